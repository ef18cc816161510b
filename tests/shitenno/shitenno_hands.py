"""A player's hands at the table of Shitenno: every answer is given by posted mouse events, on the mat, the map, the
house or in the prompt, and whole games are played that way."""

import random
from collections.abc import Sequence

import pygame
from table_hands import Hands
from ui_driver import Driver

from engine.core.decision import Option
from engine.core.own_bots import make
from engine.shitenno.kind import KIND
from yedo.scenes.table import Table
from yedo.session import HUMAN, new_session
from yedo.tables.shitenno.payment import Payment

LAYING = 9  # of so many answers to a lot one ends it, so that games by mouse stay short


class Sitting(Hands):
    def __init__(
        self, players: int, persons: Sequence[int], seed: int = 1, size: tuple[int, int] = (1280, 720),
        secrecy: str = "open", save: bool = False, speed: str = "off",
    ) -> None:  # fmt: skip
        Driver.__init__(self, size, animation_speed=speed, confirmations=False, secrecy=secrecy)
        config = KIND.config(players, seed)
        for number, seat in enumerate(config.seats):
            seat.played_by = HUMAN if number in persons else "novice"
        session = new_session(config, kind=KIND)
        session.played_by[:] = [HUMAN if n in persons else "novice" for n in range(players)]
        session.make_player = lambda name, seat: make(KIND, name, f"{seed}/{seat}")
        self.table = Table(self.app, session, save=save)
        self.app.push(self.table)
        self.curtains, self.kinds = [], set()
        self.ways: set[str] = set()  # how answers were given

    def choose(self, dice: random.Random) -> Option:
        """A random answer, but a lot comes to its end."""
        decision = self.table.decision
        assert decision is not None
        ends = [option for option in decision.options if option[0] in ("offer", "present")]
        if ends and (dice.randrange(LAYING) == 0 or len(decision.options) > 30):
            return ends[0]
        if decision.kind == "split":
            forward = [option for option in decision.options if option[0] in ("add", "present")]
            seals = [option for option in decision.options if option[0] == "seal"]
            return dice.choice(forward or seals) if dice.random() < 0.9 else dice.choice(decision.options)
        return dice.choice(decision.options)

    def by_mouse(self, dice: random.Random) -> None:
        decision, answered = self.table.decision, len(self.table.session.answers)
        assert decision is not None
        option = self.choose(dice)
        self.give(option, dice)
        assert len(self.table.session.answers) > answered, f"no click answers {decision.kind} with {option}"

    def give(self, option: Option, dice: random.Random) -> None:
        table = self.table
        if isinstance(table.presentation, Payment) and dice.random() < 0.7:
            self._pay(option, dice)
            return
        spots = [spot for spot in table.pointer.spots() if option in table.pointer.lit.get(spot.place, ())]
        for spot in spots:
            place = spot.rect
            for at in (place.center, (place.x + 6, place.y + 6), (place.right - 5, place.bottom - 5)):
                found = table.pointer.at(at)
                if found is not None and found.place == spot.place and dice.random() < 0.85:
                    self.ways.add(spot.place.partition(":")[0])
                    self.at(pygame.FRect(at[0] - 1, at[1] - 1, 2, 2))
                    self._choose(option)
                    return
        self.ways.add("chip")
        self._chip(option)

    def _pay(self, option: Option, dice: random.Random) -> None:
        """Change what lies in the tray for a while, then take the province."""
        table, payment = self.table, self.table.presentation
        assert isinstance(payment, Payment)
        for _ in range(dice.randrange(4)):
            lit = [spot for spot in table.pointer.spots() if payment.change(spot.place) is not None]
            if lit:
                self.ways.add("tray")
                self.at(dice.choice(lit).rect)
                assert table.desk.laid in payment.decision.options
        self.ways.add("take")
        self.at(next(spot.rect for spot in table.pointer.spots() if spot.place == "button:take"))
