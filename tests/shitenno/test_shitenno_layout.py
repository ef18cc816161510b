"""The table of Shitenno fits every window: sheets lie inside it and beside each other, and no text is cut."""

from itertools import combinations

import pygame
import pytest
from shitenno_hands import Sitting

from yedo import shot
from yedo.tables.shitenno.layout import arrange
from yedo.ui import art, text, words

SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (1024, 768), (1366, 768), (1600, 1200), (2560, 1080), (1080, 1920))
TOUCH = 0.5  # logical pixels that may be shared by rounding


def scenes() -> list[str]:
    return [name for name in shot.shots() if name.startswith("shitenno_")]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_sheets_lie_beside_each_other(size: tuple[int, int], players: int) -> None:
    scale = min(size[0] / 1920, size[1] / 1080)
    for compact in (False, True):
        for foot in (0, 104):
            plan = arrange(size[0] / scale, size[1] / scale - foot, players, compact)
            window = pygame.FRect(0, 0, *plan.size)
            sheets = [*plan.seats, plan.board, plan.mat, plan.house, plan.prompt, plan.log, plan.stores, plan.ribbon]
            sheets += [plan.track] if plan.track is not None else []
            assert all(window.contains(sheet) for sheet in sheets), [s for s in sheets if not window.contains(s)]
            for a, b in combinations(sheets, 2):
                shared = a.clip(b)
                assert shared.w <= TOUCH or shared.h <= TOUCH, (a, b)
            assert plan.board.w / plan.board.h == pytest.approx(1272 / 520, rel=0.01)
            assert plan.prompt.h >= 280 and plan.mat.h >= 200 and plan.house.h >= 180


def check(scene: str, size: tuple[int, int], side: str, **wishes: object) -> None:
    art.missing.clear()
    words.missing.clear()
    with text.watch() as cut:
        shot.open_scene(scene, shot.ShotOptions(size, side, 3, "en", dict(wishes))).close()
    assert not cut and not art.missing and not words.missing, ({o.words for o in cut}, art.missing, words.missing)


@pytest.mark.parametrize(
    "scene", ["shitenno_lot", "shitenno_split_made", "shitenno_pay", "shitenno_setup", "shitenno_score"]
)
def test_nothing_is_cut_in_a_small_window(scene: str) -> None:
    check(scene, (1280, 720), "night")


@pytest.mark.slow
@pytest.mark.parametrize("side", ["day", "night"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_anywhere(size: tuple[int, int], side: str) -> None:
    for scene in scenes():
        check(scene, size, side)


@pytest.mark.slow
@pytest.mark.parametrize("wishes", [{"ui_scale": 1.3}, {"large_text": True}, {"ui_scale": 1.3, "large_text": True}])
def test_large_things_and_large_text_fit(wishes: dict[str, object]) -> None:
    for scene in scenes():
        check(scene, (1280, 720), "day", **wishes)


@pytest.mark.parametrize("size", [(1280, 720), (1080, 1920)])
def test_lit_places_can_be_reached(size: tuple[int, int]) -> None:
    """Every option of the first questions has a spot that is found under the mouse."""
    hands = Sitting(4, [0, 1, 2, 3], seed=2, size=size)
    table = hands.table
    hands.step()
    for _ in range(60):
        assert table.decision is not None
        spots = table.pointer.spots()
        for place in table.pointer.lit:
            there = [spot for spot in spots if spot.place == place]
            assert there, f"{place} lies nowhere"
            window = pygame.FRect(0, 0, *table.desk.plan.size)
            assert all(window.contains(spot.rect) for spot in there)
        table.pick(table.decision.options[0])
        hands.step()
    hands.close()
