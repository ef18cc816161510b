"""`yedo replay SAVE`: watch a recorded game in the window, or play it again without one and compare."""

import argparse

from yedo.commands import CommandError, say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("save", metavar="SAVE", help="an exported file, or the folder or id of a saved game")
    parser.add_argument("--game", metavar="GAME", help="the game it should be one of; a save knows its own")
    parser.add_argument("--verify", action="store_true", help="re-run the record and compare the result")


def run(args: argparse.Namespace) -> int:
    from yedo.replaying import NoSuchSave, find, verify
    from yedo.salvage import SaveTrouble

    try:
        found = find(args.save)
    except SaveTrouble as trouble:
        if args.verify and not isinstance(trouble, NoSuchSave):
            say(str(trouble))  # it is there, and it is not what was played
            return 1
        raise CommandError(str(trouble)) from None
    kind = found.frame.kind
    if args.game is not None and args.game != kind.id:
        raise CommandError(f"this is a saved game of {kind.id}, not of {args.game}.")
    if args.verify:
        for note in found.notes:
            say(note)
        verdict = verify(found)
        say(verdict.words)
        return 0 if verdict.same else 1
    from yedo.commands import common

    common.check_table(kind)
    from yedo.ui.window import NoDisplay

    try:
        from yedo.app import App

        app = App()
    except NoDisplay as problem:
        raise CommandError(f"{problem} Headless commands work without one; see yedo --help.") from problem
    from yedo import crash
    from yedo.scenes.replay import ReplayTable

    with crash.guard(app):
        app.open("title")
        app.push(ReplayTable(app, found))
        app.run()
    return 0
