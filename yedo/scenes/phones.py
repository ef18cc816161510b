"""The page that lets phones in: a code to scan, the address and the letters for those who cannot, and the seats with
whoever has taken them. It lies over the table, which waits meanwhile."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

import pygame

from yedo.lan.addresses import LOOPBACK, addresses
from yedo.lan.server import CannotListen
from yedo.scenes.scene import Scene
from yedo.session import HUMAN
from yedo.shot import ShotOptions, shot
from yedo.ui import art, draw, text
from yedo.ui.button import Button
from yedo.ui.canvas import Canvas
from yedo.ui.choice import Segmented
from yedo.ui.panel import panel
from yedo.ui.theme import Colour
from yedo.ui.words import bot_name, t

if TYPE_CHECKING:
    from yedo.app import App
    from yedo.scenes.table import Table

Rect = pygame.FRect
SHEET = (1440, 790)
MARGIN = 4  # squares around the code
SQUARES = 400  # logical pixels of the code with its margin
PATIENCE = 30.0  # seconds until the page says what may be wrong
WATCH = 5.0  # between two looks at whether the address is still there
ROW, GAP = 96, 10
DARK, LIGHT = Colour("#1b1a17"), Colour("#ffffff")


class PhonesScene(Scene):
    overlay = True

    def __init__(self, app: App, table: Table, address: str = "") -> None:
        super().__init__(app)
        self.table, self.phoned = table, table.phoned
        self.found = [address] if address else addresses()
        self.address = address or (self.found[0] if self.found else "")
        self.trouble = ""
        self.since = time.monotonic()
        self._looked = self.since
        self.sheet = Rect(0, 0, 0, 0)
        self._code: tuple[str, list[list[bool]]] | None = None
        self.group.ring.numbers = False

    def enter(self) -> None:
        phones = self.phoned.phones
        if phones is not None:
            self.address = phones.evening.address
            phones.changed = self.refresh
        else:
            self.switch_on()

    def leave(self) -> None:
        if self.phoned.phones is not None:
            self.phoned.phones.changed = lambda: None
            self.phoned.phones.refresh()

    # --- switching ---------------------------------------------------------------------------------------------

    def switch_on(self) -> None:
        self.trouble = ""
        if not self.address:
            self.trouble = t("phones.no_network")
            return
        try:
            self.phoned.switch_on(self.address).changed = self.refresh
            self.since = time.monotonic()
        except CannotListen as problem:
            self.trouble = t("phones.cannot_listen", address=self.address, reason=problem)

    def _on(self) -> None:
        self.found = self.found if self.found == [LOOPBACK] else addresses()
        if self.address not in self.found:
            self.address = self.found[0] if self.found else ""
        self.switch_on()
        self.refresh()

    def _off(self) -> None:
        self.phoned.switch_off()
        self.refresh()

    def _move(self, address: str) -> None:
        """Listen at another address; everybody scans again."""
        self.address = address
        self.switch_on()
        self.refresh()

    def refresh(self) -> None:
        """Somebody came or went."""
        self.group.clear()
        self.build()
        self.layout(self.app.canvas.width, self.app.canvas.height)
        self.dirty()

    # --- widgets -----------------------------------------------------------------------------------------------

    def build(self) -> None:
        add, phones = self.group.add, self.phoned.phones
        self.to_table = add(Button(t("phones.to_table"), self.back, "primary", size=26))
        words, action = ("phones.off", self._off) if phones else ("phones.on", self._on)
        self.switch = add(Button(t(words), action, size=22))
        self.choice = None
        if len(self.found) > 1:
            self.choice = add(Segmented([(a, a) for a in self.found], self.address, self._move, tip=t("phones.which")))
        self.seat_buttons: list[tuple[int, Button]] = []
        if phones is None:
            return
        for seat in self._seats():
            if phones.holds(seat):
                self._seat_button(seat, "phones.send_away", partial(phones.send_away, seat))
            if self.table.session.is_human(seat):
                bot = self.table.session.kind.fallback
                self._seat_button(seat, "phones.to_bot", partial(self._hand_over, seat, bot))
            else:
                self._seat_button(seat, "phones.to_mouse", partial(self._hand_over, seat, HUMAN))

    def _seat_button(self, seat: int, words: str, action: partial[None]) -> None:
        self.seat_buttons.append((seat, self.group.add(Button(t(words), action, size=20))))

    def _seats(self) -> list[int]:
        return [f.seat for f in self.table.session.kind.seats(self.table.session.game) if not f.outside]

    def _hand_over(self, seat: int, played_by: str) -> None:
        self.table.hand_over(seat, played_by)
        self.refresh()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        now, phones = time.monotonic(), self.phoned.phones
        if phones is not None and now - self._looked >= WATCH:
            self._looked = now
            if phones.changed != self.refresh:  # listening anew, at another address
                self.address, phones.changed = phones.evening.address, self.refresh
                self.refresh()
            self.dirty()

    def wake(self) -> float | None:
        return WATCH if self.phoned.phones is not None else super().wake()

    # --- layout and drawing ------------------------------------------------------------------------------------

    def layout(self, width: float, height: float) -> None:
        self.sheet = Rect(0, 0, min(SHEET[0], width - 40), min(SHEET[1], height - 30))
        self.sheet.center = (width / 2, height / 2)
        inner = self.sheet.inflate(-96, -64)
        self.to_table.rect.update(inner.right - 280, inner.bottom - 62, 280, 62)
        self.switch.rect.update(inner.x, inner.bottom - 58, 280, 54)
        if self.choice is not None:
            self.choice.rect.update(inner.x + 300, inner.bottom - 58, min(560.0, inner.w - 620), 54)
        self.rows = Rect(inner.x + SQUARES + 60, inner.y + 324, inner.w - SQUARES - 60, inner.h - 324 - 84)
        step = min(ROW, self.rows.h / max(1, len(self._seats())))
        places: dict[int, float] = {}
        for seat, button in reversed(self.seat_buttons):
            right = places.get(seat, self.rows.right)
            y = self.rows.y + self._seats().index(seat) * step
            button.rect.update(right - 170, y + (step - GAP - 46) / 2, 160, 44)
            places[seat] = right - 172
        self.step_of_rows = step

    def draw(self, canvas: Canvas) -> None:
        draw.shade(canvas, 0.6)
        panel(canvas, self.sheet)
        inner, theme = self.sheet.inflate(-96, -64), canvas.theme
        head = Rect(inner.x, inner.y - 6, inner.w, 62)
        text.draw(canvas, t("phones.heading"), head, "display", 44, theme.heading, "left", "middle", wrap=False)
        draw.brush_line(canvas, (inner.x, head.bottom + 2), inner.w, theme.gold_deep)
        phones = self.phoned.phones
        if phones is None:
            room = Rect(inner.x, head.bottom + 30, inner.w, 200)
            text.draw(canvas, self.trouble or t("phones.how"), room, "text", 28, theme.bad if self.trouble else None)
        else:
            self._draw_code(canvas, Rect(inner.x, head.bottom + 24, SQUARES, SQUARES))
            self._draw_address(canvas, Rect(self.rows.x, head.bottom + 22, self.rows.w, self.rows.y - head.bottom - 34))
            self._draw_seats(canvas)
        self.group.draw(canvas)

    def _matrix(self, url: str) -> list[list[bool]]:
        if self._code is None or self._code[0] != url:
            import segno

            made = segno.make(url, error="m", micro=False)
            self._code = (url, [[bool(square) for square in row] for row in made.matrix])
        return self._code[1]

    def _draw_code(self, canvas: Canvas, place: Rect) -> None:
        """Dark on light at night too: that is what cameras look for."""
        assert self.phoned.phones is not None
        matrix = self._matrix(self.phoned.phones.url)
        across = len(matrix) + 2 * MARGIN
        box = canvas.rect(place)
        side = max(1, min(box.w, box.h) // across)
        pygame.draw.rect(canvas.surface, LIGHT, box, border_radius=canvas.px(12))
        left, top = box.centerx - side * len(matrix) // 2, box.centery - side * len(matrix) // 2
        for y, row in enumerate(matrix):
            for x, square in enumerate(row):
                if square:
                    canvas.surface.fill(DARK, (left + x * side, top + y * side, side, side))
        below = Rect(place.x, place.bottom + 8, place.w, self.switch.rect.y - place.bottom - 16)
        words = f"{t('phones.same_wifi')} {t('phones.overheard')}"
        text.draw(canvas, words, below, "italic", 20, canvas.theme.ink_soft, "center", "top", shrink=0.8)

    def _draw_address(self, canvas: Canvas, room: Rect) -> None:
        phones, theme = self.phoned.phones, canvas.theme
        assert phones is not None
        text.draw(canvas, t("phones.how"), Rect(room.x, room.y, room.w, 36), "text", 23, None, "left", "middle")
        for n, (name, value) in enumerate((("address", phones.address), ("code", spaced(phones.evening.code)))):
            y = room.y + 40 + n * 54
            label = Rect(room.x, y, 130, 52)
            text.draw(canvas, t(f"phones.{name}"), label, "text", 22, theme.ink_soft, "left", "middle")
            place = Rect(room.x + 130, y, room.w - 130, 52)
            text.draw(canvas, value, place, "bold", 42, theme.text, "left", "middle", wrap=False, shrink=0.6)
        low = Rect(room.x, room.y + 156, room.w, room.bottom - room.y - 156)
        draw.brush_line(canvas, (room.x, low.y - 4), room.w, theme.gold_deep)
        if not phones.arrivals and time.monotonic() - self.since > PATIENCE:
            lines = [t(f"phones.hints.{name}") for name in ("firewall", "wifi", "hotspot")]
            text.draw(canvas, "\n".join(lines), low, "text", 19, theme.bad, "left", "middle", shrink=0.7)
            return
        told = [t("phones.guests", n=len(phones.guests))] if phones.guests else []
        if not phones.free() and phones.sitters:
            told.append(t("phones.all_in"))
        words = " ".join(told) or t("phones.seats")
        text.draw(canvas, words, low, "display", 28, theme.heading, "left", "middle", shrink=0.6)

    def _draw_seats(self, canvas: Canvas) -> None:
        phones, session, theme = self.phoned.phones, self.table.session, canvas.theme
        assert phones is not None
        for n, seat in enumerate(self._seats()):
            facts = self.table.game.seat(session.game, seat)
            y, high = self.rows.y + n * self.step_of_rows, self.step_of_rows - GAP
            row = Rect(self.rows.x, y, self.rows.w, high)
            draw.rounded(canvas, row, theme.snow, theme.ink, 1.5, 10)
            if art.exists(f"icons/crest_{facts.color}"):
                art.draw(canvas, f"icons/crest_{facts.color}", Rect(row.x + 10, row.centery - 24, 48, 48))
            wide = row.w - 90 - 172 * sum(1 for other, _ in self.seat_buttons if other == seat)
            name = Rect(row.x + 72, row.y + 2, wide, row.h * 0.54)
            text.draw(canvas, facts.name, name, "bold", 24, None, "left", "middle", wrap=False, shrink=0.7)
            what = Rect(row.x + 72, name.bottom - 4, wide, row.h * 0.46)
            ink = theme.good if phones.present(seat) else theme.ink_soft
            text.draw(canvas, self._who(seat), what, "text", 20, ink, "left", "middle", wrap=False, shrink=0.7)

    def _who(self, seat: int) -> str:
        phones, session = self.phoned.phones, self.table.session
        assert phones is not None
        if not session.is_human(seat):
            return t("phones.bot", bot=bot_name(session.played_by[seat]))
        if not phones.holds(seat):
            return t("phones.nobody")
        return t("phones.here" if phones.present(seat) else "phones.away")


def spaced(code: str) -> str:
    """Eight letters in two groups."""
    return f"{code[:4]} {code[4:]}"


@shot("phones")
def shot_phones(app: App, options: ShotOptions) -> None:
    """Four persons, two of whom have their phones already."""
    from yedo.lan.phones import Sitter

    scene = _shown(app, options, 4)
    assert scene.phoned.phones is not None
    scene.phoned.phones.sitters = {0: Sitter("", 1), 2: Sitter("", 0)}
    app.push(scene)


@shot("phones_nobody")
def shot_phones_nobody(app: App, options: ShotOptions) -> None:
    """Nobody has come for a while, and there are several networks."""
    scene = _shown(app, options, 5)
    scene.found = ["192.168.1.23", "192.168.178.123", "10.20.30.140"]
    app.push(scene)
    scene.since -= PATIENCE + 1


def _shown(app: App, options: ShotOptions, persons: int) -> PhonesScene:
    from engine.games import DEFAULT, kind_of
    from yedo.lan.evening import Evening
    from yedo.scenes.table import Table
    from yedo.session import new_session

    config = kind_of(DEFAULT).config(persons, options.seed)
    for seat in config.seats:
        seat.played_by = HUMAN
    table = Table(app, new_session(config, app.call_soon), save=False)
    app.push(table)
    scene = PhonesScene(app, table, LOOPBACK)
    table.phoned.switch_on(LOOPBACK, Evening(LOOPBACK, 0, "A" * 22, "KRANICHE"))
    phones = table.phoned.phones
    assert phones is not None
    phones.evening.address, phones.evening.port = "192.168.1.23", 8605
    return scene
