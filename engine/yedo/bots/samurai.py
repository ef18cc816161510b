"""The Samurai plans: it chooses missions to aim at, values things for them, bids what winning is worth, and
stands where the round's plan wants its disciples. What it cannot judge at a glance (cards, effects, modules)
it plays out once on a re-dealt copy and compares positions."""

from __future__ import annotations

from engine.core.decision import Decision, Option
from engine.core.rng import Rng, bell, seeded
from engine.core.search import Search
from engine.yedo.game import Yedo
from engine.yedo.views import redeal

from . import judge
from .cardworth import seen_missions
from .places import kind_of
from .quick import Quick
from .reasons import Reason, reason
from .round_plan import value_of
from .value import Outlook, Seen
from .weights import Weights, standard_weights

PLAYED_OUT = ("action", "act_without_disciple", "victim", "target")  # worth more than a first opinion
ASKS_GUESTS = ("egress", "place", "activate", "action")  # where the help of a character is thought about
# where a player who does not look ahead may be a little wrong; never about partners' affairs
ESTIMATED = ("favor", "egress", "open", "bid", "place", "activate", "action", "color", "keep")
TASTE = 2.0  # prestige: how differently players like the clan powers, so that all of them are met
SUITS = ("Rounds", "Bidding", "Assign", "Trade", "Actions", "Activation", "Offer")


class Samurai:
    name = "samurai"
    blind = False
    closer_look = True

    def __init__(self, seed: int | str, weights: Weights | None = None) -> None:
        self.seed = seed
        self.w = weights if weights is not None else standard_weights()
        self._said: Reason | None = None

    # --- answering -------------------------------------------------------------------------------------

    def choose(self, view: Yedo, decision: Decision) -> Option:
        """The same view and seed always give the same answer: the bot remembers nothing."""
        o = Outlook(view, decision.player, self.w)
        scores = self.judge(view, decision, o)
        best = max(range(len(scores)), key=lambda i: scores[i])
        option = decision.options[best]
        self._said = reason(o, decision, option)
        return option

    def why(self, own: bool = False) -> str:
        """One sentence about the last choice; `own` may name cards that only the seat's owner knows."""
        return self._said.say(own) if self._said is not None else ""

    def judge(self, view: Yedo, decision: Decision, o: Outlook) -> list[float]:
        scores = judge.scores(o, decision)
        options = decision.options
        if scores is None:
            found = self.play_out(view, decision, options, o)
            return self.patient(view, decision, found) if decision.kind == "play_or_pass" else found
        if decision.kind in PLAYED_OUT and self.closer_look:
            scores = self.refine(view, decision, scores, o)
        if self.w.ease and decision.kind in ESTIMATED and view.outsider < 0:
            scores = self.misjudge(view, decision, scores)
        if decision.kind == "power":
            scores = [
                score + TASTE * bell(self.rng(view, option[1])) for option, score in zip(options, scores, strict=True)
            ]
        if any(x[0] == "play" or (x[0] == "character" and decision.kind in ASKS_GUESTS) for x in options):
            scores = self.weigh_cards(view, decision, scores, o)
        return scores

    def misjudge(self, view: Yedo, decision: Decision, scores: list[float]) -> list[float]:
        """Be off by a little, alike for all spaces of a district and for all amounts of a bid."""
        rng = self.rng(view, f"ease/{decision.kind}")
        off: dict[object, float] = {}
        result = []
        for option, score in zip(decision.options, scores, strict=True):
            what: object = option[0] if option[0] == "bid" else option
            if option[0] == "place":
                what = kind_of(view, decision.player, option[2])
            if what not in off:
                off[what] = self.w.ease * bell(rng)
            result.append(score + off[what] if score > judge.PLAY else score)
        return result

    def refine(self, view: Yedo, decision: Decision, scores: list[float], o: Outlook) -> list[float]:
        """Play out the options that the first opinion likes best; the others keep their distance."""
        order = sorted(range(len(scores)), key=lambda i: -scores[i])
        top = [i for i in order[:4] if scores[i] > judge.PLAY]
        if len(top) < 2:
            return scores
        found = self.play_out(view, decision, [decision.options[i] for i in top], o)
        result = [s - 1000.0 if s > judge.PLAY else s for s in scores]
        for i, worth in zip(top, found, strict=True):
            result[i] = worth
        return result

    def weigh_cards(self, view: Yedo, decision: Decision, scores: list[float], o: Outlook) -> list[float]:
        """A card is played if the position with it, less the reward of patience, beats going on without."""
        options = decision.options
        cards = [i for i, option in enumerate(options) if option[0] in judge.CARDS]
        normal = [i for i in range(len(options)) if i not in cards]
        best = max(normal, key=lambda i: scores[i])
        found = self.play_out(view, decision, [options[best], *(options[i] for i in cards)], o)
        result = list(scores)
        patience = 0.0 if decision.kind == "shed" else self.patience(view)
        for i, worth in zip(cards, found[1:], strict=True):
            gain = worth - found[0] - patience
            result[i] = scores[best] + gain if gain > 0 else judge.PLAY
        return result

    def patient(self, view: Yedo, decision: Decision, scores: list[float]) -> list[float]:
        """In a pass a card for any phase has to be worth more than keeping it: it can be played later as well."""
        wait = self.patience(view)
        return [
            score - wait if option[0] == "play" and view.cards[option[1]].phase == "any" else score
            for option, score in zip(decision.options, scores, strict=True)
        ]

    def patience(self, view: Yedo) -> float:
        return self.w.hold_card * min(1.0, self.remaining(view) / 2)

    @staticmethod
    def remaining(view: Yedo) -> float:
        return float(view.state.rounds - view.state.round)

    # --- playing out on re-dealt copies --------------------------------------------------------------

    def rng(self, view: Yedo, salt: object = "") -> Rng:
        s = view.state
        return seeded(f"{self.seed}/{s.round}/{s.phase}/{len(s.stack)}/{s.clans[0].mon}/{salt}")

    def play_out(self, view: Yedo, decision: Decision, options: list[Option], o: Outlook) -> list[float]:
        return self.search(view, decision, o).scores(options, 1)

    def search(self, view: Yedo, decision: Decision, o: Outlook) -> Search[Yedo]:
        seat = decision.player
        seen = seen_missions(o)

        def value(g: Yedo) -> float:
            return worth(g, seat, self.w, seen)

        return Search(
            lambda k: redeal(view, self.rng(view, k)),
            Yedo.clone,
            Quick(self.w),
            calm,
            value,
            longest=25,
        )


def calm(g: Yedo) -> bool:
    """Between two steps of a phase, when nothing is half done."""
    return type(g.state.stack[-1]).__name__ in SUITS


def worth(g: Yedo, seat: int, w: Weights, seen: Seen | None) -> float:
    """The position for a seat: its own outlook less a share of what the rivals have."""
    total = value_of(g, Outlook(g, seat, w, seen))
    if g.outsider >= 0:
        from engine.yedo.modules.smd.helper import team_value

        total += team_value(g, seat)
    if w.rival:
        s = g.state
        later = s.rounds - s.round
        m = 0.1 + 0.15 * min(1.0, later / 4)
        theirs = 0.0
        for clan in s.clans:
            if clan.seat != seat and clan.seat != g.outsider:
                people = sum(d.at not in ("reserve", "stock") for d in clan.disciples)
                out = sum(":" in d.at for d in clan.disciples)
                theirs += (
                    clan.pp
                    + m * clan.mon
                    + w.disciple * later * people
                    + 0.7 * out
                    + 0.8 * (len(clan.weapons) + len(clan.geishas) + len(clan.annexes) + clan.blessings)
                    + 0.8 * (len(clan.actions) + len(clan.missions) + len(clan.bonus))
                )
        total -= w.rival * theirs if g.outsider < 0 else -w.rival * theirs
    return total
