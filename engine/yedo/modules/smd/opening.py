"""Setting up the co-operative game: the Daimyo's seat, the Emperor's deck, the conditions of victory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...config import CLANS, BadSetup
from ...setup import open_spaces
from ...state import Clan, Disciple
from .court import COLORS, NAME, Court, numbers, removed
from .daimyo import lay_row

if TYPE_CHECKING:
    from ...game import Yedo


def components(g: Yedo) -> None:
    s, config = g.state, g.config
    for what, chosen, known in (
        ("mood", config.mood, numbers(g)["moods"]), ("level", config.level, numbers(g)["levels"]),
    ):
        if chosen not in known:
            raise BadSetup(f"no_{what}", name=str(chosen)[:40], known=", ".join(known))
    n = len(config.seats)
    s.decks["event"] = []  # events are not used at all
    s.geishas = [v + 1 for v, count in enumerate(g.board.geishas[n + 1]) for _ in range(count)]
    seat_daimyo(g)
    if n == 1:
        s.clans[0].disciples.append(Disciple("errand_boy", "home"))
    own = Court(stakes=[0] * n, goals=objectives(g))
    s.guests[NAME] = own
    build_deck(g, own)
    kills = sorted(i for i, c in g.cards.items() if c.kind == "mission" and c.set == "kill_the_shogun")
    own.kill = s.rng.choice(kills)
    own.daimyo_deck = sorted(i for i, c in g.cards.items() if c.kind == "daimyo")
    s.rng.shuffle(own.daimyo_deck)
    lay_row(g)


def seat_daimyo(g: Yedo) -> None:
    """A spare colour, last in order: two disciples available, the others in the Reserve (Master: three)."""
    s = g.state
    lord = numbers(g)["daimyo"]
    available = lord["master_available" if g.config.master else "available"]
    spare = next(c for c in CLANS if c not in [clan.color for clan in s.clans])
    seat = g.outsider
    clan = Clan(seat, spare, lord["name"])
    clan.disciples = [Disciple(at="home" if i < available else "reserve") for i in range(lord["disciples"])]
    s.clans.append(clan)
    s.order.append(seat)


def build_deck(g: Yedo, own: Court) -> None:
    """Seven cards in the order of the mood, and two yellow ones below Kill the Shogun."""
    piles: dict[str, list[str]] = {color: [] for color in COLORS.values()}
    for id in sorted(g.cards):
        if g.cards[id].kind == "emperor" and id not in removed(g):
            piles[g.cards[id].color].append(id)
    for pile in piles.values():
        g.state.rng.shuffle(pile)
    mood: str = numbers(g)["moods"][g.config.mood][len(g.config.seats)]
    own.deck = [piles[COLORS[letter]].pop() for letter in mood][::-1]
    own.winning = [piles["yellow"].pop() for _ in range(numbers(g)["winning_errands"])]


def objectives(g: Yedo) -> dict[str, int]:
    """What must be reached; alone there is no highest prestige."""
    n = len(g.config.seats)
    level: dict[str, Any] = numbers(g)["levels"][g.config.level]
    return {
        name: value[n] if isinstance(value, dict) else value
        for name, value in level.items() if n > 1 or name != "highest"
    }


def space_players(g: Yedo, n: int) -> int:
    """Spaces are covered as if one more were playing (A12)."""
    return n + 1


def setup_done(g: Yedo) -> None:
    """Alone one more space of the Temple is open (D48)."""
    if len(g.config.seats) == 1:
        covered = [x for x in g.board.space_names["temple"] if x in g.state.blocked]
        g.state.blocked.remove(covered[0])
        open_spaces(g)


