"""What four phones cost, in a real browser, beside the budgets: `python -m tests.phones.measure`. Figures, no verdict:
what else runs on the machine counts too. What a phone loads is always the same, so that alone is a failure."""

from __future__ import annotations

import os
import random
import sys
import time
from statistics import median

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from tests.phones.browser_phones import TALL, Browser, Chromium, browsers
from tests.phones.lan_client import Evenings, evening

PHONES, TAPS, WAITS = 4, 24, 5.0  # seconds of waiting
WEIGHT = "return performance.getEntriesByType('resource').reduce((n, e) => n + e.transferSize, 0)"
# The browser's own clock: when the seats were there, and when a second picture of the hand was loaded after the tap.
SEATS = """
window.loaded = [];
document.addEventListener("load", (event) => {
  if (event.target.matches && event.target.matches(".hand img.face")) loaded.push(performance.now());
}, true);
document.addEventListener("click", () => { window.tapped = performance.now(); }, true);
return performance.now();
"""
HAND = "return loaded.length > 1 ? loaded[1] - tapped : 0"
STAMP = "link.send = ((s) => function (m) { window.left = Date.now(); return s.call(this, m); })(link.send)"


def join(phone: Browser, seat: int) -> float:
    """Seconds from the scanned address, with a tap on a seat, until the hand is there with its pictures."""
    phone.open(phone.house.phones.url)
    phone.until(lambda: phone.find(f"[data-seat='{seat}']"))
    seats = phone.ask(SEATS)
    phone.sit(seat)
    phone.until(lambda: phone.ask(HAND))
    return float(seats + phone.ask(HAND)) / 1000


def tap(house: Evenings, phone: Browser, dice: random.Random) -> float | None:
    """Seconds from the moment an answer leaves a phone to the first frame in which the table moves."""
    before, moved = len(house.table.session.answers), 0.0
    phone.ask(STAMP)
    if not phone.answer(dice):
        return None
    end = time.monotonic() + 3
    while not moved and time.monotonic() < end:
        house.app.step(0.002)
        moved = time.time() if len(house.table.session.answers) > before else 0.0
    return moved - phone.ask("return window.left") / 1000 if moved else None


def main() -> int:
    chromium = Chromium()
    try:
        with evening(players=PHONES, seed=27, speed="normal") as house:
            house.switch_on()
            with browsers(chromium, house, PHONES, TALL, url="about:blank") as made:
                joins = [join(phone, seat) for seat, phone in enumerate(made)]
                for _ in range(200):
                    house.app.step(0.01)
                sizes = [phone.ask(WEIGHT) for phone in made]
                dice, taps, end = random.Random(8), list[float](), time.monotonic() + 120
                while len(taps) < TAPS and time.monotonic() < end:
                    taps += [took for phone in made if (took := tap(house, phone, dice)) is not None]
                    for _ in range(20):
                        house.app.step(0.01)
                for _ in range(100):
                    house.app.step(0.01)
                spent, begun = time.process_time(), time.monotonic()
                while time.monotonic() - begun < WAITS:
                    house.app.step(house.app._patience())
                share = (time.process_time() - spent) / (time.monotonic() - begun)
    finally:
        chromium.close()
    told = [
        f"{PHONES} phones: hand with pictures after {median(joins):.2f} s (longest {max(joins):.2f}; budget 1 s)",
        f"{max(sizes) / 1e6:.2f} MB each at most (budget 1 MB)",
        f"{1000 * median(taps):.0f} ms from tap to move (longest of {len(taps)} {1000 * max(taps):.0f}; budget 100)",
        f"waiting: {100 * share:.1f} % of a core (budget 5 %)",
    ]
    print("\n".join(told))
    return 0 if max(sizes) < 1_000_000 else 1


if __name__ == "__main__":
    sys.exit(main())
