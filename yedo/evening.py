"""An evening's tally: what was played in a row on this machine, of whatever game, and how each person fared. It is read
from the hall of fame's file, so that nothing is kept twice. Draws nothing."""

from dataclasses import dataclass, field

from yedo.fame import is_coop
from yedo.hall import HUMAN, Entry, Place

PAUSE = 6 * 3600.0  # seconds between two games after which a new evening begins


@dataclass(slots=True)
class Row:
    """How a person fared; `places` has their place in each of the games, None where they did not play."""

    name: str
    color: str
    places: list[Place | None] = field(default_factory=list)
    wins: int = 0
    beaten: int = 0  # seats that ended behind them, bots too


def games(entries: list[Entry]) -> list[Entry]:
    """The last evening's games with persons, in their order."""
    found: list[Entry] = []
    for entry in sorted(entries, key=lambda entry: entry.date, reverse=True):
        if not any(place.played_by == HUMAN for place in entry.players):
            continue
        if found and found[-1].date - found[-1].seconds - entry.date > PAUSE:
            break
        found.append(entry)
    return found[::-1]


def won(entry: Entry, place: Place) -> bool:
    return entry.ended_by == "coop_won" if is_coop(entry) else place.rank == 1


def tally(evening: list[Entry]) -> list[Row]:
    """A row for every person, whoever has won most often first. Names tell persons apart, whatever clan they lead."""
    rows: dict[str, Row] = {}
    for number, entry in enumerate(evening):
        for place in entry.players:
            if place.played_by != HUMAN:
                continue
            row = rows.setdefault(place.name.casefold(), Row(place.name, place.color))
            row.color = place.color
            row.places += [None] * (number + 1 - len(row.places))
            row.places[number] = place
            row.wins += won(entry, place)
            row.beaten += 0 if is_coop(entry) else sum(other.rank > place.rank for other in entry.players)
    for row in rows.values():
        row.places += [None] * (len(evening) - len(row.places))
    return sorted(rows.values(), key=lambda row: (-row.wins, -row.beaten, row.name.casefold()))
