"""What the mouse or the keyboard points at: the spots of the table, those an option lights up, and the words about
them; floating.py shows these."""

from collections.abc import Callable
from typing import Any

import pygame

from engine.core.decision import Decision, Option
from yedo.table.part import Desk, Rect, Spot
from yedo.table.parts import Parts
from yedo.ui import draw
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour
from yedo.ui.words import t

SLIM = 30  # height of a thing whose neighbours are near


class PlaceTarget:
    """A lit place as something the focus ring can stand on."""

    def __init__(self, place: str, rect: Rect, press: Callable[[str, Rect], object]) -> None:
        self.place, self.rect, self.press = place, rect, press
        self.focusable = True

    def activate(self) -> None:
        self.press(self.place, self.rect)

    def key(self, event: pygame.Event) -> bool:
        return False


class Pointer:
    def __init__(self, desk: Desk, parts: Parts) -> None:
        self.desk, self.parts = desk, parts
        self.over: Spot | None = None
        self.lit: dict[str, list[Option]] = {}
        self.decision: Decision | None = None
        self.game: Any = None  # the true game, for previews only: they deal its secrets anew; None for no previews
        self._spots: list[Spot] = []
        self._blocked: dict[str, str] | None = None
        self._words: tuple[Spot, str] | None = None

    # --- spots -----------------------------------------------------------------------------------------

    def changed(self) -> None:
        """The table looks different: find the spots again when they are needed."""
        self._spots = []
        self._words = None

    def place(self, target: object) -> str:
        """The place the ring's target stands for, or the one under the mouse; "" for none."""
        if isinstance(target, PlaceTarget):
            return target.place
        if self.over is None:
            return ""
        return f"card:{self.over.card}" if self.over.card else self.over.place

    def focused(self, target: object) -> tuple[float, float] | None:
        """Where the ring's target lies on the table; a chip stands for the place of its option."""
        place = getattr(target, "place", "")
        return next((spot.rect.center for spot in self.spots() if place and spot.place == place), None)

    def spots(self) -> list[Spot]:
        if not self._spots:
            self._spots = self.parts.spots()
        return self._spots

    def light(self, game: Any, decision: Decision) -> None:
        """Options of this question light up their places."""
        self.decision, self.game = decision, game
        self._blocked = self._words = None
        self.lit = {}
        for option in decision.options:
            self.lit.setdefault(self.desk.game.spot_of(self.desk.view, option, decision), []).append(option)

    def keep_quiet(self) -> None:
        """Whoever is asked has their hand elsewhere: say neither what would happen nor why not."""
        self.game, self._blocked, self._words = None, {}, None

    def darken(self) -> None:
        self.decision, self.lit = None, {}
        self._words = None

    def at(self, position: tuple[float, float]) -> Spot | None:
        """The spot on top; a lit place is found through what lies on it."""
        found = self.parts.grown.spot_at(position)
        if found is not None:
            return found
        tray = self.parts.tray.sheet() if self.parts.tray.things else None
        for spot in reversed(self.spots()):
            if not spot.rect.collidepoint(position):
                continue
            if tray is not None and tray.collidepoint(position) and not spot.place.startswith("tray:"):
                continue
            if spot.place in self.lit:
                return spot
            found = found or spot
        return found

    def targets(self, press: Callable[[str, Rect], object], current: object) -> list[PlaceTarget]:
        """The lit places for the focus ring, each once; the one it stands on stays the same object."""
        found: dict[str, PlaceTarget] = {}
        for spot in self.spots():
            if spot.place in self.lit and spot.place not in found:
                if isinstance(current, PlaceTarget) and current.place == spot.place:
                    current.rect = spot.rect
                    found[spot.place] = current
                else:
                    found[spot.place] = PlaceTarget(spot.place, spot.rect, press)
        return list(found.values())

    def move(self, spot: Spot | None) -> bool:
        """The mouse is over this now. True when the table must be drawn again."""
        if spot is self.over:
            return False
        lit = {s.place for s in (spot, self.over) if s is not None} & self.lit.keys()
        self.over = spot
        return bool(lit)

    # --- drawing ---------------------------------------------------------------------------------------

    def draw_lit(self, page: Canvas, also: str = "") -> None:
        """A glow round every place an option stands on, brighter under the mouse; `also` is one that a chip
        of the prompt points at. It lies around things, never over them, and numbers on their corners lie over it."""
        theme, tray = page.theme, bool(self.parts.tray.things)
        over = self.over.place if self.over is not None else ""
        halo = Colour(255, 244, 200, 200)
        for spot in self.spots():
            if spot.place not in self.lit or (tray and not spot.place.startswith("tray:")):
                continue
            bright = bool(spot.place) and spot.place in (over, also)
            radius = spot.rect.h / 2 if spot.form == "round" else 9
            line, glow = (5, 4) if bright else (3, 2 if spot.form == "round" else 4)
            if spot.rect.h < SLIM:  # the plates of a district lie close together
                line, glow = line - 1, 1
            around = spot.rect.inflate(2 * line, 2 * line)
            draw.rounded(page, around.inflate(2 * glow, 2 * glow), None, halo, glow + 1, radius + line + glow)
            draw.rounded(page, around, None, theme.glow if bright else theme.accent, line, radius + line)
            if bright:
                draw.rounded(page, around, None, theme.accent, 2, radius + line)
        self.parts.draw_badges(page, self.lit)

    def option_spot(self, option: Option, rect: Rect) -> Spot:
        """A chip of the prompt as something to point at: its card, and what would come of it."""
        what = str(option[-1])
        spot = Spot("", rect, "", what if self.desk.game.is_card(self.desk.view, what) else "")
        if self.desk.face_down(what):
            spot.card, spot.tip = "", t("table.face_down")
        elif self.decision is not None and self.game is not None:
            told = self._preview(option)
            spot.tip = "\n".join(f"{{i}}{line}{{/i}}" for line in told[:4])
        return spot

    # --- words -----------------------------------------------------------------------------------------

    def words(self, spot: Spot) -> str:
        """What a place is, what could be done there and what would come of it, or why it cannot be done."""
        if self._words is not None and self._words[0] is spot:
            return self._words[1]
        lines = [spot.tip] if spot.tip else []
        if self.decision is not None and spot.place in self.lit:
            lines += self._offers(self.lit[spot.place])
        elif self.decision is not None and spot.place:
            reason = self._reason(spot.place)
            if reason:
                lines.append("{icon:closed} " + reason)
        words = "\n".join(lines)
        self._words = (spot, words)
        return words

    def _offers(self, options: list[Option]) -> list[str]:
        assert self.decision is not None
        if self.desk.face_down(str(options[0][-1])):
            return []
        told = self.desk.game.offer(self.parts, options)
        if told is not None:
            return told
        kind, view = self.desk.game.kind, self.desk.view
        lines = ["{icon:confirm} " + kind.label(view, option, self.decision) for option in options[:4]]
        if len(options) == 1 and self.game is not None:
            told = self._preview(options[0])
            lines += [f"{{i}}{line}{{/i}}" for line in told[:4]]
        return lines

    def _preview(self, option: Option) -> list[str]:
        """What would come of an option, unless that would tell others of a hand that lies face down."""
        assert self.decision is not None
        foretold = self.desk.game.foretells(self.desk, option)
        return self.desk.game.kind.preview(self.game, self.decision.player, option) if foretold else []

    def _reason(self, place: str) -> str:
        """Why a place cannot be used now; asked for once a question."""
        if self._blocked is None and self.decision is not None:
            blocked = self.desk.game.kind.explain(self.desk.view, self.decision)
            self._blocked = {b.place: b.reason for b in blocked}
        return self.desk.game.reason(self._blocked or {}, place)
