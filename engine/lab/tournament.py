"""Tournaments: one entrant against a table of others, seats rotated, with intervals, scores and thinking times."""

from __future__ import annotations

import json
import time
from dataclasses import asdict, dataclass, field, replace
from math import sqrt
from pathlib import Path
from statistics import mean, median
from typing import Any

from engine.core.kind import Bot, Kind
from engine.games import DEFAULT, kind_of

from .crew import cut, spread
from .players import bounded, seated

Z = 1.96  # 95 %
SAMPLES = 16  # worlds for a searching bot
LONGEST = 0.085  # and the processor time for one of its answers, in seconds
CHUNK = 2  # games; those of searching bots are long


class BadRecord(ValueError):
    """A record of games that cannot be used; the message is one sentence."""


class BadRow(ValueError):
    """Words that name no row; the message is one sentence."""


@dataclass
class Entrant:
    """A bot by name; `weights` replace some of its numbers, `samples` bounds its search, and so do the seconds of
    `longest`, if any; 0 samples leave it the time it takes at the table. At its `best` it does not err on purpose."""

    bot: str
    weights: dict[str, float] = field(default_factory=dict)
    samples: int = 0
    best: bool = False
    longest: float = LONGEST

    def seated(self, kind: Kind, seed: int, seat: int) -> Bot:
        made: Any = seated(kind, self.bot, seed, seat)
        if self.weights and hasattr(made, "w"):
            made.w = made.w.changed(**self.weights)
        if self.best and hasattr(made, "w") and hasattr(made.w, "ease"):
            made.w = made.w.changed(ease=0.0)
        bounded(made, self.samples, self.longest, time.thread_time)
        return made  # type: ignore[no-any-return]


@dataclass
class Row:
    """One line of the table: who plays against whom, how often."""

    champion: Entrant
    rivals: list[Entrant]
    games: int = 200
    seed: int = 1
    game: str = DEFAULT
    choices: dict[str, Any] = field(default_factory=dict)

    @property
    def players(self) -> int:
        return 1 + len(self.rivals)

    def seats(self, k: int) -> list[Entrant]:
        """Everybody moves on by a seat every game; the champion begins in the first."""
        at = -k % self.players
        table = [self.champion, *self.rivals]
        return table[at:] + table[:at]


def bots_of(words: str) -> list[str]:
    """Who sits down in a row that is written BOT:RIVAL,RIVAL,…, the champion first."""
    champion, sign, rivals = words.partition(":")
    bots = [name.strip() for name in (champion, *rivals.split(","))]
    if not sign or not all(bots) or not 2 <= len(bots) <= 5:
        raise BadRow(f"a row is BOT:RIVAL,RIVAL,… with one to four rivals, not “{words}”")
    return bots


@dataclass
class Outcome:
    """What came of the games of a row; outcomes of several chunks add up."""

    games: int = 0
    wins: int = 0
    scores: list[int] = field(default_factory=list)
    rival_scores: list[float] = field(default_factory=list)
    deeds: list[int] = field(default_factory=list)  # missions completed and the like
    rival_deeds: list[float] = field(default_factory=list)
    times: dict[str, list[float]] = field(default_factory=dict)
    by_bot: dict[str, list[list[int]]] = field(default_factory=dict)  # a seat each: whether it won, score, deeds
    seconds: float = 0.0

    def add(self, other: Outcome) -> None:
        self.games += other.games
        self.wins += other.wins
        self.scores += other.scores
        self.rival_scores += other.rival_scores
        self.deeds += other.deeds
        self.rival_deeds += other.rival_deeds
        for bot, times in other.times.items():
            self.times.setdefault(bot, []).extend(times)
        for bot, seats in other.by_bot.items():
            self.by_bot.setdefault(bot, []).extend(seats)
        self.seconds += other.seconds

    @property
    def rate(self) -> float:
        return self.wins / max(1, self.games)

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def lead(self) -> tuple[float, float]:
        """The champion's mean lead over its rivals' mean score, and its standard error."""
        leads = [a - b for a, b in zip(self.scores, self.rival_scores, strict=True)]
        if len(leads) < 2:
            return (leads[0] if leads else 0.0), 0.0
        middle = mean(leads)
        spread_ = sum((x - middle) ** 2 for x in leads) / (len(leads) - 1)
        return middle, sqrt(spread_ / len(leads))

    def thinking(self, bot: str) -> tuple[float, float]:
        """Median and longest answer of a bot, in seconds of processor time: other programs do not count."""
        times = self.times.get(bot) or [0.0]
        return median(times), max(times)

    def untimed(self) -> Outcome:
        """What comes out the same wherever it is played: of the times only how many there are."""
        return replace(self, seconds=0.0, times={bot: [0.0] * len(times) for bot, times in self.times.items()})


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson), right for small counts and rates near 0 or 1 too."""
    if not games:
        return 0.0, 1.0
    p = wins / games
    share = Z * Z / games
    middle = (p + share / 2) / (1 + share)
    half = Z * sqrt(p * (1 - p) / games + share / (4 * games)) / (1 + share)
    return max(0.0, middle - half), min(1.0, middle + half)


def play_one(row: Row, k: int, outcome: Outcome) -> None:
    """Game k of a row."""
    kind = kind_of(row.game)
    seats = row.seats(k)
    seed = row.seed + k
    g: Any = kind.new(kind.config(row.players, seed, row.choices))
    bots = [entrant.seated(kind, seed, i) for i, entrant in enumerate(seats)]
    while (decision := g.decision) is not None:
        seat = decision.player
        bot = bots[seat]
        view = g if bot.blind else g.view(seat)
        began = time.thread_time()
        option = bot.choose(view, decision)
        outcome.times.setdefault(seats[seat].bot, []).append(time.thread_time() - began)
        g.apply(option)
    result = kind.result(g)
    at = k % row.players
    outcome.games += 1
    outcome.wins += result.ranking[0] == at
    outcome.scores.append(result.scores[at])
    outcome.rival_scores.append(mean(s for i, s in enumerate(result.scores) if i != at))
    deeds = [len(kind.deeds(g, i)) for i in range(row.players)]
    outcome.deeds.append(deeds[at])
    outcome.rival_deeds.append(mean(n for i, n in enumerate(deeds) if i != at))
    for i, entrant in enumerate(seats):
        won = int(result.ranking[0] == i)
        outcome.by_bot.setdefault(entrant.bot, []).append([won, result.scores[i], deeds[i]])


def play_some(chunk: tuple[Row, list[int]]) -> Outcome:
    row, games = chunk
    outcome = Outcome()
    began = time.perf_counter()
    for k in games:
        play_one(row, k, outcome)
    outcome.seconds = time.perf_counter() - began
    return outcome


def play_row(row: Row, jobs: int = 1, cluster: str = "", record: Path | None = None) -> Outcome:
    """With a record every game is kept there as it ends, and none is played twice."""
    told = f"{row.champion.bot} against {','.join(r.bot for r in row.rivals)}"
    outcome, done = read_record(record, row) if record is not None else (Outcome(), set())
    size = CHUNK if record is None else 1
    chunks = [(row, games) for games in cut([k for k in range(row.games) if k not in done], size)]
    for (_, games), part in zip(chunks, spread(play_some, chunks, jobs, cluster, told), strict=False):
        outcome.add(part)
        if record is not None:
            with record.open("a", encoding="utf-8") as out:
                out.write(json.dumps({"row": name_of(row), "game": games[0], **asdict(part)}) + "\n")
    return outcome


def name_of(row: Row) -> str:
    """What tells the rows of a record apart: everything but how many games are wanted."""
    return json.dumps({**asdict(row), "games": 0}, sort_keys=True)


def read_record(record: Path, row: Row) -> tuple[Outcome, set[int]]:
    """What was played of a row already."""
    outcome, done, name = Outcome(), set[int](), name_of(row)
    try:
        lines = record.read_text(encoding="utf-8").splitlines() if record.exists() else []
        for found in map(json.loads, lines):
            if found.pop("row") == name and (k := found.pop("game")) < row.games:
                outcome.add(Outcome(**found))
                done.add(k)
        record.touch()
    except (OSError, ValueError, TypeError, KeyError) as problem:
        raise BadRecord(f"{record} cannot be used as a record of games: {problem}") from problem
    return outcome, done
