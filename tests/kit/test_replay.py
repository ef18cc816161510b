"""Watching again: the same game, step by step and by jumps, with nothing shown that may not be seen yet."""

import json
from pathlib import Path

import pytest
from saves_driver import begun, play

from engine.core import plain
from engine.core.rng import seeded
from engine.core.saving import fingerprint
from engine.yedo.config import standard_game
from engine.yedo.saving import public
from engine.yedo.views import redeal
from yedo import __main__ as command
from yedo import saves
from yedo.keeper import JOURNAL, STATE
from yedo.replaying import Replay, find, verify
from yedo.salvage import look


def finished(players: int = 3, modules: list[str] | None = None) -> tuple:
    session, keeper = begun(100_000, standard_game(players, 8, 3, modules))
    assert session.over
    keeper.close()
    return session, keeper


@pytest.mark.parametrize("modules", [[], ["specialists", "jesuits"], ["teahouse", "clan_powers"]])
def test_a_replay_reaches_the_same_end(modules: list[str]) -> None:
    session, keeper = finished(3, modules)
    replay = Replay(look(keeper.folder))
    assert replay.over and replay.whole and replay.length == len(session.answers)
    while (step := replay.step()) is not None:
        last = step
    assert last.game.fingerprint() == session.game.fingerprint()
    assert last.game.result() == session.game.result()
    assert verify(look(keeper.folder)).same


def test_jumps_agree_with_steps() -> None:
    _, keeper = finished()
    replay = Replay(look(keeper.folder))
    prints = [replay.game().fingerprint()]
    while (step := replay.step()) is not None:
        prints.append(step.game.fingerprint())
    for n in (0, 1, 24, 25, 26, 99, replay.length, replay.length + 50, -3):
        replay.jump(n)
        assert replay.game().fingerprint() == prints[max(0, min(n, replay.length))]
    replay.jump(0)
    rounds = []
    while replay.at < replay.length:
        replay.jump(replay.turn_of("round", 1))
        rounds.append(replay.marks[replay.at][0])
    assert rounds[:6] == [2, 3, 4, 5, 6, 7]
    replay.jump(replay.length)
    seen = replay.length
    while replay.at > 0:
        replay.jump(replay.turn_of("phase", -1))
        assert replay.at < seen
        seen = replay.at


def test_a_game_under_way_shows_only_what_everybody_knows() -> None:
    """Whatever the hidden cards are, the replay of an unfinished game looks the same."""
    session, keeper = begun(120)
    keeper.close()
    replay = Replay(look(keeper.folder))
    assert not replay.over
    while (step := replay.step()) is not None:
        assert all(event.secret is None for event in step.events)
        for clan in step.game.state.clans:
            for card in (*clan.missions, *clan.actions, *clan.bonus, *clan.completed):
                assert card.startswith("?")
    truth = plain.dump(public(session.game).state)
    others = [redeal(session.game.view(seat), seeded(9)) for seat in range(3)]
    for other in others:
        other.ask_again()
        assert plain.dump(public(other).state) == truth


def test_verify_notices_a_changed_state(capsys: pytest.CaptureFixture[str]) -> None:
    _, keeper = begun(60)
    keeper.close()
    assert command.main(["replay", keeper.id, "--verify"]) == 0
    assert "agrees" in capsys.readouterr().out
    path = keeper.folder / STATE
    raw = json.loads(path.read_text())
    raw["state"]["clans"][0]["mon"] += 5
    raw["fingerprint"] = fingerprint(raw["state"])
    path.write_text(json.dumps(raw))
    assert command.main(["replay", str(keeper.folder), "--verify"]) == 1
    assert "another state" in capsys.readouterr().out


def test_verify_reads_exported_files_and_names_what_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, keeper = begun(60)
    keeper.close()
    path = saves.export(keeper.id, tmp_path / "a")
    assert command.main(["replay", str(path), "--verify"]) == 0
    assert command.main(["replay", str(tmp_path / "b.yedo"), "--verify"]) == 2
    assert "no saved game" in capsys.readouterr().err
    (keeper.folder / JOURNAL).write_text("nothing")
    assert command.main(["replay", keeper.id, "--verify"]) == 1


def test_a_record_that_begins_later_can_be_watched() -> None:
    _, keeper = begun(60)
    keeper.close()
    (keeper.folder / JOURNAL).unlink()
    opened = saves.resume(keeper.id)
    play(opened.session, 40, 3)
    opened.keeper.close()
    replay = Replay(find(keeper.id))
    assert replay.length == 40 and verify(find(keeper.id)).same


@pytest.mark.parametrize("save", ["x" * 5000, "a\x00b", "", "/root/somewhere", "no-such"])
def test_whatever_is_named_gets_a_sentence(save: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["replay", save, "--verify"]) == 2
    err = capsys.readouterr().err
    assert err.startswith("yedo: ") and err.count("\n") == 1
