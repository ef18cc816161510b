"""The ribbon on top: rounds, the phases with the current one open, and the table's own buttons."""

from functools import partial

from engine.core.kind import Clock
from yedo.scenes.settings import key_label
from yedo.settings import DEFAULT_KEYS
from yedo.table.part import Part, Rect, Spot, faded
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour
from yedo.ui.words import t

BUTTONS = ("undo", "redo", "summary", "auto_pass", "speed", "flip", "rules", "menu")
ICONS = {
    "undo": "undo",
    "redo": "redo",
    "summary": "log",
    "auto_pass": "pass",
    "flip": "night",
    "rules": "rules",
    "menu": "menu",
}
ACTIONS = {"undo": "undo", "redo": "redo", "summary": "log", "flip": "flip_board", "rules": "rules"}  # with keys
LIGHT = Colour("#f7f2e2")
TIME = 96.0  # width of a person's clock
Times = tuple[tuple[int, str], ...]


class Ribbon(Part):
    auto_pass = False
    speed = "normal"
    clock = ""
    times: Times = ()
    side = "day"
    keys = DEFAULT_KEYS
    undo_why = redo_why = ""  # why these buttons are of no use now

    def tick(self, seconds: float, shown: bool, times: Times) -> bool:
        """Set the game clock, in hours and minutes, and the persons' own, by seat. True when they show something
        else."""
        minutes = int(seconds) // 60
        before = self.clock, self.times
        self.clock, self.times = f"{minutes // 60}:{minutes % 60:02d}" if shown else "", times
        return before != (self.clock, self.times)

    def region(self) -> Rect:
        return self.desk.plan.ribbon

    def key(self) -> object:
        now = self._now()
        wishes = self.auto_pass, self.speed, self.clock, self.side, self._idle(), self.times, self.desk.asked
        return now.round, now.rounds, now.phase, wishes

    def _idle(self) -> dict[str, str]:
        """The buttons that would do nothing, and why."""
        return {name: why for name, why in (("undo", self.undo_why), ("redo", self.redo_why)) if why}

    def _now(self) -> Clock:
        return self.desk.game.kind.clock(self.desk.view)

    def round_at(self, number: int) -> Rect:
        ribbon = self.desk.plan.ribbon
        return Rect(ribbon.x + 96 + (number - 1) * 38, ribbon.y + 6, 34, 34)

    def phase_at(self, number: int) -> Rect:
        ribbon = self.desk.plan.ribbon
        now = self._phase_number()
        start = ribbon.x + 110 + self._now().rounds * 38 + 20
        x = start + number * 50 + (170 if 0 <= now < number else 0)
        return Rect(x, ribbon.y + 3, 44 + (170 if number == now else 0), 40)

    def _phase_number(self) -> int:
        phase, phases = self._now().phase, self.desk.game.phases
        return phases.index(phase) if phase in phases else -1

    @property
    def buttons(self) -> list[str]:
        return [name for name in BUTTONS if name != "rules" or self.desk.game.book is not None]

    def button(self, name: str) -> Rect:
        ribbon = self.desk.plan.ribbon
        place = len(self.buttons) - self.buttons.index(name)
        return Rect(ribbon.right - 8 - place * 48, ribbon.y + 3, 42, 40)

    def spots(self) -> list[Spot]:
        rounds, last = self._now().rounds, self.desk.game.last_round_tip(self.desk.view)
        found = []
        for number in range(1, rounds + 1):
            found.append(Spot("", self.round_at(number), partial(self._round_tip, number, rounds, last)))
        for number, phase in enumerate(self.desk.game.phases):
            found.append(Spot("", self.phase_at(number), partial(self._phase_tip, phase)))
        if self.times:
            found += [Spot("", place, self._times_tip) for _, _, place in self.shown_times()]
        found += [Spot(f"ribbon:{name}", self.button(name), partial(self._button_tip, name)) for name in self.buttons]
        return found

    @staticmethod
    def _round_tip(number: int, rounds: int, last: str) -> str:
        tip = t("table.round", n=number, rounds=rounds)
        return f"{tip}\n{last}" if number == rounds and last else tip

    def _phase_tip(self, phase: str) -> str:
        game = self.desk.game
        return f"{{b}}{game.phase_name(phase)}{{/b}}\n{game.phase_does(phase)}"

    def _times_tip(self) -> str:
        lines = [t("clocks.line", name=self.desk.name(seat), time=time) for seat, time in self.times]
        return t("clocks.at", what="\n".join(lines))

    def _button_tip(self, name: str) -> str:
        if name == "auto_pass":
            return t("table.auto_pass_on" if self.auto_pass else "table.auto_pass_off")
        if name == "speed":
            return t("table.speed", speed=t(f"settings.value.{self.speed}"))
        tip = t(f"table.ribbon.{name}", on=key_label(self.keys[ACTIONS[name]]) if name in ACTIONS else "")
        why = self._idle().get(name)
        return f"{tip}\n{{i}}{why}{{/i}}" if why else tip

    def draw(self, canvas: Canvas) -> None:
        ribbon, rounds = self.desk.plan.ribbon, self._now().rounds
        art.draw(canvas, "scenes/ribbon", ribbon, "cover")
        text.draw(
            canvas,
            t("table.round_word"),
            Rect(ribbon.x + 14, ribbon.y, 80, ribbon.h),
            "display",
            23,
            LIGHT,
            "left",
            "middle",
            wrap=False,
        )
        for number in range(1, rounds + 1):
            self._draw_round(canvas, number)
        for number, phase in enumerate(self.desk.game.phases):
            self._draw_phase(canvas, number, phase)
        for name in self.buttons:
            self._draw_button(canvas, name)
        if self.clock:
            place = self.button(self.buttons[0])
            text.draw(
                canvas,
                self.clock,
                Rect(place.x - 116, place.y, 104, place.h),
                "text",
                20,
                LIGHT,
                "right",
                "middle",
                wrap=False,
            )

        for seat, time, place in self.shown_times():
            draw.crest_disc(canvas, self.desk.color(seat), (place.x + 15, place.centery), 13)
            words = Rect(place.x + 34, place.y, place.w - 34, place.h)
            text.draw(canvas, time, words, "bold" if seat == self.desk.asked else "text", 20, LIGHT, "left", "middle")

    def shown_times(self) -> list[tuple[int, str, Rect]]:
        """The persons' clocks left of the game's, as far as there is room; else that of whoever is asked."""
        first = self.button(self.buttons[0])
        right = first.x - 18 - (70 if self.clock else 0)
        count, phases = self._now().rounds, self.desk.game.phases
        left = self.phase_at(len(phases) - 1).right if phases else self.round_at(count).right
        times = self.times
        if len(times) * TIME > right - left - 20:
            times = tuple(entry for entry in times if entry[0] == self.desk.asked)
        start = right - len(times) * TIME
        return [(seat, time, Rect(start + n * TIME, first.y, TIME, first.h)) for n, (seat, time) in enumerate(times)]

    def _draw_round(self, canvas: Canvas, number: int) -> None:
        theme, clock, last = canvas.theme, self._now(), self.desk.game.last_round(self.desk.view)
        place = self.round_at(number)
        now, over = number == clock.round, number < clock.round
        fill = theme.accent if now else Colour("#8d8067") if over else LIGHT
        draw.rounded(canvas, place, fill, Colour("#1b1a17"), 2, 17)
        if number == clock.rounds and last and not now:
            art.draw(canvas, last, place.inflate(-8, -8))
            return
        ink = LIGHT if now or over else Colour("#1b1a17")
        text.draw(canvas, str(number), place, "bold", 20, ink, "center", "middle", wrap=False)

    def _draw_phase(self, canvas: Canvas, number: int, phase: str) -> None:
        place = self.phase_at(number)
        now = self._phase_number() == number
        fill = LIGHT if now else Colour(247, 242, 226, 46)
        draw.rounded(canvas, place, fill, Colour("#1b1a17") if now else None, 2, 9)
        icon = Rect(place.x + 4, place.y + 2, 36, 36)
        faded(canvas, f"icons/{self.desk.game.phase_icon(phase)}", icon, 1.0 if now else 0.75)
        if now:
            words = Rect(icon.right + 4, place.y, place.right - icon.right - 8, place.h)
            text.draw(
                canvas,
                self.desk.game.phase_name(phase),
                words,
                "display",
                22,
                Colour("#1b1a17"),
                "center",
                "middle",
                wrap=False,
            )

    def _draw_button(self, canvas: Canvas, name: str) -> None:
        place = self.button(name)
        lit = name == "auto_pass" and self.auto_pass
        idle = name in self._idle()
        fill = canvas.theme.gold if lit else Colour(170, 165, 152, 120) if idle else Colour(247, 242, 226, 215)
        draw.rounded(canvas, place, fill, Colour("#1b1a17"), 1.5, 9)
        icon = ICONS.get(name, "speed")
        if name == "speed":
            icon = "speed_off" if self.speed == "off" else "speed"
        elif name == "flip":
            icon = "day" if self.side == "night" else "night"
        faded(canvas, f"icons/{icon}", place.inflate(-10, -8), 0.4 if idle else 1.0)
        if name == "speed" and self.speed in ("slow", "fast"):
            words = "+" if self.speed == "fast" else "−"
            text.draw(
                canvas,
                words,
                Rect(place.right - 16, place.y - 4, 16, 20),
                "bold",
                19,
                Colour("#1b1a17"),
                "center",
                "middle",
                wrap=False,
            )
