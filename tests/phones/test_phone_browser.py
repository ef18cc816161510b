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

from tests.phones import browser_phones as phones
from tests.phones.browser_phones import SMALL, TABLET, TALL, Chromium, browsers
from tests.phones.lan_client import Evenings, evening
from yedo.replaying import PUBLIC

pytestmark = [pytest.mark.browser, pytest.mark.skipif(not phones.there(), reason="chromium and its driver are needed")]
SHOTS = Path(os.environ["YEDO_PHONE_SHOTS"]) if "YEDO_PHONE_SHOTS" in os.environ else None
WEIGHT = "return performance.getEntriesByType('resource').reduce((n, e) => n + e.transferSize, 0)"
STAMP = "link.send = ((s) => function (m) { window.left = Date.now(); return s.call(this, m); })(link.send)"
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
            house.table._draw_curtain = curtains.append  # type: ignore[method-assign, assignment]
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


def _cut_all(house: Evenings) -> None:
    for phone in house.phones._server._phones.values():
        phone.socket.transport.abort()


def test_the_budgets_with_four_phones(chromium: Chromium) -> None:
    """A tap moves the table within 100 ms, a phone has its hand within a second and a megabyte, and four waiting phones
    cost hardly anything. What browsers on the same two cores take is allowed for by taking the middle of several."""
    with evening(players=4, seed=27, speed="normal") as house:
        house.switch_on()
        with browsers(chromium, house, 4, TALL) as made:
            joins, sizes = [], []
            for seat, phone in enumerate(made):
                phone.until(lambda phone=phone, seat=seat: phone.find(f"[data-seat='{seat}']"))  # type: ignore[misc]
                begun = time.monotonic()
                phone.sit(seat)
                joins.append(time.monotonic() - begun)
            for phone in made:
                for _ in range(60):
                    house.app.step(0.01)
                sizes.append(phone.ask(WEIGHT))
            delays = tap_delays(house, made, 8)
            spent, begun = time.process_time(), time.monotonic()
            while time.monotonic() - begun < 3:
                house.app.step(house.app._patience())
            share = (time.process_time() - spent) / (time.monotonic() - begun)
            told = {"join": joins, "bytes": sizes, "tap": delays, "share": share}
            print(told)
            assert sorted(joins)[1] < 1.0 and max(sizes) < 1_000_000, told
            assert sorted(delays)[len(delays) // 2] < 0.1, told
            assert share < 0.05, told


def tap_delays(house: Evenings, made: list[Any], count: int) -> list[float]:
    """Seconds from the moment an answer leaves a phone to the first frame in which the table moves."""
    dice, found = random.Random(8), []
    end = time.monotonic() + 120
    while len(found) < count and time.monotonic() < end:
        for phone in made:
            before = len(house.table.session.answers)
            phone.ask(STAMP)
            if not phone.answer(dice):
                continue
            stop = time.monotonic() + 3
            while len(house.table.session.answers) == before and time.monotonic() < stop:
                house.app.step(0.002)
            if len(house.table.session.answers) > before:
                found.append(time.time() - phone.ask("return window.left") / 1000)
        for _ in range(20):
            house.app.step(0.01)
    return found


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [SMALL, TALL, TABLET], ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_is_cut_off(chromium: Chromium, size: tuple[int, int], dark: bool) -> None:
    """At every size and light: no page is wider than the screen, buttons are large enough for a thumb."""
    with evening(players=2, choices={"modules": ALL}, seed=28) as house:
        house.switch_on()
        with browsers(chromium, house, 2, size, dark=dark) as (one, two):
            one.sit(0)
            two.sit(1)
            assert one.ask("return document.documentElement.classList.contains('night')") == dark
            dice, seen = random.Random(9), set()
            end = time.monotonic() + 150
            while len(seen) < 6 and time.monotonic() < end:
                question = house.table.session.question(0)
                if question is not None and question.kind not in seen:
                    one.until(one.question, "the phone is not asked")
                    seen.add(question.kind)
                    settle(house)
                    judge(one, f"{size[0]}x{size[1]}-{'dark' if dark else 'light'}-{question.kind}")
                phones.play(house, [one, two], dice, 1, 30)
            for page in ("hand", "clan", "plan", "scores", "log", "settings"):
                one.tap(f"[data-page={page}]")
                settle(house)
                judge(one, f"{size[0]}x{size[1]}-{'dark' if dark else 'light'}-page-{page}")
            assert len(seen) >= 3


def settle(house: Evenings) -> None:
    for _ in range(50):
        house.app.step(0.01)


def judge(phone: Any, name: str) -> None:
    if SHOTS is not None:
        phone.picture(SHOTS / f"{name}.png")
    wide = phone.ask("return [document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], (name, wide)
    small = phone.ask("""
        return [...document.querySelectorAll("#ask .answer, #ask .card, nav button, #ask .stepper button")]
          .filter((e) => e.offsetParent).map((e) => e.getBoundingClientRect())
          .filter((r) => r.height < 40 || r.width < 40).length""")
    assert small == 0, name
