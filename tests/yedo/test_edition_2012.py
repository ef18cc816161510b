"""The first edition of 2012: its deck, its saves, its screens, and a whole game of each version by mouse."""

import random

import pygame
import pytest

from engine.core import plain
from engine.core.rng import seeded
from engine.core.saving import Frame, head_of, snapshot_of
from engine.core.setup import BadSetup
from engine.lab.simulate import Run, simulate
from engine.yedo.config import Config, edition_game, first_game
from engine.yedo.editions import edition_of, names
from engine.yedo.game import new_game
from engine.yedo.invariants import Inventory
from engine.yedo.kind import KIND
from engine.yedo.rules import choices
from tests.table_hands import Hands, flawless, plain_trade  # noqa: F401  (a fixture)
from tests.ui_driver import Driver
from yedo.__main__ import main
from yedo.scenes.table import Table
from yedo.session import new_session
from yedo.setup_file import ordered, read_setup
from yedo.tables.yedo.help.book import BOOK
from yedo.tables.yedo.new_game import remembered, usual

VERSIONS = ("2012-geisha", "2012-samurai")


# --- data ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "actions", "events"), [("2012-geisha", 40, 19), ("2012-samurai", 50, 27)])
def test_the_deck_is_the_printed_one(name: str, actions: int, events: int) -> None:
    cards = edition_of(name).cards.values()
    count = [sum(c.kind == kind for c in cards) for kind in ("mission", "action", "bonus", "event", "favor")]
    assert count == [59, actions, 27, events, 5]
    missions = [c.color for c in cards if c.kind == "mission"]
    assert [missions.count(color) for color in ("green", "yellow", "red", "black")] == [12, 18, 18, 11]
    assert sum(c.set == "kill_the_shogun" for c in cards) == 1


def test_every_card_of_the_deck_exists_and_deluxe_has_none_of_its_own() -> None:
    for name in VERSIONS:
        assert edition_of(name).ids <= set(edition_of(name).cards)
    assert not {"A73", "A74", "A75", *(f"E{n}" for n in range(62, 69))} & set(edition_of("deluxe").cards)


def test_only_samurai_events_know_the_blessing() -> None:
    marked = edition_of("2012-samurai").marked
    for card in edition_of("2012-samurai").cards.values():
        if card.kind == "event":
            assert (card.blessing != "none") == (card.id in marked), card.id


def test_nobody_of_the_geisha_version_is_asked_for_a_blessing_or_struck_by_a_samurai_card() -> None:
    marked = edition_of("2012-samurai").marked
    run = Run(games=6, players=3, choices={"edition": "2012-geisha"})
    tally, _ = simulate(run)
    assert tally.kinds["ward"] == 0 and not marked & set(tally.cards) and not tally.violations
    harsh, _ = simulate(Run(games=6, players=3, choices={"edition": "2012-samurai"}))
    assert harsh.kinds["ward"] and marked & set(harsh.cards)


def test_every_rule_of_the_bundle_is_a_value_that_exists() -> None:
    for name in names():
        for rule, value in edition_of(name).rules.items():
            assert str(value) in map(str, choices()[rule]), rule


@pytest.mark.parametrize("name", VERSIONS)
def test_the_samurai_take_one_hard_mission_to_begin_with(name: str) -> None:
    for seed in range(4):
        g = new_game(edition_game(4, name, seed))
        bots = [KIND.bot("samurai", f"{seed}/{i}") for i in range(4)]
        while g.decision is not None and g.decision.kind == "color":
            g.apply(bots[g.decision.player].choose(g.view(g.decision.player), g.decision))
        for clan in g.state.clans:
            colors = [g.cards[m].color for m in clan.missions]
            assert colors.count("red") == 1 and "black" not in colors, colors


# --- setups and saves -----------------------------------------------------------------------------------------------


def test_a_setup_saved_before_there_were_editions_is_deluxe() -> None:
    old = plain.dump(first_game(3))
    del old["edition"]
    config: Config = plain.load(old)
    assert config.edition == "deluxe"


@pytest.mark.parametrize("name", VERSIONS)
def test_a_saved_game_goes_on_with_its_own_cards_and_rules(name: str) -> None:
    g = new_game(edition_game(3, name, 5))
    dice = random.Random(5)
    for _ in range(150):
        assert g.decision is not None
        g.apply(dice.choice(g.decision.options))
    frame = Frame(KIND, head_of(KIND, g, "1"))
    twin, _, _ = frame.snapshot(snapshot_of(g, 150, 1))
    assert twin.fingerprint() == g.fingerprint()
    assert twin.cards is g.cards and twin.board is g.board and twin.rules.mon_scoring == "none"


def test_hidden_cards_are_imagined_out_of_the_deck_of_the_edition() -> None:
    g = new_game(edition_game(3, "2012-geisha", 9))
    dice = random.Random(9)
    for n in range(120):
        assert g.decision is not None
        if n % 15 == 0:
            view = g.view(g.decision.player)
            world = KIND.redeal(view, seeded(n))
            assert world.view(g.decision.player).fingerprint() == view.fingerprint()
            assert Inventory(g).violations(world) == []
        g.apply(dice.choice(g.decision.options))


def test_a_saved_game_keeps_a_deck_that_has_changed_since() -> None:
    g = new_game(edition_game(2, "2012-geisha", 5))
    head = head_of(KIND, g, "1")
    head["cards"] = {i: card for i, card in head["cards"].items() if i != "E68"}
    assert "E68" not in Frame(KIND, head).begin().cards


@pytest.mark.parametrize(
    ("choices", "words"),
    [
        ({"rounds": 8}, "11 rounds"), ({"modules": "teahouse"}, "no modules"), ({"sets": "first"}, "takes no sets"),
        ({"action_sets": "neutral"}, "its own cards"), ({"mon_scoring": "ten_to_one"}, "fixed in the edition of 2012"),
    ],
)  # fmt: skip
def test_what_the_edition_does_not_know_is_refused(choices: dict[str, object], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        KIND.check(KIND.config(4, 1, {"edition": "2012-geisha", **choices}))


def test_the_commands_know_it(capsys, tmp_path) -> None:
    assert main(["simulate", "--edition", "2012-samurai", "--games", "2", "--players", "2", "--check", "every"]) == 0
    assert "0 violations" in capsys.readouterr().out
    assert main(["simulate", "--edition", "1999"]) == 2
    assert ordered("human,novice", 3, "2012-geisha").edition == "2012-geisha"
    path = tmp_path / "evening.yaml"
    path.write_text("players: [human, samurai]\nedition: 2012-samurai\nseed: 4\n")
    assert read_setup(path).rounds == 11


# --- the screens ----------------------------------------------------------------------------------------------------


def test_the_setup_page_offers_both_editions_and_what_differs() -> None:
    driver = Driver()
    driver.app.open("setup")
    scene = driver.app.scene
    with flawless():
        deluxe = ["players", "cards", "modules", "rules"]
        for value, tabs in (("2012", ["players", "edition", "rules"]), ("deluxe", deluxe)):
            scene.page.controls["year"].changed(value)
            assert list(scene.tabs) == tabs
            driver.step()
        scene.page.controls["year"].changed("2012")
        scene.page.controls["version"].changed("samurai")
        assert scene.game.edition == "2012-samurai" and not scene.trouble
        config = scene.game.config(3)
        assert (config.edition, config.rounds, config.modules, config.mission_sets) == ("2012-samurai", 11, [], [])
        for page in ("edition", "rules"):
            scene.turn(page)
            driver.step()
    assert list(scene.page.rows) == ["reactions", "trade_proposals", "blackmail_saves"]


def test_the_edition_is_remembered() -> None:
    game = usual()
    game.choose_edition("2012", "samurai")
    assert remembered(game.to_dict()).edition == "2012-samurai"
    assert remembered({"edition": "1999"}).edition == "deluxe"


def test_the_rules_of_a_game_say_what_its_edition_changes() -> None:
    hands = Hands(edition_game(2, "2012-geisha", 1))
    hands.app.open("rules", page="trade")
    first = hands.app.scene.page.blocks[0]
    assert first.kind == "tip" and "2012, Geisha version" in first.words
    with flawless():
        hands.step()
    assert BOOK.pages()["trade"].blocks[0] != first
    noted = BOOK.pages("2012-samurai")
    assert "not in this game" in noted["teahouse"].blocks[0].words
    changed = [id for id, page in noted.items() if page != BOOK.pages()[id]]
    assert len(changed) > 30 and noted["patrol"] != BOOK.pages("2012-geisha")["patrol"]


@pytest.mark.parametrize(
    ("name", "players"), [("2012-geisha", 3), pytest.param("2012-samurai", 2, marks=pytest.mark.slow)]
)
@pytest.mark.usefixtures("plain_trade")
def test_a_whole_game_by_mouse(name: str, players: int) -> None:
    hands = Hands(edition_game(players, name, 8))
    dice = random.Random(8)
    with flawless():
        hands.play(lambda: hands.by_mouse(dice))
    g = hands.table.session.game
    assert g.state.ended in ("rounds", "kill_the_shogun") and {"color", "favor", "place", "action"} <= hands.kinds
    assert all("mon" not in clan.sources for clan in g.state.clans)
    pygame.event.clear()


def test_what_happens_is_shown_in_motion() -> None:
    """With pieces moving: unvalued geishas, the red and blue patrol, the small coins."""
    driver = Driver(animation_speed="fast", secrecy="open")
    session = new_session(edition_game(4, "2012-samurai", 3))
    table = Table(driver.app, session)
    driver.app.push(table)
    bots, seen = [KIND.bot("novice", f"3/{seat}") for seat in range(4)], set()
    with flawless():
        while (decision := session.decision) is not None and session.game.state.round < 6:
            session.answer(bots[decision.player].choose(session.game.view(decision.player), decision))
            seen |= {event.kind for event in session.steps[-1].events}
            table.update(0.05)
            driver.app.draw()
            for _ in range(40):
                table.update(1.0)
                if not table.animating():
                    break
    assert {"gain_geisha", "patrol", "market", "gain_mon"} <= seen
