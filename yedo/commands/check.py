"""`yedo check`: validates card and language files and prints `file:line: what is wrong` for every mistake."""

import argparse
from pathlib import Path

from engine.yedo.cards.check import check_paths, default_paths
from yedo.commands import say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    what = "files or folders to check; without any, the game's own data"
    parser.add_argument("paths", metavar="PATH", nargs="*", type=Path, help=what)


def run(args: argparse.Namespace) -> int:
    problems = check_paths(args.paths or default_paths())
    for problem in problems:
        say(problem)
    if not problems:
        print("All card and language data is in order.")
    return 1 if problems else 0
