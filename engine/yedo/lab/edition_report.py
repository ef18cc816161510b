"""How an edition plays: four bots of one kind, many games, and what came of them as one JSON object.

    python -m engine.yedo.lab.edition_report 2012-geisha 400 samurai > geisha.json
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from math import sqrt
from typing import Any

from engine.core.setup import BadSetup
from engine.lab.players import seated

from ..config import edition_game, standard_game
from ..editions import DELUXE
from ..game import new_game
from ..kind import KIND

PLAYERS = 4
Z = 1.96  # for intervals of 95 %


def wilson(n: int, of: int) -> tuple[float, float]:
    """The interval in which a share that was seen n times of so many lies."""
    share, scale = n / of, 1 + Z * Z / of
    middle = (share + Z * Z / (2 * of)) / scale
    half = Z * sqrt(share * (1 - share) / of + Z * Z / (4 * of * of)) / scale
    return middle - half, middle + half


def measure(edition: str, games: int, bot: str, seed: int = 1) -> dict[str, Any]:
    found: Counter[str] = Counter()
    seats, order, rounds, scores = Counter[int](), Counter[int](), [], []
    colors: Counter[str] = Counter()
    sources: Counter[str] = Counter()
    for number in range(seed, seed + games):
        config = standard_game(PLAYERS, 11, number) if edition == DELUXE else edition_game(PLAYERS, edition, number)
        bots = [seated(KIND, bot, number, i) for i in range(PLAYERS)]
        g = new_game(config)
        first = list(g.state.order)
        while (decision := g.decision) is not None:
            player = bots[decision.player]
            g.apply(player.choose(g if player.blind else g.view(decision.player), decision))
            found["decisions"] += 1
        result = g.result()
        winner = result["ranking"][0]
        seats[winner] += 1
        order[first.index(winner)] += 1
        rounds.append(result["rounds"])
        scores += result["scores"]
        found[result["ended_by"]] += 1
        for clan in g.state.clans:
            found["clans"] += 1
            found["empty"] += not clan.completed
            found["missions"] += len(clan.completed)
            colors.update(g.cards[m].color for m in clan.completed)
            sources.update(clan.sources)
    return {
        "edition": edition, "games": games, "bot": bot, "decisions": found["decisions"] / games,
        "rounds": sum(rounds) / games, "by_round": dict(sorted(Counter(rounds).items())),
        "killed": found["kill_the_shogun"], "score": sum(scores) / len(scores), "best": max(scores),
        "missions": found["missions"] / found["clans"], "clans": found["clans"], "empty": found["empty"],
        "seats": [[seats[i], *wilson(seats[i], games)] for i in range(PLAYERS)],
        "order": [[order[i], *wilson(order[i], games)] for i in range(PLAYERS)],
        "colors": dict(colors), "sources": {k: n / found["clans"] for k, n in sources.items()},
    }


def main(words: list[str]) -> None:
    try:
        edition, games, bot = words
        print(json.dumps(measure(edition, int(games), bot)))
    except (ValueError, KeyError, BadSetup) as problem:
        raise SystemExit(f"edition, number of games, bot: {problem}") from None


if __name__ == "__main__":
    main(sys.argv[1:])
