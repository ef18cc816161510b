"""A pupil's hands at a chapter of the lesson: real mouse events at the real table."""

import random
import time

import pygame

from engine.core.decision import Option
from tests.table_hands import Hands
from tests.ui_driver import Driver
from yedo.table.part import Rect
from yedo.tables.yedo.scenes.trade import Answer, Partners, Trays
from yedo.tables.yedo.scenes.tutorial import Tutorial, open_chapter


class PupilHands(Hands):
    """Sits at a chapter. Movement and confirmations are off; `save` keeps a save as the window does."""

    def __init__(
        self, chapter: str, size: tuple[int, int] = (1280, 720), save: bool = False, **settings: object
    ) -> None:
        wishes = {"animation_speed": "off", "confirmations": False, "show_clock": False, **settings}
        Driver.__init__(self, size, **wishes)
        self.app.remember = save
        self.app.open("title")
        self.enter(chapter)

    def enter(self, chapter: str) -> None:
        self.table: Tutorial = open_chapter(self.app, chapter)
        self.app.push(self.table)
        self.wait()

    def wait(self) -> None:
        """Until the pupil is asked or spoken to, or the game is over."""
        for _ in range(2000):
            self.step()
            if self.table.decision is not None or self.table.session.over:
                return
            time.sleep(0.001)
        raise AssertionError("nobody is asked anything")

    @property
    def said(self) -> str:
        """The name of the step, "" for a question of one's own."""
        step = self.table.lesson.step(self.table.session.game)
        return step.say if step is not None else ""

    def point(self, rect: Rect) -> tuple[float, float]:
        ratio = self.table.canvas.scale / self.app.canvas.scale
        return rect.centerx * ratio, rect.centery * ratio

    def on(self, place: str) -> Rect:
        """Where a place of the table lies."""
        return next(spot.rect for spot in self.table.pointer.spots() if spot.place == place)

    # --- one step -------------------------------------------------------------------------------------------

    def teach(self, dice: random.Random, chosen: Option | None = None) -> None:
        """Do what the step is about, by mouse."""
        table = self.table
        step = table.lesson.step(table.session.game)
        if table.waiting:
            assert step is not None
            self.gesture(step.do)
            return
        before = len(table.session.answers)
        if isinstance(table.presentation, Trays):
            self.build_offer(table.presentation)
        elif isinstance(table.presentation, Partners | Answer):
            self.at((table.presentation.cards if isinstance(table.presentation, Partners) and step is not None
                     and step.pick else table.presentation.buttons)[0].rect)  # fmt: skip
        else:
            assert table.decision is not None
            self.give(chosen or dice.choice(table.decision.options), dice)
        assert len(table.session.answers) != before, f"nothing came of the click at {step}"
        self.wait()

    def gesture(self, do: str) -> None:
        table = self.table
        assert table.go_on.rect.colliderect(table.scroll)
        if do == "hover":
            self.move(self.point(self.on(f"card:{table.desk.clan.missions[0]}")))
            table.update(1.0)
            assert table.tried
        elif do == "enlarge":
            self.click(self.point(self.on(f"card:{table.desk.clan.missions[0]}")), button=3)
            assert table.zoom.pinned
            table.update(0.1)
            self.click((5, 5))
            assert table.tried and not table.zoom.pinned
        elif do == "hint":
            self.key(pygame.K_h)
            assert table.sheets.open is not None and table.tried
            self.key(pygame.K_ESCAPE)
        elif do == "undo":
            before = len(table.session.answers)
            self.click(self.point(self.on("ribbon:undo")))
            assert len(table.session.answers) == before - 1
            self.wait()
            return
        else:
            table.update(0.1)
            assert table.tried
        before, seen = len(table.session.answers), len(table.lesson.seen)
        self.click(self.point(table.go_on.rect))
        assert len(table.session.answers) == before and len(table.lesson.seen) == seen + 1
        self.wait()

    def build_offer(self, trays: Trays) -> None:
        """Five mon for the first thing that lies open, by the real trays."""
        self.at(trays.pieces["ask", False][0].rect)
        trays = self.table.presentation
        for _ in range(5):
            self.at(trays.steppers["give"].arms()[1])
        self.at(trays.propose.rect)

    def until_end(self, dice: random.Random, most: int = 150) -> list[str]:
        """Play the chapter to its end; the names of the steps on the way."""
        told = []
        for _ in range(most):
            if self.table.ended or self.table.session.over:
                break
            told.append(self.said)
            self.teach(dice)
        assert self.table.ended, "the chapter does not end"
        return told
