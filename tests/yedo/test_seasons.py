"""The board goes from a spring morning to a winter night: once a round, never over what must be read, and not at all
where somebody does not want it."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from yedo import shot
from yedo.tables.yedo import seasons
from yedo.tables.yedo.board import Board
from yedo.tables.yedo.table import TABLE


@pytest.fixture(params=["day", "night"])
def app(request, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("YEDO_HOME", str(tmp_path))
    shot.headless()
    app = shot.open_scene("table_bid", shot.ShotOptions(size=(1280, 720), side=request.param))
    yield app
    app.close()


def board(app) -> pygame.Surface:
    app.draw()
    return app.window.surface.subsurface(app.scene.canvas.rect(app.scene.desk.plan.board)).copy()


def test_a_game_goes_through_the_year() -> None:
    parts = [(n - 1) / 7 for n in range(1, 9)]
    assert [seasons.season(part) for part in parts] == [name for name in seasons.SEASONS for _ in range(2)]
    for side, tones in seasons.TINTS.items():
        assert seasons.tint(0, side) == tones[0] and seasons.tint(1, side) == tones[-1]
        assert all(min(seasons.tint(part, side)) >= 195 for part in parts), "a tint, not another picture"
    burning = [seasons.lit(part) for part in parts]
    assert burning == sorted(burning) and burning[0] == burning[3] == 0
    assert burning[-1] == len(seasons.LANTERNS) == len(set(seasons.LANTERNS))


@pytest.mark.parametrize("rounds", [6, 8, 11])
def test_snow_lies_in_the_last_rounds_and_grows(rounds: int) -> None:
    missing = [seasons.melted((n - 1) / (rounds - 1)) for n in range(1, rounds + 1)]
    lying = [n for n in missing if n is not None]
    assert 2 <= len(lying) <= 3 and missing[-len(lying) :] == lying, "no thaw, and none before the winter"
    assert lying == sorted(lying, reverse=True) and len(set(lying)) == len(lying) and lying[-1] == 0
    assert all(seasons.season((n - 1) / (rounds - 1)) == "winter" for n in range(rounds - len(lying) + 1, rounds + 1))


def test_the_roofs_are_white_in_the_end(app) -> None:
    """An inn, a house of the gay quarters, a shop: lighter than in summer although it is night."""
    state, light = app.scene.desk.view.state, {}
    for number in (state.rounds // 2, state.rounds - 1, state.rounds):
        state.round = number
        app.scene.changed()
        found = board(app)
        k = found.get_width() / seasons.SIZE[0]
        for roof in ((20, 512, 60, 10), (740, 312, 40, 8), (820, 104, 20, 6)):
            part = found.subsurface(pygame.Rect(*(round(v * k) for v in roof)))
            light.setdefault(roof, []).append(sum(pygame.transform.average_color(part)[:3]))
    for tones in light.values():
        assert tones == sorted(tones) and tones[-1] > tones[0] + 60


def test_the_ground_is_painted_once_a_round(app, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[int] = []
    whole = Board.draw_ground

    def counted(self, canvas) -> None:
        painted.append(self.desk.view.state.round)
        whole(self, canvas)

    monkeypatch.setattr(Board, "draw_ground", counted)
    state, looks = app.scene.desk.view.state, []
    for number in (1, 1, 2, 5, 5, 8, 8):
        state.round = number
        app.scene.changed()
        looks.append(pygame.image.tobytes(board(app), "RGB"))
    assert painted[-4:] == [1, 2, 5, 8] and len(painted) <= 5
    assert looks[0] == looks[1] and looks[3] == looks[4] and len(set(looks)) == 4


def test_seasons_can_be_switched_off(app) -> None:
    state = app.scene.desk.view.state
    state.round = 1
    app.scene.changed()
    with_petals = pygame.image.tobytes(board(app), "RGB")
    app.change(seasons=False)
    plain = pygame.image.tobytes(board(app), "RGB")
    state.round = 8
    app.scene.changed()
    assert plain != with_petals
    assert app.scene.parts._ground is not None and app.scene.parts.board.ground_key() is None


def test_nothing_falls_on_what_must_be_read(app) -> None:
    """Snow lies around spaces, plates and names: on them only the tint is seen."""
    table, view = app.scene, app.scene.desk.view
    view.state.round = view.state.rounds
    table.changed()
    app.draw()
    cover = table.parts.board._year._cover
    assert cover is not None and cover.paint.get_bounding_rect().w > 0
    place = table.canvas.rect(table.desk.plan.board)
    lanterns = [pygame.Rect(at, glow.get_size()) for glow, at in cover.glows[-2 * len(seasons.LANTERNS) :]]
    for rect in table.parts.board._bare(table.canvas, place):
        less = 8 if rect.w != rect.h else max(8, rect.w * 3 // 10)  # spaces are round
        inner = rect.inflate(-less, -less).clip(cover.paint.get_rect())
        if inner.w > 0 and inner.h > 0 and inner.collidelist(lanterns) < 0:
            assert cover.paint.subsurface(inner).get_bounding_rect().w == 0


def test_pictures_of_the_board_elsewhere_know_no_season(app) -> None:
    """The rules show parts of the board, larger than their frame; saves a small one."""
    game = app.scene.session.game
    desk = TABLE.desk(game.view(0), 0, 0, ["human"] * 5)
    assert not desk.seasons
    desk.plan.board.topleft = (-100, -60)
    page = replace(app.scene.canvas, surface=pygame.Surface((300, 200)))
    Board(desk).draw_ground(page)
