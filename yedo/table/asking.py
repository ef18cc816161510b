"""What the table asks: whose question it is, who takes the mouse behind a curtain, how it is put, and what goes away
with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.decision import Decision, Option
from yedo import secrecy
from yedo.replaying import PUBLIC, seen
from yedo.table.choice import Entry
from yedo.table.prompt import Question
from yedo.ui import sound
from yedo.ui.words import t

if TYPE_CHECKING:
    from yedo.scenes.table import Table


class Asking:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.about: object = None  # what the prompt is about: a decision, "sealed" or "over"

    # --- whose question it is ------------------------------------------------------------------------------------

    def go_on(self) -> bool:
        """Put the open question into the prompt. True when a person has to answer it, or nobody can."""
        table, session = self.table, self.table.session
        decision = table.phoned.next_question()
        if decision is None:
            self._say_over()
            return True
        if not session.is_human(decision.player):
            self._wait_for_bots(decision)
            return False
        elsewhere = table.phoned.holds(decision.player)
        if self.about is decision and (table.decision is not None or elsewhere):
            return True
        if elsewhere:
            self.about = decision
            table.phoned.put(decision)
            table.phoned.ask()
            return True
        way_out = table.game.way_out(decision) if table.parts.ribbon.auto_pass else None
        if way_out is not None:
            session.answer(way_out)
            return False
        self.about = decision
        table.phoned.ask()
        settings = table.app.settings
        if secrecy.needs_curtain(session, decision, table.viewer, settings, table.behind_curtain):
            if not table.sealing.gather(decision):
                self.draw_curtain(decision)
        else:
            table.behind_curtain &= secrecy.still_behind(session, decision, table.viewer, settings)
            table._put(decision)
        return True

    def _say_over(self) -> None:
        table = self.table
        if self.about != "over":
            self.about = "over"
            table.phoned.ask()
            table.desk.asked = -1
            table.keeping.record(table.steps_shown)
            table.prompt.say(Question(t("table.over"), -1, t("table.to_score"), table.finish))
            table.changed()

    def _wait_for_bots(self, decision: Decision) -> None:
        table = self.table
        if decision.sealed:
            if self.about != "sealed":
                self.about = "sealed"
                table.sealing.wait()
                table.phoned.ask()
        elif self.about is not decision:
            self.about = decision
            table.phoned.ask()
            self._say_who_thinks(decision.player)

    def _say_who_thinks(self, seat: int) -> None:
        table = self.table
        table.desk.asked = seat
        if not table.session.humans():
            table.desk.house = seat
        table.prompt.say(Question(t("table.thinks", clan=table.desk.name(seat)), seat))
        table.changed()

    def say_anew(self) -> None:
        """In another language."""
        table, decision = self.table, self.table.session.decision
        if table.decision is not None and decision is not None:
            self.close()
            table._put(decision)
        elif self.about == "over":
            self.about = None
            table._ask()
        elif decision is not None and self.about is decision and not table.session.is_human(decision.player):
            self._say_who_thinks(decision.player)

    def draw_curtain(self, decision: Decision) -> None:
        """Between two persons: whoever is asked takes the mouse behind it."""
        table = self.table
        clan = table.game.seat(table.session.game, decision.player)
        table.prompt.say(Question(t("table.mouse_to", clan=clan.name), decision.player))

        def lifted() -> None:
            table.behind_curtain = True
            table._put(decision)

        private = table.app.settings.secrecy != "strict"
        everybody = seen(table.session.game, PUBLIC)
        table.app.push(table.game.curtain(table.app, clan, lifted, private, everybody))

    # --- a person's question -------------------------------------------------------------------------------------

    def put(self, decision: Decision) -> None:
        """A person is asked."""
        table, session = self.table, self.table.session
        elsewhere = table.phoned.holds(decision.player)
        table.look_as(PUBLIC if elsewhere else decision.player)
        table.since = table.following.since(decision.player)
        view = table.desk.view
        table.decision = decision
        table.keeping.unsure = True
        table.floating.hush()
        table.desk.asked = decision.player
        table.pointer.light(view if decision.sealed else session.game, decision)
        made = table.game.presentations.get(decision.kind) if table.comfort and not elsewhere else None
        table.presentation = made(table, decision) if made is not None else None
        if table.presentation is not None:
            table.presentation.layout(*table.desk.plan.size)
        else:
            table.parts.tray.show(table.game.tray(view, decision), table.game.kind.prompt(view, decision))
        table.prompt.ask(view, decision)
        if not (decision.sealed and session.writer == decision.player):  # no call at every item of a draft
            sound.play("your_turn", 0.5)
        session.writer = decision.player if decision.sealed else -1
        table.changed()

    def again(self, decision: Decision, curtain: bool) -> None:
        """Put another question of a sealed moment."""
        self.table._forget_question()
        self.about = decision
        (self.draw_curtain if curtain else self.table._put)(decision)
        self.table.dirty()

    def pick(self, option: Option) -> None:
        """Answer the open question, after a second thought where a slip would be costly."""
        table, view, decision = self.table, self.table.desk.view, self.table.decision
        if decision is None or option not in decision.options:
            return
        sure = table.game.costly(view, option, decision) if table.app.settings.confirmations else None
        if sure is None:
            table.answer(option)
            return

        def again() -> None:
            table.prompt.ask(view, decision)
            table.dirty()

        yes: Entry = (t("common.yes"), "confirm", lambda: table.answer(option))
        asked = table.game.second_thought(view, option, decision, sure)
        table.prompt.offer(asked, decision.player, [yes, (t("common.no"), "cancel", again)])
        table.ring.focus(None)
        table.dirty()

    # --- taking it away ------------------------------------------------------------------------------------------

    def forget(self) -> None:
        self.table.timing.run()
        self.close()
        self.about = None

    def close(self) -> None:
        """Take away everything that belongs to a question."""
        table = self.table
        table.floating.hush()
        table.phoned.hush()
        if table.presentation is not None:
            table.presentation.close()
            table.presentation = None
        table.decision = table.choice = None
        table.pointer.darken()
        table.parts.tray.show([], "")
