"""Games that began at a prepared board, such as a lesson's, hold cards that no setup explains. Their saves are opened,
taken back, exported, watched and compared like any other."""

import json
import random
from pathlib import Path

import pytest

from engine.core import journal as records
from engine.yedo.situation import build
from yedo import saves
from yedo.keeper import HEAD, JOURNAL, STATE
from yedo.replaying import Replay, find, verify
from yedo.salvage import SaveTrouble, look
from yedo.session import Session, resume
from yedo.undo import Undo

# M141 is a card of a set that this game does not play with.
GIVEN = {
    "players": ["blue", "red", "yellow"], "sets": "first", "rounds": 6, "round": 2, "phase": "actions", "turn": "blue",
    "blue": {"missions": ["M020", "M141"], "weapons": ["katana"], "disciples": ["shogun", "market", "gates"]},
    "red": {"disciples": ["harbor", "tavern"]}, "yellow": {"disciples": ["gates", "tavern"]},
}  # fmt: skip


def begun(answers: int = 0) -> tuple[Session, str]:
    """A prepared game that was saved from its first question on, played so far, and left."""
    session = resume(build(GIVEN))
    keeper = saves.start(session, "Prepared")
    dice = random.Random(7)
    for _ in range(answers):
        assert session.decision is not None
        session.answer(dice.choice(session.decision.options))
    keeper.close()
    return session, keeper.id


@pytest.mark.parametrize("answers", [0, 1, 20])
def test_it_goes_on_where_it_was(answers: int) -> None:
    session, id = begun(answers)
    opened = saves.resume(id)
    opened.keeper.close()
    assert not opened.notes
    assert opened.session.game.fingerprint() == session.game.fingerprint()


def test_it_is_played_to_its_end_and_watched() -> None:
    _, id = begun(5)
    opened = saves.resume(id)
    dice = random.Random(3)
    while opened.session.decision is not None:
        opened.session.answer(dice.choice(opened.session.decision.options))
    opened.keeper.close()
    found = find(id)
    assert verify(found).same and Replay(found).whole


def test_answers_are_taken_back_and_given_again_after_reopening() -> None:
    session = resume(build(GIVEN))
    keeper = saves.start(session)
    before = session.game.fingerprint()
    assert session.decision is not None and session.decision.kind == "activate"
    session.answer(session.decision.options[0])
    after = session.game.fingerprint()
    keeper.close()
    opened = saves.resume(keeper.id)
    undo = Undo(opened.session, opened.keeper)
    assert undo.undo() and opened.session.game.fingerprint() == before
    assert undo.redo() and opened.session.game.fingerprint() == after
    opened.keeper.close()


def test_copies_and_exports_keep_the_board_it_began_with(tmp_path: Path) -> None:
    session, id = begun(9)
    for other in (saves.copy(id, "Copy"), saves.bring_in(saves.export(id, tmp_path / "prepared"))):
        opened = saves.resume(other)
        opened.keeper.close()
        assert opened.session.game.fingerprint() == session.game.fingerprint()
        assert verify(find(other)).same


def test_without_a_sound_journal_the_state_still_opens() -> None:
    session, id = begun(9)
    (saves.saves_dir() / id / JOURNAL).write_text("torn", encoding="utf-8")
    opened = saves.resume(id)
    opened.keeper.close()
    assert opened.session.game.fingerprint() == session.game.fingerprint()
    again = saves.resume(id)  # and so does what was mended
    again.keeper.close()


def test_without_a_sound_state_the_journal_is_played_again() -> None:
    session, id = begun(9)
    (saves.saves_dir() / id / STATE).write_text("{}", encoding="utf-8")
    assert look(saves.saves_dir() / id).game.fingerprint() == session.game.fingerprint()


def test_a_save_of_an_older_version_has_the_board_in_its_record_only() -> None:
    session, id = begun(9)
    head = saves.saves_dir() / id / HEAD
    raw = json.loads(head.read_text(encoding="utf-8"))
    del raw["start"]
    head.write_text(json.dumps(raw), encoding="utf-8")
    assert look(saves.saves_dir() / id).game.fingerprint() == session.game.fingerprint()


@pytest.mark.parametrize("start", [None, 1, [], {}, {"@": "State"}, "swapped"])
def test_a_damaged_start_is_refused_in_a_sentence(start: object) -> None:
    _, id = begun(2)
    head = saves.saves_dir() / id / HEAD
    raw = json.loads(head.read_text(encoding="utf-8"))
    if start == "swapped":  # a card that the game has lost since
        text = json.dumps(raw["start"]).replace('"M141"', '"M140"')
        raw["start"] = json.loads(text)
    else:
        raw["start"] = start
    head.write_text(json.dumps(raw), encoding="utf-8")
    with pytest.raises(SaveTrouble):
        saves.resume(id)


def test_a_card_from_nowhere_is_still_noticed() -> None:
    _, id = begun(0)
    folder = saves.saves_dir() / id
    state = folder / STATE
    raw = json.loads(state.read_text(encoding="utf-8"))
    raw["state"] = json.loads(json.dumps(raw["state"]).replace('"M141"', '"M140"'))
    from engine.core.saving import fingerprint

    raw["fingerprint"] = fingerprint(raw["state"])
    state.write_text(json.dumps(raw), encoding="utf-8")
    journal = records.read((folder / JOURNAL).read_text(encoding="utf-8"))
    found = look(folder)  # the record knows better
    assert found.game.fingerprint() == found.frame.start_of(journal).fingerprint()


def test_an_ordinary_game_carries_no_start() -> None:
    from engine.yedo.config import standard_game
    from yedo.session import new_session

    keeper = saves.start(new_session(standard_game(3, 6, 5)))
    keeper.close()
    assert "start" not in json.loads((keeper.folder / HEAD).read_text(encoding="utf-8"))
