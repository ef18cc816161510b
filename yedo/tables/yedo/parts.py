"""The sheets of Yedo's table, and where things come from and go."""

from collections.abc import Container

from yedo.table import parts as kit
from yedo.table.part import Part
from yedo.tables.yedo.bidding_row import BiddingRow
from yedo.tables.yedo.board import Board
from yedo.tables.yedo.clans import Clans
from yedo.tables.yedo.coop import coop
from yedo.tables.yedo.event_card import EventCard
from yedo.tables.yedo.guests import guest_parts
from yedo.tables.yedo.hand import Hand
from yedo.tables.yedo.house import House
from yedo.tables.yedo.market import Decks, Market, ScoreTrack
from yedo.tables.yedo.part import Desk, Rect
from yedo.ui.canvas import Canvas

BANKS = {
    "church": "church", "beg": "gates", "recruit": "gates", "luxury": "harbor", "annex": "tavern",
    "geisha": "red_light", "geishas": "red_light", "action_card": "red_light", "weapon": "market", "sell": "market",
    "temple": "temple", "audience": "castle", "egress": "bidding", "auction": "bidding", "annexes": "bidding",
}  # fmt: skip


class Parts(kit.Parts):
    desk: Desk

    def __init__(self, desk: Desk) -> None:
        self.board = Board(desk)
        self.clans = Clans(desk)
        self.bidding = BiddingRow(desk)
        self.market = Market(desk)
        self.decks = Decks(desk)
        self.score = ScoreTrack(desk)
        self.event = EventCard(desk)
        self.house = House(desk)
        self.hand = Hand(desk)
        own: list[Part] = [
            self.board, self.clans, self.bidding, self.market, self.decks, self.score, self.event, self.house,
            self.hand,
        ]  # fmt: skip
        if coop(desk.view):  # the goals and the co-operative board lie there
            own = [part for part in own if part not in (self.event, self.score)]
        super().__init__(desk, [*own], self.hand)
        self.all += guest_parts(desk, self.board, self.clans, self.bidding)

    def draw_badges(self, canvas: Canvas, lit: Container[str]) -> None:
        self.decks.draw_badges(canvas, lit)
        self.board.draw_badges(canvas, lit)

    # --- panels -------------------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        return self.clans.moving or super().moving

    def aim(self, at: tuple[float, float] | None) -> bool:
        return self.clans.aim(at)

    def unfold(self, seconds: float, speed: float) -> bool:
        return self.clans.update(seconds, speed)

    def seat_rect(self, seat: int) -> Rect:
        return self.clans.rect_of(seat)

    # --- where things come from and go ----------------------------------------------------------------------

    def disciple(self, seat: int, number: int, at: str) -> Rect | None:
        """Where a disciple's figure is at a place of the state."""
        if at.startswith("annex:"):
            _, owner, annex = at.split(":")
            place = self.annex(int(owner), annex)
            return Rect(place.centerx - 26, place.centery - 34, 52, 58)
        if ":" in at:
            return self.board.standing(at)
        if at == "stock":
            return None
        if seat == self.desk.house:
            return self.house.reserve() if at == "reserve" else self.house.home()
        homes = self.clans.homes(seat)
        x = homes.x if at != "reserve" else homes.right - 40
        return Rect(x, homes.centery - 17, 30, 34)

    def annex(self, seat: int, annex: str) -> Rect:
        if seat == self.desk.house:
            return self.house.annex(annex)
        clan, rect = self.desk.view.state.clans[seat], self.clans.rect_of(seat)
        return dict(self.clans.annexes(clan, rect)).get(annex) or self.clans.goods(seat)

    def purse(self, seat: int) -> Rect:
        return self.house.purse() if seat == self.desk.house else self.clans.purse(seat)

    def prestige(self, seat: int) -> Rect:
        return self.house.prestige() if seat == self.desk.house else self.clans.prestige(seat)

    def goods(self, seat: int) -> Rect:
        if seat == self.desk.house:
            slots = self.house.weapon_slots()
            return slots[min(len(self.desk.clan.weapons), len(slots) - 1)]
        return self.clans.goods(seat)

    def hand_of(self, seat: int, deck: str) -> Rect:
        """Where a card of a deck lies with a clan, in the proportions of a card."""
        if seat == self.desk.house:
            missions, actions, bonus = self.hand.columns()
            area = {"action": actions, "bonus": bonus}.get(deck, missions)
            return Rect(area.centerx - 68, area.y, 136, 200)
        line = self.clans.cards(seat)
        return Rect(line.centerx - 20, line.centery - 29, 40, 58)

    def bank(self, why: str) -> Rect:
        """Where mon and prestige come from, by their source."""
        where = BANKS.get(why)
        if where == "church":
            return self.board.supply("church_coins")
        if where == "bidding":
            return self.bidding.track()
        if where is not None:
            region = self.board.map["districts"][where]["region"]
            place = self.board.at(region)
            return Rect(place.centerx, place.centery, 30, 30)
        return Rect(self.desk.plan.event.centerx, self.desk.plan.event.centery, 30, 30)
