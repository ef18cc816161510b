"""What a position is worth to the group when a round begins, learned from games: whether the Shogun will be killed, how
many errands will be done and which prestige the last and the first player will have in the end; and from these how
likely the group is to win. It reads a seat's own hand and what is public of the others.

The table is data/yedo/coop_leaf.yaml (engine/yedo/lab/coop_fitting.py makes it). All levels count alike: what is asked
for in the end does not change how a group plays."""

from __future__ import annotations

from functools import cache
from math import exp
from typing import TYPE_CHECKING

from engine.core.yaml_file import BadFile, read_yaml
from engine.paths import data_dir
from engine.yedo.modules.smd.court import numbers, slot
from engine.yedo.modules.smd.helper import asked

from .coop_kill import shortfall
from .leaf import public, rounds_left
from .value import Outlook
from .weights import Weights, standard_weights

if TYPE_CHECKING:
    from engine.yedo.game import Yedo

BASE, SPREAD = "base", "spread"
PLAYERS = ("alone", "two", "three", "four")
THINGS = ("mon", "people", "weapons", "annexes", "geishas", "blessings", "actions", "bonus_cards")
# What each of the four depends on. Fewer would foretell worse, more are noise in so few games.
OF_PRESTIGE = (*PLAYERS, "killed", "short", "due", *THINGS, "blackmail", "mean", "ready", "near", "far")
USED = {
    "kill": ("alone", "short", "second", "mon", "people", "weapons", "annexes", "geishas"),
    "lowest": (*OF_PRESTIGE, "lowest"),
    "highest": (*OF_PRESTIGE, "highest"),
    "errands": (
        *PLAYERS, "killed", "short", "due", "due_short", "winning", "winning_short", "errands", "mon", "people",
        "weapons", "annexes", "geishas", "blessings", "actions",
    ),
}  # fmt: skip
FAR = 8.0  # a shortfall from which on it makes no difference
FAR_ERRAND = 6.0
VICTORY = 30.0  # prestige of every player that winning counts for, so that a point at stake counts about one
NEARLY = {"lowest": 2.0, "highest": 2.0, "errands": 0.7}  # at the end: so near a goal is better than farther from it
STEEP = 1.7  # makes a logistic curve out of a standard deviation


def features(g: Yedo, seat: int, w: Weights) -> dict[str, float]:
    """Means over the players, where nothing else is said."""
    s, own, seats = g.state, slot(g), g.players()
    clans = [s.clans[p] for p in seats]
    n = len(clans)
    x = {name: float(n == i) for i, name in enumerate(PLAYERS, 1)}
    short = [FAR, FAR] if own.kill else [0.0, 0.0]  # of who is nearest to killing the Shogun, and of the next
    if own.kill:
        block = g.cards[own.kill].standard
        short = sorted([FAR, *(min(FAR, shortfall(g, block, p)) for p in seats)])
    x["killed"], x["short"], x["second"] = float(not own.kill), short[0], short[1]
    x["errands"] = float(len(own.done))
    for name, errand in (("due", own.current), ("winning", own.winning[-1] if own.winning and own.winning_up else "")):
        x[name] = float(bool(errand))
        x[f"{name}_short"] = 0.0
        if errand:
            block = g.cards[errand].standard
            x[f"{name}_short"] = min(FAR_ERRAND, *(shortfall(g, block, p) for p in seats))
    prestige = [clan.pp for clan in clans]
    x["lowest"], x["highest"] = float(min(prestige)), float(max(prestige))
    totals = [sum(column) / n for column in zip(*map(public, clans), strict=True)]
    x["mean"], *things, _ = totals
    x |= zip(THINGS, things, strict=True)
    x["blackmail"] = sum(len(clan.blackmail) for clan in clans) / n
    x |= {name: worth / n for name, worth in zip(("ready", "near", "far"), missions(g, seat, w), strict=True)}
    return x


def missions(g: Yedo, seat: int, w: Weights) -> list[float]:
    """What the seat's own missions pay that lack nothing, one thing, more."""
    o = Outlook(g, seat, w)
    held = [0.0, 0.0, 0.0]
    for u in o.undertakings:
        if u.job.id in o.clan.missions:
            lacking = len(u.items) + max(0, u.job.standard.people - o.people)
            held[min(2, lacking)] += max(u.gain, 0.0 if u.extra else u.gain_both, 0.0)
    return held


def logistic(x: float) -> float:
    return 1 / (1 + exp(-x)) if x > -50 else 0.0


def chance(g: Yedo, kill: float, reached: dict[str, float], spread: dict[str, float]) -> float:
    """How likely the group wins, over all levels, if it is to end about there."""
    levels = numbers(g)["levels"]
    total = 0.0
    for level in levels:
        part = kill
        for name, n in asked(level, len(g.players()), g).items():
            part *= logistic(STEEP * (reached[name] - n + 0.5) / spread[name])
        total += part
    return total / len(levels)


class CoopLeaf:
    """The fitted table: for each of the four a row for every feature, with a number for 1, 2, 3 ... rounds left."""

    def __init__(self, raw: dict[str, dict[str, list[float]]]) -> None:
        for goal, used in USED.items():
            more = () if goal == "kill" else (SPREAD,)
            if set(raw.get(goal, ())) != {BASE, *used, *more}:
                raise BadFile(f"coop_leaf.yaml: “{goal}” must have one row for every feature that it depends on")
        if len(lengths := {len(row) for rows in raw.values() for row in rows.values()}) != 1:
            raise BadFile("coop_leaf.yaml: all rows must be of the same length")
        self.rows = raw
        self.longest = lengths.pop()
        self.w = standard_weights("shogun")

    def value(self, g: Yedo, seat: int) -> float:
        """In prestige of all players together."""
        return VICTORY * len(g.players()) * self.chance(g, seat)

    def chance(self, g: Yedo, seat: int) -> float:
        own = slot(g)
        if g.decision is None:
            prestige = [g.state.clans[p].pp for p in g.players()]
            reached = {"lowest": float(min(prestige)), "highest": float(max(prestige)), "errands": float(len(own.done))}
            return chance(g, float(not own.kill), reached, NEARLY)
        k = min(self.longest, rounds_left(g)) - 1
        x = features(g, seat, self.w)
        foretold = {
            goal: self.rows[goal][BASE][k] + sum(x[name] * self.rows[goal][name][k] for name in used)
            for goal, used in USED.items()
        }
        kill = logistic(foretold["kill"]) if own.kill else 1.0
        return chance(g, kill, foretold, {goal: rows[SPREAD][k] for goal, rows in self.rows.items() if SPREAD in rows})


@cache
def standard_coop_leaf() -> CoopLeaf:
    return CoopLeaf(read_yaml(data_dir() / "yedo" / "coop_leaf.yaml"))
