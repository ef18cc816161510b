"""A table with phones for tests: the window on the dummy driver, and phones as plain websocket clients. Everything goes
through 127.0.0.1."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import random
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from engine.games import kind_of
from tests.ui_driver import Driver
from yedo.lan import door
from yedo.lan.addresses import LOOPBACK
from yedo.lan.evening import Evening
from yedo.lan.phones import Phones
from yedo.scenes.table import Table
from yedo.session import HUMAN, new_session

PACE = door.PER_SECOND
PATIENCE = 20.0  # seconds until a test gives up


class Client:
    """A phone. It lives on a thread of its own, so that the window can be stepped meanwhile."""

    def __init__(self, phones: Phones, key: str = "", **wishes: Any) -> None:
        self.phones, self.key, self.wishes = phones, key, wishes
        self.heard: list[dict[str, Any]] = []
        self.closed = False
        self.reason = ""
        self.bytes = 0
        self._loop = asyncio.new_event_loop()
        self._socket: ClientConnection | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    @property
    def hello(self) -> dict[str, Any]:
        evening = self.phones.evening
        said = {"do": "hello", "token": evening.token, "code": "", "key": self.key, "lang": "en"}
        return {**said, **self.wishes}

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        with contextlib.suppress(asyncio.CancelledError):
            self._loop.run_until_complete(self._live())
        self._loop.close()

    async def _live(self) -> None:
        address = self.phones.address
        try:
            async with connect(f"ws://{address}/ws", origin=f"http://{address}", compression=None) as socket:
                self._socket = socket
                await socket.send(json.dumps(self.hello))
                async for raw in socket:
                    self.bytes += len(raw)
                    self.heard.append(json.loads(raw))
        except ConnectionClosed as closed:
            self.reason = closed.rcvd.reason if closed.rcvd is not None else ""
        except (OSError, InvalidHandshake):  # the door is shut before the greeting, too
            pass
        else:
            self.reason = socket.close_reason or ""
        self.closed = True

    def say(self, **said: Any) -> None:
        self.raw(json.dumps(said))

    def raw(self, message: str | bytes) -> None:
        def send() -> None:
            if not self.closed:
                self._loop.create_task(self._send(message))

        with contextlib.suppress(RuntimeError):  # the line has just been closed
            self._loop.call_soon_threadsafe(send)

    async def _send(self, message: str | bytes) -> None:
        assert self._socket is not None
        with contextlib.suppress(ConnectionClosed):
            await self._socket.send(message)

    def cut(self) -> None:
        """The network is gone, without a word."""
        if self._socket is not None:
            self._loop.call_soon_threadsafe(self._socket.transport.abort)

    def last(self, kind: str) -> dict[str, Any] | None:
        return next((said for said in reversed(self.heard) if said["is"] == kind), None)

    @property
    def state(self) -> dict[str, Any] | None:
        return self.last("state")

    @property
    def asked(self) -> dict[str, Any] | None:
        return (self.state or {}).get("asked")

    def answer(self, i: int, n: int | None = None) -> None:
        asked = self.asked
        assert asked is not None
        self.say(do="answer", n=asked["n"] if n is None else n, i=i)


class Evenings(Driver):
    """A table of a game with persons and bots, and its phones."""

    def __init__(
        self, game: str = "yedo", players: int = 2, seed: int = 3, bots: int = 0, save: bool = False,
        choices: dict[str, Any] | None = None, speed: str = "off", secrecy: str = "strict",
    ) -> None:  # fmt: skip
        super().__init__(animation_speed=speed, confirmations=True, secrecy=secrecy, rival_pace=0.0)
        del self.app.now  # phones live in true time
        kind = kind_of(game)
        config = kind.config(players, seed, choices or {})
        for n, seat in enumerate(config.seats):
            seat.played_by = HUMAN if n < players - bots else kind.fallback
        self.app.remember = save
        self.table = Table(self.app, new_session(config, self.app.call_soon, kind), save=save)
        self.app.push(self.table)
        self.clients: list[Client] = []

    @property
    def phones(self) -> Phones:
        assert self.table.phoned.phones is not None
        return self.table.phoned.phones

    def hurry(self) -> None:
        """Let phones answer faster than any person taps."""
        door.PER_SECOND = 1000

    def switch_on(self, again: Evening | None = None) -> Phones:
        return self.table.phoned.switch_on(LOOPBACK, again)

    def until(self, true: Callable[[], object], what: str = "") -> None:
        end = time.monotonic() + PATIENCE
        while not true():
            self.app.step(0.002)
            assert time.monotonic() < end, what or "it never came"

    def phone(self, **wishes: Any) -> Client:
        client = Client(self.phones, **wishes)
        self.clients.append(client)
        return client

    def seated(self, seat: int, **wishes: Any) -> Client:
        client = self.phone(**wishes)
        self.until(lambda: client.last("lobby"), "no seats were offered")
        client.say(do="sit", seat=seat)
        self.until(lambda: client.state is not None, "no seat was given")
        return client

    def quiet(self) -> None:
        """Until everybody has the newest state."""
        for _ in range(6):
            self.app.step(0.002)
        time.sleep(0.02)

    def close(self) -> None:
        door.PER_SECOND = PACE
        self.table.phoned.switch_off()
        super().close()


@contextlib.contextmanager
def evening(**wishes: Any) -> Iterator[Evenings]:
    made = Evenings(**wishes)
    try:
        yield made
    finally:
        made.close()


def play(house: Evenings, clients: dict[int, Client], dice: random.Random, answers: int = 10_000) -> int:
    """Phones answer whatever they are asked, until the game is over; how many answers."""
    given, session = 0, house.table.session
    sent: dict[int, int] = {}
    end = time.monotonic() + 200
    while not session.over and given < answers:
        for seat, client in clients.items():
            asked = client.asked
            if asked is None or sent.get(seat) == asked["n"]:
                continue
            quick = [a for a in asked["answers"] if a.get("tone") == "quiet"]
            trade = [a for a in asked["answers"] if not a["label"].startswith(("Ask for", "Offer"))]
            client.answer(dice.choice(quick if quick and dice.random() < 0.35 else trade or asked["answers"])["i"])
            sent[seat] = asked["n"]
            given += 1
        house.app.step(0.001)
        assert time.monotonic() < end, (session.decision, given)
    return given


def fetch(phones: Phones, path: str, headers: dict[str, str] | None = None) -> tuple[int, bytes, dict[str, str]]:
    """A page, asked for from another thread while nobody steps the window."""
    host, _, port = phones.address.partition(":")
    line = http.client.HTTPConnection(host, int(port), timeout=8)
    line.putrequest("GET", path, skip_host=headers is not None and "Host" in headers)
    for name, value in (headers or {}).items():
        line.putheader(name, value)
    line.endheaders()
    found = line.getresponse()
    body = found.read()
    line.close()
    return found.status, body, dict(found.getheaders())
