"""The first lesson at Edo's own table: the teacher's answers are given by the same hands, and no others are taken."""

import random
import time

import pygame
import pytest

from engine.core.decision import Option
from tests.edo.edo_hands import KIND, EdoHands
from tests.pupil_hands import PupilHands, chapters
from yedo.tables.edo.map_hand import MapHand
from yedo.tables.edo.plan_hand import PlanHand
from yedo.tables.edo.trade_hand import TradeHand
from yedo.tables.edo.wages_hand import WagesHand


class EdoPupil(PupilHands, EdoHands):
    def __init__(self, chapter: str) -> None:
        PupilHands.__init__(self, chapter, game="edo")
        self.session, self.dice = self.table.session, random.Random(1)
        self.minds = [KIND.bot("novice", seat) for seat in range(2)]

    def do(self) -> None:
        """Whatever the teacher waits for."""
        table = self.table
        step = table.taught
        if table.waiting and step is not None:
            if step.do == "undo":
                self.at(table.parts.ribbon.button("undo"))
            else:
                self.key(pygame.K_RETURN)
            return
        decision, hand = table.decision, table.presentation
        assert decision is not None
        option = decision.options[0]
        if isinstance(hand, PlanHand):
            self.write(option)
        elif isinstance(hand, WagesHand):
            self.at(hand.sheet.chips[-1].rect)
        elif isinstance(hand, MapHand) and option[0] in ("march", "merchant", "ride", "rider"):
            self.move_figure(hand, option)
        elif isinstance(hand, TradeHand):
            self.trade(hand, option)
        else:
            self._chip(option)

    def write(self, option: Option) -> None:
        if option[0] == "put":
            self.turn(option[2], option[3])
            self.carry(self.hand.pool.place_of(option[2]), self.hand.board.card(option[1]))
        elif option[0] == "seat":
            taken = self.hand.plan().slots[option[1]].officials
            self.at(self.hand.board.seats(option[1])[taken])
        else:
            self.at(self.hand.sheet.chips[-1].rect)


@pytest.mark.parametrize("chapter", list(chapters("edo")))
def test_a_chapter_is_gone_through_by_hand(chapter: str) -> None:
    pupil = EdoPupil(chapter)
    for _ in range(4000):
        if pupil.table.ended:
            break
        if pupil.table.decision is None:  # a rival thinks
            time.sleep(0.001)
            pupil.step()
        else:
            pupil.do()
            for _ in range(6):
                pupil.step()
    assert pupil.table.ended, (pupil.said, pupil.table.decision)
    pupil.picture()
    pupil.close()


def test_the_teacher_takes_no_other_plan() -> None:
    pupil = EdoPupil("plan")
    while pupil.said != "wood":
        pupil.do()
        pupil.step()
    hand = pupil.hand
    pupil.carry(hand.pool.place_of("roads"), hand.board.card(0))
    assert not any(wish.card for wish in pupil.hand.plan().slots) and pupil.said == "wood"
    pupil.turn("fields", "wood")
    pupil.carry(pupil.hand.pool.place_of("fields"), pupil.hand.board.card(1))
    assert pupil.said == "wood"
    pupil.carry(pupil.hand.pool.place_of("fields"), pupil.hand.board.card(0))
    assert pupil.said == "undo"
    pupil.close()
