"""Films of great moments: a game is played to an event, and the table shows it."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engine.core.event import Event
from engine.yedo import bots
from engine.yedo.config import Config, standard_game
from engine.yedo.modules.smd.court import slot
from yedo.scenes.table import Table
from yedo.session import Session, Step, new_session
from yedo.shot import Prepare, ShotOptions, shot
from yedo.tables.yedo.shots import settled

if TYPE_CHECKING:
    from yedo.app import App

Wanted = Callable[[Event, Any], bool]
STEP = 1 / 60
LONGEST = 40.0  # seconds of play before a moment must have come


def until_event(config: Config, wanted: Wanted, seed: int, level: str = "novice") -> tuple[Session, Step] | None:
    """A session played up to the step in which such an event happens, and that step, which is still to be shown."""
    session = new_session(config)
    players = [bots.make(level, f"{seed}/{seat}") for seat in range(len(session.game.state.clans))]
    while (decision := session.decision) is not None:
        shown = len(session.steps)
        session.answer(players[decision.player].choose(session.view(decision.player), decision))
        for number in range(shown, len(session.steps)):
            step = session.steps[number]
            if any(wanted(event, step.game) for event in step.events):
                while len(session.steps) > number:
                    session.steps.pop()
                return session, step
    return None


def run_to_moment(table: Table, kind: str) -> None:
    """Let the table play until a great moment of this kind begins."""
    for _ in range(round(LONGEST / STEP)):
        table.sheets.close()
        table.update(STEP)
        if table.stage.moves.moment is not None and table.stage.moves.moment.kind == kind:
            return
    raise ValueError("no moment came")


def _film_of(
    kind: str,
    wanted: Wanted | None = None,
    least: int = 0,
    seeds: int = 30,
    config: Callable[[int], Config] | None = None,
) -> Prepare:
    def happened(event: Event, game: Any) -> bool:
        return event.kind == kind and game.state.round >= least and (wanted is None or wanted(event, game))

    def prepare(app: "App", options: ShotOptions) -> None:
        for seed in range(options.seed, options.seed + seeds):
            made = config(seed) if config is not None else standard_game(4, seed=seed)
            found = until_event(made, happened, seed)
            if found is None:
                continue
            session, step = found
            table = settled(app, session)
            app.settings.animation_speed = "normal"
            session.steps.append(step)
            run_to_moment(table, kind)
            return
        raise ValueError("no such moment in these games")

    return prepare


def _coop(seed: int) -> Config:
    return standard_game(3, seed=seed, modules=["shogun_must_die"])


def _shogun(app: "App", options: ShotOptions) -> None:
    """Nobody who plays for a film kills the Shogun: an errand that is done stands for it."""
    seeds = range(options.seed, options.seed + 30)
    tries = (until_event(_coop(seed), lambda event, game: event.kind == "errand_done", seed) for seed in seeds)
    session, step = next(found for found in tries if found is not None)
    kill = slot(step.game).kill
    seat = next(event.player for event in step.events if event.kind == "errand_done")
    table = settled(app, session)
    app.settings.animation_speed = "normal"
    session.steps.append(replace(step, events=[Event("shogun_dead", seat, {"card": kill})], frames=step.frames[-1:]))
    run_to_moment(table, "shogun_dead")


FILMS: dict[str, Prepare] = {
    "mission": _film_of("mission_done", lambda event, game: bool(event.data["bonus"]), 3),
    "arrest": _film_of("arrest", None, 2),
    "event": _film_of("event", None, 3),
    "auction": _film_of("win_auction", None, 2),
    "annex": _film_of("gain_annex", None, 2),
    "bell": _film_of("phase", lambda event, game: game.state.round == game.state.rounds),
    "errand": _film_of("errand_done", config=_coop),
    "shogun": _shogun,
    "reckoning": _film_of("game_over"),
}
for _name, _prepare in FILMS.items():
    shot(f"moment_{_name}")(_prepare)


@shot("round_end")
def shot_round_end(app: "App", options: ShotOptions) -> None:
    """The scroll that tells a round."""
    found = until_event(
        standard_game(4, seed=options.seed), lambda event, game: event.kind == "round_end" and game.state.round >= 3,
        options.seed,
    )  # fmt: skip
    assert found is not None
    session, step = found
    table = settled(app, session)
    app.settings.animation_speed = "normal"
    session.steps.append(step)
    for _ in range(round(LONGEST / STEP)):
        table.update(STEP)
        if table.sheets.open is not None and table.sheets.left < 3:
            return
