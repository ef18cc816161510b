"""Sealed questions: every order of writing and sealing gives one game and one journal."""

from itertools import permutations, product

import pytest
from toy_game import MOST, new

from engine.core import journal
from engine.core.decision import IllegalAnswer, Option
from engine.core.journal import Answer, Journal
from engine.core.sealed import Draft, Drafts, Open


def take(*numbers: int) -> list[Option]:
    """A plan's items; at most three are explicit, and the seal behind a full plan answers itself."""
    return [*(("take", n) for n in numbers), *([] if len(numbers) == MOST else [("seal",)])]


PLANS = {0: take(0, 1), 1: take(1, 2, 3), 2: take(3), 3: take(2, 0)}


def sequential(players: int) -> tuple[str, list[Answer]]:
    g, said = new(players), []
    for seat in range(players):
        for option in PLANS[seat]:
            assert g.decision is not None
            said.append(Answer(seat, g.decision.kind, option))
            g.apply(option)
    return g.fingerprint(), said


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_order_of_sealing_gives_one_game_and_one_journal(players: int) -> None:
    wanted, said = sequential(players)
    for order, taking_back in product(permutations(range(players)), (False, True)):
        g = new(players)
        before = g.fingerprint()
        drafts = Drafts(g)
        for seat in order:
            assert drafts.answers() == []
            assert seat in drafts.waiting and g.asked() == tuple(range(players))
            draft = drafts.of(seat)
            if taking_back:
                draft.give(("take", 3))
                draft.take_back()
            for option in PLANS[seat]:
                draft.give(option)
            if taking_back:
                draft.take_back()
                assert draft.decision is not None
                draft.give(PLANS[seat][-1])
            assert draft.decision is None and draft.items == PLANS[seat]
        assert g.fingerprint() == before, "the state never learns a seal"
        assert drafts.waiting == () and drafts.answers() == said
        record = Journal()
        for answer in drafts.answers():
            g.call(answer.player)
            assert answer.fits(g.decision)
            g.apply(answer.option)
            record.add(answer)
        assert g.fingerprint() == wanted and g.state.round == 2
        assert journal.read(journal.write(record)).answers == said


def test_items_of_two_seats_may_be_written_by_turns() -> None:
    wanted, said = sequential(2)
    g = new(2)
    drafts = Drafts(g)
    for seat, n in ((1, 0), (0, 0), (1, 1), (0, 1), (1, 2), (0, 2)):
        if n < len(PLANS[seat]):
            drafts.of(seat).give(PLANS[seat][n])
    for answer in drafts.answers():
        g.apply(answer.option)
    assert drafts.answers() == said and g.fingerprint() == wanted


def test_a_draft_asks_what_the_game_would_ask_and_shows_nothing_of_the_others() -> None:
    g = new(3)
    g.apply(("take", 2))  # a game in the middle of a plan, as simulations know it
    for seat in g.asked():
        draft = Draft(g, seat)
        real = g.clone()
        real.call(seat)
        assert real.decision is not None and draft.decision is not None
        assert draft.decision.options == real.decision.options and draft.decision.player == seat
        assert all(not plan for other, plan in enumerate(draft.game.state.plans) if other != seat)


def test_the_last_seal_alone_does_not_run_the_rules_behind_it() -> None:
    g = new(2)
    for option in PLANS[0]:
        g.apply(option)
    assert g.asked() == (1,)
    draft = Draft(g, 1, PLANS[1])
    assert draft.decision is None and draft.game.state.round == 1
    with pytest.raises(IllegalAnswer):
        draft.give(("seal",))


def test_an_open_answer_is_refused_by_the_draft_and_the_others_are_written_again() -> None:
    g = new(3)
    drafts = Drafts(g, {0: PLANS[0], 1: take(1)[:1]})
    assert drafts.waiting == (1, 2)
    with pytest.raises(Open):
        drafts.of(2).give(("boast",))
    g.call(2)
    assert g.decision is not None and g.decision.player == 2 and set(g.asked()) == {0, 1, 2}
    g.apply(("boast",))
    again = Drafts(g, {seat: drafts.of(seat).items for seat in drafts.seats})
    assert again.waiting == tuple(s for s in g.asked() if s != 0)
    assert again.of(0).items == PLANS[0] and again.of(1).items == [("take", 1)]
    unfit = Drafts(g, {0: [("take", 9)], 2: [("boast",)]})
    assert unfit.of(0).items == [] and unfit.of(2).items == []


def test_nobody_else_is_called() -> None:
    g = new(2)
    with pytest.raises(IllegalAnswer):
        g.call(5)
    with pytest.raises(IllegalAnswer):
        Draft(g, 0).give(("seal",))
