"""The table and its phones: which seats have their hand elsewhere, what the table still asks itself, and the one door
through which an answer comes from outside. Without phones all of this does nothing."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.core.decision import Decision, Option
from yedo.replaying import PUBLIC
from yedo.scenes.curtain import Curtain
from yedo.table.prompt import Question
from yedo.tables import TABLES, box_of
from yedo.ui.theme import theme
from yedo.ui.widget import Action
from yedo.ui.words import t

if TYPE_CHECKING:
    from yedo.lan.evening import Evening
    from yedo.lan.phones import Phones
    from yedo.scenes.table import Table

NEUTRAL = "#5a4d3a"


class Phoned:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.phones: Phones | None = None
        self._lifting = False

    # --- switching ---------------------------------------------------------------------------------------------

    @property
    def folder(self) -> Path | None:
        """Where the save of this game lies."""
        keeper = self.table.keeping.keeper
        return keeper.folder if keeper is not None else None

    def interrupted(self) -> Evening | None:
        """The evening that ended with a crash, if phones were switched on then."""
        from yedo.lan import evening

        return evening.kept(self.folder)

    def switch_on(self, address: str, again: Evening | None = None) -> Phones:
        """Listen at an address, as in an evening that was interrupted if there was one; raises CannotListen."""
        from yedo.lan.phones import Phones

        self.switch_off()
        phones = Phones(self.table, address, again, self.folder)
        phones.start()
        self.phones = phones
        self.changed()
        return phones

    def switch_off(self) -> None:
        if self.phones is not None:
            phones, self.phones = self.phones, None
            phones.stop()
            if self.table.app.scenes:
                self.changed()

    def address_gone(self) -> None:
        """This computer has another address now: listen there; whoever scans anew finds the own seat."""
        from yedo.lan.addresses import addresses
        from yedo.lan.server import CannotListen

        if self.phones is None:
            return
        old, found, app = self.phones.evening, addresses(), self.table.app
        self.switch_off()
        app.notice(t("phones.gone", address=old.address))
        if found:
            old.port = 0
            with contextlib.suppress(CannotListen):
                app.notice(t("phones.moved", address=self.switch_on(found[0], old).address))

    def close(self) -> None:
        """The table is left; after a crash, when the save is closed already, phones may come back."""
        if self.phones is not None:
            phones, self.phones = self.phones, None
            keeper = self.table.keeping.keeper
            phones.stop(forget=keeper is None or not keeper.closed)

    @property
    def welcome(self) -> bool:
        """Whether phones may come to this table: persons play a game here, not a lesson, a demo or a replay."""
        from yedo.scenes.table import Table

        return type(self.table) is Table and bool(self.table.session.humans())

    def entries(self) -> list[tuple[str, Action]]:
        """What the pause offers."""
        return [(t("phones.menu"), self.open)] if self.welcome else []

    def open(self) -> None:
        """The page with the code and the seats."""
        self.table.app.open("phones", table=self.table)

    def enter(self) -> None:
        """A game begins or goes on: phones of an interrupted evening come back; those of a new one are invited."""
        if not self.welcome:
            return
        session, settings, again = self.table.session, self.table.app.settings, self.interrupted()
        if again is not None:
            self.table.app.call_soon(lambda: self._again(again))
        elif settings.phones and session.steps and session.steps[0].option is None:
            self.table.app.call_soon(self._invite)

    def _invite(self) -> None:
        if self.phones is None and self.table.app.scenes and self.table.app.scene is self.table:
            self.open()

    def _again(self, evening: Evening) -> None:
        from yedo.lan.server import CannotListen

        try:
            self.switch_on(evening.address, evening)
        except CannotListen:
            self.table.app.notice(t("phones.not_again"))
        else:
            self.table.app.notice(t("phones.again", address=self.phones.address if self.phones is not None else ""))

    # --- seats -------------------------------------------------------------------------------------------------

    def holds(self, seat: int) -> bool:
        return self.phones is not None and self.phones.holds(seat)

    @property
    def any(self) -> bool:
        return self.phones is not None and bool(self.phones.sitters)

    def changed(self) -> None:
        """A phone has taken a seat or left one: look with the right eyes, and ask anew."""
        table = self.table
        table.stage.skip()
        self._lift()
        table._forget_question()
        table.behind_curtain = False
        table.looking.anew(table.looking.first())
        table.dirty()

    def joined(self, seat: int) -> None:
        """Everybody sees whose hand has gone to a phone."""
        table = self.table
        if table.app.scene is table:
            table.app.notice(t("phones.joined", name=table.desk.name(seat)))

    def handed(self) -> None:
        if self.phones is not None:
            self.phones.handed()

    def _lift(self) -> None:
        """Take away the curtain, or the screen in its place, before a question that is no longer asked here."""
        app = self.table.app
        if not app.scenes or self.table not in app.scenes:
            return
        curtain = isinstance(app.scene, Curtain) and not app.scene.rising
        if curtain or app.scene is self.table.sealing.screen:
            self._lifting = True
            app.pop()
            self._lifting = False

    def resumed(self) -> None:
        """The table lies open again: it goes on by itself, for nobody need touch the mouse; unless it was opened here,
        to be asked anew in a moment."""
        if self.phones is not None and not self._lifting:
            self.table._pump()

    @property
    def resting(self) -> bool:
        """Whether something lies over the table that is no part of the game."""
        scenes, table = self.table.app.scenes, self.table
        top = scenes[-1] if scenes else table
        return top is not table and top is not table.sealing.screen and not isinstance(top, Curtain)

    # --- questions ---------------------------------------------------------------------------------------------

    def next_question(self) -> Decision | None:
        return self.table.session.decision if self.phones is None else self.phones.next_question()

    def ask(self) -> None:
        """All is shown, and something is asked or over."""
        if self.phones is not None:
            self.phones.ask()

    def hush(self) -> None:
        if self.phones is not None:
            self.phones.hush()

    def shown(self, step: Any) -> None:
        if self.phones is not None:
            self.phones.shown(step)

    def retell(self) -> None:
        if self.phones is not None:
            self.phones.retell()

    def put(self, decision: Decision) -> None:
        """A seat whose hand is on a phone is asked: the table shows what everybody may see of it."""
        table, phones = self.table, self.phones
        assert phones is not None
        part = phones.open_part(decision)
        if part is not None:
            table._put(part)
            table.pointer.keep_quiet()
            return
        table.asking.close()
        table.look_as(PUBLIC)
        table.desk.asked = decision.player
        names = ", ".join(table.desk.name(seat) for seat in phones.writing())
        table.prompt.say(Question(t("phones.there", names=names), decision.player))
        table.changed()

    def answer(self, seat: int, number: int, option: Option) -> bool:
        """The door: an answer to the question of that number, or nothing at all."""
        table, phones = self.table, self.phones
        if phones is None or not phones.is_asked(seat, number):
            return False
        asked = table.session.question(seat)
        if asked is None or option not in asked.options:
            return False
        table.since = table.following.answering(seat)
        if not asked.sealed:
            self._lift()
            table._forget_question()
        table.session.answer(option, seat=seat)
        if asked.sealed:
            self.redraft(seat)
        table._pump()
        table.dirty()
        return True

    def redraft(self, seat: int) -> None:
        """A phone has written in a sealed moment: whoever still writes here is left alone, unless it is over."""
        table = self.table
        if table.session.steps:
            self._lift()
            table._forget_question()
        elif table.decision is None and table.app.scene is table:
            table._forget_question()  # the prompt names those who still write
            table._pump()
        else:
            self.ask()

    # --- words -------------------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        game = self.table.game.id
        return box_of(game).title if game in TABLES else game

    def tint_of(self, color: str) -> str:
        found = theme("day", self.table.app.settings.palette).livery.get(color)
        return NEUTRAL if found is None else f"#{found.r:02x}{found.g:02x}{found.b:02x}"
