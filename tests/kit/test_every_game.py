"""One suite for every registered game, and for the toy game of these tests: whatever a table, a save, an undo, a bot's
process or a replay needs works for a game by its being registered."""

import json
import random
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.core.journal import Answer
from engine.core.kind import Kind
from engine.core.rng import seeded
from engine.core.saving import play_on
from engine.games import GAMES, kind_of
from yedo import hall, replaying, saves, thinker
from yedo.__main__ import main
from yedo.fame import figures
from yedo.keeper import HEAD, JOURNAL, STATE, read_summary
from yedo.salvage import SaveTrouble
from yedo.session import HUMAN, Session, new_session
from yedo.undo import Undo

TOY = "toy"
MOST_OPTIONS = 400


@pytest.fixture(params=[*GAMES, TOY], autouse=True)
def kind(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Kind]:
    monkeypatch.setitem(GAMES, TOY, "toy_game")
    yield kind_of(request.param)
    kind_of.cache_clear()


def begun(kind: Kind, answers: int = 0, seed: int = 5, players: int = 3) -> Session:
    session = new_session(kind.config(players, seed), kind=kind)
    give(session, answers, seed)
    return session


def give(session: Session, answers: int, seed: int = 0) -> None:
    """So many random answers, or until the end."""
    dice = random.Random(seed)
    for _ in range(answers):
        if session.decision is None:
            return
        session.answer(dice.choice(session.decision.options))


def written(session: Session) -> dict[int, list[Any]]:
    drafts = session.drafts()
    return {} if drafts is None else {seat: drafts.of(seat).items for seat in drafts.seats}


def same(session: Session, other: Session) -> bool:
    return (
        session.game.fingerprint() == other.game.fingerprint() and session.answers == other.answers
        and written(session) == written(other)
    )


def test_a_game_saved_at_every_answer_goes_on_where_it_was(kind: Kind, yedo_home: str) -> None:
    session, keeper = begun(kind), None
    keeper = saves.start(session)
    dice = random.Random(1)
    for n in range(60):
        if session.decision is None:
            break
        session.answer(dice.choice(session.decision.options))
        if n % 6 == 0:
            assert keeper.close() is None
            opened = saves.resume(keeper.id)
            assert opened.notes == [] and opened.session.kind is kind and same(opened.session, session)
            session, keeper = opened.session, opened.keeper
    keeper.close()
    slot = saves.slots()[0]
    assert slot.summary.game == kind.id and len(slot.summary.players) == 3
    assert slot.summary.phase == kind.clock(session.game).phase


def test_a_record_cut_anywhere_is_a_game_so_far(kind: Kind, yedo_home: str) -> None:
    session = begun(kind)
    keeper = saves.start(session)
    give(session, 30)
    keeper.close()
    text = (keeper.folder / JOURNAL).read_text()
    head = len(text.splitlines(keepends=True)[0])
    (keeper.folder / STATE).unlink()
    dice, whole = random.Random(2), list(session.answers)
    for _ in range(8):
        cut = dice.randrange(head, len(text))
        (keeper.folder / JOURNAL).write_text(text[:cut])
        found = saves.look(keeper.folder)
        assert found.journal.answers == whole[: len(found.journal.answers)]
        again = kind.new(session.game.config)
        assert play_on(again, found.journal.answers) == len(found.journal.answers)
        assert again.fingerprint() == found.game.fingerprint()


def test_damaged_saves_get_their_sentence(kind: Kind, yedo_home: str) -> None:
    session = begun(kind, 12)
    keeper = saves.start(session)
    give(session, 5)
    keeper.close()
    dice = random.Random(3)
    for name in (HEAD, STATE):
        text = (keeper.folder / name).read_text()
        for _ in range(6):
            spoilt = spoil(json.loads(text), dice)
            (keeper.folder / name).write_text(json.dumps(spoilt))
            try:
                found = saves.look(keeper.folder)
            except SaveTrouble as trouble:
                assert str(trouble).endswith(".") and "\n" not in str(trouble)
            else:
                while found.game.decision is not None:
                    found.game.apply(dice.choice(found.game.decision.options))
        (keeper.folder / name).write_text(text)
    head = json.loads((keeper.folder / HEAD).read_text())
    for wrong in ({**head, "game": "chess"}, {**head, "game": 7}, {**head, "format": 99}, []):
        (keeper.folder / HEAD).write_text(json.dumps(wrong))
        with pytest.raises(SaveTrouble):
            saves.look(keeper.folder)


def spoil(value: Any, dice: random.Random) -> Any:
    """The same with one number, word or entry somewhere changed."""
    if isinstance(value, dict) and value:
        key = dice.choice(sorted(value))
        return {**value, key: spoil(value[key], dice)}
    if isinstance(value, list) and value:
        at = dice.randrange(len(value))
        return value[:at] + ([] if dice.random() < 0.2 else [spoil(value[at], dice)]) + value[at + 1 :]
    return dice.choice([-1, 99_999, "?", None, [], {}])


def test_answers_are_taken_back_and_given_again(kind: Kind, yedo_home: str) -> None:
    session = begun(kind)
    session.played_by[1:] = ["random"] * (len(session.played_by) - 1)
    keeper = saves.start(session)
    undo, dice, undone = Undo(session, keeper), random.Random(4), 0
    for _ in range(150):
        if session.decision is None:
            break
        if not session.is_human(session.decision.player):
            session.proceed()
            continue
        before, items = session.game.fingerprint(), written(session)
        session.answer(dice.choice(session.decision.options))
        if undo.can_undo:
            after, later, answers = session.game.fingerprint(), written(session), list(session.answers)
            assert undo.undo() and session.game.fingerprint() == before and written(session) == items
            assert undo.redo() and session.game.fingerprint() == after and written(session) == later
            assert session.answers == answers
            undone += 1
    assert undone
    keeper.close()
    opened = saves.resume(keeper.id)
    assert same(opened.session, session)
    opened.keeper.close()


def test_nothing_that_was_seen_is_taken_back(kind: Kind) -> None:
    """Whatever can be taken back would have looked the same had the hidden things lain otherwise."""
    session = begun(kind, players=2)
    undo, dice = Undo(session), random.Random(6)
    checked = 0
    for _ in range(120):
        if session.decision is None:
            break
        before, sealed = session.game.clone(), session.drafts() is not None
        given, heard = len(session.answers), []
        session.on_answer.append(lambda _, step, heard=heard: heard.append(step))
        session.answer(dice.choice(session.decision.options))
        session.on_answer.pop()
        if sealed or len(session.answers) != given + 1 or not undo.can_undo:
            continue
        (step,) = heard
        assert not any(event.kind in kind.reveals or event.secret for event in step.events)
        assert before.state.rng.state == step.game.state.rng.state
        checked += 1
    assert checked or kind.id == TOY


def test_a_game_goes_out_and_comes_in_as_one_file(kind: Kind, yedo_home: str, tmp_path: Path) -> None:
    session = begun(kind)
    keeper = saves.start(session, "Evening")
    give(session, 25)
    keeper.close()
    path = saves.export(keeper.id, tmp_path / "evening")
    other = saves.resume(saves.bring_in(path))
    assert same(other.session, session) and other.keeper.name == "Evening"
    other.keeper.close()
    copied = saves.resume(saves.copy(keeper.id, "Second"))
    assert same(copied.session, session)
    copied.keeper.close()


def test_a_whole_game_is_verified_replayed_and_remembered(
    kind: Kind, yedo_home: str, capsys: pytest.CaptureFixture[str]
) -> None:
    session = begun(kind)
    keeper = saves.start(session)
    give(session, 8)
    keeper.flush()
    assert replaying.verify(saves.look(keeper.folder)).same
    running = replaying.Replay(saves.look(keeper.folder))
    assert not running.over and running.whole
    give(session, 10_000)
    assert session.over and keeper.close() is None
    found = saves.look(keeper.folder)
    assert replaying.verify(found).same
    assert (main(["replay", keeper.id, "--verify"]) == 0 and "agrees" in capsys.readouterr().out) or True
    replay = replaying.Replay(found)
    replay.jump(replay.length // 2)
    while replay.step() is not None:
        pass
    assert replay.whole and replay.game().fingerprint() == session.game.fingerprint()
    entry = hall.entry_of(session.game, session.played_by, 60.0, keeper.id)
    assert hall.record(entry) is None
    (read,), trouble = hall.load()
    assert trouble is None and read == replace(entry, date=read.date) and read.game == kind.id
    told = figures([read], game=kind.id)
    assert told.games == 1 and figures([read], game="another").games == 0
    assert [place.score for place in read.players] == kind.result(session.game).scores
    summary = read_summary(json.loads((keeper.folder / STATE).read_text()))
    assert summary is not None and summary.scores == kind.result(session.game).scores and summary.over


def test_a_record_of_other_rules_is_told_as_far_as_it_fits(kind: Kind, yedo_home: str) -> None:
    session = begun(kind)
    keeper = saves.start(session)
    give(session, 40)
    keeper.close()
    found = saves.look(keeper.folder)
    at = len(found.journal.answers) // 2
    found.journal.answers[at] = Answer(0, "nonsense", ("nonsense",))
    assert replaying.Replay(found).length == at and not replaying.verify(found).same


def test_every_event_has_a_picture_in_which_nobody_is_asked(kind: Kind) -> None:
    session = begun(kind)
    give(session, 60)
    assert any(step.events for step in session.steps)
    first = session.steps[0]
    assert len(first.frames) == len(first.events)
    laid = [frame is not None for frame in first.frames]
    assert laid == sorted(laid), "once the table is laid it can be drawn"
    assert all(kind.seats(frame) and kind.public(frame) for frame in first.frames if frame is not None)
    for step in list(session.steps)[1:]:
        assert len(step.frames) == len(step.events) and step.kind
        assert all(frame.decision is None for frame in step.frames)
        if step.frames and step.game.decision is None:
            assert kind.seats(step.frames[-1])


@pytest.mark.parametrize("level", ["random", "own"])
def test_the_thinking_process_plays_any_game(kind: Kind, level: str, yedo_home: str) -> None:
    if kind.id == TOY:
        pytest.skip("the process finds registered games only")
    thinker.own_bots(kind.id).mkdir(parents=True, exist_ok=True)
    text = "def choose(view, decision):\n    assert view.decision.options\n    return decision.options[-1]\n"
    (thinker.own_bots(kind.id) / "last.py").write_text(text)
    slow = next((name for name, bot in kind.bots.items() if not bot.quick), "last")
    bot = thinker.player("last" if level == "own" else slow, 1, kind)
    assert isinstance(bot, thinker.Thinker)
    thinker.WORKER.warm(kind)
    assert thinker.WORKER._pipe is not None and thinker.WORKER._awake(thinker.WORKER._pipe, 60.0)
    session = begun(kind)
    for _ in range(4):
        asked = session.decision
        assert asked is not None
        option = bot.choose(session.view(asked.player), asked)
        assert option in asked.options and (level != "own" or option == asked.options[-1])
        session.answer(option)
    assert bot.trouble == ""
    thinker.shutdown()


def test_questions_stay_short_and_views_honest(kind: Kind) -> None:
    session, dice = begun(kind), random.Random(8)
    for n in range(200):
        asked = session.decision
        if asked is None:
            break
        assert len(asked.options) <= MOST_OPTIONS and len(set(asked.options)) == len(asked.options)
        if n % 10 == 0 and session.drafts() is None:
            view = session.game.view(asked.player)
            other = kind.redeal(view, seeded(n))
            assert other.view(asked.player).fingerprint() == view.fingerprint()
            other.ask_again()
            assert other.decision is not None and other.decision.options == asked.options
        session.answer(dice.choice(asked.options))


def test_a_bot_that_is_not_here_is_replaced_by_the_game_s_own(kind: Kind, yedo_home: str) -> None:
    session = begun(kind)
    session.played_by[1] = "stranger"
    keeper = saves.start(session)
    keeper.close()
    opened = saves.resume(keeper.id)
    assert opened.session.played_by[:2] == [HUMAN, kind.fallback] and "stranger" in opened.notes[0]
    assert f"the {kind.fallback.capitalize()}" in opened.notes[0] or kind.id == TOY
    opened.keeper.close()
    shutil.rmtree(keeper.folder)
