"""What every part of Yedo's table shares: its desk, and keys for what lies on it."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.yedo.game import Yedo
from engine.yedo.names import name_of
from engine.yedo.state import Clan, Disciple
from yedo.table import part as kit
from yedo.table.part import Rect, Spot, around, faded, faint_crest, row
from yedo.tables.yedo.layout import Layout
from yedo.ui.words import t

__all__ = [
    "Desk", "Part", "Rect", "Spot", "around", "changes_of_rules", "faded", "faint_crest", "holdings", "piece", "row",
    "standing_places",
]  # fmt: skip


@dataclass(slots=True)
class Desk(kit.Desk):
    """`house` is the clan whose board and hand lie at the bottom."""

    view: Yedo
    plan: Layout

    @property
    def clan(self) -> Clan:
        return self.view.state.clans[self.house]

    def name(self, seat: int) -> str:
        return name_of(self.view, seat)

    def color(self, seat: int) -> str:
        return self.view.state.clans[seat].color

    def livery(self, seat: int) -> str:
        """The colour of a seat's figures; the Daimyo's men wear his own."""
        return "daimyo" if seat == self.view.outsider else self.color(seat)

    def face_down(self, thing: str) -> int:
        if self.open_hand:
            return 0
        hand = (*self.clan.missions, *self.clan.actions, *self.clan.bonus)
        return hand.index(thing) + 1 if thing in hand else 0


class Part(kit.Part):
    desk: Desk

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)

    def spots(self) -> Sequence[Spot]:
        return ()


def piece(disciple: Disciple, color: str) -> str:
    """The picture of a disciple of a clan."""
    if disciple.kind in ("errand_boy", "ronin"):
        return f"pieces/{disciple.kind}"
    return f"pieces/{disciple.kind}_{color}"


def plain_key(g: Yedo, key: str) -> str:
    """The phrase about geishas for a game in which they have no value."""
    return f"{key}_plain" if "geisha" in key and g.rules.geishas == "plain" else key


def geisha_words(value: int) -> str:
    """What is said of a geisha that is held."""
    return t("table.geisha", n=value) if value else t("table.geisha_plain")


def holdings(clan: Clan) -> tuple[object, ...]:
    """All that a clan has, as a key."""
    return (
        clan.pp, clan.mon, clan.blessings, tuple((d.kind, d.at) for d in clan.disciples), tuple(clan.weapons),
        tuple(clan.annexes), tuple(clan.geishas), tuple(clan.missions), tuple(clan.completed), tuple(clan.actions),
        tuple(clan.bonus), tuple(clan.blackmail),
    )  # fmt: skip


def standing_places(desk: Desk) -> tuple[object, ...]:
    """Where every disciple is, as a key."""
    places = tuple((d.kind, d.at) for clan in desk.view.state.clans for d in clan.disciples)
    return (places, frozenset(desk.lifted))


def changes_of_rules(desk: Desk) -> tuple[object, ...]:
    """Prices and rights that hold for a while, as a key."""
    return tuple((m.word, m.n, m.seat, m.what) for m in desk.view.state.modifiers)
