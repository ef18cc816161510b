"""What a verb, a question and an event kind of a game are, each written in one row: labels, places, icons, sounds,
secrecy, help and the words of cases are read off these rows.

An option is a verb and its arguments. A row names the *kinds* of the arguments ("mover space"); each kind knows its
words, where it lies, its picture and its names in a rule case. So a row is short, and an option stands where its last
argument lies unless the row says otherwise. Pure data: no picture, no sound, no language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from .decision import Option


@dataclass(frozen=True, slots=True)
class Verb:
    args: str = ""  # kinds of its arguments, in order
    icon: str = "choice"
    place: str = ""  # where it stands: {0} is the verb, {1} its first argument; or one of its args; "": the last one
    tone: str = ""  # primary: the way on; quiet: the way out
    form: str = ""  # stepper: amounts to step through; tabs: the mover is chosen first; tray: cards laid out to choose
    short: bool = False  # the question names the verb: alone it need only say what it is about
    sure: str = ""  # the phrase that asks again before a slip
    stays: bool = False  # once given it cannot be taken back
    beside: bool = False  # a card to play at most questions, which are about something else
    district: str = ""  # where this action is taken

    @property
    def kinds(self) -> list[str]:
        return self.args.split()


@dataclass(frozen=True, slots=True)
class Question:
    page: str = ""  # the rules page that explains it
    private: bool = False  # about things that only the asked seat may see
    turns: bool = False  # everybody is asked in turn, whatever they hold
    own: bool = False  # asked of the seat whose turn it is; others come in between
    about: str = ""  # what of the asked seat a hint goes through


@dataclass(frozen=True, slots=True)
class Happening:
    icon: str = "log"
    sound: str = ""
    spoken: bool = False  # moves nothing: a slip of words beside its seat is what is seen of it
    victim: str = ""  # the field that names whom it was done to; "player": the one it is told of
    small: bool = False  # too small for a preview
    stays: bool = False  # what led to it cannot be taken back


class Argument(NamedTuple):
    """One kind of argument. Every function gets the game, the asked seat, the option and the argument's index."""

    words: Callable[[Any, int, Option, int], dict[str, Any]]  # gaps for the phrases of the verb
    place: Callable[[Any, int, Option, int], str]  # where it lies; "" nowhere
    names: Callable[[Any, int, Option, int], list[str]]  # what a rule case calls it
    icon: Callable[[str], str]  # its own picture; "" none


Verbs = Mapping[str, Verb]
USUAL: Mapping[str, Verb] = {  # does for a game that has no rows of its own
    "pass": Verb(icon="pass", tone="quiet"),
    "done": Verb(icon="pass", tone="quiet"),
    "decline": Verb(icon="cancel", tone="quiet"),
    "bid": Verb("n", "bidding", form="stepper"),
}
Questions = Mapping[str, Question]
Happenings = Mapping[str, Happening]


def place_of(row: Verb, option: Option, arguments: Mapping[str, Argument], g: Any, seat: int) -> str:
    """Where an option stands: as its row says, where its last argument lies, or on a button of its own."""
    kinds = row.kinds
    if row.place in kinds:
        return arguments[row.place].place(g, seat, option, kinds.index(row.place) + 1)
    if row.place:
        return row.place.format(*option)
    found = arguments[kinds[-1]].place(g, seat, option, len(kinds)) if kinds else ""
    return found or ":".join(["button", *(str(x) for x in option)])


def gaps_of(row: Verb, option: Option, arguments: Mapping[str, Argument], g: Any, seat: int) -> dict[str, Any]:
    """Words for the arguments of an option."""
    found: dict[str, Any] = {}
    for i, kind in enumerate(row.kinds[: len(option) - 1], 1):
        found.update(arguments[kind].words(g, seat, option, i))
    return found


def ways_out(verbs: Verbs) -> list[str]:
    """The verbs by which a seat is done with a question without having chosen anything, the first to be tried first:
    quiet ones, then those that lead on."""
    return [name for tone in ("quiet", "primary") for name, row in verbs.items() if row.tone == tone]
