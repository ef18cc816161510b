"""`yedo tournament`: bots against bots, seats rotated; prints win rates with 95 % intervals, average scores
and thinking times. With --tune it changes the planning bots' weights by self-play, with --fit it learns what
positions are worth."""

import argparse
import json
from pathlib import Path

from engine.core.own_bots import UnknownBot
from engine.core.setup import BadSetup
from engine.lab.crew import NoCrew
from engine.lab.progress import hushed
from engine.lab.tournament import LONGEST, SAMPLES, BadRecord, BadRow, Entrant, Outcome, Row, Z, bots_of, play_row
from engine.paths import data_dir
from yedo.commands import CommandError, common

STANDARD = ("samurai:novice,novice,novice", "novice:random,random,random", "shogun:samurai,samurai,samurai")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "rows",
        nargs="*",
        default=list(STANDARD),
        metavar="BOT:RIVAL,RIVAL,…",
        help=f"who plays against whom; the default is {' '.join(STANDARD)}",
    )
    parser.add_argument("--games", type=int, default=200, metavar="N", help="games a row (default 200)")
    common.add_setup(parser)
    common.add_crew(parser)
    parser.add_argument(
        "--samples",
        type=int,
        default=SAMPLES,
        metavar="N",
        help=f"worlds that a searching bot looks at (default {SAMPLES}); "
        "0 lets it think as long as at the table",
    )
    parser.add_argument(
        "--longest", type=float, default=LONGEST, metavar="SECONDS",
        help=f"processor time of an answer with these samples (default {LONGEST:g}); 0 is no bound, so that every game "
        "comes out the same again",
    )
    parser.add_argument("--best", action="store_true", help="nobody errs on purpose")
    parser.add_argument("--record", type=Path, metavar="FILE", help="keep every game there and play none twice")
    parser.add_argument("--json", action="store_true", help="print one JSON object a row")
    parser.add_argument(
        "--tune",
        nargs="*",
        metavar="WEIGHT",
        help="scatter these weights (all without a name) over the seats and follow what scores",
    )
    parser.add_argument(
        "--fit",
        nargs="?",
        const="samurai",
        type=common.names,
        metavar="BOT,…",
        help="play games of every kind in which all weights are scattered over the seats, by these bots in turn "
        "(default samurai), and learn from them what positions are worth at each round's beginning",
    )
    parser.add_argument("--write", type=Path, metavar="FILE", help="with --tune or --fit: write what was found there")


def run(args: argparse.Namespace) -> int:
    common.at_least_one(games=args.games, jobs=args.jobs, samples=args.samples + 1)
    try:
        if args.tune is not None:
            return run_tuning(args)
        if args.fit:
            return run_fitting(args)
        rows = [row_of(words, args) for words in args.rows]
        with hushed(args.json):
            for row in rows:
                show(row, play_row(row, args.jobs, args.cluster, args.record), args.json)
    except (UnknownBot, BadSetup, NoCrew, BadRecord, BadRow) as problem:
        raise CommandError(f"{problem}.") from problem
    return 0


def row_of(words: str, args: argparse.Namespace) -> Row:
    bots = common.check_bots(common.game(args), bots_of(words))
    seats = [Entrant(name, samples=args.samples, best=args.best, longest=args.longest) for name in bots]
    return Row(seats[0], seats[1:], args.games, args.seed, args.game, common.choices(args, len(seats)))


def summed(had: list[list[int]]) -> dict[str, float]:
    wins, score, deeds = (sum(column) for column in zip(*had, strict=True))
    return {"games": len(had), "wins": wins, "score": round(score / len(had), 2), "deeds": round(deeds / len(had), 2)}


def show(row: Row, outcome: Outcome, as_json: bool) -> None:
    if not outcome.games:
        return  # stopped before the first game ended
    low, high = outcome.interval()
    rivals = ",".join(r.bot for r in row.rivals)
    score = sum(outcome.scores) / outcome.games
    theirs = sum(outcome.rival_scores) / outcome.games
    times = {
        bot: outcome.thinking(bot) for bot in dict.fromkeys([row.champion.bot, *(r.bot for r in row.rivals)])
    }
    seats = {bot: summed(had) for bot, had in outcome.by_bot.items()}
    if as_json:
        print(
            json.dumps(
                {
                    "champion": row.champion.bot,
                    "rivals": [r.bot for r in row.rivals],
                    "games": outcome.games,
                    "wins": outcome.wins,
                    "rate": round(outcome.rate, 4),
                    "interval": [round(low, 4), round(high, 4)],
                    "score": round(score, 2),
                    "rival_score": round(theirs, 2),
                    "lead": [round(n, 2) for n in outcome.lead()],
                    "deeds": round(sum(outcome.deeds) / outcome.games, 2),
                    "rival_deeds": round(sum(outcome.rival_deeds) / outcome.games, 2),
                    "seconds": round(outcome.seconds, 1),
                    "by_bot": seats,
                    "thinking": {bot: {"median": m, "max": most} for bot, (m, most) in times.items()},
                }
            ),
            flush=True,
        )
        return
    print(
        f"{row.champion.bot} against {rivals}: {outcome.wins} of {outcome.games} games won, "
        f"{outcome.rate:.1%} (95 %: {low:.1%} to {high:.1%}; par {1 / row.players:.0%})"
    )
    lead, error = outcome.lead()
    print(f"  average score {score:.1f} against {theirs:.1f}, a lead of {lead:+.1f} ± {Z * error:.1f}")
    deeds, their_deeds = sum(outcome.deeds) / outcome.games, sum(outcome.rival_deeds) / outcome.games
    if deeds or their_deeds:
        print(f"  {deeds:.2f} deeds against {their_deeds:.2f}")
    if len({r.bot for r in row.rivals}) > 1:  # each for itself
        for bot, told in seats.items():
            print(f"  {bot}: {told['wins']} of {told['games']} won, score {told['score']}, deeds {told['deeds']}")
    for bot, (middle, most) in times.items():
        print(
            f"  {bot}: {middle * 1000:.2f} ms of the processor an answer (median), at most {most * 1000:.1f} ms",
            flush=True,
        )


def run_tuning(args: argparse.Namespace) -> int:
    from engine.yedo.bots.weights import CHOSEN, Weights
    from engine.yedo.lab.tuning import rewrite, tune

    if args.game != "yedo":
        raise CommandError("only the weights of yedo are tuned here.")
    everything = [name for name in Weights.__annotations__ if name not in CHOSEN]
    for name in args.tune:
        if name not in everything:
            raise CommandError(f"there is no weight “{name}”; the weights are {', '.join(everything)}.")
    found = tune(args.tune or everything, args.games, args.seed, args.jobs, cluster=args.cluster)
    for w in found:
        print(f"{w.weight:<14} {w.before:<8.4g} -> {w.after:<8.4g} slope {w.slope:+.2f} ± {w.error:.2f}")
    changes = {w.weight: round(w.after, 4) for w in found}
    if args.write is not None:
        write(args.write, rewrite((data_dir() / "yedo" / "bots.yaml").read_text(encoding="utf-8"), changes))
    return 0


def run_fitting(args: argparse.Namespace) -> int:
    from engine.yedo.bots.leaf import standard_leaf
    from engine.yedo.lab.fitting import collect, fit, table

    if args.game != "yedo":
        raise CommandError("only positions of yedo are learned here.")
    bots = common.check_bots(common.game(args), args.fit)
    samples = collect(args.games, args.seed, bots, args.jobs, args.cluster)
    fits = fit(samples, standard_leaf().rows)
    for f in fits:
        print(f"{f.left:>2} rounds left: R² {f.explained:.3f} in games kept back, {f.samples} positions")
    if args.write is not None and fits:
        write(args.write, table(fits, len({s.game for s in samples}), args.seed, bots))
    return 0


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise CommandError(f"what was found could not be written to {path}: {problem.strerror}.") from problem
