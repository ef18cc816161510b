"""Everything a game says while it is played: questions, answers, the log, what cannot be done, previews, reasons, cards
and belongings; and what must not be among it."""

import re
from collections.abc import Iterator

from engine.core.event import Event
from engine.core.kind import Kind
from engine.core.rng import seeded
from engine.games import GAMES, kind_of
from engine.yedo.config import Config, edition_game, standard_game
from engine.yedo.config import random_sets as draw_sets
from yedo.tables import TABLES, table_of

OPEN = re.compile(r"\{(?!/?[bi]\}|icon:|key\.)[^{}]*\}")
KEY = re.compile(r"\b[a-z_]{3,}\.[a-z_]{3,}\b")
ENGLISH = re.compile(
    r"\b(the|for|of|is|to|your|you|with|from|and|this|each|which|draw|gains?|loses?|pays?|takes?|weapons?|disciples?)\b",
    re.IGNORECASE,
)  # words that neither German nor Spanish has


def wrong(language: str, said: str) -> bool:
    """Whether a text holds an open gap, a key, or English where another language is spoken."""
    plain = said.replace("{key.", "{")
    if OPEN.search(said) or KEY.search(plain):
        return True
    return language in ("de", "es") and ENGLISH.search(re.sub(r"\{[^{}]*\}|(?<!\S)/\S+", " ", said)) is not None


ALL_MODULES = ["teahouse", "specialists", "jesuits", "clan_powers"]


def configs() -> dict[str, tuple[Kind, object]]:
    """A setup of every kind of game there is."""
    yedo = kind_of("yedo")
    together = standard_game(3, 7, 5, ["teahouse", "specialists", "clan_powers", "shogun_must_die"])
    found: dict[str, tuple[Kind, object]] = {
        "yedo": (yedo, _drawn(standard_game(4, 8, 4, ALL_MODULES))),
        "together": (yedo, together),
        "2012": (yedo, edition_game(3, "2012-samurai", 6)),
    }
    for name in GAMES:
        if name != "yedo":
            kind = kind_of(name)
            found[name] = (kind, kind.config(max(kind.players), 7))
    return found


def _drawn(config: Config) -> Config:
    draw_sets(config)
    return config


def everything(kind: Kind, config: object, seed: int, most: int = 10_000) -> Iterator[str]:
    """What is said in one game that is played at random, or by a bot that tells why."""
    rng, lines = seeded(f"heard/{seed}"), []

    def hear(event: Event) -> None:
        for viewer in (None, event.player, -1):
            line = kind.event_line(game, event, viewer)
            if line:
                lines.append(line)

    game = kind.new(config, None)
    game.sink = hear
    table = table_of(kind.id) if kind.id in TABLES else None
    bot = kind.bot("novice", seed)
    for number in range(most):
        decision = game.decision
        if decision is None:
            break
        view = game.view(decision.player)
        yield kind.prompt(view, decision)
        options = list(decision.options)
        for option in options[:40]:
            yield kind.label(view, option, decision)
            if table is not None:
                yield table.chip(view, option, decision)
        if number % 5 == 0:
            for blocked in kind.explain(view, decision):
                yield blocked.label
                yield blocked.reason
            yield from kind.preview(game, decision.player, options[rng.below(len(options))])
            yield from _held(kind, view, decision.player)
            if table is not None:
                yield table.hint(view, decision, open_hand=False)
        if number % 3 == 0:
            option = bot.choose(view, decision)
            yield bot.why()
            yield bot.why(own=True)
        else:
            option = options[rng.below(len(options))]
        game.apply(option)
        yield from lines
        lines.clear()
    view = kind.public(game)
    yield kind.clock_words(kind.clock(view).round, kind.clock(view).rounds)
    for seat in range(len(kind.seats(view))):
        yield from _held(kind, view, seat)


def _held(kind: Kind, view: object, seat: int) -> Iterator[str]:
    """What the things of a seat say."""
    for belonging in kind.belongings(view, seat):
        yield belonging.words
    for thing in kind.hand(view, seat):
        face = kind.face(view, thing, seat)
        if face is not None:
            yield from (face.title, face.kind, *face.lines, *face.gains)
            yield from (need.words for part in face.needs for need in part)
