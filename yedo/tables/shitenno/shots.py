"""Pictures of this table: every kind of question, several phases, small and tall windows by their size."""

import random
from typing import TYPE_CHECKING, Any

from engine.core.own_bots import make
from engine.shitenno.kind import KIND
from yedo.scenes.table import Table
from yedo.session import HUMAN, Session, new_session
from yedo.shot import Prepare, ShotOptions, shot

if TYPE_CHECKING:
    from yedo.app import App

KINDS = ("lot", "answer", "split", "pick", "campaign", "pay", "gild")


def session_at(players: int, seed: int, kind: str = "", turn: int = 3, more: int = 0) -> Session | None:
    """A session that sensible players have brought to such a question, from a turn on."""
    session = new_session(KIND.config(players, seed), kind=KIND)
    bots = [make(KIND, "novice", f"{seed}/{seat}") for seat in range(players)]
    dice = random.Random(seed)
    met = 0
    for _ in range(2000):
        decision = session.decision
        if decision is None:
            return session if not kind else None
        if kind and decision.kind == kind and session.game.state.turn >= turn and len(decision.options) > 1:
            met += 1
            if met > more:
                return session
        view = session.game.view(decision.player)
        option = bots[decision.player].choose(view, decision)
        session.answer(option if option in decision.options else dice.choice(decision.options))
    return None


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


def table_at(app: "App", options: ShotOptions, kind: str, players: int, turn: int = 3, more: int = 0) -> Table:
    for seed in range(options.seed, options.seed + 40):
        session = session_at(players, seed, kind, turn, more)
        if session is not None and session.decision is not None:
            seat = session.decision.player
            session.played_by[:] = [HUMAN if n == seat else "samurai" for n in range(players)]
            return settled(app, session)
    raise ValueError(f"no question of kind {kind} came up")


def _of_kind(kind: str, players: int, **wishes: Any) -> Prepare:
    def prepare(app: "App", options: ShotOptions) -> None:
        table_at(app, options, kind, players, **wishes)

    return prepare


for _n, _kind in enumerate(KINDS):
    shot(f"shitenno_{_kind}")(_of_kind(_kind, 4 if _kind in ("lot", "answer", "campaign") else 2 + _n % 3))
shot("shitenno_first")(_of_kind("lot", 4, turn=1))
shot("shitenno_lot_made")(_of_kind("lot", 4, turn=2, more=4))
shot("shitenno_split_made")(_of_kind("split", 3, turn=2, more=9))
shot("shitenno_two")(_of_kind("campaign", 2, turn=6))
shot("shitenno_three")(_of_kind("campaign", 3, turn=5))


@shot("shitenno_province")
def shot_province(app: "App", options: ShotOptions) -> None:
    """A province is pointed at."""
    table = table_at(app, options, "campaign", 4, 3)
    assert table.decision is not None
    id = table.decision.options[0][1]
    board = table.parts.board  # type: ignore[attr-defined]
    ratio = table.canvas.scale / app.canvas.scale
    at = board.cell(id).center
    table.aim(at)
    assert ratio


def _moment(kind: str) -> None:
    @shot(f"shitenno_moment_{kind}")
    def prepare(app: "App", options: ShotOptions) -> None:
        """A great moment in its middle."""
        table = table_at(app, options, "campaign", 4, 4)
        g = table.desk.view
        table.stage.queue.speed, table.desk.lively = 1.0, True
        taken = next(p for p in g.board.provinces if g.state.kamons[p.index])
        over = {"ranking": [1, 0, 2, 3], "points": [general.points for general in g.state.generals], "by": "koku"}
        data = {"province": taken.id} if kind == "full" else over
        tweens = table.stage.moves.show(kind, g.state.kamons[taken.index][0] % 8 if kind == "full" else -1, data)
        for tween in tweens:
            tween.advance(tween.delay + tween.seconds * 0.6)


for _great in ("full", "game_over"):
    _moment(_great)
