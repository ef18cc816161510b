"""`yedo soak`: games of every kind, checked, with an eye on memory and on the slowest answer; with `--table` whole
games through the real table, drawn into nowhere. `--out` writes the page of figures."""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

from engine.lab.progress import hushed
from engine.lab.soak import CLOSELY, Soak, soak
from yedo.commands import CommandError, common
from yedo.lab import soak_pages

MINUTES = 10.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, metavar="N", help="how many games")
    parser.add_argument("--minutes", type=float, metavar="M", help=f"how long (default {MINUTES:g} without --games)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game (default 1)")
    common.add_which_game(parser)
    common.add_bots(parser)
    parser.add_argument("--check", choices=("some", "every"), default="some",
                        help=f"check one game of {CLOSELY} at every question, or every game (default some)")
    parser.add_argument("--table", action="store_true", help="play through the table, at top speed, without a screen")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the figures as a page")
    parser.add_argument("--json", action="store_true", help="print one JSON object at the end")


def run(args: argparse.Namespace) -> int:
    bots = common.check_bots(common.game(args), args.bots)
    if args.games is not None and args.games < 1:
        raise CommandError("--games must be at least 1.")
    minutes = args.minutes if args.minutes is not None or args.games else MINUTES
    until = time.monotonic() + minutes * 60 if minutes is not None else 0.0
    found: Any
    if args.table:
        from yedo.lab.soak_table import soak_table

        with hushed(args.json):
            found = soak_table(args.seed, args.games or 0, until, None if args.json else _say)
        page, figures = soak_pages.table_page(found, args.seed), soak_pages.table_figures(found)
    else:
        one_of = 1 if args.check == "every" else CLOSELY
        with hushed(args.json):
            found = soak(args.game, args.seed, bots, args.games or 0, until, None if args.json else _tell, one_of)
        page, figures = soak_pages.page(found, args.seed, bots), soak_pages.figures(found)
    if args.out is not None:
        try:
            args.out.write_text(page, encoding="utf-8")
        except OSError as problem:
            raise CommandError(f"{args.out} cannot be written: {problem.strerror}.") from None
    print(json.dumps(figures) if args.json else page)
    return 1 if found.violations or found.watch.verdict == "growing" else 0


def _tell(found: Soak) -> None:
    size, wrong = found.watch.samples[-1][1], len(found.violations)
    _say(f"{found.games} games in {found.seconds:.0f} s, {size:.1f} MB, {wrong} violations")


def _say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)
