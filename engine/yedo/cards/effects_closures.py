"""Words that close districts and spaces until the next event, open them, or let somebody in anyway.

A closed place admits nobody (B16). A barrier that somebody has put up lets others in for a toll, and so do all
closures by the house rule `closure_toll`: the toll is a modifier that names the district, and its seat, if any,
is the player who receives it and passes free."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.plain import plain
from engine.core.procedure import Procedure

from ..state import Modifier
from .effects import Effects
from .requirements import DISTRICTS
from .vocabulary import Fields, Number, OneOf, word

if TYPE_CHECKING:
    from ..game import Yedo


def shut_district(g: Yedo, district: str, toll: int, owner: int) -> None:
    s = g.state
    s.shut_districts.append(district)
    if owner < 0 and g.rules.closure_toll == "no":  # B16
        toll = 0
    if toll:
        s.modifiers.insert(0, Modifier("toll", toll, owner, district))  # the newest barrier's toll counts
    if g.sink:
        g.sink(Event("close_district", None, {"district": district, "toll": toll, "owner": owner}))


def closable(g: Yedo) -> list[str]:
    return [d for d in g.board.circuit if d not in g.state.shut_districts]


@plain
class CloseDistrict(Procedure):
    player: int
    toll: int
    owner: int
    at: str = "choose"

    def choose(self, g: Yedo) -> Decision | None:
        options: list[Option] = [("district", d) for d in closable(g)]
        if not options:
            g.done()
            return None
        return Decision(self.player, "close_district", options)

    def on_close_district(self, g: Yedo, option: Option) -> None:
        g.done()
        shut_district(g, option[1], self.toll, self.owner)


@word("close_district", Fields(
    district=OneOf("choose", "random", *DISTRICTS), toll_opt=Number(1, 9), to_opt=OneOf("bank", "self"),
))
def close_district(g: Yedo, e: Effects, value: dict[str, Any]) -> None:
    owner = e.player if value.get("to") == "self" else -1
    which = value["district"]
    if which == "choose":
        g.push(CloseDistrict(e.player, value.get("toll", 0), owner))
        return
    if which == "random":
        which = g.state.rng.choice(closable(g))
    if which in closable(g):
        shut_district(g, which, value.get("toll", 0), owner)


def districts_named(g: Yedo, name: str) -> list[str]:
    return g.board.circuit if name == "all" else [name]


@word("close_spaces", Fields(district=OneOf("all", *DISTRICTS), n=Number(1, 4), toll=Number(1, 9)))
def close_spaces(g: Yedo, e: Effects, value: dict[str, Any]) -> None:
    """The highest open spaces; every district keeps at least one."""
    s = g.state
    for district in districts_named(g, value["district"]):
        usable = [x for x in g.board.space_names[district] if x not in s.blocked and x not in s.shut_spaces]
        shut = usable[1:][-value["n"]:]
        if shut:
            toll = value["toll"] if g.rules.closure_toll == "yes" else 0  # B16
            s.shut_spaces.extend(shut)
            if toll:
                s.modifiers.append(Modifier("toll", toll, -1, district))
            if g.sink:
                g.sink(Event("close_spaces", None, {"spaces": shut, "toll": toll}))


@word("open_spaces", Fields(district=OneOf("all", *DISTRICTS), n=Number(1, 4)))
def open_spaces(g: Yedo, e: Effects, value: dict[str, Any]) -> None:
    """Spaces closed this round open again; ones covered at setup open until the next event."""
    s = g.state
    for district in districts_named(g, value["district"]):
        names = g.board.space_names[district]
        opened = [x for x in names if x in s.shut_spaces][:value["n"]]
        s.shut_spaces = [x for x in s.shut_spaces if x not in opened]
        covered = [x for x in names if x in s.blocked and not is_uncovered(g, x)][:value["n"] - len(opened)]
        s.modifiers.extend(Modifier("open_space", 1, -1, x) for x in covered)
        if g.sink and (opened or covered):
            g.sink(Event("open_spaces", None, {"spaces": opened + covered}))


def is_uncovered(g: Yedo, space: str) -> bool:
    return any(m.word == "open_space" and m.what == space for m in g.state.modifiers)


@word("enter_closed", Number(1, 2))
def enter_closed(g: Yedo, e: Effects, n: int) -> None:
    g.state.modifiers.append(Modifier("enter_closed", n, e.player, until="phase"))


@enter_closed.possible
def _enter_closed(g: Yedo, seat: int, n: int) -> bool:
    """Only what was closed in play: a space covered at setup is not in the game (B16)."""
    return bool(g.state.shut_spaces or g.state.shut_districts)
