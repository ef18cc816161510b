"""Which page explains a place of the table or a question. Places are the strings of engine.yedo.say (space:…,
card:…, lot:…) and of the table's own spots; "decision:bid" is a question, "phase:trade" a phase."""

from __future__ import annotations

from engine.yedo.cards.table import standard_cards
from engine.yedo.verbs import questions

FIRST = "overview"

# The longest beginning that fits decides.
PLACES = {
    "space:castle:bower": "player_order", "space:castle": "castle", "space:gates": "gates",
    "space:tavern": "tavern", "space:harbor": "harbor", "space:harbor:private": "clan_powers",
    "space:red_light": "red_light", "space:market": "market", "space:temple": "temple",
    "space:errand": "errands", "space": "assign", "district:castle": "castle", "district:gates": "gates",
    "district:tavern": "tavern", "district:harbor": "harbor", "district:red_light": "red_light",
    "district:market": "market", "district:temple": "temple", "action:castle": "castle",
    "action:gates": "gates", "action:tavern": "tavern", "action:harbor": "harbor",
    "action:red_light": "red_light", "action:market": "market", "action:temple": "temple",
    "plate:castle:bower": "player_order", "plate:castle": "castle", "plate:gates": "gates",
    "plate:tavern": "tavern", "plate:harbor": "harbor", "plate:harbor:jesuits": "jesuits",
    "plate:red_light": "red_light", "plate:market": "market", "plate:temple": "temple",
    "plate": "districts", "annex": "annexes", "annexes": "annexes", "weapon": "weapons",
    "slot:market": "market", "market": "market", "lot": "bidding", "bid_track": "bidding", "bid": "bidding",
    "deck:action": "action_cards", "deck:bonus": "bonus_cards", "deck:event": "events",
    "deck:weapon": "weapons", "deck:green": "mission_colors", "deck:yellow": "mission_colors",
    "deck:red": "mission_colors", "deck:black": "mission_colors", "deck": "foresight",
    "card:mission": "missions", "card:action": "action_cards", "card:bonus": "bonus_cards",
    "card:event": "events", "card:favor": "favors", "card:blackmail": "favors",
    "card:character": "teahouse", "card:clan_power": "clan_powers", "card:emperor": "emperor_cards",
    "card:daimyo": "daimyo", "card": "missions", "clan": "belongings", "seat": "at_the_table",
    "order": "player_order", "disciple": "disciples", "home": "disciples", "spent": "disciples",
    "reserve": "disciples", "geisha": "geishas", "geishas": "geishas", "blessing": "blessings",
    "blessings": "blessings", "church": "harbor", "patrol": "patrol", "event": "event", "score": "winning",
    "completed": "missions", "mon": "belongings", "prestige": "winning", "round": "a_round",
    "ribbon": "at_the_table", "log": "at_the_table", "prompt": "at_the_table", "teahouse": "teahouse",
    "character": "teahouse", "specialist": "specialists", "token": "specialists", "jesuits": "jesuits",
    "power": "clan_powers", "errand": "errands", "emperor": "emperor_cards", "daimyo": "daimyo",
    "objective": "coop_end", "coop": "coop", "phase:preparation": "preparation", "phase:bidding": "bidding",
    "phase:event": "event", "phase:assign": "assign", "phase:patrol": "patrol", "phase:trade": "trade",
    "phase:actions": "actions", "phase:scoring": "scoring", "phase:setup": "setup", "phase": "a_round",
}  # fmt: skip


def page_for(place: str) -> str:
    """The id of the page that explains a place; the first page where nothing is known of it."""
    kind, _, what = place.partition(":")
    if kind == "decision":
        asked = questions().get(what)
        return asked.page if asked is not None else FIRST
    if kind in ("card", "tray"):
        place = _card(what)
    parts = place.split(":")
    for length in range(len(parts), 0, -1):
        found = PLACES.get(":".join(parts[:length]).rstrip("0123456789"))
        if found is not None:
            return found
    return FIRST


def _card(id: str) -> str:
    """A card by its kind, a hidden one by its back, a weapon as such."""
    if id[:1] == "?":
        kind = id[1:]
        return f"deck:{kind}" if f"deck:{kind}" in PLACES else f"card:{kind}"
    known = standard_cards().get(id)
    if known is not None:
        return f"card:{known.kind}"
    return f"weapon:{id}" if id.islower() else "card"
