"""What is played on a demo evening. Every game is another one: the number of players, modules, co-operative games,
levels and the board side take turns, the rest is drawn by the seed."""

from __future__ import annotations

import random

from engine.core.words import Noun, t
from engine.yedo.bots import BOTS
from engine.yedo.config import CLANS, MODULES, NAMES, Config, Seat, standard_game
from yedo.tables.yedo import new_game

TURNS = 3  # a game of the basic box, one with modules, one against the Shogun, and round again
RIVALS = (4, 3, 5, 2)
COMPANIONS = (3, 2, 4, 1)
BOT_LEVELS = [name for name in ("samurai", "shogun", "novice") if name in BOTS]
MOST_SHOGUNS = 2  # they take a second or so for every answer


def demo_config(seed: int) -> Config:
    """The setup of one game. Seeds in a row are an evening."""
    dice = random.Random(seed)
    lap, turn = divmod(seed, TURNS)
    together = turn == 2
    players = COMPANIONS[lap % len(COMPANIONS)] if together else RIVALS[(2 * lap + turn) % len(RIVALS)]
    modules = _modules(lap, turn, together, dice)
    rounds = 8 if "jesuits" in modules else dice.choice((6, 6, 8))
    config = standard_game(players, rounds, dice.randrange(1, 10**9), modules)
    config.seats = _seats(players, seed, dice)
    config.side = ("day", "night")[seed % 2]
    if together:
        config.event_sets = []
        config.mood = new_game.MOODS[lap % len(new_game.MOODS)]
        config.level = new_game.LEVELS[dice.randrange(len(new_game.LEVELS))]
    return config


def _modules(lap: int, turn: int, together: bool, dice: random.Random) -> list[str]:
    """None, one after another with some others, or Shogun Must Die, every second time with another one."""
    offered = [name for name in new_game.modules() if not (together and name == "jesuits")]
    chosen = [new_game.COOP] if together else []
    if offered and (turn == 1 or (together and lap % 2)):
        chosen.append(offered[lap % len(offered)])
        others = [name for name in offered if name not in chosen]
        if not together:
            chosen += dice.sample(others, min(len(others), dice.choice((0, 0, 1, 2))))
    return sorted(chosen, key=MODULES.index)


def _seats(players: int, seed: int, dice: random.Random) -> list[Seat]:
    """The first seat's level takes turns, so that each of them is met; the others are drawn."""
    levels = [BOT_LEVELS[seed % len(BOT_LEVELS)]]
    while len(levels) < players:
        level = dice.choice(BOT_LEVELS)
        levels.append("samurai" if level == "shogun" and levels.count(level) >= MOST_SHOGUNS else level)
    dice.shuffle(levels)
    return [Seat(clan, NAMES[clan], level) for clan, level in zip(dice.sample(CLANS, players), levels, strict=True)]


def about(config: Config) -> str:
    """One sentence about the game that begins."""
    with_them = [t(f"module.{name}") for name in config.modules if name != new_game.COOP]
    words = {"players": len(config.seats), "rounds": config.rounds, "modules": ", ".join(with_them)}
    if new_game.COOP in config.modules:
        words["mood"] = t(f"demo.mood.{config.mood}")
        words["level"] = t(f"demo.level.{config.level}")
    key = "demo.together" if new_game.COOP in config.modules else "demo.begins"
    if len(config.seats) == 1:
        key += "_alone"
    return t(f"{key}_with" if with_them else key, **words)


def at_the_table(config: Config) -> str:
    """Who plays how well, and what it is about."""
    who = ", ".join(t("demo.player", clan=seat.name, bot=Noun("bot", seat.played_by)) for seat in config.seats)
    goal = t("demo.goal_together" if new_game.COOP in config.modules else "demo.goal")
    return f"{who}. {goal}"
