"""The words in which rule cases of Shitenno are written (tests/shitenno/scenarios/README.md explains them)."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from engine.core.decision import Decision, Option
from engine.core.scenario import BadCase, Table, as_list
from engine.core.verbs import ways_out

from .control import majority
from .explain import explain, preview
from .game import Shitenno
from .invariants import Inventory, census
from .payments import need_of
from .say import place_of
from .score import ranking, result
from .situation import PHASES, build, seat_of
from .state import GOLD
from .verbs import VERBS

GENERAL = ("points", "stock", "troops", "koku", "tiles", "title", "seal", "seen")
ORDERED = ("order", "ranking", "kamons")


class ShitennoTable(Table):
    game: Shitenno
    phases = PHASES
    rounds = "turn"

    def __init__(self, given: dict[str, Any]) -> None:
        super().__init__()
        self.answered = 0  # events before the last answer
        self.game = build(given, self.events.append)
        self.inventory = Inventory(self.game)

    def seat(self, name: str) -> int:
        return seat_of(self.game, name)

    def player(self, seat: int) -> str:
        return self.game.state.generals[seat].color if seat >= 0 else "nobody"

    # --- answers ------------------------------------------------------------------------------------------

    def phrases(self, option: Option, decision: Decision) -> list[list[str]]:
        verb = option[0]
        if verb in ("add", "remove", "move"):
            return [[verb], [self.game.state.pool[option[1]]], *([str(x).lower()] for x in option[2:])]
        if verb == "pay":
            _, kind, cards, koku, hatamoto, exchange, plus = option
            pieces = [[verb], [kind], *([card] for card in (*cards, *koku))]
            pieces += [["hatamoto"]] * hatamoto + [["exchange"]] * exchange + [["plus"]] * plus
            return pieces
        if verb == "gild":
            return [[verb], [option[1]], [str(option[2] + 1)]]
        return [[verb], *([str(x).lower()] for x in option[1:])]

    def matching(self, text: str, decision: Decision) -> list[Option]:
        """A payment must be named whole: "pay troops bushi bushi" is not a part of a larger one."""
        found = super().matching(text, decision)
        if text.lower().startswith("pay ") and len(text.split()) > 2:
            n = len(text.split())
            found = [option for option in found if len(self.phrases(option, decision)) == n]
        return found

    def alike(self, options: list[Option]) -> bool:
        """Equal cards of the pool are alike."""
        names = {(o[0], self.game.state.pool[o[1]], *o[2:]) for o in options if o[0] in ("add", "remove", "move")}
        return len(names) == 1 and all(o[0] in ("add", "remove", "move") for o in options)

    def answer(self, who: str, text: str) -> None:
        """`lot …` and `lots …` lay out whole lots: cards and seals, the second lot behind a stroke."""
        self.answered = len(self.events)
        verb, _, rest = text.partition(" ")
        if verb not in ("lot", "lots"):
            super().answer(who, text)
            return
        for side, part in zip(("a", "b"), rest.split("/"), strict=False):
            to = f" {side}" if verb == "lots" else ""
            words = part.split()
            if "rest" in words:
                words += [card for card, at in zip(self.game.state.pool, self.game.state.sides, strict=True) if not at]
                words.remove("rest")
            for word in words:
                step = f"seal {word}" if word.isdigit() else f"add {word}"
                self.answer_once(who, step + to)
        self.answer_once(who, "present" if verb == "lots" else "offer")

    def answer_once(self, who: str, text: str) -> None:
        super().answer(who, text)

    def quiet_answer(self, decision: Decision) -> Option:
        for verb in ways_out(VERBS):
            if (verb,) in decision.options:
                return (verb,)
        if decision.kind in ("lot", "split"):
            return next(o for o in decision.options if o[0] in ("add", "seal"))
        return decision.options[0]

    def until(self, where: str) -> None:
        self.answered = len(self.events)
        super().until(where)

    def now(self) -> tuple[int, str]:
        return self.game.state.turn, self.game.state.phase

    # --- expectations ---------------------------------------------------------------------------------------

    def look(self, path: str) -> Any:
        g = self.game
        s = g.state
        if path.startswith("view "):
            return None
        for suffix in (" has", " lacks"):
            if path.endswith(suffix):
                return self.look(path.removesuffix(suffix))
        match = re.fullmatch(r"why (\S+)", path)
        if match:
            return self.why(match[1])
        match = re.fullmatch(r"preview (.+)", path)
        if match:
            decision = self.question()
            return preview(g.view(decision.player), decision.player, self.find(match[1]))
        match = re.fullmatch(r"place (.+)", path)
        if match:
            return place_of(g, self.find(match[1]), self.question())
        first, _, rest = path.partition(".")
        if any(first == general.color for general in s.generals):
            return self.look_at_general(first, rest)
        if first in g.board.index:
            return self.look_at_province(g.board.index[first], rest)
        looks: dict[str, Any] = {
            "pool": s.pool, "seals": s.seals, "troop_deck": s.troop_deck, "koku_deck": s.koku_deck,
            "discards": s.discards, "koku_gone": s.koku_gone, "turn": s.turn, "turns": s.turns, "phase": s.phase,
            "ended": s.ended, "tiles_gone": [g.board.effect[tile] for tile in s.tiles_gone],
        }  # fmt: skip
        if path in looks:
            return looks[path]
        if path == "violations":
            return self.inventory.violations(g)
        if first == "census":
            return sum(counted[rest] for counted in census(g))
        if path == "tairo":
            return self.player(s.tairo)
        if path == "order":
            return [self.player(seat) for seat in s.order]
        if path in ("ranking", "winner"):
            order = [self.player(seat) for seat in ranking(g)]
            return order if path == "ranking" else order[0]
        if path == "options":
            return len(self.question().options)
        if path == "revealed":
            from .kind import KIND

            return any(event.kind in KIND.reveals for event in self.events[self.answered:])
        raise BadCase(f"'expect' knows no '{path}'; see tests/shitenno/scenarios/README.md")

    def why(self, place: str) -> str:
        """The reason why nothing can be done at a place; empty if something can."""
        decision = self.question()
        for blocked in explain(self.game.view(decision.player), decision):
            if place in (blocked.place, blocked.place.partition(":")[2]):
                return blocked.reason
        return ""

    def look_at_general(self, color: str, what: str) -> Any:
        g = self.game
        general = g.state.generals[self.seat(color)]
        if what == "tiles":
            return [g.board.effect[tile] for tile in general.tiles]
        if what == "title":
            return g.title(general).name
        if what == "square":
            return general.points % g.board.favour_track
        if what == "lap":
            return general.points // g.board.favour_track + 1
        if what.startswith("score."):
            return result(g).sources[general.seat][what.removeprefix("score.")]
        if what in GENERAL:
            return getattr(general, what)
        raise BadCase(f"a general has no '{what}'; see tests/shitenno/scenarios/README.md")

    def look_at_province(self, i: int, what: str) -> Any:
        g = self.game
        s = g.state
        province = g.board.provinces[i]
        taken = len(s.kamons[i])
        if what == "kamons":
            return [("gold " if k >= GOLD else "") + self.player(k % GOLD) for k in s.kamons[i]]
        if what == "gate":
            return s.gates[i][-1].partition(":")[0] if s.gates[i] else "bare"
        if what == "tiles":
            return list(s.gates[i])
        if what == "troop":
            return f"{province.count} {province.troop}"
        if what == "need":
            own, a, other, b = need_of(g, i)
            return [own] * a + [other] * b
        if what == "price":
            return province.positions[taken] if taken < len(province.positions) else 0
        if what == "positions":
            return list(province.positions)
        if what == "majority":
            return self.player(majority(g, i)[0])
        raise BadCase(f"a province has no '{what}'; see tests/shitenno/scenarios/README.md")

    def same(self, path: str, wanted: Any, actual: Any) -> bool:
        if path.startswith("view "):
            seen = object.__new__(ShitennoTable)
            seen.game = self.game.view(self.seat(path.removeprefix("view ")))
            seen.events, seen.answered = [], 0
            seen.check(wanted)
            return True
        if path.endswith(" has"):
            return not Counter(map(str, as_list(wanted))) - Counter(map(str, actual))
        if path.endswith(" lacks"):
            return not any(w in actual for w in as_list(wanted))
        if path.startswith("why "):
            return str(wanted).lower() in actual.lower() if wanted else actual == ""
        if isinstance(wanted, int) and not isinstance(wanted, bool) and isinstance(actual, list):
            return len(actual) == wanted
        if isinstance(wanted, list) and isinstance(actual, list) and path.rpartition(".")[2] not in ORDERED:
            return sorted(map(str, wanted)) == sorted(map(str, actual))
        return bool(wanted == actual)
