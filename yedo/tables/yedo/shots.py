"""Pictures of the table: in mid-game, and one for every kind of question that random play reaches."""

import random
from typing import TYPE_CHECKING

from engine.yedo import bots
from engine.yedo.config import Config, edition_game, standard_game
from yedo.scenes.table import Table
from yedo.session import Session, new_session
from yedo.shot import Prepare, ShotOptions, shot

if TYPE_CHECKING:
    from yedo.app import App

KINDS = (
    "favor", "keep", "egress", "open", "bid", "take", "ward", "place", "play_or_pass", "trade", "offer", "answer",
    "activate", "action", "position", "arrange", "shed", "choose_part", "give_up", "place_patrol", "annex",
)  # fmt: skip
EARLY = ("favor", "color", "keep")  # asked only, or mostly, at the start


def played_session(config: Config, answers: int, seed: int = 1) -> Session:
    """A session in mid-game after random answers; its steps are still to be shown."""
    dice = random.Random(seed)
    session = new_session(config)
    for _ in range(answers):
        if session.decision is None:
            break
        session.answer(dice.choice(session.decision.options))
    return session


def play_until(session: Session, kind: str, seed: int, least: int = 60) -> bool:
    """Random answers until such a question is asked, not before some have been given. True if it is."""
    dice = random.Random(seed)
    for n in range(900):
        decision = session.decision
        if decision is None:
            return False
        if decision.kind == kind and (n >= least or kind in EARLY):
            return True
        session.answer(dice.choice(decision.options))
    return False


def settled(app: "App", session: Session) -> Table:
    """The table with everything shown and nobody behind a curtain."""
    app.settings.secrecy = "open"
    table = Table(app, session)
    app.push(table)
    for _ in range(400):
        table.update(0.01)
        if not table.animating():
            break
    return table


@shot("table")
def shot_table(app: "App", options: ShotOptions) -> None:
    """The fourth round of a game between people who want to win."""
    session = new_session(standard_game(5, seed=options.seed))
    players = [bots.make("novice", f"{options.seed}/{seat}") for seat in range(5)]
    for _ in range(3000):
        decision = session.decision
        if decision is None or (session.game.state.round >= 4 and decision.kind == "activate"):
            break
        session.answer(players[decision.player].choose(session.game.view(decision.player), decision))
    settled(app, session)


@shot("table_2012")
def shot_2012(app: "App", options: ShotOptions) -> None:
    """The fifth round of the first edition, with a person's first look at what is different."""
    settled(app, _of_2012(options.seed, "2012-samurai", 5))


@shot("score_2012")
def shot_score_2012(app: "App", options: ShotOptions) -> None:
    session = _of_2012(options.seed, "2012-geisha", 99)
    app.open("score", session=session)


@shot("rules_2012")
def shot_rules_2012(app: "App", options: ShotOptions) -> None:
    settled(app, _of_2012(options.seed, "2012-geisha", 1))
    app.open("rules", page="trade")


def _of_2012(seed: int, edition: str, until: int) -> Session:
    session = new_session(edition_game(4, edition, seed))
    players = [bots.make("novice", f"{seed}/{seat}") for seat in range(4)]
    while (decision := session.decision) is not None:
        if session.game.state.round >= until and decision.kind == "activate":
            break
        session.answer(players[decision.player].choose(session.game.view(decision.player), decision))
    return session


def _of_kind(kind: str) -> Prepare:
    def prepare(app: "App", options: ShotOptions) -> None:
        for seed in range(options.seed, options.seed + 60):
            session = new_session(standard_game(2 + seed % 4, 8, seed))
            if play_until(session, kind, seed):
                settled(app, session)
                return
        raise ValueError(f"no question of kind {kind} came up")

    return prepare


for _kind in KINDS:
    shot(f"table_{_kind}")(_of_kind(_kind))
