"""A chapter of a game's first lesson: the real table, with a teacher's scroll under the prompt and only the lesson's
answers lit. Left and resumed at any step; when the script ends, the game can go on against novices."""

from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from engine.core.decision import Decision, Option
from engine.core.saving import fingerprint
from engine.core.sealed import Draft
from engine.games import DEFAULT
from yedo import pupil, saves, thinker
from yedo.keeper import Keeper
from yedo.lesson import ANSWER, PUPIL, Actor, Chapter, Lesson
from yedo.lesson import Step as Taught
from yedo.saves import Opened, SaveTrouble
from yedo.scenes.table import Table
from yedo.session import Player, Session, Step, resume
from yedo.shot import ShotOptions, shot
from yedo.table import summary
from yedo.table.choice import Entry
from yedo.table.layout import Rect
from yedo.tables import TABLES, table_of
from yedo.ui import art, draw, text
from yedo.ui.button import Button
from yedo.ui.canvas import Canvas
from yedo.ui.focus import Target
from yedo.ui.panel import panel
from yedo.ui.words import t

if TYPE_CHECKING:
    from yedo.app import App

PROMPT = 0.5  # of the room that prompt and scroll share,
TRADING = 0.56  # and while a deal is built
MOST_ARROWS = 3
ARROW = 30.0
_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class Tutorial(Table):
    timed = False

    def __init__(self, app: "App", chapter: Chapter, opened: Opened | None = None) -> None:
        self.lesson = Lesson(chapter)
        keeper: Keeper | None
        if opened is not None:
            session, keeper = opened.session, opened.keeper
            session.call = app.call_soon
            self.lesson.rewind(session.answers, written_by(session))
        else:
            session = resume(self.lesson.start.clone(), app.call_soon)
            keeper = self._begin_save(app, session)
        session.make_player = self._player
        session.on_answer.append(self._answered)
        session.on_seal.append(self._written)
        self.room = self.scroll = Rect(0, 0, 0, 0)
        self.said = ""
        self.tried = False  # whether the gesture of the step has been made
        self.ended = False
        self._before: Taught | None = None  # the step at which an answer was taken back
        self.go_on = Button(t("lesson.go_on"), self.proceed, "primary", size=20)
        super().__init__(app, session, keeper=keeper, save=False)
        self.desk.taught = True
        progress = pupil.read()
        if opened is not None and chapter.key in progress.open:
            self.lesson.seen = set(progress.open[chapter.key].seen)
        self.menu_entries.append((t("lesson.chapters"), self.to_chapters))
        self._remember()

    @property
    def chapter(self) -> Chapter:
        return self.lesson.chapter

    def _begin_save(self, app: "App", session: Session) -> Keeper | None:
        if not app.remember:
            return None
        try:
            return saves.start(session, t("lesson.name", title=self.chapter.title))
        except SaveTrouble as trouble:
            app.notice(str(trouble))
            return None

    def _player(self, name: str, seed: int) -> Player:
        return Actor(self.lesson, thinker.player(name, seed, self.session.kind), seed)

    @property
    def now(self) -> Any:
        """The game as the teacher sees it: where the pupil writes in secret, with what is written."""
        drafts = self.session.drafts()
        return self.session.game if drafts is None or PUPIL not in drafts.seats else drafts.of(PUPIL).game

    @property
    def taught(self) -> Taught | None:
        return self.lesson.step(self.now)

    # --- going through the steps ------------------------------------------------------------------------------

    def _answered(self, session: Session, step: Step) -> None:
        self._follow()

    def _written(self, session: Session, draft: Draft) -> None:
        self._follow()

    def _follow(self) -> None:
        if not self.lesson.left:
            self.lesson.rewind(self.session.answers, written_by(self.session))
            self._remember()

    def _remember(self) -> None:
        """Where the pupil stands, so that the chapter goes on there."""
        keeper = self.keeping.keeper
        if keeper is None or self.lesson.left:
            return
        progress, now = pupil.read(), self.taught
        at = now.number if now is not None else min(self.lesson.at, len(self.chapter.steps) - 1)
        progress.open[self.chapter.key] = pupil.Bookmark(keeper.id, sorted(self.lesson.seen), at)
        pupil.write(progress)

    def _put(self, decision: Decision) -> None:
        """Only what the lesson is about can be picked."""
        game = self.now
        self.tried = False
        if self.lesson.left or decision.player != PUPIL:
            super()._put(decision)
            return
        if self.lesson.over(game):
            self._end(decision)
            return
        options = self.lesson.allowed(game, decision)
        if options:
            super()._put(Decision(decision.player, decision.kind, options, decision.always, decision.sealed))
        else:
            self._put_nothing(decision)
        self._share_room()
        step = self.lesson.step(game)
        self.said = self.chapter.words(step) if step is not None else self._hint(decision, open_hand=False)

    def _hint(self, decision: Decision, open_hand: bool) -> str:
        return self.game.hint(self.desk.view, decision, open_hand)

    def _put_nothing(self, decision: Decision) -> None:
        """The question stands, but the teacher has the word."""
        comfort, self.comfort = self.comfort, False
        super()._put(Decision(decision.player, decision.kind, [], decision.always, decision.sealed))
        self.comfort = comfort

    def _ask(self) -> bool:
        """A game that came to its end ends the chapter too."""
        if self.session.over and not self.lesson.left:
            if not self.ended:
                self._end(None)
            return True
        return super()._ask()

    def _end(self, decision: Decision | None) -> None:
        """The chapter is done; the game need not be."""
        if decision is not None:
            self._put_nothing(decision)
        self.ended, self.said = True, self.chapter.end
        progress = pupil.read()
        if self.chapter.key not in progress.done:
            progress.done.append(self.chapter.key)
            pupil.write(progress)
        entries: list[Entry] = []
        after = self.lesson.course.following(self.chapter.id)
        if after is not None:
            entries.append((t("lesson.next", title=after.title), "continue", lambda: self.leave_for(after)))
        if decision is not None:
            entries.append((t("lesson.play_on"), "play", self.play_on))
        entries.append((t("lesson.chapters"), "load", lambda: self.leave_for(None)))
        self.prompt.offer(t("lesson.what_next"), PUPIL, entries)
        self.changed()

    def proceed(self) -> None:
        """The teacher may go on: the gesture is made, or skipped."""
        step = self.taught
        if self.decision is None or step is None or step.do == ANSWER:
            return
        self.lesson.seen.add(step.number)
        self._remember()
        self._forget_question()
        self._pump()
        self.dirty()

    def play_on(self) -> None:
        """The rest of the game is the pupil's own."""
        self.lesson.left, self.ended, self.said = True, False, ""
        self._drop_bookmark()
        self._forget_question()
        self.layout(self.app.canvas.width, self.app.canvas.height)
        self._pump()

    def leave_for(self, chapter: Chapter | None) -> None:
        """Done with this chapter and its game: on to another one, or to the page of all."""
        self._drop_bookmark()
        self.lesson.left = True
        keeper = self.keeping.keeper
        self.keeping.close()
        if keeper is not None:
            try:
                saves.delete(keeper.id)
            except SaveTrouble as trouble:
                self.app.notice(str(trouble))
        if chapter is None:
            self.to_chapters()
        else:
            self.app.replace(open_chapter(self.app, chapter))

    def to_chapters(self) -> None:
        from yedo.scenes.chapters import Chapters

        if isinstance(self.app.scenes[-2] if len(self.app.scenes) > 1 else None, Chapters):
            self.app.pop()
        else:
            self.app.replace(Chapters(self.app, self.lesson.course.game))

    def _drop_bookmark(self) -> None:
        progress = pupil.read()
        if progress.open.pop(self.chapter.key, None) is not None:
            pupil.write(progress)

    # --- keys of the table --------------------------------------------------------------------------------------

    def rewound(self) -> None:
        """An answer was taken back: the lesson goes back with it."""
        if self._before is not None and self._before.do == "undo":
            self.lesson.seen.add(self._before.number)
        self._before, self.ended = None, False
        self._follow()
        super().rewound()

    def take_back(self) -> None:
        self._before = self.taught
        super().take_back()

    def show_hint(self) -> None:
        """The table's own hint is about all options; while only some are lit the teacher knows better."""
        decision, step = self.session.decision, self.taught
        if step is not None and step.do == "hint":
            self.tried = True
        if self.decision is None or decision is None or (not self.ended and (step is None or step.free)):
            self.sheets.show_hint(self.decision)
        else:
            rows: list[tuple[str, str, list[str]]] = [("hint", self._hint(decision, self.desk.open_hand), [])]
            if not self.ended:
                rows.append(("human", t("lesson.follow"), []))
            self.sheets.show(summary.Summary(self.desk, t("settings.key.hint"), rows, []))
        self.dirty()

    # --- the teacher's scroll -----------------------------------------------------------------------------------

    @property
    def teaching(self) -> bool:
        return bool(self.said) and not self.lesson.left

    @property
    def waiting(self) -> bool:
        """Whether the teacher waits for a word that nothing is to be answered."""
        step = self.taught
        return self.decision is not None and not self.ended and step is not None and step.do != ANSWER

    def layout(self, width: float, height: float) -> None:
        super().layout(width, height)
        if self.lesson.left:
            return
        plan = self.desk.plan
        self.room = plan.prompt.copy()
        if plan.log.x == self.room.x:  # the log lies under the prompt: the scroll takes its place
            self.room.h = plan.log.bottom - self.room.y
        self._share_room()

    def _share_room(self) -> None:
        """The prompt and under it the scroll, so that neither covers the other."""
        plan, whole = self.desk.plan, self.room
        large = self.presentation is not None and self.presentation.hides_prompt
        plan.prompt = Rect(whole.x, whole.y, whole.w, whole.h * (TRADING if large else PROMPT))
        self.prompt.place(self.canvas)
        needed = max((widget.rect.bottom for widget in self.prompt.widgets), default=0.0) + 8
        if not large and needed > plan.prompt.bottom:  # a stepper and its buttons at large text
            plan.prompt.h = needed - plan.prompt.y
        self.scroll = Rect(whole.x, plan.prompt.bottom + 6, whole.w, whole.bottom - plan.prompt.bottom - 6)
        self.go_on.rect.update(self.scroll.right - 170, self.scroll.bottom - 60, 150, 44)
        self.prompt.place(self.canvas)
        if self.presentation is not None:
            self.presentation.layout(*plan.size)

    def targets(self) -> list[Target]:
        found = super().targets()
        return [self.go_on, *found] if self.waiting and self.choice is None else found

    def update(self, seconds: float) -> None:
        super().update(seconds)
        step = self.taught if self.waiting and not self.tried else None
        if step is not None and self._made(step.do):
            self.tried = True
            self.dirty()

    def _made(self, gesture: str) -> bool:
        if gesture == "hover":
            return self.pointer.over is not None and self.floating.hover.ready
        return gesture == "read" or (gesture == "enlarge" and bool(self.zoom.pinned))

    def handle(self, event: pygame.Event) -> bool:
        over = self.sheets.open is not None or bool(self.zoom.pinned) or self.choice is not None or self.stage.busy
        if not over and self.teaching and event.type in _MOUSE:
            ratio = self.app.canvas.scale / self.canvas.scale
            moved = pygame.Event(event.type, {**event.dict, "pos": (event.pos[0] * ratio, event.pos[1] * ratio)})
            used = self.waiting and self.go_on.handle(moved)
            if used and event.type != pygame.MOUSEMOTION:
                return True
            if self.scroll.collidepoint(moved.pos):
                return bool(used) | self.pointer.move(None) | self.floating.moved(None, None) | self.aim(None)
        if not over and self.waiting and event.type == pygame.KEYDOWN and event.key in _ENTER and not self.ring.visible:
            self.proceed()
            return True
        return super().handle(event)

    def cursor(self) -> int | None:
        return pygame.SYSTEM_CURSOR_HAND if self.waiting and self.go_on.hovered else super().cursor()

    def panels(self) -> list[Rect]:
        return [self.scroll] if self.teaching else []

    def draw_panel(self, page: Canvas) -> None:
        if not self.teaching:
            return
        self._draw_scroll(page)
        if self.decision is not None and not self.ended:
            self._draw_arrows(page)

    def _draw_scroll(self, canvas: Canvas) -> None:
        place, theme = self.scroll, canvas.theme
        draw.rounded(canvas, place.move(4, 5), theme.ink, None, 0, 12)
        panel(canvas, place, "sheet", theme.accent)
        art.draw(canvas, "icons/hint", Rect(place.x + 14, place.y + 9, 36, 36))
        head = Rect(place.x + 56, place.y + 10, place.w - 72, 34)
        text.draw(canvas, self._heading(), head, "display", 22, theme.heading, "left", "middle", wrap=False, shrink=0.7)
        foot = "" if self.waiting or self.ended else self._foot()
        below = 58.0 if self.waiting else 34.0 if foot else 8.0
        body = Rect(place.x + 18, place.y + 50, place.w - 36, place.h - 58 - below)
        text.draw(canvas, self.said, body, "text", 22, shrink=0.72)
        if self.waiting:
            self.go_on.kind = "primary" if self.tried else "plain"
            self.go_on.label = t("lesson.go_on" if self.tried else "lesson.skip")
            self.go_on.draw(canvas)
        elif foot:
            line = Rect(body.x, place.bottom - 42, body.w, 32)
            text.draw(canvas, foot, line, "italic", 18, theme.ink_soft, "left", "middle", wrap=False, shrink=0.6)

    def _heading(self) -> str:
        step = self.taught
        if self.ended:
            return t("lesson.ended")
        if step is None and self.decision is not None:
            return t("lesson.yours")
        number = step.number if step is not None else max(0, self.lesson.at - 1)
        counted = t("lesson.heading", n=number + 1, of=len(self.chapter.steps))
        return f"{self.chapter.title} · {counted}"

    def _foot(self) -> str:
        if self.decision is None:
            return ""
        return t("lesson.only" if len(self.decision.options) == 1 else "lesson.free")

    def _draw_arrows(self, canvas: Canvas) -> None:
        """At what the teacher speaks of, and at what can be chosen."""
        step = self.taught
        if step is None:
            return
        sheet = self.presentation if self.presentation is not None and self.presentation.hides_prompt else None
        wanted = list(self.pointer.lit) if step.pick and sheet is None else []
        spots: dict[str, Rect] = {}
        for spot in reversed(self.pointer.spots()):  # a space also has a plate: one arrow is enough
            shown = any(spot.place == name or spot.place.startswith(name + ":") for name in step.show)
            if spot.place and (spot.place in wanted or shown):
                spots[spot.place] = spot.rect
        for rect in list(spots.values())[:MOST_ARROWS]:
            if rect.y < ARROW:  # no room above the ribbon's buttons
                draw.arrow(canvas, (rect.x + 6, rect.centery), ARROW, "right")
            else:
                draw.arrow(canvas, (rect.centerx, rect.y + 4), ARROW)
        if step.pick:
            chips = [chip.rect for chip in self.prompt.chips if chip in self.prompt.widgets]
            for rect in (chips if sheet is None else sheet.pointed())[:MOST_ARROWS]:
                draw.arrow(canvas, (rect.x + 6, rect.centery), 26, "right")


def written_by(session: Session) -> dict[int, list[Option]]:
    """What the seats have written in secret so far."""
    drafts = session.drafts()
    return {} if drafts is None else {seat: drafts.of(seat).items for seat in drafts.seats}


def open_chapter(app: "App", chapter: Chapter) -> Tutorial:
    """A chapter where it was left, or from its beginning."""
    mark = pupil.read().open.get(chapter.key)
    if mark is not None:
        try:
            opened = saves.resume(mark.save, call=app.call_soon)
        except SaveTrouble:
            return Tutorial(app, chapter)
        scene = taught(app, opened)
        if scene is not None:
            return scene
        opened.keeper.close()
    return Tutorial(app, chapter)


def taught(app: "App", opened: Opened) -> Tutorial | None:
    """The lesson that a saved game is part of; None if it is an ordinary game, or of another version's lesson."""
    key, course = pupil.read().chapter_of(opened.keeper.id), table_of(opened.session.kind.id).course
    chapter = next((one for one in course.chapters.values() if one.key == key), None) if course is not None else None
    if chapter is None:
        return None
    start, journal = chapter.begin(), opened.keeper.journal
    if journal.start or fingerprint(journal.state) != fingerprint(start.dump()) or opened.session.humans() != [PUPIL]:
        return None
    return Tutorial(app, chapter, opened)


def _shot(app: "App", options: ShotOptions, game: str) -> None:
    """The seed says which chapter, its hundreds at which step."""
    course = table_of(game).course
    assert course is not None
    chapters = list(course.chapters.values())
    scene = Tutorial(app, chapters[options.seed % 100 % len(chapters) - 1])
    scene.session.call = None
    app.push(scene)
    for _ in range(options.seed // 100 or 5):
        if scene.waiting:
            scene.proceed()
        elif scene.decision is not None and scene.decision.options:
            scene.answer(scene.decision.options[0])


@shot("tutorial")
def shot_tutorial(app: "App", options: ShotOptions) -> None:
    _shot(app, options, DEFAULT)


for _game in TABLES:
    if _game != DEFAULT:
        shot(f"tutorial_{_game}")(partial(_shot, game=_game))
