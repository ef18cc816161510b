"""The co-operative game in words: options, log lines, reasons, and the rules text of its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.grammar import capital
from engine.core.kind import Blocked
from engine.core.verbs import Argument
from engine.core.words import Any_, Noun, t

from ...arguments import no_icon, nowhere, plain_names
from ...missions import missing
from ...names import lot_noun, name_of, thing
from ...phases.actions import Activation
from .court import OUT, has_space, numbers, open_errands, slot, space_of
from .needs import Group

if TYPE_CHECKING:
    from ...cards.table import Card
    from ...game import Yedo
    from ...rules import Rules

BOOKS = {"district": "district", "weapon": "weapon", "annex": "annex_name"}


def space_name(g: Yedo, place: str) -> str | None:
    if not place.startswith("errand:"):
        return None
    return t("coop.errand_space", card=thing(g, place.removeprefix("errand:")))


def supply_name(how: str) -> str:
    """One supplied thing: a weapon, a place held, a Blessing, a part of the payment."""
    kind, _, what = how.partition(":")
    if kind == "mon":
        return t("coop.supply.mon", n=int(what))
    return t(f"coop.supply.{kind}", what=Noun(BOOKS[kind], what) if kind in BOOKS else what)


def reward_name(g: Yedo, errand: str, i: int) -> str:
    from ...cards.text import goods

    return capital(goods(g.cards[errand].raw["errand"]["rewards"][i], g.rules))


# --- options ---------------------------------------------------------------------------------------

def gaps(g: Yedo, option: Option, decision: Decision) -> dict[str, Any]:
    if option[0] == "agree":
        return {"what": supply_name(getattr(g.state.stack[-1], "asked", (-1, "token"))[1])}
    if option[0] == "claim" and decision.kind == "claim_asset":
        from .bidding import price

        return {"price": price(g, decision.player, option[1])}
    return {}


def _asset_words(g: Yedo, seat: int, option: Option, i: int) -> dict[str, Any]:
    """What somebody gives up."""
    asset = option[i]
    return {"what": Noun("thing", asset, numbers(g)["penalty"]["mon"] if asset == "mon" else 1)}


def _share_words(g: Yedo, seat: int, option: Option, i: int) -> dict[str, Any]:
    how = option[i]
    return {"what": supply_name(how if isinstance(how, str) else f"mon:{how}")}


def _reward_words(g: Yedo, seat: int, option: Option, i: int) -> dict[str, Any]:
    return {"what": reward_name(g, option[i - 1], option[i])}


ARGUMENTS = {
    "asset": Argument(_asset_words, nowhere, plain_names, no_icon),
    "share": Argument(_share_words, nowhere, plain_names, no_icon),
    "reward": Argument(_reward_words, nowhere, plain_names, no_icon),
}


# --- the log ---------------------------------------------------------------------------------------

def event_line(g: Yedo, event: Event, viewer: int | None) -> str | None:
    data = event.seen(viewer)
    kind = event.kind
    if kind == "stakes":
        shown = [
            t("coop.stake", clan=name_of(g, i), n=n) if n != OUT else t("coop.no_stake", clan=name_of(g, i))
            for i, n in enumerate(data["stakes"]) if i != g.outsider
        ]
        return t("event.stakes", what=", ".join(shown))
    if kind == "errand":
        shares = [(p, how) for p, how in data["supplied"]] + [(p, f"mon:{n}") for p, n in data["paid"]]
        gave: dict[int, list[str]] = {}
        for p, how in shares:
            gave.setdefault(p, []).append(supply_name(how))
        what = "; ".join(t("coop.gave", clan=name_of(g, p), what=", ".join(x)) for p, x in gave.items())
        return t("event.errand", clan=name_of(g, event.player or 0), card=thing(g, data["card"]), what=what)
    if kind == "errand_done":
        return t("event.errand_done", card=thing(g, data["card"]))
    if kind == "consent":
        key = "event.consent_yes" if data["yes"] else "event.consent_no"
        return t(key, clan=name_of(g, event.player or 0), what=supply_name(data["how"]))
    if kind == "interference":
        return t("event.interference_on" if data["on"] else "event.interference_off")
    if kind == "daimyo_card":
        key = "event.daimyo_card" if data["space"] else "event.daimyo_card_nowhere"
        return t(key, card=thing(g, data["card"]), district=Noun("district", data["district"]))
    if kind == "daimyo_action":
        return t(f"event.daimyo_at.{data['district']}")
    if kind == "daimyo_icon":
        return t(f"event.daimyo_icon.{data['icon']}", card=thing(g, data["card"]))
    if kind == "coop_end":
        return t("event.coop_won" if data["won"] else "event.coop_lost")
    if event.player == g.outsider and kind == "move":
        return ""  # told by his cards and actions
    return None


# --- what cannot be done ---------------------------------------------------------------------------

def explain(g: Yedo, decision: Decision) -> list[Blocked]:
    """Errands and Kill the Shogun that this disciple cannot do, with what is missing."""
    from ...explain import lack_name

    top = g.state.stack[-1]
    if decision.kind != "action" or not isinstance(top, Activation):
        return []
    seat, i = top.player, top.disciple
    found: list[Blocked] = []
    for errand in open_errands(g):
        if ("errand", errand) not in decision.options:
            found.append(Blocked(f"card:{errand}", thing(g, errand), errand_reason(g, errand, seat, i)))
    kill = slot(g).kill
    if kill and ("kill", kill) not in decision.options:
        d = g.state.clans[seat].disciples[i]
        block = g.cards[kill].standard
        if d.kind == "errand_boy":
            reason = t("blocked.errand_boy")
        elif g.district_of.get(d.at) not in block.districts:
            reason = t("blocked.mission_elsewhere")
        else:
            lacks = missing(g, seat, block, i)
            reason = t("blocked.mission_lacks", what=", ".join(lack_name(w, x) for w, x in lacks))
        found.append(Blocked(f"card:{kill}", thing(g, kill), reason))
    return found


def errand_reason(g: Yedo, errand: str, seat: int, disciple: int) -> str:
    from ...explain import lack_name

    at = g.state.clans[seat].disciples[disciple].at
    if has_space(g, errand):
        if at != space_of(errand):
            return t("blocked.errand_space")
    elif g.district_of.get(at) not in g.cards[errand].standard.districts:
        return t("blocked.mission_elsewhere")
    lacks = Group(g, errand, seat, disciple).missing()
    if not lacks:
        return t("blocked.errand_refused")
    return t("blocked.mission_lacks", what=", ".join(lack_name(w, x) for w, x in lacks))


# --- the cards -------------------------------------------------------------------------------------

def emperor_text(card: Card, rules: Rules) -> list[str]:
    """Prices, the event by number of players, the errand, what it pays and what its neglect costs."""
    from ...cards.text import deeds, goods, needs_text

    raw = card.raw
    prices = ", ".join(t("lot_price", lot=lot_noun(lot), price=n) for lot, n in raw["prices"].items())
    lines = [t("coop.card.prices", prices=prices)]
    for span, effects in raw["event"].items():
        key = "coop.card.event" if span == "1-4" else "coop.card.event_for"
        lines.append(t(key, do=deeds(effects, rules), players=span))
    errand: dict[str, Any] = raw["errand"]
    needs = needs_text(errand["requires"])
    rewards = [goods(reward) for reward in errand["rewards"]]
    key = "coop.card.errand_on_space" if errand.get("space") else "coop.card.errand"
    lines.append(t(key, needs=needs, gives=t("list.slash").join(rewards)))
    lines.append(t("coop.card.penalty", do=deeds(errand["penalty"])))
    return lines


def penalty_assets(assets: list[str]) -> dict[str, Any]:
    """The things of which everybody loses a different one."""
    from ...cards.text import held

    penalty = numbers()["penalty"]
    losses = held({asset: penalty["mon"] if asset == "mon" else 1 for asset in assets})
    return {"what": Any_(losses), "pp": penalty["pp"]}


def daimyo_text(card: Card, rules: Rules) -> list[str]:
    district = card.raw.get("district")
    key = "coop.card.daimyo" if district else "coop.card.daimyo_copy"
    lines = [t(key, district=Noun("district", district) if district else "")]
    lines += [t(f"coop.card.icon.{icon}") for icon in card.raw["patrol"]]
    if card.raw["blessing"]:
        lines.append(t("coop.card.blessing"))
    return lines


CARD_TEXTS = {"emperor": emperor_text, "daimyo": daimyo_text}
WORD_TEXTS = {"penalty_choice": penalty_assets}
