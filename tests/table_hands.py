"""A player's hands at the table: gives an answer by posted mouse events or keys, wherever the table offers it, and
plays whole games that way."""

import random
from collections.abc import Callable, Sequence
from contextlib import contextmanager

import pygame
import pytest

from engine.core.decision import Option
from engine.core.sealed import Draft
from engine.yedo.config import Config
from tests.ui_driver import Driver
from yedo.scenes.table import Table
from yedo.session import new_session
from yedo.tables import table_of
from yedo.tables.yedo.fan import Fan
from yedo.ui import art, text, words

EAGER = ("errand", "kill", "mission", "recruit_specialist", "recruit_character", "disciple", "character")
MOST = 3000  # answers after which a game should long be over
DEAREST = 9  # what is set aside or bid at most, to spare clicks


def eager(options: Sequence[Option], dice: random.Random) -> Option:
    """A random answer, but whatever gets things done is done, and trade is declined."""
    wanted = [o for o in options if o[0] in EAGER or (o[0] == "place" and str(o[2]).startswith("errand:"))]
    plain = [o for o in options if o[0] not in ("bid", "stake") or o[1] <= DEAREST]
    calm = [o for o in plain if o[0] not in ("trade", "ask", "offer")]
    return dice.choice(wanted or calm or plain or list(options))


class Hands(Driver):
    """Sits at one table. Confirmations and movement are off."""

    def __init__(self, config: Config, secrecy: str = "open", save: bool = False) -> None:
        super().__init__(animation_speed="off", confirmations=False, secrecy=secrecy)
        self.table = Table(self.app, new_session(config), save=save)
        self.app.push(self.table)
        self.curtains: list[str] = []  # the kinds of questions asked behind one
        self.kinds: set[str] = set()

    # --- by mouse ---------------------------------------------------------------------------------------

    def at(self, rect: pygame.FRect) -> None:
        """Click the middle of a place, given in table pixels."""
        ratio = self.table.canvas.scale / self.app.canvas.scale
        place = self.app.window_points((rect.centerx * ratio, rect.centery * ratio))
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0)))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, pos=place, button=1))
        self.step()

    def give(self, option: Option, dice: random.Random) -> None:
        """Answer with the mouse: on the fan, on the place the option stands on, or in the prompt."""
        table = self.table
        fan = table.presentation
        if isinstance(fan, Fan) and not fan.folded:
            number = next((n for n, thing in enumerate(fan.things) if option in fan.options[thing]), None)
            if number is not None:
                card = fan.places[number]
                self.at(pygame.FRect(card.x, card.y, 24, card.h))  # its left edge lies free in a close fan
                self._choose(option)
                return
        if option[0] in ("bid", "stake"):
            self._step_to(option)
            return
        spots = [spot for spot in table.pointer.spots() if option in table.pointer.lit.get(spot.place, ())]
        seen = [s for s in spots if table.pointer.at(s.rect.center) is not None
                and table.pointer.at(s.rect.center).place == s.place]  # fmt: skip
        if seen and table.presentation is None and dice.random() < 0.7:
            self.at(seen[0].rect)
            self._choose(option)
            return
        self._chip(option)

    def _choose(self, option: Option) -> None:
        """Where a place holds several options, the small choice lists them in order."""
        choice = self.table.choice
        if choice is None:
            return
        options = next(o for o in self._listed() if option in o)
        self.at(choice.chips[options.index(option)].rect)

    def _listed(self) -> list[list[Option]]:
        fan = self.table.presentation
        lists = list(fan.options.values()) if isinstance(fan, Fan) else []
        return lists + list(self.table.pointer.lit.values())

    def _step_to(self, option: Option) -> None:
        stepper = self.table.prompt.stepper
        assert stepper is not None
        for _ in range(option[1] - stepper.value):
            self.at(stepper.arms()[1])
        self.at(self.table.prompt.widgets[1].rect)

    def _chip(self, option: Option) -> None:
        """A chip of the prompt, on whichever page; options that read alike share one."""
        prompt = self.table.prompt
        for tab in range(len(prompt.tabs)):
            if any(chip.option == option for chip in prompt.chips):
                break
            self.at(prompt.tabs[tab].rect)
            self.step()  # the table may fold some of the chips that came
        labels = {chip.option: chip for chip in prompt.chips}
        chip = labels.get(option) or labels[next(o for o in labels if o[0] == option[0])]
        for _ in range(prompt.pages):
            if chip in prompt.widgets:
                break
            self.at(prompt.arrows()[1])
        self.at(chip.rect)

    # --- whole games ------------------------------------------------------------------------------------

    def play(self, act: Callable[[], None]) -> None:
        """Answer every question until the game is over; curtains are lifted by a click."""
        for _ in range(MOST):
            if self.table.session.over:
                break
            if self.app.scene is not self.table:
                decision = self.table.session.decision
                self.curtains.append(decision.kind if decision else "")
                self.at(pygame.FRect(600, 300, 2, 2))
                self.step()
                continue
            if self.table.decision is None:
                self.step()
                continue
            self.kinds.add(self.table.decision.kind)
            act()
        assert self.table.session.over, "the game does not end"

    def by_mouse(self, dice: random.Random) -> None:
        decision = self.table.decision
        assert decision is not None
        option = eager(decision.options, dice)
        answered, heard = len(self.table.session.answers), list[Draft]()
        self.table.session.on_seal.append(lambda session, draft: heard.append(draft))
        self.give(option, dice)
        self.table.session.on_seal.pop()
        told = len(self.table.session.answers) > answered or heard
        assert told, f"no click answers {decision.kind} with {option}"

    def by_keyboard(self, dice: random.Random) -> None:
        """Numbers, Tab and arrows, Enter."""
        if dice.random() < 0.35:
            self.key(pygame.K_1 + dice.randrange(6))
            return
        for _ in range(1 + dice.randrange(5)):
            self.key(dice.choice([pygame.K_TAB, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_DOWN]))
        self.key(pygame.K_RETURN)


@pytest.fixture
def plain_trade(monkeypatch):
    """Trade without its trays, which have their own tests."""
    for kind in ("trade", "offer", "answer"):
        monkeypatch.delitem(table_of("yedo").presentations, kind)


@contextmanager
def flawless():
    """Within, no text is cut, no picture and no phrase is missing."""
    art.missing.clear()
    words.missing.clear()
    with text.watch() as cut:
        yield
    cuts, art_missing, phrases = sorted({o.words for o in cut}), sorted(art.missing), sorted(words.missing)
    assert not cuts and not art_missing and not phrases, (cuts, art_missing, phrases)
