"""What a position is worth to a seat, in prestige: what it holds, the missions it can still complete, and
what its disciples can do this round. Works on views and on re-dealt games alike; it reads only what the
seat may know, except that `seen` can mark cards of a re-dealt hand as unknown (they count as average).
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING

from engine.yedo import assets
from engine.yedo.cards.bonus import points
from engine.yedo.state import HIDDEN

from . import module_worth
from .jobs import Job, Part, Pay, job_of, lacks

if TYPE_CHECKING:
    from collections.abc import Callable, Set

    from engine.yedo.cards.requirements import Block
    from engine.yedo.game import Yedo

    from .weights import Weights

PLACED_FOR_GOOD = ("patrol", "trade", "actions")  # nobody is placed any more this round
AFTER_PATROL = ("trade", "actions")
STILL_BUYING = ("preparation", "bidding", "trade", "actions")  # what is had now serves this round's plans
CHOICE = 0.15  # how much better a card is for each one more that is seen
AT_LAST = 0.9  # what a task for the whole game is worth to who can do it in the last round


FIRST_COINS = [
    1.0 - exp(-n / 5.0) for n in range(100)
]  # how much of the first coins' extra worth so many have


class Undertaking:
    """A mission in hand: what it lacks, what it would pay, and what it is worth for later rounds."""

    __slots__ = ("job", "items", "extra", "gain", "gain_both", "later")

    def __init__(self, job: Job, items: list[str], extra: list[str], gain: float, both: float) -> None:
        self.job = job
        self.items = items  # for the standard part
        self.extra = extra  # for both parts
        self.gain = gain
        self.gain_both = both
        self.later = 0.0


Memo = dict[tuple[object, ...], tuple[list[Undertaking], dict[str, tuple[float, float]], dict[str, float]]]


class Outlook:
    """One seat's position, taken apart once; every question a bot asks is answered from here."""

    def __init__(
        self, g: Yedo, seat: int, w: Weights, seen: Seen | None = None, memo: Memo | None = None
    ) -> None:
        s = g.state
        self.brief = False  # an answer at a glance: no looking through whole decks
        self.g, self.seat, self.w = g, seat, w
        self.clan = clan = s.clans[seat]
        self.later = 0 if s.kill else s.rounds - s.round
        self.fade = min(1.0, self.later / 4)
        self.at_end = 1 / g.board.mon_per_prestige if g.rules.mon_scoring == "ten_to_one" else 0.0  # one mon
        late = w.mon_late if self.at_end or self.later else w.mon_idle
        self.m = late + (w.mon_early - late) * self.fade
        self.power = ""
        self.less = 0  # mon by which everything is cheaper for a Tenacious clan
        if s.guests:
            self.power = module_worth.power(self)
            self.less = module_worth.less(self)
        self.people = len(assets.counted(g, clan))
        self._prices: dict[str, tuple[float, float]] = {}
        self._demand: dict[str, float] | None = None
        self.saved_for = 0  # mon that the next step of a task for the group will cost
        self.unknown = 0.0  # what missions that the seat has not seen are worth to it
        self.undertakings: list[Undertaking] = []
        if memo is not None and g.outsider < 0:
            self.recall(memo)
            return
        for card in clan.missions:
            if card[:1] == HIDDEN or (seen is not None and card not in seen.cards):
                self.unknown += (
                    seen.average(back_color(g, card)) if seen is not None else self.average_mission()
                )
            else:
                self.undertakings.append(self.undertake(job_of(g.cards[card])))
        if g.outsider >= 0:  # a game against nobody's seat: what the group wants counts as well
            from .coop import jobs, price_of_kill

            self.saved_for = price_of_kill(g, seat)
            self.undertakings.extend(self.undertake(job) for job in jobs(g, seat))

    def recall(self, memo: Memo) -> None:
        """Undertakings of a full hand, as they were when everything they depend on was the same."""
        s, clan = self.g.state, self.clan
        key: tuple[object, ...] = (
            self.later, self.people, clan.mon, clan.blessings, *clan.missions, *clan.weapons, *clan.annexes,
            *clan.geishas, *s.market, *s.geishas, *s.annexes.values(), s.blessings > 0,
        )  # fmt: skip
        if s.guests:
            key += (self.power, *(d.kind for d in clan.disciples if d.at != "stock"))
            if self.power == "generous":
                key += tuple(sorted(module_worth.lent(self)))
        found = memo.get(key)
        if found is None:
            self.undertakings = [self.undertake(job_of(self.g.cards[c])) for c in clan.missions]
            self._demand = self.wants()
            memo[key] = self.undertakings, self._prices, self._demand
        else:
            self.undertakings, self._prices, self._demand = found

    # --- mon -----------------------------------------------------------------------------------------

    def money(self, mon: float) -> float:
        """The first coins are worth more than the last."""
        worth = self.m * (mon + self.w.mon_first * FIRST_COINS[int(mon) if mon < 99 else 99])
        return worth + self.w.purse * min(mon, self.saved_for) if self.saved_for else worth

    def cost(self, price: float) -> float:
        """What paying so much hurts; more than is there cannot be paid now and hurts as saving up."""
        mon = self.clan.mon
        if price > mon:
            return self.money(mon) - self.money(0) + (price - mon) * self.m * 1.1
        return self.money(mon) - self.money(mon - price)

    def income(self, n: float) -> float:
        return self.money(self.clan.mon + n) - self.money(self.clan.mon)

    # --- missions --------------------------------------------------------------------------------------

    def paid(self, pay: Pay) -> float:
        other = (
            pay.other * self.w.other_reward * min(1.0, self.later / 3) if pay.other > 0 else pay.other * 0.25
        )
        return pay.pp + self.income(pay.mon) + other

    def undertake(self, job: Job) -> Undertaking:
        u = Undertaking(
            job,
            lacks(job.standard.block, self.clan),
            lacks(job.both.block, self.clan),
            self.paid(job.standard.pay) - self.fees(job.standard),
            self.paid(job.both.pay) - self.fees(job.both),
        )
        if self.power == "generous":
            lent = module_worth.lent(self)
            u.items, u.extra = ([x for x in items if x not in lent] for items in (u.items, u.extra))
        if job.kills:
            u.gain += self.kill_bonus(u.gain)
            u.gain_both += self.kill_bonus(u.gain_both)
        if job.loses:
            never = 50.0 if self.g.rules.losing_mission == "needs_three" else 0.0
            loss = self.w.disciple * self.later if self.people > 2 else never
            u.gain -= loss
            u.gain_both -= loss
        u.later = self.someday(u)
        return u

    def fees(self, part: Part) -> float:
        """Mon and Blessings that are surrendered."""
        block = part.block
        pay = self.dues(block)
        fee = self.cost(pay) if pay else 0.0
        return fee + block.blessings * self.w.blessing * self.fade

    def dues(self, block: Block) -> int:
        """Mon that a mission takes, a partner's share among them."""
        if not self.less:
            return block.pay + block.partner_pay
        return max(0, block.pay - self.less) + max(0, block.partner_pay - self.less)

    def kill_bonus(self, gain: float) -> float:
        """Ending the game is good for who leads it and bad for who does not."""
        best = max((c.pp for c in self.g.state.clans if c.seat != self.seat), default=0)
        lead = self.clan.pp + gain - best
        return max(-gain, min(4.0, 0.4 * lead))

    def price(self, item: str) -> tuple[float, float]:
        """What getting a thing costs on balance, and how surely it can be got at all."""
        found = self._prices.get(item)
        if found is None:
            found = self._prices[item] = self.look_up(item)
        return found

    def look_up(self, item: str) -> tuple[float, float]:
        g, w = self.g, self.w
        s = g.state
        kind, _, what = item.partition(":")
        if kind == "weapon":
            discount = g.board.actions["kobudo_discount"] if "kobudo_ryu" in self.clan.annexes else 0
            discount += self.less
            on_show = [
                p for p, x in zip(g.board.market_prices, s.market, strict=True) if x and what in (x, "any")
            ]
            if on_show:
                return self.cost(min(on_show) - discount) - w.weapon * self.fade, 0.95
            return self.cost(6 - discount) - w.weapon * self.fade, w.scarce
        if kind == "geisha":
            if not s.geishas or len(self.clan.geishas) >= g.board.limits["geisha"]:
                return 3.0, 0.4 if "yashiki" in self.clan.annexes else 0.05
            return self.cost(g.board.actions["geisha"]["mon"] - self.less) - min(s.geishas), min(
                0.95, 0.6 + 0.1 * len(s.geishas)
            )
        if kind == "annex":
            gone = s.annexes.get(what, 0) <= 0
            price = g.board.actions["annex"] - self.less
            return self.cost(price) - assets.annex_prestige(g, "tavern"), 0.05 if gone else 0.9
        if kind == "blessing":
            return 0.0, 0.9 if s.blessings > 0 or "karesansui" in self.clan.annexes else 0.4
        return 1.0, 0.3

    def plan_worth(self, part: Part, items: list[str], gain: float, rounds: float) -> float:
        """What a plan is worth that has `rounds` rounds for getting things and then holding the places."""
        if rounds <= 0 or gain <= 0:
            return 0.0
        w, have, prices = self.w, self.people, self._prices
        people = part.people
        others = people - 1 - (module_worth.own_place(self, part) if self.power else 0)
        chance = w.together**others if others > 0 else 1.0
        spend = w.activation
        for item in items:
            price, sure = prices[item] if item in prices else self.price(item)
            chance *= sure
            spend += price + 0.5 * w.activation
        short = people - have if people > have else 0
        need = (len(items) + 1.5 * short) / (w.pace * (have if have > 2 else 2))
        chance /= 1.0 + exp(-w.spread * (rounds - 0.4 - need))
        return max(0.0, chance * (gain - spend))

    def someday(self, u: Undertaking, without: str = "") -> float:
        """The mission's worth for the rounds after this one; `without` pretends one thing was there."""
        items, extra = u.items, u.extra
        if without:
            items, extra = drop(items, without), drop(extra, without)
        job = u.job
        if job.steps:
            return self.steady(u, items)
        rounds = min(self.later, job.lasts)
        plain = self.plan_worth(job.standard, items, u.gain, rounds)
        return max(plain, self.plan_worth(job.both, extra, u.gain_both, rounds))

    def steady(self, u: Undertaking, items: list[str]) -> float:
        """A task that must be done some time: the nearer, the better; the last step counts most. Who waits
        ready for the last round, when no patrol walks, has as good as done it."""
        if not self.later and self.g.state.phase not in STILL_BUYING:
            return 0.0
        block = u.job.standard.block
        short = len(items) + 1.5 * max(0, u.job.standard.people - self.people)
        short += max(0.0, block.pay - self.clan.mon) / 6
        done = max(0.0, 1.0 - short / u.job.steps)
        waits = self.later == 1 and self.g.state.phase not in AFTER_PATROL
        share = AT_LAST if waits else self.w.task
        return share * u.gain * done * sqrt(done)

    # --- what single things are worth ------------------------------------------------------------------

    def demand(self) -> dict[str, float]:
        """For each thing that missions in hand lack: how much more they are worth with it."""
        if self._demand is None:
            self._demand = self.wants()
        return self._demand

    def wants(self) -> dict[str, float]:
        found: dict[str, float] = {}
        for u in self.undertakings:
            for item in set(u.extra):
                more = self.someday(u, item) - u.later
                if more > 0:
                    found[item] = found.get(item, 0.0) + more
        return found

    def weapon(self, weapon: str) -> float:
        demand = self.demand()
        worth = demand.get(f"weapon:{weapon}", 0.0) + demand.get("weapon:any", 0.0)
        held = len(self.clan.weapons)
        if held >= self.g.board.limits["weapon"]:
            worth -= self.weakest_weapon()[1]
        return worth + (self.w.weapon * self.fade if held < 4 else 0.0)

    def weapon_kept(self, weapon: str) -> float:
        """What losing a weapon that is held would cost."""
        need = self.w.weapon * self.fade
        have = self.clan.weapons.count(weapon)
        for u in self.undertakings:
            for part in (u.job.standard, u.job.both):
                if part.block.weapons.get(weapon, 0) >= have or part.block.any_weapons:
                    need += 0.35 * max(0.5, u.later)
        return need

    def weakest_weapon(self) -> tuple[str, float]:
        worths = [(self.weapon_kept(x), x) for x in self.clan.weapons]
        if not worths:
            return "", 0.0
        least, weapon = min(worths)
        return weapon, least

    def geisha(self, prestige: int) -> float:
        return prestige + self.w.geisha * self.fade + self.demand().get("geisha", 0.0)

    def annex(self, annex: str) -> float:
        income = self.later * self.m if annex == "dojo" else 0.0
        return self.w.annex * self.fade + income + self.demand().get(f"annex:{annex}", 0.0) + module_worth.annex(self)

    def best_annex(self) -> tuple[str, float]:
        found = [(self.annex(a), a) for a in assets.obtainable_annexes(self.g, self.seat)]
        if not found:
            return "", 0.0
        worth, annex = max(found)
        return annex, worth

    def blessing(self) -> float:
        if self.clan.blessings or not self.g.state.blessings:
            return 0.0
        return self.w.blessing * self.fade + self.demand().get("blessing", 0.0)

    def disciple(self, rounds: float) -> float:
        """One more disciple for so many rounds."""
        if self.people >= self.g.board.limits["disciple"]:
            return 0.0
        worth = self.w.disciple * rounds * (self.w.fourth if self.people >= 3 else 1.0)
        short = sum(u.later for u in self.undertakings if u.job.standard.people > self.people)
        return worth + 0.3 * short

    def action_card(self) -> float:
        room = len(self.clan.actions) < self.g.board.limits["action"]
        worth = self.w.action_card * min(1.0, (self.later + 0.5) / 2) * (1.0 if room else 0.3)
        return worth * (1.0 + CHOICE * module_worth.more(self))

    def bonus_card(self, card: str) -> float:
        """Its points as things stand, and hope while there is time."""
        ((word, value),) = self.g.cards[card].raw["score"].items()
        if word == "most_category" and any(c[:1] == HIDDEN for k in self.g.state.clans for c in k.completed):
            mine = sum(self.g.cards[m].category == value["category"] for m in self.clan.completed)
            now: float = value["points"] * min(0.8, 0.35 * mine)
        else:
            now = float(points(self.g, self.seat, card))
        hope = min(1.0, self.later / 8)
        return now * (1.0 - 0.4 * hope) + self.w.bonus_card * hope

    def average_mission(self) -> float:
        return self.w.mission_card * min(1.0, self.later / 4)

    def mission_draw(self, worth: float | None = None) -> float:
        """An unknown mission (of a colour thought to be worth so much), or the weakest exchanged for it."""
        if worth is None:
            worth = self.average_mission() * (1.0 + CHOICE * module_worth.more(self))
        if len(self.clan.missions) >= self.g.board.limits["mission"]:
            worth -= min((u.later for u in self.undertakings), default=0.0)
        return max(0.0, worth)

    # --- the whole ---------------------------------------------------------------------------------------

    def holdings(self) -> float:
        """Everything but the plans of this round."""
        clan, w, s = self.clan, self.w, self.g.state
        if s.phase == "scoring":
            held = clan.bonus if s.stack else []
            scored = sum(points(self.g, self.seat, c) for c in held if c[:1] != HIDDEN)
            return clan.pp + scored + clan.mon * self.at_end / 2
        total = clan.pp + self.money(clan.mon) + self.g.board.blackmail_prestige * len(clan.blackmail)
        total += self.fade * (
            w.weapon * min(4, len(clan.weapons))
            + w.geisha * len(clan.geishas)
            + w.annex * len(clan.annexes)
            + w.blessing * clan.blessings
        )
        if "dojo" in clan.annexes:
            total += self.later * self.m
        if s.guests:
            total += module_worth.holdings(self) + module_worth.annex(self) * len(clan.annexes)
        extra = max(0, self.people - 2)
        total += w.disciple * self.later * (min(extra, 1) + w.fourth * max(0, extra - 1))
        total += w.action_card * min(1.0, (self.later + 0.5) / 2) * len(clan.actions)
        total += sum(self.bonus_card(c) if c[:1] != HIDDEN else w.bonus_card for c in clan.bonus)
        total += self.unknown
        for m in s.modifiers:
            if m.seat == self.seat:
                total += w.rights.get(m.word, 0.0)
        return total

    def room_later(self, chosen: tuple[Undertaking, ...] = ()) -> float:
        """The missions kept for later rounds, as far as there will be hands for them."""
        hands = self.later * self.people * 0.8
        total = 0.0
        for u in sorted(self.undertakings, key=lambda u: -u.later):
            if u in chosen or u.later <= 0:
                continue
            steps = 1.0 + 0.7 * len(u.items)
            total += u.later * (min(1.0, hands / steps) if hands > 0 else 0.0)
            hands -= steps
        return total


class Seen:
    """Missions that a seat knows, in re-dealt games too; others count as the average of their colour."""

    def __init__(self, cards: Set[str], of_color: Callable[[str], float]) -> None:
        self.cards = cards
        self._of_color = of_color
        self._averages: dict[str, float] = {}

    def average(self, color: str) -> float:
        if color not in self._averages:
            self._averages[color] = self._of_color(color)
        return self._averages[color]


def back_color(g: Yedo, card: str) -> str:
    return card[1:] if card[:1] == HIDDEN else g.cards[card].color


def drop(items: list[str], item: str) -> list[str]:
    if item not in items:
        return items
    left = list(items)
    left.remove(item)
    return left
