"""`yedo` and `yedo play`: the window, at the title or straight at the table."""

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.games import GAMES
from yedo.commands import CommandError

GUESTS = "human,human,human,human"  # whoever lets phones in has guests

if TYPE_CHECKING:
    from engine.core.kind import Kind
    from yedo.app import App


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", metavar="GAME", help=f"of {', '.join(GAMES)}; straight at its table")
    parser.add_argument("--setup", type=Path, metavar="FILE", help="a setup file to play")
    parser.add_argument(
        "--players", metavar="A,B,…", help="the seats: human or a bot's level, for example human,samurai"
    )
    parser.add_argument("--seed", type=int, help="the seed of the game")
    parser.add_argument("--edition", help="deluxe, 2012-geisha or 2012-samurai (default deluxe)")
    parser.add_argument("--rounds", type=int, metavar="R", help="how long a game of Yedo lasts, of the lengths it has")
    parser.add_argument(
        "--phones", nargs="?", const="", metavar="ADDRESS",
        help="let phones in at once, at this computer's address in the Wi-Fi or at the one named; prints where",
    )


def run(args: argparse.Namespace) -> int:
    from yedo.ui.window import NoDisplay

    wishes = (args.game, args.setup, args.players, args.seed, args.edition, args.rounds, args.phones)
    straight = any(said is not None for said in wishes)
    if args.phones is not None and args.setup is None and args.players is None:
        args.players = GUESTS
    setup = _setup(args) if straight else None
    try:
        from yedo.app import App

        app = App()
    except NoDisplay as problem:
        raise CommandError(f"{problem} Headless commands work without one; see yedo --help.") from problem
    from yedo import crash

    with crash.guard(app):
        app.open("title")
        if setup is not None:
            from engine.games import DEFAULT
            from yedo.session import begin
            from yedo.tables.yedo import new_game

            kind, config = setup
            start = new_game.begin(config, app.call_soon) if kind.id == DEFAULT else begin(kind, config, app.call_soon)
            table = app.open("table", session=start)
            if args.phones is not None:
                print(_let_phones_in(app, table, args.phones), flush=True)
        app.run()
    return 0


def _let_phones_in(app: "App", table: Any, address: str) -> str:
    """Open the page with the code over a table; where phones find it, without what only the code to scan tells."""
    from engine.core.words import t

    page: Any = app.open("phones", table=table, address=address)
    phones = table.phoned.phones
    if phones is None:
        return str(page.trouble)
    return t("phones.terminal", address=phones.address, code=phones.evening.code)


def _setup(args: argparse.Namespace) -> "tuple[Kind, Any]":
    """What the command line or a setup file asks for; a sentence if the rules do not allow it."""
    from engine.core.setup import BadSetup
    from engine.core.yaml_file import BadFile
    from engine.games import DEFAULT
    from yedo import own_numbers, setup_file
    from yedo.commands import common
    from yedo.tables.yedo import new_game

    if args.setup is not None and not os.path.lexists(args.setup):
        raise CommandError(f"there is no setup file {args.setup}.")
    if args.setup is not None and args.edition is not None:
        raise CommandError("the setup file says which edition is played.")
    if args.setup is not None and args.rounds is not None:
        raise CommandError("the setup file says how many rounds are played.")
    try:
        if args.setup is not None:
            kind, config = setup_file.read(args.setup, args.game)
        else:
            args.game = args.game or DEFAULT
            kind = common.game(args)
            if args.edition is not None and kind.id != DEFAULT:
                raise CommandError(f"{kind.id} has no editions.")
            if args.rounds is not None and kind.id != DEFAULT:
                raise CommandError(f"{kind.id} has no number of rounds to choose.")
            players = args.players.split(",") if args.players else setup_file.USUAL_ANY.split(",")
            config = (
                setup_file.ordered(args.players, args.seed, args.edition) if kind.id == DEFAULT
                else setup_file.ordered_any(kind, players, args.seed)
            )  # fmt: skip
            if args.rounds is not None:
                config.rounds = args.rounds
            elif kind.id == DEFAULT and args.edition is None:
                config.rounds = new_game.usual_length()
    except (BadFile, BadSetup) as problem:
        raise CommandError(f"{problem}.") from None
    if args.setup is not None and args.seed is not None:
        config.seed = args.seed
    if kind.id == DEFAULT and (trouble := new_game.trouble(config)):
        raise CommandError(trouble)
    try:
        own_numbers.parts_for(kind, config)
    except BadSetup as problem:
        raise CommandError(f"{problem}.") from None
    common.check_table(kind)
    return kind, config
