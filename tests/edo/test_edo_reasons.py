"""Whatever could be expected at a question of Edo is offered or has its reason."""

import random

import pytest

from engine.edo.planning import cards_of
from engine.games import kind_of
from yedo.session import new_session

KIND = kind_of("edo")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_is_offered_or_has_its_reason(players: int) -> None:
    met: set[str] = set()
    for seed in range(2):
        dice, session = random.Random(seed), new_session(KIND.config(players, seed), kind=KIND)
        bots = [KIND.bot("novice", seat) for seat in range(players)]
        for _ in range(1200):
            decision = session.decision
            if decision is None:
                break
            view = session.view(decision.player)
            blocked = KIND.explain(view, decision)
            offered = {KIND.place(view, option, decision) for option in decision.options}
            known = offered | {b.place for b in blocked}
            assert all(len(b.reason) > 8 and b.label and "edo." not in b.reason for b in blocked), blocked
            missing = expected(view, decision) - known
            assert not missing, (decision.kind, missing)
            met.add(decision.kind)
            option = bots[decision.player].choose(view, decision)
            session.answer(option if dice.random() < 0.9 else dice.choice(decision.options), seat=decision.player)
    assert met >= {"lot", "city", "plan", "march", "build", "travel"}


def expected(view, decision) -> set[str]:
    board, clan = view.board, view.state.clans[decision.player]
    if decision.kind == "lot":
        return {f"lot:{i}" for i in range(len(board.lots))}
    if decision.kind == "city":
        return {f"space:{city}" for city in view.map.cities}
    if decision.kind == "plan":
        quarters = {f"card:{card}:{deed}" for card in cards_of(view, clan) for deed in board.deeds[card]}
        free = all(slot[0] for slot in clan.plan)
        slots = {f"slot:{i}" for i, slot in enumerate(clan.plan) if slot[0]}
        return {"button:seal"} | slots | (set() if free else quarters)
    if decision.kind == "build":
        return {f"plot:{city}:{kind}" for city in view.map.cities for kind in board.buildings}
    if decision.kind == "trade":
        return {"trade:goods", "trade:point"}
    return set()
