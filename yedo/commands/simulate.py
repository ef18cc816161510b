"""`yedo simulate`: plays many games without a window and prints what came of them."""

import argparse
import json
from pathlib import Path
from statistics import mean

from engine.core.own_bots import UnknownBot
from engine.core.setup import BadSetup
from engine.games import DEFAULT
from engine.lab.crew import NoCrew
from engine.lab.progress import hushed
from engine.lab.simulate import CHECKS, Run, Tally, as_json, simulate
from yedo.commands import CommandError, common, say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default 100)")
    common.add_setup(parser)
    common.add_bots(parser)
    common.add_crew(parser)
    parser.add_argument("--check", choices=CHECKS, default="round",
                        help="how often the invariants are checked (default round)")
    parser.add_argument("--report", nargs="?", const=True, default=False, metavar="FOLDER",
                        help="add averages, questions and cards; with a folder: write the balance report there")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run_of(args: argparse.Namespace) -> Run:
    bots = common.check_bots(common.game(args), args.bots)
    return Run(
        args.game, args.games, args.players, bots, args.seed, common.choices(args), args.check,
        count_cards=bool(args.json or args.report),
    )


def play(run: Run, args: argparse.Namespace) -> tuple[Tally, float]:
    common.at_least_one(games=run.games, jobs=args.jobs)
    try:
        return simulate(run, args.jobs, args.cluster)
    except (BadSetup, UnknownBot, NoCrew) as problem:
        raise CommandError(f"{problem}.") from problem


def write_balance(args: argparse.Namespace) -> int:
    """A balance page has its own games: one bot in every seat. Yedo's tells of every card, in report.md; the page of
    another game bears its name."""
    (bot, *_) = common.check_bots(common.game(args), args.bots)
    common.at_least_one(games=args.games, jobs=args.jobs)
    folder = Path(args.report)
    crew = (args.games, bot, args.seed, args.jobs, args.cluster)
    try:
        if args.game == DEFAULT:
            from engine.yedo.lab.balance import report as yedo_report

            wrong, name = yedo_report(folder, *crew), "report.md"
        else:
            from engine.lab.balance import report

            wrong, name = report(folder, args.game, *crew), f"{args.game}.md"
    except OSError as problem:
        raise CommandError(f"{folder} cannot be written: {problem.strerror}.") from None
    except (UnknownBot, NoCrew) as problem:
        raise CommandError(f"{problem}.") from problem
    print("\n".join([*wrong, f"{len(wrong)} out of bounds; the page is {folder.as_posix()}/{name}"]))
    return 0


def run(args: argparse.Namespace) -> int:
    if isinstance(args.report, str):
        return write_balance(args)
    wanted = run_of(args)
    with hushed(args.json):
        tally, seconds = play(wanted, args)
    if args.json:
        out = as_json(wanted, tally, seconds)
        if args.report:
            out["report"] = {"questions": dict(tally.kinds.most_common()), "prestige": dict(tally.sources)}
        print(json.dumps(out))
    else:
        print_summary(wanted, tally, seconds, args.report)
    return 1 if tally.violations else 0


def print_summary(wanted: Run, tally: Tally, seconds: float, full: bool) -> None:
    rate = f"{tally.games / seconds:.1f} games/s, {tally.decisions / seconds:,.0f} decisions/s"
    stopped = f" (stopped; {wanted.games} were wanted)" if tally.games < wanted.games else ""
    print(f"{tally.games} games{stopped}, {tally.decisions} decisions in {seconds:.1f} s ({rate})")
    if tally.scores:
        averages = [mean(seat) for seat in zip(*tally.scores, strict=True)]
        print("average score by seat: " + ", ".join(f"{a:.1f}" for a in averages))
    print(f"wins by seat: {tally.seats}, by bot: {dict(tally.bots)}, ended by: {dict(tally.ended_by)}")
    if full:
        games = max(1, len(tally.scores))
        for what, counter in (("questions", tally.kinds), ("points", tally.sources)):
            print(f"{what} per game: " + ", ".join(f"{k} {n / games:.1f}" for k, n in counter.most_common()))
        for card, counts in sorted(tally.cards.items()):
            print(f"  {card:<12} " + "  ".join(f"{what} {n:>6}" for what, n in counts.items()))
    for line in tally.violations[:50]:
        say(line)
    print(f"{len(tally.violations)} violations")
