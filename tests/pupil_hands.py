"""A pupil's hands at a chapter of the lesson: real mouse events at the real table."""

import random
import time

import pygame

from engine.core.decision import Option
from tests.table_hands import Hands
from tests.ui_driver import Driver
from yedo.lesson import PUPIL, Chapter
from yedo.scenes.lesson import Tutorial, open_chapter
from yedo.table.part import Rect
from yedo.tables import table_of
from yedo.tables.edo import cards
from yedo.tables.edo.map_hand import MapHand
from yedo.tables.edo.plan_hand import PlanHand
from yedo.tables.edo.trade_hand import TradeHand
from yedo.tables.edo.wages_hand import WagesHand
from yedo.tables.yedo.scenes.trade import Answer, Partners, Trays


def chapters(game: str = "yedo") -> dict[str, Chapter]:
    course = table_of(game).course
    assert course is not None
    return course.chapters


class PupilHands(Hands):
    """Sits at a chapter. Movement and confirmations are off; `save` keeps a save as the window does."""

    def __init__(
        self,
        chapter: str,
        size: tuple[int, int] = (1280, 720),
        save: bool = False,
        game: str = "yedo",
        **settings: object,
    ) -> None:
        self.game = game
        wishes = {"animation_speed": "off", "confirmations": False, "show_clock": False, **settings}
        Driver.__init__(self, size, **wishes)
        self.app.remember = save
        self.app.open("title")
        self.enter(chapter)

    def enter(self, chapter: str) -> None:
        self.table: Tutorial = open_chapter(self.app, chapters(self.game)[chapter])
        self.app.push(self.table)
        self.wait()

    def wait(self) -> None:
        """Until the pupil is asked or spoken to, or the game is over."""
        for _ in range(2000):
            self.step()
            over = self.table.session.over and self.table.lesson.left
            if self.table.decision is not None or over or self.table.ended:
                return
            time.sleep(0.001)
        raise AssertionError("nobody is asked anything")

    @property
    def said(self) -> str:
        """The name of the step, "" for a question of one's own."""
        step = self.table.taught
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
        step = table.taught
        if table.waiting:
            assert step is not None
            self.gesture(step.do)
            return
        before = self.given()
        if isinstance(table.presentation, Trays):
            self.build_offer(table.presentation)
        elif isinstance(table.presentation, Partners | Answer):
            self.at((table.presentation.cards if isinstance(table.presentation, Partners) and step is not None
                     and step.pick else table.presentation.buttons)[0].rect)  # fmt: skip
        elif isinstance(table.presentation, PlanHand):
            assert table.decision is not None
            self.write_plan(chosen or dice.choice(table.decision.options))
        elif isinstance(table.presentation, WagesHand):
            self.at(table.presentation.sheet.chips[-1].rect)
        elif isinstance(table.presentation, TradeHand):
            self.at(dice.choice(table.presentation.pointed()))
        else:
            assert table.decision is not None
            option = chosen or dice.choice(table.decision.options)
            if isinstance(table.presentation, MapHand) and option in table.presentation.forfeits():
                self.forfeit_some(table.presentation, option)
            else:
                self.give(option, dice)
        for _ in range(40):  # figures walk space by space
            if self.given() != before:
                break
            self.step()
        assert self.given() != before, f"nothing came of the click at {step}"
        self.wait()

    def given(self) -> list[object]:
        """What the pupil has answered, and written in secret."""
        session = self.table.session
        drafts = session.drafts()
        return [*session.answers, *(drafts.of(PUPIL).items if drafts is not None else [])]

    def shown(self) -> Rect:
        """What the teacher points at."""
        step = self.table.taught
        assert step is not None
        return self.on(step.show[0])

    def gesture(self, do: str) -> None:
        table = self.table
        assert table.go_on.rect.colliderect(table.scroll)
        if do == "hover":
            self.move(self.point(self.shown()))
            table.update(1.0)
            assert table.tried
        elif do == "enlarge":
            self.click(self.point(self.shown()), button=3)
            assert table.zoom.pinned
            table.update(0.1)
            self.click((5, 5))
            assert table.tried and not table.zoom.pinned
        elif do == "hint":
            self.key(pygame.K_h)
            assert table.sheets.open is not None and table.tried
            self.key(pygame.K_ESCAPE)
        elif do == "undo":
            before = self.given()
            self.click(self.point(self.on("ribbon:undo")))
            assert self.given() == before[:-1]
            self.wait()
            return
        else:
            table.update(0.1)
            assert table.tried
        before, seen = self.given(), len(table.lesson.seen)
        self.click(self.point(table.go_on.rect))
        assert self.given() == before and len(table.lesson.seen) == seen + 1
        self.wait()

    def build_offer(self, trays: Trays) -> None:
        """Five mon for the first thing that lies open, by the real trays."""
        self.at(trays.pieces["ask", False][0].rect)
        trays = self.table.presentation
        for _ in range(5):
            self.at(trays.steppers["give"].arms()[1])
        self.at(trays.propose.rect)

    def write_plan(self, option: Option) -> None:
        """At Edo's planning board: turn the card and put it down, click a seat, press the seal."""
        hand = self.table.presentation
        assert isinstance(hand, PlanHand)
        if option[0] == "seal":
            self.at(hand.sheet.chips[-1].rect)
        elif option[0] == "seat":
            taken = hand.plan().slots[option[1]].officials
            self.at(hand.board.seats(option[1])[taken + sum(option[2:]) - 1])
        else:
            _, number, card, deed = option
            for _ in range(2):  # the first click turns the card, the second puts it into the first free slot
                if hand.pool.deed(card) != deed:
                    place = hand.pool.place_of(card)
                    self.at(cards.quarter(self.table.desk.view, card, hand.pool.deed(card), deed, place))
            self.drag(hand.pool.place_of(card), hand.board.card(number))

    def forfeit_some(self, hand: MapHand, option: Option) -> None:
        """Edo's prompt has one chip for all the ways to leave some of a card undone."""
        self.step()
        self.at(next(chip for chip in self.table.prompt.chips if chip.option is None).rect)
        assert self.table.choice is not None
        self.at(self.table.choice.chips[hand.forfeits().index(option)].rect)

    def drag(self, start: Rect, end: Rect) -> None:
        a, b = self.point(start), self.point(end)
        self.press(a)
        self.move(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))
        self.move(b)
        self.release(b)

    def until_end(self, dice: random.Random, most: int = 150) -> list[str]:
        """Play the chapter to its end; the names of the steps on the way."""
        told = []
        for _ in range(most):
            if self.table.ended:
                break
            told.append(self.said)
            self.teach(dice)
        assert self.table.ended, "the chapter does not end"
        return told
