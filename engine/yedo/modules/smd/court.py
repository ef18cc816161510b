"""The co-operative board as data: the Emperor's cards, Kill the Shogun, the Daimyo's row, coins, stakes.

Hidden from everybody: the Emperor's deck, face-down errands, the Daimyo's deck and face-down cards.
Hidden from the others: what a player has set aside in the bidding, until all amounts are shown."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Any

from engine.core.plain import Plain, plain
from engine.core.rng import Rng

from ...board import standard_board
from ...state import HIDDEN

if TYPE_CHECKING:
    from ...game import Yedo

NAME = "shogun_must_die"
COLORS = {"G": "green", "Y": "yellow", "R": "red"}
SECRET = -1  # another player's amount in a view
OUT = 0  # not in the bidding


def numbers(g: Yedo | None = None) -> dict[str, Any]:
    """Those of a game; without one, those of the rules as they are today."""
    return (g.board if g is not None else standard_board()).modules[NAME]


@plain
class Court(Plain):
    """Decks and piles end with their top card; the Daimyo's row runs from left to right."""

    deck: list[str] = field(default_factory=list)
    upcoming: str = ""  # this round's errand
    current: str = ""  # last round's errand: the next Preparation punishes it
    kill: str = ""  # Kill the Shogun while it is open
    winning: list[str] = field(default_factory=list)  # the errands below it
    winning_up: bool = False  # whether the top one of these is face up
    done: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    daimyo_deck: list[str] = field(default_factory=list)
    daimyo_row: list[str] = field(default_factory=list)
    daimyo_discard: list[str] = field(default_factory=list)
    taken: int = 0  # disciples already taken from the row; their cards are face up, as is the second
    coins: int = 0  # on the annexes
    stakes: list[int] = field(default_factory=list)  # by seat
    stakes_open: bool = True
    goals: dict[str, int] = field(default_factory=dict)  # lowest, highest (not in solo), errands

    def face_up(self, i: int) -> bool:
        return i == 1 or i < self.taken

    # --- who may know what -------------------------------------------------------------------------

    def hide(self, g: Yedo, seat: int, hider: Any) -> None:
        self.deck = [emperor_back(g, c) for c in self.deck]
        down = self.winning[:-1] if self.winning_up else self.winning
        self.winning = [emperor_back(g, c) for c in down] + self.winning[len(down):]
        self.daimyo_deck = [HIDDEN + "daimyo"] * len(self.daimyo_deck)
        self.daimyo_row = [c if self.face_up(i) else HIDDEN + "daimyo" for i, c in enumerate(self.daimyo_row)]
        if not self.stakes_open:
            self.stakes = [n if i == seat else SECRET for i, n in enumerate(self.stakes)]

    def shown(self) -> list[str]:
        found = [self.upcoming, self.current, self.kill, *self.done, *self.gone, *self.daimyo_discard]
        found += self.deck + self.winning + self.daimyo_deck + self.daimyo_row
        return [c for c in found if c and c[:1] != HIDDEN]

    def fill(self, g: Yedo, pools: dict[str, list[str]], rng: Rng) -> None:
        """A court that could be the real one: unseen cards of the right colour, plausible amounts."""
        seen = set(self.shown())
        unseen: dict[str, list[str]] = {}
        for id in sorted(g.cards):
            card = g.cards[id]
            if card.kind in ("emperor", "daimyo") and id not in seen and id not in removed(g):
                key = HIDDEN + "daimyo" if card.kind == "daimyo" else emperor_back(g, id)
                unseen.setdefault(key, []).append(id)
        for pool in unseen.values():
            rng.shuffle(pool)
        for pile in (self.deck, self.winning, self.daimyo_row, self.daimyo_deck):
            for i, card_id in enumerate(pile):
                if card_id[:1] == HIDDEN:
                    pile[i] = unseen[card_id].pop()
        least = numbers(g)["lowest_stake"]
        for i, n in enumerate(self.stakes):
            if n == SECRET:
                mon = g.state.clans[i].mon
                self.stakes[i] = OUT if mon < least else least + rng.below(min(mon, 2 * least) - least + 1)


def slot(g: Yedo) -> Court:
    own = g.state.guests[NAME]
    assert isinstance(own, Court)
    return own


def emperor_back(g: Yedo, card: str) -> str:
    return card if card[:1] == HIDDEN else f"{HIDDEN}emperor_{g.cards[card].color}"


def removed(g: Yedo) -> list[str]:
    """Errands that are not for so few players (D43)."""
    found: list[str] = numbers(g)["removals"][g.rules.coop_removals].get(len(g.config.seats), [])
    return found


def open_errands(g: Yedo) -> list[str]:
    """What can be resolved now: the upcoming, the current, and the revealed one below Kill the Shogun."""
    own = slot(g)
    found = [own.upcoming, own.current]
    if own.winning and own.winning_up:
        found.append(own.winning[-1])
    return [c for c in found if c and c[:1] != HIDDEN]


def has_space(g: Yedo, errand: str) -> bool:
    return bool(g.cards[errand].raw["errand"].get("space", False))


def space_of(errand: str) -> str:
    return f"errand:{errand}"


def take_errand(g: Yedo, errand: str) -> None:
    """The card leaves its place on the board."""
    own = slot(g)
    if own.upcoming == errand:
        own.upcoming = ""
    elif own.current == errand:
        own.current = ""
    else:
        own.winning.remove(errand)
        own.winning_up = False
