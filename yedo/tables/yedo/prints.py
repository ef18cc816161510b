"""The prints in the strip of the others' moves: which events are key moves of Yedo, and their pictures."""

from engine.core.event import Event
from engine.yedo import say
from engine.yedo.game import Yedo
from yedo.table.strip import Move
from yedo.tables.yedo import cards

PUBLIC = -1  # the prints hang in everybody's sight
# Key moves: their sign, and how long one stays in sight, as a part of the pace in the settings.
SIGNS = {
    "mission_done": ("mission", 1.0), "errand_done": ("errand", 1.0), "shogun_dead": ("trophy", 1.0),
    "arrest": ("arrest", 1.0), "play_card": ("play", 0.5), "negated": ("negate", 0.5), "blackmail": ("blackmail", 0.5),
    "use_character": ("character", 0.5), "recruit_character": ("recruit", 0.4), "daimyo_card": ("daimyo", 0.5),
    "win_auction": ("auction", 0.4), "gain_weapon": ("pay", 0.3), "gain_annex": ("pay", 0.3),
    "gain_geisha": ("pay", 0.3), "gain_pp": ("pay", 0.3),
}  # fmt: skip


def bought(event: Event) -> bool:
    """Whether a gain is a purchase, not the reward of a card or part of a lot."""
    if event.kind == "gain_weapon":
        return str(event.data.get("from", "")).startswith("market:")
    return event.data.get("why") in {"gain_annex": ("tavern",), "gain_geisha": ("red_light",)}.get(
        event.kind, ("luxury",)
    )


def move_of(g: Yedo, event: Event, number: int) -> Move | None:
    """The print of an event, None if it is no key move. Only what everybody may see goes into it."""
    seat = event.player
    if event.kind not in SIGNS or seat is None or (event.kind.startswith("gain_") and not bought(event)):
        return None
    data = event.data
    color = "daimyo" if seat == g.outsider else g.state.clans[seat].color
    card = str(data.get("card", ""))
    if card not in g.cards:
        card = ""
    if card:
        picture = cards.vignette(g.cards[card])
    elif event.kind == "arrest":
        kind = data["kind"]
        picture = f"pieces/{kind}" if kind in ("errand_boy", "ronin") else f"pieces/{kind}_{color}"
    elif event.kind == "win_auction":
        picture = f"icons/{data['lot'] if data['lot'] in g.board.types else 'auction'}"
    elif event.kind == "gain_weapon":
        picture = f"pieces/weapon_{data['weapon']}"
    elif event.kind == "gain_annex":
        picture = f"pieces/annex_{data['annex']}"
    elif event.kind == "gain_geisha":
        picture = f"pieces/geisha_{data['value']}"
    elif event.kind == "gain_pp":
        picture = "icons/luxury"
    else:
        return None
    words = say.event_line(g, event, PUBLIC) or ""
    return Move(number, seat, event.kind, color, picture, words, *SIGNS[event.kind], card)
