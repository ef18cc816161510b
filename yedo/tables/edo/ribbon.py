"""The ribbon at Edo's table: a lantern for each merchant card, lit for the one of this round and dark for those that
are gone; whoever begins; and that this is the last round. A lantern leads to its round in the log, a phase to its
page of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from engine.core.words import t
from engine.edo.game import Edo
from yedo.table.ribbon import LIGHT, Ribbon
from yedo.tables.edo.part import Rect, Spot
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour

if TYPE_CHECKING:
    from yedo.scenes.table import Table

INK = Colour("#1b1a17")
LIT, GLOW, PAPER, DARK = Colour("#ffcf6a"), Colour(255, 190, 80, 90), Colour("#efe3c4"), Colour("#54503f")
NOTE = 250.0  # the width of a remark


def last_round(view: Edo) -> bool:
    """Whether somebody has reached the goal: the round that is being played is the last one."""
    return not view.state.ended and any(clan.points >= view.board.goal for clan in view.state.clans)


class EdoRibbon(Ribbon):
    def key(self) -> object:
        view = self.desk.view
        return super().key(), view.state.start, last_round(view), self.desk.color(view.state.start)

    def spots(self) -> list[Spot]:
        found = super().spots()
        played = self._now().round
        for number in range(1, played + 1):
            tip = partial(self._lantern_tip, number)
            found.append(Spot(f"round:{number}", self.round_at(number), tip))
        for number, phase in enumerate(self.desk.game.phases):
            found.append(Spot(f"phase:{phase}", self.phase_at(number), partial(self._page_tip, phase)))
        for name, place in self.notes():
            found.append(Spot("", place, self._note_words(name)))
        return found

    def _button_tip(self, name: str) -> str:
        if name == "auto_pass":
            return t("edo.table.auto_pass_on" if self.auto_pass else "edo.table.auto_pass_off")
        return super()._button_tip(name)

    def _lantern_tip(self, number: int) -> str:
        return t("table.round", n=number, rounds=self._now().rounds) + "\n" + t("edo.table.lantern")

    def _page_tip(self, phase: str) -> str:
        return self._phase_tip(phase) + "\n{i}" + t("edo.table.phase_page") + "{/i}"

    # --- remarks ----------------------------------------------------------------------------------------------------

    def notes(self) -> Sequence[tuple[str, Rect]]:
        """Who begins, and that it is the last round: right of the phases, as far as there is room."""
        names = ["last", "start"] if last_round(self.desk.view) else ["start"]
        if self.desk.view.state.phase == "setup" or self.desk.view.state.ended:
            return []
        x, right = self.phase_at(len(self.desk.game.phases) - 1).right + 16, self.button(self.buttons[0]).x - 76
        right -= sum(place.w for _, _, place in self.shown_times())
        ribbon = self.desk.plan.ribbon
        rooms = [Rect(x + n * (NOTE + 8), ribbon.y + 5, NOTE, ribbon.h - 11) for n in range(len(names))]
        return [(name, room) for name, room in zip(names, rooms, strict=True) if room.right <= right]

    def _note_words(self, name: str) -> str:
        if name == "last":
            return t("edo.table.last_round")
        return t("edo.table.begins", clan=self.desk.name(self.desk.view.state.start))

    # --- drawing ----------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        for name, room in self.notes():
            last = name == "last"
            draw.rounded(canvas, room, canvas.theme.accent if last else Colour(247, 242, 226, 46), None, 0, 9)
            side = room.h - 2
            picture = "edo/icon_power" if last else "edo/fan"
            art.draw(canvas, picture, Rect(room.x + 3, room.y + 1, side, side))
            words = Rect(room.x + side + 8, room.y, room.w - side - 12, room.h)
            role: text.Role = "bold" if last else "text"
            said = self._note_words(name)
            if not last and not text.fits(canvas, said, words, role, 19 * 0.6, wrap=False):
                said = self.desk.name(self.desk.view.state.start)
            text.draw(canvas, said, words, role, 19, LIGHT, "left", "middle", wrap=False, shrink=0.6)

    def _draw_round(self, canvas: Canvas, number: int) -> None:
        """A paper lantern with its caps and ribs."""
        place, clock = self.round_at(number), self._now()
        now, gone = number == clock.round, number < clock.round
        middle, radius = place.center, place.w / 2 - 1
        if now:
            draw.disc(canvas, middle, radius + 5, GLOW)
        fill = LIT if now else DARK if gone else PAPER
        for y, high in ((place.y - 3, 6.0), (place.bottom - 3, 6.0)):
            draw.rounded(canvas, Rect(middle[0] - 7, y, 14, high), INK, None, 0, 2)
        draw.disc(canvas, middle, radius, fill, INK, 2)
        rib = Colour(27, 26, 23, 70) if not gone else Colour(255, 255, 255, 26)
        for step in (-0.5, 0.5):
            wide = radius * 1.7
            draw.rounded(canvas, Rect(middle[0] - wide / 2, middle[1] + step * radius - 0.7, wide, 1.4), rib)
        ink = Colour("#b9b39c") if gone else Colour("#8a1e14") if now else INK
        text.draw(canvas, str(number), place, "bold", 20, ink, "center", "middle", wrap=False)


def clicked(table: Table, kind: str, what: str) -> None:
    """A lantern shows where its round begins in the log, a phase opens its page of the rules."""
    if kind == "phase":
        table.app.open_rules(f"phase:{what}")
        return
    first = table.desk.game.phase_icon("planning")
    rounds = [n for n, line in enumerate(table.log.lines) if line.head and line.icon == first]
    if int(what) <= len(rounds):
        table.log.list.to_end()
        table.log.list.show(rounds[int(what) - 1])
        table.dirty()
