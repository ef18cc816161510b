"""The table, where the whole game is played. It shows a session's steps and asks its questions, and knows no
rules: options light up the places they stand on, a click picks one, the events of an answer are shown."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.core.decision import Decision, Option
from engine.core.event import Event
from yedo import own_numbers, scenes
from yedo.keeper import Keeper
from yedo.replaying import PUBLIC, Memory, seen
from yedo.scenes.table_view import TableView
from yedo.session import Session, Step, new_session
from yedo.table.asking import Asking
from yedo.table.following import Following
from yedo.table.input import Input
from yedo.table.keeping import Keeping
from yedo.table.log import Line
from yedo.table.looking import Looking
from yedo.table.phoned import Phoned
from yedo.table.prompt import Question
from yedo.table.sealing import Sealing
from yedo.table.timing import Timing
from yedo.tables import table_of
from yedo.ui.widget import Action
from yedo.ui.words import language, t

if TYPE_CHECKING:
    from yedo.app import App

HURRY = 0.010  # seconds of a frame spent on steps that need no showing


class Table(TableView):
    """Seams for other rooms: `key_actions` by the names of the settings' keys, `menu_entries` for the pause,
    the game's TABLE for everything that is a game's own, `session.on_answer`. `comfort` False leaves every
    question to the generic path, `timed` says whether the persons' clocks may run."""

    timed = True

    def __init__(
        self,
        app: "App",
        session: Session,
        keeper: Keeper | None = None,
        save: bool | None = None,
    ) -> None:
        self.session = session
        self.keeping = Keeping(app, self.session, keeper, app.remember if save is None else save)
        self.comfort = True
        self.phoned = Phoned(self)
        self.looking = Looking(self)
        self.viewer = viewer = self.looking.first()
        first = session.steps[0].game if session.steps else session.game
        self.game = table_of(session.kind.id)
        desk = self.game.desk(seen(first, viewer), viewer, max(0, viewer or 0), session.played_by)
        super().__init__(app, desk)
        self.input = Input(self)
        kept = self.keeping.keeper
        self.memory = Memory(session, first, kept.journal if kept is not None else None)
        self.key_actions: dict[str, Action] = {
            "flip_board": self.flip, "log": self.show_since, "undo": self.take_back, "hint": self.show_hint,
            "redo": self.give_again,
        }  # fmt: skip
        self.menu_entries: list[tuple[str, Action]] = []
        self.fresh = bool(session.steps) and session.steps[0].option is None and keeper is None
        self.timing = Timing(self)
        self.asking = Asking(self)
        self.following = Following(self)
        self.sealing = Sealing(self)
        self.steps_shown = 0
        self._language = language()

    # --- who looks -------------------------------------------------------------------------------------

    @property
    def log_viewer(self) -> int | None:
        """Whose secrets the log may tell: at a shared screen nobody's."""
        return self.viewer if len(self.session.humans()) < 2 else PUBLIC

    def look_as(self, seat: int | None) -> None:
        """Another person looks at the table now: their house, their hand, their knowledge."""
        if seat != self.viewer:
            self.peeking = False
        self.viewer = self.desk.viewer = seat
        if seat is not None and seat != PUBLIC:
            self.desk.house = seat
        if seat is None or seat == PUBLIC:
            self.desk.view = seen(self.session.game, seat)
        else:
            self.desk.view = self.session.view(seat)
        self.changed()

    def _open_hand(self) -> bool:
        return self.looking.open_hand()

    # --- the flow --------------------------------------------------------------------------------------

    def enter(self) -> None:
        if self.fresh and (what := own_numbers.changed(self.session.kind, self.session.game)):
            self.app.notice(t("saves.own_numbers", what=what))
        self.floating.hush()
        self.layout(self.app.canvas.width, self.app.canvas.height)  # the first cards are dealt to their places
        self.following.tell_again()
        self.phoned.enter()
        self._pump()

    def build(self) -> None:
        """Another language: whatever stands there in words is said anew."""
        if self._language == language():
            return
        self._language = language()
        self.sheets.close()
        self.parts.forget()
        self.following.tell_again()
        self.asking.say_anew()
        self.parts.ribbon.undo_why, self.parts.ribbon.redo_why = self.keeping.why_not()
        self.changed()

    def resume(self) -> None:
        self.floating.hush()
        self.changed()
        self.phoned.resumed()

    def pause(self) -> None:
        self.timing.run()

    def leave(self) -> None:
        self.timing.run()
        self.phoned.close()
        self.stage.queue.clear()
        self.keeping.close()

    def update(self, seconds: float) -> None:
        moved = (
            self.sheets.update(seconds)
            | (not self.paused and self.stage.update(seconds))
            | self.turning.update(seconds)
        )
        if self.stage.busy or self.turning.busy:
            moved |= self.floating.hush()
        elif self.floating.update(seconds):
            moved = True
            self.grow()
        if self.presentation is not None:
            moved |= self.presentation.update(seconds)
        moved |= self._unfold(seconds)
        if self.timing.tick():
            self.changed()
        if moved:
            self.dirty()
        self._pump()
        self._look_back()
        self.following.mind()

    def _look_back(self) -> None:
        """Once a question lies there, find out bit by bit whether the undo button is of any use."""
        if self._waiting() and self.keeping.look():
            ribbon, before = self.parts.ribbon, (self.parts.ribbon.undo_why, self.parts.ribbon.redo_why)
            ribbon.undo_why, ribbon.redo_why = self.keeping.why_not()
            if (ribbon.undo_why, ribbon.redo_why) != before:
                self.changed()

    def animating(self) -> bool:
        moving = self.turning.busy or self.parts.moving or self.sheets.moving
        if self.paused:
            return moving
        return moving or self.stage.busy or (self.keeping.unsure if self._waiting() else bool(self.session.steps))

    def wake(self) -> float | None:
        wishes = [60.0, self.floating.wake, self.sheets.wake]
        if self.session.clocks is not None and self.decision is not None:
            wishes.append(1.0)
        return min((wish for wish in wishes if wish), default=None)

    def _waiting(self) -> bool:
        """Whether nothing is shown until somebody does something."""
        return self.decision is not None

    def _pump(self) -> None:
        """Show what has happened; when all is shown, ask whoever is to be asked."""
        deadline = time.monotonic() + HURRY
        self.stage.queue.speed = self.app.settings.speed
        self.desk.lively = self.app.settings.moments and (self.stage.queue.speed <= 1 or self._peopled())
        while not self.stage.busy and not self.paused and self.app.scenes and self.app.scene is self:
            if self.session.steps:
                self._show(self.session.steps.popleft())
                self.stage.update(0)
            elif self._ask():
                if self.session.drafts() is not None:
                    self.session.proceed()  # bots write while persons do
                return
            else:
                self.session.proceed()
                if not self.session.steps:
                    return
            if self.session.steps and time.monotonic() > deadline:
                return

    def _peopled(self) -> bool:
        """Whether anybody plays here: bots in a hurry do not stop for great moments."""
        return bool(self.session.humans())

    def _show(self, step: Step) -> None:
        """Play out one step; the true view takes over at its end."""
        self.asking.close()
        self.steps_shown += 1
        self.memory.shown += 1
        self.following.begin(step)
        if self.stage.queue.speed and step.player >= 0:
            self.desk.asked = step.player
            self.prompt.say(Question(t("table.acts", clan=self.desk.name(step.player)), step.player))
        elif step.laid is not None:  # what the setup did lies on the table; only the cards are dealt
            self.desk.view = seen(step.laid, self.viewer)
        for event, frame in zip(step.events, step.frames, strict=True):
            if step.player >= 0 or event.kind in self.game.dealt:
                self.stage.play(event, self.viewer, self._teller(event, step), frame)
                self.following.let_stay(event, step)
            else:
                self.stage.then(self._teller(event, step))
        self.stage.then(lambda: self._settle(step))
        if self.stage.queue.speed == 0:
            self.stage.skip()

    def _teller(self, event: Event, step: Step) -> Action:
        return self.following.teller(event, step)

    @property
    def paused(self) -> bool:
        """Whether the others' moves wait: somebody has stopped them to look, or the round's scroll lies open."""
        return self.parts.strip.paused or self.sheets.waits

    def _settle(self, step: Step) -> None:
        self.desk.view = seen(step.game, self.viewer)
        self.desk.lifted.clear()
        self.phoned.shown(step)
        self.changed()

    def _ask(self) -> bool:
        """Put the open question into the prompt. True when a person has to answer it, or nobody can."""
        return self.asking.go_on()

    def changed(self) -> None:
        self.desk.sealed = self.session.sealed_by()
        super().changed()

    def _put(self, decision: Decision) -> None:
        """A person is asked."""
        self.asking.put(decision)

    def pick(self, option: Option) -> None:
        """Answer the open question, after a second thought where a slip would be costly."""
        self.asking.pick(option)

    def answer(self, option: Option) -> None:
        """Give the answer: it is applied, and what it led to is shown."""
        seat = None
        if self.decision is not None:
            seat = self.decision.player
            self.since = self.following.answering(seat)
        self._forget_question()
        asked = self.session.decision if seat is None else self.session.question(seat)
        if asked is not None and option in asked.options:  # else a bot's open card came first; the question comes again
            self.session.answer(option, seat=seat)
        self._pump()
        self.dirty()

    def answer_from(self, seat: int, number: int, option: Option) -> bool:
        """The door for answers from elsewhere: False, and nothing happens, if that is not the question any more."""
        return self.phoned.answer(seat, number, option)

    def _forget_question(self) -> None:
        self.asking.forget()

    def take_back(self) -> None:
        """Undo the last answer, if nothing was learned by it."""
        if self.keeping.take_back():
            self.rewound()
        self.dirty()

    def give_again(self) -> None:
        """Redo what was taken back."""
        if self.decision is not None and self.keeping.give_again():
            self._forget_question()
            self._pump()
        self.dirty()

    def rewound(self) -> None:
        """The session went back to an earlier question: show that one, without playing anything out."""
        self.stage.skip()
        self._forget_question()
        self.memory.rewound()
        self.following.tell_again()
        self.phoned.retell()
        self.look_as(self.viewer)
        self._pump()

    def recall(self, line: Line) -> None:
        """Show the game again from the answer that a line tells of, through the eyes that may read the log."""
        from yedo.scenes.replay import ReplayTable

        if self.app.scene is not self:
            return
        replay = ReplayTable(self.app, self.memory.retell(self.log_viewer), "replay.to_table")
        self.sheets.close()
        self.app.push(replay)
        replay.recall(line)

    def hand_over(self, seat: int, played_by: str) -> None:
        """Give a seat to a bot, or to a person, in mid-game."""
        persons = self.session.humans()
        self.stage.skip()
        self.session.hand_over(seat, played_by)
        self._forget_question()
        self.phoned.handed()
        self.behind_curtain = False
        self.zoom.pinned = ""
        self.sheets.close()
        self.looking.handed(persons)

    def finish(self) -> None:
        """The game is over: on to the reckoning."""
        self.app.replace(scenes.make("score", self.app, game=self.game.id, session=self.session))

    def skip(self) -> None:
        """End at once what is moving."""
        self.parts.strip.paused = False
        self.stage.skip()
        self.turning.stop()
        self._pump()

    def back(self) -> None:
        """Esc: the pause."""
        if self.app.scene is self:
            self.app.open("pause", extra=[*self.menu_entries, *self.phoned.entries()])


TableScene = Table


def open_table(app: "App", config: Any, prepare: Callable[[Session], object] | None = None) -> Table:
    """Start a game and put its table on top; `prepare` sees the session before anything is shown."""
    session = new_session(config, app.call_soon)
    if prepare is not None:
        prepare(session)
    table = Table(app, session)
    app.push(table)
    return table
