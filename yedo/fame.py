"""What the hall of fame tells about the finished games of one kind: counts, best scores by mode, wins against each bot,
favourite missions, co-operative records. Draws nothing."""

from collections import Counter
from dataclasses import dataclass

from engine.games import DEFAULT
from yedo.hall import HUMAN, Entry, Place

COOP = "shogun_must_die"  # entries of older versions do not say that all played together


@dataclass(frozen=True, slots=True)
class Best:
    """The best score of a person in one mode."""

    mode: str  # a number of rounds
    score: int
    name: str
    color: str
    date: float
    games: int
    average: float


@dataclass(frozen=True, slots=True)
class Against:
    """How persons fared against a bot: games with both at the table, and in how many a person was ahead."""

    bot: str
    games: int
    won: int

    @property
    def rate(self) -> float:
        return self.won / self.games


@dataclass(frozen=True, slots=True)
class Together:
    """The record of one mood and level; `alone` are solo games."""

    mood: str
    level: str
    alone: bool
    games: int
    won: int
    best: int  # the highest prestige of a clan


@dataclass(frozen=True, slots=True)
class Bar:
    """One game of the chart: the best person's score."""

    score: int
    color: str
    won: bool
    date: float
    name: str


@dataclass(frozen=True, slots=True)
class Figures:
    games: int
    hours: float
    with_persons: int
    won: int  # by a person, or together
    best: list[Best]
    against: list[Against]
    missions: list[tuple[str, int]]
    together: list[Together]
    bars: list[Bar]


def is_coop(entry: Entry) -> bool:
    return entry.together or COOP in entry.modules


def persons(entry: Entry) -> list[Place]:
    """Who sat there from the start. Whoever took over a bot's seat played, but holds no record with its points."""
    return [place for place in entry.players if place.played_by == HUMAN and not place.joined]


def leading(entry: Entry) -> Place | None:
    """The person who did best."""
    return min(persons(entry), key=lambda place: (place.rank, -place.score), default=None)


def figures(entries: list[Entry], shown: int = 24, game: str = DEFAULT) -> Figures:
    entries = [entry for entry in entries if entry.game == game]
    played = [entry for entry in entries if persons(entry)]
    versus = [entry for entry in played if not is_coop(entry)]
    return Figures(
        len(entries),
        sum(entry.seconds for entry in entries) / 3600,
        len(played),
        sum(_won(entry) for entry in played),
        _best(versus),
        _against(versus),
        _missions(played),
        _together([entry for entry in played if is_coop(entry)]),
        [_bar(entry) for entry in versus[-shown:]],
    )


def _won(entry: Entry) -> bool:
    if is_coop(entry):
        return entry.ended_by == "coop_won"
    first = leading(entry)
    return first is not None and first.rank == 1


def _best(entries: list[Entry]) -> list[Best]:
    found = []
    for rounds in sorted({_length(entry) for entry in entries}):
        games = [entry for entry in entries if _length(entry) == rounds]
        scores = [(place.score, place, entry) for entry in games for place in persons(entry)]
        top = max(scores, key=lambda item: item[0])
        average = sum(score for score, _, _ in scores) / len(scores)
        found.append(Best(str(rounds), top[0], top[1].name, top[1].color, top[2].date, len(games), average))
    return found


def _length(entry: Entry) -> int:
    """How long the game was meant to be; of an old entry the shortest length it fits into."""
    return entry.length or next((length for length in (6, 8, 11) if entry.rounds <= length), entry.rounds)


def _against(entries: list[Entry]) -> list[Against]:
    games: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for entry in entries:
        ours = leading(entry)
        bots = {place.played_by for place in entry.players} - {HUMAN, "nobody"}  # one's own seat given away is theirs
        for bot in sorted(bots):
            theirs = min(place.rank for place in entry.players if place.played_by == bot)
            games[bot] += 1
            won[bot] += ours is not None and ours.rank < theirs
    return [Against(bot, count, won[bot]) for bot, count in games.most_common()]


def _missions(entries: list[Entry], most: int = 8) -> list[tuple[str, int]]:
    count = Counter(mission for entry in entries for place in persons(entry) for mission in place.missions)
    return sorted(count.items(), key=lambda item: (-item[1], item[0]))[:most]


def _together(entries: list[Entry]) -> list[Together]:
    kinds = {(entry.mood, entry.level, len(entry.players) == 1) for entry in entries}
    found = []
    for mood, level, alone in sorted(kinds):
        games = [e for e in entries if (e.mood, e.level, len(e.players) == 1) == (mood, level, alone)]
        best = max(place.score for entry in games for place in entry.players)
        won = sum(entry.ended_by == "coop_won" for entry in games)
        found.append(Together(mood, level, alone, len(games), won, best))
    return found


def _bar(entry: Entry) -> Bar:
    place = leading(entry)
    assert place is not None
    return Bar(place.score, place.color, place.rank == 1, entry.date, place.name)
