"""How often a group of bots beats Shogun Must Die, for every number of players, mood and level, and on which
goals it fails: games one by one as plain records, and a page of figures made from them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from .bots import make
from .game import new_game
from .modules.smd.court import NAME, numbers, slot
from .simulate import Run, config_of
from .tournament import wilson

PLAYERS = (1, 2, 3, 4)
SHARES = (0.1, 0.5, 0.9)  # of the games that stay below: the page tells these of prestige and errands


@dataclass(frozen=True)
class Cell:
    """What is played: all seats by the same bot."""

    players: int
    mood: str
    level: str
    bot: str = "samurai"


@dataclass(frozen=True)
class Record:
    """One game: the round of the Shogun's death (0: he lives), what was reached, and whether it was enough."""

    players: int
    mood: str
    level: str
    bot: str
    seed: int
    won: bool
    killed: int
    lowest: int
    highest: int
    errands: int

    @property
    def cell(self) -> Cell:
        return Cell(self.players, self.mood, self.level, self.bot)


def play(cell: Cell, seed: int) -> Record:
    run = Run(1, cell.players, modules=[NAME], bots=[cell.bot], mood=cell.mood, level=cell.level)
    g = new_game(config_of(run, seed))
    bots = [make(cell.bot, f"{seed}/{i}") for i in range(cell.players)]
    killed = 0
    while (decision := g.decision) is not None:
        bot = bots[decision.player]
        g.apply(bot.choose(g if bot.blind else g.view(decision.player), decision))
        if not killed and not slot(g).kill:
            killed = g.state.round
    prestige = [g.state.clans[seat].pp for seat in g.players()]
    won = g.state.ended == "coop_won"
    return Record(**asdict(cell), seed=seed, won=won, killed=killed, lowest=min(prestige), highest=max(prestige),
                  errands=len(slot(g).done))


def cells(players: list[int], moods: list[str], levels: list[str], bot: str) -> Iterator[Cell]:
    for mood in moods:
        for n in players:
            for level in levels:
                yield Cell(n, mood, level, bot)


def read_records(file: Path) -> list[Record]:
    """What an earlier, perhaps unfinished run has written: one game a line."""
    if not file.exists():
        return []
    return [Record(**json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines() if line]


def as_line(record: Record) -> str:
    return json.dumps(asdict(record)) + "\n"


# --- the page --------------------------------------------------------------------------------------

REACHED = (
    "The share of games in which the Shogun was killed; then the lowest prestige, the highest prestige and the errands "
    "that a tenth, half and nine tenths of the games do not exceed."
)
GOALS = (
    "Chosen so that under a demanding Emperor these bots win about 70 % at Easy, 40 % at Normal and 15 % at Hard with "
    "any number of players. Killing the Shogun comes on top; alone the highest prestige is not asked for."
)


def page(records: list[Record]) -> str:
    """Figures for every cell that was played."""
    lines = [
        "# Shogun Must Die: how often the group wins",
        "",
        f"{len(records)} games with a {records[0].bot} bot in every seat. Percentages have 95 % intervals. Made by",
        "",
        *(f"    {command}" for command in commands(records)),
        "",
        "## Goals",
        "",
        GOALS,
        "",
        *goal_table(),
    ]
    for mood in dict.fromkeys(r.mood for r in records):
        lines += ["", f"## {mood.capitalize()} Emperor", "", *win_table([r for r in records if r.mood == mood])]
    lines += ["", "## What is reached", "", REACHED, "", *reached_table(records)]
    return "\n".join(lines) + "\n"


def commands(records: list[Record]) -> list[str]:
    """What plays these games again."""
    found: dict[str, list[str]] = {}
    for mood in dict.fromkeys(r.mood for r in records):
        seeds = {r.seed for r in records if r.mood == mood}
        found.setdefault(f"--games {len(seeds)} --seed {min(seeds)}", []).append(mood)
    return [f"yedo coop --moods {','.join(moods)} {rest}" for rest, moods in found.items()]


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    return [f"| {' | '.join(head)} |", "|--:" * len(head) + "|", *(f"| {' | '.join(row)} |" for row in rows)]


def levels() -> list[str]:
    return list(numbers()["levels"])


def goal(level: str, name: str, players: int) -> int:
    value = numbers()["levels"][level][name]
    found: int = value[players] if isinstance(value, dict) else value
    return found


def goal_table() -> list[str]:
    rows = []
    for n in PLAYERS:
        names = ["lowest", "highest", "errands"] if n > 1 else ["lowest", "errands"]
        rows.append([str(n), *(", ".join(f"{name} {goal(level, name, n)}" for name in names) for level in levels())])
    return table(["Players", *(level.capitalize() for level in levels())], rows)


def win_table(records: list[Record]) -> list[str]:
    rows = []
    for n in sorted({r.players for r in records}):
        found = [[r for r in records if r.players == n and r.level == level] for level in levels()]
        rows.append([str(n), *(won(games) for games in found)])
    return table(["Players", *(level.capitalize() for level in levels())], rows)


def won(games: list[Record]) -> str:
    """As in 58 % (50 to 66), 87 of 150."""
    if not games:
        return "not played"
    wins = sum(r.won for r in games)
    low, high = wilson(wins, len(games))
    return f"{100 * wins / len(games):.0f} % ({100 * low:.0f} to {100 * high:.0f}), {wins} of {len(games)}"


def reached_table(records: list[Record]) -> list[str]:
    rows = []
    for cell in dict.fromkeys(r.cell for r in records):
        games = [r for r in records if r.cell == cell]
        killed = f"{100 * sum(r.killed > 0 for r in games) / len(games):.0f} %"
        spread = [spread_of([getattr(r, name) for r in games]) for name in ("lowest", "highest", "errands")]
        rows.append([cell.mood, str(cell.players), cell.level, killed, *spread])
    return table(["Emperor", "Players", "Level", "Killed", "Lowest", "Highest", "Errands"], rows)


def spread_of(values: list[int]) -> str:
    ordered = sorted(values)
    return ", ".join(str(ordered[min(len(ordered) - 1, int(share * len(ordered)))]) for share in SHARES)
