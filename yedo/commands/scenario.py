"""`yedo scenario`: runs rule cases from YAML files; exit code 1 if one of them fails."""

import argparse
from pathlib import Path

from engine.core.yaml_file import BadFile
from engine.games import UnknownGame
from engine.lab.cases import run_files
from yedo.commands import CommandError, say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", metavar="FILE", nargs="+", type=Path, help="files or folders of cases")
    parser.add_argument("--rules", action="store_true", help="also list the ledger rows that the cases name")


def row_order(row: str) -> tuple[str, int, str]:
    """T2 before T10."""
    return row[:1], int(row[1:]) if row[1:].isdigit() else 0, row


def run(args: argparse.Namespace) -> int:
    try:
        report = run_files(args.paths)
    except (BadFile, UnknownGame) as problem:
        raise CommandError(f"{problem}.") from problem
    for line in report.failures:
        say(line)
    if args.rules:
        say("rules: " + " ".join(sorted(report.rules, key=row_order)))
    print(f"{report.passed} passed, {len(report.failures)} failed")
    return 1 if report.failures else 0
