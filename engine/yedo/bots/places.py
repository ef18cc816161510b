"""Spaces as a planner sees them: one kind for each district, since its spaces are alike, but three for the
Castle (shogun, bakufu, bower), one for the Seaworthy clan's jetty, and one for each annex."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.yedo.phases.assign import free_annexes, free_spaces

if TYPE_CHECKING:
    from engine.core.decision import Option
    from engine.yedo.game import Yedo

CASTLE_KINDS = {"castle:shogun": "shogun", "castle:bakufu": "bakufu"}
CASTLE = ("shogun", "bakufu", "bower")
JETTY = "jetty"
PRIVATE = "harbor:private:"  # the Seaworthy clan's own space
WITHIN = {"castle": CASTLE, "harbor": (JETTY, "harbor")}  # districts whose spaces are not all alike


def kind_of(g: Yedo, seat: int, place: str) -> str:
    if place.startswith("castle:"):
        return CASTLE_KINDS.get(place, "bower")
    if place.startswith("annex:"):
        _, owner, annex = place.split(":")
        return f"annex:{annex}" if int(owner) == seat else f"rival:{annex}"
    if place.startswith(PRIVATE):
        return JETTY
    return g.district_of.get(place, place)


def kinds_in(district: str) -> tuple[str, ...]:
    """Where a disciple may stand to be in a district; its own jetty is always free, and so comes first."""
    return WITHIN.get(district) or (district,)


def district_of_kind(kind: str) -> str:
    return "castle" if kind in CASTLE else "harbor" if kind == JETTY else kind


def standing(g: Yedo, seat: int) -> dict[str, int]:
    """Where a seat's disciples stand, by kind of place."""
    found: dict[str, int] = {}
    for d in g.state.clans[seat].disciples:
        if ":" in d.at and d.kind != "errand_boy":
            kind = kind_of(g, seat, d.at)
            found[kind] = found.get(kind, 0) + 1
    return found


def free_kinds(g: Yedo, seat: int) -> dict[str, int]:
    """How many more disciples each kind of place holds for this seat."""
    found: dict[str, int] = {}
    for space in free_spaces(g, seat):
        kind = kind_of(g, seat, space)
        found[kind] = found.get(kind, 0) + 1
    if "bower" in found:
        found["bower"] = 1
    for place in free_annexes(g, g.state.clans[seat]):
        found[kind_of(g, seat, place)] = 1
    extra: list[Option] = []
    for guest in g.moments.place_options:
        guest(g, seat, {"disciple": 0}, extra)
    for option in extra:
        kind = kind_of(g, seat, option[2])
        found[kind] = found.get(kind, 0) + 1
    return found
