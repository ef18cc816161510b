"""Words for people: what an option is called and where it stands, what is asked, what has happened.

Never used inside `apply`. All phrases are in data/lang; this file only knows which fact fills which gap.
An option's *place* is a plain string that the table can find on the screen:
    space:market:2   annex:1:dojo   card:M034   weapon:katana   slot:market:0   lot:weapon   deck:green
    clan:blue   district:harbor   order:3   annexes:dojo   action:harbor:luxury:1   button:pass"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.core import verbs as core
from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.grammar import capital
from engine.core.verbs import Verb
from engine.core.words import Noun, has, t

from . import assets, districts
from .arguments import stand
from .assets import counted, may_lose_disciple
from .names import goods, kind_noun, lot_noun, name_of, named, piece, place_name, thing
from .verbs import arguments, verbs

if TYPE_CHECKING:
    from .game import Yedo

UNKNOWN = Verb()
COUNTING = ("look", "foresight")  # events in which n counts what they name
RESCUES = ("rescue", "paid_rescue", "blessing_rescue")  # questions before the arrests


def fill(g: Yedo, seat: int, option: Option) -> dict[str, Any]:
    """Words for the arguments of an option, and its price."""
    verb = option[0]
    words: dict[str, Any] = core.gaps_of(verbs().get(verb, UNKNOWN), option, arguments(), g, seat)
    if verb in PRICES:
        words["price"] = PRICES[verb](g, seat, option)
    return words


def _start_price(g: Yedo, seat: int, option: Option) -> int:
    from .phases.bidding import start_price

    return start_price(g, option[1])


def _geisha_price(g: Yedo, seat: int, option: Option) -> int:
    prices = g.board.actions["geisha"]
    return assets.cost(g, seat, "geisha", prices["mon"]) if option[1] == "mon" else int(prices["pp"])


PRICES: dict[str, Callable[[Yedo, int, Option], int]] = {
    "recruit": lambda g, seat, option: assets.cost(g, seat, "recruit", g.board.actions["recruit"]),
    "buy_annex": lambda g, seat, option: districts.annex_price(g, seat),
    "buy_weapon": lambda g, seat, option: districts.weapon_price(g, seat, option[1]),
    "buy_action": lambda g, seat, option: assets.cost(g, seat, "action_card", g.board.actions["action_card"]),
    "sell": lambda g, seat, option: g.board.actions["sell_card"] + g.action_yield("sell", seat),
    "leave": lambda g, seat, option: g.board.egress,
    "geisha": _geisha_price, "open": _start_price,
}  # fmt: skip


def label(g: Yedo, option: Option, decision: Decision) -> str:
    """What a button for this option says."""
    return capital(_label(g, option, decision))


def _label(g: Yedo, option: Option, decision: Decision) -> str:
    verb = option[0]
    if verb == "part":
        from .cards.text import part_text

        return part_text(g, decision, option)
    if verb in ("pay", "suffer"):
        from .cards.text import price_text

        return price_text(g, option)
    special = f"option.{verb}.{option[1]}" if len(option) > 1 else ""
    for key in (f"option.{decision.kind}.{verb}", special, f"option.{verb}"):
        if key and has(key):
            words = fill(g, decision.player, option)
            for guest in g.moments.gaps:
                words |= guest(g, option, decision)
            return t(key, **words)
    return " ".join(str(x).replace("_", " ") for x in option)


def place_of(g: Yedo, option: Option, decision: Decision) -> str:
    """Where on the table this option stands."""
    row = verbs().get(option[0], UNKNOWN)
    if row.place == "acting":
        return _acting(g)
    return core.place_of(row, option, arguments(), g, decision.player)


def icon_of(option: Option) -> str:
    """The picture of what an option is about: that of the argument it stands on; "" if it has none."""
    row = verbs().get(option[0], UNKNOWN)
    return arguments()[row.kinds[-1]].icon(str(option[-1])) if row.kinds and not row.place else ""


def _acting(g: Yedo) -> str:
    from .phases.actions import Activation

    for procedure in reversed(g.state.stack):
        if isinstance(procedure, Activation):
            return stand(g, procedure.player, procedure.disciple)
    return f"space:{g.board.bower[0]}"


def prompt(g: Yedo, decision: Decision) -> str:
    """Who is asked what, and what is at stake."""
    return capital(" ".join([*stake(g, decision), _question(g, decision)]))


def stake(g: Yedo, decision: Decision) -> list[str]:
    """Sentences on what the clan that is asked risks: before the arrests, whom the patrol is about to take."""
    seat, s = decision.player, g.state
    if s.phase != "patrol":
        return []
    from .phases.patrol import PatrolPass, caught

    marched = isinstance(s.stack[-1], PatrolPass) or any(option[0] == "rescue" for option in decision.options)
    if not marched or not s.patrol_on or g.has_modifier("patrol_sleeps", -1):
        return []
    taken, told = len(caught(g, seat)), []
    spare = len(counted(g, s.clans[seat])) - 2 if may_lose_disciple(g, seat) else 0  # the last two only go home
    lost = max(0, min(taken, spare))
    for key, n in (("stake.arrest", lost), ("stake.chase", taken - lost)):
        if n:
            told.append(t(key, n=n, clan=name_of(g, seat), place=Noun("district", s.patrol_at)))
    if told and any(option[0] == "blackmail" for option in decision.options):
        key = "stake.blackmail_one" if taken > 1 and g.rules.blackmail_saves == "one" else "stake.blackmail"
        told.append(t(key, n=taken, worth=g.board.blackmail_prestige))
    return told


def _question(g: Yedo, decision: Decision) -> str:
    about = g.state.stack[-1].about(g)
    words = {name: _gap(g, decision.player, name, value) for name, value in about.items()}
    words["clan"] = name_of(g, decision.player)
    key = f"prompt.{decision.kind}"
    for part in (about.get("place", ""), about.get("deck", "")):  # where trading has its turn, what is drawn
        if part and has(f"{key}_{part}"):
            key = f"{key}_{part}"
    return t(key, **words)


def _gap(g: Yedo, seat: int, name: str, value: Any) -> Any:
    """What a question is about, in words."""
    if name in ("partner", "other", "victim", "leader"):
        return name_of(g, value)
    if name == "price":
        return assets.cost(g, seat, "card", value)
    return _event_word(g, name, value) if value else ""


def event_line(g: Yedo, event: Event, viewer: int | None) -> str | None:
    """The log's line for an event as `viewer` may read it; None if it is not worth a line."""
    for guest in g.moments.event_line:
        found = guest(g, event, viewer)
        if found is not None:
            return found or None
    data = event.seen(viewer)
    key = _event_key(event, data)
    if not has(f"event.{key}"):
        return None
    words: dict[str, Any] = {"clan": name_of(g, event.player) if event.player is not None else ""}
    for field, value in data.items():
        words[field] = _event_word(g, field, value, data.get("n") if event.kind in COUNTING else None)
    if "choosers" in data:
        words["n"] = len(data["choosers"])
    for side in ("give", "ask"):
        if side in data:
            words[side] = goods(g, data[side], data.get(f"{side}_mon", 0))
    if "n" in data:
        words["n"] = data["n"]
    return t(f"event.{key}", **words)


def _event_key(event: Event, data: dict[str, Any]) -> str:
    """Some events read differently by their cause."""
    if event.kind == "move":
        why = data["why"]
        return f"move_{why}" if has(f"event.move_{why}") else "move_nothing"
    if event.kind == "leave_bidding":
        return "leave_paid" if data["paid"] else "leave_unpaid"
    if event.kind == "answer_offer":
        return f"offer_{data['answer']}"
    if event.kind == "play_card" and data.get("target", -1) >= 0:
        return "play_card_at"
    if event.kind in ("draw", "discard", "show_mission") and "card" in data:
        return f"{event.kind}_seen"
    if event.kind == "close_district" and not data.get("toll"):
        return "close_district_hard"
    if event.kind == "gain_geisha" and not data["value"]:
        return "gain_geisha_plain"
    return event.kind


def _event_word(g: Yedo, field: str, value: Any, n: int | None = None) -> Any:
    if field in ("card", "weapon"):
        return named(g, str(value))
    if field == "target" or (field in ("to", "of", "with", "owner") and isinstance(value, int)):
        return name_of(g, value)
    if field in ("from", "to", "at") and isinstance(value, str):
        return Noun("district", value) if value in g.board.circuit else place_name(g, value)
    if field == "annex":
        return Noun("annex_name", value)
    if field == "lot":
        return lot_noun(value)
    if field in ("deck", "kind"):
        return kind_noun(value, n)
    if field == "district":
        return Noun("district", value)
    if field == "phase":
        return t(f"phase.{value}")
    if field in ("weapons", "market", "discarded"):
        return ", ".join(thing(g, w) for w in value if w) or t("word.nothing")
    if field in ("cards", "got", "gave"):
        return ", ".join(thing(g, x if isinstance(x, str) else x[1]) for x in value)
    if field in ("order", "ranking", "choosers"):
        return ", ".join(name_of(g, s) for s in value)
    if field == "spaces":
        return ", ".join(dict.fromkeys(place_name(g, x) for x in value))
    if field == "districts":
        return ", ".join(t(f"district.{x}") for x in value)
    if field == "patrol":
        return Noun("patrol", g.board.patrols[value])
    if field == "why":
        return t(f"source.{value}") if has(f"source.{value}") else thing(g, str(value))
    return value


__all__ = [
    "capital", "event_line", "fill", "goods", "icon_of", "label", "name_of", "piece", "place_name", "place_of",
    "prompt", "stake", "thing",
]  # fmt: skip
