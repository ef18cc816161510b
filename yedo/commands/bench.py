"""`yedo bench`: the budgets of the engine and, where the window is installed, of the window, as one table."""

import argparse
import json
import platform
import sys
from itertools import chain
from typing import Any

from engine.lab.bench import Figure, figures
from engine.lab.progress import Progress, hushed
from yedo.commands import common

EACH = 8  # figures of the engine, and as many of the window


def add_arguments(parser: argparse.ArgumentParser) -> None:
    common.add_which_game(parser)
    parser.add_argument("--games", type=int, default=40, metavar="N", help="games per sample (default 40)")
    parser.add_argument("--no-window", action="store_true", help="measure the engine alone")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    measured, window = [figures(common.game(args).id, max(1, args.games))], not args.no_window
    if window:
        from yedo.lab import bench_window

        measured.append(bench_window.figures())
    with hushed(args.json):
        found, bar = [], Progress(EACH * (1 + window), "figures")
    for figure in chain(*measured):
        found.append(figure)
        bar.step()
    bar.close()
    if args.json:
        print(json.dumps(as_json(found)))
    else:
        width = max(len(f.name) for f in found)
        for f in found:
            bound = f"{'≥' if f.at_least else '≤'} {f.budget:,g} {f.unit}"
            verdict = "ok" if f.ok() else "OVER BUDGET"
            print(f"{f.name:<{width}}  {f.value:>12,.1f} {f.unit:<4} {bound:<14} {verdict}")
    return 0


def as_json(found: list[Figure]) -> dict[str, Any]:
    return {
        "python": sys.version.split()[0],
        "machine": platform.machine(),
        "figures": [
            {"name": f.name, "value": round(f.value, 3), "unit": f.unit, "budget": f.budget,
             "at_least": f.at_least, "ok": f.ok()}
            for f in found
        ],
    }
