"""The table, where the whole game is played. It shows a session's steps and asks its questions, and knows no
rules: options light up the places they stand on, a click picks one, the events of an answer are shown."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.core.decision import Decision, Option
from engine.core.event import Event
from yedo import clocks, own_numbers, scenes, secrecy
from yedo.clocks import Clocks
from yedo.keeper import Keeper
from yedo.replaying import PUBLIC, Memory, seen
from yedo.scenes.curtain import Curtain
from yedo.scenes.table_view import TableView
from yedo.session import Session, Step, new_session
from yedo.table.choice import Entry
from yedo.table.following import Following
from yedo.table.input import Input
from yedo.table.keeping import Keeping
from yedo.table.log import Line
from yedo.table.phoned import Phoned
from yedo.table.prompt import Question
from yedo.table.ribbon import Times
from yedo.table.sealing import Sealing
from yedo.tables import table_of
from yedo.ui import sound
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
        self.viewer = viewer = self._first_viewer()
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
        self.started = time.monotonic()
        self.fresh = bool(session.steps) and session.steps[0].option is None and keeper is None
        if self.fresh and self.timed and clocks.wanted(app.settings) and session.humans():
            session.clocks = Clocks()
        self.following = Following(self)
        self.sealing = Sealing(self)
        self.steps_shown = 0
        self._language = language()
        self._asked: object = None  # what the prompt is about: a decision, or "over"
        self._unsure = True  # whether the last answer can be taken back is not known yet

    # --- who looks -------------------------------------------------------------------------------------

    def _first_viewer(self) -> int | None:
        humans = self.session.humans()
        if not humans:
            return self._onlooker()
        if self.phoned.any:
            return PUBLIC
        decision = self.session.decision
        alone = len(humans) == 1 or decision is None or decision.player not in humans
        return humans[0] if alone or decision is None else decision.player

    def _onlooker(self) -> int | None:
        """Who looks on where only bots play: all cards lie open, unless a person has left the game to them."""
        return PUBLIC if self.session.peopled else None

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
        seat, settings = self.desk.house, self.app.settings
        if not self.session.humans() or self.phoned.holds(seat):
            return self.viewer is None
        return secrecy.hand_open(self.session, seat, self.viewer, settings, self.behind_curtain, self.peeking)

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
        decision = self.session.decision
        if self.decision is not None and decision is not None:
            self._close()
            self._put(decision)
        elif self._asked == "over":
            self._asked = None
            self._ask()
        elif decision is not None and self._asked is decision and not self.session.is_human(decision.player):
            self._say_who_thinks(decision.player)
        self.parts.ribbon.undo_why, self.parts.ribbon.redo_why = self.keeping.why_not()
        self.changed()

    def resume(self) -> None:
        self.floating.hush()
        self.changed()
        if self.phoned.phones is not None:  # nobody need touch the mouse
            self._pump()

    def pause(self) -> None:
        self._run_clock()

    def leave(self) -> None:
        self._run_clock()
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
        self._run_clock(self.decision)
        if self.parts.ribbon.tick(self._seconds(), self.app.settings.show_clock, self._times()):
            self.changed()
        if moved:
            self.dirty()
        self._pump()
        self._look_back()
        self.following.mind()

    def _look_back(self) -> None:
        """Once a question lies there, find out bit by bit whether the undo button is of any use."""
        if self._unsure and self._waiting() and self.keeping.undo.look():
            self._unsure = False
            ribbon, before = self.parts.ribbon, (self.parts.ribbon.undo_why, self.parts.ribbon.redo_why)
            ribbon.undo_why, ribbon.redo_why = self.keeping.why_not()
            if (ribbon.undo_why, ribbon.redo_why) != before:
                self.changed()

    def _seconds(self) -> float:
        """How long this game has taken, over all evenings."""
        kept = self.keeping.keeper
        return kept.seconds if kept is not None else time.monotonic() - self.started

    def _run_clock(self, asked: Decision | None = None) -> None:
        """Let the clock run of the person who is asked; nobody's under another page."""
        if self.session.clocks is not None:
            shown = asked is not None and self.app.scene is self
            self.session.clocks.run(asked.player if asked is not None and shown else None, time.monotonic())

    def _times(self) -> Times:
        """The persons' clocks, by seat."""
        kept = self.session.clocks
        return tuple((seat, kept.read(seat)) for seat in self.session.humans()) if kept is not None else ()

    def animating(self) -> bool:
        moving = self.turning.busy or self.parts.moving or self.sheets.moving
        if self.paused:
            return moving
        return moving or self.stage.busy or (self._unsure if self._waiting() else bool(self.session.steps))

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
        self._close()
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
        decision = self.phoned.next_question()
        if decision is None:
            if self._asked != "over":
                self._asked = "over"
                self.phoned.ask()
                self.desk.asked = -1
                self.keeping.record(self.steps_shown)
                self.prompt.say(Question(t("table.over"), -1, t("table.to_score"), self.finish))
                self.changed()
            return True
        if not self.session.is_human(decision.player):
            if decision.sealed:
                if self._asked != "sealed":
                    self._asked = "sealed"
                    self.sealing.wait()
                    self.phoned.ask()
            elif self._asked is not decision:
                self._asked = decision
                self.phoned.ask()
                self._say_who_thinks(decision.player)
            return False
        if self._asked is decision and (self.decision is not None or self.phoned.holds(decision.player)):
            return True
        if self.phoned.holds(decision.player):
            self._asked = decision
            self.phoned.put(decision)
            self.phoned.ask()
            return True
        way_out = self.game.way_out(decision) if self.parts.ribbon.auto_pass else None
        if way_out is not None:
            self.session.answer(way_out)
            return False
        self._asked = decision
        self.phoned.ask()
        settings = self.app.settings
        if secrecy.needs_curtain(self.session, decision, self.viewer, settings, self.behind_curtain):
            if not self.sealing.gather(decision):
                self._draw_curtain(decision)
        else:
            self.behind_curtain &= secrecy.still_behind(self.session, decision, self.viewer, settings)
            self._put(decision)
        return True

    def _say_who_thinks(self, seat: int) -> None:
        self.desk.asked = seat
        if not self.session.humans():
            self.desk.house = seat
        self.prompt.say(Question(t("table.thinks", clan=self.desk.name(seat)), seat))
        self.changed()

    def changed(self) -> None:
        self.desk.sealed = self.session.sealed_by()
        super().changed()

    def ask_again(self, decision: Decision, curtain: bool) -> None:
        """Put another question of a sealed moment."""
        self._forget_question()
        self._asked = decision
        (self._draw_curtain if curtain else self._put)(decision)
        self.dirty()

    def _draw_curtain(self, decision: Decision) -> None:
        """Between two persons: whoever is asked takes the mouse behind it."""
        clan = self.game.seat(self.session.game, decision.player)
        self.prompt.say(Question(t("table.mouse_to", clan=clan.name), decision.player))

        def lifted() -> None:
            self.behind_curtain = True
            self._put(decision)

        private = self.app.settings.secrecy != "strict"
        self.app.push(self.game.curtain(self.app, clan, lifted, private))

    def _put(self, decision: Decision) -> None:
        """A person is asked."""
        self.look_as(PUBLIC if self.phoned.holds(decision.player) else decision.player)
        self.since = self.following.since(decision.player)
        view = self.desk.view
        self.decision = decision
        self._unsure = True
        self.floating.hush()
        self.desk.asked = decision.player
        self.pointer.light(self.desk.view if decision.sealed else self.session.game, decision)
        comfort = self.comfort and not self.phoned.holds(decision.player)
        made = self.game.presentations.get(decision.kind) if comfort else None
        self.presentation = made(self, decision) if made is not None else None
        if self.presentation is not None:
            self.presentation.layout(*self.desk.plan.size)
        else:
            self.parts.tray.show(self.game.tray(view, decision), self.game.kind.prompt(view, decision))
        self.prompt.ask(view, decision)
        if not (decision.sealed and self.session.writer == decision.player):  # no call at every item of a draft
            sound.play("your_turn", 0.5)
        self.session.writer = decision.player if decision.sealed else -1
        self.changed()

    def pick(self, option: Option) -> None:
        """Answer the open question, after a second thought where a slip would be costly."""
        decision = self.decision
        if decision is None or option not in decision.options:
            return
        sure = self.game.costly(self.desk.view, option, decision) if self.app.settings.confirmations else None
        if sure is None:
            self.answer(option)
            return
        view = self.desk.view

        def again() -> None:
            self.prompt.ask(view, decision)
            self.dirty()

        yes: Entry = (t("common.yes"), "confirm", lambda: self.answer(option))
        self.prompt.offer(t(sure, n=option[-1]), decision.player, [yes, (t("common.no"), "cancel", again)])
        self.ring.focus(None)
        self.dirty()

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
        self._run_clock()
        self._close()
        self._asked = None

    def _close(self) -> None:
        """Take away everything that belongs to a question."""
        self.floating.hush()
        self.phoned.hush()
        if self.presentation is not None:
            self.presentation.close()
            self.presentation = None
        self.decision = self.choice = None
        self.pointer.darken()
        self.parts.tray.show([], "")

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
        humans = self.session.humans()
        seat_now = self.viewer if self.viewer in humans else humans[0] if humans else self._onlooker()
        seat_now = PUBLIC if self.phoned.any else seat_now
        if seat_now in persons and seat_now != self.viewer and self.app.settings.secrecy != "open":
            self._pass_mouse(seat_now)  # to somebody else at this table
        else:
            self._look_anew(seat_now)

    def _look_anew(self, seat: int | None) -> None:
        self.look_as(seat)
        self.following.tell_again()
        self._pump()

    def _pass_mouse(self, seat: int) -> None:
        """The last person who is left sits down behind a curtain."""
        self.look_as(PUBLIC)
        self.following.tell_again()
        clan = self.game.seat(self.session.game, seat)
        self.app.push(Curtain(self.app, clan.color, clan.name, lambda: self._look_anew(seat), private=False))

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
