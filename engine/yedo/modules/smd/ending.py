"""The end after round 7: Kill the Shogun, the lowest and the highest prestige, the errands done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.event import Event

from .court import slot

if TYPE_CHECKING:
    from ...game import Yedo


class Goal:
    """One condition of victory: what is reached, what is asked."""

    __slots__ = ("name", "value", "target")

    def __init__(self, name: str, value: int, target: int) -> None:
        self.name, self.value, self.target = name, value, target

    @property
    def met(self) -> bool:
        return self.value >= self.target

    def to_json(self) -> dict[str, Any]:
        return {"name": self.name, "value": self.value, "target": self.target, "met": self.met}


def goals(g: Yedo) -> list[Goal]:
    """kill, lowest, highest (not in solo) and errands, as things stand."""
    own = slot(g)
    prestige = [g.state.clans[seat].pp for seat in g.players()]
    in_play = {c for c in g.state.in_play if g.cards[c].set == "kill_the_shogun"}
    values = {"lowest": min(prestige), "highest": max(prestige), "errands": len(own.done)}
    found = [Goal("kill", int(not own.kill and not in_play), 1)]
    return found + [Goal(name, values[name], target) for name, target in own.goals.items()]


def evaluate(g: Yedo) -> None:
    reached = goals(g)
    g.state.ended = "coop_won" if all(goal.met for goal in reached) else "coop_lost"
    if g.sink:
        data = {"won": g.state.ended == "coop_won", "goals": [goal.to_json() for goal in reached]}
        g.sink(Event("coop_end", None, data))


def more_result(g: Yedo, result: dict[str, Any]) -> None:
    result["goals"] = [goal.to_json() for goal in goals(g)]
    result["errands"] = list(slot(g).done)
