"""Text on the table can be read: its capitals are 11 pixels high in a window of 1366x768, action cards show their rules
at every size, cards that are not there leave their room, light never lies over what it marks."""

import os
import random

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from engine.yedo.cards.text import card_text
from engine.yedo.config import standard_game
from tests.ui_driver import Driver
from yedo import shot
from yedo.scenes.table import Table
from yedo.session import new_session
from yedo.tables.yedo import board, cards, market, plates
from yedo.tables.yedo.shots import played_session, settled
from yedo.ui import draw, text

CAP = 11  # pixels
SCENES = (
    "table", "table_place", "table_bid", "table_favor", "table_keep", "table_action", "table_trade", "table_coop",
    "table_teahouse", "table_clan_powers", "table_errand_help", "table_all_modules",
)  # fmt: skip
SIZES = ((1280, 720), (1366, 768), (1920, 1080))


def cap(role: str, px: int) -> int:
    """The height of a drawn capital, in pixels."""
    return text._rendered(role, px, "H", (0, 0, 0)).get_bounding_rect().h


@pytest.mark.parametrize("scene", SCENES)
def test_capitals_are_eleven_pixels_high(scene, monkeypatch):
    """Of all text but the plates of the districts, which are enlarged under the mouse."""
    seen: dict[tuple[str, int], set[str]] = {}
    drawn, plate, blit = {"plate": False}, plates.draw_signs, text._blit

    def on_a_plate(*what: object) -> None:
        drawn["plate"] = True
        plate(*what)
        drawn["plate"] = False

    def noted(canvas, done, box, px, *rest):
        for run in (run for line in done.lines for run in line):
            if run.kind != "icon" and any(letter.isalnum() for letter in run.words) and not drawn["plate"]:
                seen.setdefault((run.kind, px), set()).add(run.words)
        return blit(canvas, done, box, px, *rest)

    monkeypatch.setattr(plates, "draw_signs", on_a_plate)
    monkeypatch.setattr(text, "_blit", noted)
    cards._faces.clear()
    shot.open_scene(scene, shot.ShotOptions((1366, 768), "day", 3)).close()
    small = {words for (role, px), found in seen.items() if cap(role, px) < CAP for words in found}
    assert seen and not small


def test_a_district_is_enlarged_under_the_mouse():
    app = shot.open_scene("table_place", shot.ShotOptions((1366, 768), "day", 3))
    table = app.scene
    assert isinstance(table, Table)
    for name in table.parts.board.map["districts"]:
        tip = next(s.tip for s in table.pointer.spots() if s.place == f"district:{name}" and "\n" in s.tip)
        for plate in table.parts.board.map["districts"][name]["actions"]:
            key = f"{name}:{plate['id']}"
            if table.parts.board._offered(key):
                assert plates.line(table.desk, key) in tip
    assert "1{icon:pp} {icon:arrow_right} 3{icon:mon}" in table.parts.board.enlarged("gates")
    app.close()


# --- cards --------------------------------------------------------------------------------------------------


def dealt(app, actions: int, missions: int = 4, bonus: int = 2) -> Table:
    """A table whose viewer holds so many cards, those with the longest texts."""
    table = settled(app, played_session(standard_game(3, 8, 3), 60, 3))
    g = table.desk.view
    clan = g.state.clans[table.desk.house]
    for name, count in (("action", actions), ("bonus", bonus), ("mission", missions)):
        found = sorted((c for c in g.cards.values() if c.kind == name), key=lambda c: -len(" ".join(card_text(c))))
        hand = {"action": clan.actions, "bonus": clan.bonus, "mission": clan.missions}[name]
        hand[:] = [card.id for card in found[:count]]
    table.changed()
    return table


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("held", [1, 2, 3])
def test_action_cards_show_their_rules_at_every_size(size, held, monkeypatch):
    driver = Driver(size, animation_speed="off")
    table = dealt(driver.app, held)
    said: list[str] = []
    whole = text.draw

    def heard(canvas, words, *rest, **more):
        said.append(words)
        return whole(canvas, words, *rest, **more)

    monkeypatch.setattr(text, "draw", heard)
    cards._faces.clear()
    table.parts.forget()
    with text.watch() as cut:
        driver.app.draw()
    view = table.desk.view
    for id in table.desk.clan.actions:
        rules = " ".join(card_text(view.cards[id]))
        assert any(words.endswith(rules) for words in said)
    assert not cut
    driver.close()


def test_empty_slots_give_their_room_to_the_cards_that_are_there():
    driver = Driver((1366, 768), animation_speed="off")
    sizes = {}
    for held in (1, 2, 3):
        table = dealt(driver.app, held)
        place = table.parts.hand.actions()[0][1]
        sizes[held] = place.w * place.h
    assert sizes[1] > 1.6 * sizes[2] and sizes[2] > 1.1 * sizes[3]
    few, many = (dealt(driver.app, 3, missions).parts.hand for missions in (1, 4))
    assert few.actions()[0][1].w > many.actions()[0][1].w
    assert few.missions()[0][1].w >= many.missions()[0][1].w
    for hand in (few, many):
        places = [place for _, place in hand.held()]
        assert all(hand.region().contains(place) for place in places)
        assert all(place.collidelist(places[n + 1 :]) < 0 for n, place in enumerate(places))
    driver.close()


# --- light and numbers --------------------------------------------------------------------------------------


def test_light_goes_around_things_and_never_over_them(monkeypatch):
    app = shot.open_scene("table_activate", shot.ShotOptions((1366, 768), "day", 3))
    table = app.scene
    drawn: list[tuple[pygame.FRect, object, float]] = []
    monkeypatch.setattr(
        draw, "rounded", lambda canvas, rect, fill, border=None, width=2, *rest: drawn.append((rect, fill, width))
    )
    monkeypatch.setattr(table.parts, "draw_badges", lambda *rest: None)
    table.pointer.draw_lit(table.canvas)
    lit = [spot.rect for spot in table.pointer.spots() if spot.place in table.pointer.lit]
    assert drawn and lit
    for rect, fill, width in drawn:
        marked = min(lit, key=lambda spot: abs(spot.centerx - rect.centerx) + abs(spot.centery - rect.centery))
        inside = pygame.FRect(rect).inflate(-2 * width, -2 * width)
        assert fill is None and inside.w >= marked.w - 0.01 and inside.h >= marked.h - 0.01
    app.close()


def test_numbers_of_lit_decks_lie_over_the_light(monkeypatch):
    app = shot.open_scene("table_activate", shot.ShotOptions((1366, 768), "day", 3))
    table = app.scene
    order: list[str] = []
    monkeypatch.setattr(draw, "rounded", lambda *rest: order.append("light"))
    monkeypatch.setattr(market, "count", lambda canvas, n, *rest: order.append(f"deck {n}"))
    monkeypatch.setattr(board, "count", lambda canvas, n, *rest: order.append("board"))
    table.pointer.lit = {"deck:action": [("foresight", "action")], "annexes:dojo": [("annex", "dojo")]}
    table.pointer.draw_lit(table.canvas)
    assert order[-1] == "board" and f"deck {table.parts.decks.size('action')}" in order
    assert order.index("light") < order.index(f"deck {table.parts.decks.size('action')}")
    app.close()


def test_weapons_left_are_counted_once():
    """Whatever a seat may know, it counts the same weapons, also while rivals choose or have ordered some."""
    hidden = 0
    for seed in range(4):
        session = new_session(standard_game(3, 8, seed))
        dice = random.Random(seed)
        for _ in range(260):
            if session.decision is None:
                break
            session.answer(dice.choice(session.decision.options))
            true = session.game.state
            left = len(true.bag) + len(true.weapon_stack)
            for seat in range(3):
                view = session.game.view(seat)
                assert market.weapons_left(view) == left
                hidden += len(view.state.bag) != len(true.bag)
    assert hidden


def test_a_geisha_shows_her_worth_and_how_many_are_left(monkeypatch):
    app = shot.open_scene("table_place", shot.ShotOptions((1366, 768), "day", 3))
    table = app.scene
    worth: list[object] = []
    whole = plates.draw_signs

    def noted(canvas, what, *rest):
        worth.append(what)
        whole(canvas, what, *rest)

    monkeypatch.setattr(plates, "draw_signs", noted)
    table.parts.forget()
    app.draw()
    geishas = table.desk.view.state.geishas
    for value in set(geishas):
        assert ([], [str(value), "pp"]) in worth
        left = [n for place, n, _, _ in table.parts.board._badges() if place == f"geishas:{value}"]
        assert left == [geishas.count(value)]
    app.close()
