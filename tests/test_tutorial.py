"""The first lesson: the script is playable to its end, covers what it promises, and can be left and resumed."""

import pygame
import pytest

from engine.core.event import Event
from tests.ui_driver import Driver
from yedo import tutorial
from yedo.scenes.tutorial import Tutorial
from yedo.ui import draw, text


def played() -> tuple[tutorial.Tutorial, list[Event]]:
    lesson = tutorial.Tutorial()
    while not lesson.over:
        decision, step = lesson.game.decision, lesson.lesson()
        assert decision is not None and step is not None
        assert lesson.game.state.clans[decision.player].color == step.clan
        allowed = lesson.allowed(lesson.game, decision)
        assert allowed, f"the lesson's '{step.answer}' is not offered"
        lesson.game.apply(allowed[0])
        lesson.answered()
    return lesson, lesson.table.events


def test_the_script_is_playable_and_covers_each_phase() -> None:
    lesson, events = played()
    kinds = {e.kind for e in events}
    assert {"win_auction", "event", "arrest", "exchange", "mission_done", "play_card", "gain_weapon"} <= kinds
    winners = [e.player for e in events if e.kind == "win_auction"]
    assert 0 in winners and any(w != 0 for w in winners), "an auction is won and one is lost"
    phases = {e.data["phase"] for e in events if e.kind == "phase"}
    assert {"event", "assign", "patrol", "trade", "actions", "preparation"} <= phases
    assert lesson.game.state.clans[0].pp == max(c.pp for c in lesson.game.state.clans)


def test_every_own_step_is_explained() -> None:
    assert all(step.say for step in tutorial.Tutorial().lessons if step.own)


def test_the_pupil_counts_only_own_steps() -> None:
    lesson = tutorial.Tutorial()
    own = sum(step.own for step in lesson.lessons)
    assert lesson.progress() == (0, own) and own < len(lesson.lessons)
    lesson.skip_to(len(lesson.lessons))
    assert lesson.progress() == (own, own)


@pytest.mark.parametrize("side", ["day", "night"])
def test_arrows_point_at_what_the_lesson_is_about(side: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At every step at least one, and on the table wherever the answer has a place there."""
    driver = Driver((1920, 1080), animation_speed="off", confirmations=False, board_side=side)
    scene = Tutorial(driver.app, again=True)
    driver.app.push(scene)
    tips: list[tuple[float, float]] = []
    monkeypatch.setattr(draw, "arrow", lambda canvas, tip, length, way="down": tips.append(tip))
    with text.watch() as cut:
        for _ in range(400):
            driver.app.step()
            if scene.lesson.over:
                break
            if scene.decision is not None:
                tips.clear()
                driver.picture()
                lit = [spot.rect for spot in scene.pointer.spots() if spot.place in scene.pointer.lit]
                assert tips and all(any(rect.collidepoint(tip) for tip in tips) for rect in lit[:1])
                press_lit(driver, scene)
    assert scene.lesson.over and not cut
    driver.close()


@pytest.fixture
def driver() -> Driver:
    return Driver((1280, 720), animation_speed="off", confirmations=False)


def press_lit(driver: Driver, scene: Tutorial) -> None:
    """Click the first chip that answers the open question."""
    assert scene.decision is not None
    chips = [chip for chip in scene.prompt.chips if getattr(chip, "option", None) in scene.decision.options]
    widget = chips[0] if chips else scene.prompt.widgets[0]
    point = pygame.Vector2(widget.rect.center) * scene.canvas.scale / driver.app.canvas.scale
    driver.click((point.x, point.y))


def test_played_through_by_mouse_and_resumed(driver: Driver) -> None:
    scene = Tutorial(driver.app)
    driver.app.push(scene)
    with text.watch() as cut:
        for _ in range(400):
            driver.app.step()
            if scene.lesson.over:
                break
            if scene.decision is not None:
                before = scene.lesson.number
                assert scene.speaking()
                press_lit(driver, scene)
                driver.app.step()
                assert scene.lesson.number > before, "the step counts only when it was really done"
                if before == 8:
                    assert tutorial.remembered() == scene.lesson.number
                    driver.app.pop()
                    scene = Tutorial(driver.app)
                    assert scene.lesson.number == tutorial.remembered()
                    driver.app.push(scene)
    assert scene.lesson.over and not cut
    assert tutorial.remembered() == 0
