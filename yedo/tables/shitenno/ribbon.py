"""The ribbon of this table: turns, the two years as open plates, and how near the end is."""

from engine.core.words import t
from yedo.table import ribbon as kit
from yedo.table.part import Rect, Spot
from yedo.table.ribbon import LIGHT
from yedo.tables.shitenno.part import Desk
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour

INK = Colour("#1b1a17")
PLATE, LEAST = 310.0, 250.0  # the width of a year's plate, at most and at least;
NARROW = 50.0  # of one that is not the year, where there is no room for both
END = 330.0  # how near the end is
YEARS = ("even", "odd")


class Ribbon(kit.Ribbon):
    desk: Desk

    def key(self) -> object:
        s = self.desk.view.state
        return super().key(), len(s.koku_deck), tuple(general.stock for general in s.generals)

    # --- how near the end is ------------------------------------------------------------------------------

    def turns_left(self) -> int:
        """Turns for which there are Koku, this one included."""
        s = self.desk.view.state
        return max(0, s.turns - s.turn + 1)

    def least_stock(self) -> int:
        return min(general.stock for general in self.desk.view.state.generals)

    @property
    def last(self) -> bool:
        s = self.desk.view.state
        return s.turn > 0 and (not s.koku_deck or self.least_stock() == 0)

    # --- places -------------------------------------------------------------------------------------------

    def phase_at(self, number: int) -> Rect:
        ribbon, rounds = self.desk.plan.ribbon, self._now().rounds
        x = ribbon.x + 110 + rounds * 38 + 14
        room = self._left_of_buttons() - END - 20 - x
        both = min(PLATE, room / 2)
        now = self._phase_number()
        alone = min(PLATE, room - NARROW)
        wide = [both if both >= LEAST else alone if n == now else NARROW for n in range(len(YEARS))]
        return Rect(x + sum(wide[:number]) + 6 * number, ribbon.y + 3, wide[number], 40)

    def _left_of_buttons(self) -> float:
        return self.button(self.buttons[0]).x - (124 if self.clock else 14)

    def end_at(self) -> Rect:
        left = self.phase_at(len(YEARS) - 1).right + 14
        return Rect(left, self.desk.plan.ribbon.y + 4, min(END, self._left_of_buttons() - left), 38)

    def spots(self) -> list[Spot]:
        rounds = self._now().rounds
        found = [Spot("", self.round_at(n), t("shitenno.tip.turn", n=n, turns=rounds)) for n in range(1, rounds + 1)]
        for number, year in enumerate(YEARS):
            tip = f"{{b}}{t('shitenno.phase.' + year)}{{/b}}\n" + t(f"shitenno.tip.{year}")
            found.append(Spot("", self.phase_at(number), tip))
        gaps = {"n": self.least_stock(), "turns": self.turns_left()}
        found.append(Spot("", self.end_at(), t("shitenno.tip.last" if self.last else "shitenno.tip.end", **gaps)))
        return found + [Spot(f"ribbon:{name}", self.button(name), self._button_tip(name)) for name in self.buttons]

    # --- drawing ------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        ribbon, rounds = self.desk.plan.ribbon, self._now().rounds
        art.draw(canvas, "scenes/ribbon", ribbon, "cover")
        word = Rect(ribbon.x + 14, ribbon.y, 80, ribbon.h)
        text.draw(canvas, t("shitenno.turn_word"), word, "display", 23, LIGHT, "left", "middle", wrap=False)
        for number in range(1, rounds + 1):
            self._draw_round(canvas, number)
        for number, year in enumerate(YEARS):
            self._draw_phase(canvas, number, year)
        self._draw_end(canvas)
        for name in self.buttons:
            self._draw_button(canvas, name)
        if self.clock:
            place = self.button(self.buttons[0])
            room = Rect(place.x - 116, place.y, 104, place.h)
            text.draw(canvas, self.clock, room, "text", 20, LIGHT, "right", "middle", wrap=False)

    def _draw_phase(self, canvas: Canvas, number: int, phase: str) -> None:
        place, now = self.phase_at(number), self._phase_number() == number
        draw.rounded(canvas, place, LIGHT if now else Colour(247, 242, 226, 46), INK if now else None, 2, 9)
        icon = Rect(place.x + 5, place.y + 2, 36, 36)
        art.draw(canvas, f"shitenno/icon_{phase}_year", icon, alpha=1.0 if now else 0.75)
        if place.w <= NARROW:
            return
        words = Rect(icon.right + 4, place.y, place.right - icon.right - 10, place.h)
        ink = INK if now else Colour(247, 242, 226, 190)
        text.draw(canvas, t(f"shitenno.phase.{phase}"), words, "display", 22, ink, "center", "middle", wrap=False,
                  shrink=0.6)  # fmt: skip

    def _draw_end(self, canvas: Canvas) -> None:
        """Koku for how many turns, and the least Kamons anybody has; vermilion when this is the last turn."""
        place, last = self.end_at(), self.last
        if place.w < 90:
            return
        if last:
            draw.rounded(canvas, place, canvas.theme.accent, INK, 2, 9)
        words = t("shitenno.end_last") if last else t("shitenno.end", turns=self.turns_left(), n=self.least_stock())
        role: text.Role = "display" if last else "bold"
        room = place.inflate(-16, 0)
        text.draw(canvas, words, room, role, 21, LIGHT, "center" if last else "left", "middle", wrap=False, shrink=0.7)
