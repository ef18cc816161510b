"""What is chosen for a new game: who sits where with which general, readings of the rules, a seed. What was chosen last
is remembered; nonsense in the memory is dropped. Imports no pygame."""

from __future__ import annotations

import random
from dataclasses import asdict, dataclass, field
from typing import Any

from engine.core.setup import BadSetup, Seat
from engine.shitenno.board import standard_board
from engine.shitenno.config import NAMES, Config, check, rule_choices
from engine.shitenno.kind import KIND
from yedo.session import HUMAN

LARGEST_SEED = (1 << 63) - 1
FEWEST, MOST = min(KIND.players), max(KIND.players)
RIVAL = "samurai"  # who plays the seats that nobody has taken yet
LONGEST = 14  # letters of a name


@dataclass(slots=True)
class Place:
    general: str
    name: str = ""  # "": the general's own
    played_by: str = RIVAL


@dataclass(slots=True)
class NewGame:
    seats: list[Place] = field(default_factory=list)
    players: int = 3
    rules: dict[str, str] = field(default_factory=dict)
    seed: str = ""
    memory: bool = False  # plates open what their generals were seen to take
    preview: bool = True  # lots say what they would bring

    def __post_init__(self) -> None:
        for general in standard_board().generals:
            if len(self.seats) < MOST and general not in [seat.general for seat in self.seats]:
                self.seats.append(Place(general, "", RIVAL if self.seats else HUMAN))

    @property
    def sitting(self) -> list[Place]:
        return self.seats[: self.players]

    @property
    def persons(self) -> int:
        return sum(seat.played_by == HUMAN for seat in self.sitting)

    def give_general(self, number: int, general: str) -> None:
        """Whoever has that general takes this one's in exchange."""
        other = next(seat for seat in self.seats if seat.general == general)
        other.general, self.seats[number].general = self.seats[number].general, general

    def remove(self, number: int) -> None:
        """A player leaves; the seat waits at the end."""
        self.seats.append(self.seats.pop(number))
        self.players -= 1

    def rule(self, name: str) -> str:
        usual = next(choice.usual for choice in rule_choices() if choice.name == name)
        return self.rules.get(name, str(usual))

    def drawn_seed(self) -> int:
        return int(self.seed) if self.seed else random.SystemRandom().randrange(1, LARGEST_SEED)

    def config(self, seed: int) -> Config:
        """Raises BadSetup for what the rules do not allow."""
        seats = [Seat(x.general, x.name.strip() or NAMES[x.general], x.played_by) for x in self.sitting]
        changed = {name: value for name, value in self.rules.items() if value != _usual(name)}
        made = Config(seats, changed, seed)
        check(made)
        return made

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)


def _usual(name: str) -> str:
    return next(str(choice.usual) for choice in rule_choices() if choice.name == name)


def remembered(data: Any, bots: list[str]) -> NewGame:
    """The last choice; the usual game where there is none or it makes no sense."""
    try:
        seats = [Place(str(x["general"]), str(x["name"])[:LONGEST], str(x["played_by"])) for x in data["seats"]]
        known = {choice.name: choice.values for choice in rule_choices()}
        rules = {str(k): str(v) for k, v in data["rules"].items() if str(v) in known[str(k)]}
        seed = str(data["seed"])
        found = NewGame(seats, int(data["players"]), rules, seed if seed.isdecimal() and len(seed) < 10 else "")
        found.memory, found.preview = data.get("memory") is True, data.get("preview") is not False
        for seat in found.seats:
            if seat.played_by != HUMAN and seat.played_by not in bots:
                seat.played_by = RIVAL
        if found.players not in KIND.players or len({x.general for x in found.seats}) != MOST:
            return NewGame()
        found.config(1)
    except (LookupError, TypeError, ValueError, AttributeError, BadSetup):
        return NewGame()
    return found
