"""Pictures of Edo's table in every phase, of its planning, its screens, and in small and tall windows."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.core.event import Event
from engine.games import kind_of
from yedo import hall
from yedo.scenes import reckoning
from yedo.scenes.table import Table
from yedo.session import HUMAN, Session, new_session
from yedo.shot import ShotOptions, shot

if TYPE_CHECKING:
    from yedo.app import App

MOST = 4000  # answers after which a game should long be over
Wanted = Callable[[Session], bool]


def played(players: int, seed: int, until: Wanted, choices: dict[str, str] | None = None) -> Session:
    """A session in mid-game, played by sensible bots up to some moment."""
    kind = kind_of("edo")
    session = new_session(kind.config(players, seed, choices), kind=kind)
    bots = [kind.bot("novice", f"{seed}/{seat}") for seat in range(players)]
    for _ in range(MOST):
        decision = session.decision
        if decision is None or until(session):
            break
        seat = decision.player
        session.answer(bots[seat].choose(session.view(seat), decision), seat=seat)
    return session


def asked(kind: str, round: int = 3, seat: int | None = None) -> Wanted:
    """Until such a question is asked, from a round on."""

    def found(session: Session) -> bool:
        decision = session.decision
        later = session.game.state.round >= round and decision is not None and decision.kind == kind
        return later and decision is not None and seat in (None, decision.player)

    return found


def settled(app: App, session: Session, persons: tuple[int, ...] = ()) -> Table:
    """The table with everything shown and nobody behind a curtain; `persons` sit there, the others are bots that think
    for ever."""
    session.call = lambda action: None
    state: Any = session.game.state
    seats = range(len(state.clans))
    asked_now = session.decision.player if session.decision is not None else 0
    humans = persons or (asked_now,)
    session.played_by[:] = [HUMAN if seat in humans else "samurai" for seat in seats]
    app.settings.secrecy = "open"
    table = Table(app, session, save=False)
    app.push(table)
    for _ in range(400):
        if app.scene is not table:
            break
        table.update(0.01)
        if not table.animating():
            break
    return table


def write(session: Session, seat: int, seed: int = 0, items: int = 99) -> None:
    """Let a seat write some items of its plan."""
    bot = kind_of("edo").bot("samurai", f"{seed}/{seat}")
    for _ in range(items):
        decision = session.question(seat)
        drafts = session.drafts()
        if decision is None or drafts is None or seat not in drafts.waiting:
            return
        session.answer(bot.choose(session.view(seat), decision), seat=seat)


def _question(kind: str, players: int = 4, round: int = 3) -> Callable[[Any, ShotOptions], None]:
    def prepare(app: App, options: ShotOptions) -> None:
        for seed in range(options.seed, options.seed + 40):
            session = played(players, seed, asked(kind, round))
            if session.decision is not None:
                settled(app, session)
                return
        raise ValueError(f"no question of kind {kind} came up")

    return prepare


for _kind, _players, _round in (
    ("lot", 4, 1), ("city", 3, 1), ("march", 4, 4), ("travel", 3, 2), ("ride", 4, 2), ("relocate", 4, 2),
    ("work", 4, 2), ("develop", 4, 2), ("build", 4, 4), ("trade", 4, 3), ("keep", 4, 3),
):  # fmt: skip
    shot(f"edo_{_kind}")(_question(_kind, _players, _round))


@shot("edo_setup")
def shot_setup(app: App, options: ShotOptions) -> None:
    app.open("title")
    app.open("setup", game="edo")


@shot("edo_table")
def shot_table(app: App, options: ShotOptions) -> None:
    """The sixth round of four clans, somebody about to act."""
    settled(app, played(4, options.seed, asked("march", 6)))


@shot("edo_way")
def shot_way(app: App, options: ShotOptions) -> None:
    """A samurai in hand: where it could march and what that costs; the mouse is over a site."""
    from yedo.tables.edo.map_hand import MapHand

    table = settled(app, played(4, options.seed, asked("march", 4)))
    hand = table.presentation
    assert isinstance(hand, MapHand)
    hand.choose(next(figure for figure, _ in hand.figures() if figure[0] >= 0))
    site = next(space for space in hand.map.tags if space in table.desk.view.map.good_of)
    table.pointer.over = next(spot for spot in table.pointer.spots() if spot.place == f"space:{site}")


@shot("edo_coming")
def shot_coming(app: App, options: ShotOptions) -> None:
    """The mouse is over a card that would bring goods: they lie on the shelf like a shadow."""
    for seed in range(options.seed, options.seed + 40):
        table = settled(app, played(4, seed, asked("march", 4)))
        chip = next((chip for chip in table.prompt.chips if chip.option == ("reveal", 0)), None)
        decision = table.decision
        if chip is not None and decision is not None and ("reveal", 2) in decision.options:
            chip.hovered = True
            table.update(0.0)
            return
        app.pop()


@shot("edo_two")
def shot_two(app: App, options: ShotOptions) -> None:
    """Two players: a city is closed."""
    settled(app, played(2, options.seed, asked("march", 4)))


@shot("edo_hidden")
def shot_hidden(app: App, options: ShotOptions) -> None:
    """Purses are hidden, and two persons look at one screen: the plan lies face down."""
    session = played(3, options.seed, asked("march", 3), {"purses": "hidden"})
    assert session.decision is not None
    seat = session.decision.player
    table = settled(app, session, (seat, (seat + 1) % 3))
    app.settings.secrecy = "relaxed"
    table.behind_curtain = False
    table.changed()
    assert table.decision is not None
    table.prompt.ask(table.desk.view, table.decision)


@shot("edo_planning")
def shot_planning(app: App, options: ShotOptions) -> None:
    """A plan half written, in the fifth round."""
    session = played(4, options.seed, asked("plan", 5))
    assert session.decision is not None
    seat = session.decision.player
    write(session, seat, options.seed, 5)
    settled(app, session, (seat,))


@shot("edo_plan_first")
def shot_first(app: App, options: ShotOptions) -> None:
    """The first plan of a game of three: nothing is written yet."""
    settled(app, played(3, options.seed, asked("plan", 1)))


@shot("edo_sealed")
def shot_sealed(app: App, options: ShotOptions) -> None:
    """A person has sealed and waits for the others."""
    session = played(4, options.seed, asked("plan", 3))
    assert session.decision is not None
    seat = session.decision.player
    write(session, seat, options.seed)
    settled(app, session, (seat,))


@shot("edo_council")
def shot_council(app: App, options: ShotOptions) -> None:
    """Three persons plan at one screen; one of them has sealed."""
    session = played(4, options.seed, asked("plan", 2))
    drafts = session.drafts()
    assert drafts is not None
    write(session, drafts.seats[1], options.seed)
    settled(app, session, (drafts.seats[0], drafts.seats[1], drafts.seats[2]))


@shot("edo_reveal")
def shot_reveal(app: App, options: ShotOptions) -> None:
    """A card is being turned up."""
    session = played(4, options.seed, asked("march", 4))
    decision = session.decision
    assert decision is not None
    table = settled(app, session, ((decision.player + 1) % 4,))
    app.settings.animation_speed = "normal"
    option = next((o for o in decision.options if o[0] in ("reveal", "pass")), decision.options[0])
    session.answer(option, seat=decision.player)
    for _ in range(16):
        table.update(0.04)


@shot("edo_over")
def shot_over(app: App, options: ShotOptions) -> None:
    settled(app, finished(4, options.seed), (0,))


def finished(players: int, seed: int) -> Session:
    """A game that bots have played to its end."""
    return played(players, seed, lambda session: False)


def _score(app: App, seed: int) -> reckoning.Reckoning:
    from yedo.tables.edo.scenes.score import Score

    return Score(app, session=finished(4, seed))


reckoning.shots("edo_score", _score)


@shot("edo_demo")
def shot_demo(app: App, options: ShotOptions) -> None:
    """Bots for an audience, in mid-game."""
    from yedo.scenes.plain_demo import PlainDemo

    demo = PlainDemo(app, "edo", 3 * options.seed + 2)
    demo.session.call = None
    demo.session.played_by[:] = ["novice"] * len(demo.session.played_by)
    app.push(demo)
    for _ in range(900):
        demo.resting = 0
        demo.update(0.05)
        if demo.session.game.state.round == 3 and demo.below:
            break


@shot("edo_offer")
def shot_offer(app: App, options: ShotOptions) -> None:
    shot_demo(app, options)
    app.scene.back()


@shot("edo_curtain")
def shot_curtain(app: App, options: ShotOptions) -> None:
    shot_council(app, options)
    app.pop()
    scene = app.scene
    assert isinstance(scene, Table)
    drafts = scene.session.drafts()
    assert drafts is not None
    scene.sealing.take_pen(drafts.seats[0])


@shot("edo_clan")
def shot_clan(app: App, options: ShotOptions) -> None:
    """All that a clan has."""
    table = settled(app, played(4, options.seed, asked("march", 7)))
    table.sheets.show_clan("green")


@shot("edo_zoom")
def shot_zoom(app: App, options: ShotOptions) -> None:
    """A card in large after a right click."""
    table = settled(app, played(3, options.seed, asked("plan", 4)))
    table.zoom.pinned = table.desk.view.state.display[0]


@shot("edo_hint")
def shot_hint(app: App, options: ShotOptions) -> None:
    table = settled(app, played(3, options.seed, asked("march", 3)))
    table.show_hint()


@shot("edo_fame")
def shot_fame(app: App, options: ShotOptions) -> None:
    """The hall after an evening."""
    entries = []
    for seed in range(options.seed, options.seed + 6):
        session = finished(2 + seed % 3, seed)
        entries.append(hall.entry_of(session.game, [HUMAN, "novice", "samurai", "shogun"], 3000.0))
        entries[-1].date -= 86400.0 * seed
    app.open("title")
    app.open("fame", game="edo", entries=entries)


@shot("edo_round")
def shot_round(app: App, options: ShotOptions) -> None:
    """How a round ended."""
    table = settled(app, played(4, options.seed, asked("plan", 6)))
    table.sheets.show_round(5, 1.0)


def _moment(kind: str, data: Callable[[Any], dict[str, Any]]) -> None:
    @shot(f"edo_moment_{kind}")
    def prepare(app: App, options: ShotOptions) -> None:
        table = settled(app, played(4, options.seed, asked("march", 5)))
        app.settings.animation_speed = "normal"
        table.stage.queue.speed, table.desk.lively = 1.0, True
        table.stage.play(Event(kind, 1, data(table.desk.view)), table.viewer, lambda: None)
        for _ in range(12):
            table.stage.update(0.1)


_moment("develop", lambda view: {"card": view.state.display[0], "ryo": 5, "at": 0})
_moment("build", lambda view: {"building": "fortress", "city": "mito", "at": 3, "price": {"stone": 4}})
_moment("goal", lambda view: {"points": 12, "goal": 12})
_moment("over", lambda view: {"ranking": [1, 0, 2, 3], "shared": 1, "ended": "points"})
