"""The strings of the window; the engine's cards and log speak through the same book of phrases."""

from engine.core.words import Noun, has, language, languages, missing, set_language, t

__all__ = ["Noun", "has", "language", "languages", "missing", "set_language", "t"]
