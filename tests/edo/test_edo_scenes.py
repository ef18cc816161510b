"""Pictures of all of Edo's screens: no text is cut and no art or phrase is missing, at every size, day and night; and
on the table nothing lies over anything else."""

import pygame
import pytest

from yedo import shot
from yedo.table.layout import COMPACT_BELOW, table_scale
from yedo.tables.edo.layout import Layout, arrange
from yedo.ui import art, text, words

SCENES = [name for name in shot.shots() if name.startswith("edo_")]
QUICK = ("edo_setup", "edo_table", "edo_planning", "edo_council", "edo_score", "edo_keep", "edo_two")
SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (1000, 1300), (1024, 768))
WINDOWS = (*SIZES, (2560, 1080), (1366, 768), (1920, 1200), (1280, 1024), (1600, 900), (900, 1600))


def shown(scene: str, size: tuple[int, int], side: str, **wishes: object) -> None:
    art.missing.clear()
    words.missing.clear()
    with text.watch() as cut:
        shot.open_scene(scene, shot.ShotOptions(size, side, 1, "en", wishes)).close()
    assert not cut and not art.missing and not words.missing


@pytest.mark.parametrize("scene", QUICK)
def test_a_small_window_shows_it_whole(scene: str) -> None:
    shown(scene, (1280, 720), "night")


@pytest.mark.slow
@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("side", ["day", "night"])
def test_nothing_is_cut(scene: str, size: tuple[int, int], side: str) -> None:
    shown(scene, size, side)


@pytest.mark.slow
@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("wishes", [{"ui_scale": 1.3}, {"large_text": True}])
def test_large_things_and_large_text_fit(scene: str, wishes: dict[str, object]) -> None:
    shown(scene, (1280, 720), "day", **wishes)


def laid(size: tuple[int, int], seats: int = 4, foot: int = 0, acting: bool = False) -> Layout:
    scale = table_scale(size)
    return arrange(size[0] / scale, size[1] / scale - foot, seats, scale < COMPACT_BELOW, acting)


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("foot", [0, 104])
@pytest.mark.parametrize("acting", [False, True])
def test_every_sheet_has_its_own_place_in_every_window(
    size: tuple[int, int], seats: int, foot: int, acting: bool
) -> None:
    plan = laid(size, seats, foot, acting)
    pages = [[plan.merchant], [plan.specials], [plan.prices, plan.income]]
    if plan.tabs is None:  # all of them are seen at once
        pages = [[sheet for page in pages for sheet in page]]
    for page in pages:
        sheets = [
            *plan.seats, plan.board, *page, plan.prompt, plan.log, plan.stores, plan.plans, plan.cards, plan.ribbon,
            *([plan.tabs] if plan.tabs is not None else []),
        ]  # fmt: skip
        window = pygame.FRect(-0.5, -0.5, plan.size[0] + 1, plan.size[1] + 1)
        assert all(window.contains(sheet) and sheet.w > 100 and sheet.h > 30 for sheet in sheets)
        clear = [sheet.inflate(-1, -1) for sheet in sheets]
        assert not [(n, m) for n, a in enumerate(clear) for m, b in enumerate(clear[:n]) if a.colliderect(b)]
    assert plan.plans.contains(plan.planning.inflate(-1, -1))


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1366, 768), (3840, 2160), (2560, 1080), (1920, 1200)])
@pytest.mark.parametrize("foot", [0, 104])
def test_the_map_is_larger_while_nobody_plans(size: tuple[int, int], foot: int) -> None:
    planning, acting = laid(size, foot=foot), laid(size, foot=foot, acting=True)
    assert acting.unit >= 1.15 * planning.unit
    assert acting.plan_unit < 0.85 * planning.plan_unit
