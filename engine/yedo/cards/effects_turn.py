"""Words about placing and acting: moving one's own people, turns out of the ordinary, player order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.decision import Decision, Option
from engine.core.plain import plain
from engine.core.procedure import Procedure

from .. import assets
from ..state import Modifier
from .effects import Effects
from .requirements import DISTRICTS
from .vocabulary import Fields, Number, OneOf, word

if TYPE_CHECKING:
    from ..game import Yedo


# --- moving one's own people -----------------------------------------------------------------------

def destinations(g: Yedo, seat: int, disciple: int, to: str) -> list[str]:
    """Free spaces in other districts; `neighbour` is one step along the circuit either way."""
    from ..phases.assign import free_spaces

    here = g.district_of.get(g.state.clans[seat].disciples[disciple].at)
    free = [x for x in free_spaces(g, seat) if g.district_of[x] != here]
    if to == "any":
        return free
    if here is None:
        return []
    near = (g.board.next_district(here, "gold"), g.board.next_district(here, "silver"))
    return [x for x in free if g.district_of[x] in near]


def movers(g: Yedo, seat: int, source: str, to: str) -> list[int]:
    from ..phases.patrol import caught

    disciples = g.state.clans[seat].disciples
    out = [i for i, d in enumerate(disciples) if assets.is_out(d.at)]
    found = caught(g, seat) if source == "patrol" else out
    return [i for i in found if destinations(g, seat, i, to)]


@plain
class Relocate(Procedure):
    player: int
    source: str
    to: str
    disciple: int = -1
    at: str = "choose"

    def choose(self, g: Yedo) -> Decision | None:
        found = movers(g, self.player, self.source, self.to)
        if not found:
            g.done()
            return None
        return Decision(self.player, "relocate", [("disciple", self.player, i) for i in found])

    def on_relocate(self, g: Yedo, option: Option) -> None:
        self.disciple = option[2]
        self.at = "choose_space"

    def choose_space(self, g: Yedo) -> Decision:
        spaces = destinations(g, self.player, self.disciple, self.to)
        return Decision(self.player, "relocate_to", [("place", self.disciple, x) for x in spaces])

    def on_relocate_to(self, g: Yedo, option: Option) -> None:
        from ..phases.assign import put

        g.done()
        put(g, self.player, self.disciple, option[2])


@word("relocate", Fields(**{"from": OneOf("any", "patrol"), "to": OneOf("any", "neighbour")}))
def relocate(g: Yedo, e: Effects, value: dict[str, str]) -> None:
    g.push(Relocate(e.player, value["from"], value["to"]))


@relocate.possible
def _relocate(g: Yedo, seat: int, value: dict[str, str]) -> bool:
    return bool(movers(g, seat, value["from"], value["to"]))


@plain
class Recall(Procedure):
    player: int
    at: str = "choose"

    def choose(self, g: Yedo) -> Decision | None:
        disciples = g.state.clans[self.player].disciples
        out = [i for i, d in enumerate(disciples) if assets.is_out(d.at)]
        if not out:
            g.done()
            return None
        return Decision(self.player, "recall", [("disciple", self.player, i) for i in out])

    def on_recall(self, g: Yedo, option: Option) -> None:
        g.done()
        assets.move(g, self.player, option[2], "home", "recall")


@word("recall", Number(1, 1))
def recall(g: Yedo, e: Effects, n: int) -> None:
    g.push(Recall(e.player))


@recall.possible
def _recall(g: Yedo, seat: int, n: int) -> bool:
    return any(assets.is_out(d.at) for d in g.state.clans[seat].disciples)


# --- turns out of the ordinary ---------------------------------------------------------------------

@word("place_two")
def place_two(g: Yedo, e: Effects, _: None) -> None:
    g.state.modifiers.append(Modifier("place_two", 1, e.player, until="phase"))


@place_two.possible
def _place_two(g: Yedo, seat: int, _: None) -> bool:
    return sum(d.at == "home" for d in g.state.clans[seat].disciples) > 1


@word("hold_back", Number(1, 1))
def hold_back(g: Yedo, e: Effects, n: int) -> None:
    """The turn passes on; the disciple is still at home and its turn comes again."""
    from ..phases.assign import Assign

    for procedure in g.state.stack:
        if isinstance(procedure, Assign) and procedure.seat == e.player:
            procedure.at = "next_player"
            procedure.idle = 0


@hold_back.possible
def _hold_back(g: Yedo, seat: int, n: int) -> bool:
    from ..phases.assign import Assign

    return any(isinstance(p, Assign) and p.seat == seat for p in g.state.stack)


@word("encore")
def encore(g: Yedo, e: Effects, _: None) -> None:
    g.state.modifiers.append(Modifier("encore", 1, e.player, until="activation"))


@word("act_twice")
def act_twice(g: Yedo, e: Effects, _: None) -> None:
    g.state.modifiers.append(Modifier("act_twice", 1, e.player, until="phase"))


@word("far_reach")
def far_reach(g: Yedo, e: Effects, _: None) -> None:
    g.state.modifiers.append(Modifier("far_reach", 1, e.player, until="activation"))


def own_turn(g: Yedo, seat: int, _: Any = None) -> bool:
    """Whether it is this seat's turn to activate a disciple: such rights end with the turn."""
    from ..phases.actions import Actions

    for procedure in g.state.stack:
        if isinstance(procedure, Actions):
            return procedure.seat == seat
    return False


def before_activation(g: Yedo, seat: int, _: None) -> bool:
    """Before the first of two disciples is chosen."""
    from ..phases.actions import Activation

    busy = any(isinstance(p, Activation) for p in g.state.stack)
    out = sum(assets.is_out(d.at) for d in g.state.clans[seat].disciples)
    return own_turn(g, seat) and not busy and out > 1


encore.possible(own_turn)
far_reach.possible(own_turn)
act_twice.possible(before_activation)


# --- acting without a disciple ---------------------------------------------------------------------

def actions_without_disciple(g: Yedo, seat: int, where: str) -> list[Option]:
    """What the open districts, or one of them, or one's own annexes (`annex`) offer now."""
    from .. import districts

    found: list[Option] = []
    if where == "annex":
        for annex in g.state.clans[seat].annexes:
            districts.own_annex_options(g, seat, annex, found)
    else:
        for district in g.board.circuit:
            if where in ("any", district) and district not in g.state.shut_districts:
                districts.far_options(g, seat, district, found)
    return list(dict.fromkeys(found))


@plain
class ActWithoutDisciple(Procedure):
    player: int
    where: str
    at: str = "choose"

    def choose(self, g: Yedo) -> Decision | None:
        options = actions_without_disciple(g, self.player, self.where)
        if not options:
            g.done()
            return None
        return Decision(self.player, "act_without_disciple", options)

    def on_act_without_disciple(self, g: Yedo, option: Option) -> None:
        from .. import districts

        g.done()
        if not any(guest(g, self.player, -1, option) for guest in g.moments.activation):
            districts.carry_out(g, self.player, -1, option)


@word("district_action", Fields(where=OneOf("any", *DISTRICTS)))
def district_action(g: Yedo, e: Effects, value: dict[str, str]) -> None:
    g.push(ActWithoutDisciple(e.player, value["where"]))


@district_action.possible
def _district_action(g: Yedo, seat: int, value: dict[str, str]) -> bool:
    return bool(actions_without_disciple(g, seat, value["where"]))


@word("use_annex")
def use_annex(g: Yedo, e: Effects, _: None) -> None:
    g.push(ActWithoutDisciple(e.player, "annex"))


@use_annex.possible
def _use_annex(g: Yedo, seat: int, _: None) -> bool:
    return bool(actions_without_disciple(g, seat, "annex"))


# --- player order ----------------------------------------------------------------------------------

@word("order", OneOf("first", "last", "reverse"))
def order(g: Yedo, e: Effects, how: str) -> None:
    from ..phases.bower import change_order

    others = [seat for seat in g.state.order if seat != e.player]
    if how == "reverse":
        change_order(g, g.state.order[::-1])
    else:
        change_order(g, [e.player, *others] if how == "first" else [*others, e.player])


@order.possible
def _order(g: Yedo, seat: int, how: str) -> bool:
    at = {"first": 0, "last": -1}.get(how)
    return at is None or g.state.order[at] != seat
