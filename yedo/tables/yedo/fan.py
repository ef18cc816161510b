"""The fan: cards to choose from, large enough to read, over the board. Click, arrow keys and Enter, or a number;
the eye folds it away for a look at the table. It only ever picks options of the question."""

from typing import TYPE_CHECKING, cast

import pygame

from engine.core.decision import Decision, Option
from engine.yedo import say
from engine.yedo.cards.text import card_text
from engine.yedo.state import HIDDEN
from yedo.pictures.parts import Words
from yedo.table.presentations import Presentation
from yedo.tables.yedo import cards
from yedo.tables.yedo.chips import icon_of
from yedo.tables.yedo.layout import Layout
from yedo.tables.yedo.paint import scene, wash
from yedo.tables.yedo.part import Rect
from yedo.ui import art, draw, sound, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.words import has, t

if TYPE_CHECKING:
    from yedo.scenes.table import Table

HEAD = 62
WORDS = 128  # the strip with the text of the card under the mouse
GROW = 1.07
TOKEN = 176.0  # side of a weapon's tile
PLACES: dict[str, Words] = {  # where one chooses
    "favor": {"deed": "honour", "place": "hall", "hour": "day", "side": "left"},
    "choice": {"deed": "write", "place": "room", "hour": "dawn"},
}


class Fan(Presentation):
    def __init__(self, table: "Table", decision: Decision) -> None:
        super().__init__(table, decision)
        table.parts.tray.show([], "")  # the fan lies where the tray would
        self.options: dict[str, list[Option]] = {}
        self.others: list[Option] = []  # options that name no card stay in the prompt
        for option in decision.options:
            thing = self._thing(option)
            if thing:
                self.options.setdefault(thing, []).append(option)
            else:
                self.others.append(option)
        self.things = list(self.options)
        self.focus: int | None = None  # under the mouse or the keyboard's finger
        self.keyboard = False
        self.folded = not self.things
        self.area = Rect(0, 0, 0, 0)
        self.places: list[Rect] = []
        self.eye = Rect(0, 0, 0, 0)

    def _thing(self, option: Option) -> str:
        """The card or tile an option is about; a colour is the back of its deck."""
        view, what = self.table.desk.view, str(option[-1])
        if option[0] == "color":
            return HIDDEN + what
        known = len(option) > 1 and (what in view.cards or what in view.board.weapons or what[:1] == HIDDEN)
        return what if known else ""

    # --- places ---------------------------------------------------------------------------------------------

    def layout(self, width: float, height: float) -> None:
        plan = cast(Layout, self.table.desk.plan)
        top = plan.ribbon.bottom + 6
        self.area = Rect(plan.board.x - 6, top, plan.columns[1].x - plan.board.x, plan.house.y - top - 4)
        count = len(self.things)
        if count <= 3:  # few cards leave the market and the auction in sight
            self.area.w = min(self.area.w, plan.board.w + 12)
        self.eye = Rect(self.area.right - 62, self.area.y + 10, 46, 42)
        if not count:
            return
        side = self._size(count)
        gap = 20.0
        step = side[0] + gap
        room = self.area.w - 60
        if count > 1:
            step = min(step, (room - side[0]) / (count - 1))
        left = self.area.centerx - (step * (count - 1) + side[0]) / 2
        middle = self.area.y + HEAD + (self.area.h - HEAD - WORDS) / 2
        self.places = []
        for number in range(count):
            sink = abs(number - (count - 1) / 2) ** 2 * (5.0 if count < 6 else 2.0)
            self.places.append(Rect(left + number * step, middle - side[1] / 2 + sink - 6, *side))

    @property
    def open(self) -> bool:
        return not self.folded

    def _size(self, count: int) -> tuple[float, float]:
        if all(thing in self.table.desk.view.board.weapons for thing in self.things):
            return TOKEN, TOKEN
        height = min(470.0, self.area.h - HEAD - WORDS - 40)
        width = min(height * cards.SIZE[0] / cards.SIZE[1], (self.area.w - 60) / min(count, 7) - 12)
        return width, width * cards.SIZE[1] / cards.SIZE[0]

    def _grown(self, number: int) -> Rect:
        place = self.places[number]
        if number != self.focus:
            return place
        grown = Rect(0, 0, place.w * GROW, place.h * GROW)
        grown.center = place.center
        return grown

    # --- events -----------------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.eye.collidepoint(event.pos):
            return self._fold(not self.folded)
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_DOWN) and self.things:
            return self._fold(event.key == pygame.K_DOWN)
        if self.folded:
            return False
        if event.type == pygame.MOUSEMOTION:
            return self._point(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and self.area.collidepoint(event.pos):
            return self._click(event)
        return event.type == pygame.KEYDOWN and self._key(event)

    def _fold(self, folded: bool) -> bool:
        if self.folded != folded:
            self.folded = folded
            sound.play("card_flip", 0.5)
        return True

    def _at(self, position: tuple[float, float]) -> int | None:
        hits = [n for n in range(len(self.things)) if self._grown(n).collidepoint(position)]
        return self.focus if self.focus in hits else hits[-1] if hits else None

    def _point(self, position: tuple[float, float]) -> bool:
        inside = self.area.collidepoint(position)
        if inside or not self.keyboard:
            under = self._at(position) if inside else None
            if under != self.focus:
                self.focus = under
                self.table.dirty()
            self.keyboard = False
        return inside  # the board beneath must not answer the mouse

    def _click(self, event: pygame.Event) -> bool:
        number = self._at(event.pos)
        if number is None:
            return True
        if event.button == 1:
            self.choose(number)
        elif event.button == 3 and self.things[number] in self.table.desk.view.cards:
            self.table.zoom.pinned = self.things[number]
        return True

    def _key(self, event: pygame.Event) -> bool:
        ring = self.table.ring
        steps = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
        if event.key in steps and not (ring.visible and ring.current is not None):
            start = -1 if steps[event.key] > 0 else len(self.things)
            self.focus = ((start if self.focus is None else self.focus) + steps[event.key]) % len(self.things)
            self.keyboard = True
            return True
        enter = event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        if enter and self.keyboard and self.focus is not None and not ring.visible:
            self.choose(self.focus)
            return True
        if event.key == pygame.K_TAB:
            self.keyboard, self.focus = False, None
        number = event.key - pygame.K_1
        if 0 <= number < len(self.things) and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            self.choose(number)
            return True
        return False

    def choose(self, number: int) -> None:
        """Pick the option of a card; where there are two, such as discarding and playing, ask which."""
        options = self.options[self.things[number]]
        if len(options) == 1:
            self.table.pick(options[0])
            return
        view = self.table.desk.view
        entries = [
            (say.label(view, option, self.decision), icon_of(option), lambda option=option: self.table.pick(option))
            for option in options
        ]
        self.table.open_choice("", entries, self.places[number])  # type: ignore[arg-type]

    # --- drawing ------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        if not self.folded:
            draw.rounded(canvas, self.area.move(4, 6), theme.ink, None, 0, 14)
            panel(canvas, self.area, frame=theme.clan[self.table.desk.color(self.decision.player)])
            self._draw_scene(canvas)
            self._draw_head(canvas)
            order = [n for n in range(len(self.things)) if n != self.focus]
            for number in [*order, *([self.focus] if self.focus is not None else [])]:
                self._draw_card(canvas, number)
            self._draw_words(canvas)
        self._draw_eye(canvas)

    def _draw_scene(self, canvas: Canvas) -> None:
        """Where the choice is made, rising out of the paper behind the cards."""
        name = "favor" if self.decision.kind == "favor" else "choice"
        high = min(self.area.w * 0.43, self.area.h * 0.62)
        place = Rect(self.area.x + 9, self.area.bottom - high - 9, self.area.w - 18, high)
        words = {**PLACES[name], "hour": "lamp"} if canvas.theme.night else PLACES[name]
        wash(canvas, scene(words, f"fan {name} {canvas.theme.side}"), place, 0.55, 0.55)

    def _draw_eye(self, canvas: Canvas) -> None:
        theme = canvas.theme
        draw.rounded(canvas, self.eye, theme.snow, theme.ink, 2, 8)
        icon = "icons/eye" if self.folded else "icons/eye_off"
        spot = self.eye.inflate(-8, -8)
        if theme.night:
            draw.disc(canvas, spot.center, spot.h * 0.56, theme.on_accent, theme.ink, 1)
        art.draw(canvas, icon, spot)

    def _draw_head(self, canvas: Canvas) -> None:
        room = Rect(self.area.x + 76, self.area.y + 10, self.area.w - 152, HEAD - 14)
        words = say.prompt(self.table.desk.view, self.decision)
        text.draw(canvas, words, room, "display", 32, None, "center", "middle", wrap=False, shrink=0.6)
        draw.brush_line(canvas, (room.x, room.bottom + 2), room.w, canvas.theme.gold_deep)

    def _draw_card(self, canvas: Canvas, number: int) -> None:
        theme, thing, place = canvas.theme, self.things[number], self._grown(number)
        view, seat = self.table.desk.view, self.decision.player
        chosen = number == self.focus
        draw.rounded(canvas, place.move(4, 6), theme.ink, None, 0, 16)
        if chosen:
            glow = theme.focus if self.keyboard else theme.glow
            draw.rounded(canvas, place.inflate(16, 16), glow, theme.ink, 2, 20)
        cards.face(canvas, view, thing, place, seat)
        if len(self.things) < 10:
            disc = (place.x + 4, place.y + 4)
            draw.disc(canvas, disc, 17, theme.accent if chosen else theme.paper, theme.ink, 2)
            spot = Rect(disc[0] - 17, disc[1] - 17, 34, 34)
            ink = theme.on_accent if chosen else theme.text
            text.draw(canvas, str(number + 1), spot, "bold", 20, ink, "center", "middle", wrap=False)

    def _draw_words(self, canvas: Canvas) -> None:
        """The text of the card in focus; else what has been chosen so far, or how to choose."""
        theme, view = canvas.theme, self.table.desk.view
        room = Rect(self.area.x + 50, self.area.bottom - WORDS - 6, self.area.w - 100, WORDS - 12)
        if self.focus is None:
            words = self._so_far()
            wide, high = text.measure(canvas, words, "italic", 22, room.w - 40)
            plate = Rect(room.centerx - wide / 2 - 26, room.centery - high / 2 - 12, wide + 52, high + 24)
            draw.rounded(canvas, plate, theme.paper, theme.ink, 1.5, 10)
            text.draw(canvas, words, plate.inflate(-20, -8), "italic", 22, theme.ink_soft, "center", "middle")
            return
        draw.rounded(canvas, room.inflate(28, 8), theme.paper, theme.ink, 1.5, 10)
        thing = self.things[self.focus]
        labels = " / ".join(say.label(view, option, self.decision) for option in self.options[thing])
        lines = ["{b}" + labels + "{/b}"]
        if thing in view.cards:
            lines += card_text(view.cards[thing], view.rules)
            if view.cards[thing].flavour:
                lines.append("{i}" + view.cards[thing].flavour + "{/i}")
        words = "\n".join(lines)
        if not text.fits(canvas, words, room, "text", 18) and len(lines) > 2:
            words = "\n".join([lines[0], " ".join(card_text(view.cards[thing], view.rules))])
        text.draw(canvas, words, room, "text", 22, None, "center", "middle", shrink=0.66)

    def _so_far(self) -> str:
        top, view = self.table.desk.view.state.stack[-1], self.table.desk.view
        done = list(getattr(top, "ordered", None) or getattr(top, "kept", None) or ())
        weapons = all(thing in view.board.weapons for thing in self.things)
        keys = [f"fan.{self.decision.kind}_weapon"] * weapons + [f"fan.{self.decision.kind}", "fan.hint"]
        hint = t(next(key for key in keys if has(key)))
        if not done:
            return hint
        names = ", ".join(say.thing(view, str(thing)) for thing in done)
        key = "fan.ordered" if getattr(top, "ordered", None) else "fan.kept"
        return f"{t(key, cards=names)} {hint}"
