"""What the things of Yedo say without a picture: cards with their rules, what is missing for them, what a clan has."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

from engine.core.decision import Decision, Option
from engine.core.face import Belonging, Face
from engine.core.face import Need as Asked
from engine.core.grammar import capital
from engine.core.words import t
from engine.core.yaml_file import read_yaml
from engine.paths import data_dir

from .cards.table import Card
from .cards.text import card_text
from .explain import lack_name
from .names import thing as name_of_thing
from .say import place_of
from .signs import Need, gains, needs, standing
from .state import HIDDEN

if TYPE_CHECKING:
    from .game import Yedo

TINTS = {"action": "#a8382b", "bonus": "#63407f", "event": "#1f4d72", "favor": "#8a2f2a", "blackmail": "#2b2a2e"}
MISSIONS = {"green": "#3f7a4c", "yellow": "#c08a1e", "red": "#a8382b", "black": "#2b2a2e"}
USUAL = "#5a4d3a"
OUT_OF_PLAY = ("reserve", "stock")


@cache
def _blackmail() -> Card:
    """The other side of every Favor, as data/yedo/cards/favors.yaml has it."""
    raw = read_yaml(data_dir() / "yedo" / "cards" / "favors.yaml")["blackmail"]
    return Card("blackmail", "blackmail", "base", raw)


def turned(g: Yedo, id: str) -> Card:
    """A card with the side up that counts: a Favor that a clan holds as Blackmail is Blackmail."""
    held = id[:2] == "F:" and any(id in clan.blackmail for clan in g.state.clans)
    return _blackmail() if held else g.cards[id]


def said(g: Yedo, card: Card) -> list[str]:
    """The rules text of a card, and what Blackmail is worth if it is kept."""
    kept = [t("table.blackmail_kept", n=g.board.blackmail_prestige)] * (card.kind == "blackmail")
    return [*card_text(card, g.rules), *kept]


def face(g: Yedo, thing: str, seat: int | None) -> Face | None:
    if thing in g.board.weapons:
        return Face(capital(t(f"weapon.{thing}")), t("table.kind_name.weapon"), USUAL)
    if thing[:1] == HIDDEN:
        return Face(capital(name_of_thing(g, thing)), "", MISSIONS.get(thing[1:], USUAL))
    if thing not in g.cards:
        return None
    card = turned(g, thing)
    title, lines = capital(name_of_thing(g, card.id)), tuple(said(g, card))
    if card.kind != "mission":
        return Face(title, t(f"table.kind_name.{card.kind}"), TINTS.get(card.kind, USUAL), lines)
    parts = (needs(card.standard.entries), needs(card.bonus.entries)) if seat is None else standing(g, seat, card)
    asked = tuple(tuple(_asked(need) for need in part) for part in parts)
    gives = tuple(gains(card.raw[part]["rewards"]) for part in ("standard", "bonus"))
    kind = f"{capital(t(f'color.{card.color}'))} · {t(f'category.{card.category}')}"
    return Face(title, kind, MISSIONS[card.color], lines, asked, gives)


def _asked(need: Need) -> Asked:
    number = str(need.number) if need.number else ""
    signs = number + "".join(f"{{icon:{icon}}}" for icon in need.icons)
    return Asked(signs, lack_name(*need.what), need.met)


def thing_of(g: Yedo, option: Option, decision: Decision) -> str:
    """The card or weapon an option is about; a colour of missions is the back of its deck."""
    if option[0] == "color":
        return HIDDEN + str(option[1])
    where, _, what = place_of(g, option, decision).partition(":")
    if where == "slot" and len(option) > 1:
        return g.state.market[option[1]]
    return what if where in ("card", "weapon") else ""


def hand(g: Yedo, seat: int) -> list[str]:
    clan = g.state.clans[seat]
    found = [*clan.missions, *clan.actions, *clan.bonus, *clan.blackmail]
    for guest in g.state.guests.values():  # a recruited character, an active one, a clan power
        for field in ("held", "recruited", "active"):
            of_seats = getattr(guest, field, ())
            if isinstance(of_seats, list) and seat < len(of_seats) and str(of_seats[seat]) in g.cards:
                found.append(of_seats[seat])
    return found


def belongings(g: Yedo, seat: int) -> list[Belonging]:
    clan = g.state.clans[seat]
    home = sum(d.at == "home" for d in clan.disciples)
    ready = t("phones.have.disciple", n=home, all=sum(d.at not in OUT_OF_PLAY for d in clan.disciples))
    found = [Belonging("mon", clan.mon, t("phones.have.mon", n=clan.mon)), Belonging("disciple", home, ready)]
    held = Counter(clan.weapons)
    found += [Belonging(weapon, n, capital(t(f"weapon.{weapon}"))) for weapon, n in held.items()]
    found += [Belonging(annex, -1, capital(t(f"annex_name.{annex}"))) for annex in clan.annexes]
    counts = {
        "geisha": len(clan.geishas), "blessing": clan.blessings, "trophy": len(clan.completed),
        "blackmail": len(clan.blackmail), "mission": len(clan.missions), "action": len(clan.actions),
        "bonus": len(clan.bonus),
    }  # fmt: skip
    return found + [Belonging(icon, n, t(f"phones.have.{icon}", n=n)) for icon, n in counts.items() if n]
