"""The table as a window: sizes, text that fits, movement, interruptions, seats that change hands."""

import os
import random

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from engine.yedo.config import standard_game
from yedo import shot
from yedo.app import App
from yedo.scenes.saves import go_on_latest
from yedo.scenes.table import Table
from yedo.session import HUMAN, new_session
from yedo.settings import Settings
from yedo.tables.yedo.shots import KINDS, play_until
from yedo.ui import art, text

SIZES = [(1280, 720), (1920, 1080), (3840, 2160), (1440, 1080)]


def make_app(size=(1280, 720), **wishes) -> App:
    settings = Settings(**{"animation_speed": "off", "mute": True, "confirmations": False, **wishes})
    return App(settings, size, remember=False)


def seated(app: App, players: str = "human,random,random", seed: int = 3) -> Table:
    names = players.split(",")
    config = standard_game(len(names), 6, seed)
    for seat, name in zip(config.seats, names, strict=True):
        seat.played_by = name
    table = Table(app, new_session(config))
    app.push(table)
    return table


def run(table: Table, seconds: float, step: float = 0.05) -> None:
    for _ in range(int(seconds / step)):
        table.update(step)


def settle(table: Table) -> None:
    """Let everything be shown until somebody is asked."""
    for _ in range(2000):
        table.update(0.01)
        if not table.animating():
            return


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_no_text_is_cut(size):
    kinds = ("", "_place", "_action", "_bid", "_favor") if size[0] < 3000 else ("_place",)
    art.missing.clear()
    for number, kind in enumerate(kinds):
        side = "night" if number % 2 else "day"
        with text.watch() as cut:
            shot.open_scene(f"table{kind}", shot.ShotOptions(size, side, 7)).close()
        assert cut == []
    assert not art.missing


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in ("offer", "answer")])  # the trade has its own
def test_every_kind_of_question_has_a_picture_without_cut_text(kind):
    with text.watch() as cut:
        app = shot.open_scene(f"table_{kind}", shot.ShotOptions((1280, 720), "day", 4))
        assert app.scene.decision.kind == kind
        app.close()
    assert cut == []


def test_large_text_fits_too():
    with text.watch() as cut:
        wishes = {"large_text": True, "ui_scale": 1.3}
        shot.open_scene("table", shot.ShotOptions((1280, 720), "day", 2, settings=wishes)).close()
    assert cut == []


@pytest.mark.parametrize("modules", [[], ["teahouse", "specialists", "jesuits", "clan_powers"]])
def test_every_event_is_played_out(modules):
    """Two rounds with everything moving: no event stumbles, and nothing stays in the air."""
    app = make_app(animation_speed="fast")
    config = standard_game(4, 8, 12, modules)
    for seat in config.seats:
        seat.played_by = "random"
    table = Table(app, new_session(config))
    app.push(table)
    for number in range(30000):
        table.update(0.2)
        if number % 40 == 0:
            app.draw()
        if table.session.game.state.round > 2:
            break
    table.stage.skip()
    assert table.session.game.state.round > 2
    assert not table.stage.sprites and not table.desk.lifted
    app.close()


def test_what_is_shown_at_the_end_is_the_true_view(monkeypatch):
    app = make_app(animation_speed="normal")
    table = seated(app, "random,random,random")
    for _ in range(4000):
        table.update(0.05)
        if table.session.game.state.round > 1:
            break
        if table.steps_shown % 5 == 0:
            app.draw()
    monkeypatch.setattr(type(table.session), "proceed", lambda self: None)  # nobody plays on while it is looked at
    while table.session.steps or table.stage.busy:
        table.skip()
    assert table.desk.view.state.round > 1
    shown, true = table.desk.view.state, table.session.game.state
    if not table.session.steps:
        assert [c.mon for c in shown.clans] == [c.mon for c in true.clans]
    app.close()


def test_resize_in_mid_animation():
    app = make_app(animation_speed="slow")
    table = seated(app, "random,random,random")
    table.skip()
    for size in ((1920, 1080), (1300, 760), (1280, 960)):
        for _ in range(40):
            table.update(0.03)
            if table.stage.sprites:
                break
        app.window.resize(size) if hasattr(app.window, "resize") else None
        app._resized()
        app.draw()
        run(table, 0.3)
        app.draw()
    assert table.desk.plan.size[0] >= 1900
    app.close()


def test_focus_lost_and_minimised_do_no_harm():
    app = make_app(animation_speed="fast")
    table = seated(app)
    for kind in (
        pygame.WINDOWFOCUSLOST,
        pygame.WINDOWMINIMIZED,
        pygame.WINDOWRESTORED,
        pygame.WINDOWFOCUSGAINED,
    ):
        pygame.event.post(pygame.Event(kind))
        app.step()
    run(table, 1.0)
    app.draw()
    app.close()


def test_bots_think_on_their_own_thread_while_the_window_lives():
    app = make_app()
    config = standard_game(3, 6, 5)
    for seat in config.seats:
        seat.played_by = "random"
    config.seats[0].played_by = HUMAN
    table = Table(app, new_session(config, app.call_soon))
    app.push(table)
    answered = 0
    while answered < 12:
        app.step(0.01)
        if table.decision is not None:
            assert table.decision.player == 0
            table.answer(table.decision.options[0])
            answered += 1
    assert answered == 12
    app.close()


def test_a_seat_is_handed_to_a_bot_and_back():
    app = make_app()
    table = seated(app, "human,human", seed=4)
    settle(table)
    asked = table.decision.player
    before = len(table.session.answers)
    table.hand_over(asked, "random")
    app.scene.lift()  # the other person sits down behind a curtain
    app.scene.update(1.0)
    table.update(0.01)
    assert len(table.session.answers) > before
    assert table.decision is None or table.decision.player != asked
    table.hand_over(asked, HUMAN)
    assert table.session.is_human(asked)
    app.close()


def test_auto_pass_answers_questions_about_cards_alone():
    app = make_app(secrecy="open")
    session = next(
        s for seed in range(40) if play_until(s := new_session(standard_game(3, 8, seed)), "play_or_pass", seed)
    )
    table = Table(app, session)
    table.parts.ribbon.auto_pass = True
    app.push(table)
    settle(table)
    assert table.decision is None or table.decision.kind != "play_or_pass"
    app.close()


def test_a_costly_bid_is_asked_twice():
    app = make_app(confirmations=True, secrecy="open")
    session = next(s for seed in range(40) if play_until(s := new_session(standard_game(3, 8, seed)), "bid", seed))
    table = Table(app, session)
    app.push(table)
    settle(table)
    highest = [option for option in table.decision.options if option[0] == "bid"][-1]
    before = len(session.answers)
    table.pick(highest)
    assert len(session.answers) == before
    table.prompt.chips[0].activate()
    assert len(session.answers) > before
    app.close()


def test_the_board_turns_over():
    app = make_app(animation_speed="normal")
    table = seated(app)
    app.draw()
    table.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_F2, mod=0, unicode=""))
    assert app.settings.board_side == "night" and table.turning.busy
    for _ in range(30):
        table.update(0.05)
        app.draw()
    assert not table.turning.busy
    app.close()


def test_summary_zoom_and_menus_open_and_close():
    app = make_app()
    table = seated(app)
    settle(table)
    ratio = table.canvas.scale / app.canvas.scale

    def click(place: str, button: int = 1) -> None:
        spot = next(s for s in table.pointer.spots() if s.place.startswith(place))
        at = (spot.rect.centerx * ratio, spot.rect.centery * ratio)
        table.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button))
        table.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=button))
        app.draw()

    click("ribbon:summary")
    assert table.sheets.open is not None
    table.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    assert table.sheets.open is None
    click("card:", 3)
    assert table.zoom.pinned
    click("card:")
    assert not table.zoom.pinned
    click("seat:")
    assert table.choice is not None
    table.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    assert table.choice is None
    click("ribbon:auto_pass")
    assert table.parts.ribbon.auto_pass
    click("ribbon:menu")
    assert app.scene is not table
    app.close()


def test_hovering_explains_blocked_and_open_places():
    app = make_app(secrecy="open")
    session = next(s for seed in range(9) if play_until(s := new_session(standard_game(3, 8, seed)), "place", seed, 80))
    table = Table(app, session)
    app.push(table)
    settle(table)
    spots = [s for s in table.pointer.spots() if s.place.startswith("space:") and s.form == "round"]
    lit = [s for s in spots if s.place in table.pointer.lit]
    dark = [s for s in spots if s.place not in table.pointer.lit]
    assert lit and all("\n" in table.pointer.words(spot) for spot in lit)
    assert dark and "closed" in table.pointer.words(dark[0])
    app.close()


def test_an_answer_is_taken_back():
    app = make_app(secrecy="open")
    session = next(s for seed in range(9) if play_until(s := new_session(standard_game(3, 8, seed)), "activate", seed))
    table = Table(app, session)
    app.push(table)
    settle(table)
    before = table.session.game.dump()
    table.pick(next(option for option in table.decision.options if option[0] == "activate"))
    settle(table)
    assert table.decision.kind != "activate"
    table.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_u, mod=0, unicode="u"))
    settle(table)
    assert table.decision.kind == "activate"
    assert table.session.game.dump() == before
    app.draw()
    app.close()


def test_a_game_goes_on_where_it_was_left(tmp_path, monkeypatch):
    monkeypatch.setattr("yedo.saves.user_dir", lambda: tmp_path)
    app = make_app(secrecy="open")
    table = Table(app, new_session(standard_game(2, 6, 5)), save=True)
    app.push(table)
    for _ in range(6):
        settle(table)
        table.pick(table.decision.options[-1])
    settle(table)
    kept = table.session.game.dump()
    app.close()
    app = make_app(secrecy="open")
    app.open("title")
    go_on_latest(app)
    again = app.scene
    assert isinstance(again, Table)
    settle(again)
    assert again.session.game.dump() == kept
    app.close()


def test_parts_that_are_not_drawn_again_look_as_if_they_were():
    app = make_app(secrecy="open")
    table = Table(app, new_session(standard_game(4, 6, 3)))
    app.push(table)
    dice = random.Random(2)
    for _ in range(45):
        settle(table)
        app.draw()
        kept = pygame.image.tobytes(table.parts._still, "RGB")
        table.parts._still = None
        app.draw()
        assert kept == pygame.image.tobytes(table.parts._still, "RGB"), table.decision.kind
        table.answer(dice.choice(table.decision.options))
    app.close()


def test_a_hand_that_lies_face_down_is_not_named_in_the_prompt():
    app = make_app(secrecy="relaxed")
    table = Table(app, new_session(standard_game(3, 8, 1)))
    app.push(table)
    for _ in range(400):
        if app.scene is not table:
            app.scene.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
            app.scene.update(1.0)
            continue
        table.update(0.01)
        if table.decision is None:
            continue
        played = [option[1] for option in table.decision.options if option[0] == "play"]
        if played and not table.desk.open_hand:
            break
        table.answer(table.decision.options[0])
    title = table.desk.view.cards[played[0]].title
    assert not any(title in chip.label for chip in table.prompt.chips)
    table.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_p, mod=0, unicode="p"))
    assert any(title in chip.label for chip in table.prompt.chips)
    table.handle(pygame.Event(pygame.KEYUP, key=pygame.K_p, mod=0, unicode="p"))
    assert not any(title in chip.label for chip in table.prompt.chips)
    app.close()
