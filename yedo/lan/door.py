"""Who may come in: the evening's token, the short code for those who cannot scan, and a key for every seat. Wrong ones
are counted by address, and short codes for the whole table too. Knows no socket."""

from __future__ import annotations

import hmac
import secrets
import time
from collections import deque
from collections.abc import Callable

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # without I and O, which look like figures
CODE = 8  # letters
WRONG = 5  # from one address
WRONG_CODES = 20  # from anywhere: eight letters are fewer than a token
LOCKED = 60.0  # seconds
ADDRESSES = 256  # that are remembered; a stranger may have many
PER_SECOND = 20  # messages

IN, WRONG_ONE, SHUT = "in", "wrong", "locked"


def new_token() -> str:
    """128 bits."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


def same(given: str, true: str) -> bool:
    """Compared in constant time."""
    return hmac.compare_digest(given.encode("utf-8", "replace"), true.encode())


class Tries:
    """Wrong ones within the last minute."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._at: deque[float] = deque(maxlen=most)

    def shut(self, now: float) -> bool:
        return len(self._at) == self.most and now - self._at[0] < LOCKED

    def add(self, now: float) -> None:
        self._at.append(now)


class Door:
    def __init__(self, token: str, code: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.token, self.code, self._clock = token, code, clock
        self._by_address: dict[str, Tries] = {}
        self._codes = Tries(WRONG_CODES)

    def knock(self, address: str, token: str, code: str) -> str:
        """IN, WRONG_ONE or SHUT; whoever is shut out learns nothing, however right."""
        now = self._clock()
        tries = self._tries(address)
        if tries.shut(now) or (code and self._codes.shut(now)):
            return SHUT
        plain = "".join(letter for letter in code.upper() if letter.isalpha())
        if same(plain, self.code) if code else same(token, self.token):
            return IN
        tries.add(now)
        if code:
            self._codes.add(now)
        return WRONG_ONE

    def _tries(self, address: str) -> Tries:
        found = self._by_address.pop(address, None) or Tries(WRONG)
        self._by_address[address] = found  # the newest last
        while len(self._by_address) > ADDRESSES:
            del self._by_address[next(iter(self._by_address))]
        return found


class Pace:
    """At most so many messages within a second."""

    def __init__(self) -> None:
        self._at: deque[float] = deque(maxlen=PER_SECOND)

    def too_fast(self, now: float) -> bool:
        full = len(self._at) == self._at.maxlen and now - self._at[0] < 1.0
        self._at.append(now)
        return full
