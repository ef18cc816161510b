"""Movements: every kind of event that the engine can tell of is seen on the table, ends in time, leaves nothing in
the air and shows no card that must stay hidden."""

import ast
import os
import random
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

import engine
from engine.core.event import Event
from engine.yedo.config import standard_game
from yedo.app import App
from yedo.scenes.table import Table
from yedo.session import new_session
from yedo.settings import SPEEDS, Settings
from yedo.tables.yedo.moving import MOVEMENTS, SPOKEN, STILL
from yedo.ui import art

GUESTS = ["teahouse", "specialists", "jesuits", "clan_powers"]
LONGEST = 3.6  # seconds at normal speed that one event may take


def kinds_told() -> set[str]:
    """The kinds of events that stand in the engine's source."""
    found: set[str] = set()
    for path in (Path(engine.__file__).parent / "yedo").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Event" and node.args:
                first = node.args[0]
                assert isinstance(first, ast.Constant), f"{path}:{node.lineno} names its event in another way"
                found.add(first.value)
    return found


KINDS = sorted(kinds_told())


def at_table(modules: list[str], **wishes: str) -> tuple[App, Table]:
    app = App(Settings(mute=True, **{"animation_speed": "normal", **wishes}), (1280, 720), remember=False)
    config = standard_game(4, 7 if "shogun_must_die" in modules else 8, 5, modules)
    for seat in config.seats[1:]:
        seat.played_by = "random"
    config.seats[0].played_by = "human"
    session, dice = new_session(config), random.Random(4)
    while session.decision is not None and session.game.state.round < 2:
        session.answer(dice.choice(session.decision.options))
    table = Table(app, session)
    app.push(table)
    table.session.played_by[1:] = ["human"] * (len(table.session.played_by) - 1)  # nobody moves on by themselves
    table.session.steps.clear()
    table.stage.skip()
    table.look_as(0)
    return app, table


def sample(table: Table, kind: str) -> Event:
    """An event of a kind as the engine would tell it at this table."""
    g = table.session.game
    s, clan, rival = g.state, g.state.clans[0], g.state.clans[1]
    of = {name: next(id for id, card in sorted(g.cards.items()) if card.kind == name)
          for name in {card.kind for card in g.cards.values()}}  # fmt: skip
    errand, daimyo = of.get("emperor", ""), of.get("daimyo", "")
    at, district = "gates:1", "gates"
    goals = [{"name": n, "value": 1, "target": 1, "met": n != "errands"} for n in ("kill", "lowest", "errands")]
    trade = {"give": [("weapon", "katana"), ("mission", "")], "give_mon": 2, "ask": [("geisha", "1")], "ask_mon": 0}
    samples: dict[str, tuple[int | None, dict[str, object], dict[str, object]]] = {
        "gain_mon": (0, {"n": 12, "why": "church"}, {}), "lose_mon": (1, {"n": 3, "why": "auction"}, {}),
        "give_mon": (0, {"n": 2, "to": 1, "why": ""}, {}), "gain_pp": (0, {"n": 3, "why": "audience"}, {}),
        "lose_pp": (0, {"n": 1, "why": ""}, {}), "gain_weapon": (0, {"weapon": "nawa", "from": rival.color}, {}),
        "discard_weapon": (0, {"weapon": "nawa"}, {}), "gain_annex": (0, {"annex": "dojo", "why": ""}, {}),
        "lose_annex": (1, {"annex": "dojo", "why": ""}, {}), "gain_geisha": (0, {"value": 2, "why": ""}, {}),
        "lose_geisha": (0, {"value": 2, "why": ""}, {}), "gain_blessing": (0, {"why": ""}, {}),
        "return_blessing": (1, {"why": ""}, {}),
        "move": (0, {"disciple": 0, "kind": "disciple", "from": "home", "to": at, "why": "place"}, {}),
        "arrest": (0, {"disciple": 0, "kind": "disciple", "at": at}, {}), "save": (1, {"disciple": 0, "at": at}, {}),
        "patrol": (None, {"from": "castle", "to": "market", "steps": 2, "patrol": "gold"}, {}),
        "flip_patrol": (None, {"patrol": "silver"}, {}), "patrol_removed": (None, {}, {}),
        "church": (None, {"n": 3, "total": 3}, {}), "church_burnt": (None, {}, {}),
        "market": (None, {"market": ["nawa"] * len(s.market), "discarded": s.market[:1]}, {}),
        "reopen": (None, {"spaces": [at], "districts": [district]}, {}), "open_spaces": (None, {"spaces": [at]}, {}),
        "close_spaces": (None, {"spaces": [at], "toll": 1}, {}),
        "close_district": (None, {"district": district, "toll": 0}, {}),
        "suggest": (0, {"to": 1, "district": "tavern"}, {}),
        "draw": (0, {"deck": "green", "why": ""}, {"card": clan.missions[0]}),
        "discard": (0, {"deck": "mission"}, {"card": clan.missions[0]}),
        "look": (0, {"deck": "action", "n": 3}, {"cards": []}),
        "foresight": (0, {"deck": "event", "n": 3}, {"cards": []}), "exchange_annex": (0, {"kind": "mission"}, {}),
        "event": (None, {"card": of.get("event", errand)}, {}),
        "play_card": (1, {"card": of["action"], "target": 0}, {}), "negated": (1, {"card": of["action"]}, {}),
        "reflect": (1, {"card": of["action"]}, {}), "blackmail": (0, {"card": of["favor"]}, {}),
        "favor": (1, {"card": of["favor"]}, {}), "mission": (0, {"card": clan.missions[0], "disciple": 0}, {}),
        "mission_bonus": (0, {"card": clan.missions[0]}, {}),
        "mission_done": (0, {"card": clan.missions[0], "bonus": False}, {}),
        "show_mission": (1, {"to": 0}, {"card": rival.missions[0]}),
        "take_card": (1, {"kind": "action", "of": 0}, {"card": of["action"]}),
        "swap_card": (0, {"with": 1, "deck": "action"}, {"gave": of["action"], "got": of["action"]}),
        "look_at_hand": (0, {"kind": "action", "of": 1}, {"cards": []}),
        "score_bonus": (0, {"card": of["bonus"], "n": 4}, {}), "bid": (1, {"lot": "mission", "bid": 4}, {}),
        "open_auction": (1, {"lot": "mission", "bid": 4}, {}), "pass_bid": (1, {}, {}),
        "leave_bidding": (1, {"paid": True}, {}), "win_auction": (1, {"lot": "disciple", "bid": 4}, {}),
        "bower": (1, {"choosers": [1, 0]}, {}), "order": (None, {"order": list(reversed(s.order))}, {}),
        "offer": (0, {"to": 1, **trade}, {}), "answer_offer": (1, {"to": 0, "answer": "accept"}, {}),
        "exchange": (0, {"to": 1, **trade}, {}), "reveal_weapons": (1, {"weapons": ["nawa", "yumi"]}, {}),
        "phase": (None, {"phase": "bidding", "round": 2}, {}), "round_end": (None, {"round": 2, "pp": []}, {}),
        "game_over": (None, {"ranking": [0, 1, 2, 3], "pp": [], "by": "rounds"}, {}),
        # the modules
        "token": (None, {"kind": "ninja"}, {}),
        "gate_tokens": (None, {"gates": ["ninja", "monk"], "gone": "samurai"}, {}),
        "jesuits": (None, {"stacks": {"green": 3, "red": 2}}, {}), "jesuits_leave": (None, {"n": 5}, {}),
        "power": (1, {"card": of.get("clan_power", "")}, {}),
        "teahouse": (None, {"cards": [id for id, card in g.cards.items() if card.kind == "character"][:5]}, {}),
        "character": (1, {"card": of.get("character", "")}, {}),
        "recruit_character": (0, {"card": of.get("character", "")}, {}),
        "use_character": (0, {"card": of.get("character", "")}, {}),
        # Shogun Must Die
        "daimyo_row": (4, {"n": 2, "card": daimyo}, {}),
        "daimyo_card": (4, {"card": daimyo, "at": 0, "district": district, "space": at}, {}),
        "daimyo_action": (4, {"district": district, "disciple": 0, "at": at}, {}),
        "daimyo_icon": (4, {"card": daimyo, "icon": "flip"}, {}), "daimyo_church": (4, {"n": 3}, {}),
        "daimyo_weapon": (4, {"weapon": "nawa", "slot": 0}, {}), "daimyo_geisha": (4, {"value": 1}, {}),
        "daimyo_coin": (4, {"n": 2}, {}), "interference": (4, {"on": True}, {}),
        "stakes": (None, {"stakes": [7, 0, 12, 4, 0]}, {}), "keep_stake": (1, {"n": 4}, {}),
        "emperor": (None, {"card": errand}, {}), "winning_errand": (None, {"card": errand}, {}),
        "errand_due": (None, {"card": errand}, {}), "penalty": (None, {"card": errand}, {}),
        "errand": (0, {"card": errand, "disciple": 0, "supplied": [(1, "token")], "paid": [(0, 3)]}, {}),
        "consent": (1, {"card": errand, "how": "mon:3", "yes": True}, {}),
        "errand_refused": (0, {"card": errand}, {}), "errand_done": (0, {"card": errand, "contributors": [0]}, {}),
        "shogun_dead": (0, {"card": clan.missions[0]}, {}), "coop_end": (None, {"won": True, "goals": goals}, {}),
    }  # fmt: skip
    player, data, secret = samples[kind]
    return Event(kind, player, data, secret or None, (player,) if secret and player is not None else ())


COOP = {
    "stakes", "keep_stake", "emperor", "winning_errand", "errand_due", "penalty", "errand", "consent",
    "errand_refused", "errand_done", "shogun_dead", "coop_end", "interference",
}  # fmt: skip


def in_coop(kind: str) -> bool:
    return kind in COOP or kind.startswith("daimyo")


@pytest.fixture(scope="module")
def tables():
    """One table of each sort, for all kinds."""
    art.missing.clear()
    made = {"coop": at_table(["shogun_must_die"]), "guests": at_table(GUESTS)}
    yield {name: table for name, (_, table) in made.items()}
    for app, _ in made.values():
        app.close()


def test_every_kind_of_event_is_seen_in_some_way():
    unseen = set(KINDS) - MOVEMENTS - SPOKEN - STILL.keys()
    assert not unseen, "these have neither a movement nor a reason to need none"
    assert all(STILL.values()) and len(STILL) < 5
    assert not (MOVEMENTS | SPOKEN | STILL.keys()) - set(KINDS), "nobody tells of these any more"
    assert not MOVEMENTS & SPOKEN


@pytest.mark.parametrize("kind", KINDS)
def test_a_movement_runs_ends_and_leaves_nothing_behind(tables, kind):
    table = tables["coop" if in_coop(kind) else "guests"]
    event, told = sample(table, kind), []
    stage, app = table.stage, table.app
    stage.queue.speed = SPEEDS["normal"]
    stage.play(event, 0, lambda: told.append(kind))
    stage.update(0)
    assert stage.queue.busy or kind in STILL
    app.window.surface.fill((0, 0, 0))
    seen = bool(stage.sprites or stage.slip or stage.banner)
    seconds = 0.0
    while stage.busy:
        stage.update(0.1)
        seconds += 0.1
        seen = seen or bool(stage.sprites or stage.slip or stage.banner)
        if round(seconds * 10) % 4 == 1:
            app.draw()
        assert seconds < LONGEST
    assert told == [kind]
    assert seen or kind in STILL, "nothing was seen of it"
    assert not stage.sprites and not table.desk.lifted and stage.slip is None and stage.banner is None
    assert not +stage.moves.in_air
    assert not art.missing, art.missing
    table.look_as(0)


@pytest.mark.parametrize("speed", ["slow", "fast", "off"])
def test_movements_at_every_speed_and_skipped(tables, speed):
    """All kinds one after the other: at this speed, and ended by a click in the middle."""
    told: list[str] = []
    for kind in KINDS:
        table = tables["coop" if in_coop(kind) else "guests"]
        stage = table.stage
        stage.queue.speed = SPEEDS[speed]
        stage.play(sample(table, kind), 0, lambda kind=kind: told.append(kind))
        stage.update(0)
        stage.update(0.15)
        stage.skip()
        assert not stage.busy and not stage.sprites
        table.look_as(0)
    assert told == KINDS


def test_a_hand_that_lies_face_down_is_not_shown_in_the_air(tables):
    table = tables["guests"]
    stage = table.stage
    secret = {"draw", "show_mission", "take_card", "swap_card", "discard"}
    assert not table.desk.open_hand or table.app.settings.secrecy == "open" or len(table.session.humans()) == 1
    for kind in sorted(secret):
        for lies_open in (True, False):
            table.desk.open_hand = lies_open
            event = sample(table, kind)
            stage.queue.speed = 1.0
            stage.moves.now = event
            stage._tweens(event, {**event.data, **(event.secret or {})})
            if not lies_open:
                assert not any(sprite.card for sprite in stage.sprites), kind
                words = stage.moves._words()
                for card in (event.secret or {}).values():
                    assert not (card in table.desk.view.cards and table.desk.view.cards[card].title in words), kind
            stage.queue.clear()
            stage._clear()
            table.look_as(0)


def test_things_leave_their_place_when_they_begin_to_move(tables):
    """Nothing is seen twice, in the air and where it was, and nothing jumps when it has arrived."""
    table, stage = tables["guests"], tables["guests"].stage
    table.desk.view.state.market[0] = "nawa"
    before = len(table.desk.view.state.clans[1].weapons)
    frame = table.desk.view.clone()
    frame.state.market[0] = ""
    frame.state.clans[1].weapons.append("nawa")
    stage.queue.speed = 1.0
    stage.play(Event("gain_weapon", 1, {"weapon": "nawa", "from": "market:0"}), 0, lambda: None, frame)
    stage.update(0)
    in_the_air = table.desk.view.state
    assert in_the_air.market[0] == "" and len(in_the_air.clans[1].weapons) == before
    while stage.busy:
        stage.update(0.1)
    assert len(table.desk.view.state.clans[1].weapons) == before + 1
    table.look_as(0)


def test_cards_of_a_deal_arrive_one_after_the_other(tables):
    """While some are in the air their deck has given up all of them, and the hand has those that have landed."""
    table, stage = tables["guests"], tables["guests"].stage
    before = table.desk.view
    deck, hand = before.state.decks["action"], len(before.state.clans[0].actions)
    frames = [before.clone() for _ in range(3)]
    for n, frame in enumerate(frames, 1):
        frame.state.clans[0].actions += deck[-n:]
        del frame.state.decks["action"][-n:]
    stage.queue.speed = 1.0
    for frame in frames:
        stage.play(Event("draw", 0, {"deck": "action", "why": ""}), 0, lambda: None, frame)
    stage.update(0)
    seen = []
    while stage.busy:
        seen.append(len(table.desk.view.state.clans[0].actions) - hand)
        assert len(table.desk.view.state.decks["action"]) == len(deck) - 3
        stage.update(0.02)
    assert sorted(set(seen)) == [0, 1, 2] and seen == sorted(seen)
    assert len(table.desk.view.state.clans[0].actions) == hand + 3
    table.look_as(0)


# --- interruptions ------------------------------------------------------------------------------------------


def in_motion(**wishes: str) -> tuple[App, Table]:
    """A table at which bots play, stopped while something is in the air."""
    app = App(Settings(mute=True, **{"animation_speed": "slow", **wishes}), (1280, 720), remember=False)
    config = standard_game(3, 6, 3)
    for seat in config.seats:
        seat.played_by = "random"
    table = Table(app, new_session(config))
    app.push(table)
    table.skip()
    for _ in range(400):
        table.update(0.05)
        if table.stage.sprites:
            break
    assert table.stage.sprites
    return app, table


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 960), (1100, 800)])
def test_a_resize_in_mid_air_ends_what_moves_and_the_rest_goes_on(size):
    app, table = in_motion()
    told = len(table.log.lines)
    app.window.resize(size)
    app._resized()
    assert not table.stage.sprites and not table.desk.lifted  # its goal has moved away
    app.draw()
    for _ in range(400):
        table.update(0.05)
        app.draw() if table.stage.sprites else None
        width, height = table.desk.plan.size
        assert all(-300 < s.end.x < width + 300 and -300 < s.end.y < height + 300 for s in table.stage.sprites)
    table.skip()
    assert len(table.log.lines) > told
    app.close()


def test_a_window_that_is_minimised_in_mid_air_goes_on_when_it_is_back(monkeypatch):
    app, table = in_motion()
    drawn = []
    monkeypatch.setattr(app, "draw", lambda: drawn.append(1))
    pygame.event.post(pygame.Event(pygame.WINDOWMINIMIZED))
    app.step()
    drawn.clear()
    table.changed()
    app.step()
    assert not drawn, "nobody sees it"
    assert app._patience() > 1, "and nobody is woken for it"
    app._clock -= 3600  # an hour later
    pygame.event.post(pygame.Event(pygame.WINDOWRESTORED))
    app.step()
    assert drawn
    shown = table.steps_shown
    for _ in range(600):
        table.update(0.05)
    assert table.steps_shown > shown
    monkeypatch.undo()
    app.draw()
    app.close()


def test_a_lost_focus_in_mid_air_changes_nothing():
    app, table = in_motion()
    sprite, part = table.stage.sprites[0], table.stage.sprites[0].part
    for kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE, pygame.WINDOWFOCUSGAINED, pygame.WINDOWENTER):
        pygame.event.post(pygame.Event(kind))
    app._clock += 3600  # no time passes
    app.step()
    assert sprite in table.stage.sprites and sprite.part >= part
    table.skip()
    app.close()


def test_a_click_skips_and_a_turned_board_does_no_harm_in_mid_air():
    app, table = in_motion()
    table.flip()
    app.draw()
    table.update(0.05)
    app.draw()
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(300, 300), button=1))
    app.step()
    assert not table.turning.busy
    app.close()
