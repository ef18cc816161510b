"""The balance page of any game: many games of one bot with every number of players, who wins from which seat, where the
points come from, and what winners do more often than the others. Yedo has a longer page of its own."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from engine.core.event import Event
from engine.games import kind_of

from .crew import cut, spread
from .tournament import Entrant, wilson

Counts = Counter[tuple[str, ...]]
CHUNK = 4  # games
RARE = 0.02  # times a game, below which something is as good as never done


def play_one(game: str, bot: str, players: int, seed: int, n: Counts) -> None:
    """Count one game; what its winners did is known only at the end."""
    kind = kind_of(game)
    did: list[Counter[str]] = [Counter() for _ in range(players)]

    def sink(event: Event) -> None:
        if event.player is not None:
            for thing, how in kind.counted(event):
                did[event.player][f"{thing} {how}"] += 1

    g: Any = kind.new(kind.config(players, seed, {}), sink)
    bots = [Entrant(bot, best=True).seated(kind, seed, seat) for seat in range(players)]
    while (decision := g.decision) is not None:
        seat = decision.player
        g.apply(bots[seat].choose(g if bots[seat].blind else g.view(seat), decision))
    result = kind.result(g)
    winner, of = result.ranking[0], str(players)
    n["games", of] += 1
    n["rounds", of] += result.rounds
    n["points", of] += sum(result.scores)
    n["winner", of] += result.scores[winner]
    n["second", of] += result.scores[result.ranking[1]]
    n["seat", of, str(winner)] += 1
    n["ended", result.ended_by] += 1
    for sources in result.sources:
        for source, points in sources.items():
            n["source", source] += points
    for seat, things in enumerate(did):
        for thing, times in things.items():
            n["done", thing] += times
            n["fair", thing] += times * 1000 // players  # thousandths, so that counts stay whole
            n["won", thing] += times * (seat == winner)


def play_some(chunk: tuple[str, str, list[tuple[int, int]]]) -> Counts:
    game, bot, games = chunk
    counts: Counts = Counter()
    for players, seed in games:
        play_one(game, bot, players, seed, counts)
    return counts


def measure(game: str, games: int, bot: str, seed: int = 1, jobs: int = 1, cluster: str = "") -> Counts:
    """The numbers of players take turns."""
    several = [p for p in kind_of(game).players if p > 1]
    wanted = [(several[k % len(several)], seed + k) for k in range(games)]
    counts: Counts = Counter()
    for part in spread(play_some, [(game, bot, some) for some in cut(wanted, CHUNK)], jobs, cluster, "games"):
        counts.update(part)
    return counts


def outside(n: Counts) -> list[str]:
    """One sentence for every seat that wins more or less often than chance explains."""
    found = []
    for _, of in sorted(key for key in n if key[0] == "games"):
        for seat in range(int(of)):
            low, high = wilson(n["seat", of, str(seat)], n["games", of])
            if not low <= 1 / int(of) <= high:
                share = n["seat", of, str(seat)] / n["games", of]
                found.append(f"with {of} players seat {seat + 1} wins {share:.0%} ({low:.0%} to {high:.0%})")
    games = sum(count for key, count in n.items() if key[0] == "games")
    found += [
        f"“{thing}” happens in {count / games:.1%} of the games" for (what, *rest), count in sorted(n.items())
        if what == "done" and count < RARE * games for thing in rest
    ]  # fmt: skip
    return found


def page(game: str, n: Counts, bot: str, command: str) -> str:
    games = sum(count for key, count in n.items() if key[0] == "games")
    total = sum(count for key, count in n.items() if key[0] == "source" and count > 0) or 1
    sources = sorted(((key[1], count) for key, count in n.items() if key[0] == "source"), key=lambda x: -x[1])
    ended = ", ".join(f"{key[1]} {count}" for key, count in sorted(n.items()) if key[0] == "ended")
    wrong = outside(n)
    lines = [
        f"# Balance of {game.capitalize()}", "",
        f"{games} games of {bot} bots at their best, with every number of players in turn. Made by", "",
        f"    {command}", "", "## What stands out", "", *([f"- {w}" for w in wrong] or ["Nothing."]), "",
        "## Seats", "", "Shares of games won by seat, with 95 % intervals.", "",
        "| Players | Games | Rounds | Points a seat | Winner's | Before the second | Won by seat 1, 2, 3 … |",
        "|--:|--:|--:|--:|--:|--:|---|",
    ]  # fmt: skip
    for _, of in sorted(key for key in n if key[0] == "games"):
        played = n["games", of]
        seats = [n["seat", of, str(seat)] for seat in range(int(of))]
        shares = ", ".join(f"{won / played:.0%} ({low:.0%}–{high:.0%})"
                           for won in seats for low, high in [wilson(won, played)])
        lines.append(
            f"| {of} | {played} | {n['rounds', of] / played:.1f} | {n['points', of] / played / int(of):.1f} "
            f"| {n['winner', of] / played:.1f} | {(n['winner', of] - n['second', of]) / played:.1f} | {shares} |"
        )
    lines += ["", f"Ended by: {ended}. Points come from "
              + ", ".join(f"{name.replace('_', ' ')} {count / total:.0%}" for name, count in sources) + ".", "",
              "## What winners do", "",
              "How often a game, and how often the winner does it beside a fair share (1.00 is like everybody).", "",
              "| What | A game | The winner |", "|---|--:|--:|"]  # fmt: skip
    for key, count in sorted(n.items()):
        if key[0] == "done":
            fair = n["fair", key[1]] / 1000
            lines.append(f"| {key[1].replace('_', ' ')} | {count / games:.2f} | {n['won', key[1]] / fair:.2f} |")
    return "\n".join(lines) + "\n"


def report(folder: Path, game: str, games: int, bot: str, seed: int = 1, jobs: int = 1, cluster: str = "") -> list[str]:
    """Measure, write <game>.md into the folder, and return what stands out."""
    counts = measure(game, games, bot, seed, jobs, cluster)
    folder.mkdir(parents=True, exist_ok=True)
    command = f"yedo simulate --game {game} --report {folder.as_posix()} --games {games} --bots {bot} --seed {seed}"
    (folder / f"{game}.md").write_text(page(game, counts, bot, command), encoding="utf-8")
    return outside(counts)
