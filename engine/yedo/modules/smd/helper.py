"""What the co-operative table shows at a glance, and what its bots weigh: errands within reach and what they
lack, the conditions of victory, and one number for how well the group stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...missions import Missing, missing
from .court import has_space, numbers, open_errands, slot
from .ending import Goal, goals
from .errands import may_resolve
from .needs import Group

if TYPE_CHECKING:
    from ...game import Yedo


@dataclass(frozen=True, slots=True)
class ErrandStatus:
    """One open errand. `can` lists (seat, disciple) that could resolve it if activated now; `missing` is what
    the players who stand right lack; `team_missing` what even the whole group does not own; `places` the
    disciples that still have to stand somewhere ("space" is the errand's own space)."""

    card: str
    pile: str  # upcoming | current | winning
    can: list[tuple[int, int]]
    contributors: list[int]
    missing: Missing
    team_missing: Missing
    due: bool  # the next Preparation punishes it


def errand_status(g: Yedo) -> list[ErrandStatus]:
    own = slot(g)
    found = []
    for errand in open_errands(g):
        pile = "upcoming" if errand == own.upcoming else "current" if errand == own.current else "winning"
        able = resolvers(g, errand)
        groups = [Group(g, errand, seat, i) for seat, i in able or [(p, -1) for p in g.players()]]
        lacking = [(group.missing(), group) for group in groups]
        least, group = min(lacking, key=lambda entry: len(entry[0]))
        can = [(x.seat, x.disciple) for lacks, x in lacking if not lacks and x.disciple >= 0]
        if has_space(g, errand) and not able:
            least = [*least, ("errand_space", "")]
        team = Group(g, errand, group.seat, group.disciple, everybody=True).missing()
        found.append(ErrandStatus(
            errand, pile, can, sorted({p for x in groups for p in x.contributors}), least,
            [lack for lack in team if lack[0] != "district"], pile == "current",
        ))
    return found


def resolvers(g: Yedo, errand: str) -> list[tuple[int, int]]:
    """Disciples on the board that may resolve this errand, whatever it lacks."""
    return [
        (seat, i) for seat in g.players() for i, d in enumerate(g.state.clans[seat].disciples)
        if ":" in d.at and may_resolve(g, errand, seat, i)
    ]


def kill_status(g: Yedo) -> dict[int, Missing]:
    """For each player what is missing to kill the Shogun; empty once it is done."""
    kill = slot(g).kill
    if not kill:
        return {}
    return {seat: missing(g, seat, g.cards[kill].standard, -1) for seat in g.players()}


def progress(g: Yedo) -> list[Goal]:
    """The conditions of victory with what is reached and what is asked."""
    return goals(g)


def asked(level: str, players: int, g: Yedo | None = None) -> dict[str, int]:
    """What a level asks of so many players, besides the Shogun's death; alone there is no highest prestige."""
    return {
        name: value[players] if isinstance(value, dict) else value
        for name, value in numbers(g)["levels"][level].items() if players > 1 or name != "highest"
    }


# --- for bots --------------------------------------------------------------------------------------
# The same at every level: what is asked for at the end does not change how a group plays well.

AN_ERRAND = 6.0  # each counts at the end, and neglect of any is punished
A_NEGLECTED_ONE = 2.0  # what a penalty costs each player


def worth_of_kill(g: Yedo) -> float:
    """Without it everything else is in vain."""
    return 110.0


def worth_of_errand(g: Yedo, errand: str) -> float:
    """More while neglect would cost something."""
    due = errand == slot(g).current and not g.final_round()
    return AN_ERRAND + (A_NEGLECTED_ONE * len(g.players()) if due else 0.0)


def team_value(g: Yedo, seat: int) -> float:
    """How well the group stands, in prestige, for a bot to add to what it thinks of its own position."""
    own = slot(g)
    total = 0.0 if own.kill else worth_of_kill(g)
    total += AN_ERRAND * len(own.done)
    if not g.final_round() and not own.current:
        total += A_NEGLECTED_ONE * len(g.players())
    return total
