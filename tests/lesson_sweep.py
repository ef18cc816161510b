"""A pupil who presses every key and button at a step of a lesson."""

from collections.abc import Sequence

import pygame

from engine.core.decision import Option
from engine.core.journal import Answer
from tests.pupil_hands import PupilHands, chapters
from yedo.lesson import PUPIL
from yedo.scenes.lesson import Tutorial

STILL = [
    pygame.K_h, pygame.K_l, pygame.K_F1, pygame.K_F2, pygame.K_F2, pygame.K_ESCAPE, pygame.K_m, pygame.K_m,
    pygame.K_F11, pygame.K_F11, pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN,
    pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_s, pygame.K_p, pygame.K_x, pygame.K_DELETE,
]  # fmt: skip
ANSWERS = [pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER, *range(pygame.K_1, pygame.K_1 + 9)]


class Sweep(PupilHands):
    """Presses everything at one step, and comes back to it."""

    def alive(self) -> None:
        """The lesson stands at something that can be gone on with."""
        for _ in range(6):
            if self.app.scene is self.table:
                break
            self.key(pygame.K_ESCAPE)
        assert self.app.scene is self.table, self.app.scene
        if self.table.sheets.open is not None or self.table.zoom.pinned or self.table.choice is not None:
            self.key(pygame.K_ESCAPE)
        if self.app.scene is not self.table:
            self.key(pygame.K_ESCAPE)
        self.wait()
        table = self.table
        assert table.decision is not None or table.session.over
        if table.decision is not None and not table.ended:
            assert table.waiting or table.decision.options
        self.picture()

    def back_to(
        self, chapter: str, answers: Sequence[Answer], seen: set[int], written: Sequence[Option] = ()
    ) -> None:
        """The same step again, at a new table; with what was written in secret."""
        self.table = Tutorial(self.app, chapters(self.game)[chapter])
        self.table.lesson.seen |= seen
        for answer in answers:
            self.table.session.answer(answer.option, seat=answer.player)
        for option in written:
            self.table.session.answer(option, seat=PUPIL)
        self.app.reset(self.table)
        self.wait()

    def press_still(self) -> None:
        """Keys that answer nothing leave everything as it is."""
        for key in STILL:
            asked = self.table.presentation
            if asked is not None and key in asked.letters:  # it answers this question
                continue
            before = list(self.table.session.answers)
            self.key(key)
            self.alive()
            assert self.table.session.answers == before, pygame.key.name(key)
        self.table.ring.focus(None)

    def press_back(self) -> None:
        before = list(self.table.session.answers)
        self.key(pygame.K_u)
        self.alive()
        self.table.give_again()
        self.alive()
        assert self.table.session.answers == before or len(self.table.session.answers) < len(before)

    def point_at_everything(self) -> None:
        """Hover and right click on every chip and on every place of the table."""
        before = list(self.table.session.answers)
        rects = [chip.rect for chip in self.table.prompt.widgets] + [spot.rect for spot in self.table.pointer.spots()]
        for rect in rects:
            self.move(self.point(rect))
        self.table.update(2.0)
        self.picture()
        for rect in rects[:12]:
            self.click(self.point(rect), button=3)
            self.alive()
        assert self.table.session.answers == before

    def chips(self) -> int:
        return 0 if self.table.waiting else len(self.table.prompt.widgets)
