"""`yedo coop`: bots play Shogun Must Die under every mood, and a page tells how often they win at each level and
on which goals they fail. With `--record` a long run can be stopped and taken up again."""

import argparse
from pathlib import Path

from engine.lab.progress import Progress
from engine.yedo.bots import names, runnable
from engine.yedo.lab.coop_report import PLAYERS, Cell, Record, as_line, page, play, read_records
from engine.yedo.modules.smd.court import numbers
from yedo.commands import CommandError


def listed(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=40, metavar="N", help="games a cell (default 40)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game of every cell (default 1)")
    parser.add_argument("--players", type=listed, default=[str(n) for n in PLAYERS], metavar="1,2", help="of 1 to 4")
    parser.add_argument("--moods", type=listed, default=list(numbers()["moods"]), metavar="X,Y")
    parser.add_argument("--bot", default="samurai", help="who sits in every seat (default samurai)")
    parser.add_argument("--record", type=Path, metavar="FILE", help="keep every game there and play none twice")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the page there instead of printing it")


def run(args: argparse.Namespace) -> int:
    players = checked(args)
    records = read(args.record) if args.record is not None else []
    done = {(r.cell, r.seed) for r in records}
    cells = [Cell(n, mood, args.bot) for mood in args.moods for n in players]
    wanted = [(cell, seed) for cell in cells for seed in range(args.seed, args.seed + args.games)]
    left = [one for one in wanted if one not in done]
    bar = Progress(len(left), "games")
    for cell, seed in left:
        records.append(play(cell, seed)[0])
        if args.record is not None:
            write(args.record, as_line(records[-1]), "a")
        bar.step()
    bar.close()
    text = page(records)
    if args.out is None:
        print(text, end="")
    else:
        write(args.out, text, "w")
    return 0


def checked(args: argparse.Namespace) -> list[int]:
    """The numbers of players; everything that could be wrong is."""
    for word, given, there in (
        ("number of players", args.players, [str(n) for n in PLAYERS]),
        ("mood", args.moods, list(numbers()["moods"])),
    ):
        for x in given:
            if x not in there:
                raise CommandError(f"there is no {word} “{x}”; there are {', '.join(there)}.")
    if not runnable(args.bot):
        raise CommandError(f"there is no bot “{args.bot}”; the bots are {', '.join(names())}.")
    if args.games < 1 or not (args.players and args.moods):
        raise CommandError("there is nothing to play.")
    return [int(n) for n in args.players]


def read(file: Path) -> list[Record]:
    try:
        return read_records(file)
    except (OSError, ValueError, TypeError) as problem:
        raise CommandError(f"{file} cannot be read as a record of games: {problem}.") from problem


def write(file: Path, text: str, mode: str) -> None:
    try:
        with file.open(mode, encoding="utf-8") as out:
            out.write(text)
    except OSError as problem:
        raise CommandError(f"{file} cannot be written: {problem.strerror}.") from problem
