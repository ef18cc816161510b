"""What bots have to say: the reason on hover in the log, and the Shogun's advice at every question."""

import random

import pygame
import pytest

from engine.yedo.bots import make
from engine.yedo.config import standard_game
from engine.yedo.game import new_game
from yedo.app import App
from yedo.scenes.table import Table
from yedo.session import new_session
from yedo.settings import Settings
from yedo.tables.yedo import help as rules_help
from yedo.tables.yedo.help import hints


@pytest.mark.slow
def test_the_shogun_advises_at_every_question_and_leaks_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "ADVICE_WORLDS", 1)
    dice = random.Random(4)
    for modules in ([], ["teahouse", "specialists", "jesuits", "clan_powers"], ["shogun_must_die"]):
        game = new_game(standard_game(3, 8, 11, modules))
        for _ in range(160):
            decision = game.decision
            if decision is None:
                break
            view = game.view(decision.player)
            said = rules_help.advice(view, decision)
            assert said.startswith("{b}The Shogun would:{/b} ") and "bots." not in said
            rivals = [c for clan in game.state.clans if clan.seat != decision.player for c in clan.missions]
            assert not [card for card in rivals if game.cards[card].title in said]
            game.apply(dice.choice(decision.options))


def test_the_advice_does_not_misjudge() -> None:
    """Asked for advice he looks at so many worlds however long it takes, and is never asked twice
    with two answers."""
    game = new_game(standard_game(4, 8, 3))
    assert game.decision is not None
    view = game.view(game.decision.player)
    assert rules_help.advice(view, game.decision) == rules_help.advice(view, game.decision)


def at_the_table(played_by: list[str], secrecy: str = "open", until: str = "") -> tuple[App, Table]:
    app = App(Settings(animation_speed="off", mute=True, secrecy=secrecy), (1280, 720), remember=False)
    session = new_session(standard_game(3, 8, 5))
    bot = make("samurai", 1)
    while until and session.decision is not None and session.decision.kind != until:
        session.answer(bot.choose(session.game.view(session.decision.player), session.decision))
    session.played_by = played_by
    table = Table(app, session)
    app.push(table)
    return app, table


def test_a_line_of_the_log_tells_why_a_bot_did_it() -> None:
    app, table = at_the_table(["samurai", "samurai", "samurai"])
    try:
        for _ in range(40):
            app.step()
        reasons = [(n, line.why) for n, line in enumerate(table.log.lines) if line.why]
        assert len(reasons) > 5
        spot = table.input._log_spot(reasons[-1][0], (10, 10))
        assert reasons[-1][1] in spot.tip and "Why?" in spot.tip
    finally:
        app.close()


def test_a_persons_lines_have_no_reason() -> None:
    app, table = at_the_table(["human", "human", "human"])
    try:
        while len(table.session.answers) < 8:
            decision = table.session.decision
            assert decision is not None
            bot = make("samurai", 1)
            table.answer(bot.choose(table.session.game.view(decision.player), decision))
            app.step()
        assert table.log.lines and not any(line.why for line in table.log.lines)
    finally:
        app.close()


def test_the_hint_key_shows_the_shoguns_advice_but_not_over_a_hand_face_down() -> None:
    for open_hand in (True, False):
        secrecy = "open" if open_hand else "relaxed"
        app, table = at_the_table(["human", "human", "human"], secrecy, until="place")
        try:
            while table.decision is None:
                app.step()
            assert table.desk.open_hand == open_hand
            pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_h, mod=0, unicode="h"))
            app.step()
            assert table.sheets.open is not None
            icons = [icon for icon, _, _ in table.sheets.open.rows]  # type: ignore[attr-defined]
            assert ("robot" in icons) == open_hand
        finally:
            app.close()
