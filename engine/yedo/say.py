"""Words for people: what an option is called and where it stands, what is asked, what has happened.

Never used inside `apply`. All phrases are in data/lang; this file only knows which fact fills which gap.
An option's *place* is a plain string that the table can find on the screen:
    space:market:2   annex:1:dojo   card:M034   weapon:katana   slot:market:0   lot:weapon   deck:green
    clan:blue   district:harbor   order:3   annexes:dojo   action:harbor:luxury:4   button:pass"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.words import has, t

from .assets import counted, is_out, may_lose_disciple
from .state import HIDDEN

if TYPE_CHECKING:
    from .game import Yedo

# What the arguments of a verb are. A verb not listed has no arguments that need words.
ARGUMENTS: dict[str, tuple[str, ...]] = {
    "place": ("disciple", "place"), "activate": ("disciple",), "disciple": ("clan", "their_disciple"),
    "open": ("lot",), "claim": ("lot",), "bid": ("n",), "take": ("thing",), "annex": ("annex",),
    "favor": ("thing",), "keep": ("thing",), "top": ("thing",), "discard": ("kind", "thing"), "play": ("thing",),
    "color": ("deck",), "deck": ("deck",), "foresight": ("deck",), "buy_weapon": ("slot",), "take_weapon": ("slot",),
    "target": ("clan",), "partner": ("clan",), "trade_with": ("clan",), "position": ("n",), "luxury": ("n",),
    "beg": ("n",), "geisha": ("kind",), "sell": ("kind", "thing"), "exchange": ("kind", "thing"),
    "bakufu": ("deck",), "mission": ("thing",), "blackmail": ("thing",), "rescue": ("disciple",),
    "arrest": ("disciple",), "district": ("district",), "give": ("kind", "thing"), "ask": ("kind", "thing"),
    "give_up": ("kind", "thing"), "give_mon": ("n",), "ask_mon": ("n",), "steal": ("thing",), "kind": ("kind",),
    "part": ("part",), "suggest": ("clan", "district"),
}
RESCUES = ("rescue", "paid_rescue", "blessing_rescue")  # questions before the arrests
BOARD_ACTIONS = {
    "recruit": "gates", "beg": "gates", "luxury": "harbor", "church": "harbor", "buy_annex": "tavern",
    "geisha": "red_light", "buy_action": "red_light", "blessing": "temple",
}


def name_of(g: Yedo, seat: int) -> str:
    return g.state.clans[seat].name if 0 <= seat < len(g.state.clans) else t("word.nobody")


def thing(g: Yedo, what: str) -> str:
    """A card's title, a weapon's name, the back of a hidden card, an auction type."""
    if what in g.cards:
        card = g.cards[what]
        return t(f"card_title.{what}") if has(f"card_title.{what}") else card.title
    if what[:1] == HIDDEN:
        return t(f"back.{what[1:]}")
    for book in ("weapon", "lot", "annex_name", "kind"):
        if has(f"{book}.{what}"):
            return t(f"{book}.{what}")
    return what.replace("_", " ")


def piece(g: Yedo, kind: str, what: str | int) -> str:
    """A thing of a kind; one that is not named, such as a hidden card, is any of its kind."""
    if kind == "geisha" and str(what) not in ("", "0"):
        return t("word.geisha_worth", value=what)
    if kind == "mission" and has(f"back.{what}"):
        return t(f"back.{what}")
    return thing(g, str(what)) if what and kind != "geisha" else t(f"a.{kind}")


def _goods(g: Yedo, pieces: list[tuple[str, str]], mon: int) -> str:
    """One side of a trade."""
    told = [piece(g, kind, what) for kind, what in pieces] + ([t("held.mon", n=mon)] if mon else [])
    return ", ".join(told) or t("word.nothing")


def place_name(g: Yedo, place: str) -> str:
    for guest in g.moments.space_name:
        found: str | None = guest(g, place)
        if found is not None:
            return found
    if place.startswith("annex:"):
        _, owner, annex = place.split(":")
        return t("place.annex", annex=t(f"annex_name.{annex}"), clan=name_of(g, int(owner)))
    if has(f"place.{place.replace(':', '_')}"):
        return t(f"place.{place.replace(':', '_')}")
    district = g.district_of.get(place)
    if district:
        return t(f"district.{district}")
    return t(f"where.{place}") if has(f"where.{place}") else place


def fill(g: Yedo, seat: int, option: Option) -> dict[str, Any]:
    """Words for the arguments of an option."""
    filled: dict[str, Any] = {}
    for kind, value in zip(ARGUMENTS.get(option[0], ()), option[1:], strict=False):
        if kind == "n":
            filled["n"] = value
        elif kind == "thing" and "kind" in filled and option[1] == "disciple":
            d = g.state.clans[seat].disciples[value]
            filled["thing"] = t("option.disciple_at", disciple=t(f"disciple.{d.kind}"), place=place_name(g, d.at))
        elif kind == "thing":
            filled["thing"] = piece(g, str(option[1]), value) if "kind" in filled else thing(g, str(value))
        elif kind == "kind":
            filled["kind"] = t(f"kind.{value}")
            filled["a_kind"] = t(f"a.{value}")
        elif kind == "place":
            filled["place"] = place_name(g, value)
        elif kind == "disciple":
            d = g.state.clans[seat].disciples[value]
            filled["disciple"] = t(f"disciple.{d.kind}")
            filled.setdefault("place", place_name(g, d.at))
        elif kind == "clan":
            filled["clan"] = name_of(g, value)
        elif kind == "their_disciple":
            d = g.state.clans[option[1]].disciples[value]
            filled["disciple"] = t(f"disciple.{d.kind}")
            filled["place"] = place_name(g, d.at)
        elif kind == "slot":
            filled["thing"] = thing(g, g.state.market[value])
            filled["n"] = g.board.market_prices[value]
        elif kind in ("lot", "annex", "deck", "district"):
            book = {"lot": "lot", "annex": "annex_name", "deck": "deck", "district": "district"}[kind]
            filled[kind] = t(f"{book}.{value}")
    return filled


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def label(g: Yedo, option: Option, decision: Decision) -> str:
    """What a button for this option says."""
    return capital(_label(g, option, decision))


def _label(g: Yedo, option: Option, decision: Decision) -> str:
    verb = option[0]
    words = fill(g, decision.player, option)
    if verb == "part":
        from .cards.text import part_text

        return part_text(g, decision, option)
    if verb in ("pay", "suffer"):
        from .cards.text import price_text

        return price_text(g, option)
    for guest in g.moments.label:
        found: str | None = guest(g, option, decision)
        if found is not None:
            return found
    special = f"option.{verb}.{option[1]}" if len(option) > 1 else ""
    for key in (f"option.{decision.kind}.{verb}", special, f"option.{verb}"):
        if key and has(key):
            return _with_price(g, decision.player, option, t(key, **words))
    return " ".join(str(x).replace("_", " ") for x in option)


def _with_price(g: Yedo, seat: int, option: Option, text: str) -> str:
    from . import assets, districts

    actions = g.board.actions
    price = None
    if option[0] == "recruit":
        price = assets.cost(g, seat, "recruit", actions["recruit"])
    elif option[0] == "buy_annex":
        price = districts.annex_price(g, seat)
    elif option[0] == "luxury":
        price = assets.cost(g, seat, "luxury", option[1])
        return text.replace("{price}", str(price)).replace("{gain}", str(actions["luxury"][option[1]]))
    elif option[0] == "beg":
        return text.replace("{gain}", str(actions["beg"][option[1]] + g.action_yield("beg", seat)))
    elif option[0] == "buy_weapon":
        price = districts.weapon_price(g, seat, option[1])
    elif option[0] == "buy_action":
        price = assets.cost(g, seat, "action_card", actions["action_card"])
    elif option[0] == "geisha":
        prices = actions["geisha"]
        price = assets.cost(g, seat, "geisha", prices["mon"]) if option[1] == "mon" else prices["pp"]
    elif option[0] == "open":
        from .phases.bidding import start_price

        price = start_price(g, option[1])
    return text.replace("{price}", str(price)) if price is not None else text


def place_of(g: Yedo, option: Option, decision: Decision) -> str:
    """Where on the table this option stands."""
    verb = option[0]
    for guest in g.moments.option_place:
        found: str | None = guest(g, option, decision)
        if found is not None:
            return found
    clans = g.state.clans
    if verb == "place":
        return option[2] if option[2].startswith("annex:") else f"space:{option[2]}"
    if verb in ("activate", "rescue", "arrest"):
        return _stand(clans[decision.player].disciples[option[1]].at)
    if verb == "disciple":
        return _stand(clans[option[1]].disciples[option[2]].at)
    if verb in ("open", "claim") or (verb == "take" and option[1] in g.board.category_of):
        return f"lot:{option[1]}"
    if verb == "annex":
        return f"annexes:{option[1]}"
    if verb in ("color", "deck", "foresight", "bakufu"):
        return f"deck:{option[1]}"
    if verb in ("buy_weapon", "take_weapon"):
        return f"slot:market:{option[1]}"
    if verb in ("target", "partner", "trade_with", "suggest"):
        return f"clan:{clans[option[1]].color}"
    if verb == "position":
        return f"order:{option[1]}"
    if verb == "district":
        return f"district:{option[1]}"
    if verb in BOARD_ACTIONS:
        rest = f":{option[1]}" if len(option) > 1 else ""
        return f"action:{BOARD_ACTIONS[verb]}:{verb}{rest}"
    if verb == "audience":
        return "space:castle:shogun"
    if verb == "bower":
        return _stand(_acting(g))
    last = str(option[-1])
    if len(option) > 1:
        if last in g.cards or last[:1] == HIDDEN:
            return f"card:{last}"
        if last in g.board.weapons:
            return f"weapon:{last}"
    return ":".join(["button", *(str(x) for x in option)])


def _stand(at: str) -> str:
    if at.startswith("annex:") or not is_out(at):
        return at
    return f"space:{at}"


def _acting(g: Yedo) -> str:
    from .phases.actions import Activation

    for procedure in reversed(g.state.stack):
        if isinstance(procedure, Activation):
            return g.state.clans[procedure.player].disciples[procedure.disciple].at
    return g.board.bower[0]


def prompt(g: Yedo, decision: Decision) -> str:
    """Who is asked what, and what is at stake."""
    return capital(" ".join([*stake(g, decision), _question(g, decision)]))


def stake(g: Yedo, decision: Decision) -> list[str]:
    """Sentences on what the clan that is asked risks: before the arrests, whom the patrol is about to take."""
    from .phases.patrol import caught

    seat, s = decision.player, g.state
    marched = not {"P5B", "P5C"}.isdisjoint(getattr(s.stack[-1], "window", ())) or decision.kind in RESCUES
    if not marched or s.phase != "patrol" or not s.patrol_on or g.has_modifier("patrol_sleeps", -1):
        return []
    taken, told = len(caught(g, seat)), []
    spare = len(counted(g, s.clans[seat])) - 2 if may_lose_disciple(g, seat) else 0  # the last two only go home
    lost = max(0, min(taken, spare))
    for key, n in (("stake.arrest", lost), ("stake.chase", taken - lost)):
        if n:
            told.append(t(key, n=n, clan=name_of(g, seat), place=t(f"in_district.{s.patrol_at}")))
    if told and any(option[0] == "blackmail" for option in decision.options):
        key = "stake.blackmail_one" if taken > 1 and g.rules.blackmail_saves == "one" else "stake.blackmail"
        told.append(t(key, n=taken, worth=g.board.blackmail_prestige))
    return told


def _question(g: Yedo, decision: Decision) -> str:
    top = g.state.stack[-1]
    words: dict[str, Any] = {"clan": name_of(g, decision.player)}
    for field, book in (("lot", "lot"), ("deck", "deck"), ("kind", "kind")):
        value = getattr(top, field, None)
        if isinstance(value, str) and value:
            words[field] = t(f"{book}.{value}")
    for field in ("bid", "keep", "n", "left"):
        if isinstance(getattr(top, field, None), int):
            words[field] = getattr(top, field)
    if isinstance(getattr(top, "price", None), int):
        from . import assets

        words["price"] = assets.cost(g, decision.player, "card", getattr(top, "price", 0))
    for field in ("card", "mission"):
        value = getattr(top, field, None)
        if isinstance(value, str) and value in g.cards:
            words["card"] = thing(g, value)
    for field in ("partner", "victim", "rival", "actor", "leader"):
        value = getattr(top, field, None)
        if isinstance(value, int):
            words[field] = name_of(g, value)
    announced = getattr(top, "announced", None)
    if isinstance(announced, int):
        words["card"] = thing(g, getattr(g.state.stack[announced], "card", ""))
    if decision.kind == "answer":
        words["other"] = name_of(g, getattr(top, "player", 0))
    if decision.kind == "ward":
        words["card"] = thing(g, g.state.events[-1])
    key = f"prompt.{decision.kind}"
    place = getattr(top, "place", "") if decision.kind == "trade" else ""  # where trading has its turn
    for part in (place, getattr(top, "deck", "")):
        if part and has(f"{key}_{part}"):
            key = f"{key}_{part}"
    return t(key, **words)


def event_line(g: Yedo, event: Event, viewer: int | None) -> str | None:
    """The log's line for an event as `viewer` may read it; None if it is not worth a line."""
    for guest in g.moments.event_line:
        found: str | None = guest(g, event, viewer)
        if found is not None:
            return found or None
    data = event.seen(viewer)
    key = _event_key(event, data)
    if not has(f"event.{key}"):
        return None
    words: dict[str, Any] = {"clan": name_of(g, event.player) if event.player is not None else ""}
    for field, value in data.items():
        words[field] = _event_word(g, field, value)
    for field in ("kind", "deck"):
        if has(f"a.{data.get(field)}"):
            words[f"a_{field}"] = t(f"a.{data[field]}")
    if "choosers" in data:
        words["n"] = len(data["choosers"])
    for side in ("give", "ask"):
        if side in data:
            words[side] = _goods(g, data[side], data.get(f"{side}_mon", 0))
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


def _event_word(g: Yedo, field: str, value: Any) -> Any:
    if field in ("card", "weapon"):
        return thing(g, str(value))
    if field == "target" or (field in ("to", "of", "with", "owner") and isinstance(value, int)):
        return name_of(g, value)
    if field in ("from", "to", "at") and isinstance(value, str):
        return t(f"district.{value}") if value in g.board.circuit else place_name(g, value)
    if field == "annex":
        return t(f"annex_name.{value}")
    if field in ("lot", "deck", "kind", "district", "phase"):
        book = {"district": "district", "phase": "phase", "deck": "deck", "lot": "lot", "kind": "kind"}[field]
        if field == "kind" and has(f"disciple.{value}"):
            return t(f"disciple.{value}")
        return t(f"{book}.{value}")
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
        return t(f"patrol.{g.board.patrols[value]}")
    if field == "why":
        return t(f"source.{value}") if has(f"source.{value}") else thing(g, str(value))
    return value
