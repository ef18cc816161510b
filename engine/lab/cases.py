"""Running rule cases of any game: a file says at its top to which game it belongs."""

from __future__ import annotations

from pathlib import Path

from engine.core.scenario import Report, files_in, game_of, read_cases, run_cases
from engine.games import DEFAULT, kind_of

from .progress import Watched


def run_files(paths: list[Path]) -> Report:
    """Run every case in these files and folders."""
    report = Report()
    for path in Watched(files_in(paths), "files"):
        part = run_cases(read_cases(path), kind_of(game_of(path) or DEFAULT).begin_case)
        report.passed += part.passed
        report.failures += part.failures
        report.rules |= part.rules
    return report
