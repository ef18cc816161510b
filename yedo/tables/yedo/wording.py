"""What the chips of the prompt say: the engine's words, shortened by what the question above them says already;
and in which district an action is taken, where actions of several are offered at once."""

from engine.core.decision import Decision, Option
from engine.core.grammar import capital
from engine.yedo import say
from engine.yedo.game import Yedo
from engine.yedo.names import lot_noun
from engine.yedo.verbs import verbs
from yedo.ui.words import t

FORESIGHT = {"action": "gates", "weapon": "tavern", "bonus": "harbor"}  # other decks are looked at in the Temple


def label(view: Yedo, option: Option, decision: Decision) -> str:
    """What a chip for this option says."""
    verb, seat = option[0], decision.player
    if verb == "open":
        return capital(t(str(lot_noun(option[1]))))
    if verb == "place":
        return where(view, option[2], seat)
    if verb == decision.kind and verb in ("activate", "rescue"):
        return _disciple(view, seat, option[1], seat)
    if verb == "disciple":
        return _disciple(view, option[1], option[2], seat)
    if verbs()[verb].short and decision.kind != "claim_asset" and _alone(decision, verb):
        words = say.fill(view, seat, option)
        name = next(name for name in ("thing", "deck", "lot", "kind") if name in words)
        return capital(t("word.many" if name == "deck" else "word.one", what=words[name]))
    return say.label(view, option, decision)


def _alone(decision: Decision, verb: str) -> bool:
    """Whether every answer is of this verb, but for declining and playing a card."""
    others = [verbs()[o[0]] for o in decision.options if o[0] != verb]
    return all(row.tone == "quiet" or row.beside for row in others)


def _disciple(view: Yedo, owner: int, number: int, seat: int) -> str:
    """A disciple by its place; by its kind and clan only where these are not plain."""
    d = view.state.clans[owner].disciples[number]
    words = where(view, d.at, owner)
    if d.kind != "disciple":
        words = f"{t(f'disciple.{d.kind}')}: {words}"
    return words if owner == seat else f"{say.name_of(view, owner)}: {words}"


def where(view: Yedo, place: str, seat: int) -> str:
    """A place by the shortest name that `seat` understands."""
    around, _, last = place.rpartition(":")
    if around == f"annex:{seat}":
        return t(f"annex_name.{last}")
    if around == "castle":
        return t(f"table.castle.{last}")
    return capital(say.place_name(view, place))


def district_of(option: Option) -> str:
    """Where a district's action is taken; "" for other options."""
    if option[0] == "foresight":
        return FORESIGHT.get(option[1], "temple")
    return verbs()[option[0]].district
