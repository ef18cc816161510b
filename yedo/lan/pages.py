"""The files a phone may ask for: the page, its icons and fonts, and the faces of the cards its seat may see. There is
no other path. Faces are painted by the window, one in a quiet frame, made into JPEG here, and kept by seat, card and
language; each seat has names of its own for them that nobody can guess, and a face that another seat has looked at
already comes no sooner, so that asking tells nothing."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import io
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from pathlib import Path
from typing import TYPE_CHECKING, Any

from websockets.datastructures import Headers
from websockets.http11 import Response

from yedo.assets import fonts_dir, pictures
from yedo.lan import protocol

if TYPE_CHECKING:
    import pygame

PAGE = Path(__file__).resolve().parent / "page"
TYPES = {
    ".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8",
    ".png": "image/png", ".jpg": "image/jpeg", ".ttf": "font/ttf", ".json": "application/json",
}  # fmt: skip
DOOR = "/door.json"
FONTS = ("AlegreyaSans-Regular", "AlegreyaSans-Bold", "AlegreyaSans-Italic")
ICONS = "icons"  # the folder of rendered pictures that is all icons; elsewhere they begin with icon_
MOST_FACES = 400
ICON = 72  # pixels of an icon's longer side
WAITS = 4.0  # seconds for a face; the page asks again
PAUSE = 0.02  # between two faces
QUIET = 0.1  # until the window is asked again after it was busy
PATIENCE = 30  # so often; then a face is painted although something moves

LATER = object()  # what the window says while something moves
Paint = Callable[[bool], Any]  # a surface, LATER, or None where nothing can be painted; True: now, whatever moves
OnWindow = Callable[[Callable[[], Any]], Awaitable[Any]]


def known_files() -> dict[str, Path]:
    """Every path of the page itself, with its file."""
    found = {"/": PAGE / "index.html"}
    found |= {f"/{path.name}": path for path in PAGE.iterdir() if path.suffix in (".css", ".js")}
    found |= {f"/font/{name}.ttf": fonts_dir() / f"{name}.ttf" for name in FONTS}
    for name, path in pictures().items():
        topic, stem = name.split("/")
        if path.suffix == ".png" and (topic == ICONS or stem.startswith(("icon_", "crest_"))):
            found[f"/icon/{name}.png"] = path
    return found


class Files:
    """`secret` is a part of the paths of faces; whoever has not been greeted does not know it."""

    def __init__(self, secret: str) -> None:
        self.secret = hashlib.sha256(f"path/{secret}".encode()).hexdigest()[:24]
        self._key = secret.encode()
        self._files = known_files()
        self._files[DOOR] = Path("door.json")  # made, not read
        self._read: dict[str, bytes] = {DOOR: protocol.door_words().encode()}
        self._orders: dict[str, Paint] = {}  # by a seat's name for a face: how it is painted
        self._made: dict[str, bytes] = {}
        self._wanted: dict[str, Paint] = {}
        self._waiting: dict[str, list[asyncio.Future[bytes | None]]] = {}
        self._work = asyncio.Event()

    def name(self, seat: int, key: str) -> str:
        """A seat's own name for a face."""
        return hmac.new(self._key, f"{seat}/{key}".encode(), hashlib.sha256).hexdigest()[:20]

    def order(self, seat: int, key: str, paint: Paint) -> str:
        """A face that a seat may ask for from now on; the path's last part."""
        name = self.name(seat, key)
        self._orders[name] = paint
        return name

    async def answer(self, path: str, socket: str) -> Response:
        if path in self._files:
            body = self._read.get(path)
            if body is None:
                file = self._files[path]
                body = self._read[path] = small(file) if "/icon/" in path else file.read_bytes()
            return _found(body, self._files[path].suffix, socket, path in ("/",) or path.count("/") == 1)
        lead, _, name = path.lstrip("/").partition("/")
        if hmac.compare_digest(lead.encode("utf-8", "replace"), self.secret.encode()) and name.endswith(".jpg"):
            name = name.removesuffix(".jpg")
            paint = self._orders.get(name)
            if paint is not None:
                made = self._made.get(name) or await self._painted(name, paint)
                if made is not None:
                    return _found(made, ".jpg", socket, False)
                return _plain(HTTPStatus.SERVICE_UNAVAILABLE)
        return _plain(HTTPStatus.NOT_FOUND)

    async def _painted(self, name: str, paint: Paint) -> bytes | None:
        future: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(name, []).append(future)
        self._wanted.setdefault(name, paint)
        self._work.set()
        try:
            return await asyncio.wait_for(asyncio.shield(future), WAITS)
        except TimeoutError:
            return None

    async def paint_on(self, on_window: OnWindow) -> None:
        """Let the window paint what is wanted, one face after the other."""
        while True:
            await self._work.wait()
            if not self._wanted:
                self._work.clear()
                continue
            name = next(iter(self._wanted))
            paint = self._wanted[name]
            surface = await self._patiently(on_window, paint)
            made = jpeg(surface) if surface is not None else None
            self._wanted.pop(name, None)
            if made is not None:
                self._made[name] = made
                while len(self._made) > MOST_FACES:
                    del self._made[next(iter(self._made))]
            for future in self._waiting.pop(name, []):
                if not future.done():
                    future.set_result(made)
            await asyncio.sleep(PAUSE)

    @staticmethod
    async def _patiently(on_window: OnWindow, paint: Paint) -> Any:
        for attempt in range(PATIENCE + 1):
            found = await on_window(lambda now=attempt == PATIENCE: paint(now))  # type: ignore[misc]
            if found is not LATER:
                return found
            await asyncio.sleep(QUIET)
        return None


def small(path: Path) -> bytes:
    """An icon as large as a phone shows it at most."""
    import pygame

    drawn = pygame.image.load(str(path))
    wide, high = drawn.get_size()
    if max(wide, high) <= ICON:
        return path.read_bytes()
    part = ICON / max(wide, high)
    out = io.BytesIO()
    pygame.image.save(pygame.transform.smoothscale(drawn, (round(wide * part), round(high * part))), out, "icon.png")
    return out.getvalue()


def jpeg(surface: pygame.Surface) -> bytes:
    import pygame

    out = io.BytesIO()
    pygame.image.save(surface, out, "face.jpg")
    return out.getvalue()


def _found(body: bytes, suffix: str, socket: str, page: bool) -> Response:
    policy = (
        f"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
        f"connect-src 'self' {socket}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
    headers = Headers([
        ("Content-Type", TYPES[suffix]), ("Content-Length", str(len(body))), ("Connection", "close"),
        ("Cache-Control", "no-cache" if page else "private, max-age=86400"), ("Content-Security-Policy", policy),
        ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
    ])  # fmt: skip
    return Response(HTTPStatus.OK.value, HTTPStatus.OK.phrase, headers, body)


def _plain(status: HTTPStatus) -> Response:
    body = f"{status.phrase}\n".encode()
    headers = Headers([
        ("Content-Type", "text/plain; charset=utf-8"), ("Content-Length", str(len(body))), ("Connection", "close"),
        ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
    ])  # fmt: skip
    return Response(status.value, status.phrase, headers, body)
