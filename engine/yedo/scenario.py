"""The words in which rule cases of Yedo are written (tests/yedo/scenarios/README.md explains them to players)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from engine.core.decision import Decision, Option
from engine.core.scenario import BadCase, Table, as_list
from engine.core.verbs import ways_out

from .arguments import space_names
from .game import Yedo
from .phases.rounds import PHASES
from .phases.scoring import ranking
from .situation import build, place_of, seat_of
from .verbs import arguments, verbs

ORDERED = ("order", "market", "ranking", "bidders")


class YedoTable(Table):
    game: Yedo
    phases = ("setup", *(name for name, _ in PHASES), "scoring")

    def __init__(self, given: dict[str, Any]) -> None:
        super().__init__()
        self.game = build(given, self.events.append)

    def seat(self, name: str) -> int:
        return seat_of(self.game, name)

    def player(self, seat: int) -> str:
        return self.game.state.clans[seat].color

    # --- answers ------------------------------------------------------------------------------------

    def phrases(self, option: Option, decision: Decision) -> list[list[str]]:
        verb = option[0]
        pieces = [[verb, *({verb.replace("_", " "), verb.split("_")[0]} - {verb})]]
        for i, kind in enumerate(verbs()[verb].kinds[: len(option) - 1], 1):
            pieces.append(arguments()[kind].names(self.game, decision.player, option, i))
        return pieces

    def place_names(self, place: str, seat: int) -> list[str]:
        return space_names(self.game, place, seat)

    def alike(self, options: list[Option]) -> bool:
        """Spaces of one district are alike, except in the Castle; so are disciples standing on them."""
        districts = set()
        for option in options:
            if option[0] == "place":
                place = option[2]
            elif verbs()[option[0]].args == "figure":
                place = self.game.state.clans[self.question().player].disciples[option[1]].at
            else:
                return False
            districts.add((option[0], self.game.district_of.get(place, place)))
        return len(districts) == 1 and "castle" not in next(iter(districts))

    def quiet_answer(self, decision: Decision) -> Option:
        for verb in ways_out(verbs()):
            if (verb,) in decision.options:
                return (verb,)
        return decision.options[0]

    def now(self) -> tuple[int, str]:
        return self.game.state.round, self.game.state.phase

    # --- expectations -------------------------------------------------------------------------------

    def look(self, path: str) -> Any:
        g = self.game
        s = g.state
        first, _, rest = path.partition(".")
        for suffix in (" has", " lacks"):
            if path.endswith(suffix):
                return self.look(path.removesuffix(suffix))
        if path.startswith("view "):
            return None
        if any(first == clan.color for clan in s.clans):
            return self.look_at_clan(first, rest)
        match = re.fullmatch(r"(top|bottom) of (\w+)", path)
        if match:
            deck = s.weapon_stack if match[2] == "weapon" else s.decks[match[2]]
            return deck[::-1] if match[1] == "top" else list(deck)
        match = re.fullmatch(r"(\w+) cards in (\w+)", path)
        if match:
            return sum(g.cards[c].set == match[1] for c in s.decks[match[2]])
        if first == "guests" and rest.count(".") == 1:
            module, name = rest.split(".")
            return getattr(g.state.guests.get(module), name, None)
        if first == "annexes" and rest:
            return s.annexes[rest]
        if first == "won":
            return {lot: self.player(seat) for lot, seat in s.won.items()}
        if first in LOOKS:
            return LOOKS[first](g)
        raise BadCase(f"'expect' knows no '{path}'; see tests/yedo/scenarios/README.md")

    def look_at_clan(self, color: str, what: str) -> Any:
        clan = self.game.state.clans[self.seat(color)]
        if what in ("home", "spent", "reserve", "stock"):
            return sum(d.at == what for d in clan.disciples)
        if what == "out":
            return sum(":" in d.at for d in clan.disciples)
        if what == "disciples":
            return [d.at for d in clan.disciples if d.at not in ("reserve", "stock")]
        if what == "figures":
            return [d.kind for d in clan.disciples if d.at not in ("reserve", "stock")]
        if what == "blessing":
            return clan.blessings
        if what.startswith("score."):
            return clan.sources.get(what.removeprefix("score."), 0)
        if what in ("mon", "pp", "weapons", "annexes", "geishas", "missions", "actions", "bonus", "blackmail",
                    "completed", "known"):
            return getattr(clan, what)
        raise BadCase(f"a clan has no '{what}'; see tests/yedo/scenarios/README.md")

    def same(self, path: str, wanted: Any, actual: Any) -> bool:
        if path.startswith("view "):
            self.check_view(path, wanted)
            return True
        if path.endswith(" has"):
            return all(w in actual for w in as_list(wanted))
        if path.endswith(" lacks"):
            return not any(w in actual for w in as_list(wanted))
        if path.startswith(("top of", "bottom of")) and not isinstance(wanted, int):
            return bool(actual[:len(as_list(wanted))] == as_list(wanted)) if wanted != [] else not actual
        if isinstance(wanted, int) and not isinstance(wanted, bool) and isinstance(actual, (list, set)):
            return len(actual) == wanted
        bound = re.fullmatch(r"(>=|<=|not) (\d+)", wanted) if isinstance(wanted, str) else None
        if bound and isinstance(actual, int):
            n = int(bound[2])
            return {">=": actual >= n, "<=": actual <= n, "not": actual != n}[bound[1]]
        if path.endswith(".disciples"):
            return self.same_places(path.split(".")[0], wanted, actual)
        if path == "market":
            wanted = ["" if w in (None, "-") else w for w in wanted]
        if isinstance(wanted, list) and isinstance(actual, list) and path not in ORDERED:
            return sorted(map(str, wanted)) == sorted(map(str, actual))
        return bool(wanted == actual)

    def same_places(self, color: str, wanted: list[str], actual: list[str]) -> bool:
        left = list(actual)
        for text in sorted(map(str, wanted), key=lambda t: ":" not in t):
            found = [p for p in left if text in self.place_names(p, self.seat(color))]
            if not found:
                return False
            left.remove(found[0])
        return not left

    def check_view(self, path: str, expect: dict[str, Any]) -> None:
        """`view red: {...}`: what red sees."""
        seen = object.__new__(YedoTable)
        seen.game = self.game.view(self.seat(path.removeprefix("view ")))
        seen.events = []
        seen.check(expect)


LOOKS: dict[str, Callable[[Yedo], Any]] = {
    "market": lambda g: g.state.market,
    "church": lambda g: g.state.church,
    "church_burnt": lambda g: g.state.church_burnt,
    "patrol": lambda g: g.state.patrol_at if g.state.patrol_on else "none",
    "patrol_color": lambda g: g.state.patrol,
    "order": lambda g: [g.state.clans[i].color for i in g.state.order],
    "bidders": lambda g: [g.state.clans[i].color for i in g.state.bid_track],
    "ranking": lambda g: [g.state.clans[i].color for i in ranking(g)],
    "round": lambda g: g.state.round,
    "phase": lambda g: g.state.phase,
    "ended": lambda g: g.state.ended,
    "geishas": lambda g: g.state.geishas,
    "blessings": lambda g: g.state.blessings,
    "annexes": lambda g: g.state.annexes,
    "discard": lambda g: g.state.weapon_discard,
    "bag": lambda g: g.state.bag,
    "box": lambda g: g.state.box,
    "closed": lambda g: g.state.shut_districts + g.state.shut_spaces,
    "covered": lambda g: g.state.blocked,
    "event": lambda g: g.state.events[-1] if g.state.events else None,
    "in_play": lambda g: g.state.in_play,
    "favors": lambda g: [f.removeprefix("F:") for f in g.state.favors],
    "spaces": lambda g: len(g.open_spaces),
}


__all__ = ["YedoTable", "place_of"]
