"""What must be true of a game at every question: nothing is created or lost, nothing is negative, every limit holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .board import MOST_OPTIONS
from .planning import idle
from .scoring import SOURCES

if TYPE_CHECKING:
    from .game import Edo
    from .state import Clan


class Inventory:
    """All counts come from the board, so nothing needs to be remembered of the beginning."""

    def __init__(self, g: Edo) -> None:
        self.board = g.board

    def violations(self, g: Edo) -> list[str]:
        """One sentence for everything that is wrong now."""
        found: list[str] = []
        for clan in g.state.clans:
            self.check_clan(g, clan, found)
            self.check_plan(g, clan, found)
        self.check_cities(g, found)
        self.check_cards(g, found)
        self.check_question(g, found)
        return found

    def check_clan(self, g: Edo, clan: Clan, found: list[str]) -> None:
        board, name = self.board, clan.color
        for good in board.goods:
            if not 0 <= getattr(clan, good) <= board.most_goods:
                found.append(f"{name} has {getattr(clan, good)} {good}")
        if clan.ryo < 0:
            found.append(f"{name} has {clan.ryo} Ryo")
        if len(clan.samurai) > board.figures:
            found.append(f"{name} has {len(clan.samurai)} samurai")
        if any(space not in g.map.kind for space in clan.samurai):
            found.append(f"a samurai of {name} stands nowhere")
        built = [b for buildings in g.state.cities.values() for b in buildings]
        if clan.houses + built.count(f"h{clan.seat}") != board.houses or clan.houses < 0:
            found.append(f"{name}'s houses do not add up")
        if clan.posts + built.count(f"p{clan.seat}") != board.posts or clan.posts < 0:
            found.append(f"{name}'s trading posts do not add up")
        if clan.points != sum(clan.sources.values()) or any(source not in SOURCES for source in clan.sources):
            found.append(f"{name}'s points do not add up")
        known = {deed for deeds in board.deeds.values() for deed in deeds}
        if not known.issuperset(clan.deeds) or sum(clan.deeds.values()) > board.slots * g.state.round:
            found.append(f"{name} cannot have revealed so much")

    def check_plan(self, g: Edo, clan: Clan, found: list[str]) -> None:
        cards = [slot[0] for slot in clan.plan if slot[0]]
        if len(set(cards)) < len(cards):
            found.append(f"{clan.color} has planned a card twice")
        own, grey = idle(g, clan)
        if (own < 0 and g.state.phase in ("planning", "actions")) or grey < 0:
            found.append(f"{clan.color} has seated officials it does not have")
        for card, name, a, b, _ in clan.plan:
            if card:
                deed = self.board.deeds[card][name]
                if a + b > deed.max or (deed.officials > 1 and (a + b) % deed.officials):
                    found.append(f"{clan.color} has seated {a + b} officials on {name}")

    def check_cities(self, g: Edo, found: list[str]) -> None:
        s, board = g.state, self.board
        fortresses = s.fortresses
        for city, buildings in s.cities.items():
            fortresses += buildings.count("f")
            houses, posts = sum(b[0] == "h" for b in buildings), sum(b[0] == "p" for b in buildings)
            if len(buildings) > board.places:
                found.append(f"{city} has {len(buildings)} buildings")
            if posts > board.posts_per_city or (posts and city == board.home):
                found.append(f"{city} has {posts} trading posts")
            if buildings.count("f") * board.houses_per_fortress > houses:
                found.append(f"{city} has too many fortresses")
            if buildings and city in g.map.closed:
                found.append(f"{city} is closed and built upon")
        if fortresses != board.fortresses or s.fortresses < 0:
            found.append("the fortresses do not add up")

    def check_cards(self, g: Edo, found: list[str]) -> None:
        s, board = g.state, self.board
        if sorted([s.trade, *s.deck, *s.gone]) != sorted(board.merchants):
            found.append("the merchant cards do not add up")
        specials = [*s.display, *s.specials, *(card for clan in s.clans for card in clan.specials)]
        if sorted(specials) != sorted(board.special):
            found.append("the special cards do not add up")
        if len(s.display) > board.display or (len(s.display) < board.display and s.specials):
            found.append(f"{len(s.display)} special cards are on offer")
        if s.grey + sum(clan.grey + clan.recruits for clan in s.clans) != board.grey or s.grey < 0:
            found.append("the shogun's officials do not add up")
        if s.merchant not in g.map.kind:
            found.append("the merchant stands nowhere")
        if not 1 <= s.round <= board.rounds or len(s.gone) != s.round - 1:
            found.append(f"round {s.round} has {len(s.gone)} merchant cards behind it")

    def check_question(self, g: Edo, found: list[str]) -> None:
        decision = g.decision
        if decision is None:
            if not g.state.ended:
                found.append("nobody is asked and the game has not ended")
            return
        options = decision.options
        if not options or len(options) > MOST_OPTIONS:
            found.append(f"'{decision.kind}' offers {len(options)} answers")
        if len(set(options)) < len(options):
            found.append(f"'{decision.kind}' offers an answer twice")
