"""Balance measured: many games of one bot, and what became of every card, power and strategy in them.

Everything is counted in one Counter whose keys are tuples such as ("done", "M021"), so that several
processes' counts add up. `balance_page` turns them into a page with a chart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.lab.crew import cut, spread
from engine.lab.players import seated

from ..bots import Bot
from ..bots.samurai import Samurai
from ..config import MODULES, SPECIALISTS, random_sets, standard_game
from ..game import Yedo, new_game
from ..kind import KIND

Counts = Counter[tuple[str, str]]
PLAYERS = 4
ROUNDS = 8
FOUR_MODULES = list(MODULES[:4])
CHUNK = 8  # games
STRATEGY_SHARE = 12  # one game in so many tries a restricted strategy
JOINED = ("auction", "recruit", "become", "clan_power")  # how a specialist comes to a clan


# --- restricted strategies -------------------------------------------------------------------------

Rule = Callable[[Yedo, Option], bool]


def harbor_only(view: Yedo, option: Option) -> bool:
    """Stands at the Harbor while there is room, and never completes a mission."""
    if option[0] == "place":
        return view.district_of.get(option[2]) == "harbor"
    return bool(option[0] != "mission")


def audiences_only(view: Yedo, option: Option) -> bool:
    """Stands before the Shogun whenever that space is free, and never completes a mission."""
    if option[0] == "place":
        return bool(option[2] == "castle:shogun")
    return bool(option[0] != "mission")


def black_missions_only(view: Yedo, option: Option) -> bool:
    """Draws and completes black missions and no others."""
    if option[0] in ("mission", "keep"):
        card = view.cards.get(option[1])
        return card is None or card.kind != "mission" or card.color == "black"
    return option[0] != "color" or bool(option[1] == "black")


STRATEGIES: dict[str, tuple[Rule, tuple[str, ...]]] = {
    "harbor only": (harbor_only, ("place", "action")),
    "audiences only": (audiences_only, ("place", "action")),
    "black missions only": (black_missions_only, ("action", "keep", "color")),
}


BESIDE = ("play", "character")  # what may be done beside the normal options


class Narrow:
    """A bot that may choose only what its rule allows, as long as the rule allows anything."""

    blind = False

    def __init__(self, bot: Bot, strategy: str) -> None:
        self.bot = bot
        self.rule, self.kinds = STRATEGIES[strategy]

    def choose(self, view: Yedo, decision: Decision) -> Option:
        if decision.kind in self.kinds:
            normal = [o for o in decision.options if o[0] not in BESIDE]
            allowed = [o for o in normal if self.rule(view, o)]
            if allowed:
                beside = [o for o in decision.options if o[0] in BESIDE]
                decision = Decision(decision.player, decision.kind, allowed + beside)
        return self.bot.choose(view, decision)


# --- playing and counting ----------------------------------------------------------------------------

@dataclass
class Spec:
    """One game of the measurement. `strategy` is played by the seat `seed % players`."""

    seed: int
    bot: str
    modules: list[str]
    strategy: str = ""


def specs(games: int, bot: str, seed: int) -> list[Spec]:
    """Plain games, half as many with all four modules, and some with a restricted strategy."""
    names = list(STRATEGIES)
    found = []
    for k in range(games):
        strategy = names[k // STRATEGY_SHARE % len(names)] if k % STRATEGY_SHARE == 0 else ""
        modules = FOUR_MODULES if k % 3 == 1 and not strategy else []
        found.append(Spec(seed + k, bot, modules, strategy))
    return found


class Watcher:
    """Counts one game's events; what depends on the result waits until the end."""

    def __init__(self, counts: Counts) -> None:
        self.counts = counts
        self.round = 1
        self.active: set[tuple[int, str]] = set()
        self.used: set[tuple[int, str]] = set()
        self.specialists: set[tuple[int, str]] = set()
        self.completed: Counter[int] = Counter()
        self.could: set[tuple[int, str]] = set()  # who could have played which card or asked which character

    def asked(self, decision: Decision) -> None:
        self.could.update((decision.player, x[1]) for x in decision.options if x[0] in BESIDE)

    def __call__(self, event: Event) -> None:
        kind, n = event.kind, self.counts
        if kind == "draw":
            assert event.secret is not None
            n["drawn", event.secret["card"]] += 1
        elif kind == "phase":
            self.round = event.data["round"]
        elif kind == "play_card":
            n["played", event.data["card"]] += 1
        elif kind == "mission_done":
            card = event.data["card"]
            n["done", card] += 1
            n["bonus", card] += event.data["bonus"]
            n["round", card] += self.round
            assert event.player is not None
            self.completed[event.player] += 1
        elif kind == "score_bonus":
            card = event.data["card"]
            n["held", card] += 1
            n["scored", card] += event.data["n"] > 0
            n["points", card] += event.data["n"]
        elif kind in ("character", "use_character") and event.player is not None:
            (self.active if kind == "character" else self.used).add((event.player, event.data["card"]))
        elif kind == "move" and event.player is not None and event.data["why"] in JOINED:
            if event.data["kind"] in SPECIALISTS and event.data["to"] != "stock":
                self.specialists.add((event.player, event.data["kind"]))


def play(spec: Spec, counts: Counts) -> None:
    config = standard_game(PLAYERS, ROUNDS, spec.seed, list(spec.modules))
    random_sets(config)
    bots: list[Bot] = [seated(KIND, spec.bot, spec.seed, i) for i in range(PLAYERS)]
    for bot in bots:
        if isinstance(bot, Samurai):  # what cards are worth to players who do not err on purpose
            bot.w = bot.w.changed(ease=0)
    narrow = spec.seed % PLAYERS
    if spec.strategy:
        bots[narrow] = Narrow(bots[narrow], spec.strategy)
    watcher = Watcher(counts if not spec.strategy else Counter())
    g = new_game(config, watcher)
    while (decision := g.decision) is not None:
        watcher.asked(decision)
        bot = bots[decision.player]
        g.apply(bot.choose(g if bot.blind else g.view(decision.player), decision))
    result = g.result()
    winner = result["ranking"][0]
    scores = result["scores"]
    if spec.strategy:
        counts["strategy", spec.strategy] += 1
        counts["strategy won", spec.strategy] += winner == narrow
        counts["strategy score", spec.strategy] += scores[narrow]
        counts["others' score", spec.strategy] += sum(scores) - scores[narrow]
        return
    reckon(g, spec, counts, watcher, winner, scores)


def reckon(g: Yedo, spec: Spec, n: Counts, w: Watcher, winner: int, scores: list[int]) -> None:
    """What only the end of the game tells."""
    which = "modules" if spec.modules else "plain"
    n["games", which] += 1
    n["score", which] += sum(scores)
    n["winner's score", which] += scores[winner]
    n["missions", which] += sum(w.completed.values())
    n["ended", g.state.ended] += 1
    for seat in range(PLAYERS):
        n["seat", str(seat)] += seat == winner
    for source, points in ((k, v) for clan in g.state.clans for k, v in clan.sources.items()):
        n["source", source] += points
    events = set(g.state.events)
    for card in g.cards.values():
        if card.kind == "event" and card.set in g.config.event_sets:
            seen = "seen" if card.id in events else "unseen"
            n[f"event {seen}", card.id] += 1
            n[f"event score {seen}", card.id] += sum(scores)
    for _, card_id in w.could:
        n["could", card_id] += 1
    powers = getattr(g.state.guests.get("clan_powers"), "held", [])
    for name, held in (
        ("power", list(enumerate(powers))), ("active", w.active), ("used", w.used), ("specialist", w.specialists),
    ):
        for seat, what in held:
            n[name, what] += 1
            n[f"{name} won", what] += seat == winner


def play_some(games: list[Spec]) -> Counts:
    counts: Counts = Counter()
    for spec in games:
        play(spec, counts)
    return counts


def measure(games: int, bot: str, seed: int = 1, jobs: int = 1, cluster: str = "") -> Counts:
    counts: Counts = Counter()
    for part in spread(play_some, cut(specs(games, bot, seed), CHUNK), jobs, cluster, "games"):
        counts.update(part)
    return counts


def report(folder: Path, games: int, bot: str, seed: int = 1, jobs: int = 1, cluster: str = "") -> list[str]:
    """Measure, write report.md and chart.svg into the folder, and return what lies outside its bounds."""
    from . import balance_chart, balance_page

    counts = measure(games, bot, seed, jobs, cluster)
    folder.mkdir(parents=True, exist_ok=True)
    command = f"yedo simulate --report {folder.as_posix()} --games {games} --bots {bot} --seed {seed}"
    (folder / "report.md").write_text(balance_page.page(counts, bot, command, folder), encoding="utf-8")
    (folder / "chart.svg").write_text(balance_chart.chart(counts), encoding="utf-8")
    return balance_page.outside(counts)
