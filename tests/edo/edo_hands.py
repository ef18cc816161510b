"""A player's hands at Edo's table: plans are turned, placed, seated and sealed with the mouse, figures are walked over
the map, and whole games are played that way."""

import random
from typing import Any

import pygame

from engine.core.decision import Decision, Option
from engine.games import kind_of
from tests.table_hands import Hands
from tests.ui_driver import Driver
from yedo.scenes.curtain import Curtain
from yedo.scenes.table import Table
from yedo.session import HUMAN, new_session
from yedo.tables.edo import cards
from yedo.tables.edo.build_hand import BuildHand
from yedo.tables.edo.map_hand import MapHand
from yedo.tables.edo.plan_draft import Plan
from yedo.tables.edo.plan_hand import PlanHand
from yedo.tables.edo.scenes.council import Council
from yedo.tables.edo.trade_hand import TradeHand
from yedo.tables.edo.wages_hand import WagesHand

KIND = kind_of("edo")
MOST = 6000


class EdoHands(Hands):
    """Confirmations and movement are off."""

    def __init__(
        self, players: int, persons: tuple[int, ...], seed: int = 1, secrecy: str = "relaxed",
        size: tuple[int, int] = (1280, 720), **settings: object,
    ) -> None:  # fmt: skip
        Driver.__init__(
            self, size, **{"animation_speed": "off", "confirmations": False, "secrecy": secrecy, **settings}
        )
        config = KIND.config(players, seed)
        for seat, one in enumerate(config.seats):
            one.played_by = HUMAN if seat in persons else "novice"
        self.session = new_session(config, kind=KIND)
        self.table = Table(self.app, self.session, save=False)
        self.app.push(self.table)
        self.curtains: list[str] = []
        self.kinds: set[str] = set()
        self.dice = random.Random(seed)
        self.order: list[int] = []  # in which persons take the mouse when several plan
        self.minds = [KIND.bot("novice", f"{seed}/{seat}") for seat in range(players)]

    # --- between persons ----------------------------------------------------------------------------------------------

    def lift(self) -> None:
        """Go through the council and the curtain, in an order drawn for each round."""
        for _ in range(200):
            scene = self.app.scene
            if isinstance(scene, Council):
                drafts = self.session.drafts()
                assert drafts is not None
                free = [c for c in scene.crests if c.state == "writes"]
                self.click(self.dice.choice(free))
            elif isinstance(scene, Curtain):
                self.curtains.append(scene.who)
                self.click((600, 300))
                for _ in range(12):
                    self.app.scene.update(0.1)
                    self.step()
            else:
                return

    # --- planning -----------------------------------------------------------------------------------------------------

    def wished(self, seat: int) -> Plan:
        """What a sensible player would plan, written on a copy."""
        game = self.session.view(seat)
        while game.decision is not None and game.decision.player == seat and game.decision.kind == "plan":
            option = self.minds[seat].choose(game, game.decision)
            if option == ("seal",):
                break
            game.apply(option)
        return Plan(game, game.state.clans[seat])

    @property
    def hand(self) -> PlanHand:
        assert isinstance(self.table.presentation, PlanHand)
        return self.table.presentation

    def plan(self) -> None:
        """Turn, put and seat everything by clicks, then seal."""
        seat = self.table.decision.player
        plan = self.wished(seat)
        for number in sorted(range(len(plan.slots)), key=lambda n: plan.slots[n].card):
            wish = plan.slots[number]
            self.turn(wish.card, wish.deed)
            if self.dice.random() < 0.5 and self.hand.plan().free() == number:
                self.quarter(wish.card, wish.deed)
            else:
                self.carry(self.hand.pool.place_of(wish.card), self.hand.board.card(number))
            assert self.hand.plan().slots[number].card == wish.card
            if wish.officials:
                self.at(self.hand.board.seats(number)[wish.officials - 1])
        self.at(self.hand.sheet.chips[-1].rect)

    def turn(self, card: str, deed: str) -> None:
        if self.hand.pool.deed(card) != deed:
            self.quarter(card, deed)
        assert self.hand.pool.deed(card) == deed

    def quarter(self, card: str, deed: str) -> None:
        """Click on a deed of a card beside the board."""
        place = self.hand.pool.place_of(card)
        self.at(cards.quarter(self.table.desk.view, card, self.hand.pool.deed(card), deed, place))

    def carry(self, start: pygame.FRect, end: pygame.FRect) -> None:
        ratio = self.table.canvas.scale / self.app.canvas.scale
        a, b = ((r.centerx * ratio, r.centery * ratio) for r in (start, end))
        self.press(a)
        self.move(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))
        self.move(b)
        self.release(b)

    # --- acting -------------------------------------------------------------------------------------------------------

    def wish(self, decision: Decision) -> Option:
        """What a sensible player answers; now and then anything."""
        if self.dice.random() < 0.2:
            return self.dice.choice(decision.options)
        return self.minds[decision.player].choose(self.session.view(decision.player), decision)

    def act(self) -> None:
        decision, hand = self.table.decision, self.table.presentation
        assert decision is not None
        answered = len(self.session.answers)
        if decision.kind == "plan":
            self.plan()
            return
        option = self.wish(decision)
        if isinstance(hand, WagesHand):
            self.at(hand.sheet.chips[-1].rect)
        elif isinstance(hand, MapHand) and option[0] in ("march", "merchant", "ride", "place", "rider"):
            self.move_figure(hand, option)
        elif option in (hand.forfeits() if isinstance(hand, MapHand) else ()):
            self.forfeit_some(hand, option)
        elif isinstance(hand, MapHand):
            hand._fold_forfeits()  # as the table does with its next frame
            self._chip(option)
        elif isinstance(hand, TradeHand):
            self.trade(hand, option)
        elif isinstance(hand, BuildHand) and option[0] == "build":
            self.build(hand, option)
        else:
            self.give(option, self.dice)
        for _ in range(30):
            if len(self.session.answers) > answered:
                break
            self.step()
        assert len(self.session.answers) > answered, f"no click answers {decision.kind} with {option}"

    def forfeit_some(self, hand: MapHand, option: Option) -> None:
        hand._fold_forfeits()
        self.at(next(chip.rect for chip in self.table.prompt.chips if chip.option is None))
        self.at(self.table.choice.chips[hand.forfeits().index(option)].rect)

    def trade(self, hand: TradeHand, option: Option) -> None:
        """Step to the number, then click the halves of the card, or their buttons."""
        if option == ("forfeit",):
            self.at(hand.sheet.chips[-1].rect)
            return
        halves = option[0].split("_")
        while len(option) > 1 and hand.stepper.value > option[1]:
            self.at(hand.stepper.arms()[0])
        for half in halves:
            place = cards.halves(self.table.parts.merchant.places()[0])[half == "point"]
            self.at(place if self.dice.random() < 0.5 else hand.sheet.chips[half == "point"].rect)
        if len(halves) == 1 and hand.first:  # the other half is not wanted
            self.at(hand.sheet.chips[halves[0] == "point"].rect)

    def build(self, hand: BuildHand, option: Option) -> None:
        """Drag the piece into the city, or open the city's fan and click it there."""
        _, city, kind = option
        row = next(place for name, place in self.table.parts.prices.rows() if name == kind)
        if self.dice.random() < 0.4:
            self.carry(row, self._ground(hand, city))
            return
        if hand.map.fan != city:
            self.at(hand.map.plot(city, len(self.table.desk.view.state.cities[city])))
        assert hand.map.fan == city
        self.at(next(place for where, name, place in hand.map.fans() if name == kind))

    def move_figure(self, hand: MapHand, option: Option) -> None:
        verb, where = option[0], option[-1]
        if verb == "place":
            self._chip(option)
            return
        if verb == "ride":
            self.at(self._ground(hand, where))
            return
        here = hand.desk.view.state.merchant if verb == "merchant" else option[1]
        seat = -1 if verb == "merchant" else hand.decision.player
        figure = next(place for key, place in hand.figures() if key[0] == seat and hand.where(key) == here)
        if verb == "rider":
            goals = [space for space in hand.desk.view.map.spaces if space != here]
            where = self.dice.choice(goals)
        if self.dice.random() < 0.5:
            self.carry(figure, self._ground(hand, where))
        else:
            self.at(figure)
            assert hand.map.chosen is not None
            self.at(self._ground(hand, where))

    def _ground(self, hand: MapHand | BuildHand, where: str) -> pygame.FRect:
        """A point of a space on which nobody stands."""
        area = hand.map.area(where)
        top = pygame.FRect(area.x + 4, area.y + 3, 4, 4)
        if isinstance(hand, BuildHand):
            return top
        figures = [place for _, place in hand.figures()]
        for x in (0.5, 0.2, 0.8, 0.05, 0.95):
            for y in (0.15, 0.5, 0.85):
                spot = pygame.FRect(area.x + area.w * x - 1, area.y + area.h * y - 1, 2, 2)
                if spot.collidelist(figures) < 0 and hand._space_at(spot.center) == where:
                    return spot
        return top

    # --- whole games --------------------------------------------------------------------------------------------------

    def play_on(self, rounds: int = 99, until: Any = None) -> None:
        for _ in range(MOST):
            if self.session.over or self.session.game.state.round > rounds or (until is not None and until()):
                return
            if self.app.scene is not self.table:
                self.lift()
            elif self.table.decision is None:
                self.step()
            else:
                self.kinds.add(self.table.decision.kind)
                self.act()
        raise AssertionError("the game does not end")
