"""Phones in a real browser: Debian's chromium without a screen, one window of a phone's size for each guest, driven by
taps. The table is the true one, on the dummy driver, stepped between taps."""

from __future__ import annotations

import contextlib
import random
import shutil
import time
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

from tests.phones.lan_client import Evenings

SMALL, TALL, TABLET = (360, 640), (390, 844), (1024, 768)
FLEETING = (
    StaleElementReferenceException, NoSuchElementException, ElementClickInterceptedException,
    ElementNotInteractableException,
)  # fmt: skip


def there() -> bool:
    return bool(shutil.which("chromium") and shutil.which("chromedriver"))


class Browser:
    """One phone. `steps` lets the table go on while the browser is waited for."""

    def __init__(self, house: Evenings, size: tuple[int, int] = TALL, dark: bool = False, lang: str = "en") -> None:
        self.house, self.size = house, size
        wishes = Options()
        for word in (
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
            "--disable-background-networking", "--no-first-run", f"--lang={lang}", "--mute-audio",
            "--disable-features=Translate,MediaRouter,OptimizationHints", "--proxy-server=direct://",
        ):  # fmt: skip
            wishes.add_argument(word)
        if dark:
            wishes.add_argument("--force-dark-mode")
            wishes.add_argument("--blink-settings=preferredColorScheme=0")
        phone = {"deviceMetrics": {"width": size[0], "height": size[1], "pixelRatio": 1.0, "touch": True}}
        wishes.add_experimental_option("mobileEmulation", phone)
        wishes.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        wishes.binary_location = shutil.which("chromium") or ""
        self.driver = webdriver.Chrome(wishes, Service(shutil.which("chromedriver") or ""))
        self.driver.set_script_timeout(10)
        self.answered = 0
        self.troubles: list[str] = []

    def open(self, url: str) -> None:
        """Load a page; the table must not stand still meanwhile, so the page is not waited for."""
        self.driver.execute_script("location.href = arguments[0]", url)

    def close(self) -> None:
        with contextlib.suppress(Exception):
            self.note_troubles()
        self.driver.quit()

    def note_troubles(self) -> None:
        """What the browser complains of: broken scripts, forbidden loads."""
        for line in self.driver.get_log("browser"):
            if line["level"] == "SEVERE" and "503" not in line["message"]:
                self.troubles.append(line["message"])

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

    def question(self) -> int:
        """The number of the open question that can be answered now, 0 for none."""
        return int(self.ask(
            "return state && state.asked && !question.sent && Date.now() - question.since > 400 ? state.asked.n : 0"
        ))  # fmt: skip

    def answer(self, dice: random.Random) -> bool:
        """Tap one of the answers, as a person would: cards are looked at first, costly slips are confirmed."""
        number = self.question()
        if not number or number == self.answered:
            return False
        choice = self.ask(WISH, dice.random(), dice.random())
        if choice is None:
            return False
        if choice["folded"]:
            self.tap("#ask .fold")
        if choice["tab"] is not None:
            tabs = self.find("#ask .tabs button")
            with contextlib.suppress(*FLEETING):
                tabs[choice["tab"]].click()
        for _ in range(choice["steps"]):
            self.tap("#ask .stepper .more")
        button = f"#ask [data-i='{choice['i']}']"
        if choice["scroll"]:
            self.ask("document.querySelector(arguments[0])?.scrollIntoView({block: 'center'})", button)
        if not self.tap(button):
            return False
        self.tap("#choose")
        self.tap("#yes")
        self.answered = number
        return True

    def picture(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.driver.save_screenshot(str(path))


# What a guest would tap: mostly whatever gets on with it, and no endless offers in trade.
WISH = """
const asked = state.asked, [a, b] = arguments;
const quiet = asked.answers.filter((x) => x.tone === "quiet");
const primary = asked.answers.filter((x) => x.tone === "primary");
const calm = asked.answers.filter((x) => !/^(Ask for|Offer|Suggest)/.test(x.label) && !(x.step && x.step[1] > 6));
const pool = primary.length && a < 0.5 ? primary : quiet.length && a < 0.3 ? quiet : calm.length ? calm : asked.answers;
const pick = pool[Math.floor(b * pool.length)];
const alike = (x) => x.step && pick.step && x.step[0] === pick.step[0];
const rows = asked.answers.filter(alike).sort((x, y) => x.step[1] - y.step[1]);
return {i: pick.i, tab: pick.tab === undefined || pick.tab === question.tab ? null : pick.tab,
        steps: pick.step ? rows.indexOf(pick) : 0, folded: question.folded, scroll: true};
"""


@contextlib.contextmanager
def browsers(house: Evenings, count: int, size: tuple[int, int] = TALL, **wishes: Any) -> Iterator[list[Browser]]:
    """So many phones that have come in by the shown address."""
    made: list[Browser] = []
    try:
        for _ in range(count):
            made.append(Browser(house, size, **wishes))
        for phone in made:
            phone.open(house.phones.url)
        yield made
    finally:
        for phone in made:
            phone.close()


def play(
    house: Evenings, phones: list[Browser], dice: random.Random, answers: int = 100_000, seconds: float = 420
) -> int:
    """All phones answer until the game is over; how many taps were answers."""
    given, end = 0, time.monotonic() + seconds
    while not house.table.session.over and given < answers:
        for phone in phones:
            with contextlib.suppress(*FLEETING):
                given += phone.answer(dice)
        for _ in range(4):
            house.app.step(0.004)
        assert time.monotonic() < end, (given, house.table.session.decision)
    return given
