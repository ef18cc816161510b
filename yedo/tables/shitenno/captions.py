"""What is said while bots play for an audience: a title for the year, a sentence for what happens, and beneath it why,
or the rule behind it. Imports no pygame."""

from __future__ import annotations

import random

from engine.core.event import Event
from engine.core.setup import Seat
from engine.core.words import All, t
from engine.shitenno.board import standard_board
from engine.shitenno.config import NAMES, Config
from engine.shitenno.game import Shitenno
from engine.shitenno.kind import KIND
from engine.shitenno.say import event_line
from yedo.help.captions import Caption, Teller

MINOR = {"pay", "majority", "win_tile", "full", "tairo", "count_hand", "count_majority"}  # follow from something else
LONGER = {"reveal": 1.0, "offer": 0.8, "present": 1.2, "titles": 1.2, "place": 0.6, "gild": 1.0, "year": 0.8}
LEVELS = ("samurai", "shogun", "novice")
PLAYERS = (4, 3, 2)
MOST_SHOGUNS = 2  # they take a second or so for every answer


class Captions(Teller):
    book = "shitenno.demo.rule"
    minor = MINOR

    def of(self, game: Shitenno, event: Event, why: str) -> Caption | None:
        words = event_line(game, event, None)
        if not words:
            return None
        s = game.state
        year = s.phase if s.phase in ("even", "odd") else "odd"
        title = t("shitenno.demo.title", n=max(1, s.turn), phase=t(f"shitenno.phase.{s.phase}"))
        acted = event.player is not None and event.player >= 0
        color = s.generals[event.player].color if acted and event.player is not None else ""
        self.longer = LONGER.get(event.kind, 0.0)
        return Caption(title, f"shitenno/icon_{year}_year", words, self.below(event.kind, why), color)


def result(game: Shitenno) -> Caption:
    """The caption at the end of a game."""
    best = game.state.generals[KIND.result(game).ranking[0]]
    words = t("shitenno.score.wins", name=best.name, n=best.points)
    return Caption(t("demo.over"), "icons/scoring", words, t("demo.next"), best.color)


# --- the programme of an evening -----------------------------------------------------------------------------


def demo_config(seed: int) -> Config:
    """The setup of one game. Seeds in a row are an evening."""
    dice = random.Random(seed)
    players = PLAYERS[seed % len(PLAYERS)]
    levels = [LEVELS[seed % len(LEVELS)]]
    while len(levels) < players:
        level = dice.choice(LEVELS)
        levels.append("samurai" if level == "shogun" and levels.count(level) >= MOST_SHOGUNS else level)
    dice.shuffle(levels)
    generals = dice.sample(standard_board().generals, players)
    seats = [Seat(general, NAMES[general], level) for general, level in zip(generals, levels, strict=True)]
    return Config(seats, {}, dice.randrange(1, 10**9))


def first(config: Config) -> Caption:
    """Before anything happens: who plays how well, and what it is about."""
    who = All([t("demo.player", clan=seat.name, bot=t(f"shitenno.bot.{seat.played_by}")) for seat in config.seats])
    about = t("shitenno.demo.begins", n=len(config.seats))
    below = t("shitenno.demo.who", who=who)
    return Caption(t("shitenno.demo.heading"), "icons/demo", about, below, "")
