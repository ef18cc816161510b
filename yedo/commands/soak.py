"""`yedo soak`: games of every size, length, set and module, checked at every question, for a given time."""

import argparse
import importlib.util
import itertools
import json
import time
from collections.abc import Iterator

from engine.yedo.bots import BOTS, known
from engine.yedo.config import MODULES
from engine.yedo.simulate import Run, simulate
from yedo.commands import CommandError
from yedo.commands.simulate import names

AT_ONCE = 20  # games of one kind before the next


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--minutes", type=float, default=10, metavar="M", help="how long (default 10)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game (default 1)")
    parser.add_argument("--bots", type=names, default=["random"], metavar="X,Y", help=f"of {', '.join(BOTS)}")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (default 1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object at the end")


def installed_modules() -> list[str]:
    return [m for m in MODULES if importlib.util.find_spec(f"engine.yedo.modules.{m}") is not None]


def kinds_of_games(seed: int, bots: list[str]) -> Iterator[Run]:
    """Endless: every number of players and length, alone and with each mix of the modules."""
    modules = installed_modules()
    coop = "shogun_must_die"
    mixes = [
        list(mix) for n in range(len(modules) + 1) for mix in itertools.combinations(modules, n)
        if not (coop in mix and "jesuits" in mix)
    ]
    for turn in itertools.count():
        for mix in mixes:
            together = coop in mix
            for players in range(1, 5) if together else range(2, 6):
                for rounds in (7,) if together else (6, 8, 11):
                    if rounds == 6 and "jesuits" in mix:
                        continue
                    yield Run(
                        AT_ONCE, players, rounds, mix, bots, seed + turn * AT_ONCE, "random", {}, "every",
                        count_cards=False,
                    )


def run(args: argparse.Namespace) -> int:
    for bot in args.bots:
        if not known(bot):
            raise CommandError(f"there is no bot “{bot}”; the bots are {', '.join(BOTS)}.")
    end = time.monotonic() + args.minutes * 60
    games = decisions = 0
    violations: list[str] = []
    for wanted in kinds_of_games(args.seed, args.bots):
        if time.monotonic() > end:
            break
        tally, seconds = simulate(wanted, args.jobs)
        games += wanted.games
        decisions += tally.decisions
        label = f"{wanted.players} players, {wanted.rounds} rounds, {' + '.join(wanted.modules) or 'base'}"
        violations += [f"{label}: {v}" for v in tally.violations]
        if not args.json:
            wrong = len(tally.violations)
            print(f"{label}: {wanted.games} games in {seconds:.1f} s, {wrong} violations", flush=True)
    if args.json:
        print(json.dumps({"games": games, "decisions": decisions, "violations": violations}))
    else:
        for line in violations[:50]:
            print(line)
        print(f"{games} games, {decisions} decisions, {len(violations)} violations")
    return 1 if violations else 0
