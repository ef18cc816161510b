"""Arguments that several commands share: which game, how it is set up, who plays it, who does the work."""

import argparse
from typing import Any

from engine.core.kind import Kind
from engine.core.own_bots import runnable
from engine.core.setup import BadSetup
from engine.core.words import Any_, joined
from engine.games import DEFAULT, GAMES, UnknownGame, kind_of
from yedo import thinker  # noqa: F401  (own bots can be seated by name)
from yedo.commands import CommandError
from yedo.tables import TABLES

# An argument of the command line -> the choice of a setup that it makes.
CHOICES = ("edition", "rounds", "modules", "mood", "level", "master")
SETS = ("recommended", "first", "random")


def names(words: str) -> list[str]:
    return [w.strip() for w in words.split(",") if w.strip()]


def add_which_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default=DEFAULT, metavar="GAME", help=f"of {', '.join(GAMES)} (default {DEFAULT})")


def told(name: str) -> str:
    """What a choice of Yedo's setup can be, for a line of help: as the data has it."""
    choice = next(choice for choice in kind_of(DEFAULT).setup_options() if choice.name == name)
    if choice.many:
        return f"of {', '.join(choice.values)}"
    values = sorted(choice.values) if isinstance(choice.usual, int) else choice.values
    return f"{joined(Any_([str(value) for value in values]))} (default {choice.usual})"


def add_setup(parser: argparse.ArgumentParser) -> None:
    add_which_game(parser)
    parser.add_argument("--players", type=int, default=4, metavar="P", help="seats (default 4)")
    parser.add_argument("--seed", type=int, default=1, help="game k plays with seed + k (default 1)")
    parser.add_argument("--rules", nargs="+", default=[], metavar="KEY=VALUE", help="rule options")
    only = parser.add_argument_group("Yedo alone")
    only.add_argument("--edition", help=told("edition"))
    only.add_argument("--rounds", type=int, metavar="R", help=told("rounds"))
    only.add_argument("--modules", type=names, metavar="A,B", help=told("modules"))
    only.add_argument("--sets", nargs="+", metavar="SETS",
                      help="recommended, first, random, or action=A,B event=C,D mission=E,F")
    only.add_argument("--mood", help=f"the Emperor's mood in Shogun Must Die: {told('mood')}")
    only.add_argument("--level", help=f"the objectives in Shogun Must Die: {told('level')}")
    only.add_argument("--master", action="store_true", default=None, help="the master version of Shogun Must Die")


def add_bots(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--bots", type=names, default=["random"], metavar="X,Y",
                        help="who sits down, in seat order and repeated as needed: random, novice, samurai, shogun, "
                        "or a bot of your own")


def add_crew(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (default 1)")
    parser.add_argument("--cluster", default="", metavar="ADDRESS",
                        help="a Dask scheduler's address, or local:N for N workers here (needs the extra “cluster”)")


def game(args: argparse.Namespace) -> Kind:
    try:
        return kind_of(args.game)
    except UnknownGame as problem:
        raise CommandError(f"{problem}.") from None


def check_table(kind: Kind) -> None:
    """Refuse, in a sentence, what the window cannot show."""
    if kind.id not in TABLES:
        raise CommandError(f"{kind.id} has no table in the window; it is played by simulate, tournament and replay "
                           "--verify.")  # fmt: skip


def choices(args: argparse.Namespace, players: int | None = None) -> dict[str, Any]:
    """What the arguments decide of a setup, perhaps for another number of players than they say."""
    found: dict[str, Any] = {n: getattr(args, n, None) for n in CHOICES if getattr(args, n, None) is not None}
    found.update(sets(getattr(args, "sets", None)))
    found.update(pairs(args.rules, "--rules"))
    there = {choice.name for choice in game(args).setup_options()}
    for name in found:
        if name not in there:
            known = ", ".join(sorted(there)) or "nothing to choose"
            raise CommandError(f"{args.game} knows nothing of “{name}”; it has {known}.")
    if getattr(args, "rounds", None) is not None:
        check_rounds(game(args), players or args.players, found)
    return found


def check_rounds(kind: Kind, players: int, found: dict[str, Any]) -> None:
    """The rules say which lengths there are, of an edition and with modules; one that is given is no choice to make."""
    rounds, rest = found["rounds"], {name: value for name, value in found.items() if name != "rounds"}
    choice = next(choice for choice in kind.setup_options() if choice.name == "rounds")
    try:
        config = kind.config(players, 1, rest)
        given = getattr(config, "rounds", None)
        if given is not None:
            config.rounds = rounds
            kind.check(config)
    except BadSetup as problem:
        raise CommandError(f"{problem}.") from None
    if rounds == given and rounds not in choice.values:
        del found["rounds"]


def pairs(words: list[str], option: str) -> dict[str, str]:
    found = {}
    for word in words:
        for part in [word] if option == "--sets" else word.split(","):
            key, sign, value = part.partition("=")
            if not sign or not key or not value:
                raise CommandError(f"{option} wants KEY=VALUE, not “{part}”.")
            found[key] = value
    return found


def sets(words: list[str] | None) -> dict[str, Any]:
    if not words:
        return {}
    if len(words) == 1 and words[0] in SETS:
        return {"sets": words[0]}
    found = {f"{key.removesuffix('s')}_sets": value for key, value in pairs(words, "--sets").items()}
    wrong = set(found) - {"action_sets", "event_sets", "mission_sets"}
    if wrong:
        raise CommandError(f"--sets knows action, event and mission, not “{min(wrong).removesuffix('_sets')}”.")
    return found


def check_bots(kind: Kind, bots: list[str]) -> list[str]:
    for bot in bots:
        if not runnable(kind, bot):
            raise CommandError(f"there is no bot “{bot}”; the bots are {', '.join(kind.bots)}.")
    return bots or ["random"]


def at_least_one(**numbers: int) -> None:
    for name, number in numbers.items():
        if number < 1:
            raise CommandError(f"--{name} must be at least 1.")
