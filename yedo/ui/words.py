"""The strings of the window; the engine's cards and log speak through the same book of phrases. Dates and fractions are
written as the language does."""

import time

from engine.core.words import All, Noun, has, language, languages, missing, set_language, t

__all__ = [
    "All", "Noun", "bot_name", "day", "decimal", "has", "language", "languages", "missing", "moment",
    "set_language", "t",
]  # fmt: skip


def day(seconds: float) -> str:
    return time.strftime(t("habit.day"), time.localtime(seconds))


def moment(seconds: float) -> str:
    return time.strftime(t("habit.moment"), time.localtime(seconds))


def decimal(number: float, digits: int = 1) -> str:
    """A fraction; `digits` 0 writes no more of them than needed."""
    return (f"{number:.{digits}f}" if digits else f"{number:g}").replace(".", t("habit.point"))


def bot_name(bot: str) -> str:
    """A bot by its name and temperament; one of the player's own by that of its file."""
    level, _, temper = bot.partition("-")
    if temper and has(f"temper.{temper}"):
        return t("temper.of", level=bot_name(level), temper=t(f"temper.{temper}"))
    return t(f"bot.{bot}") if has(f"bot.{bot}") else bot.replace("_", " ").title()
