"""How often a group of bots beats Shogun Must Die, for every number of players, mood and level, and on which
goals it fails: games one by one as plain records, and a page of figures made from them. Bots play the same at
every level, so that one game tells about all of them."""

from __future__ import annotations

import itertools
import json
import time
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from engine.core.sound import parse_json
from engine.lab.players import bounded, seated
from engine.lab.tournament import wilson

from ..config import standard_game
from ..game import new_game
from ..kind import KIND
from ..modules.smd.court import NAME, numbers, slot
from ..modules.smd.helper import asked

PLAYERS = (1, 2, 3, 4)
LARGEST_RECORD, LONGEST_LINE = 50_000_000, 1_000
WORLDS = 6  # that a searching bot looks at, without a clock: the same games come out again
SHARES = (0.1, 0.5, 0.9)  # of the games that stay below: the page tells these of prestige and errands


@dataclass(frozen=True)
class Cell:
    """What is played: all seats by the same bot."""

    players: int
    mood: str
    bot: str = "samurai"


@dataclass(frozen=True)
class Record:
    """One game: the round of the Shogun's death (0: he lives), and what was reached."""

    players: int
    mood: str
    bot: str
    seed: int
    killed: int
    lowest: int
    highest: int
    errands: int

    @property
    def cell(self) -> Cell:
        return Cell(self.players, self.mood, self.bot)

    def won(self, level: str) -> bool:
        """Whether that is enough at a level."""
        return self.killed > 0 and all(getattr(self, name) >= n for name, n in asked(level, self.players).items())


def play(cell: Cell, seed: int, level: str = "normal") -> tuple[Record, bool]:
    """The record of a game and whether it was won at its level."""
    config = standard_game(cell.players, seed=seed, modules=[NAME])
    config.mood, config.level = cell.mood, level
    for seat in config.seats:
        seat.played_by = cell.bot
    g = new_game(config)
    bots = [seated(KIND, cell.bot, seed, i) for i in range(cell.players)]
    for bot in bots:
        bounded(bot, WORLDS, 0.0, time.thread_time)
    killed = 0
    while (decision := g.decision) is not None:
        bot = bots[decision.player]
        g.apply(bot.choose(g if bot.blind else g.view(decision.player), decision))
        if not killed and not slot(g).kill:
            killed = g.state.round
    prestige = [g.state.clans[seat].pp for seat in g.players()]
    record = Record(
        cell.players, cell.mood, cell.bot, seed, killed, min(prestige), max(prestige), errands=len(slot(g).done)
    )
    return record, g.state.ended == "coop_won"


def levels() -> list[str]:
    return list(numbers()["levels"])


def read_records(file: Path) -> list[Record]:
    """What an earlier, perhaps unfinished run has written: one game a line. Raises OSError or ValueError."""
    if not file.exists():
        return []
    if not file.is_file():
        raise ValueError("it is no ordinary file")
    with file.open("rb") as source:
        text = source.read(LARGEST_RECORD + 1)
    if len(text) > LARGEST_RECORD:
        raise ValueError("it is too large")
    return [_record(line) for line in text.decode("utf-8").splitlines() if line]


def _record(line: str) -> Record:
    raw = parse_json(line, LONGEST_LINE)
    kinds: dict[str, type] = {f.name: {"int": int, "str": str}[str(f.type)] for f in fields(Record)}
    if not isinstance(raw, dict) or {name: type(value) for name, value in raw.items()} != kinds:
        raise ValueError("a line is not the record of a game")
    return Record(**raw)


def as_line(record: Record) -> str:
    return json.dumps(asdict(record)) + "\n"


# --- the page --------------------------------------------------------------------------------------

REACHED = (
    "The share of games in which the Shogun was killed; then the lowest prestige, the highest prestige and the errands "
    "that a tenth, half and nine tenths of the games do not exceed."
)
GOALS = (
    "Chosen so that under a demanding Emperor a group of Shogun wins about 70 % at Easy, 40 % at Normal and 15 % at "
    "Hard with any number of players, and a group of Samurai about 70 % at Beginner. Killing the Shogun comes on top; "
    "alone the highest prestige is not asked for."
)


def page(records: list[Record]) -> str:
    """Figures for every cell that was played."""
    lines = [
        "# Shogun Must Die: how often the group wins",
        "",
        f"{len(records)} games with the same bot in every seat. Percentages have 95 % intervals. Made by",
        "",
        *(f"    {command}" for command in commands(records)),
        "",
        "## Goals",
        "",
        GOALS,
        "",
        *goal_table(),
    ]
    for mood, bot in dict.fromkeys((r.mood, r.bot) for r in records):
        games = [r for r in records if (r.mood, r.bot) == (mood, bot)]
        lines += ["", f"## {mood.capitalize()} Emperor, a group of {bot.capitalize()}", "", *win_table(games)]
    lines += ["", "## What is reached", "", REACHED, "", *reached_table(records)]
    return "\n".join(lines) + "\n"


def commands(records: list[Record]) -> list[str]:
    """What plays these games again."""
    found: dict[tuple[str, str], list[str]] = {}
    for mood, bot in dict.fromkeys((r.mood, r.bot) for r in records):
        who = "" if bot == Cell.bot else f" --bot {bot}"
        seeds = {r.seed for r in records if (r.mood, r.bot) == (mood, bot)}
        for first in sorted(seed for seed in seeds if seed - 1 not in seeds):
            games = next(n for n in itertools.count(1) if first + n not in seeds)
            found.setdefault((who, f"--games {games} --seed {first}"), []).append(mood)
    return [f"yedo coop{who} --moods {','.join(moods)} {rest}" for (who, rest), moods in found.items()]


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    return [f"| {' | '.join(head)} |", "|--:" * len(head) + "|", *(f"| {' | '.join(row)} |" for row in rows)]


def goal_table() -> list[str]:
    rows = []
    for n in PLAYERS:
        rows.append([str(n), *(", ".join(f"{name} {x}" for name, x in asked(level, n).items()) for level in levels())])
    return table(["Players", *(level.capitalize() for level in levels())], rows)


def win_table(records: list[Record]) -> list[str]:
    rows = []
    for n in sorted({r.players for r in records}):
        games = [r for r in records if r.players == n]
        rows.append([str(n), str(len(games)), *(rate(games, level) for level in levels())])
    return table(["Players", "Games", *(level.capitalize() for level in levels())], rows)


def rate(games: list[Record], level: str) -> str:
    """As in 58 % (50 to 66)."""
    wins = sum(r.won(level) for r in games)
    low, high = wilson(wins, len(games))
    return f"{100 * wins / len(games):.0f} % ({100 * low:.0f} to {100 * high:.0f})"


def reached_table(records: list[Record]) -> list[str]:
    rows = []
    for cell in dict.fromkeys(r.cell for r in records):
        games = [r for r in records if r.cell == cell]
        killed = f"{100 * sum(r.killed > 0 for r in games) / len(games):.0f} %"
        spread = [spread_of([getattr(r, name) for r in games]) for name in ("lowest", "highest", "errands")]
        rows.append([cell.mood, cell.bot, str(cell.players), killed, *spread])
    return table(["Emperor", "Bot", "Players", "Killed", "Lowest", "Highest", "Errands"], rows)


def spread_of(values: list[int]) -> str:
    ordered = sorted(values)
    return ", ".join(str(ordered[min(len(ordered) - 1, int(share * len(ordered)))]) for share in SHARES)
