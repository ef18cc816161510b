"""The subcommands of `yedo`, one module each with add_arguments(parser) and run(args) -> exit code; imported
only when asked for. A wrong input raises CommandError with the sentence to print."""


import re

_UNPRINTABLE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


def printable(words: object) -> str:
    """Words from anybody's file as a terminal may get them: nothing that colours, clears or turns it."""
    return _UNPRINTABLE.sub("\N{REPLACEMENT CHARACTER}", str(words))


def say(words: object) -> None:
    print(printable(words))


class CommandError(Exception):
    """Ends the command with exit code 2 and this one sentence."""


# name -> what `yedo --help` says about it; a command is there when its module is.
COMMANDS = {
    "play": "open the window, straight at the table if a game is described",
    "demo": "let the bots play, for a game night's spare screen",
    "simulate": "play many games without a window and count",
    "scenario": "run rule cases from YAML files",
    "check": "validate card and language data",
    "pictures": "draw the pictures of a set of cards on one sheet",
    "shot": "save a picture of any scene, no screen needed",
    "replay": "watch a saved game, or re-run and compare it",
    "bench": "measure speed, start time, drawing and memory",
    "soak": "play and check for hours",
    "tournament": "let the bots compete and print a table",
    "coop": "let the bots play Shogun Must Die at every mood and level",
}
