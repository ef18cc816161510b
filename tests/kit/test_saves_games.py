"""Saving and going on: exactly where it was, in every kind of game, several side by side, as a file."""

import json
import os
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from saves_driver import begun, play

from engine.core import journal as records
from engine.core import plain
from engine.core.journal import Answer, Journal
from engine.core.numbers import unpack
from engine.yedo.board import Board, standard_board
from engine.yedo.config import standard_game
from engine.yedo.game import new_game
from engine.yedo.saved_data import packed_cards
from yedo import files, saves
from yedo import keeper as keeping
from yedo.keeper import HEAD, JOURNAL, STATE
from yedo.replaying import verify
from yedo.saves import OtherCards, SaveTrouble
from yedo.session import new_session
from yedo.session import resume as session_of

KINDS = [
    ([], 2), ([], 5), (["specialists", "jesuits"], 4), (["teahouse", "clan_powers"], 3),
    (["shogun_must_die"], 1), (["shogun_must_die", "specialists", "teahouse"], 3),
]  # fmt: skip


def options(session) -> list:
    return session.decision.options if session.decision else []


@pytest.mark.parametrize(("modules", "players"), KINDS)
def test_a_game_goes_on_exactly_where_it_was(modules: list[str], players: int) -> None:
    session, keeper = begun(0, standard_game(players, 8, 11, modules))
    evening = 0
    while session.decision is not None:
        play(session, 60, evening)
        evening += 1
        assert keeper.close() is None
        opened = saves.resume(keeper.id)
        assert opened.notes == []
        assert opened.session.game.fingerprint() == session.game.fingerprint()
        assert options(opened.session) == options(session)
        assert opened.session.answers == session.answers
        session, keeper = opened.session, opened.keeper
    keeper.close()
    assert saves.latest() is None, "a game that is over is not continued"
    assert saves.slots()[0].summary.scores == session.game.result()["scores"]


def test_several_games_stand_side_by_side() -> None:
    first, keeper_1 = begun(30, seed=1)
    second, keeper_2 = begun(40, standard_game(2, 6, 3), seed=2)
    assert saves.latest() is not None and len(saves.slots()) == 2
    keeper_2.close()
    time.sleep(0.01)
    keeper_1.close()
    assert saves.latest().id == keeper_1.id
    again = saves.resume(keeper_2.id)
    assert again.session.game.fingerprint() == second.game.fingerprint()
    again.keeper.close()
    assert first.game.fingerprint() != second.game.fingerprint()


def test_the_list_tells_name_players_and_round() -> None:
    session, keeper = begun(150)
    session.hand_over(1, "novice")
    keeper.rename("Rainy Sunday")
    keeper.close()
    slot = saves.slots()[0]
    assert slot.summary.name == "Rainy Sunday" and slot.summary.round == session.game.state.round
    assert [p["played_by"] for p in slot.summary.players] == ["human", "novice", "human"]
    opened = saves.resume(slot.id)
    assert opened.session.played_by == ["human", "novice", "human"]
    opened.keeper.close()


def test_two_windows_on_one_game(tmp_path: Path) -> None:
    _, keeper = begun(10)
    with pytest.raises(SaveTrouble, match="another window"):
        saves.resume(keeper.id)
    with pytest.raises(SaveTrouble, match="another window"):
        saves.delete(keeper.id)
    keeper.close()
    saves.resume(keeper.id).keeper.close()
    saves.delete(keeper.id)
    assert saves.slots() == []


def test_export_and_import_as_one_file(tmp_path: Path) -> None:
    session, keeper = begun(90)
    keeper.flush()
    path = saves.export(keeper.id, tmp_path / "our game")
    assert path.name == "our game.yedo"
    keeper.close()
    saves.delete(keeper.id)
    opened = saves.resume(saves.bring_in(path))
    assert opened.session.game.fingerprint() == session.game.fingerprint()
    assert opened.session.answers == session.answers and opened.keeper.name == "Evening"
    opened.keeper.close()


def test_a_copy_keeps_the_moment() -> None:
    session, keeper = begun(20)
    keeper.flush()
    before = session.game.fingerprint()
    kept = saves.copy(keeper.id, "Before the gamble")
    play(session, 20, 5)
    keeper.close()
    opened = saves.resume(kept)
    assert opened.session.game.fingerprint() == before and opened.keeper.name == "Before the gamble"
    opened.keeper.close()


def test_taking_back_survives_in_the_journal() -> None:
    session, keeper = begun(0)
    pictures = [session.game.clone()]
    for n in range(30):
        play(session, 1, n)
        pictures.append(session.game.clone())
    session.replace(pictures[25].clone(), session.answers[:25])
    keeper.rewound()
    play(session, 3, 99)
    keeper.close()
    opened = saves.resume(keeper.id)
    assert opened.session.game.fingerprint() == session.game.fingerprint()
    assert len(opened.session.answers) == 28
    opened.keeper.close()


def test_a_snapshot_of_answers_taken_back_is_not_used() -> None:
    """Killed after the journal heard of the undo and of new answers, before the snapshot followed."""
    session, keeper = begun(30)
    keeper.flush()
    stale = (keeper.folder / STATE).read_text()
    earlier = new_session(session.game.config)
    for option in [answer.option for answer in session.answers[:25]]:
        earlier.answer(option)
    session.replace(earlier.game, list(earlier.answers))
    keeper.rewound()
    play(session, 6, 77)
    keeper.close()
    (keeper.folder / STATE).write_text(stale)
    opened = saves.resume(keeper.id)
    assert opened.session.game.fingerprint() == session.game.fingerprint()
    opened.keeper.close()


@pytest.mark.parametrize("lost", [STATE, JOURNAL])
def test_either_of_snapshot_and_journal_is_enough(lost: str) -> None:
    session, keeper = begun(80)
    keeper.close()
    (keeper.folder / lost).write_text("gone")
    opened = saves.resume(keeper.id)
    assert len(opened.notes) == 1
    assert opened.session.game.fingerprint() == session.game.fingerprint()
    play(opened.session, 10, 4)
    opened.keeper.close()
    again = saves.resume(keeper.id)
    assert again.notes == [] and again.session.game.fingerprint() == opened.session.game.fingerprint()
    again.keeper.close()
    if lost == JOURNAL:
        assert (keeper.folder / "journal.damaged-1.jsonl").read_text() == "gone", "never overwritten"


def test_other_cards_are_named_and_the_embedded_ones_used() -> None:
    session, keeper = begun(40)
    keeper.close()
    path = keeper.folder / HEAD
    head = json.loads(path.read_text())
    # As if the shipped card had changed since: the save carries another reward and another flavour line.
    hand = session.game.state.clans[0].missions[0]
    raw = unpack(head["cards"][hand]["raw"])
    raw["standard"]["rewards"] = [{"pp": 3}]
    card = session.game.cards[hand]
    changed = dict(session.game.cards)
    changed[hand] = type(card)(card.id, card.kind, card.set, raw)
    head["cards"] = packed_cards(changed)
    path.write_text(json.dumps(head))
    with pytest.raises(OtherCards) as told:
        saves.resume(keeper.id)
    assert told.value.cards == [f"{hand} {card.title}"] and hand in str(told.value)
    opened = saves.resume(keeper.id, own_cards=True)
    assert opened.session.game.cards[hand].raw["standard"]["rewards"] == [{"pp": 3}]
    opened.keeper.close()


def test_new_titles_and_flavour_lines_do_not_count_as_other_cards() -> None:
    session, keeper = begun(10)
    keeper.close()
    path = keeper.folder / HEAD
    head = json.loads(path.read_text())
    for entry in head["cards"].values():
        entry["raw"] = plain.dump(unpack(entry["raw"]) | {"title": "Another", "flavour": "Other words."})
    path.write_text(json.dumps(head))
    opened = saves.resume(keeper.id)
    assert opened.session.game.cards is session.game.cards, "today's words are used"
    opened.keeper.close()


def test_formats_of_other_times(monkeypatch: pytest.MonkeyPatch) -> None:
    from engine.core import saving

    session, keeper = begun(10)
    keeper.close()
    path = keeper.folder / HEAD
    head = json.loads(path.read_text())
    path.write_text(json.dumps({**head, "format": 99, "version": "9.0"}))
    with pytest.raises(SaveTrouble, match=r"newer version of the program \(9.0\)"):
        saves.resume(keeper.id)
    old = {**head, "format": 0, "setup": head["config"]}
    del old["config"]
    path.write_text(json.dumps(old))
    with pytest.raises(SaveTrouble, match="too old"):
        saves.resume(keeper.id)
    monkeypatch.setitem(saving.MIGRATIONS, 0, lambda h: {**h, "format": 1, "config": h["setup"]})
    opened = saves.resume(keeper.id)
    assert opened.session.game.fingerprint() == session.game.fingerprint()
    opened.keeper.close()


def test_rules_stay_as_they_were_when_defaults_change() -> None:
    session, keeper = begun(5)
    keeper.close()
    head = json.loads((keeper.folder / HEAD).read_text())
    assert head["rules"]["trade_proposals"] == str(session.game.rules.trade_proposals)
    opened = saves.resume(keeper.id)
    assert opened.session.game.config.rules == head["rules"]
    opened.keeper.close()


def test_an_answer_does_not_stall_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """States are written, and the disk is waited for, on the autosave's own thread."""
    session, keeper = begun(0, standard_game(5, 11, 2, ["specialists", "jesuits"]))
    seen: set[str] = set()

    def watched(real: Callable[..., Any]) -> Callable[..., Any]:
        return lambda *given: (seen.add(threading.current_thread().name), real(*given))[1]

    for owner, name in ((os, "fsync"), (files, "write"), (keeping, "state_text")):
        monkeypatch.setattr(owner, name, watched(getattr(owner, name)))
    for _ in range(300):
        session.answer(session.decision.options[0])
    keeper.close()
    assert seen == {"autosave"}


def test_journal_lines() -> None:
    journal = Journal()
    for n in range(5):
        journal.add(Answer(n, "bid", ("bid", n, ("nested", n))))
    text = records.write(journal)
    assert records.read(text).answers == journal.answers and records.read(text).torn == 0
    for cut in range(len(text.splitlines(keepends=True)[0]), len(text)):
        found = records.read(text[:cut])
        assert found.answers == journal.answers[: text[:cut].count("\n") - 1]
        assert found.torn == (0 if text[cut - 1] == "\n" else 1)
    undone = records.read(text + records.taken_back(2))
    assert undone.answers == journal.answers[:2] and undone.length == 2
    assert not undone.holds(3, 99) and undone.holds(2, 99) and undone.holds(0, 1)


def with_board(folder: Path, edit) -> dict:
    """Change the board a save carries, as if today's were another one."""
    path = folder / HEAD
    head = json.loads(path.read_text())
    board = unpack(head["board"])
    edit(board)
    head["board"] = plain.dump(board)
    path.write_text(json.dumps(head))
    return board


def test_a_game_goes_on_with_the_numbers_of_its_modules() -> None:
    """The Emperor's demands, the stakes and the tokens were others when the game began: it keeps them, says so, and
    its record still leads where it stands."""
    session = new_session(standard_game(3, 7, 5, ["shogun_must_die", "specialists"]))
    fresh = standard_board()
    numbers = {**fresh.modules["shogun_must_die"], "lowest_stake": 1, "interference": 3}
    numbers["levels"] = {**numbers["levels"], "normal": {"lowest": 99, "highest": 77, "errands": 2}}
    tokens = ["monk", "monk", "ninja"]
    modules = {**fresh.modules, "shogun_must_die": numbers}
    modules["specialists"] = {**modules["specialists"], "tokens": tokens}
    game = new_game(session.game.config, None, None, Board({**fresh.raw, "modules": modules}))
    session = session_of(game)
    kept = saves.start(session, "Other numbers")
    play(session, 120, 2)
    kept.close()
    opened = saves.resume(kept.id)
    again = opened.session.game
    assert again.fingerprint() == game.fingerprint() and opened.session.answers == session.answers
    assert again.board.modules["shogun_must_die"]["lowest_stake"] == 1
    assert again.board.modules["specialists"]["tokens"] == tokens
    assert again.state.guests["shogun_must_die"].goals["lowest"] == 99
    assert len(opened.notes) == 1 and "shogun must die, specialists" in opened.notes[0]
    play(opened.session, 100_000, 3)
    opened.keeper.close()
    found = saves.look(kept.folder)
    assert verify(found).same and found.game.decision is None


def test_numbers_of_modules_that_are_not_played_do_not_matter() -> None:
    _, keeper = begun(20)
    keeper.close()
    with_board(keeper.folder, lambda board: board["modules"]["shogun_must_die"].update(lowest_stake=2))
    opened = saves.resume(keeper.id)
    assert opened.notes == []
    opened.keeper.close()


def test_a_game_goes_on_with_its_own_board() -> None:
    _, keeper = begun(0)
    keeper.close()
    with_board(keeper.folder, lambda board: board.update(egress=1, market_prices=[1, 1, 1, 1, 1]))
    opened = saves.resume(keeper.id)
    assert opened.session.game.board.egress == 1 and len(opened.notes) == 1
    assert "egress" in opened.notes[0] and "market prices" in opened.notes[0]
    play(opened.session, 100_000, 5)
    opened.keeper.close()


def test_numbers_that_did_not_exist_yet_are_todays() -> None:
    session, keeper = begun(40, standard_game(3, 7, 5, ["shogun_must_die"]))
    keeper.close()

    def older(board: dict) -> None:
        del board["egress"], board["modules"]["shogun_must_die"]["traded_mon"], board["modules"]["specialists"]

    with_board(keeper.folder, older)
    opened = saves.resume(keeper.id)
    assert opened.notes == [] and opened.session.game.fingerprint() == session.game.fingerprint()
    opened.keeper.close()


def test_numbers_inside_the_tables_of_a_board_may_be_others() -> None:
    """A number that is new inside a table, and tables by a number with other keys: the game keeps what it had."""
    session, keeper = begun(40, standard_game(3, 7, 5, ["shogun_must_die"]))
    keeper.close()

    def older(board: dict) -> None:
        del board["actions"]["foresight"], board["limits"]["geisha"]
        del board["modules"]["shogun_must_die"]["daimyo"]["master_available"]
        del board["modules"]["shogun_must_die"]["levels"]["printed"]
        board["actions"]["luxury"] = {5: 1, 10: 3}
        board["actions"]["beg"] = {1: 4}

    with_board(keeper.folder, older)
    opened = saves.resume(keeper.id)
    board = opened.session.game.board
    assert board.actions["luxury"] == {5: 1, 10: 3} and board.actions["beg"] == {1: 4}
    assert board.actions["foresight"] == standard_board().actions["foresight"]
    assert opened.session.game.fingerprint() == session.game.fingerprint()
    assert len(opened.notes) == 1 and "actions" in opened.notes[0] and "shogun" not in opened.notes[0]
    play(opened.session, 100_000, 5)
    opened.keeper.close()


@pytest.mark.parametrize(
    "wrong", [{"luxury": {"x": 1}}, {"luxury": {4: "all"}}, {"luxury": [4]}, {"beg": {}}, {"recruit": None}]
)
def test_damaged_tables_of_a_board_are_met_with_a_sentence(wrong: dict) -> None:
    _, keeper = begun(40)
    keeper.close()
    with_board(keeper.folder, lambda board: board["actions"].update(wrong))
    with pytest.raises(SaveTrouble, match="damaged"):
        saves.resume(keeper.id)


def test_a_game_saved_before_an_option_existed_goes_on_as_it_was() -> None:
    _, keeper = begun(40)
    keeper.close()
    path = keeper.folder / HEAD
    head = json.loads(path.read_text())
    for name in ("closure_toll", "blessing_wards", "gifts", "open_hands"):
        del head["rules"][name]
    path.write_text(json.dumps(head))
    opened = saves.resume(keeper.id)
    rules = opened.session.game.rules
    assert (rules.closure_toll, rules.blessing_wards, rules.gifts, rules.open_hands) == ("yes", "listed", "no", "no")
    opened.keeper.close()


@pytest.mark.parametrize("wrong", [7, [], {"lowest_stake": "x"}, {"moods": {"gentle": 3}}, {"levels": None}])
def test_damaged_numbers_are_met_with_a_sentence(wrong: object) -> None:
    _, keeper = begun(40, standard_game(3, 7, 5, ["shogun_must_die"]))
    keeper.close()
    with_board(keeper.folder, lambda board: board["modules"].update(shogun_must_die=wrong))
    with pytest.raises(SaveTrouble, match="damaged"):
        saves.resume(keeper.id)
    assert (keeper.folder / STATE).is_file(), "the game is kept"
