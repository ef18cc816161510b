"""What of Yedo cannot be taken back: a hidden card was seen, or it showed who could play one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from engine.core import plain
from engine.core.event import Event
from engine.core.plain import Plain

from .game import Yedo
from .play import Pass, React
from .state import HIDDEN


def windows(g: Yedo) -> list[Any]:
    """The rounds of "does anybody want to play a card?" that are open: who is asked next in them, and whether
    anybody is, tells who holds a card that could be played."""
    return [plain.dump(procedure) for procedure in g.state.stack if isinstance(procedure, (Pass, React))]


def reveals(before: Yedo, after: Yedo, events: list[Event]) -> bool:
    """Whether any seat can see something now that it could not see before."""
    told = {text for event in events for text in texts(event.data)}
    for clan in before.state.clans:
        ids, backs = cards_seen(before, clan.seat)
        ids_now, backs_now = cards_seen(after, clan.seat)
        if not (ids_now | (told & before.cards.keys())) <= ids:
            return True
        if backs_now[HIDDEN + "weapon"] < backs[HIDDEN + "weapon"]:
            return True
    return False


def cards_seen(g: Yedo, seat: int) -> tuple[set[str], Counter[str]]:
    """The cards a seat sees, and the backs."""
    view = g.view(seat)
    s = view.state
    lying = [*s.decks.values(), s.events, s.in_play, s.box, s.favors, s.weapon_stack]
    for clan in s.clans:
        lying += [clan.missions, clan.completed, clan.actions, clan.bonus, clan.blackmail]
    found = {text for texts in lying for text in texts}
    own = view.decision.options if view.decision is not None and view.decision.player == seat else []
    deeper = [*texts((s.stack, s.guests, own))]
    backs = Counter(text for text in (*s.weapon_stack, *deeper) if text[:1] == HIDDEN)
    return (found | set(deeper)) & g.cards.keys(), backs


def texts(value: Any) -> Iterator[str]:
    """Every word in a state, however deep."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, (list, tuple, set, frozenset)):
        for part in value:
            yield from texts(part)
    elif isinstance(value, dict):
        for name, part in value.items():
            yield from texts(name)
            yield from texts(part)
    elif isinstance(value, Plain):
        for item in fields(value):  # type: ignore[arg-type]
            yield from texts(getattr(value, item.name))
