"""The words a picture is told in: closed lists, and the few numbers that go with each word."""

from dataclasses import dataclass

WIDTH, HEIGHT = 600, 260  # units of every picture

Rgb = tuple[int, int, int]


@dataclass(frozen=True)
class Hour:
    """How an hour colours what was drawn by day: times `by`, plus `add`; its sky from top to bottom."""

    by: tuple[float, float, float]
    add: Rgb
    sky: tuple[Rgb, Rgb, Rgb]
    dark: bool = False


HOURS = {
    "dawn": Hour((0.97, 0.93, 0.9), (10, 4, 6), ((143, 180, 200), (226, 214, 200), (248, 214, 176))),
    "day": Hour((1, 1, 1), (0, 0, 0), ((134, 184, 202), (190, 214, 208), (243, 234, 210))),
    "dusk": Hour((0.82, 0.64, 0.62), (24, 8, 20), ((88, 60, 116), (196, 92, 82), (244, 178, 108)), True),
    "night": Hour((0.4, 0.49, 0.64), (4, 10, 24), ((12, 24, 46), (26, 50, 84), (58, 92, 128)), True),
    "lamp": Hour((0.78, 0.62, 0.46), (16, 8, 2), ((14, 24, 42), (30, 46, 72), (66, 72, 88)), True),
    "grey": Hour((0.72, 0.77, 0.78), (18, 22, 24), ((122, 134, 142), (164, 174, 176), (204, 208, 198))),
    "white": Hour((0.86, 0.9, 0.94), (22, 24, 26), ((158, 178, 194), (206, 216, 220), (240, 242, 238))),
}


@dataclass(frozen=True)
class Place:
    """Where it happens: how far up people stand, what is seen beyond, where a lamp hangs after dark."""

    stand: int = 240
    far: str = ""
    inside: bool = False
    lit: bool = True  # windows or lamps of its own
    lamp: tuple[int, int] = (470, 150)
    slant: bool = False  # a slanting line of its own
    rise: float = 0  # how much higher people stand for every unit to the right


PLACES = {
    "keep": Place(244, "hills", lamp=(420, 120)),
    "hall": Place(246, inside=True, lit=False, lamp=(548, 198)),
    "court": Place(246, lamp=(420, 130)),
    "wall": Place(246, "town", lit=False, lamp=(500, 150)),
    "gate": Place(244, "hills", lamp=(500, 124)),
    "guardhouse": Place(244, "castle", lamp=(415, 160)),
    "road": Place(244, "fuji", lit=False, lamp=(455, 186), slant=True),
    "street": Place(246, "town", lamp=(440, 120), slant=True),
    "taproom": Place(246, inside=True, lit=False, lamp=(250, 60)),
    "yard": Place(244, "town", lamp=(480, 165)),
    "quay": Place(246, "sea", lit=False, lamp=(560, 176), slant=True),
    "sea": Place(236, "sea", lit=False, lamp=(330, 150), slant=True),
    "deck": Place(246, "sea", lit=False, lamp=(446, 120), slant=True),
    "church": Place(246, "sea", lamp=(420, 150)),
    "lattice": Place(246, "town", lamp=(450, 114)),
    "upper": Place(246, "castle", True, False, (110, 198)),
    "gardengate": Place(246, "hills", lamp=(200, 165)),
    "stalls": Place(246, "town", lamp=(500, 116)),
    "storehouse": Place(246, "town", lit=False, lamp=(356, 140)),
    "smithy": Place(246, inside=True, lamp=(480, 165)),
    "temple": Place(246, "pagoda", lamp=(440, 150)),
    "stair": Place(250, "hills", lit=False, lamp=(250, 150), slant=True),
    "bellhouse": Place(246, "pagoda", lit=False, lamp=(320, 110)),
    "altar": Place(246, inside=True, lamp=(480, 145)),
    "roofs": Place(236, "castle", lamp=(525, 196), slant=True, rise=0.062),
    "bridge": Place(238, "hills", lit=False, lamp=(450, 150), slant=True, rise=0.07),
    "pass": Place(246, "peaks", lit=False, lamp=(430, 186), slant=True),
    "bamboo": Place(246, "hills", lit=False, lamp=(450, 186)),
    "river": Place(250, "town", lit=False, lamp=(450, 216)),
    "pond": Place(250, "hills", lamp=(480, 150)),
    "corridor": Place(250, inside=True, lamp=(500, 120), slant=True),
    "prison": Place(246, inside=True, lamp=(250, 70)),
    "cellar": Place(246, inside=True, lit=False, lamp=(446, 198)),
    "room": Place(246, inside=True, lamp=(556, 198)),
    "teahouse": Place(246, inside=True, lamp=(90, 90)),
    "camp": Place(246, "hills", lamp=(460, 190)),
    "field": Place(246, "fuji", lit=False, lamp=(450, 186)),
}

WEATHERS = ("clear", "rain", "storm", "snow", "mist", "petals", "leaves", "smoke")
LIGHTS = ("sun", "moon", "stars", "lantern", "fire", "shaft", "none")
FRAMES = (
    "none",
    "branch",
    "bough",
    "blossom",
    "pine",
    "trunk",
    "pillars",
    "lattice",
    "eaves",
    "grass",
    "curtain",
    "bamboo",
    "screen",
    "rigging",
)
FOCUSES = ("lead", "thing", "both")
SIDES = ("left", "right")

LONG = ("lord", "merchant", "monk", "doctor", "geisha", "wife", "page", "padre", "beggar", "courtier", "player")
KINDS = ("ninja", "samurai", "guard", "ronin", "courier", "porter", "farmer", "warrior", "smith", "child", *LONG)
BEASTS = ("dog", "ox", "horse", "rider")
SIZES = {"child": 0.64, "page": 0.84}
DIM = ("ninja", "padre", "ronin")  # dark clothes: a pale glow behind them at night

# pose -> head above the feet, hand beside and above the feet (of a figure a hundred units tall)
POSES: dict[str, tuple[int, tuple[int, int]]] = {
    "stand": (92, (20, 48)),
    "walk": (91, (20, 48)),
    "run": (86, (40, 66)),
    "crouch": (64, (34, 26)),
    "leap": (86, (4, 112)),
    "guard": (86, (30, 60)),
    "raise": (87, (2, 110)),
    "shoot": (88, (42, 76)),
    "carry": (82, (6, 92)),
    "reach": (84, (42, 60)),
    "sit": (56, (22, 16)),
    "kneel": (67, (20, 25)),
    "creep": (64, (44, 40)),
    "climb": (92, (18, 116)),
    "pole": (91, (8, 84)),
    "torch": (86, (37, 106)),
    "lantern": (91, (42, 34)),
    "umbrella": (91, (18, 68)),
    "bow": (18, (36, 2)),
    "asleep": (54, (4, 24)),
    "back": (92, (20, 48)),
    "point": (92, (42, 80)),
    "offer": (92, (36, 66)),
    "look": (93, (15, 95)),
    "read": (92, (24, 66)),
    "write": (67, (30, 34)),
    "pour": (67, (36, 40)),
    "drink": (67, (15, 60)),
    "play": (67, (10, 32)),
    "dance": (91, (34, 98)),
    "bound": (63, (0, 30)),
    "fall": (16, (10, 10)),
}
LEGS_ONLY = ("run", "crouch", "creep", "leap", "climb", "shoot", "pole", "guard", "torch")
LOW = ("kneel", "write", "pour", "drink", "play", "bound", "asleep", "sit", "bow", "fall", "crouch", "creep")

# thing -> s (fits a hand), m (one person carries it), l (stands by itself), x (larger than people)
_SIZES = {
    "s": "letter scroll seal book letterbox coins purse key cup teabowl flask charm mask fan dice dagger arrows carp "
    "dove doku katana shuko metsubushi fukiya yumi nawa shuriken candle plan sandals incense hat cushion",
    "m": "notice chest openchest scales cask basket melons crate silk goboard shamisen snapped drum twin sword rusty "
    "clock hawk heron grave anvil bundle net cross desk tray lamp lantern brazier ladder banner spears cage",
    "l": "rice cart tipped bell armour rack cannon kegs bed corpse screen fence broken planks well stones tatami "
    "curtain throne dais palanquin flame lanterns",
    "x": "boat junk blackship wreck catfish scaffold gate toll blaze comet",
}
THINGS = {name: size for size, names in _SIZES.items() for name in names.split()}
SHINING = ("lantern", "lanterns", "flame", "blaze", "candle", "lamp", "comet", "brazier")
PROPS = ("ledge", "ridge", "ropeline", "beam", "panel", "paper")  # parts of deeds, not words
HELD, BESIDE, LARGE = (
    {"s": 0.42, "m": 0.5, "l": 0.5, "x": 0.4},
    {"s": 0.66, "m": 0.86, "l": 1.0, "x": 1.1},
    {"s": 1.35, "m": 1.3, "l": 1.15, "x": 1.05},
)

# Finished scenes a card may keep instead of words.
SCENES = (
    "espionage", "espionage_b", "theft", "theft_b", "kidnapping", "kidnapping_b", "assassination",
    "assassination_b", "warfare", "warfare_b", "kill_the_shogun", "jesuits", "action_disciple",
    "action_hard_interaction", "action_neutral", "action_resources", "action_rule_changers",
    "action_watch_patrol", "bonus", "emperor_green", "emperor_red", "emperor_yellow", "event_closed_districts",
    "event_closed_locations", "event_cruel_fate", "event_jesuits", "event_neutral", "event_resources",
    "event_watch_patrol",
)  # fmt: skip
SPOKEN = ("deed", "place", "hour", "weather", "cast", "thing", "light", "frame", "focus", "side", "parts", "scene")
