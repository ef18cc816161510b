"""What is said of Yedo's places: what standing there is good for, and why something cannot be done."""

from collections.abc import Mapping

from engine.yedo import say
from yedo.tables.yedo import plates
from yedo.tables.yedo.parts import Parts
from yedo.ui.words import t

SUPPLIES = {
    "slot": "action:market:buy_weapon",
    "annexes": "action:tavern:buy_annex",
    "geishas": "action:red_light:geisha",
    "blessings": "action:temple:blessing",
    "church": "action:harbor:church",
}  # fmt: skip  (what a supply is bought or taken by, for the reason why it cannot be)


def place_offer(parts: Parts, space: str) -> str:
    """What standing on a space is good for: the district, and the missions that ask for it."""
    desk, view = parts.desk, parts.desk.view
    district = view.district_of.get(space)
    if district is None:
        return "{icon:confirm} " + t("table.place_here")
    lines = [t(f"table.district.{district}")]
    if district == "castle":
        what = "bower" if space in view.board.bower else space.partition(":")[2]
        lines = [plates.tip(desk, f"castle:{what}").partition("\n")[2]]
    else:
        lines.append(parts.board.enlarged(district))
    for id in desk.clan.missions if desk.open_hand else ():
        if id in view.cards and district in view.cards[id].both.districts:
            color = view.cards[id].color
            lines.append(f"{{icon:mission_{color}}} " + t("table.wanted_for", mission=say.thing(view, id)))
    if view.state.patrol_on and district == parts.board.next_district():
        lines.append("{icon:patrol_move} " + t("table.patrol_next"))
    return "\n".join(lines)


def reason(blocked: Mapping[str, str], place: str) -> str:
    """Why a place cannot be used now."""
    found = blocked.get(place)
    if found is None and place.startswith("action:"):
        found = blocked.get(place.rpartition(":")[0])
    elif found is None:
        found = blocked.get(SUPPLIES.get(place.partition(":")[0], ""))
    return found or ""
