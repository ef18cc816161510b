"""What a cluster costs beside processes on the same machine: pairs of runs, one with `--jobs N` and one with `--cluster
local:N`, in turn, so that a busy machine disturbs both alike. A short run of each first says what starting costs.

    python -m engine.lab.overhead --pairs 5 --games 20000 --workers 2
    python -m engine.lab.overhead --row shogun:yardstick,yardstick,yardstick --samples 6 --games 130
    python -m engine.lab.overhead --rows rows.jsonl --record games.jsonl

A file of rows has one a line, for a pair each, such as {"row": "shogun:samurai,samurai", "games": 130, "rounds": 11}:
`seed`, `samples` and the like are as on the command line unless they are said; other words are choices of the setup."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from statistics import mean, median
from tempfile import TemporaryDirectory
from typing import Any

from engine.games import kind_of

from .simulate import CHUNK, Run, Tally, simulate
from .tournament import SAMPLES, Entrant, Outcome, Row, bots_of, play_row, read_record


def row_of(args: argparse.Namespace, **told: Any) -> Row:
    """No answer has a bound of time unless it is said: with one, a game may come out otherwise the next time."""
    said = {"longest": 0.0, "best": False} | {n: getattr(args, n) for n in ("game", "games", "seed", "samples")} | told
    bots, search = bots_of(said.pop("row")), {name: said.pop(name) for name in ("samples", "longest", "best")}
    seats = [Entrant(bot, **search) for bot in bots]
    row = Row(seats[0], seats[1:], said.pop("games"), said.pop("seed"), said.pop("game"), said)
    kind = kind_of(row.game)  # what is wrong with a row is said before anything is played
    kind.new(kind.config(row.players, row.seed, row.choices))
    for seat in seats:
        seat.seated(kind, row.seed, 0)
    return row


def play(what: Run | Row, workers: int, cluster: bool, games: Path) -> tuple[float, Tally | Outcome]:
    """The seconds that it took and what came of it; the games of a row stand in a record afterwards."""
    jobs, address = (1, f"local:{workers}") if cluster else (workers, "")
    games.unlink(missing_ok=True)
    began = time.perf_counter()
    came = simulate(what, jobs, address)[0] if isinstance(what, Run) else play_row(what, jobs, address, games).untimed()
    seconds = time.perf_counter() - began
    if came.games < what.games:
        sys.exit(f"stopped after {came.games} of {what.games} games")
    return seconds, came


def words(row: Row, came: Outcome) -> str:
    told = f"{row.champion.bot}:{','.join(rival.bot for rival in row.rivals)} {row.choices or ''}".rstrip()
    return f"; {told} won {came.wins} of {came.games}, {mean(came.scores):.2f} against {mean(came.rival_scores):.2f}"


def keep(record: Path, row: Row, games: Path) -> None:
    """Add the games of a row to a record, none twice."""
    _, done = read_record(record, row)
    lines = games.read_text(encoding="utf-8").splitlines(keepends=True)
    with record.open("a", encoding="utf-8") as out:
        out.writelines(line for line in lines if json.loads(line)["game"] not in done)


def main() -> None:
    parser = argparse.ArgumentParser(description="compare a local cluster with processes")
    parser.add_argument("--game", default="yedo")
    for name, usual in (("games", 20_000), ("seed", 1), ("pairs", 5), ("workers", 2), ("samples", SAMPLES)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--row", metavar="BOT:RIVAL,…", help="play this row of a tournament instead")
    parser.add_argument("--rows", type=Path, metavar="FILE", help="or these, one for each pair")
    parser.add_argument("--record", type=Path, metavar="FILE", help="add the games of the rows to this record")
    args = parser.parse_args()
    lines = args.rows.read_text(encoding="utf-8").splitlines() if args.rows else []
    rows = [json.loads(line) for line in lines] or [{"row": args.row}] * args.pairs * bool(args.row)
    run = Run(args.game, args.games, 4, [args.bot], args.seed)
    pairs: list[Run | Row] = [row_of(args, **row) for row in rows] or [run] * args.pairs
    whole, running, wrong = [], [], 0
    with TemporaryDirectory() as folder:
        games, small = Path(folder) / "games", Run(args.game, CHUNK * args.workers)
        # The first cluster also imports what the later ones find there, so that the second one counts.
        start = {cluster: play(small, args.workers, cluster, games)[0] for cluster in (True, False, True)}
        print(f"starting: processes {start[False]:.1f} s, cluster {start[True]:.1f} s", flush=True)
        for n, what in enumerate(pairs):
            order = ((False, True), (True, False))[n % 2]
            found = {cluster: play(what, args.workers, cluster, games) for cluster in order}
            (alone, came), (shared, other) = found[False], found[True]
            whole.append(shared / alone - 1)
            running.append((shared - start[True]) / (alone - start[False]) - 1)
            told = words(what, came) if isinstance(what, Row) and isinstance(came, Outcome) else ""
            if came != other:
                wrong, told = wrong + 1, told + "; IT CAME OUT OTHERWISE ON THE CLUSTER"
            elif args.record and isinstance(what, Row):
                keep(args.record, what, games)
            print(f"pair {n + 1}: processes {alone:.1f} s, cluster {shared:.1f} s ({whole[-1]:+.1%}, without starting "
                  f"{running[-1]:+.1%}){told}", flush=True)  # fmt: skip
    print(f"median overhead {median(whole):+.1%}, without starting {median(running):+.1%}")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
