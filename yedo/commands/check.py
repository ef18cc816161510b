"""`yedo check`: validates card and language files and prints `file:line: what is wrong` for every mistake."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from engine.lab.progress import Progress, Watched
from engine.yedo.cards.check import Problem, check_paths, default_paths, shown, yaml_files
from yedo.commands import say
from yedo.pictures.check import file_problems


def add_arguments(parser: argparse.ArgumentParser) -> None:
    what = "files or folders to check; without any, the game's own data"
    parser.add_argument("paths", metavar="PATH", nargs="*", type=Path, help=what)


def walk(paths: list[Path]) -> Iterator[Path]:
    """File by file, with a bar. The languages stay together: they are compared with each other."""
    bar = Progress(sum(len(yaml_files(path)) for path in paths), "files")
    for path in paths:
        for part in [path] if path.name == "lang" or not path.is_dir() else yaml_files(path):
            yield part
            bar.step(len(yaml_files(part)))
    bar.close()


def run(args: argparse.Namespace) -> int:
    paths = args.paths or default_paths()
    problems = check_paths(walk(paths))
    if not problems:
        files = Watched([file for path in paths for file in yaml_files(path)], "pictures")
        problems = [Problem(shown(file), line, message) for file in files for line, message in file_problems(file)]
    for problem in problems:
        say(problem)
    if not problems:
        print("All card and language data is in order.")
    return 1 if problems else 0
