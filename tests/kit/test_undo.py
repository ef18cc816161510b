"""Taking back: inside a turn, never past something learned. The strictest test re-deals every hidden card and
asks whether the undone answer would have looked the same."""

import random

import pytest

from engine.core.rng import seeded
from engine.yedo import say
from engine.yedo.config import standard_game
from engine.yedo.kind import KIND
from engine.yedo.taking_back import cards_seen, texts
from engine.yedo.views import redeal
from yedo import saves
from yedo.session import Session, new_session
from yedo.undo import Undo, sight, stopped_by


def table(players: int = 3, seed: int = 5, modules: list[str] | None = None) -> tuple[Session, Undo]:
    session = new_session(standard_game(players, 8, seed, modules))
    return session, Undo(session)


def play_until_undo(session: Session, undo: Undo, dice: random.Random) -> bool:
    while session.decision is not None:
        session.answer(dice.choice(session.decision.options))
        if undo.can_undo:
            return True
    return False


def test_undo_and_redo_bring_back_the_same_game() -> None:
    session, undo = table()
    dice = random.Random(1)
    found = 0
    while play_until_undo(session, undo, dice):
        after, answers = session.game.fingerprint(), list(session.answers)
        assert undo.undo() and undo.can_redo
        assert session.answers == answers[:-1] and session.game.fingerprint() != after
        assert undo.redo() and not undo.can_redo
        assert session.game.fingerprint() == after and session.answers == answers
        found += 1
        if session.decision is not None:
            session.answer(dice.choice(session.decision.options))
    assert found > 20
    assert not undo.can_undo and undo.reason


def test_another_answer_forgets_the_redo() -> None:
    session, undo = table()
    dice = random.Random(2)
    while play_until_undo(session, undo, dice):
        undo.undo()
        assert session.decision is not None
        other = [o for o in session.decision.options if o != undo._undone[-1][0].option]
        session.answer(dice.choice(other))
        assert not undo.can_redo
        return
    pytest.fail("nothing could be undone")


def test_other_players_answers_stop_it() -> None:
    """Whatever can be taken back was answered by one and the same person."""
    session, undo = table(4, 9)
    dice = random.Random(3)
    while session.decision is not None:
        session.answer(dice.choice(session.decision.options))
        askers = {point.game.decision.player for point in undo._points}  # type: ignore[union-attr]
        assert len(askers) <= 1
        rounds = {(p.game.state.round, p.game.state.phase) for p in undo._points}
        assert len(rounds) <= 1


def alone(seed: int = 5, modules: list[str] | None = None, bots: str = "random") -> tuple[Session, Undo]:
    """One person with bots."""
    config = standard_game(3, 8, seed, modules)
    for seat in config.seats[1:]:
        seat.played_by = bots
    session = new_session(config)
    return session, Undo(session)


def bots_answer(session: Session) -> None:
    while session.decision is not None and not session.is_human(session.decision.player):
        session.proceed()


@pytest.mark.parametrize("modules", [[], ["specialists", "jesuits"], ["teahouse", "clan_powers"]])
def test_a_person_alone_takes_the_bots_answers_back_too(modules: list[str]) -> None:
    """As long as no card was drawn, shown or dealt; redo gives all of them again."""
    through = further = 0
    for seed in range(4):
        session, undo = alone(seed, modules)
        dice = random.Random(seed)
        bots_answer(session)
        while session.decision is not None:
            seen = cards_seen(session.game, 0)[0]
            before, own = session.game.clone(), len(session.answers)
            session.answer(dice.choice(session.decision.options))
            bots_answer(session)
            if not undo.can_undo:
                continue
            assert cards_seen(session.game, 0)[0] <= seen, "nothing was seen that is to be forgotten"
            assert session.game.state.rng.state == before.state.rng.state
            after, answers = session.game.fingerprint(), list(session.answers)
            assert undo.undo()
            assert session.game.fingerprint() == before.fingerprint() and session.answers == answers[:own]
            assert session.decision is not None and session.decision.player == 0
            further += undo.can_undo
            assert undo.can_redo and undo.redo()
            assert session.game.fingerprint() == after and session.answers == answers
            through += len(answers) - own > 1
    assert through > 20 and further > 10


def test_a_person_alone_goes_back_answer_by_answer_and_forward_again() -> None:
    session, undo = alone(3)
    dice = random.Random(1)
    bots_answer(session)
    best = 0
    while session.decision is not None:
        session.answer(dice.choice(session.decision.options))
        bots_answer(session)
        now, back = session.game.fingerprint(), 0
        while undo.undo():
            back += 1
            assert session.decision is not None and session.decision.player == 0
        best = max(best, back)
        for _ in range(back):
            assert undo.redo()
        assert session.game.fingerprint() == now and not undo.can_redo
    assert best > 2


def test_another_answer_of_a_person_alone_forgets_the_redo() -> None:
    session, undo = alone(3)
    dice = random.Random(1)
    bots_answer(session)
    while session.decision is not None:
        own = len(session.answers)
        session.answer(dice.choice(session.decision.options))
        bots_answer(session)
        if len(session.answers) > own + 1 and undo.undo():
            assert session.decision is not None
            session.answer(session.decision.options[-1])
            bots_answer(session)
            assert not undo.can_redo
            return
    pytest.fail("nothing was taken back through the bots")


def test_with_several_persons_bots_answers_stay() -> None:
    session, undo = table()
    session.played_by[:] = ["human", "human", "random"]
    dice = random.Random(4)
    while session.decision is not None:
        session.answer(dice.choice(session.decision.options))
        assert len({point.game.decision.player for point in undo._points}) <= 1  # type: ignore[union-attr]
        assert all(point.game.decision.player < 2 for point in undo._points)  # type: ignore[union-attr]


def test_a_person_alone_is_told_why_nothing_can_be_taken_back() -> None:
    session, undo = alone(3)
    dice, reasons = random.Random(3), set()
    while session.decision is not None:
        session.answer(dice.choice(session.decision.options))
        if not undo.can_undo:
            assert undo.reason.endswith(".") and not undo.reason.startswith("undo.")
            reasons.add(undo._why)
    assert {"card", "chance", "revealed", "over"} <= reasons and not {"others", "phase"} & reasons


@pytest.mark.parametrize("modules", [[], ["specialists"], ["teahouse", "clan_powers"]])
def test_nothing_secret_can_be_learned_by_undoing(modules: list[str]) -> None:
    """Re-deal what the answering player cannot know, give the same answer, and compare what this player then
    sees: if hidden cards made any difference, an undo would have shown something."""
    tried = 0
    for seed in range(2):
        session, _ = table(3, seed, modules)
        dice = random.Random(seed)
        while session.decision is not None:
            player = session.decision.player
            before = session.game.clone()
            step = session.answer(dice.choice(session.decision.options))
            if stopped_by(before, step) is not None:
                continue
            tried += 1
            view, truth = before.view(player), sight(step.game, player)
            for n in range(3):
                other = redeal(view, seeded(100 + n))
                other.ask_again()
                assert step.option in other.decision.options  # type: ignore[union-attr]
                other.apply(step.option)  # type: ignore[arg-type]
                assert sight(other, player) == truth, f"{before.decision} answered by {step.option}"
    assert tried > 50


@pytest.mark.parametrize("modules", [[], ["specialists", "jesuits"], ["teahouse", "clan_powers"]])
def test_the_log_tells_no_secret(modules: list[str]) -> None:
    """No line names a card that its reader can see neither on the table nor in their hand. A shared screen
    (viewer -1) names only what the event tells everybody."""
    named = 0
    for seed in range(3):
        session, _ = table(3, seed, modules)
        dice = random.Random(seed)
        cards = {id: card.title for id, card in session.game.cards.items()}
        while session.decision is not None:
            before = session.game.clone()
            step = session.answer(dice.choice(session.decision.options))
            for event in step.events:
                for viewer in (-1, 0, 1, 2):
                    line = say.event_line(step.game, event, viewer) or ""
                    told = {id for id, title in cards.items() if title in line}
                    if not told:
                        continue
                    named += 1
                    open_to = set(texts(event.seen(viewer)))
                    if viewer >= 0:
                        open_to |= cards_seen(before, viewer)[0] | cards_seen(step.game, viewer)[0]
                    titles = {cards[id] for id in open_to if id in cards}
                    assert {cards[id] for id in told} & titles, f"{event} told {viewer}: {line}"
    assert named > 50


def test_watching_does_not_stall_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """At an answer only cheap facts are looked at; cards are dealt again when somebody wants to take one back."""
    asked, dealt = [], []
    monkeypatch.setattr("yedo.undo.tells", lambda before, step: bool(asked.append(step)))
    monkeypatch.setattr(type(KIND), "redeal", lambda *given: dealt.append(given))
    session, undo = table(5, 2, ["specialists", "teahouse"])
    session.on_answer.remove(undo._heard)
    dice = random.Random(7)
    for _ in range(400):
        undo._heard(session, session.answer(dice.choice(session.decision.options)))
    assert asked == dealt == [] and undo._points
    assert undo.can_undo and undo.can_undo and len(asked) == 1, "found out once"


def test_undone_answers_leave_the_save() -> None:
    session = new_session(standard_game(3, 8, 5))
    keeper = saves.start(session, "Undo")
    undo = Undo(session, keeper)
    dice = random.Random(6)
    for _ in range(10):
        assert play_until_undo(session, undo, dice)
    undo.undo()
    stands = session.game.fingerprint()
    keeper.close()
    opened = saves.resume(keeper.id)
    assert opened.session.game.fingerprint() == stands and opened.session.answers == session.answers
    opened.keeper.close()


def how_far(undo: Undo) -> list[tuple]:
    """Every answer that can be taken back, the last first; all of them are given again."""
    taken = []
    while undo.undo():
        taken.append(undo._undone[-1])
    for _ in taken:
        assert undo.redo()
    return taken


@pytest.mark.slow
@pytest.mark.parametrize("modules", [[], ["specialists", "teahouse", "clan_powers"], ["shogun_must_die"]])
def test_a_reopened_game_can_be_taken_back_exactly_as_far(modules: list[str]) -> None:
    """Closed and opened again at every stage of a turn: neither more nor less, for the same reason, and what
    secrets forbid before they forbid after."""
    session = new_session(standard_game(3, 8, 5, modules))
    session.played_by[2] = "random"
    kept = saves.start(session, "Undo")
    undo, dice = Undo(session, kept), random.Random(9)
    depths = []
    for _ in range(60):
        for _ in range(dice.choice((1, 1, 2, 9))):
            if session.decision is not None:
                session.answer(dice.choice(session.decision.options))
        before, why = how_far(undo), undo.reason
        stands = session.game.fingerprint()
        kept.close()
        opened = saves.resume(kept.id)
        session, kept = opened.session, opened.keeper
        undo = Undo(session, kept)
        assert how_far(undo) == before
        assert undo.reason == why or (not before and "shogun_must_die" in modules)  # after sealed amounts, other words
        assert session.game.fingerprint() == stands
        depths.append(len(before))
    kept.close()
    assert max(depths) > (0 if modules == ["shogun_must_die"] else 1) and min(depths) == 0


def test_what_is_taken_back_after_reopening_stays_taken_back() -> None:
    session = new_session(standard_game(3, 8, 5))
    kept = saves.start(session, "Undo")
    undo, dice = Undo(session, kept), random.Random(6)
    for _ in range(10):
        assert play_until_undo(session, undo, dice)
    before = undo._points[-1].game.fingerprint()
    kept.close()
    opened = saves.resume(kept.id)
    again = Undo(opened.session, opened.keeper)
    assert again.undo() and opened.session.game.fingerprint() == before
    opened.keeper.close()
    third = saves.resume(kept.id)
    assert third.session.game.fingerprint() == before and third.notes == []
    third.keeper.close()


def test_a_person_alone_goes_back_as_far_after_reopening() -> None:
    session, undo = alone(3)
    kept, dice, tried = saves.start(session), random.Random(1), 0
    undo.keeper = kept
    bots_answer(session)
    while session.decision is not None and tried < 6:
        session.answer(dice.choice(session.decision.options))
        bots_answer(session)
        last = undo._last() if undo.can_undo else []
        if len(last) < 2:
            continue
        tried += 1
        kept.flush()
        copy = saves.resume(saves.copy(kept.id, "again"))
        again = Undo(copy.session, copy.keeper)
        assert again.undo() and copy.session.game.fingerprint() == last[0].game.fingerprint()
        copy.keeper.close()
        third = saves.resume(copy.keeper.id)
        assert third.session.game.fingerprint() == last[0].game.fingerprint(), "what was taken back stays so"
        third.keeper.close()
    kept.close()
    assert tried == 6


def test_a_seat_that_changed_hands_takes_nothing_back() -> None:
    """Neither at once nor after reopening: whoever sits down has not given the answers so far."""
    session = new_session(standard_game(3, 8, 5))
    kept = saves.start(session, "Undo")
    undo, dice = Undo(session, kept), random.Random(6)
    for _ in range(10):
        assert play_until_undo(session, undo, dice)
    seat = undo._points[-1].step.player
    session.hand_over(seat, "random")
    session.hand_over(seat, "human")
    assert not undo.can_undo and undo.reason
    kept.close()
    opened = saves.resume(kept.id)
    assert not Undo(opened.session, opened.keeper).can_undo
    opened.keeper.close()


def test_one_table_after_another_watches_a_session_once() -> None:
    session, first = table()
    second = Undo(session)
    assert first._heard not in session.on_answer and second._heard in session.on_answer
    assert len(session.on_answer) == 1 and len(session.on_hand_over) == 1
