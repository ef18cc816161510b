"""The Samurai evaluates: what a hand can place next, what a lot is worth to everybody who may be offered it, who will
hold which province. As Tairo it makes the lot that leaves it best off whoever takes it; at times it is wrong."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

from engine.core.decision import Decision, Option
from engine.core.rng import Rng, bell, seeded
from engine.core.words import Noun, t
from engine.shitenno.game import Shitenno
from engine.shitenno.say import lot_of, province_noun, title_noun
from engine.shitenno.state import SIDES, A

from .building import Lot, Plan, moment, next_step
from .cheapest import Purse
from .sharing import Shares
from .value import Outlook
from .weights import Weights, standard_weights, style_of, styled

CLOSE = 6  # payments that are compared by what they leave


class Samurai:
    name = "samurai"
    blind = False

    def __init__(self, seed: int | str, weights: Weights | None = None) -> None:
        self.seed = seed
        self.style = style_of(seed)
        self.w = styled(weights if weights is not None else standard_weights(self.name), self.style)
        self.lots: Plan | None = None
        self._said: tuple[str, dict[str, object]] = ("", {})

    # --- answering -------------------------------------------------------------------------------------------

    def choose(self, view: Shitenno, decision: Decision) -> Option:
        """The same view and seed always give the same answer."""
        self._said = (decision.kind, {})
        answer: Callable[[Shitenno, Decision], Option] = getattr(self, decision.kind)
        return answer(view, decision)

    def why(self, own: bool = False) -> str:
        key, gaps = self._said
        return t(f"shitenno.bots.{key}", **gaps) if key else ""

    def say(self, key: str, **gaps: Noun) -> None:
        self._said = (key, dict(gaps))

    def rng(self, view: Shitenno, salt: object = "") -> Rng:
        s = view.state
        return seeded(f"{self.seed}/{s.turn}/{s.phase}/{len(s.pool)}/{len(s.discards)}/{len(s.troop_deck)}/{salt}")

    def off(self, rng: Rng) -> float:
        """By how much it is wrong this time."""
        return self.w.ease * bell(rng) if self.w.ease else 0.0

    def late(self) -> Callable[[], bool]:
        """Whether it is time to stop thinking about further lots; the Samurai thinks about few."""
        return lambda: False

    # --- the even year ------------------------------------------------------------------------------------------

    def lot(self, view: Shitenno, decision: Decision) -> Option:
        return self.lay_out(view, decision, self.make_lot)

    def split(self, view: Shitenno, decision: Decision) -> Option:
        return self.lay_out(view, decision, self.make_split)

    def lay_out(self, view: Shitenno, decision: Decision, make: Callable[[Shitenno, int], tuple[Lot, Lot]]) -> Option:
        """Decide on the whole lot once; its answers follow."""
        key = moment(view)
        if self.lots is None or self.lots.key != key:
            self.lots = Plan(key, *make(view, decision.player))
        seal = self.lots.a.seal
        self.say(decision.kind, title=title_noun(view, seal))
        return next_step(view, decision, self.lots)

    def make_lot(self, view: Shitenno, seat: int) -> tuple[Lot, Lot]:
        rng = self.rng(view, "lot")
        shares = Shares(Outlook(view, seat, self.w))
        best = shares.best_lot(rng, int(self.w.lots), lambda: self.off(rng), self.late())
        return best, Lot([], 0)

    def make_split(self, view: Shitenno, seat: int) -> tuple[Lot, Lot]:
        rng = self.rng(view, "split")
        shares = Shares(Outlook(view, seat, self.w))
        return shares.best_split(rng, int(self.w.lots), lambda: self.off(rng), self.late())

    def answer(self, view: Shitenno, decision: Decision) -> Option:
        cards, seal = lot_of(view, A)
        shares = Shares(Outlook(view, decision.player, self.w))
        better = shares.surplus(decision.player, tuple(sorted(cards)), seal)
        takes = better + self.off(self.rng(view, seal)) > 0
        self.say("accept" if takes else "refuse", title=title_noun(view, seal))
        return ("accept",) if takes else ("refuse",)

    def pick(self, view: Shitenno, decision: Decision) -> Option:
        o = Outlook(view, decision.player, self.w)
        shares = Shares(o)
        rng = self.rng(view, "pick")
        lots = [lot_of(view, side) for side in (1, 2)]
        values = []
        for mine, other in ((0, 1), (1, 0)):
            own = o.worth(decision.player, tuple(sorted(lots[mine][0])), lots[mine][1])
            his = o.worth(view.state.tairo, tuple(sorted(lots[other][0])), lots[other][1])
            values.append(own - shares.rival * his + self.off(rng))
        side = 1 if values[0] >= values[1] else 2
        self.say("pick", title=title_noun(view, lots[side - 1][1]))
        return ("take", SIDES[side])

    # --- the odd year --------------------------------------------------------------------------------------------

    def hand(self, o: Outlook, view: Shitenno, seat: int) -> Purse:
        purse = o.purse(seat).copy()
        top = view.state.stack[-1]
        purse.h = top.may_stand_in(view)  # type: ignore[attr-defined]
        return purse

    def placements_left(self, view: Shitenno, seat: int) -> int:
        top = view.state.stack[-1]
        left: int = view.board.placements - top.placed  # type: ignore[attr-defined]
        return min(left, view.state.generals[seat].stock)

    def campaign(self, view: Shitenno, decision: Decision) -> Option:
        if ("draw",) in decision.options:  # a card more can only help, and before placing it helps most
            self.say("draw")
            return ("draw",)
        seat = decision.player
        o = Outlook(view, seat, self.w)
        if self.w.ease:
            rng = self.rng(view, "campaign")
            o.doubts = [self.off(rng) for _ in view.board.provinces]
        _, steps = o.plan(self.hand(o, view, seat), seat, view.state.generals[seat].title,
                          self.placements_left(view, seat))  # fmt: skip
        if not steps:
            self.say("stop")
            return ("stop",)
        option: Option = ("province", view.board.provinces[steps[0][0]].id)
        self.explain_idea(view, seat, option)
        return option

    def explain_idea(self, view: Shitenno, seat: int, option: Option) -> None:
        """The larger part of what a placement brings."""
        if option[0] != "province":
            self.say(option[0])
            return
        o = Outlook(view, seat, self.w)
        i = view.board.index[option[1]]
        kamons = view.state.kamons[i]
        leads = o.swing(i, seat, (*kamons, seat))
        points = view.board.provinces[i].positions[len(kamons)]
        self.say("place_majority" if leads > points / 2 else "place_points", province=province_noun(option[1]))

    def pay(self, view: Shitenno, decision: Decision) -> Option:
        seat = decision.player
        o = Outlook(view, seat, self.w)
        hand = self.hand(o, view, seat)
        single, double, koku, exchange, plus = o.costs

        def cost(option: Option) -> float:
            _, _, cards, coins, _, with_e, with_p = option
            paid = sum(double if "-" in card else single for card in cards)
            paid += koku * sum(view.board.value[c] for c in coins)
            return paid + exchange * int(with_e) + plus * int(with_p)

        def value(option: Option) -> float:
            _, _, cards, coins, h, with_e, with_p = option
            rest = hand.copy()
            rest.h, rest.e, rest.p = rest.h - h, rest.e - with_e, rest.p - with_p
            for card in cards:
                rest.troops[card] -= 1
            rest.troops = {card: n for card, n in rest.troops.items() if n}
            for card in coins:
                rest.coins[view.board.value[card] - 1] -= 1
            more, _ = o.plan(rest, seat, view.state.generals[seat].title, self.placements_left(view, seat) - 1)
            return more + diversity(rest) - cost(option)

        options = sorted(decision.options, key=cost)[:CLOSE]
        return max(options, key=value)

    def gild(self, view: Shitenno, decision: Decision) -> Option:
        o = Outlook(view, decision.player, self.w)
        swing, i, place = o.best_gilding(decision.player)
        if i >= 0:
            option: Option = ("gild", view.board.provinces[i].id, place)
            if option in decision.options and swing > 0:
                self.say("gild", province=province_noun(option[1]))
                return option
        self.say("none")
        return ("none",)


def diversity(purse: Purse) -> float:
    """Several cards of one kind fit together better than one of each: a small preference among equal payments."""
    return 0.05 * sqrt(sum(n * n for n in purse.troops.values()))
