"""The figures of a soak as a page for the repository, and as plain values."""

import platform
import subprocess
from pathlib import Path
from typing import Any

from engine.core.memory import Watch
from engine.games import DEFAULT
from engine.lab.soak import AGAIN, SLOWEST, Soak
from yedo import __version__
from yedo.lab.soak_table import WARM_UP, TableSoak

ROWS = 10  # samples of memory and slow answers shown


def figures(found: Soak) -> dict[str, Any]:
    slowest = found.slowest
    return {
        "games": found.games, "decisions": found.questions, "seconds": round(found.seconds, 1),
        "checks": found.checks, "checked_closely": found.closely, "saved": found.saved,
        "slowest_ms": round(slowest.again * 1000, 3) if slowest else 0.0, "slowest": slowest.kind if slowest else "",
        **_memory(found.watch), "violations": found.violations,
    }  # fmt: skip


def table_figures(found: TableSoak) -> dict[str, Any]:
    return {
        "games": found.games, "answers": found.answers, "frames": found.frames, "undone": found.undone,
        "seconds": round(found.seconds, 1), **_memory(found.watch), "violations": found.violations,
    }  # fmt: skip


def _memory(watch: Watch) -> dict[str, Any]:
    sizes = [size for _, size in watch.counted] or [size for _, size in watch.samples] or [0.0]
    return {
        "memory_start": round(sizes[0], 1), "memory_end": round(sizes[-1], 1),
        "growth_per_1000_games": round(watch.growth, 3), "memory": watch.verdict,
    }  # fmt: skip


def page(found: Soak, seed: int, bots: list[str]) -> str:
    told = _memory(found.watch)
    which = "" if found.game == DEFAULT else f" --game {found.game}"
    check = " --check every" if found.one_of == 1 else ""
    command = f"yedo soak{which} --games {found.games} --seed {seed} --bots {','.join(bots)}{check}"
    others = f" (one of {found.one_of}), at every round and after the last in the others" if found.one_of > 1 else ""
    lines = [
        "# Soak", "",
        f"{found.games:,} games of {' and '.join(bots)} players, {found.questions:,} answers, in "
        f"{found.seconds / 60:.1f} minutes on one core. {_made(command)}", "",
        "The games go round every kind of game there is: all numbers of players, lengths, modules and editions. Each "
        "seed draws what else can be chosen, and in one game of three some other rule options.",
        "", "## Violations", "",
        f"**{len(found.violations)}** in {found.checks:,} checks of all invariants: at every question and after the "
        f"last in {found.closely:,} games{others}. "
        f"{found.saved:,} states were written and read back, the same to the last byte.", "",
        *(f"- {line}" for line in found.violations[:50]), *([""] if found.violations else []),
        "## Memory", "",
        f"**{told['memory'].capitalize()}**: {told['memory_start']} MB after the warm-up, {told['memory_end']} MB at "
        f"the end; the line through all samples rises by {told['growth_per_1000_games']:+} MB for every thousand games "
        f"(flat is at most {found.watch.limit:g}).", "",
        *_samples(found.watch), "",
        "## The slowest answers", "",
        f"Processor time of one `apply`. The {SLOWEST} slowest of the run were timed again on copies of the same game "
        f"(best of {AGAIN}), because what takes long in the run is mostly the machine; these are slow every time:", "",
        "| Again | In the run | Question | Answer | Game |", "|--:|--:|---|---|---|",
    ]  # fmt: skip
    for slow in sorted(found.slow, key=lambda one: -one.again)[:ROWS]:
        lines.append(
            f"| {slow.again * 1000:.2f} ms | {slow.seconds * 1000:.2f} ms | {slow.kind} | `{slow.option}` "
            f"| seed {slow.game}, question {slow.question}: {slow.setup} |"
        )
    lines += ["", "## Games", "", "| What | Games |", "|---|--:|"]
    lines += [f"| {name} {value} | {n:,} |" for (name, value), n in sorted(found.counted.items())]
    lines += [f"| ended by {how} | {n:,} |" for how, n in sorted(found.ended_by.items())]
    return "\n".join(lines) + "\n"


def table_page(found: TableSoak, seed: int) -> str:
    told = _memory(found.watch)
    lines = [
        "# Soak of the table", "",
        f"{found.games} whole games through the real table at top speed: {found.answers:,} answers of persons besides "
        f"those of the bots, {found.frames:,} frames, {found.curtains:,} curtains, {found.undone} answers taken back, "
        f"in {found.seconds / 60:.1f} minutes. {_made(f'yedo soak --table --games {found.games} --seed {seed}')}", "",
        "Day and night alternate, as do modules, numbers of players, lengths, levels of secrecy, one and two persons; "
        "every fifth game plays its movements. The autosave runs, the mouse wanders, each game ends with the "
        "reckoning and goes back to the title.", "",
        "## Memory", "",
        f"**{told['memory'].capitalize()}**: without the pictures and texts that are kept for speed, up to a bound, "
        f"{told['memory_start']} MB are held after {WARM_UP} games and {told['memory_end']} MB at the end: "
        f"{found.watch.growth / 1000:+.3f} MB a game (flat is at most {found.watch.limit / 1000:g}). After every game "
        f"it is asked whether anything still holds a table that was left: **{len(found.violations)}** "
        "times yes.",
        "", *(f"- {line}" for line in found.violations[:20]), *([""] if found.violations else []),
        f"| Games | Memory | Pictures kept (bound {found.budget:.0f} MB) | Texts kept | Without both | Slowest frame |",
        "|--:|--:|--:|--:|--:|--:|",
    ]  # fmt: skip
    for row in found.rows:
        sizes = [f"{size:.1f} MB" for size in (row.memory, row.pictures, row.bare)]
        cells = (*sizes[:2], f"{row.texts:,}", sizes[2], f"{row.frame:.0f} ms")
        lines.append(f"| {row.games} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def _samples(watch: Watch) -> list[str]:
    step = max(1, len(watch.samples) // ROWS)
    return ["| Games | Memory |", "|--:|--:|", *(f"| {n:,} | {size:.1f} MB |" for n, size in watch.samples[::step])]


def _made(command: str) -> str:
    """How the figures were made, for whoever compares."""
    return f"Made by `{command}` with Yedo {__version__}{_commit()}, Python {platform.python_version()}."


def _commit() -> str:
    """Which commit this is, where the program runs from its own repository."""
    root = Path(__file__).resolve().parent.parent.parent
    if not (root / ".git").exists():
        return ""
    try:
        done = subprocess.run(
            ["git", "rev-parse", "--short", "HEAD"], cwd=root, capture_output=True, text=True, timeout=5, check=True
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return f" (commit {done.stdout.strip()})"
