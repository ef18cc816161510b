"""The prints that hang in the strip of the others' moves."""

from __future__ import annotations

from engine.core.event import Event
from engine.edo.game import Edo
from engine.edo.tell import event_line
from yedo.table.strip import Move
from yedo.tables.edo.part import icon

STAYS = {"reveal": 1.0, "build": 1.0, "develop": 0.8, "trade": 0.7, "place": 0.4, "pass": 0.3}


def move_of(view: Edo, event: Event, number: int) -> Move | None:
    """None if the event is no key move."""
    stays = STAYS.get(event.kind)
    if stays is None or event.player is None:
        return None
    color, data = view.state.clans[event.player].color, event.data
    words = event_line(view, event, None) or ""
    picture, sign, card = icon("march"), icon("march"), ""
    if event.kind == "reveal":
        picture = sign = icon(data["deed"])
    elif event.kind == "build":
        kind = data["building"]
        picture, sign = "edo/fortress" if kind == "fortress" else f"edo/{kind}_{color}", icon("house")
    elif event.kind == "develop":
        picture, sign, card = f"edo/picture_{data['card']}", icon("development"), data["card"]
    elif event.kind == "trade":
        picture = sign = icon("trade")
    elif event.kind == "place":
        picture, sign = f"edo/samurai_{color}", icon("place")
    elif event.kind == "pass":
        picture = sign = icon("forfeit")
    return Move(number, event.player, event.kind, color, picture, words, sign, stays, card)
