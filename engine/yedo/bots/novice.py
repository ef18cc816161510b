"""The Novice plays legally and plausibly: it completes what it can, stands where its missions are, buys what
it can afford, and forgives. It neither counts nor remembers much, and often picks its second-best idea."""

from __future__ import annotations

from engine.core.decision import Decision, Option
from engine.core.rng import Rng, seeded
from engine.core.words import t
from engine.yedo.game import Yedo
from engine.yedo.phases.assign import signs

from .cardworth import start_color

LIKES = {  # verb -> how much a beginner likes it
    "mission": 9.0,
    "bonus": 3.0,
    "audience": 2.0,
    "blessing": 1.6,
    "church": 1.8,
    "geisha": 2.0,
    "buy_annex": 2.2,
    "buy_weapon": 1.6,
    "recruit": 1.8,
    "luxury": 1.5,
    "buy_action": 1.2,
    "bakufu": 1.4,
    "foresight": 0.4,
    "home": 0.1,
    "beg": 0.1,
    "sell": 0.2,
    "exchange": 0.4,
    "stay": 1.3,
    "leave": 0.8,
    "open": 1.4,
    "pass": 1.0,
    "play": 1.0,
    "done": 2.0,
    "trade_with": 0.2,
    "refuse": 1.2,
    "accept": 0.6,
    "counter": 0.0,
    "withdraw": 0.5,
    "propose": 1.0,
    "suggest": 0.1,
    "return_blessing": 0.5,
    "endure": 1.0,
    "decline": 0.5,
    "pay": 1.0,
    "blackmail": 2.0,
    "rescue": 2.0,
}


class Novice:
    name = "novice"
    blind = False

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self._said = ""

    def choose(self, view: Yedo, decision: Decision) -> Option:
        s = view.state
        rng = seeded(
            f"{self.seed}/{s.round}/{s.phase}/{len(s.stack)}/{decision.kind}/{len(decision.options)}"
        )
        best, pick = -1.0, decision.options[0]
        for option in decision.options:
            liking = self.liking(view, decision, option) * (0.5 + below_one(rng))
            if liking > best:
                best, pick = liking, option
        self._said = "bots.novice_mission" if pick[0] == "mission" else "bots.novice"
        return pick

    def why(self, own: bool = False) -> str:
        return t(self._said) if self._said else ""

    def liking(self, view: Yedo, decision: Decision, option: Option) -> float:
        seat = decision.player
        verb = option[0]
        if verb == "place":
            return self.placing(view, seat, option[2])
        if verb == "bid":
            return self.bidding(view, seat, option[1], decision)
        if verb == "activate":
            return 1.0
        if verb == "keep":
            return self.keeping(view, seat, option[1])
        if verb == "position":
            return 1.0 / int(option[1])
        if verb == "color":
            return 1.0 if not start_color(view, option[1]) else 0.2
        return LIKES.get(verb, 1.0)

    @staticmethod
    def bidding(view: Yedo, seat: int, bid: int, decision: Decision) -> float:
        """Raises by a coin or two, never more than half of what is there."""
        lowest = min(o[1] for o in decision.options if o[0] == "bid")
        return 1.0 if bid <= lowest + 1 and bid <= view.state.clans[seat].mon * 0.6 else 0.0

    @staticmethod
    def placing(view: Yedo, seat: int, place: str) -> float:
        """Where its missions are, but rather not where the patrol goes next."""
        district = view.district_of.get(place, "")
        s = view.state
        clan = s.clans[seat]
        invited = any(sign.to == seat and sign.district == district for sign in signs(view))
        liking = 1.0
        for mission in clan.missions:
            block = view.cards[mission].standard
            if district in block.districts:
                here = any(view.district_of.get(d.at) == district for d in clan.disciples)
                ready = all(w in clan.weapons for w in block.weapons) and len(clan.geishas) >= block.geishas
                liking += 0.0 if here else 2.5 if ready else 0.8
        if invited:
            liking += 0.5
        if place == "castle:shogun":
            liking += 1.0
        if s.patrol_on and district == view.board.next_district(s.patrol_at, s.patrol):
            liking *= 0.4
        return liking

    @staticmethod
    def keeping(view: Yedo, seat: int, card: str) -> float:
        clan = view.state.clans[seat]
        if card in view.board.weapons:
            wanted = sum(card in view.cards[m].standard.weapons for m in clan.missions)
            return 1.0 + wanted
        return 1.0


def below_one(rng: Rng) -> float:
    return rng.below(1 << 14) / (1 << 14)
