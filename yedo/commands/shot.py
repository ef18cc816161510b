"""`yedo shot SCENE`: a picture of any scene, drawn without a screen."""

import argparse
import re
import sys
from pathlib import Path

from engine.paths import MissingPart
from yedo import shot
from yedo.commands import CommandError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("scene", nargs="?", help="the scene's name; --list shows them")
    parser.add_argument("--list", action="store_true", help="list the scenes")
    parser.add_argument("--size", default="1920x1080", help="width x height in pixels (default 1920x1080)")
    parser.add_argument("--side", choices=("day", "night"), default="day", help="board side")
    parser.add_argument("--seed", type=int, default=1, help="seed of the game shown")
    parser.add_argument("--lang", default="en", help="language")
    parser.add_argument("--film", action="store_true", help="eight frames of a great moment on one sheet")
    parser.add_argument("--out", type=Path, help="the PNG to write (default SCENE.png)")


def run(args: argparse.Namespace) -> int:
    shot.headless()
    from yedo.ui import words

    known = shot.shots()
    if args.list:
        print("\n".join(known))
        return 0
    if args.scene is None:
        raise CommandError("shot needs the name of a scene; --list shows them.")
    if args.scene not in known:
        raise CommandError(f"there is no scene “{args.scene}”; --list shows them.")
    if args.lang not in words.languages():
        raise CommandError(
            f"there are no strings for “{args.lang}”; there are: {', '.join(words.languages())}."
        )
    out = args.out or Path(f"{args.scene}.png")
    draw = shot.film if args.film else shot.take
    try:
        draw(args.scene, shot.ShotOptions(_size(args.size), args.side, args.seed, args.lang), out)
    except MissingPart:
        raise
    except ValueError as problem:
        raise CommandError(f"{problem}.") from problem
    except OSError as problem:
        raise CommandError(
            f"the picture could not be written to {out}: {problem.strerror or problem}."
        ) from problem
    from yedo.app import incomplete

    if sentence := incomplete():
        print(f"yedo: {sentence}", file=sys.stderr)
    return 0


def _size(words: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d+)[x×](\d+)", words)
    if match is None or not all(320 <= int(side) <= 8192 for side in match.groups()):
        raise CommandError(f"--size wants WIDTHxHEIGHT between 320 and 8192, not “{words}”.")
    return int(match[1]), int(match[2])
