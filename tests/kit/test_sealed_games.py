"""Sealed questions at the table: several seats write at once, in any order, and what they wrote outlives the
program."""

import random
import shutil
import threading
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from engine.core import journal as records
from engine.core.decision import IllegalAnswer, Option
from engine.games import GAMES, kind_of
from engine.yedo.config import standard_game
from yedo import saves
from yedo.keeper import JOURNAL, STATE
from yedo.session import HUMAN, Session, new_session
from yedo.undo import Undo

COOP = "coop"  # Yedo's Shogun Must Die: amounts are set aside in secret, and cards may be played meanwhile
CORPUS = Path(__file__).parents[1] / "corpus"


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(GAMES, "toy", "toy_game")
    yield
    kind_of.cache_clear()


def at_sealed(game: str, players: int, seed: int = 3, keep: bool = False) -> tuple[Session, Any]:
    """A game of persons at its first sealed question."""
    kind = kind_of("yedo" if game == COOP else game)
    config = standard_game(players, 7, seed, ["shogun_must_die"]) if game == COOP else kind.config(players, seed)
    session = new_session(config, kind=kind)
    keeper = saves.start(session) if keep else None
    dice = random.Random(seed)
    while session.drafts() is None:
        assert session.decision is not None
        session.answer(dice.choice(session.decision.options))
    return session, keeper


def write(session: Session, seat: int, seed: int = 0, most: int = 99) -> list[Option]:
    """One seat's secret items, the same for the same seed."""
    dice, written = random.Random(f"{seed}/{seat}"), []
    while (asked := session.question(seat)) is not None and asked.sealed and len(written) < most:
        top = session.game.state.stack[-1]
        secret = [option for option in asked.options if not top.is_open(option)]
        option = dice.choice(secret)
        session.answer(option, seat=seat)
        written.append(option)
        drafts = session.drafts()
        if drafts is None or seat not in drafts.seats or drafts.of(seat).decision is None:
            break
    return written


@pytest.mark.parametrize("game", ["toy", "edo", COOP])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_order_gives_one_game_and_one_record(game: str, players: int) -> None:
    ends = set()
    for order in permutations(range(players)):
        session, _ = at_sealed(game, players)
        before, given = session.game.fingerprint(), len(session.answers)
        for n, seat in enumerate(order):
            assert session.game.fingerprint() == before and len(session.answers) == given
            assert set(session.drafts().waiting) == set(range(players)) - set(order[:n])
            write(session, seat)
        assert session.game.fingerprint() != before
        ends.add((session.game.fingerprint(), tuple(session.answers)))
    assert len(ends) == 1


@pytest.mark.parametrize("game", ["toy", "edo"])
def test_a_program_that_ends_after_any_line_loses_nothing(game: str, yedo_home: str, tmp_path: Path) -> None:
    session, keeper = at_sealed(game, 3, keep=True)
    for seat in (2, 0):
        write(session, seat)
    write(session, 1, most=1)
    keeper.flush()
    shutil.copy(keeper.folder / STATE, tmp_path / STATE)
    write(session, 1, seed=5)
    wanted, answers = session.game.fingerprint(), list(session.answers)
    keeper.close()
    text = (keeper.folder / JOURNAL).read_text()
    shutil.copy(tmp_path / STATE, keeper.folder / STATE)  # a picture from before the last seal
    assert '"journal":2' in text.splitlines()[0]
    lines = text.splitlines(keepends=True)
    first = next(n for n, line in enumerate(lines) if '"sealed"' in line)
    for cut in range(first + 1, len(lines) + 1):
        (keeper.folder / JOURNAL).write_text("".join(lines[:cut]) + "f00 torn")
        found = saves.look(keeper.folder)
        opened = saves.resume(keeper.id)
        drafts = opened.session.drafts()
        kept = records.read("".join(lines[:cut])).sealed
        if drafts is not None and opened.session.game.fingerprint() != wanted:
            for seat in drafts.seats:
                assert drafts.of(seat).items == kept.get(seat, []), f"after line {cut}"
            for seat in (2, 0, 1):
                write_rest(opened.session, answers, seat)
        assert opened.session.answers == answers and opened.session.game.fingerprint() == wanted, f"after line {cut}"
        assert opened.keeper.close() is None and not found.rebased
        (keeper.folder / JOURNAL).write_text("".join(lines[:cut]))
        shutil.copy(tmp_path / STATE, keeper.folder / STATE)


def write_rest(session: Session, answers: list[Any], seat: int) -> None:
    """Let a seat write on as it did in a whole game."""
    drafts = session.drafts()
    if drafts is None or seat not in drafts.waiting:
        return
    before = [a for a in session.answers if a.player == seat and a.kind == "plan"]
    told = [a.option for a in answers if a.player == seat and a.kind == "plan"]
    for option in told[len(before) + len(drafts.of(seat).items) :]:
        session.answer(option, seat=seat)


def test_a_seat_reopens_what_it_sealed_and_nobody_else_writes_anew(yedo_home: str) -> None:
    session, keeper = at_sealed("edo", 3, keep=True)
    one, two = write(session, 0), write(session, 1)
    assert session.reopen(0) and session.drafts() is not None
    assert session.drafts().of(0).items == one[:-1] and session.drafts().of(1).items == two
    assert keeper.journal.sealed == {0: one[:-1], 1: two}
    assert session.reopen(0, 99) and 0 not in keeper.journal.sealed and not session.reopen(0)
    assert not session.reopen(2) and set(session.drafts().waiting) == {0, 2}
    again = write(session, 0, seed=9)
    assert again != one and keeper.close() is None
    opened = saves.resume(keeper.id)
    assert opened.session.drafts().of(0).items == again and opened.session.drafts().waiting == (2,)
    opened.keeper.close()


def test_an_open_answer_is_seen_at_once_and_the_drafts_go_on(yedo_home: str) -> None:
    session, keeper = at_sealed("toy", 3, keep=True)
    write(session, 1)
    session.answer(("take", 2), seat=0)
    step = session.answer(("boast",), seat=2)
    assert step is not None and step.player == 2 and session.game.state.boasts == [0, 0, 1]
    drafts = session.drafts()
    assert drafts.of(0).items == [("take", 2)] and drafts.of(1).decision is None
    assert set(drafts.waiting) == {0, 2}
    assert session.answers[-1].player == 2
    keeper.close()
    opened = saves.resume(keeper.id)
    assert opened.session.drafts().of(0).items == [("take", 2)] and opened.session.drafts().of(1).decision is None
    assert opened.session.game.fingerprint() == session.game.fingerprint()
    opened.keeper.close()


def test_nobody_answers_for_a_seat_that_is_not_asked() -> None:
    session, _ = at_sealed("toy", 2)
    write(session, 0)
    with pytest.raises(IllegalAnswer):
        session.answer(("seal",), seat=0)
    assert session.decision is not None and session.decision.player == 1


def test_bots_write_while_persons_think_and_a_seal_does_not_stop_them() -> None:
    session, _ = at_sealed("edo", 3)
    session.played_by[:] = ["random", HUMAN, "random"]
    said: list[Any] = []
    arrived = threading.Event()

    def later(action: Any) -> None:
        said.append(action)
        arrived.set()

    session.call = later
    session.proceed()
    assert session.thinking and session.decision.player == 1, "a person is asked meanwhile"
    write(session, 1, most=1)
    assert arrived.wait(10)
    said.pop()()
    assert sorted(len(session.drafts().of(seat).items) for seat in range(3)) == [0, 1, 1]
    session.call, given = None, len(session.answers)
    write(session, 1)
    while len(session.answers) == given:
        session.proceed()
    assert {answer.player for answer in session.answers[given:]} == {0, 1, 2}


def test_a_person_takes_items_back_until_all_have_sealed(yedo_home: str) -> None:
    session, keeper = at_sealed("edo", 2, keep=True)
    session.played_by[1] = "random"
    undo = Undo(session, keeper)
    items = write(session, 0, most=3)
    assert undo.can_undo and undo.undo() and session.drafts().of(0).items == items[:2]
    assert undo.can_redo and undo.redo() and session.drafts().of(0).items == items
    assert undo.undo() and undo.undo() and undo.undo() and session.drafts().of(0).items == []
    assert undo.redo() and session.drafts().of(0).items == items[:1]
    write(session, 0, seed=1)
    assert not undo.can_redo, "something else was written"
    assert undo.undo(), "a sealed plan is opened again while the others write"
    write(session, 0, seed=1)
    given = len(session.answers)
    write(session, 1)
    assert len(session.answers) > given and not undo.can_undo and undo.reason
    keeper.close()
    opened = saves.resume(keeper.id)
    assert not Undo(opened.session, opened.keeper).can_undo
    opened.keeper.close()


# --- amounts set aside in Shogun Must Die ------------------------------------------------------------------------


def next_stakes(session: Session, dice: random.Random, want: str) -> int:
    """Play on to stakes at which somebody could do something openly that `want` names; who."""
    for _ in range(4000):
        drafts = session.drafts()
        if drafts is not None:
            for seat in drafts.waiting:
                asked = drafts.of(seat).decision
                if asked is not None and len(drafts.seats) > 2 and any(o[0] == want for o in asked.options):
                    return seat
        assert session.decision is not None
        session.answer(dice.choice(session.decision.options))
    raise AssertionError("nobody could")


@pytest.mark.parametrize("seed", range(3))
def test_a_card_is_played_while_amounts_are_set_aside_and_what_others_wrote_stays(seed: int, yedo_home: str) -> None:
    session, keeper = at_sealed(COOP, 4, seed, keep=True)
    dice = random.Random(seed)
    player = next_stakes(session, dice, "play")
    drafts = session.drafts()
    others = [seat for seat in reversed(drafts.seats) if seat != player]
    written = {seat: write(session, seat) for seat in others[:-1]}
    assert all(written.values()) and session.drafts() is not None
    card = next(option for option in session.question(player).options if option[0] == "play")
    step = session.answer(card, seat=player)
    assert step is not None and step.player == player and session.answers[-1].option == card
    while session.drafts() is None:  # whom the card hits, who answers it, what is kept
        keeper.flush()
        session.answer(session.decision.options[-1])
    drafts = session.drafts()
    for seat, items in written.items():
        asked = drafts.of(seat)
        assert asked.items == items or items[0] not in asked.decision.options, "only what no longer fits is asked anew"
    assert player in drafts.waiting
    keeper.close()
    opened = saves.resume(keeper.id)
    again = opened.session.drafts()
    assert {seat: again.of(seat).items for seat in again.seats} == {s: drafts.of(s).items for s in drafts.seats}
    for seat in [*drafts.waiting]:
        write(session, seat, 1)
        write(opened.session, seat, 1)
    assert session.answers == opened.session.answers and session.game.fingerprint() == opened.session.game.fingerprint()
    opened.keeper.close()


def test_an_old_game_in_the_middle_of_its_stakes_goes_on_in_any_order(yedo_home: str) -> None:
    name = saves.bring_in(CORPUS / "v0_1_0" / "coop_stake.yedo")
    opened = saves.resume(name, own_cards=True)
    drafts = opened.session.drafts()
    assert drafts is not None and len(drafts.waiting) >= 1
    assert all(option[0] in ("leave", "stake", "play", "character") for option in opened.session.decision.options)
    last = drafts.seats[-1]
    if len(drafts.seats) > 1:
        items = write(opened.session, last)
        assert opened.session.drafts().of(last).items == items
        opened.keeper.close()
        opened = saves.resume(name, own_cards=True)
        assert opened.session.drafts().of(last).items == items
    for seat in opened.session.drafts().waiting:
        write(opened.session, seat)
    assert opened.session.drafts() is None and opened.session.decision.kind != "stake"
    text = (opened.keeper.folder / JOURNAL).read_text()
    assert f'"journal":{records.VERSION}' in text.splitlines()[0]
    opened.keeper.close()
