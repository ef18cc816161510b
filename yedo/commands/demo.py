"""`yedo demo`: the window with bots at the table, for a game night's spare screen."""

import argparse

from engine.games import DEFAULT
from yedo.commands import CommandError
from yedo.tables import TABLES

SLOWEST, FASTEST = 0.1, 20.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=sorted(TABLES), default=DEFAULT, help=f"which game (default {DEFAULT})")
    parser.add_argument("--seed", type=int, help="the seed of the first game (default: another one every time)")
    parser.add_argument("--speed", type=float, default=1.0, metavar="X", help="2 is twice as fast (default 1)")


def run(args: argparse.Namespace) -> int:
    if not SLOWEST <= args.speed <= FASTEST:
        raise CommandError(f"--speed is a number from {SLOWEST:g} to {FASTEST:g}, not {args.speed:g}.")
    from yedo.ui.window import NoDisplay

    try:
        from yedo.app import App

        app = App()
    except NoDisplay as problem:
        raise CommandError(f"{problem} Headless commands work without one; see yedo --help.") from problem
    from yedo import crash

    with crash.guard(app):
        app.open("title")
        app.open("demo", game=args.game, seed=args.seed, speed=args.speed)
        app.run()
    return 0
