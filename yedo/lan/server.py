"""The server of the phones: a thread with an event loop of its own. It lets phones in, passes on what they say and
sends each the newest state of its seat; it knows no game. The window never waits for it: everything it wants from
the window it asks through `call`, and whatever the window gives it is put down and picked up later.

Pages come out of `process_request`, from a table of known files. A phone that does not read is dropped; a state that
was not sent yet is replaced by the next one, so that a slow phone costs no memory."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable
from http import HTTPStatus
from typing import Any

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from yedo.lan import protocol
from yedo.lan.addresses import LOOPBACK, addresses
from yedo.lan.door import IN, SHUT, Door, Pace
from yedo.lan.pages import Files

PHONES = 12
BARE = 64  # connections of all kinds: pages and pictures have their own
GREETING = 5.0  # seconds until a page has asked and a phone has said hello
SLOW = 10.0  # seconds for one message
BEAT = 10.0
WATCH = 15.0  # between two looks at whether the address is still there
NOTES = 40  # messages besides the state that may wait for a slow phone
WS = "/ws"
AWAY, OFF = 4000, 4001  # codes with which a line is closed: do not come back, or perhaps later

Call = Callable[[Callable[[], object]], object]
Hear = Callable[[int, dict[str, Any]], object]  # a phone's number and what it says


class CannotListen(OSError):
    """The address or the port is not ours to listen at."""


def _silent() -> logging.Logger:
    """A broken phone must not print a traceback."""
    logger = logging.getLogger("yedo.lan")
    logger.addHandler(logging.NullHandler())
    logger.propagate = False
    logger.setLevel(logging.CRITICAL + 1)
    return logger


class Phone:
    """One open connection of a page that has said hello."""

    def __init__(self, number: int, socket: ServerConnection, lang: str) -> None:
        self.number, self.socket, self.lang = number, socket, lang
        self.state: str | None = None  # the newest, not sent yet
        self.notes: deque[str] = deque()
        self.wake = asyncio.Event()

    def next(self) -> str | None:
        if self.notes:
            return self.notes.popleft()
        state, self.state = self.state, None
        return state


class LanServer:
    """`hear(number, message)` runs on the window's thread, as `call` brings it there."""

    def __init__(self, address: str, port: int, door: Door, files: Files, call: Call, hear: Hear) -> None:
        self.address, self.port, self.door, self.files = address, port, door, files
        self._call, self._hear = call, hear
        self.moved: Callable[[], object] = lambda: None  # the address has gone; on the window's thread
        self._loop = asyncio.new_event_loop()
        self._phones: dict[int, Phone] = {}
        self._open: set[ServerConnection] = set()
        self._arrived = 0
        self._server: Server | None = None
        self._trouble: OSError | None = None
        self._stopping = False
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, name="phones", daemon=True)

    # --- from the window ---------------------------------------------------------------------------------------

    def start(self) -> None:
        """Listen; raises CannotListen."""
        self._thread.start()
        self._ready.wait(5)
        if self._trouble is not None:
            raise CannotListen(str(self._trouble)) from self._trouble

    def stop(self) -> None:
        """Send everybody away and end the thread."""
        if self._thread.is_alive():
            self._stopping = True
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join(3)

    def show(self, number: int, state: str) -> None:
        """The newest state of a phone; one that was not sent yet is forgotten."""
        self._later(self._show, number, state)

    def tell(self, number: int, message: str) -> None:
        """Something besides the state."""
        self._later(self._tell, number, message)

    def drop(self, number: int, why: str) -> None:
        """Send a phone away, with the sentence of that name."""
        self._later(self._drop, number, why)

    def work(self, job: Callable[[], Iterable[tuple[int, str]]]) -> None:
        """Run something off the window's thread that makes messages for phones."""
        self._later(self._work, job)

    def _later(self, action: Callable[..., object], *what: object) -> None:
        if not self._stopping:
            with contextlib.suppress(RuntimeError):  # the loop has just been closed
                self._loop.call_soon_threadsafe(action, *what)

    # --- the thread --------------------------------------------------------------------------------------------

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_until_complete(self._listen())
        except OSError as problem:
            self._trouble = problem
            self._ready.set()
            self._loop.close()
            return
        self._ready.set()
        self._loop.run_forever()
        self._end()

    async def _listen(self) -> None:
        self._server = await serve(
            self._meet, self.address, self.port, process_request=self._request, logger=_silent(), compression=None,
            max_size=4 * protocol.LARGEST, max_queue=8, write_limit=1 << 16, open_timeout=GREETING, ping_interval=10,
            ping_timeout=10, close_timeout=0.3, server_header=None, create_connection=self._counted(), backlog=64,
        )  # fmt: skip
        self.port = next(iter(self._server.sockets)).getsockname()[1]
        self._host = f"{self.address}:{self.port}"
        self._origin = f"http://{self._host}"
        self._tasks = [
            self._loop.create_task(self.files.paint_on(self._on_window)), self._loop.create_task(self._look_around()),
        ]  # fmt: skip

    async def _look_around(self) -> None:
        """Notice when the address is no longer this computer's."""
        while True:
            await asyncio.sleep(WATCH)
            if self.address != LOOPBACK and self.address not in addresses():
                self._call(self.moved)
                return

    def _end(self) -> None:
        """Never wait for phones: cut them off first."""
        for phone in self._phones.values():
            with contextlib.suppress(Exception):
                phone.socket.protocol.send_close(OFF, _short(protocol.bye("off", phone.lang)))
                for data in phone.socket.protocol.data_to_send():
                    phone.socket.transport.write(data)
        for connection in list(self._open):
            with contextlib.suppress(Exception):
                connection.transport.close() if connection in self._greeted() else connection.transport.abort()
        if self._server is not None:
            self._server.server.close()  # at once: its own way waits for a task of the loop, which ends here
        tasks = asyncio.all_tasks(self._loop)
        for task in tasks:
            task.cancel()
        with contextlib.suppress(Exception):
            self._loop.run_until_complete(asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), 1))
        for connection in list(self._open):
            with contextlib.suppress(Exception):
                connection.transport.abort()
        self._loop.close()

    def _greeted(self) -> set[ServerConnection]:
        return {phone.socket for phone in self._phones.values()}

    def _counted(self) -> type[ServerConnection]:
        """Connections that are counted, and refused at once where there are too many."""
        server = self

        class Counted(ServerConnection):
            def connection_made(self, transport: Any) -> None:
                super().connection_made(transport)
                server._open.add(self)
                if len(server._open) > BARE:
                    transport.abort()

            def connection_lost(self, exc: Exception | None) -> None:
                server._open.discard(self)
                super().connection_lost(exc)

        return Counted

    async def _on_window(self, action: Callable[[], Any]) -> Any:
        """What an action of the window's thread returns; None if it fails or never comes."""
        future: asyncio.Future[Any] = self._loop.create_future()

        def give(found: Any) -> None:
            if not future.done():
                future.set_result(found)

        def run() -> None:
            try:
                found = action()
            except Exception:
                found = None
            self._later(give, found)

        self._call(run)
        with contextlib.suppress(asyncio.TimeoutError):
            return await asyncio.wait_for(future, 20)
        return None

    # --- pages -------------------------------------------------------------------------------------------------

    async def _request(self, connection: ServerConnection, request: Request) -> Response | None:
        hosts = request.headers.get_all("Host")
        if hosts != [self._host]:
            return _answer(HTTPStatus.MISDIRECTED_REQUEST, "wrong_host")
        if getattr(request, "method", "GET") != "GET":
            return _answer(HTTPStatus.METHOD_NOT_ALLOWED, "nonsense")
        if request.path != WS:
            return await self.files.answer(request.path, f"ws://{self._host}")
        if request.headers.get_all("Origin") != [self._origin]:
            return _answer(HTTPStatus.FORBIDDEN, "wrong_origin")
        if len(self._phones) >= PHONES:
            return _answer(HTTPStatus.SERVICE_UNAVAILABLE, "full")
        return None

    # --- phones ------------------------------------------------------------------------------------------------

    async def _meet(self, socket: ServerConnection) -> None:
        phone: Phone | None = None
        writer: asyncio.Task[None] | None = None
        try:
            phone = await self._greet(socket)
            if phone is None:
                return
            writer = self._loop.create_task(self._write(phone))
            await self._listen_to(phone)
        except (ConnectionClosed, OSError):
            pass
        finally:
            if writer is not None:
                writer.cancel()
            if phone is not None and self._phones.pop(phone.number, None) is not None:
                self._say(phone.number, {"do": "gone"})

    async def _greet(self, socket: ServerConnection) -> Phone | None:
        """The first message: the token, or the code that leads to it."""
        try:
            said = protocol.read(await asyncio.wait_for(socket.recv(), GREETING))
        except TimeoutError:
            await _send_away(socket, "silent")
            return None
        except protocol.Nonsense:
            await _send_away(socket, "nonsense")
            return None
        lang = protocol.known_language(str(said.get("lang", "")))
        if said["do"] != "hello":
            await _send_away(socket, "nonsense", lang)
            return None
        found = self.door.knock(str((socket.remote_address or ("",))[0]), said["token"], said["code"])
        if found != IN:
            await _send_away(socket, "locked" if found == SHUT else "wrong", lang)
            return None
        await socket.send(protocol.write({
            "is": "welcome", "token": self.door.token, "faces": self.files.secret, "lang": lang,
            "words": protocol.page_words(lang), "languages": protocol.language_names(),
        }))  # fmt: skip
        if len(self._phones) >= PHONES:
            await _send_away(socket, "full", lang)
            return None
        self._arrived += 1
        phone = self._phones[self._arrived] = Phone(self._arrived, socket, lang)
        self._say(phone.number, {"do": "arrived", "key": said["key"], "lang": lang})
        return phone

    async def _listen_to(self, phone: Phone) -> None:
        pace = Pace()
        async for raw in phone.socket:
            if pace.too_fast(time.monotonic()):
                await _send_away(phone.socket, "too_fast", phone.lang)
                return
            try:
                said = protocol.read(raw)
            except protocol.Nonsense:
                await _send_away(phone.socket, "nonsense", phone.lang)
                return
            if said["do"] == "hello":
                await _send_away(phone.socket, "nonsense", phone.lang)
                return
            if said["do"] == "beat":
                self._tell(phone.number, '{"is":"beat"}')
                continue
            if said["do"] == "lang":
                phone.lang = said["lang"] = protocol.known_language(said["lang"])
                words = {"is": "words", "lang": phone.lang, "words": protocol.page_words(phone.lang)}
                self._tell(phone.number, protocol.write(words))
            self._say(phone.number, said)

    def _say(self, number: int, said: dict[str, Any]) -> None:
        """Let the window hear it."""
        if not self._stopping:
            with contextlib.suppress(Exception):  # the window is closing
                self._call(lambda: self._hear(number, said))

    async def _write(self, phone: Phone) -> None:
        """Send what there is; a phone that takes none of it is cut off."""
        try:
            while True:
                try:
                    await asyncio.wait_for(phone.wake.wait(), BEAT)
                except TimeoutError:
                    phone.notes.append('{"is":"beat"}')
                phone.wake.clear()
                while (message := phone.next()) is not None:
                    await asyncio.wait_for(phone.socket.send(message), SLOW)
        except TimeoutError:
            phone.socket.transport.abort()
        except (ConnectionClosed, OSError):
            pass

    def _show(self, number: int, state: str) -> None:
        phone = self._phones.get(number)
        if phone is not None:
            phone.state = state
            phone.wake.set()

    def _tell(self, number: int, message: str) -> None:
        phone = self._phones.get(number)
        if phone is None:
            return
        if len(phone.notes) >= NOTES:
            phone.socket.transport.abort()
            return
        phone.notes.append(message)
        phone.wake.set()

    def _drop(self, number: int, why: str) -> None:
        phone = self._phones.get(number)
        if phone is not None:
            self._loop.create_task(_send_away(phone.socket, why, phone.lang))

    def _work(self, job: Callable[[], Iterable[tuple[int, str]]]) -> None:
        async def do() -> None:
            with contextlib.suppress(Exception):  # a courtesy that fails is left out
                for number, message in job():
                    self._tell(number, message)
                    await asyncio.sleep(0)

        self._loop.create_task(do())


def _short(sentence: str) -> str:
    """A closing sentence may have 123 bytes."""
    return sentence.encode()[:120].decode("utf-8", "ignore")


async def _send_away(socket: ServerConnection, why: str, lang: str = "en") -> None:
    sentence = protocol.bye(why, lang)
    with contextlib.suppress(ConnectionClosed, OSError, TimeoutError):
        await asyncio.wait_for(socket.send(protocol.write({"is": "bye", "why": why, "say": sentence})), 1)
    with contextlib.suppress(ConnectionClosed, OSError, TimeoutError):
        await asyncio.wait_for(socket.close(AWAY, _short(sentence)), 1)
    if socket.transport is not None:
        socket.transport.abort() if socket.transport.is_closing() is False else None


def _answer(status: HTTPStatus, why: str) -> Response:
    body = (protocol.bye(why) + "\n").encode()
    headers = Headers([
        ("Content-Type", "text/plain; charset=utf-8"), ("Content-Length", str(len(body))), ("Connection", "close"),
        ("X-Content-Type-Options", "nosniff"), ("Cache-Control", "no-store"),
    ])  # fmt: skip
    return Response(status.value, status.phrase, headers, body)
