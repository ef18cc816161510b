"""A journal only grows: a shorter one is a loss and never an undo, and `replay --verify` notices what was changed."""

import json
from pathlib import Path
from typing import Any

import pytest
from saves_driver import begun, play

from engine.core import journal as records
from engine.core.journal import Journal
from engine.core.saving import fingerprint
from engine.yedo.config import standard_game
from yedo import __main__ as command
from yedo import saves
from yedo.keeper import HEAD, JOURNAL, STATE
from yedo.undo import Undo


def played(answers: int = 60) -> tuple[Any, Path]:
    session, keeper = begun(answers)
    keeper.close()
    return session, keeper.folder


def kept(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if "damaged" in path.name)


@pytest.mark.parametrize("lines", [0, 1, 2, 30, 59, 60])
def test_a_shortened_journal_costs_nothing(lines: int) -> None:
    session, folder = played()
    text = (folder / JOURNAL).read_text()
    (folder / JOURNAL).write_text("".join(text.splitlines(keepends=True)[:lines]))
    cut = (folder / JOURNAL).read_bytes()
    opened = saves.resume(folder.name)
    assert opened.session.game.fingerprint() == session.game.fingerprint()
    assert len(opened.notes) == 1 and "set aside" in opened.notes[0]
    assert [(folder / name).read_bytes() for name in kept(folder)] == [cut]
    play(opened.session, 20, 5)
    opened.keeper.close()
    again = saves.resume(folder.name)
    assert again.notes == [] and again.session.game.fingerprint() == opened.session.game.fingerprint()
    assert again.keeper.journal.length == 80
    again.keeper.close()


def test_a_journal_that_is_gone_or_another_games() -> None:
    session, folder = played()
    (folder / JOURNAL).unlink()
    opened = saves.resume(folder.name)
    assert opened.session.game.fingerprint() == session.game.fingerprint() and opened.notes
    opened.keeper.close()
    _, other = begun(90, standard_game(3, 8, 99), 9)
    other.close()
    (folder / JOURNAL).write_bytes((other.folder / JOURNAL).read_bytes())
    opened = saves.resume(folder.name)
    assert opened.session.game.fingerprint() == session.game.fingerprint() and opened.notes
    assert kept(folder) == ["journal.damaged-1.jsonl"]
    opened.keeper.close()


def test_a_snapshot_that_is_older_goes_on_with_the_journal() -> None:
    session, keeper = begun(40)
    keeper.flush()
    old = (keeper.folder / STATE).read_bytes()
    play(session, 30, 4)
    keeper.close()
    (keeper.folder / STATE).write_bytes(old)
    opened = saves.resume(keeper.id)
    assert opened.notes == [] and opened.session.game.fingerprint() == session.game.fingerprint()
    opened.keeper.close()


def test_an_undo_after_the_snapshot_is_an_undo() -> None:
    session, keeper = begun(0, standard_game(2, 8, 3))
    undo = Undo(session, keeper)
    for _ in range(400):
        assert session.decision is not None
        session.answer(session.decision.options[0])
        if undo.can_undo:
            break
    keeper.flush()
    old = (keeper.folder / STATE).read_bytes()
    assert undo.undo()
    keeper.close()
    (keeper.folder / STATE).write_bytes(old)  # killed before the picture was taken
    opened = saves.resume(keeper.id)
    assert opened.notes == [] and opened.session.game.fingerprint() == session.game.fingerprint()
    assert kept(keeper.folder) == []
    opened.keeper.close()


def test_a_damaged_snapshot_is_kept_beside_the_new_one() -> None:
    session, folder = played()
    raw = json.loads((folder / STATE).read_text())
    raw["state"]["clans"][0]["pp"] += 1
    (folder / STATE).write_text(json.dumps(raw))
    opened = saves.resume(folder.name)
    assert opened.session.game.fingerprint() == session.game.fingerprint() and len(opened.notes) == 1
    assert kept(folder) == ["state.damaged-1.json"]
    opened.keeper.close()


def test_a_snapshot_that_cannot_be_read_is_not_replaced() -> None:
    session, folder = played()
    (folder / STATE).unlink()
    (folder / STATE).mkdir()
    opened = saves.resume(folder.name)
    assert opened.session.game.fingerprint() == session.game.fingerprint()
    assert kept(folder) == ["state.damaged-1.json"]
    opened.keeper.close()


def test_lines_are_counted_on_when_a_record_is_written_anew() -> None:
    journal = Journal()
    for n in range(5):
        journal.add(records.Answer(0, "place", ("place", n)))
    journal.take_back(2)
    clean = records.read(records.write(journal.clean()))
    assert clean.length == 2 and clean.lines > journal.lines
    assert not clean.holds(2, 3) and clean.holds(2, clean.lines)


def test_a_record_of_an_earlier_version_counts_from_its_first_line() -> None:
    text = "".join(map(records.answered, [records.Answer(0, "place", ("place", 1))]))
    old = records._line({"journal": 1, "start": 0, "state": None}) + text
    assert records.read(old).lines == 2 and records.read(old).length == 1


# --- replay --verify ------------------------------------------------------------------------------------


def changed_state(folder: Path) -> None:
    raw = json.loads((folder / STATE).read_text())
    raw["state"]["church"] += 1
    (folder / STATE).write_text(json.dumps(raw))


def changed_and_signed(folder: Path) -> None:
    raw = json.loads((folder / STATE).read_text())
    raw["state"]["clans"][1]["mon"] += 1
    raw["fingerprint"] = fingerprint(raw["state"])
    (folder / STATE).write_text(json.dumps(raw))


def changed_score(folder: Path) -> None:
    raw = json.loads((folder / STATE).read_text())
    raw["summary"]["scores"][0] += 1
    (folder / STATE).write_text(json.dumps(raw))


def changed_name(folder: Path) -> None:
    raw = json.loads((folder / STATE).read_text())
    raw["summary"]["players"][0]["name"] = "Somebody"
    (folder / STATE).write_text(json.dumps(raw))


def changed_name_in_the_head(folder: Path) -> None:
    raw = json.loads((folder / HEAD).read_text())
    raw["config"]["seats"][0]["name"] = "Somebody"
    (folder / HEAD).write_text(json.dumps(raw))


def changed_seed(folder: Path) -> None:
    raw = json.loads((folder / HEAD).read_text())
    raw["config"]["seed"] += 1
    (folder / HEAD).write_text(json.dumps(raw))


def shortened(folder: Path) -> None:
    lines = (folder / JOURNAL).read_text().splitlines(keepends=True)
    (folder / JOURNAL).write_text("".join(lines[:-3]))


def damaged_within(folder: Path) -> None:
    lines = (folder / JOURNAL).read_text().splitlines(keepends=True)
    lines[40] = "x" + lines[40]
    (folder / JOURNAL).write_text("".join(lines))


CHANGES = [
    changed_state, changed_and_signed, changed_score, changed_name, changed_name_in_the_head, changed_seed, shortened,
    damaged_within,
]  # fmt: skip


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_verify_notices(change: Any, capsys: pytest.CaptureFixture[str]) -> None:
    _, folder = played(100_000)
    assert command.main(["replay", str(folder), "--verify"]) == 0
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    change(folder)
    after = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert before != after
    capsys.readouterr()
    assert command.main(["replay", str(folder), "--verify"]) == 1
    out = capsys.readouterr()
    assert out.out.strip().endswith(".") and "Traceback" not in out.err
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == after, "looking changes nothing"
