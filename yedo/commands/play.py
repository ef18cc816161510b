"""`yedo` and `yedo play`: the window, at the title or straight at the table."""

import argparse
from pathlib import Path

from yedo.commands import CommandError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--setup", type=Path, metavar="FILE", help="a setup file to play")
    parser.add_argument(
        "--players", metavar="A,B,…", help="the seats: human or a bot's level, for example human,samurai"
    )
    parser.add_argument("--seed", type=int, help="the seed of the game")


def run(args: argparse.Namespace) -> int:
    from yedo.ui.window import NoDisplay

    straight = args.setup is not None or args.players is not None or args.seed is not None
    if args.setup is not None and not args.setup.is_file():
        raise CommandError(f"there is no setup file {args.setup}.")
    try:
        from yedo.app import App

        app = App()
    except NoDisplay as problem:
        raise CommandError(f"{problem} Headless commands work without one; see yedo --help.") from problem
    from yedo import crash, scenes

    with crash.guard(app):
        app.open("title")
        if straight:
            if not scenes.has("table"):
                raise CommandError("the table is not part of this build.")
            app.open("table", setup_file=args.setup, players=args.players, seed=args.seed)
        app.run()
    return 0
