"""The balance report as a page: what is out of bounds, and tables in Markdown. Its chart is in balance_chart."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.core.yaml_file import read_yaml
from engine.lab.tournament import wilson

from ..cards.table import Card
from ..config import SPECIALISTS
from ..editions import DELUXE, edition_of
from .balance import PLAYERS, ROUNDS, STRATEGIES, Counts

LOW, HIGH = 0.75, 1.33  # win rates of powers and characters, in pars
SELDOM = 0.1  # a card that fewer of those play who could is as good as none
FEW = 20  # players who could, below which nothing is said
COLORS = {"green": "#4f7a4a", "yellow": "#c99a2e", "red": "#b0412e", "black": "#3a3540"}


def cards_of(kind: str) -> list[Card]:
    return sorted((c for c in edition_of(DELUXE).cards.values() if c.kind == kind), key=lambda c: c.id)


def share(n: int, of: int) -> str:
    return f"{100 * n / of:.0f}%" if of else "–"


def mean(total: float, n: int, digits: int = 1) -> str:
    return f"{total / n:.{digits}f}" if n else "–"


def pars(counts: Counts, name: str, what: str) -> float:
    """Won games over what chance would give: 1.0 is par."""
    held = counts[name, what]
    return counts[f"{name} won", what] * PLAYERS / held if held else 1.0


def between(counts: Counts, name: str, what: str) -> str:
    """The 95 % interval of `pars`, as in 0.80–1.12."""
    low, high = wilson(counts[f"{name} won", what], counts[name, what])
    return f"{low * PLAYERS:.2f}–{high * PLAYERS:.2f}"


def table(head: str, rows: list[list[str]]) -> list[str]:
    columns = head.split(" | ")
    rule = ["---" if i < 2 else "--:" for i in range(len(columns))]
    return [f"| {head} |", "|" + "|".join(rule) + "|", *(f"| {' | '.join(row)} |" for row in rows), ""]


# --- bounds ------------------------------------------------------------------------------------------

def outside(counts: Counts) -> list[str]:
    """One sentence for everything that misses its target."""
    found = [f"{c.id} {c.title} is never completed" for c in cards_of("mission") if not counts["done", c.id]]
    found += [f"{c.id} {c.title} is never played" for c in cards_of("action") if not counts["played", c.id]]
    for name, kind in (("power", "clan_power"), ("active", "character")):
        for card in cards_of(kind):
            ratio = pars(counts, name, card.id)
            if not LOW <= ratio <= HIGH:
                found.append(f"{card.title} wins {ratio:.2f} times par ({between(counts, name, card.id)})")
    found += [f"{c.title} is never used" for c in cards_of("character") if not counts["used", c.id]]
    for kind, did in (("action", "played"), ("character", "used")):
        for card in cards_of(kind):
            could = counts["could", card.id]
            if could >= FEW and counts[did, card.id] < SELDOM * could:
                part = share(counts[did, card.id], could)
                found.append(f"{card.id} {card.title} is {did} by {part} of those who could")
    found += [f"nobody gains a {kind}" for kind in SPECIALISTS if not counts["specialist", kind]]
    for strategy in STRATEGIES:
        if pars(counts, "strategy", strategy) > 1.0:
            found.append(f"'{strategy}' beats unrestricted play")
    return found


# --- the page ----------------------------------------------------------------------------------------

def page(counts: Counts, bot: str, command: str, folder: Path) -> str:
    plain, modules = counts["games", "plain"], counts["games", "modules"]
    tries = sum(counts["strategy", s] for s in STRATEGIES)
    lines = [
        "# Balance",
        "",
        f"{plain + modules + tries} games of four {bot} bots over {ROUNDS} rounds with random sets: {plain} plain, "
        f"{modules} with all four modules, {tries} in which one seat is restricted to a single strategy. "
        "Made by",
        "",
        f"    {command}",
        "",
        "![Missions, action cards, powers and characters](chart.svg)",
        "",
        *bounds(counts),
        *changes(counts, folder),
        *overview(counts),
        *strategies(counts),
        *powers(counts),
        *missions(counts),
        *actions(counts),
        *events(counts),
        *bonus_cards(counts),
    ]
    return "\n".join(lines).rstrip() + "\n"


def bounds(counts: Counts) -> list[str]:
    wrong = outside(counts)
    lines = ["## Targets", ""]
    lines.append(
        "No mission is never completed, no action card is never played, every character and specialist is used, each "
        f"action card and character by at least {SELDOM:.0%} of those who could, "
        f"powers and characters win between {LOW} and {HIGH} times par, no restricted strategy beats free play."
    )
    lines += ["", *(f"- {w}" for w in wrong)] if wrong else ["", "All of them are met."]
    return [*lines, ""]


def changes(counts: Counts, folder: Path) -> list[str]:
    """What earlier reports led to: the figures then from changes.yaml, the figures now from this report."""
    path = folder / "changes.yaml"
    if not path.is_file():
        return []
    rows = []
    for entry in read_yaml(path)["changes"]:
        rows.append([entry["what"], entry["change"], str(entry["before"]), now(counts, entry)])
    return ["## Outliers mended", "", *table("What | Change | Before | Now", rows)]


def now(counts: Counts, entry: dict[str, Any]) -> str:
    measure, card = entry["measure"], entry["card"]
    if measure in ("power", "active"):
        return f"{pars(counts, measure, card):.2f} × par"
    if measure == "used":
        return f"{share(counts['used', card], counts['active', card])} used"
    done = "completed" if measure == "done" else measure
    return f"{counts[measure, card]} of {counts['drawn', card]} {done}"


def overview(counts: Counts) -> list[str]:
    rows = []
    for which in ("plain", "modules"):
        games = counts["games", which]
        rows.append([
            which, str(games), mean(counts["score", which], games * PLAYERS),
            mean(counts["winner's score", which], games), mean(counts["missions", which], games * PLAYERS),
        ])
    total = sum(n for (kind, _), n in counts.items() if kind == "source" and n > 0)
    found = sorted(((w, n) for (kind, w), n in counts.items() if kind == "source" and n > 0), key=lambda x: -x[1])
    sources = ", ".join(f"{what.replace('_', ' ')} {share(n, total)}" for what, n in found[:10])
    games = counts["games", "plain"] + counts["games", "modules"]
    wins = ", ".join(share(counts["seat", str(i)], games) for i in range(PLAYERS))
    return [
        "## Games", "", *table("Games | Number | Prestige | Winner's prestige | Missions a seat", rows),
        f"Prestige comes from {sources}. Wins by seat: {wins}. "
        f"The Shogun died in {share(counts['ended', 'kill_the_shogun'], games)} of the games.", "",
    ]


def strategies(counts: Counts) -> list[str]:
    rows = []
    for name in STRATEGIES:
        games = counts["strategy", name]
        rows.append([
            name, str(games), f"{pars(counts, 'strategy', name):.2f} × par",
            mean(counts["strategy score", name], games),
            mean(counts["others' score", name], games * (PLAYERS - 1)),
        ])
    return [
        "## One strategy against free play", "",
        *table("Strategy | Games | Wins | Its prestige | The others'", rows),
    ]


def powers(counts: Counts) -> list[str]:
    rows = [
        [c.title, str(counts["power", c.id]), f"{pars(counts, 'power', c.id):.2f}", between(counts, "power", c.id)]
        for c in cards_of("clan_power")
    ]
    guests = [
        [
            f"{c.id} {c.title}", str(counts["active", c.id]), share(counts["used", c.id], counts["active", c.id]),
            share(counts["used", c.id], counts["could", c.id]),
            f"{pars(counts, 'active', c.id):.2f}", between(counts, "active", c.id),
        ]
        for c in cards_of("character")
    ]
    kinds = [
        [k.replace("_", "-"), str(counts["specialist", k]), f"{pars(counts, 'specialist', k):.2f}"] for k in SPECIALISTS
    ]
    return [
        "## Clan powers", "", *table("Power | Held | Wins (× par) | 95 %", rows),
        "## Characters", "", *table("Character | Active | Used | Of those who could | Wins (× par) | 95 %", guests),
        "## Specialists", "", *table("Specialist | Gained | Wins (× par)", kinds),
    ]


def missions(counts: Counts) -> list[str]:
    by_color = []
    for color in COLORS:
        ids = [c.id for c in cards_of("mission") if c.color == color]
        drawn, done = (sum(counts[k, i] for i in ids) for k in ("drawn", "done"))
        pp = sum(prestige(c, counts) for c in cards_of("mission") if c.color == color)
        rounds = mean(sum(counts["round", i] for i in ids), done)
        by_color.append([color, str(drawn), share(done, drawn), rounds, mean(pp, done)])
    rows = [
        [
            f"{c.id} {c.title}", f"{c.color}, {c.set.replace('_', ' ')}", str(counts["drawn", c.id]),
            share(counts["done", c.id], counts["drawn", c.id]), share(counts["bonus", c.id], counts["done", c.id]),
            mean(counts["round", c.id], counts["done", c.id]),
        ]
        for c in cards_of("mission")
    ]
    return [
        "## Missions", "", *table("Colour | Drawn | Completed | Round | Prestige each", by_color),
        *table("Mission | Colour and set | Drawn | Completed | With bonus | Round", rows),
    ]


def prestige(card: Card, counts: Counts) -> int:
    """Prestige that the completions of this mission have paid."""
    total = 0
    for part, n in (("standard", counts["done", card.id]), ("bonus", counts["bonus", card.id])):
        total += n * sum(r["pp"] for r in card.raw[part]["rewards"] if isinstance(r, dict) and "pp" in r)
    return total


def actions(counts: Counts) -> list[str]:
    rows = [
        [
            f"{c.id} {c.title}", c.set.replace("_", " "), str(counts["drawn", c.id]),
            str(counts["played", c.id]), share(counts["played", c.id], counts["drawn", c.id]),
            share(counts["played", c.id], counts["could", c.id]),
        ]
        for c in cards_of("action")
    ]
    return ["## Action cards", "", *table("Card | Set | Held | Played | Share | Of those who could", rows)]


def events(counts: Counts) -> list[str]:
    """Average prestige of a seat in games with the event, less that in games whose deck it stayed in."""
    rows = []
    for c in cards_of("event"):
        seen, unseen = counts["event seen", c.id] * PLAYERS, counts["event unseen", c.id] * PLAYERS
        effect = "–"
        if seen and unseen:
            with_, without = counts["event score seen", c.id] / seen, counts["event score unseen", c.id] / unseen
            effect = f"{with_ - without:+.1f}"
        if seen:
            rows.append([f"{c.id} {c.title}", c.set.replace("_", " "), str(seen // PLAYERS), effect])
    return ["## Events", "", *table("Event | Set | Games | Prestige a seat", rows)]


def bonus_cards(counts: Counts) -> list[str]:
    rows = [
        [
            f"{c.id} {c.title}", str(counts["held", c.id]), share(counts["scored", c.id], counts["held", c.id]),
            mean(counts["points", c.id], counts["held", c.id]),
        ]
        for c in cards_of("bonus")
    ]
    return ["## Bonus cards", "", *table("Card | Held at the end | Scored | Prestige", rows)]
