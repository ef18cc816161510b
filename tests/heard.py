"""Everything a game says while it is played: questions, answers, the log, what cannot be done, previews, reasons."""

from collections.abc import Iterator

from engine.core.event import Event
from engine.core.kind import Kind
from engine.core.rng import seeded
from engine.games import GAMES, kind_of
from engine.yedo.config import Config, edition_game, standard_game
from engine.yedo.config import random_sets as draw_sets
from yedo.tables import TABLES, table_of

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
