"""What a finished game tells: prestige by source in the order of the reckoning, the finest mission, the turning
point. Reads the game and its result; draws nothing."""

from dataclasses import dataclass
from typing import Any

from engine.yedo.cards.vocabulary import split_entry
from engine.yedo.game import Yedo

# Sources of prestige in the order in which they are told; unknown ones follow, then the reckoning's own;
# what was lost is taken off at the very end.
DURING = (
    "start", "missions", "errands", "annexes", "geishas", "audience", "luxury", "action", "cards", "event", "events",
    "favor", "character", "specialists", "onna_bugeisha",
)  # fmt: skip
AT_THE_END = ("bonus_cards", "blackmail", "teahouse", "clan_power", "mon")
LOST = "lost"  # everything given up or taken away


@dataclass(frozen=True, slots=True)
class Mission:
    seat: int
    card: str
    prestige: int  # with its bonus part


@dataclass(frozen=True, slots=True)
class Story:
    seats: list[int]  # of players, first to last in the ranking
    scores: dict[int, int]
    sources: list[str]
    by_source: dict[int, dict[str, int]]  # seat -> source -> prestige; LOST is negative
    by_round: dict[int, list[int]]
    finest: Mission | None
    turning: int | None  # the round after which the winner led for good; one past the last is the reckoning
    ended: str
    goals: list[dict[str, Any]]

    @property
    def winner(self) -> int:
        return self.seats[0]

    @property
    def coop(self) -> bool:
        return self.ended.startswith("coop")


def story(g: Yedo) -> Story:
    result = g.result()
    seats = [seat for seat in result["ranking"] if seat != g.outsider]
    clans = g.state.clans
    by_source = {seat: _split(clans[seat].sources) for seat in seats}
    named = {source for amounts in by_source.values() for source, n in amounts.items() if n}
    order = [*DURING, *sorted(named - {*DURING, *AT_THE_END, LOST}), *AT_THE_END, LOST]
    by_round = {seat: list(clans[seat].by_round) for seat in seats}
    return Story(
        seats,
        {seat: clans[seat].pp for seat in seats},
        [source for source in order if source in named],
        by_source,
        by_round,
        _finest(g, seats),
        _turning(by_round, seats),
        result["ended_by"],
        list(result.get("goals", ())),
    )


def _split(sources: dict[str, int]) -> dict[str, int]:
    """Gains by source; what was lost is one source of its own."""
    found = {source: n for source, n in sources.items() if n > 0}
    lost = sum(n for n in sources.values() if n < 0)
    if lost:
        found[LOST] = lost
    return found


def _finest(g: Yedo, seats: list[int]) -> Mission | None:
    """The completed mission that is worth most prestige; the winner's where two are equal."""
    found = [Mission(seat, card, _worth(g, card)) for seat in seats for card in g.state.clans[seat].completed]
    return max(found, key=lambda mission: mission.prestige, default=None)


def _worth(g: Yedo, card: str) -> int:
    total = 0
    for part in ("standard", "bonus"):
        for entry in g.cards[card].raw[part]["rewards"]:
            word, value = split_entry(entry)
            if word == "pp":
                total += int(value)
    return total


def _turning(by_round: dict[int, list[int]], seats: list[int]) -> int | None:
    """Rounds are counted from 1."""
    winner = by_round[seats[0]]
    if len(seats) < 2 or not winner:
        return None
    behind = [n for n, own in enumerate(winner, 1) if any(by_round[seat][n - 1] >= own for seat in seats[1:])]
    return (behind[-1] if behind else 0) + 1
