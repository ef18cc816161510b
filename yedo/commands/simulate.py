"""`yedo simulate`: plays many games without a window and prints what came of them."""

import argparse
import json
from pathlib import Path
from statistics import mean

from engine.yedo.bots import BOTS, UnknownBot, runnable
from engine.yedo.bots import names as bot_names
from engine.yedo.config import MODULES, BadSetup
from engine.yedo.rules import UnknownRule
from engine.yedo.simulate import CHECKS, Run, Tally, as_json, simulate
from yedo import thinker  # noqa: F401  (own bots can be seated by name)
from yedo.commands import CommandError, say


def names(words: str) -> list[str]:
    return [w.strip() for w in words.split(",") if w.strip()]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default 100)")
    add_game_arguments(parser)
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (default 1)")
    parser.add_argument("--check", choices=CHECKS, default="round",
                        help="how often the invariants are checked (default round)")
    parser.add_argument("--report", nargs="?", const=True, default=False, metavar="FOLDER",
                        help="add averages, questions and cards; with a folder: write the balance report there")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def add_game_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, default=4, metavar="P", help="seats (default 4)")
    parser.add_argument("--rounds", type=int, default=8, metavar="R", help="6, 8 or 11 (default 8)")
    parser.add_argument("--modules", type=names, default=[], metavar="A,B", help=f"of {', '.join(MODULES)}")
    parser.add_argument("--bots", type=names, default=["random"], metavar="X,Y",
                        help=f"who sits down, in seat order and repeated as needed; of {', '.join(BOTS)}")
    parser.add_argument("--seed", type=int, default=1, help="game k plays with seed + k (default 1)")
    parser.add_argument("--sets", nargs="+", default=["recommended"], metavar="SETS",
                        help="recommended, first, random, or action=A,B event=C,D mission=E,F")
    parser.add_argument("--rules", nargs="+", default=[], metavar="KEY=VALUE", help="rule options")
    parser.add_argument("--mood", choices=("gentle", "demanding", "insatiable"), default="demanding",
                        help="the Emperor's mood in Shogun Must Die")
    parser.add_argument("--level", choices=("easy", "normal", "hard"), default="normal",
                        help="the objectives in Shogun Must Die")
    parser.add_argument("--master", action="store_true", help="the master version of Shogun Must Die")


def pairs(words: list[str], option: str) -> dict[str, str]:
    found = {}
    for word in words:
        for part in ([word] if option == "--sets" else word.split(",")):
            key, sign, value = part.partition("=")
            if not sign or not key or not value:
                raise CommandError(f"{option} wants KEY=VALUE, not “{part}”.")
            found[key] = value
    return found


def sets(words: list[str]) -> str | dict[str, list[str]]:
    if words in (["recommended"], ["first"], ["random"]):
        return words[0]
    found = {key.removesuffix("s"): names(value) for key, value in pairs(words, "--sets").items()}
    wrong = set(found) - {"action", "event", "mission"}
    if wrong:
        raise CommandError(f"--sets knows action, event and mission, not “{min(wrong)}”.")
    return found


def run_of(args: argparse.Namespace) -> Run:
    return Run(
        args.games, args.players, args.rounds, args.modules, args.bots or ["random"], args.seed,
        sets(args.sets), pairs(args.rules, "--rules"), args.check, args.mood, args.level, args.master,
        count_cards=bool(args.json or args.report),
    )


def play(run: Run, jobs: int) -> tuple[Tally, float]:
    for bot in run.bots:
        if not runnable(bot):
            raise CommandError(f"there is no bot “{bot}”; the bots are {', '.join(bot_names())}.")
    for number, what in ((run.games, "--games"), (jobs, "--jobs")):
        if number < 1:
            raise CommandError(f"{what} must be at least 1.")
    try:
        return simulate(run, jobs)
    except (BadSetup, UnknownRule, UnknownBot) as problem:
        raise CommandError(f"{problem}.") from problem


def write_balance(args: argparse.Namespace) -> int:
    """The balance report has its own games: four seats of one bot, plain, with modules, and restricted."""
    from engine.yedo.balance import report

    bot = args.bots[0] if args.bots else "random"
    if not runnable(bot):
        raise CommandError(f"there is no bot “{bot}”; the bots are {', '.join(BOTS)}.")
    wrong = report(Path(args.report), args.games, bot, args.seed, args.jobs)
    print("\n".join([*wrong, f"{len(wrong)} out of bounds; the page is {args.report}/report.md"]))
    return 0


def run(args: argparse.Namespace) -> int:
    if isinstance(args.report, str):
        return write_balance(args)
    wanted = run_of(args)
    tally, seconds = play(wanted, args.jobs)
    if args.json:
        out = as_json(wanted, tally, seconds)
        if args.report:
            out["report"] = {"questions": dict(tally.kinds.most_common()), "prestige": dict(tally.sources)}
        print(json.dumps(out))
    else:
        print_summary(wanted, tally, seconds, args.report)
    return 1 if tally.violations else 0


def print_summary(wanted: Run, tally: Tally, seconds: float, full: bool) -> None:
    rate = f"{wanted.games / seconds:.1f} games/s, {tally.decisions / seconds:,.0f} decisions/s"
    print(f"{wanted.games} games, {tally.decisions} decisions in {seconds:.1f} s ({rate})")
    if tally.scores:
        averages = [mean(seat) for seat in zip(*tally.scores, strict=True)]
        print("average prestige by seat: " + ", ".join(f"{a:.1f}" for a in averages))
    print(f"wins by seat: {tally.seats}, by bot: {dict(tally.bots)}, ended by: {dict(tally.ended_by)}")
    if full:
        games = max(1, len(tally.scores))
        for what, counter in (("questions", tally.kinds), ("prestige", tally.sources)):
            print(f"{what} per game: " + ", ".join(f"{k} {n / games:.1f}" for k, n in counter.most_common()))
        for card, counts in sorted(tally.cards.items()):
            print(f"  {card:<12} " + "  ".join(f"{what} {n:>6}" for what, n in counts.items()))
    for line in tally.violations[:50]:
        say(line)
    print(f"{len(tally.violations)} violations")
