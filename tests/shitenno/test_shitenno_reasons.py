"""Whatever could be expected at a question of Shitenno is offered or has its reason."""

import random

import pytest

from engine.games import kind_of
from engine.shitenno.state import GOLD, POOL

KIND = kind_of("shitenno")


@pytest.mark.parametrize("rules", [{}, {"gilding": "this_year"}], ids=str)
def test_everything_is_offered_or_has_its_reason(rules: dict[str, str]) -> None:
    met, reasons = set(), set()
    for seed in range(6):
        dice, game = random.Random(seed), KIND.new(KIND.config(2 + seed % 3, seed, rules))
        while game.decision is not None:
            decision = game.decision
            view = game.view(decision.player)
            blocked = {b.place: b for b in KIND.explain(view, decision)}
            offered = {KIND.place(view, option, decision) for option in decision.options}
            assert not offered & set(blocked), decision.kind
            assert all(b.reason.endswith(".") and b.label and "shitenno." not in b.reason for b in blocked.values())
            reasons |= {b.reason for b in blocked.values()}
            expected = set()
            if decision.kind == "campaign":
                expected = {f"province:{province.id}" for province in game.board.provinces}
            elif decision.kind in ("lot", "split"):
                expected = {f"lot:{i}" for i, side in enumerate(game.state.sides) if side != POOL}
                expected.add("button:offer" if decision.kind == "lot" else "button:present")
            elif decision.kind == "gild":
                for province in game.board.provinces:
                    for n, kamon in enumerate(game.state.kamons[province.index]):
                        if kamon % GOLD == decision.player:
                            expected.add(f"kamon:{province.id}:{n}")
            assert expected <= offered | set(blocked), (decision.kind, expected - offered - set(blocked))
            met.add(decision.kind)
            game.apply(dice.choice(decision.options))
    assert met >= {"campaign", "lot", "split", "gild"}
    told = " ".join(reasons)
    for words in ("is full", "missing, or", "needs a seal", "Taken back often enough", "gilded already"):
        assert words in told, words
    assert ("of this year" in told) == bool(rules)
