"""The deeds: directed arrangements that bind who does what to what. Every one sets its stage with the lead on the
left third, looking right; the composer may turn the finished picture round."""

from collections.abc import Callable
from dataclasses import dataclass

from yedo.pictures.parts import Stage
from yedo.pictures.words import BEASTS, BESIDE, LOW, THINGS


@dataclass(frozen=True)
class Deed:
    """An arrangement, how many of the cast it needs, and whether it shows a thing."""

    set: Callable[[Stage], None]
    least: int
    thing: bool  # may a thing be named
    crowd: bool = False  # the lead is one of many, or far away


DEEDS: dict[str, Deed] = {}


def deed(least: int, thing: bool = True, crowd: bool = False) -> Callable[[Callable[[Stage], None]], object]:
    def enter(arrange: Callable[[Stage], None]) -> Callable[[Stage], None]:
        DEEDS[arrange.__name__.rstrip("_").replace("_", "-")] = Deed(arrange, least, thing, crowd)
        return arrange

    return enter


def _size(who: tuple[str, str], low: float) -> float:
    """How large a lead is: `low` when it sits, kneels or crouches."""
    return low if who[1] in LOW else 1.58


def _beside(s: Stage) -> float:
    return BESIDE[THINGS[s.item]] if s.item else 1


def _give(s: Stage, x: float, scale: float, who: tuple[str, str]) -> None:
    """The thing of somebody: in the hand when it fits one, else on the ground before them."""
    if s.item and THINGS[s.item] in "s" and who[1] not in ("bow", "asleep", "fall", "back", "bound"):
        s.held(x, scale, who[1])
    elif s.item:
        s.thing(x + 92, -6, _beside(s))


@deed(2)
def meet(s: Stage) -> None:
    lead, second = s.who(0, "merchant", "offer"), s.who(1, "samurai", "stand")
    x, far = (205, 392) if not s.variant else (188, 366)
    if len(s.cast) > 2:
        s.actor(s.who(2, "guard", "stand"), far + 82, 1.12, True, 10, "third")
    if s.item and THINGS[s.item] in "lx":  # behind people, who would vanish behind it
        s.thing(x + 92, 4, _beside(s))
    s.actor(second, far, 1.36, True, 3, "second")
    s.actor(lead, x, 1.56, slot="lead")
    if s.item and THINGS[s.item] in "sm":
        _give(s, x, 1.56, lead)


@deed(1)
def steal(s: Stage) -> None:
    lead = s.who(0, "ninja", "creep")
    if len(s.cast) > 1:
        s.actor(s.who(1, "guard", "asleep"), 448, 1.3, True, 2, "second")
    if len(s.cast) > 2:
        s.actor(s.who(2, "guard", "asleep"), 520, 1.16, True, 8, "third")
    small = s.item and THINGS[s.item] == "s"
    if small:
        s.prop("crate", 345, 0, 0.7)
    s.thing(345, 45 if small else 0, _beside(s) * (1.05 if small else 1))
    s.actor(lead, 232 if not s.variant else 222, 1.62, slot="lead")


@deed(2)
def watch(s: Stage) -> None:
    lead = s.who(0, "ninja", "crouch")
    s.actor(s.who(1, "samurai", "stand"), 402, 0.98, False, 16, "second")
    s.actor(s.who(2, "merchant", "stand"), 470, 0.92, True, 18, "third")
    if s.item:
        s.thing(436, 16, _beside(s) * 0.62)
    s.prop("ridge", 300 if s.place.inside else 290, -6 if not s.place.inside else -40, 1, "near")
    s.actor(lead, 196, 1.5, slot="lead", up=12 if not s.place.inside else 0)


@deed(1)
def carry(s: Stage) -> None:
    lead = s.who(0, "porter", "pole")
    if len(s.cast) > 1:
        second = s.who(1, "porter", "pole")
        x, other, mid = (176, 396, 286) if s.item and THINGS[s.item] in "lx" else (196, 380, 288)
        if len(s.cast) > 2:
            s.actor(s.who(2, "samurai", "walk"), 486, 1.14, False, 8, "third")
        s.actor(second, other, 1.42, False, 3, "second")
        if s.item == "palanquin":
            s.thing(mid, 22, 1.3)
        elif "pole" in (lead[1], second[1]):
            top = 124
            if s.item:
                s.thing(mid, 30, _beside(s) * 0.9)
            s.prop("ropeline", mid, 74, 0.21)
            s.prop("beam", mid, top, (other - x + 56) / 240)
        elif s.item:
            s.thing(mid + (30 if lead[0] in BEASTS else 0), 0, 1.15 if lead[0] in BEASTS else _beside(s))
        s.actor(lead, x, 1.5, slot="lead")
    else:
        s.actor(lead, 226, 1.56, slot="lead")
        if s.item:
            s.thing(330, -4, _beside(s))


@deed(1, crowd=True)
def procession(s: Stage) -> None:
    cast = [s.who(k, "guard", "walk") for k in range(max(len(s.cast), 1))]
    rest = cast[1:] or cast  # who follows the lead goes on to the end of the row
    row = [cast[0], *(rest[k % len(rest)] for k in range(5))]
    steep = 0.3 if s.place.rise else 1  # where the road rises by itself
    spots = ((548, 0.66, 44), (496, 0.78, 36), (438, 0.92, 27), (372, 1.08, 18), (292, 1.26, 8), (196, 1.46, 0))
    for k, (x, scale, up) in enumerate(spots):
        who = row[5 - k]
        up = round(up * steep)
        if k == 3 and s.item:
            s.thing(x - 6, up + {"palanquin": 30, "lanterns": 118}.get(s.item, 0), _beside(s) * 0.86)
        s.actor(who, x, scale, True, up, "lead" if k == 5 else "second" if k == 4 else "")


@deed(1, crowd=True)
def backs(s: Stage) -> None:
    kind, pose = s.who(0, "guard", "back")
    if s.item:
        s.thing(330, 34, _beside(s))
    if len(s.cast) > 1:
        s.actor(s.who(1, "lord", "stand"), 330, 1.12, True, 36, "second")
    for k, (x, scale) in enumerate(((70, 1.3), (150, 1.42), (512, 1.36), (570, 1.26), (228, 1.5), (440, 1.44))):
        s.actor((kind, pose), x, scale, k % 2 == 0, -14, "lead" if k == 4 else "")


@deed(0)
def still(s: Stage) -> None:
    if s.cast:
        s.actor(s.who(0, "merchant", "reach"), 190, 1.66, slot="lead", up=-8)
    s.prop("ledge", 300, 28)
    s.still(312 if not s.cast else 346, 32)
    if not s.cast and s.aim:
        s.face = s.aim


@deed(2)
def threaten(s: Stage) -> None:
    lead, second = s.who(0, "merchant", "lantern"), s.who(1, "ninja", "raise")
    s.actor(second, 428, 2.05, True, -22, "second", "shadow")
    s.actor(lead, 214, 1.56, slot="lead")
    if s.item:
        s.thing(312, -6, _beside(s))


@deed(1)
def run(s: Stage) -> None:
    lead = s.who(0, "courier", "run")
    if len(s.cast) > 2:
        s.actor(s.who(2, "guard", "run"), 52, 0.98, False, 18, "third")
    if len(s.cast) > 1:
        s.actor(s.who(1, "guard", "run"), 112, 1.2, False, 9, "second")
    s.actor(lead, 246, 1.6, slot="lead")
    if s.item and THINGS[s.item] == "s" and lead[0] not in BEASTS:
        s.held(246, 1.6, lead[1])
    elif s.item:
        s.thing(372, 6, _beside(s) * 0.8)


@deed(1, crowd=True)
def honour(s: Stage) -> None:
    lead = s.who(0, "lord", "stand")
    kind = s.who(1, "samurai", "bow")[0]
    for k, x in enumerate((396, 468, 540)):
        s.actor((kind, "bow"), x, 1.0, True, 34 - k * 3)
    if s.item:
        s.thing(292, 4, _beside(s))
    s.actor(lead, 196, 1.6, slot="lead")
    for k, x in enumerate((386, 466, 546)):
        s.actor((kind, "bow"), x, 1.22, True, -2, "second" if not k else "")


@deed(1, crowd=True)
def sleep(s: Stage) -> None:
    lead = s.who(0, "guard", "asleep")
    others = [s.who(1, lead[0], "asleep"), s.who(2, lead[0], "asleep")]
    s.actor(others[1], 520, 1.3, True, 10)
    if s.item:
        s.thing(322, 2, _beside(s))
    s.actor(others[0], 432, 1.5, True, 0, "second")
    s.actor(lead, 206, 1.76, slot="lead")


def _desk(s: Stage, pose: str) -> None:
    lead = s.who(0, "merchant", pose)
    if len(s.cast) > 1:
        s.actor(s.who(1, "page", "kneel"), 442, 1.38, True, 4, "second")
    low = lead[1] in LOW
    if low:
        s.prop("desk", 296, -4, 1.1)
        if s.item and THINGS[s.item] == "s":
            s.thing(300, 40, 0.72)
        elif s.item:
            s.thing(372, 0, _beside(s))
    elif s.item:
        s.thing(332, 0, _beside(s))
    s.actor(lead, 208, 1.9 if low else 1.58, slot="lead")
    if s.dark:
        s.thing(
            *((356, 38, 0.6, "candle") if low else (540, 8, 1.0, "lamp" if s.place.inside else "brazier")), aim=False
        )


@deed(1)
def read(s: Stage) -> None:
    _desk(s, "read")


@deed(1)
def write(s: Stage) -> None:
    _desk(s, "write")


@deed(2)
def pour(s: Stage) -> None:
    lead, second = s.who(0, "geisha", "pour"), s.who(1, "samurai", "drink")
    if len(s.cast) > 2:
        s.actor(s.who(2, "merchant", "kneel"), 494, 1.4, True, 12, "third")
    s.actor(second, 402, 1.7, True, 2, "second")
    if s.item:
        s.thing(306, 0, _beside(s) * 0.95)
    else:
        s.thing(306, 0, 0.9, "tray")
    s.actor(lead, 206, _size(lead, 1.86), slot="lead")


@deed(2)
def duel(s: Stage) -> None:
    lead, second = s.who(0, "samurai", "guard"), s.who(1, "ronin", "raise")
    if len(s.cast) > 2:
        s.actor(s.who(2, "guard", "stand"), 506, 0.9, True, 26, "third")
    if s.item:
        s.thing(302, 4, _beside(s) * 0.9)
    s.actor(second, 402, 1.42, True, 4, "second")
    s.actor(lead, 206, 1.56, slot="lead")


@deed(1)
def leap(s: Stage) -> None:
    lead = s.who(0, "ninja", "leap")
    if len(s.cast) > 1:
        s.actor(s.who(1, "guard", "look"), 404, 1.2, True, 0, "second")
    if len(s.cast) > 2:
        s.actor(s.who(2, "guard", "point"), 474, 1.08, True, 6, "third")
    s.actor(lead, 226, 1.5, up=34, slot="lead")
    if s.item:
        s.thing(322, 30 if THINGS[s.item] == "s" else 0, _beside(s) * 0.8)


@deed(1)
def climb(s: Stage) -> None:
    lead = s.who(0, "ninja", "climb")
    if len(s.cast) > 1:
        s.actor(s.who(1, "guard", "back"), 424, 1.06, False, 12, "second")
    if len(s.cast) > 2:
        s.actor(s.who(2, "ninja", "stand"), 330, 1.3, True, 0, "third")
    s.prop("ropeline", 238, 0, 1.1)
    s.actor(lead, 212, 1.46, up=22, slot="lead")
    if s.item:
        s.thing(344, 0, _beside(s) * 0.9)


@deed(2)
def listen(s: Stage) -> None:
    lead = s.who(0, "ninja", "crouch")
    if s.dark:
        s.lights.append((438, s.floor(438) - 90, 2.2))
    s.actor(s.who(1, "lord", "kneel"), 402, 1.42, False, 10, "second")
    s.actor(s.who(2, "merchant", "kneel"), 494, 1.36, True, 8, "third")
    if s.item:
        s.thing(448, 6, _beside(s) * 0.66)
    s.prop("panel", 300, -8, 1.18)
    s.actor(lead, 190, _size(lead, 1.72), slot="lead")


@deed(1, crowd=True)
def window(s: Stage) -> None:
    """Shadows on lit paper, people below."""
    lead = s.who(0, "geisha", "play")
    x = 372
    s.shine("paper", x, 62, 1.5, 2.4)
    s.actor(lead, x - 22, 1.2, False, 78, "lead", "shadow")
    if s.item:
        s.shadow(x + 48, 78, _beside(s) * 0.5)
    below = [s.who(k, "merchant", "back") for k in range(1, max(len(s.cast), 2))]
    for k, who in enumerate((below * 3)[:3]):
        s.actor(
            (who[0], who[1]), (168, 236, 112)[k], (1.18, 1.06, 1.02)[k], False, (0, 4, 8)[k], "second" if not k else ""
        )


@deed(1)
def look_up(s: Stage) -> None:
    lead = s.who(0, "merchant", "look")
    if len(s.cast) > 2:
        s.actor(s.who(2, "child", "look"), 286, 1.2, False, 2, "third")
    if len(s.cast) > 1:
        s.actor(s.who(1, "wife", "point"), 118, 1.26, False, 6, "second")
    if s.item:
        up = {"comet": 176, "bell": 34, "lanterns": 120, "dove": 96, "charm": 70}.get(s.item, 0)
        s.thing(392, up, 1.0 if s.item == "comet" else _beside(s) * 1.1)
    s.actor(lead, 206, 1.46, slot="lead")


@deed(0)
def burn(s: Stage) -> None:
    if s.item and s.item != "blaze":
        s.thing(402, 4, _beside(s) * 1.1)
    s.thing(412, -8, 0.94, "blaze", aim=not s.item)
    if len(s.cast) > 1:
        s.actor(s.who(1, "guard", "run"), 300, 1.16, True, 10, "second")
    if s.cast:
        s.actor(s.who(0, "ninja", "torch"), 200, 1.5, slot="lead")
    elif s.aim:
        s.face = s.aim


@deed(0)
def wreck(s: Stage) -> None:
    lead = s.who(0, "farmer", "look")
    if s.item:
        s.thing(392, 0, _beside(s) * 1.16)
    else:
        s.thing(392, 0, 1.15, "broken")
    if len(s.cast) > 1:
        s.actor(s.who(1, "porter", "reach"), 292, 1.22, False, 6, "second")
    s.actor(lead, 196, 1.5, slot="lead")


@deed(1)
def build(s: Stage) -> None:
    lead = s.who(0, "porter", "carry")
    s.thing(420, 0, 1.12, "scaffold", aim=not s.item)
    s.actor(s.who(2, "smith", "raise"), 468, 0.9, True, 64, "third")
    s.actor(s.who(1, "porter", "carry"), 350, 1.3, False, 4, "second")
    if s.item:
        s.thing(282, -4, _beside(s) * 0.8)
    s.actor(lead, 204, 1.54, slot="lead")


@deed(2)
def play(s: Stage) -> None:
    lead, second = s.who(0, "merchant", "kneel"), s.who(1, "samurai", "kneel")
    if len(s.cast) > 2:
        s.actor(s.who(2, "page", "kneel"), 496, 1.34, True, 14, "third")
    s.actor(second, 400, 1.7, True, 2, "second")
    if s.item:
        s.thing(302, 0, _beside(s) * 1.05)
    s.actor(lead, 204, _size(lead, 1.86), slot="lead")


@deed(1)
def flight(s: Stage) -> None:
    lead = s.who(0, "ninja", "look")
    if len(s.cast) > 1:
        s.actor(s.who(1, "child", "point"), 290, 1.0, False, 4, "second")
    s.thing(396, 88, 1.1, s.item or "dove", flip=True)
    s.actor(lead, 204, 1.44, slot="lead")


@deed(1)
def sickbed(s: Stage) -> None:
    lead = s.who(0, "doctor", "kneel")
    if len(s.cast) > 1:
        s.actor(s.who(1, "wife", "kneel"), 494, 1.5, True, 16, "second")
    s.thing(386, -2, 1.25, "bed", flip=True, aim=not s.item)
    if s.item:
        s.thing(300, 0, _beside(s) * 0.9)
    s.actor(lead, 208, _size(lead, 1.82), slot="lead")


@deed(2)
def seize(s: Stage) -> None:
    """Somebody is held fast or led away."""
    lead, second = s.who(0, "ninja", "reach"), s.who(1, "merchant", "bound")
    if len(s.cast) > 2:
        s.actor(s.who(2, "ninja", "stand"), 452, 1.3, True, 6, "third")
    if s.item and THINGS[s.item] in "lx":
        s.thing(456, 2, _beside(s))
    s.actor(second, 326, 1.66 if second[1] in LOW else 1.34, True, 2, "second")
    s.actor(lead, 216, 1.56, slot="lead")
    if s.item and THINGS[s.item] in "sm":
        s.thing(414, -4, _beside(s))


@deed(1, crowd=True)
def array(s: Stage) -> None:
    """A rank under arms, a leader before it."""
    lead = s.who(0, "lord", "point")
    kind, pose = s.who(1, "guard", "stand")
    other = s.who(2, kind, pose) if len(s.cast) > 2 else (kind, pose)
    for k, x in enumerate((336, 388, 440, 492, 544)):
        s.actor((kind, pose) if k % 2 else other, x, 1.04 - k * 0.04, True, 24 + k * 4, "second" if not k else "")
    if s.item:
        s.thing(292, 0, _beside(s) * 0.9)
    s.actor(lead, 200, 1.56, slot="lead")
