"""Fan and trays: single moves by mouse, drag and keyboard, and whole games answered through them alone."""

import random
from collections.abc import Iterator

import pygame
import pytest

from engine.core.decision import Option
from engine.yedo.config import standard_game
from engine.yedo.phases.trade import Item, Offer
from yedo.app import App
from yedo.scenes.table import Table
from yedo.session import new_session
from yedo.settings import Settings
from yedo.table.part import Rect
from yedo.table.presentations import Presentation
from yedo.tables.yedo.fan import Fan
from yedo.tables.yedo.new_game import COOP
from yedo.tables.yedo.scenes.trade import Answer, Partners, Trays
from yedo.tables.yedo.scenes.trade_draft import Draft
from yedo.tables.yedo.shots import play_until, settled


@pytest.fixture
def app() -> Iterator[App]:
    settings = Settings(animation_speed="off", mute=True, confirmations=False, secrecy="open")
    app = App(settings, (1280, 720), remember=False)
    yield app
    app.close()


def mouse(table: Table, kind: int, at: tuple[float, float], button: int = 1) -> None:
    """An event at a position of the table."""
    ratio = table.canvas.scale / table.app.canvas.scale
    pos = (at[0] * ratio, at[1] * ratio)
    if kind == pygame.MOUSEMOTION:
        table.handle(pygame.Event(kind, pos=pos, rel=(1, 1), buttons=(0, 0, 0)))
    else:
        table.handle(pygame.Event(kind, pos=pos, button=button))


def click(table: Table, rect: Rect, button: int = 1) -> None:
    mouse(table, pygame.MOUSEMOTION, rect.center)
    mouse(table, pygame.MOUSEBUTTONDOWN, rect.center, button)
    mouse(table, pygame.MOUSEBUTTONUP, rect.center, button)


def key(table: Table, code: int) -> None:
    table.handle(pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))


def offer_is_begun(top: object) -> bool:
    """Whether an offer holds something already."""
    return isinstance(top, Offer) and bool(top.give or top.ask or top.give_mon or top.ask_mon)


def at_question(app: App, kind: str, wanted: type[Presentation], seed: int = 1) -> Table:
    for number in range(seed, seed + 60):
        session = new_session(standard_game(2 + number % 4, 8, number))
        if not play_until(session, kind, number):
            continue
        top = session.game.state.stack[-1]
        if kind == "offer" and offer_is_begun(top):
            continue
        table = settled(app, session)
        assert isinstance(table.presentation, wanted)
        return table
    raise AssertionError(f"no {kind} came up")


def answers(table: Table) -> list[Option]:
    return [answer.option for answer in table.session.answers]


def test_a_card_of_the_fan_is_chosen_by_a_click(app: App) -> None:
    table = at_question(app, "keep", Fan)
    fan = table.presentation
    assert isinstance(fan, Fan)
    wanted = fan.options[fan.things[1]][0]
    click(table, fan.places[1])
    assert answers(table)[-1] == wanted


def test_the_fan_by_arrows_enter_and_number(app: App) -> None:
    table = at_question(app, "favor", Fan)
    fan = table.presentation
    assert isinstance(fan, Fan)
    wanted = fan.options[fan.things[2]][0]
    for _ in range(3):
        key(table, pygame.K_RIGHT)
    key(table, pygame.K_RETURN)
    assert answers(table)[-1] == wanted
    fan = table.presentation
    assert isinstance(fan, Fan)
    first = fan.options[fan.things[0]][0]
    key(table, pygame.K_1)
    assert answers(table)[-1] == first


def test_the_fan_folds_away_and_leaves_the_prompt(app: App) -> None:
    table = at_question(app, "keep", Fan)
    fan, count = table.presentation, len(answers(table))
    assert isinstance(fan, Fan)
    click(table, fan.eye)
    assert fan.folded
    click(table, fan.places[0])  # the board beneath, not the card
    assert len(answers(table)) == count
    key(table, pygame.K_UP)
    assert not fan.folded
    click(table, fan.places[0], button=3)
    assert table.zoom.pinned == fan.things[0] and len(answers(table)) == count


def test_the_prompt_still_answers_beside_the_fan(app: App) -> None:
    table = at_question(app, "keep", Fan)
    count = len(answers(table))
    click(table, table.prompt.widgets[0].rect)
    assert len(answers(table)) == count + 1


def trays_of(table: Table) -> Trays:
    assert isinstance(table.presentation, Trays)
    return table.presentation


def offer_of(table: Table) -> Offer:
    top = table.session.game.state.stack[-1]
    assert isinstance(top, Offer)
    return top


def test_things_go_in_and_out_before_anything_is_said(app: App) -> None:
    table = at_question(app, "offer", Trays)
    count = len(answers(table))
    trays = trays_of(table)
    click(table, trays.pieces["give", False][0].rect)
    click(table, trays.pieces["ask", False][0].rect)
    assert len(trays.pieces["give", True]) == len(trays.pieces["ask", True]) == 1
    click(table, trays.pieces["give", True][0].rect)
    assert trays.pieces["give", True] == [] and not trays.propose.enabled
    assert len(answers(table)) == count


def test_an_offer_is_dragged_together_and_proposed(app: App) -> None:
    table = at_question(app, "offer", Trays)
    trays, player = trays_of(table), offer_of(table).player
    gives: list[Item] = []
    asks: list[Item] = []
    for side, said in (("give", gives), ("ask", asks)):
        piece = trays.pieces[side, False][0]
        said.append(piece.item)
        mouse(table, pygame.MOUSEBUTTONDOWN, piece.rect.center)
        mouse(table, pygame.MOUSEMOTION, trays.trays[side].center)
        mouse(table, pygame.MOUSEBUTTONUP, trays.trays[side].center)
    assert [piece.item for piece in trays.pieces["give", True]] == gives
    click(table, trays.propose.rect)
    offer = offer_of(table)
    assert (offer.player, offer.give, offer.ask, offer.at) == (player, gives, asks, "answer")
    assert isinstance(table.presentation, Answer)


def test_a_drag_to_nowhere_changes_nothing(app: App) -> None:
    table = at_question(app, "offer", Trays)
    trays = trays_of(table)
    piece = trays.pieces["give", False][0]
    mouse(table, pygame.MOUSEBUTTONDOWN, piece.rect.center)
    mouse(table, pygame.MOUSEMOTION, (trays.area.centerx, trays.area.bottom - 6))
    mouse(table, pygame.MOUSEBUTTONUP, (trays.area.centerx, trays.area.bottom - 6))
    assert trays.pieces["give", True] == [] and trays.held is None


def test_mon_flows_one_way(app: App) -> None:
    for seed in range(1, 40):
        table = at_question(app, "offer", Trays, seed)
        trays = trays_of(table)
        clans = table.session.game.state.clans
        if min(clans[trays.offer.player].mon, clans[trays.offer.partner].mon) < 7:
            app.pop()
            continue
        for _ in range(7):
            click(table, trays.steppers["give"].arms()[1])
        assert trays.draft.give_mon == 7 and not trays.steppers["ask"].enabled
        click(table, trays.steppers["give"].arms()[0])
        click(table, trays.pieces["ask", False][0].rect)
        click(table, trays.propose.rect)
        assert offer_of(table).give_mon == 6
        return
    raise AssertionError("nobody had mon to trade")


def test_trays_by_keyboard(app: App) -> None:
    table = at_question(app, "offer", Trays)
    trays = trays_of(table)
    key(table, pygame.K_TAB)
    key(table, pygame.K_RETURN)  # the first thing of one's own
    assert len(trays.pieces["give", True]) == 1
    count = len(answers(table))
    key(table, pygame.K_3)  # the hidden prompt must not answer
    assert len(answers(table)) == count
    ring = trays.group.ring
    ring.focus(trays.pieces["ask", False][0])
    key(table, pygame.K_RETURN)
    ring.focus(trays.propose)
    key(table, pygame.K_RETURN)
    assert isinstance(table.presentation, Answer)


def test_an_offer_is_withdrawn(app: App) -> None:
    table = at_question(app, "offer", Trays)
    trays = trays_of(table)
    click(table, trays.pieces["give", False][0].rect)
    click(table, trays.buttons[-1].rect)
    assert answers(table)[-1] == ("withdraw",)


def test_the_partner_sees_backs_only(app: App) -> None:
    for seed in range(1, 60):
        session = new_session(standard_game(4, 8, seed))
        if not play_until(session, "answer", seed):
            continue
        table = settled(app, session)
        answer = table.presentation
        assert isinstance(answer, Answer)
        hidden = [item for item in answer.offer.give if item[0] in ("mission", "action", "bonus")]
        shown = [piece.item for piece in answer.gets if piece.item[0] in ("mission", "action", "bonus")]
        app.pop()
        if hidden:
            assert all(what == "" for _, what in shown) and len(shown) == len(hidden)
            return
    raise AssertionError("nobody offered a hidden card")


def test_a_draft_never_holds_what_the_rules_refuse(app: App) -> None:
    table = at_question(app, "offer", Trays)
    draft = Draft(table.desk.view)
    assert not draft.add(("give", "weapon", "nonsense")) and draft.things == []
    assert not draft.set_mon(10_000, 0) and draft.give_mon == 0
    for item in draft.stock("give"):
        assert draft.add(("give", *item))
    assert draft.stock("give") == []
    assert not draft.ready and draft.answers() is None  # nothing is asked for
    assert draft.add(("ask", *draft.stock("ask")[0]))
    probe = table.desk.view.clone()
    for option in draft.answers() or []:
        probe.apply(option)


def play_on(table: Table, dice: random.Random) -> None:
    """Answer the open question through whatever presents it."""
    shown = table.presentation
    if table.choice is not None:
        click(table, dice.choice(table.choice.chips).rect)
    elif isinstance(shown, Fan) and not shown.folded:
        click(table, dice.choice(shown.places))
    elif isinstance(shown, Partners):
        click(table, dice.choice([*shown.cards, *shown.buttons]).rect)
    elif isinstance(shown, Trays):
        build(table, shown, dice)
    elif isinstance(shown, Answer):
        click(table, dice.choice(shown.buttons).rect)
    else:
        for _ in range(dice.randrange(table.prompt.pages)):
            table.prompt.turn(1)
        click(table, dice.choice(table.prompt.widgets).rect)


def build(table: Table, trays: Trays, dice: random.Random) -> None:
    for side in ("give", "ask"):
        stock = trays.pieces[side, False]
        if stock:
            click(table, dice.choice(stock).rect)
    button = trays.propose if trays.propose.enabled and dice.random() < 0.8 else trays.buttons[-1]
    click(table, button.rect)


def play_a_game(app: App, players: int, seed: int) -> set[str]:
    """Which presentations were used."""
    dice = random.Random(seed)
    table = Table(app, new_session(standard_game(players, 6, seed)))
    app.push(table)
    used = set()
    for _ in range(9000):
        if table.session.over:
            break
        if table.decision is None:
            table.update(0.01)
            continue
        if table.presentation is not None:
            used.add(type(table.presentation).__name__)
        play_on(table, dice)
    assert table.session.over
    app.pop()
    return used


def test_whole_games_through_fan_and_trays(app: App) -> None:
    app.open("title")
    assert "Fan" in play_a_game(app, 2, 11)
    used: set[str] = set()
    for seed in range(12, 18):  # whether anybody meets and trades is a matter of luck
        used |= play_a_game(app, 5, seed)
        if {"Fan", "Partners", "Trays", "Answer"} <= used:
            return
    raise AssertionError(f"only {used}")


def test_allies_trade_like_for_like(app: App) -> None:
    """Things are laid in any order; what is sent takes turns as the rules want it."""
    for seed in range(1, 60):
        config = standard_game(3, 7, seed, [COOP])
        config.event_sets = []
        session = new_session(config)
        if not play_until(session, "offer", seed) or offer_is_begun(session.game.state.stack[-1]):
            continue
        table = settled(app, session)
        trays = trays_of(table)
        if len(trays.pieces["give", False]) < 2 or len(trays.pieces["ask", False]) < 2:
            app.pop()
            continue
        for side in ("ask", "ask", "give"):
            click(table, trays.pieces[side, False][0].rect)
        assert not trays.propose.enabled and trays.draft.step == 5
        click(table, trays.pieces["give", False][0].rect)
        if trays.propose.enabled:  # three geishas are the limit here as well
            click(table, trays.propose.rect)
            assert len(offer_of(table).give) == len(offer_of(table).ask) == 2
            return
        app.pop()
    raise AssertionError("nobody could trade")


def test_powers_are_drafted_from_the_fan(app: App) -> None:
    session = new_session(standard_game(3, 8, 2, ["clan_powers"]))
    assert play_until(session, "power", 2, 0)
    table = settled(app, session)
    fan = table.presentation
    assert isinstance(fan, Fan) and len(fan.things) == 2
    click(table, fan.places[0])
    assert answers(table)[-1][0] == "power"
