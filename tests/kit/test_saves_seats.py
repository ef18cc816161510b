"""Who plays which seat after a game was continued: seats handed to a bot, taken over from one, bots that are gone."""

import json
import random
from pathlib import Path

import pytest
from saves_driver import begun, play
from ui_driver import Driver

from engine.yedo.config import standard_game
from yedo import fame, hall, keeper, saves
from yedo.keeper import HEAD, STATE
from yedo.scenes.table import Table
from yedo.session import NOBODY, Session, new_session
from yedo.tables.yedo.scenes.demo import Demo


@pytest.fixture
def driver():
    made = Driver((1280, 720), animation_speed="off", confirmations=False, secrecy="open")
    made.app.open("title")
    yield made
    made.close()
    keeper.close_all()


def finish(session: Session, seed: int = 3) -> None:
    dice = random.Random(seed)
    while session.decision is not None:
        session.answer(dice.choice(session.decision.options))


def change(path: Path, edit) -> None:
    raw = json.loads(path.read_text())
    edit(raw)
    path.write_text(json.dumps(raw))


@pytest.mark.parametrize("modules", [[], ["shogun_must_die", "specialists"]])
def test_seats_handed_over_stay_handed_over(modules: list[str]) -> None:
    config = standard_game(3, 8, 4, modules)
    config.seats[2].played_by = "novice"
    session, kept = begun(40, config)
    session.hand_over(1, "samurai")
    session.hand_over(2, "human")
    nobody = [NOBODY] * (len(session.game.state.clans) - 3)
    kept.close()
    opened = saves.resume(kept.id)
    assert opened.session.played_by == ["human", "samurai", "human", *nobody]
    assert [seat.played_by for seat in opened.session.game.config.seats] == ["human", "samurai", "human"]
    opened.keeper.close()
    again = saves.resume(saves.copy(kept.id, "copy"))
    assert again.session.played_by == opened.session.played_by
    again.keeper.close()


def test_handing_over_is_saved_at_once() -> None:
    session, kept = begun(30)
    kept.flush()
    session.hand_over(0, "novice")
    kept.flush()
    assert saves.slots()[0].summary.players[0]["played_by"] == "novice", "without a further answer"
    kept.close()


def test_an_exported_game_knows_its_players(tmp_path: Path) -> None:
    session, kept = begun(30)
    session.hand_over(1, "novice")
    kept.close()
    opened = saves.resume(saves.bring_in(saves.export(kept.id, tmp_path / "game")))
    assert opened.session.played_by == ["human", "novice", "human"]
    opened.keeper.close()


def test_a_seat_taken_in_the_demo_is_a_persons_evening(driver: Driver) -> None:
    """Bots everywhere in the setup, a person in mid-game: continued as such, even without a sound snapshot, and
    counted as such in the hall of fame."""
    demo = Demo(driver.app, 5)
    demo.session.call = None
    driver.app.push(demo)
    play(demo.session, 60, 1)
    bots = [seat.played_by for seat in demo.config.seats]
    driver.app.remember = True
    demo.take_seat(1)
    table = driver.app.scene
    assert isinstance(table, Table) and table.keeping.keeper is not None
    session, kept = table.session, table.keeping.keeper
    expected = [by if seat != 1 else "human" for seat, by in enumerate(bots)]
    assert "human" not in bots and session.played_by[: len(bots)] == expected
    play(session, 5, 2)
    kept.close()
    opened = saves.resume(kept.id)
    assert opened.session.played_by[: len(bots)] == expected
    opened.keeper.close()
    (kept.folder / STATE).write_text("gone")
    opened = saves.resume(kept.id)
    assert len(opened.notes) == 1 and opened.session.played_by[: len(bots)] == expected
    finish(opened.session)
    last = Table(driver.app, opened.session, keeper=opened.keeper)
    driver.app.push(last)
    for _ in range(50):
        driver.step()
    entries, trouble = hall.load()
    assert trouble is None and len(entries) == 1
    assert [place.played_by for place in entries[0].players] == expected
    assert fame.figures(entries).with_persons == 1


def test_a_game_left_to_bots_is_no_persons_evening() -> None:
    session, kept = begun(30, standard_game(2, 6, 4))
    for seat in (0, 1):
        session.hand_over(seat, "random")
    kept.close()
    opened = saves.resume(kept.id)
    finish(opened.session)
    opened.keeper.close()
    hall.record(hall.entry_of(opened.session.game, opened.session.played_by))
    entries, _ = hall.load()
    assert fame.figures(entries).with_persons == 0 and fame.figures(entries).games == 1


@pytest.mark.parametrize("file", [HEAD, STATE])
@pytest.mark.parametrize("way", ["path", "out of the folder", "unknown"])
def test_a_save_never_names_a_file_to_be_run(file: str, way: str, tmp_path: Path) -> None:
    (tmp_path / "evil.py").write_text(f"open({str(tmp_path / 'ran')!r}, 'w').close()\n")
    bot = {"path": str(tmp_path / "evil.py"), "out of the folder": f"../{tmp_path}/evil", "unknown": "ghost"}[way][-39:]
    _, kept = begun(30)
    kept.close()

    def seat(raw: dict) -> None:
        if file == HEAD:
            raw["config"]["seats"][1]["played_by"] = bot
        else:
            raw["summary"]["players"][1]["played_by"] = bot

    change(kept.folder / file, seat)
    if file == HEAD:
        change(kept.folder / STATE, lambda raw: raw["summary"].update(players=[]))
    opened = saves.resume(kept.id)
    assert opened.session.played_by == ["human", "samurai", "human"]
    assert len(opened.notes) == 1 and opened.notes[0].endswith(".")
    dice = random.Random(1)
    for _ in range(30):
        decision = opened.session.decision
        if decision is not None and decision.player == 1:
            opened.session.proceed()
        elif decision is not None:
            opened.session.answer(dice.choice(decision.options))
    opened.keeper.close()
    assert not (tmp_path / "ran").exists()


def test_an_own_bot_plays_on_where_its_file_is(tmp_path: Path) -> None:
    from yedo.thinker import own_bots

    own_bots().mkdir(parents=True)
    (own_bots() / "grandma.py").write_text("def choose(view, decision):\n    return decision.options[0]\n")
    session, kept = begun(10)
    session.hand_over(1, "grandma")
    kept.close()
    opened = saves.resume(kept.id)
    assert opened.session.played_by[1] == "grandma" and opened.notes == []
    opened.keeper.close()


def test_a_new_game_in_the_setup_of_a_continued_one_seats_the_same_players() -> None:
    session, kept = begun(10)
    session.hand_over(1, "novice")
    kept.close()
    opened = saves.resume(kept.id)
    assert new_session(opened.session.game.config).played_by == ["human", "novice", "human"]
    opened.keeper.close()


def test_a_thinking_bot_knows_the_numbers_of_a_continued_game() -> None:
    """The process in which strong bots think gets the board the game carries, not today's."""
    from engine.yedo.board import Board, standard_board
    from engine.yedo.game import new_game
    from engine.yedo.kind import KIND
    from yedo import thinker

    now = standard_board()
    modules = {**now.modules, "specialists": {**now.modules["specialists"], "mon_for_prestige": 1}}
    own = Board({**now.raw, "egress": 9, "modules": modules})
    view = new_game(standard_game(2, 6, 1, ["specialists"]), None, None, own).view(0)
    parts = KIND.unpack(json.loads(json.dumps(KIND.fixed_parts(view))), view.config)
    again = KIND.around(view.config, view.state, parts)
    assert again.board.egress == 9 and again.board.modules["specialists"]["mon_for_prestige"] == 1
    sent = []

    class Pipe:
        def send(self, message: tuple) -> None:
            sent.append(message)

        def poll(self, seconds: float) -> bool:
            return False

        def close(self) -> None:
            pass

    worker = thinker.Worker()
    worker._started = lambda kind: Pipe()  # type: ignore[assignment, method-assign]
    worker._ready = True
    assert view.decision is not None
    assert isinstance(worker.ask(KIND, "shogun", 1, view, view.decision), thinker.Failure)
    assert KIND.unpack(sent[0][-1], view.config)[1].egress == 9
