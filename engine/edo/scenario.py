"""The words in which rule cases of Edo are written (tests/edo/scenarios/README.md explains them to players)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from engine.core.decision import Decision, Option
from engine.core.plain import Damaged
from engine.core.scenario import BadCase, Table, as_list
from engine.core.verbs import ways_out

from .game import Edo, load_game, new_game
from .invariants import Inventory
from .rounds import PHASES
from .scoring import eligible, result
from .situation import build, seat_of
from .state import HIDDEN
from .verbs import VERBS
from .wages import shares

ORDERED = ("order", "ranking", "winners", "display", "cities")
PAIRS = {(1, 0): "own", (0, 1): "grey", (2, 0): "own own", (1, 1): "own grey", (0, 2): "grey grey"}


class EdoTable(Table):
    game: Edo
    phases = PHASES

    def __init__(self, given: dict[str, Any]) -> None:
        super().__init__()
        self.game = build(given, self.events.append)
        self.answers: list[Option] = []

    def give(self, option: Option) -> None:
        super().give(option)
        self.answers.append(option)

    def seat(self, name: str) -> int:
        return seat_of(self.game, name)

    def player(self, seat: int) -> str:
        return self.game.state.clans[seat].color

    # --- answers ------------------------------------------------------------------------------------

    def phrases(self, option: Option, decision: Decision) -> list[list[str]]:
        verb = option[0]
        if verb == "reveal":
            return [["reveal"], [f"forfeit {option[1]}"]] if option[1] else [["reveal"]]
        if verb == "put":
            return [["put"], [str(option[1] + 1)], [option[2]], [option[3]]]
        if verb == "seat":
            return [["seat"], [str(option[1] + 1)], [PAIRS[option[2], option[3]]]]
        return [[verb, verb.replace("_", " then ")], *([str(value)] for value in option[1:])]

    def quiet_answer(self, decision: Decision) -> Option:
        """Nobody is seated, nothing is marched, everything is forfeited, everybody goes home."""
        for verb in ways_out(VERBS):
            if (verb,) in decision.options:
                return (verb,)
        for verb in ("put", "reveal"):
            found = [option for option in decision.options if option[0] == verb]
            if found:
                return found[0] if verb == "put" else found[-1]
        return decision.options[0]

    def now(self) -> tuple[int, str]:
        return self.game.state.round, self.game.state.phase

    # --- expectations -------------------------------------------------------------------------------

    def look(self, path: str) -> Any:
        g = self.game
        first, _, rest = path.partition(".")
        for suffix in (" has", " lacks"):
            if path.endswith(suffix):
                return self.look(path.removesuffix(suffix))
        if path.startswith("view "):
            return None
        if any(first == clan.color for clan in g.state.clans):
            return self.look_at_clan(first, rest)
        if first == "cities" and rest in g.state.cities:
            return [self.building(b) for b in g.state.cities[rest]]
        if first == "income" and rest in g.state.cities:
            return {self.player(seat): ryo for seat, _, ryo in shares(g, rest)}
        if first == "board" and rest:
            value: Any = g.board.raw["board"]
            for name in rest.split("."):
                value = value[name]
            return value
        if first == "replayed":
            return self.replayed()
        if first == "sealed":
            asked = g.decision.sealed if g.decision is not None else ()
            return [c.color for c in g.state.clans if c.seat not in asked]
        if path in LOOKS:
            return LOOKS[path](g)
        raise BadCase(f"'expect' knows no '{path}'; see tests/edo/scenarios/README.md")

    def building(self, code: str) -> str:
        if code == "f":
            return "fortress"
        return f"{self.player(int(code[1:]))} {'house' if code[0] == 'h' else 'post'}"

    def look_at_clan(self, color: str, what: str) -> Any:
        g = self.game
        clan = g.state.clans[self.seat(color)]
        if what == "officials":
            return g.officials(clan.seat)
        if what == "plan":
            return [self.slot(slot) for slot in clan.plan]
        if what == "lot":
            return clan.lot + 1
        if what.startswith("score."):
            return clan.sources.get(what.removeprefix("score."), 0)
        if what in ("points", "ryo", "wood", "stone", "rice", "samurai", "grey", "recruits", "houses", "posts",
                    "specials", "earned", "by_round"):
            return getattr(clan, what)
        raise BadCase(f"a clan has no '{what}'; see tests/edo/scenarios/README.md")

    @staticmethod
    def slot(slot: tuple[str, str, int, int, int]) -> str:
        card, deed, own, grey, _ = slot
        if card[:1] == HIDDEN:
            return "back"
        return f"{card} {deed} {own}" + (f"+{grey}" if grey else "") if card else "empty"

    def replayed(self) -> bool:
        """The same seed and answers give the same game, which goes on from its dump at every question."""
        twin = new_game(self.game.config)
        for option in self.answers:
            try:
                loaded = load_game(self.game.config, twin.dump())
            except Damaged:
                return False
            asked, again = twin.decision, loaded.decision
            if asked is None or again is None or asked.options != again.options:
                return False
            twin.apply(option)
        return twin.fingerprint() == self.game.fingerprint()

    def same(self, path: str, wanted: Any, actual: Any) -> bool:
        if path.startswith("view "):
            self.check_view(path, wanted)
            return True
        if path.endswith(" has"):
            return all(w in actual for w in as_list(wanted))
        if path.endswith(" lacks"):
            return not any(w in actual for w in as_list(wanted))
        if isinstance(wanted, int) and not isinstance(wanted, bool) and isinstance(actual, list):
            return len(actual) == wanted
        bound = re.fullmatch(r"(>=|<=|not) (\d+)", wanted) if isinstance(wanted, str) else None
        if bound and isinstance(actual, int):
            n = int(bound[2])
            return {">=": actual >= n, "<=": actual <= n, "not": actual != n}[bound[1]]
        if isinstance(wanted, list) and isinstance(actual, list) and path.partition(".")[0] not in ORDERED:
            if not path.endswith((".plan", ".by_round")):
                return sorted(map(str, wanted)) == sorted(map(str, actual))
        return bool(wanted == actual)

    def check_view(self, path: str, expect: dict[str, Any]) -> None:
        """`view red: {...}`: what red sees."""
        seen = object.__new__(EdoTable)
        seen.game = self.game.view(self.seat(path.removeprefix("view ")))
        seen.events, seen.answers = [], []
        seen.check(expect)


LOOKS: dict[str, Callable[[Edo], Any]] = {
    "round": lambda g: g.state.round,
    "phase": lambda g: g.state.phase,
    "start": lambda g: g.state.clans[g.state.start].color,
    "order": lambda g: [g.state.clans[seat].color for seat in g.order()],
    "merchant": lambda g: g.state.merchant,
    "trade": lambda g: g.state.trade,
    "deck": lambda g: g.state.deck,
    "gone": lambda g: g.state.gone,
    "display": lambda g: g.state.display,
    "specials": lambda g: g.state.specials,
    "lots": lambda g: [lot + 1 for lot in g.state.lots],
    "fortresses": lambda g: g.state.fortresses,
    "grey": lambda g: g.state.grey,
    "ended": lambda g: g.state.ended,
    "ranking": lambda g: [g.state.clans[seat].color for seat in result(g).ranking],
    "winners": lambda g: [g.state.clans[seat].color for seat in result(g).winners()],
    "eligible": lambda g: [g.state.clans[seat].color for seat in eligible(g)],
    "violations": lambda g: Inventory(g).violations(g),
}
