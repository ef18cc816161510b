"""Specialists: six kinds of disciple with an ability each, one of a kind per clan, four together.

A token drawn in Preparation lies on the Reserve and says which figure the Disciple auction gives; after
the event it moves to the Gates, where it can be recruited until two newer ones push it out.

    Samurai        +1 prestige for every mission it completes
    Onna-bugeisha  turns mon of its mission into prestige, 5 to 1
    Messenger      draws a mission after completing one
    Ninja          is never arrested
    Weaponsmith    a fifth weapon may be held
    Monk           counts as a Blessing for its mission; its Foresight sees one card more"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Any

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.plain import Plain, plain
from engine.core.procedure import Procedure
from engine.core.verbs import Argument, Happening, Question, Verb
from engine.core.words import Noun, t

from .. import assets, hands
from ..arguments import no_icon, nowhere
from ..config import SPECIALISTS
from ..state import Disciple

if TYPE_CHECKING:
    from ..board import Board
    from ..game import Yedo
    from ..guests import Moments

VERBS = {
    "recruit_specialist": Verb("token", "recruit", place="token:gates:{1}", district="gates"),
    "return": Verb("figure", "reserve"),
    "convert": Verb(icon="pp"),
}
QUESTIONS = {"return_disciple": Question("specialists"), "convert": Question("specialists")}
HAPPENINGS = {"token": Happening(), "gate_tokens": Happening()}


def numbers(g: Yedo) -> dict[str, Any]:
    return g.board.modules["specialists"]


@plain
class Specialists(Plain):
    """The tokens: in the bag, on the Reserve, on the Gates (left to right), and out of the game."""

    bag: list[str] = field(default_factory=list)
    reserve: str = ""
    gates: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)


def slot(g: Yedo) -> Specialists:
    own = g.state.guests["specialists"]
    assert isinstance(own, Specialists)
    return own


def register(moments: Moments, g: Yedo) -> None:
    moments.components += (components,)
    moments.preparation += (draw_token,)
    moments.after_event += (shift_tokens,)
    moments.may_bid += (may_bid,)
    moments.replaced_rewards += (auction_reward,)
    moments.replaced_recruit = True
    moments.activation_options += (recruit_here,)
    moments.far_options += (recruit_options,)
    moments.activation += (recruit,)
    moments.after_mission += (after_mission,)
    moments.may_arrest += (may_arrest,)
    moments.limit += (limit,)
    moments.counts_as_blessing += (counts_as_blessing,)
    moments.foresight += (foresight,)
    moments.disciple_lost += (disciple_lost,)
    moments.fresh_disciple += (fresh_disciple,)
    moments.become_specialist += (become_specialist,)
    moments.gaps += (gaps,)


# --- setup and tokens --------------------------------------------------------------------------------

def components(g: Yedo) -> None:
    """Two regular disciples at home, the rest boxed, and one figure of each kind beside the board."""
    own = Specialists(bag=list(numbers(g)["tokens"]), gates=[""] * numbers(g)["gate_slots"])
    g.state.guests["specialists"] = own
    for clan in g.state.clans:
        if clan.seat == g.outsider:
            continue
        regular = numbers(g)["regular_disciples"]
        for d in clan.disciples[regular:]:
            d.at = "stock"
        clan.disciples.extend(Disciple(kind, "stock") for kind in SPECIALISTS)
    if g.rules.specialist_token_at_setup == "drawn":  # D30
        draw_token(g)


def draw_token(g: Yedo) -> None:
    own = slot(g)
    if own.bag and not own.reserve:
        own.reserve = g.state.rng.take(own.bag)
        if g.sink:
            g.sink(Event("token", None, {"kind": own.reserve}))


def shift_tokens(g: Yedo) -> None:
    """The Gates' tokens move right, every round (B14); one pushed off leaves the game; the Reserve's enters on
    the left."""
    own = slot(g)
    if not own.reserve and not any(own.gates):
        return
    pushed = own.gates[-1]
    if pushed:
        own.gone.append(pushed)
    own.gates = [own.reserve, *own.gates[:-1]]
    own.reserve = ""
    if g.sink:
        g.sink(Event("gate_tokens", None, {"gates": list(own.gates), "gone": pushed}))


# --- gaining specialists -----------------------------------------------------------------------------

def owned(g: Yedo, seat: int) -> set[str]:
    return {d.kind for d in g.state.clans[seat].disciples if d.kind in SPECIALISTS and d.at != "stock"}


def figure(g: Yedo, seat: int, kind: str) -> int:
    """The seat's figure of this kind in stock; -1 if it is in play."""
    for i, d in enumerate(g.state.clans[seat].disciples):
        if d.kind == kind and d.at == "stock":
            return i
    return -1


def may_bid(g: Yedo, seat: int, lot: str, yes: bool) -> bool:
    """An owner of the shown kind may not bid on Disciple; in the red category he takes Mission (A35)."""
    return yes and not (lot == "disciple" and slot(g).reserve in owned(g, seat))


def auction_reward(g: Yedo, seat: int, kind: str) -> bool:
    """The Disciple auction gives the figure of the token on the Reserve, usable at once. Without a token
    a regular disciple comes from the Reserve, else nothing (A10)."""
    shown = slot(g).reserve
    i = figure(g, seat, shown) if shown else -1
    if i >= 0:
        g.push(Enlist(seat, i, "home", "auction"))
    elif any(d.at == "reserve" for d in g.state.clans[seat].disciples):
        assets.recruit_disciple(g, seat, "auction")
    return True


def recruit_here(g: Yedo, seat: int, disciple: int, options: list[Option]) -> None:
    recruit_options(g, seat, g.district_of.get(g.state.clans[seat].disciples[disciple].at, ""), options)


def recruit_options(g: Yedo, seat: int, district: str, options: list[Option]) -> None:
    """At the Gates: a kind one lacks, for the price of a recruit (A36)."""
    clan = g.state.clans[seat]
    if district != "gates" or assets.cost(g, seat, "recruit", g.board.actions["recruit"]) > clan.mon:
        return
    have = owned(g, seat)
    for i, kind in enumerate(slot(g).gates):
        if kind and kind not in have:
            options.append(("recruit_specialist", i))


def recruit(g: Yedo, seat: int, disciple: int, option: Option) -> bool:
    if option[0] != "recruit_specialist":
        return False
    own = slot(g)
    kind = own.gates[option[1]]
    own.gates[option[1]] = ""
    own.gone.append(kind)
    assets.lose_mon(g, seat, assets.cost(g, seat, "recruit", g.board.actions["recruit"]), "recruit")
    g.push(Enlist(seat, figure(g, seat, kind), "spent", "recruit"))  # waits until the next round
    return True


@plain
class Enlist(Procedure):
    """A figure joins; with four disciples already one is returned first."""

    player: int
    disciple: int
    to: str
    why: str
    at: str = "make_room"

    def make_room(self, g: Yedo) -> Decision | None:
        clan = g.state.clans[self.player]
        counted = assets.counted(g, clan)
        if len(counted) >= assets.limit(g, self.player, "disciple"):
            first = {clan.disciples[i].kind + clan.disciples[i].at: i for i in reversed(counted)}
            return Decision(self.player, "return_disciple", [("return", i) for i in sorted(first.values())])
        g.done()
        assets.move(g, self.player, self.disciple, self.to, self.why)
        return None

    def on_return_disciple(self, g: Yedo, option: Option) -> None:
        assets.lose_disciple(g, self.player, option[1], "return", last_two=False)


def fresh_disciple(g: Yedo, seat: int, found: int) -> int:
    """Gains take a regular disciple from the Reserve, else a boxed one (A9)."""
    if found >= 0:
        return found
    for i, d in enumerate(g.state.clans[seat].disciples):
        if d.kind == "disciple" and d.at == "stock":
            return i
    return -1


def disciple_lost(g: Yedo, seat: int, i: int) -> bool:
    """A specialist goes to its owner's stock, a regular disciple to the Reserve (A9, A37)."""
    d = g.state.clans[seat].disciples[i]
    if d.kind not in SPECIALISTS:
        return False
    assets.move(g, seat, i, "stock", "lost")
    if d.kind == "weaponsmith":
        hands.check_limits(g, seat)
    return True


def become_specialist(g: Yedo, seat: int, disciple: int, kind: str) -> None:
    """The activated disciple is exchanged for the figure; nothing if it is owned already (A52), nor for
    somebody who does not count as a disciple, such as the Ronin (A38)."""
    i = figure(g, seat, kind)
    if i < 0 or disciple not in assets.counted(g, g.state.clans[seat]):
        return
    old = g.state.clans[seat].disciples[disciple]
    assets.move(g, seat, disciple, "stock" if old.kind in SPECIALISTS else "reserve", "become")
    assets.move(g, seat, i, "spent", "become")
    hands.check_limits(g, seat)  # a Weaponsmith may have gone (A37)


# --- abilities ---------------------------------------------------------------------------------------

def activated(g: Yedo, seat: int, disciple: int) -> str:
    return g.state.clans[seat].disciples[disciple].kind if disciple >= 0 else ""


def after_mission(g: Yedo, seat: int, disciple: int, mission: str, mon: int) -> None:
    kind = activated(g, seat, disciple)
    if kind == "samurai":
        assets.gain_pp(g, seat, numbers(g)["samurai_prestige"], "specialists")
    elif kind == "onna_bugeisha":
        g.push(Convert(seat, mon))
    elif kind == "messenger":
        g.push(hands.ChooseColor(seat, 1, 1, "messenger"))


@plain
class Convert(Procedure):
    """The Onna-bugeisha turns mon gained from this mission into prestige, as often as she likes (A56)."""

    player: int
    left: int
    at: str = "choose"

    def choose(self, g: Yedo) -> Decision | None:
        price = numbers(g)["mon_for_prestige"]
        if min(self.left, g.state.clans[self.player].mon) < price:
            g.done()
            return None
        return Decision(self.player, "convert", [("convert",), ("decline",)])

    def on_convert(self, g: Yedo, option: Option) -> None:
        if option[0] == "decline":
            self.left = 0
            return
        price = numbers(g)["mon_for_prestige"]
        self.left -= price
        assets.lose_mon(g, self.player, price, "onna_bugeisha")
        assets.gain_pp(g, self.player, 1, "specialists")


def may_arrest(g: Yedo, seat: int, disciple: int, yes: bool) -> bool:
    return yes and activated(g, seat, disciple) != "ninja"


def limit(g: Yedo, seat: int, what: str, n: int) -> int:
    if what == "weapon":
        for d in g.state.clans[seat].disciples:
            if d.kind == "weaponsmith" and d.at != "stock":
                extra: int = numbers(g)["weaponsmith_weapons"]
                return n + extra
    return n


def counts_as_blessing(g: Yedo, seat: int, disciple: int, yes: bool) -> bool:
    return yes or activated(g, seat, disciple) == "monk"


def foresight(g: Yedo, seat: int, disciple: int, n: int) -> int:
    extra: int = numbers(g)["monk_foresight"]
    return n + extra if activated(g, seat, disciple) == "monk" else n


# --- words -------------------------------------------------------------------------------------------

def gaps(g: Yedo, option: Option, decision: Decision) -> dict[str, Any]:
    return {"price": numbers(g)["mon_for_prestige"]} if option[0] == "convert" else {}


def _token_words(g: Yedo, seat: int, option: Option, i: int) -> dict[str, Any]:
    price = assets.cost(g, seat, "recruit", g.board.actions["recruit"])
    return {"kind": Noun("disciple", slot(g).gates[option[i]]), "price": price}


ARGUMENTS = {
    "token": Argument(_token_words, nowhere, lambda g, seat, option, i: [slot(g).gates[option[i]]], no_icon),
}


def specialist_does(board: Board, kind: str) -> str:
    """What a kind of disciple can do, in words."""
    own = board.modules["specialists"]
    return t(
        f"specialist.{kind}", prestige=own["samurai_prestige"], mon=own["mon_for_prestige"],
        cards=own["monk_foresight"], weapons=board.limits["weapon"] + own["weaponsmith_weapons"],
    )  # fmt: skip
