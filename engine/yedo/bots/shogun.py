"""The Shogun looks ahead: for the questions that matter it plays the Samurai's best ideas out on several
re-dealt copies, everybody answering at a glance, until the round is over, and asks the leaf (leaf.py) what such a
position was worth in many games. Playing together it asks another leaf (coop_leaf.py) how likely the group wins.

`samples` bounds the copies, `seconds` the time; with `seconds` 0 only the samples count, so that the same
view always gets the same answer (tests, replays)."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from engine.core.decision import Decision, Option
from engine.core.search import Search
from engine.yedo.game import Yedo
from engine.yedo.views import redeal

from .coop_leaf import standard_coop_leaf
from .judge import PLAY
from .leaf import standard_leaf
from .places import kind_of
from .quick import Quick
from .reasons import reason
from .samurai import Samurai
from .value import Outlook
from .weights import Weights, minds, standard_weights


class Manner(NamedTuple):
    """How a question is searched."""

    searched: tuple[str, ...]  # which questions are
    width: int  # ideas that are played out; the weaker half falls out after two worlds
    margin: float  # ideas that look worse than the best by more are not
    trust: float  # how much the first opinion still counts beside what was played out
    doubt: float  # standard errors by which an idea must beat the first opinion


SEARCHED = ("egress", "open", "bid", "place", "keep", "color")
ACTING = (
    "favor", "activate", "action", "act_without_disciple", "play_or_pass", "ward", "annex", "bonus", "take",
    "take_weapon", "market_weapon", "buy_weapon", "buy_revealed", "claim_lot", "may_pay", "choose_part", "position",
)  # fmt: skip
ALONE = Manner((*SEARCHED, *ACTING), 4, 4.0, 0.7, 0.5)
COURT = ("stake", "claim_asset", "supply", "reward_to", "errand_reward", "penalty")  # what is asked only together
TOGETHER = Manner((*SEARCHED, *ACTING, *COURT), 4, 4.0, 0.3, 0.7)


class Shogun(Samurai):
    name = "shogun"

    def __init__(self, seed: int | str, weights: Weights | None = None) -> None:
        super().__init__(seed, weights if weights is not None else standard_weights("shogun"))
        self.leaf = standard_leaf()
        self.samples = 48
        self.seconds = 1.0
        self.clock: Callable[[], float] = time.perf_counter

    def choose(self, view: Yedo, decision: Decision) -> Option:
        began = self.clock()
        o = Outlook(view, decision.player, self.w)
        scores = self.judge(view, decision, o)
        manner = ALONE if view.outsider < 0 else TOGETHER
        ideas = self.ideas(view, decision, scores, manner)
        best = ideas[0]
        if len(ideas) > 1 and decision.kind in manner.searched:
            deadline = began + self.seconds if self.seconds else None
            search = self.far_search(view, decision.player)
            tried = search.against_first([decision.options[i] for i in ideas], self.samples, deadline)
            most = 0.0
            for k, better, error in tried:
                sure = better - manner.doubt * error + manner.trust * (scores[ideas[k]] - scores[ideas[0]])
                if sure > most:
                    most, best = sure, ideas[k]
        option = decision.options[best]
        self._said = reason(o, decision, option)
        return option

    def ideas(self, view: Yedo, decision: Decision, scores: list[float], manner: Manner) -> list[int]:
        """The options worth a closer look, best first, one of each kind."""
        order = sorted(range(len(scores)), key=lambda i: -scores[i])
        found: list[int] = []
        kinds: set[object] = set()
        for i in order:
            option = decision.options[i]
            if scores[i] <= PLAY or scores[i] < scores[order[0]] - manner.margin:
                break
            kind: object = option
            if option[0] == "place":
                kind = (kind_of(view, decision.player, option[2]), option[1])
            if kind not in kinds:
                kinds.add(kind)
                found.append(i)
            if len(found) >= manner.width:
                break
        return found

    def far_search(self, view: Yedo, seat: int) -> Search[Yedo]:
        return self.joint_search(view, seat) if view.outsider >= 0 else self.own_search(view, seat)

    def own_search(self, view: Yedo, seat: int) -> Search[Yedo]:
        number, leaf = view.state.round, self.leaf
        quick = Quick(self.w, seat, minds())
        return Search(
            lambda k: redeal(view, self.rng(view, k)),
            Yedo.clone,
            quick,
            lambda g: g.state.round != number,
            lambda g: leaf.value(g, seat),
            clock=self.clock,
            enter=quick.enter,
        )

    def joint_search(self, view: Yedo, seat: int) -> Search[Yedo]:
        number, leaf = view.state.round, standard_coop_leaf()

        def settled(g: Yedo) -> bool:
            """The next round begins, and what was neglected has been punished."""
            return g.state.round != number and g.state.phase != "preparation"

        return Search(
            lambda k: redeal(view, self.rng(view, k)),
            Yedo.clone,
            Quick(self.w),
            settled,
            lambda g: leaf.value(g, seat),
            clock=self.clock,
        )
