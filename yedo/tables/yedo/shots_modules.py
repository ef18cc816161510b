"""Pictures of the modules and of Shogun Must Die at the table: each of them in play, and every kind of question
that the base game's own pictures leave out."""

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from engine.core.decision import Option
from engine.yedo import bots
from engine.yedo.config import COOP, Config, standard_game
from engine.yedo.game import Yedo
from engine.yedo.modules.smd.court import slot
from yedo.scenes.table import Table
from yedo.session import Session, new_session
from yedo.shot import Prepare, ShotOptions, shot
from yedo.tables.yedo.coop import CoopBoard
from yedo.tables.yedo.scenes.score import Score
from yedo.tables.yedo.shots import EARLY, KINDS, settled

if TYPE_CHECKING:
    from yedo.app import App

MODULES = ("teahouse", "specialists", "jesuits", "clan_powers")
BOTH = ("specialists", "clan_powers")
MIDWAY = 150  # answers into a game

# Where a question comes up soon: players, modules and the seed from which the search starts.
QUESTIONS: dict[str, tuple[int, tuple[str, ...], int]] = {
    "color": (5, (), 1), "pick": (4, (), 1), "swap": (5, (), 5), "steal": (5, (), 11),
    "partner": (5, (), 23), "victim": (3, (), 7), "bonus": (4, BOTH, 1),
    "market_weapon": (3, (), 8), "target": (3, (), 2), "react": (4, BOTH, 2), "rescue": (3, (COOP,), 17),
    "arrest": (4, BOTH, 26), "foresight_deck": (4, (COOP,), 9), "may_pay": (4, BOTH, 22),
    "pay_or_else": (3, (), 3), "close_district": (5, (), 35), "take_weapon": (4, BOTH, 1),
    "buy_revealed": (4, BOTH, 1), "buy_weapon": (4, BOTH, 1), "paid_rescue": (5, (), 40),
    "withdraw": (4, (), 156), "send_home": (3, (), 54), "swap_own": (3, (), 2), "swap_other": (4, (), 6),
    "swap_kind": (5, (), 190), "take_card": (5, (), 52), "claim_lot": (3, (), 59),
    "act_without_disciple": (4, BOTH, 5), "relocate": (4, (), 7), "relocate_to": (5, (), 3),
    "recall": (3, (), 154), "power": (4, ("clan_powers",), 1), "return_disciple": (4, BOTH, 68),
    "convert": (4, BOTH, 79), "stake": (2, (COOP,), 3), "claim_asset": (2, (COOP,), 3),
    "supply": (2, (COOP,), 68), "consent": (4, (COOP,), 4), "errand_reward": (3, (COOP,), 13),
    "reward_to": (2, (COOP,), 8), "penalty": (3, (COOP,), 33), "blessing_rescue": (4, (COOP,), 1),
}  # fmt: skip
SOON = (*EARLY, "power")
WANTED = ("errand", "kill", "mission", "recruit_specialist", "recruit_character", "disciple", "character")


def last_round(players: int, rounds: int, seed: int, modules: Sequence[str] = MODULES) -> Session:
    """A game of Novices with these modules that has come to the actions of its last round."""
    session = new_session(standard_game(players, rounds, seed=seed, modules=list(modules)))
    seats = [bots.make("novice", f"{seed}/{seat}") for seat in range(players)]
    while (decision := session.decision) is not None:
        if session.game.state.round >= rounds and decision.kind == "activate":
            break
        session.answer(seats[decision.player].choose(session.view(decision.player), decision))
    return session


def enrich(g: Yedo) -> None:
    """A bit of everything for everybody, so that errands and missions come within reach."""
    s = g.state
    for seat in g.players():
        clan = s.clans[seat]
        clan.mon += 30
        clan.weapons += [s.rng.take(s.bag) for _ in range(3 - len(clan.weapons))]
        for annex in g.board.annexes:
            if s.annexes[annex] > 0 and annex not in clan.annexes:
                s.annexes[annex] -= 1
                clan.annexes.append(annex)
        if len(s.geishas) > 1:
            clan.geishas.append(s.geishas.pop(0))
        if s.blessings and not clan.blessings:
            s.blessings -= 1
            clan.blessings = 1
        for d in clan.disciples:
            if d.at == "reserve":
                d.at = "home"
    g.ask_again()


def eager(options: Sequence[Option], dice: random.Random) -> Option:
    """A random answer, but whatever gets things done is done."""
    wanted = [o for o in options if o[0] in WANTED or (o[0] == "place" and str(o[2]).startswith("errand:"))]
    return dice.choice(wanted or list(options))


def play_on(session: Session, kind: str, answers: int, dice: random.Random, most: int = 700) -> bool:
    """Play until such a question is asked after so many answers; any question if the kind is empty."""
    rich = False
    for n in range(most):
        decision = session.decision
        if decision is None:
            return False
        if n >= answers and kind in ("", decision.kind):
            return True
        if not rich and decision.kind in ("egress", "stake", "open"):
            enrich(session.game)
            session.keep_drafts({})
            rich = True
            continue
        session.answer(eager(decision.options, dice))
    return False


def shown(app: "App", session: Session) -> None:
    """The table with the question in sight, behind whatever curtain it is asked."""
    table = settled(app, session)
    if app.scene is not table:
        app.scene.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
        for _ in range(9):
            app.scene.update(0.3)
    table.dirty()


def config_of(players: int, modules: Sequence[str], seed: int) -> Config:
    """A game with these modules; without any, one with the cards that do things to others."""
    config = standard_game(players, 8, seed, list(modules))
    if not modules:
        config.action_sets = ["rule_changers", "disciple", "hard_interaction", "watch_patrol"]
        config.event_sets = ["cruel_fate", "closed_districts", "watch_patrol"]
        config.mission_sets = ["soft_interaction", "hard_interaction", "neutral"]
    return config


def _question(kind: str) -> Prepare:
    players, modules, first = QUESTIONS[kind]

    def prepare(app: "App", options: ShotOptions) -> None:
        for seed in range(first, first + 60):
            session = new_session(config_of(players, modules, seed))
            if play_on(session, kind, 0 if kind in SOON else 40, random.Random(seed)):
                shown(app, session)
                return
        raise ValueError(f"no question of kind {kind} came up")

    return prepare


def _midway(players: int, modules: Sequence[str], kind: str = "", answers: int = MIDWAY) -> Prepare:
    def prepare(app: "App", options: ShotOptions) -> None:
        for seed in range(options.seed, options.seed + 20):
            session = new_session(config_of(players, modules, seed))
            if play_on(session, kind, answers, random.Random(seed)):
                shown(app, session)
                return
        raise ValueError("no game came that far")

    return prepare


for _kind in QUESTIONS:
    if _kind not in KINDS:
        shot(f"table_{_kind}")(_question(_kind))
for _module in MODULES:
    shot(f"table_{_module}")(_midway(4, (_module,), "place"))
shot("table_all_modules")(_midway(5, MODULES, "place", 200))


@shot("table_winter")
def shot_winter(app: "App", options: ShotOptions) -> None:
    """The last round of a game of five: snow lies on the roofs and all lanterns burn."""
    settled(app, last_round(5, 8, options.seed, ()))


shot("table_solo")(_midway(1, (COOP,), "place", 60))
shot("table_coop")(_midway(3, (COOP,), "place"))
shot("table_coop_modules")(_midway(4, (COOP, "teahouse", "specialists", "clan_powers"), "action"))


@shot("table_errand_help")
def shot_errand_help(app: "App", options: ShotOptions) -> None:
    """The mouse rests on an errand: the card, and what stands between the group and it."""
    _midway(3, (COOP,), "activate", 100)(app, options)
    table = next(scene for scene in app.scenes if isinstance(scene, Table))
    board = next(part for part in table.parts.all if isinstance(part, CoopBoard))
    table.pointer.over = next(spot for spot in board.spots() if spot.card)
    table.floating.moved(table.pointer.over, None)
    table.floating.update(1.0)
    table.dirty()


@shot("table_errand_sheet")
def shot_errand_sheet(app: "App", options: ShotOptions) -> None:
    """All errands at once, as the hint's key shows them."""
    _midway(3, (COOP,), "activate", 100)(app, options)
    next(scene for scene in app.scenes if isinstance(scene, Table)).show_hint()


WON = {"kill": (1, 1), "lowest": (9, 8), "highest": (21, 19), "errands": (4, 4)}  # what was reached and asked for


@shot("score_coop_won")
def shot_won(app: "App", options: ShotOptions) -> None:
    """The end of a game that asked for nothing, told as one that asked for much."""
    session = new_session(config_of(2, (COOP,), options.seed))
    court, dice = slot(session.game), random.Random(options.seed)
    court.kill, court.goals = "", dict.fromkeys(court.goals, 0)
    while session.decision is not None:
        session.answer(eager(session.decision.options, dice))
    app.open("title")
    scene = app.push(Score(app, game=session.game))
    assert isinstance(scene, Score)
    for goal in scene.story.goals:
        goal["value"], goal["target"] = WON[goal["name"]]
    scene.turn("winner")
