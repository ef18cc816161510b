"""The prints in the strip of the others' moves: which events are key moves of this game, and their pictures."""

from engine.core.event import Event
from engine.core.words import t
from engine.shitenno import say
from engine.shitenno.game import Shitenno
from yedo.table.strip import Move

PUBLIC = -1  # the prints hang in everybody's sight
# Key moves: their sign, and how long one stays in sight, as a part of the pace in the settings.
SIGNS = {
    "place": ("kamon", 0.7), "gild": ("kamon_gold", 0.6), "accept": ("lot", 0.5), "take": ("lot", 0.5),
    "keep": ("lot", 0.4), "draw": ("card", 0.3),
}  # fmt: skip


def move_of(g: Shitenno, event: Event, number: int) -> Move | None:
    """The print of an event, None if it is no key move. Only what everybody may see goes into it."""
    seat = event.player
    if event.kind not in SIGNS or seat is None or seat < 0:
        return None
    color = g.state.generals[seat].color
    if event.kind == "place":
        picture = f"shitenno/kamon_{color}"
    elif event.kind == "gild":
        picture = f"shitenno/kamon_gold_{color}"
    elif event.kind == "draw":
        picture = "shitenno/back_troop"
    else:
        picture = f"shitenno/seal_{event.data['seal']}"
    sign, stays = SIGNS[event.kind]
    words = say.event_line(g, event, PUBLIC) or ""
    if "seal" in event.data:  # a print has no room for a list of cards
        gaps = {"name": g.state.generals[seat].name, "n": len(event.data["cards"])}
        words = t(f"shitenno.print.{event.kind}", title=say.title_noun(g, event.data["seal"]), **gaps)
    return Move(number, seat, event.kind, color, picture, words, f"shitenno/icon_{sign}", stays)
