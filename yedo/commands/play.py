"""`yedo` and `yedo play`: the window, at the title or straight at the table."""

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from yedo.commands import CommandError

if TYPE_CHECKING:
    from engine.yedo.config import Config


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--setup", type=Path, metavar="FILE", help="a setup file to play")
    parser.add_argument(
        "--players", metavar="A,B,…", help="the seats: human or a bot's level, for example human,samurai"
    )
    parser.add_argument("--seed", type=int, help="the seed of the game")


def run(args: argparse.Namespace) -> int:
    from yedo.ui.window import NoDisplay

    straight = args.setup is not None or args.players is not None or args.seed is not None
    config = _config(args) if straight else None
    try:
        from yedo.app import App

        app = App()
    except NoDisplay as problem:
        raise CommandError(f"{problem} Headless commands work without one; see yedo --help.") from problem
    from yedo import crash

    with crash.guard(app):
        app.open("title")
        if config is not None:
            from yedo.tables.yedo import new_game

            app.open("table", session=new_game.begin(config, app.call_soon))
        app.run()
    return 0


def _config(args: argparse.Namespace) -> "Config":
    """What the command line or a setup file asks for; a sentence if the rules do not allow it."""
    from engine.core.yaml_file import BadFile
    from engine.yedo.config import BadSetup
    from yedo import setup_file
    from yedo.tables.yedo import new_game

    if args.setup is not None and not os.path.lexists(args.setup):
        raise CommandError(f"there is no setup file {args.setup}.")
    try:
        config = setup_file.read_setup(args.setup) if args.setup else setup_file.ordered(args.players, args.seed)
    except (BadFile, BadSetup) as problem:
        raise CommandError(f"{problem}.") from None
    if args.setup is not None and args.seed is not None:
        config.seed = args.seed
    if trouble := new_game.trouble(config):
        raise CommandError(trouble)
    return config
