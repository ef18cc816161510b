"""The first lesson: the real table, with a teacher's scroll beside it and only the lesson's answers lit."""

from typing import TYPE_CHECKING

from engine.core.decision import Decision
from yedo import tutorial
from yedo.scenes.table import Table
from yedo.session import Session, Step, resume
from yedo.shot import ShotOptions, shot
from yedo.table.part import Rect
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.words import t

if TYPE_CHECKING:
    from yedo.app import App

SCROLL_FROM = 0.5  # the scroll begins halfway down the prompt, which holds few chips in a lesson


class Tutorial(Table):
    """Left and resumed at any step; when the script ends, the game goes on against novices."""

    def __init__(self, app: "App", again: bool = False) -> None:
        self.lesson = tutorial.Tutorial()
        self.lesson.skip_to(0 if again else tutorial.remembered())
        session = resume(self.lesson.game, app.call_soon)
        session.make_player = lambda name, seed: tutorial.Actor(self.lesson, seed)
        session.on_answer.append(self._answered)
        super().__init__(app, session)
        self.comfort = False
        self.told_end = False

    def _answered(self, session: Session, step: Step) -> None:
        if self.lesson.over:
            self.told_end = True
            self.comfort = True
            return
        self.lesson.answered()
        tutorial.remember(0 if self.lesson.over else self.lesson.number)

    def _put(self, decision: Decision) -> None:
        """Only what the lesson is about can be picked."""
        allowed = self.lesson.allowed(self.session.game, decision)
        super()._put(Decision(decision.player, decision.kind, allowed, decision.always))

    # --- the teacher's scroll ---------------------------------------------------------------------------

    def speaking(self) -> str:
        return "" if self.told_end or self.decision is None else self.lesson.words()

    def scroll(self) -> Rect:
        prompt, log = self.desk.plan.prompt, self.desk.plan.log
        if log.x != prompt.x:  # the log lies under the clans, and the prompt is tall
            top = prompt.y + prompt.h * 0.38
            return Rect(prompt.x, top, prompt.w, prompt.bottom - top)
        top = prompt.y + prompt.h * SCROLL_FROM
        return Rect(log.x, top, log.w, log.bottom - top)

    def panels(self) -> list[Rect]:
        return [self.scroll()] if self.speaking() else []

    def draw_panel(self, page: Canvas) -> None:
        words = self.speaking()
        if words:
            self._draw_scroll(page, words)
            if not self.lesson.over:
                self._draw_arrows(page)

    def _draw_scroll(self, canvas: Canvas, words: str) -> None:
        place = self.scroll()
        draw.rounded(canvas, place.move(4, 5), canvas.theme.ink, None, 0, 12)
        panel(canvas, place, "sheet", canvas.theme.accent)
        head = Rect(place.x + 60, place.y + 12, place.w - 80, 34)
        art.draw(canvas, "icons/hint", Rect(place.x + 16, place.y + 10, 38, 38))
        done, of = self.lesson.progress()
        title = t("tutorial.over") if self.lesson.over else t("tutorial.heading", n=done + 1, of=of)
        text.draw(canvas, title, head, "display", 22, canvas.theme.heading, "left", "middle", wrap=False)
        foot = 0 if self.lesson.over else 52
        body = Rect(place.x + 20, place.y + 54, place.w - 40, place.h - 66 - foot)
        text.draw(canvas, words, body, "text", 22, shrink=0.8)
        if foot:
            below = Rect(body.x, body.bottom + 4, body.w, foot)
            text.draw(canvas, t("tutorial.only"), below, "italic", 19, canvas.theme.ink_soft, valign="middle")

    def _draw_arrows(self, canvas: Canvas) -> None:
        """Over everything that the lesson is about now, on the table and in the prompt."""
        lit = [spot for spot in self.pointer.spots() if spot.place in self.pointer.lit]
        spots = {spot.place: spot.rect for spot in reversed(lit)}  # a space also has a plate: one arrow is enough
        chips = [chip.rect for chip in self.prompt.chips if chip in self.prompt.widgets]
        for rect in spots.values():
            draw.arrow(canvas, (rect.centerx, rect.y + 4), 30)
        for rect in chips:
            draw.arrow(canvas, (rect.x + 6, rect.centery), 26, "right")


@shot("tutorial")
def shot_tutorial(app: "App", options: ShotOptions) -> None:
    scene = Tutorial(app, again=True)
    scene.lesson.skip_to(10)
    scene.session.game.ask_again()
    app.settings.animation_speed = "off"
    app.push(scene)
    scene.look_as(0)
    for _ in range(20):
        scene.update(0.05)
