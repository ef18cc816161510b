"""The `yedo` command. Finds the subcommand and imports only that one, so that headless commands never load
pygame; every mistake of the caller ends in one sentence and exit code 2."""

import argparse
import importlib
import multiprocessing
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from engine.paths import MissingPart
from yedo import __version__
from yedo.commands import COMMANDS, CommandError, printable


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the usage in front of it."""

    def error(self, message: str) -> NoReturn:
        raise CommandError(f"{message}; see {self.prog} --help.")


def overview() -> str:
    lines = ["usage: yedo [COMMAND] [options]", "", "Without a command the window opens. Commands:", ""]
    lines += [f"  {name:<12} {COMMANDS[name]}" for name in COMMANDS]
    lines += ["", "yedo COMMAND --help lists a command's options; yedo --version says which version this is."]
    return "\n".join(lines)


def dispatch(words: Sequence[str]) -> int:
    if words and words[0] in ("-h", "--help", "help"):
        print(overview())
        return 0
    if words and words[0] in ("-V", "--version"):
        print(f"yedo {__version__}")
        return 0
    name, rest = (words[0], words[1:]) if words else ("play", words)
    if name not in COMMANDS:
        raise CommandError(f"there is no command “{name}”; see yedo --help.")
    module = importlib.import_module(f"yedo.commands.{name}")
    parser = Parser(prog=f"yedo {name}", description=COMMANDS[name].capitalize() + ".")
    module.add_arguments(parser)
    return int(module.run(parser.parse_args(rest)))


def main(words: Sequence[str] | None = None) -> int:
    multiprocessing.freeze_support()
    try:
        return dispatch(sys.argv[1:] if words is None else words)
    except CommandError as problem:
        print(f"yedo: {printable(problem)}", file=sys.stderr)
        return 2
    except MissingPart as problem:
        print(f"yedo: {problem} Installing the game again brings it back.", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read our output has gone; nothing more can be said to them.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as problem:
        if os.environ.get("YEDO_DEBUG"):
            raise
        reason = " ".join(f"{type(problem).__name__}: {problem}".rstrip(": ").split())
        print(f"yedo: something went wrong ({printable(reason)}).", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
