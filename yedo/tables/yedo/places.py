"""Which spot of the table an option stands on. The engine names the place; what is only shown in the tray of
cards to choose from, and disciples at home, get places of their own here."""

from engine.core.decision import Decision, Option
from engine.yedo import say
from engine.yedo.game import Yedo
from engine.yedo.verbs import verbs


def spot_of(g: Yedo, option: Option, decision: Decision) -> str:
    """The place string of the spot on which this option lights up."""
    verb = option[0]
    place = say.place_of(g, option, decision)
    kind = place.partition(":")[0]
    if verbs()[verb].form == "tray" or (verb == "take" and kind in ("card", "weapon")):
        return f"tray:{option[-1]}"
    if verb == "ask":
        return ":".join(("button", *map(str, option)))
    if verb == "give" and option[1] == "geisha":
        return "geisha:own"
    if verb == "return_blessing":
        return "blessing:own"
    if verb == "give_up" and option[1] == "annex":
        return f"annex:{decision.player}:{option[2]}"
    return place


def tray_things(g: Yedo, decision: Decision | None) -> list[str]:
    """Cards and weapons among the options that lie nowhere on the table: they are laid out to choose from."""
    if decision is None:
        return []
    places = (spot_of(g, option, decision) for option in decision.options)
    return [place[5:] for place in dict.fromkeys(places) if place.startswith("tray:")]
