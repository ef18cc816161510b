"""Phones in a real browser: Debian's chromium without a screen, for each guest a window of a phone's size that shares
nothing with the others, driven by taps. The table is the true one, on the dummy driver, stepped between taps."""

from __future__ import annotations

import contextlib
import json
import random
import shutil
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from selenium import webdriver
from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    NoSuchElementException,
    StaleElementReferenceException,
)
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from websockets.sync.client import connect

from tests.phones.lan_client import Evenings

SMALL, TALL, TABLET = (360, 640), (390, 844), (1024, 768)
FLEETING = (
    StaleElementReferenceException, NoSuchElementException, ElementClickInterceptedException,
    ElementNotInteractableException,
)  # fmt: skip
WISHES = (
    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars", "--mute-audio",
    "--disable-background-networking", "--no-first-run", "--proxy-server=direct://", "--disable-renderer-backgrounding",
    "--disable-background-timer-throttling", "--disable-backgrounding-occluded-windows",
    "--disable-features=Translate,MediaRouter,OptimizationHints",
)  # fmt: skip


def there() -> bool:
    return bool(shutil.which("chromium") and shutil.which("chromedriver"))


class Chromium:
    """The one browser in which all phones of the tests live."""

    def __init__(self) -> None:
        wishes = Options()
        for word in WISHES:
            wishes.add_argument(word)
        wishes.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        wishes.binary_location = shutil.which("chromium") or ""
        self.driver = webdriver.Chrome(wishes, Service(shutil.which("chromedriver") or ""))
        self.driver.set_script_timeout(10)
        where = self.driver.capabilities["goog:chromeOptions"]["debuggerAddress"]
        with urllib.request.urlopen(f"http://{where}/json/version") as found:
            self._url = json.load(found)["webSocketDebuggerUrl"]
        self._shown = ""

    def command(self, name: str, **what: Any) -> dict[str, Any]:
        """A command to the browser itself; those to one of its windows go through the driver."""
        with connect(self._url) as line:
            line.send(json.dumps({"id": 1, "method": name, "params": what}))
            while (said := json.loads(line.recv())).get("id") != 1:
                pass
        assert "result" in said, said
        return dict(said["result"])

    def show(self, window: str) -> None:
        if window != self._shown:
            self.driver.switch_to.window(window)
            self._shown = window

    def troubles(self) -> list[str]:
        """What the browser complains of since it was asked last: broken scripts, forbidden loads. Faces that a busy
        table has not painted in time do not count: the page asks again."""
        lines = [line["message"] for line in self.driver.get_log("browser") if line["level"] == "SEVERE"]
        return [line for line in lines if not (".jpg" in line and ("503" in line or "ERR_EMPTY_RESPONSE" in line))]

    def close(self) -> None:
        self.driver.quit()


class Browser:
    """One phone: a window of its own that has nothing in common with those of other phones."""

    def __init__(
        self, chromium: Chromium, house: Evenings, size: tuple[int, int] = TALL, dark: bool = False, lang: str = "en"
    ) -> None:
        self.chromium, self.house, self.size, self.seat = chromium, house, size, -1
        self.context = chromium.command("Target.createBrowserContext")["browserContextId"]
        self.window = self._new_window()
        self._dress(dark, lang)
        self.answered = 0

    def _new_window(self) -> str:
        found = self.chromium.command("Target.createTarget", url="about:blank", browserContextId=self.context)
        return str(found["targetId"])

    def _dress(self, dark: bool, lang: str) -> None:
        (width, height), tell = self.size, self.driver.execute_cdp_cmd
        tell("Emulation.setDeviceMetricsOverride",
             {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": True})  # fmt: skip
        tell("Emulation.setTouchEmulationEnabled", {"enabled": True})
        light = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        tell("Emulation.setEmulatedMedia", {"features": [light]})
        name = self.driver.execute_script("return navigator.userAgent")
        tell("Emulation.setUserAgentOverride", {"userAgent": name, "acceptLanguage": lang})

    @property
    def driver(self) -> Any:
        self.chromium.show(self.window)
        return self.chromium.driver

    def second_tab(self) -> str:
        """Another tab of the same phone; it is the shown one from now on."""
        before, self.window = self.window, self._new_window()
        return before

    def open(self, url: str) -> None:
        """Load a page; the table must not stand still meanwhile, so the page is not waited for."""
        self.ask("location.href = arguments[0]", url)

    def close(self) -> None:
        with contextlib.suppress(Exception):
            self.chromium.command("Target.disposeBrowserContext", browserContextId=self.context)

    def ask(self, script: str, *what: Any) -> Any:
        return self.driver.execute_script(script, *what)

    def find(self, css: str) -> Any:
        return self.driver.find_elements(By.CSS_SELECTOR, css)

    def until(self, true: Callable[[], object], what: str = "") -> None:
        end = time.monotonic() + 30
        while not true():
            self.house.app.step(0.01)
            assert time.monotonic() < end, what or "it never came"

    def tap(self, css: str) -> bool:
        for found in self.find(css):
            with contextlib.suppress(*FLEETING):
                found.click()
                return True
        return False

    def sit(self, seat: int) -> None:
        self.until(lambda: self.find(f"[data-seat='{seat}']"), "no seats were shown")
        self.until(lambda: self.tap(f"[data-seat='{seat}']"))
        self.until(lambda: self.ask("return !!state"), "the seat was not given")
        self.seat = seat

    def hurry(self) -> None:
        """Tap at once: the guard against taps that meant the question before is for people."""
        self.ask("question.guard = 0")

    def question(self) -> int:
        """The number of the open question that can be answered now, 0 for none."""
        return int(self.ask(OPEN + "return open ? state.asked.n : 0"))

    def answer(self, dice: random.Random) -> bool:
        """Tap one of the answers, as a person would: cards are looked at first, costly slips are confirmed."""
        choice = self.ask(OPEN + WISH, self.answered, dice.random(), dice.random())
        if choice is None:
            return False
        if choice["folded"]:
            self.tap("#ask .fold")
        if choice["tab"] is not None:
            self.tap(f"#ask .tabs button:nth-child({choice['tab'] + 1})")
        for _ in range(choice["steps"]):
            self.tap("#ask .stepper .more")
        button = f"#ask [data-i='{choice['i']}']"
        if not self.tap(button):
            self.ask("document.querySelector(arguments[0])?.scrollIntoView({block: 'center'})", button)
            if not self.tap(button):
                return False
        if choice["looked"]:
            self.tap("#choose")
        if choice["sure"]:
            self.tap("#yes")
        self.answered = choice["n"]
        return True

    def picture(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.driver.save_screenshot(str(path))


OPEN = """
const open = typeof state !== "undefined" && state && state.asked && !question.sent
  && Date.now() - question.since > question.guard + 30;
"""
# What a guest would tap: mostly whatever gets on with it, and no endless offers in trade.
WISH = """
const [answered, a, b] = arguments;
if (!open || state.asked.n === answered) return null;
const asked = state.asked;
const quiet = asked.answers.filter((x) => x.tone === "quiet");
const primary = asked.answers.filter((x) => x.tone === "primary");
const calm = asked.answers.filter((x) => !/^(Ask for|Offer|Suggest)/.test(x.label) && !(x.step && x.step[1] > 6));
const pool = primary.length && a < 0.5 ? primary : quiet.length && a < 0.3 ? quiet : calm.length ? calm : asked.answers;
const pick = pool[Math.floor(b * pool.length)];
const alike = (x) => x.step && pick.step && x.step[0] === pick.step[0];
const rows = asked.answers.filter(alike).sort((x, y) => x.step[1] - y.step[1]);
return {i: pick.i, n: asked.n, tab: pick.tab === undefined || pick.tab === question.tab ? null : pick.tab,
        steps: pick.step ? rows.indexOf(pick) : 0, folded: question.folded,
        looked: !!pick.thing && !pick.step && (pick.beside || pick.tone !== "quiet"), sure: !!pick.sure};
"""


@contextlib.contextmanager
def browsers(
    chromium: Chromium, house: Evenings, count: int, size: tuple[int, int] = TALL, url: str = "", **wishes: Any
) -> Iterator[list[Browser]]:
    """So many phones that come in by the shown address."""
    made: list[Browser] = []
    chromium.troubles()
    try:
        for _ in range(count):
            made.append(Browser(chromium, house, size, **wishes))
        for phone in made:
            phone.open(url or house.phones.url)
        yield made
    finally:
        for phone in made:
            phone.close()


def play(
    house: Evenings, phones: list[Browser], dice: random.Random, answers: int = 100_000, seconds: float = 120
) -> int:
    """All phones answer until the game is over; how many taps were answers. Gives up when nothing moves for long."""
    given, end = 0, time.monotonic() + seconds
    while not house.table.session.over and given < answers:
        for phone in phones:
            if phone.seat in house.phones.writing():
                with contextlib.suppress(*FLEETING):
                    if phone.answer(dice):
                        given, end = given + 1, time.monotonic() + seconds
        for _ in range(3):
            house.app.step(0.003)
        assert time.monotonic() < end, (given, house.table.session.decision)
    return given
