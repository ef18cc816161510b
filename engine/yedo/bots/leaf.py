"""What a position is worth when a round begins, learned from games: how far a seat will end before the mean
of its rivals. A sum of features, each with a coefficient for the rounds still to be played, from data/yedo/leaf.yaml
(`yedo tournament --fit` makes it). It reads a seat's own hand and what is public of the others."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engine.core.yaml_file import BadFile, read_yaml
from engine.paths import data_dir
from engine.yedo.cards.bonus import points
from engine.yedo.state import HIDDEN

from . import module_worth
from .round_plan import RoundPlan
from .value import Outlook
from .weights import Weights, standard_weights

if TYPE_CHECKING:
    from engine.yedo.game import Yedo
    from engine.yedo.state import Clan

OWN = (
    "mon", "first_mon", "third", "fourth", "weapons", "kinds", "geishas", "dojo", "yashiki", "karesansui",
    "kobudo_ryu", "blessings", "actions", "bonus_cards", "bonus_points", "blackmail", "missions", "ready", "ready_n",
    "near", "near_n", "far", "far_n", "later", "plan", "order", "modules",
)  # fmt: skip
THEIRS = (
    "lead", "their_mon", "their_people", "their_weapons", "their_annexes", "their_geishas", "their_blessings",
    "their_actions", "their_bonus", "their_missions", "ahead",
)  # fmt: skip
FEATURES = (*OWN, *THEIRS)
BASE = "base"
VICTORY = 4.0  # prestige that winning itself counts for when a game is played to its end
FIRST = 6  # mon that buy the cheapest things


def features(g: Yedo, seat: int, w: Weights) -> list[float]:
    """What the leaf looks at, in the order of FEATURES."""
    s = g.state
    o = Outlook(g, seat, w)
    clan = o.clan
    held: list[list[float]] = [[], [], []]  # gains of missions that lack nothing, one thing, more
    for u in o.undertakings:
        lacking = len(u.items) + max(0, u.job.standard.people - o.people)
        held[min(2, lacking)].append(max(u.gain, u.gain_both if not u.extra else u.gain, 0.0))
    known = [c for c in clan.bonus if c[:1] != HIDDEN]
    annexes = clan.annexes
    own = [
        float(clan.mon),
        float(min(FIRST, clan.mon)),
        float(o.people > 2),
        float(o.people > 3),
        float(len(clan.weapons)),
        float(len(set(clan.weapons))),
        float(len(clan.geishas)),
        float("dojo" in annexes),
        float("yashiki" in annexes),
        float("karesansui" in annexes),
        float("kobudo_ryu" in annexes),
        float(clan.blessings),
        float(len(clan.actions)),
        float(len(clan.bonus)),
        float(sum(points(g, seat, c) for c in known)),
        float(len(clan.blackmail)),
        float(len(clan.missions)),
        sum(held[0]),
        float(len(held[0])),
        sum(held[1]),
        float(len(held[1])),
        sum(held[2]),
        float(len(held[2])),
        o.room_later(),
        RoundPlan(o).best().worth,
        float(s.order.index(seat)),
        module_worth.holdings(o) if s.guests else 0.0,
    ]
    rivals = [c for c in s.clans if c.seat != seat and c.seat != g.outsider]
    n = len(rivals)
    theirs = [0.0] * (len(THEIRS) - 1)
    for rival in rivals:
        for i, number in enumerate(public(rival)):
            theirs[i] += number / n
    pp = theirs[0]
    theirs[0] = clan.pp - pp
    return [*own, *theirs, max(c.pp for c in rivals) - pp]


def public(clan: Clan) -> tuple[int, ...]:
    people = sum(d.at not in ("reserve", "stock") for d in clan.disciples)
    return (
        clan.pp, clan.mon, people, len(clan.weapons), len(clan.annexes), len(clan.geishas), clan.blessings,
        len(clan.actions), len(clan.bonus), len(clan.missions),
    )  # fmt: skip


def rounds_left(g: Yedo) -> int:
    """Rounds to be played, the one that begins among them."""
    return 1 if g.state.kill else g.state.rounds - g.state.round + 1


def margin(g: Yedo, seat: int) -> float:
    """How far a seat is before the mean of the others when the game is over."""
    scores: list[int] = g.result()["scores"]
    others = [n for i, n in enumerate(scores) if i not in (seat, g.outsider)]
    return scores[seat] - sum(others) / len(others)


class Leaf:
    """The fitted table. The features that are opinions themselves are always taken with the same weights, whatever
    the temperament of the bot that asks."""

    def __init__(self, raw: dict[str, list[float]]) -> None:
        if list(raw) != [BASE, *FEATURES] or len({len(row) for row in raw.values()}) != 1:
            raise BadFile("leaf.yaml: there must be one row for every feature, all of the same length")
        self.w = standard_weights("shogun")
        self.rows = [[float(n) for n in column] for column in zip(*raw.values(), strict=True)]

    def value(self, g: Yedo, seat: int) -> float:
        if g.decision is None:
            return margin(g, seat) + (VICTORY if g.result()["ranking"][0] == seat else 0.0)
        base, *row = self.rows[min(len(self.rows), rounds_left(g)) - 1]
        return base + sum(a * b for a, b in zip(row, features(g, seat, self.w), strict=True))


@cache
def standard_leaf() -> Leaf:
    return Leaf(read_yaml(data_dir() / "yedo" / "leaf.yaml"))
