"""Real phones: Debian's chromium in windows of a phone's size, which come in by the address that the table shows and
play by taps. Pictures of them are left where YEDO_PHONE_SHOTS says."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("selenium")

from engine.core.words import t
from tests.phones import browser_phones as phones
from tests.phones.browser_phones import SMALL, TABLET, TALL, Browser, Chromium, browsers
from tests.phones.lan_client import Evenings, evening
from yedo.replaying import PUBLIC

pytestmark = [pytest.mark.browser, pytest.mark.skipif(not phones.there(), reason="chromium and its driver are needed")]
SHOTS = Path(os.environ["YEDO_PHONE_SHOTS"]) if "YEDO_PHONE_SHOTS" in os.environ else None
SIX = ["teahouse", "specialists", "clan_powers"]  # the Jesuits want eight rounds
ALL = [*SIX, "jesuits"]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Chromium]:
    made = Chromium()
    yield made
    made.close()


EVENINGS: list[tuple[str, int, tuple[int, int], dict[str, Any], int]] = [
    ("yedo", 2, TALL, {"rounds": 6, "modules": SIX}, 60), ("yedo", 4, SMALL, {"rounds": 6, "modules": SIX}, 120),
    ("yedo", 2, TALL, {"rounds": 6, "modules": ["shogun_must_die"]}, 40),
    ("yedo", 4, SMALL, {"rounds": 6, "modules": ["shogun_must_die"]}, 80),
    ("edo", 2, SMALL, {}, 60), ("edo", 4, TALL, {}, 100), ("shitenno", 2, SMALL, {}, 60), ("shitenno", 4, TALL, {}, 60),
]  # fmt: skip


@pytest.mark.parametrize(("game", "count", "size", "choices", "least"), EVENINGS, ids=lambda value: str(value)[:30])
def test_a_whole_game_on_phones(
    chromium: Chromium, game: str, count: int, size: tuple[int, int], choices: dict[str, Any], least: int
) -> None:
    """Two and four phones play to the end; the browser complains of nothing, no curtain falls."""
    with evening(game=game, players=count, choices=choices, seed=20 + count) as house:
        house.switch_on()
        with browsers(chromium, house, count, size) as made:
            for seat, phone in enumerate(made):
                phone.sit(seat)
                phone.hurry()
            assert house.table.viewer == PUBLIC
            curtains: list[object] = []
            house.table.asking.draw_curtain = curtains.append  # type: ignore[method-assign, assignment]
            given = phones.play(house, made, random.Random(count))
            for phone in made:
                phone.until(lambda phone=phone: phone.ask("return !!(state && state.over)"), "the end is not shown")  # type: ignore[misc]
            assert not chromium.troubles()
            assert house.table.session.over and not curtains and given > least


def test_reload_second_tab_wrong_code_and_a_dropped_network(chromium: Chromium) -> None:
    with evening(players=2, seed=26) as house:
        house.switch_on()
        with browsers(chromium, house, 1, TALL) as (one,):
            one.sit(0)
            assert house.phones.evening.token not in one.driver.current_url, "the token leaves the address bar"
            begun = time.monotonic()
            one.open(one.driver.current_url)
            one.ask("location.reload()")
            one.until(lambda: one.ask("return typeof state !== 'undefined' && !!state"), "a reload comes back")
            assert time.monotonic() - begun < 15
            house.phones._server._loop.call_soon_threadsafe(_cut_all, house)
            one.until(lambda: not house.phones.present(0))
            one.until(lambda: house.phones.present(0), "the page comes back by itself")
            # The screen is locked, and the network is gone when it is unlocked.
            one.driver.execute_cdp_cmd("Page.setWebLifecycleState", {"state": "frozen"})
            house.phones._server._loop.call_soon_threadsafe(_cut_all, house)
            one.until(lambda: not house.phones.present(0))
            settle(house)
            assert not house.phones.present(0), "asleep"
            one.driver.execute_cdp_cmd("Page.setWebLifecycleState", {"state": "active"})
            one.until(lambda: house.phones.present(0), "awake again")
            # The same phone in a second tab.
            first = one.second_tab()
            one.open(f"http://{house.phones.address}/")
            one.until(lambda: one.ask("return typeof state !== 'undefined' && !!state"))
            one.window, second = first, one.window
            one.until(lambda: one.find("#refused"), "the first tab says why")
            one.window = second
            # Sent away, then last week's token: a sentence, and no second try by itself.
            house.phones.send_away(0)
            one.until(lambda: one.find("#refused"))
            one.ask("store.set('token', 'A'.repeat(22)); link.connect({})")
            one.until(lambda: one.find("#code"), "the code is asked for")
            assert one.find("#refused")
            tries = len(house.phones._server.door._by_address["127.0.0.1"]._at)
            for _ in range(300):
                house.app.step(0.01)
            assert len(house.phones._server.door._by_address["127.0.0.1"]._at) == tries
            one.driver.find_element("id", "code").send_keys(house.phones.evening.code.lower())
            one.tap("#enter")
            one.sit(1)


def test_the_network_is_cut_in_the_middle_of_an_answer(chromium: Chromium) -> None:
    with evening(players=2, bots=1, seed=29) as house:
        house.switch_on()
        with browsers(chromium, house, 1, TALL) as (one,):
            one.sit(0)
            one.hurry()
            for _ in range(3):
                one.until(one.question)
                before = len(house.table.session.answers)
                one.tap("#ask [data-i]")
                one.tap("#choose")
                house.phones._server._loop.call_soon_threadsafe(_cut_all, house)
                one.until(lambda: house.phones.present(0) and one.ask("return link.open"), "it comes back")
                dice = random.Random(1)
                while len(house.table.session.answers) == before:  # lost on the way: it is asked again
                    phones.play(house, [one], dice, 1, 30)
                one.answered = 0
            assert not chromium.troubles()


def test_a_table_that_is_left_says_so_and_phones_come_back_when_it_does(chromium: Chromium) -> None:
    with evening(players=2, seed=26) as house:
        before = house.switch_on().evening
        with browsers(chromium, house, 1, TALL) as (one,):
            one.sit(0)
            house.table.phoned.switch_off()
            one.until(lambda: one.ask("return document.getElementById('clock').textContent") == t("phones.bye.off"))
            house.switch_on(before)
            one.until(lambda: house.phones.present(0) and one.ask("return link.open && !!state"), "by itself")


def _cut_all(house: Evenings) -> None:
    for phone in house.phones._server._phones.values():
        phone.socket.transport.abort()


PAGES: list[tuple[tuple[int, int], str, dict[str, Any]]] = [
    (SMALL, "yedo", {"modules": ALL}), (SMALL, "edo", {}), (SMALL, "shitenno", {}),
    (TALL, "yedo", {"rounds": 6, "modules": ["shogun_must_die"]}), (TABLET, "yedo", {"edition": "2012-samurai"}),
    (TABLET, "edo", {}),
]  # fmt: skip


@pytest.mark.parametrize(("size", "game", "choices"), PAGES, ids=lambda value: str(value)[:30])
def test_nothing_is_cut_off(chromium: Chromium, size: tuple[int, int], game: str, choices: dict[str, Any]) -> None:
    """At every size, in every language, by day and night, also in large letters: no page is wider than the screen, no
    word is longer than its button, and buttons are large enough for a thumb."""
    with evening(game=game, players=3, bots=2, choices=choices, seed=28) as house:
        house.switch_on()
        with browsers(chromium, house, 1, size, dark=True) as (one,):
            one.sit(0)
            one.hurry()
            assert one.ask("return document.documentElement.classList.contains('night')"), "as the phone is"
            dice, seen = random.Random(9), set()
            for _ in range(60):
                house.until(lambda: one.question() or house.table.session.over)
                question = house.table.session.question(0)
                if question is None or len(seen) == 5:
                    break
                if question.kind not in seen:
                    seen.add(question.kind)
                    look_at(one, f"{game}-{question.kind}")
                phones.play(house, [one], dice, 1, 30)
            for page in ("hand", "clan", "plan", "scores", "log", "settings"):
                if one.tap(f"[data-page={page}]"):
                    look_at(one, f"{game}-page-{page}")
            one.ask("openRules({page: '', place: ''})")
            house.until(lambda: one.find(".sheet .link"))
            judge(one, f"{game}-rules")
            assert len(seen) >= 3 and not chromium.troubles()


def look_at(phone: Browser, name: str) -> None:
    for lang in ("de", "es", "en"):
        phone.ask("link.send({do: 'lang', lang: arguments[0]})", lang)
        phone.until(lambda lang=lang: phone.ask("return app.lang") == lang)  # type: ignore[misc]
        for look, letters in (("day", "middle"), ("night", "large")):
            phone.ask("store.set('look', arguments[0]); store.set('size', arguments[1]); draw()", look, letters)
            if SHOTS is not None:
                settle(phone.house)
            judge(phone, f"{phone.size[0]}x{phone.size[1]}-{name}-{lang}-{look}")
    phone.ask("store.set('size', 'middle'); draw()")


def settle(house: Evenings) -> None:
    for _ in range(50):
        house.app.step(0.01)


def judge(phone: Browser, name: str) -> None:
    if SHOTS is not None:
        phone.picture(SHOTS / f"{name}.png")
    wide, small, cut = phone.ask("""
        const seen = (css) => [...document.querySelectorAll(css)].filter((e) => e.offsetParent);
        const buttons = seen("#ask .answer, #ask .card, nav button, #ask .stepper button, .sheet button, .tabs button");
        const cut = seen("nav button, .answer, .card, .buttons button, .choices button, .tabs button, .seat, #clock");
        return [document.documentElement.scrollWidth - innerWidth,
          buttons.filter((e) => e.offsetHeight < 40 || e.offsetWidth < 40).map((e) => e.textContent),
          cut.filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent)]""")
    assert wide <= 0 and not small and not cut, (name, wide, small, cut)


def test_a_tap_that_meant_the_question_before_answers_nothing(chromium: Chromium) -> None:
    """A finger that is already on its way when the question changes must not answer the new one."""
    with evening(players=2, bots=1, seed=29) as house:
        house.switch_on()
        with browsers(chromium, house, 1, TALL) as (one,):
            one.sit(0)
            one.ask("question.guard = 60000")
            one.until(lambda: one.find("#ask [data-i]"))
            before = len(house.table.session.answers)
            one.tap("#ask [data-i]")
            settle(house)
            assert not one.find("#choose") and len(house.table.session.answers) == before
            one.hurry()
            one.until(lambda: one.tap("#ask [data-i]"))
            one.tap("#choose")
            one.until(lambda: len(house.table.session.answers) > before)
