"""What is said while bots play for an audience: a title for the phase, a sentence for what happens, and beneath
it why, or the rule behind it. And what is played: every game of the evening is another one."""

from __future__ import annotations

import random
from dataclasses import dataclass

from engine.core.event import Event
from engine.core.words import has, t
from engine.yedo.config import CLANS, MODULES, NAMES, Config, Seat, standard_game
from engine.yedo.game import Yedo
from engine.yedo.say import event_line, thing
from yedo import new_game
from yedo.help.pages import fill

AGAIN = 4  # a rule is told again after so many captions in which it would have fitted
SILENT = {"look", "draw", "reopen", "foresight", "church", "offer"}  # small things the log keeps to itself
# What only follows from something else; it does not take the place of that.
MINOR = {"gain_mon", "lose_mon", "gain_pp", "lose_pp", "give_mon", "discard", "discard_weapon", "order", "market"}
LONGER = {"mission_done": 1.6, "arrest": 0.9, "event": 1.4, "win_auction": 0.6, "exchange": 0.8, "phase": 1.2}


@dataclass(frozen=True, slots=True)
class Caption:
    title: str
    icon: str
    words: str
    below: str  # why, or the rule behind it
    clan: str  # the color of whoever acted, "" for nobody
    card: str = ""

    @property
    def seconds(self) -> float:
        """How long it takes to read."""
        return 0.4 + 0.022 * (len(self.words) + 0.6 * len(self.below))


class Captions:
    """Makes captions of events, and remembers which rules were told lately."""

    def __init__(self) -> None:
        self.told: dict[str, int] = {}
        self.longer = 0.0

    def of(self, game: Yedo, event: Event, why: str) -> Caption | None:
        """The caption of an event, if it is worth one."""
        if event.kind in SILENT:
            return None
        words = event_line(game, event, None)
        if not words:
            return None
        state = game.state
        phase = event.data["phase"] if event.kind == "phase" else state.phase
        title = t("demo.title", round=max(1, state.round), phase=t(f"phase.{phase}"))
        if event.kind == "phase":
            words = t(f"table.phase.{phase}") if has(f"table.phase.{phase}") else words
        color = state.clans[event.player].color if event.player is not None and event.player >= 0 else ""
        card = event.data.get("card", "")
        shown = card if isinstance(card, str) and card in game.cards else ""
        self.longer = LONGER.get(event.kind, 0.0)
        return Caption(title, phase, words, self._below(event.kind, why), color, shown)

    def _below(self, kind: str, why: str) -> str:
        rule = f"demo.rule.{kind}"
        if has(rule):
            count = self.told[kind] = self.told.get(kind, -1) + 1
            if count % AGAIN == 0:
                return fill(t(rule))
        return why


def result(game: Yedo) -> Caption:
    """The caption at the end of a game."""
    ranking = [seat for seat in game.result()["ranking"] if seat != game.outsider]
    clan = game.state.clans[ranking[0]]
    finest = [card for card in clan.completed if card in game.cards]
    words = t("demo.won", clan=clan.name, n=clan.pp, missions=len(clan.completed))
    below = t("demo.last_mission", card=thing(game, finest[-1])) if finest else ""
    return Caption(t("demo.over"), "scoring", words, below, clan.color)


def demo_config(seed: int) -> Config:
    """The setup of one game: players, length, modules, clans and bots by the seed."""
    dice = random.Random(seed)
    players = dice.choice((3, 4, 4, 5, 2))
    rounds = dice.choice((6, 6, 8))
    offered = [name for name in MODULES if name in new_game.modules() and not (name == "jesuits" and rounds < 8)]
    modules = sorted(dice.sample(offered, min(len(offered), dice.choice((0, 1, 1, 2)))), key=MODULES.index)
    config = standard_game(players, rounds, dice.randrange(1, 10**9), modules)
    quick = [name for name in new_game.bots() if name != "shogun"] or new_game.bots()
    clans = dice.sample(CLANS, players)
    config.seats = [Seat(clan, NAMES[clan], dice.choice(quick)) for clan in clans]
    config.side = dice.choice(("day", "night"))
    return config


def about(config: Config) -> str:
    """One sentence about the game that begins."""
    modules = ", ".join(t(f"module.{name}") for name in config.modules)
    key = "demo.begins_with" if modules else "demo.begins"
    return t(key, players=len(config.seats), rounds=config.rounds, modules=modules)
