"""What a cluster costs beside processes on the same machine: pairs of runs, one with `--jobs N` and one with `--cluster
local:N`, in turn, so that a busy machine disturbs both alike. A short run of each first says what starting costs.

    python -m engine.lab.overhead --pairs 5 --games 20000 --workers 2"""

from __future__ import annotations

import argparse
from statistics import median

from .simulate import Run, simulate

WARMING = 8  # games of the run that only starts the workers


def seconds(run: Run, workers: int, cluster: bool) -> float:
    return simulate(run, 1 if cluster else workers, f"local:{workers}" if cluster else "")[1]


def main() -> None:
    parser = argparse.ArgumentParser(description="compare a local cluster with processes")
    parser.add_argument("--game", default="yedo")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--pairs", type=int, default=5)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--bot", default="random")
    args = parser.parse_args()
    run = Run(args.game, args.games, 4, [args.bot])
    small = Run(args.game, WARMING * args.workers, 4, [args.bot])
    start = {cluster: seconds(small, args.workers, cluster) for cluster in (False, True)}
    print(f"starting: processes {start[False]:.1f} s, cluster {start[True]:.1f} s", flush=True)
    whole, running = [], []
    for n in range(args.pairs):
        took = {}
        for cluster in ((False, True), (True, False))[n % 2]:
            took[cluster] = seconds(run, args.workers, cluster)
        whole.append(took[True] / took[False] - 1)
        running.append((took[True] - start[True]) / (took[False] - start[False]) - 1)
        print(f"pair {n + 1}: processes {took[False]:.1f} s, cluster {took[True]:.1f} s ({whole[-1]:+.1%}, "
              f"without starting {running[-1]:+.1%})", flush=True)  # fmt: skip
    print(f"median overhead {median(whole):+.1%}, without starting {median(running):+.1%}")


if __name__ == "__main__":
    main()
