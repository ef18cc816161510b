"""How a game comes to the table and what is kept of it: its autosave, and answers that can be taken back."""

from typing import TYPE_CHECKING

from yedo import hall, saves
from yedo.keeper import Keeper
from yedo.saves import SaveTrouble
from yedo.session import Session
from yedo.ui.words import t
from yedo.undo import Undo

if TYPE_CHECKING:
    from yedo.app import App


class Keeping:
    def __init__(self, app: "App", session: Session, keeper: Keeper | None, save: bool) -> None:
        self.app, self.session, self.keeper = app, session, keeper
        self._recorded = False
        if keeper is None and save:
            try:
                self.keeper = saves.start(session)
            except SaveTrouble as trouble:
                app.notice(str(trouble))
        if self.keeper is not None:
            self.keeper.on_trouble = lambda sentence: app.call_soon(lambda: app.notice(sentence))
        self.undo = Undo(session, self.keeper)
        self.unsure = True  # whether the last answer can be taken back is not known yet

    def take_back(self) -> bool:
        """Take the last answer back; says why where that cannot be."""
        if self.undo.undo():
            return True
        self.app.notice(self.undo.reason)
        return False

    def give_again(self) -> bool:
        """Give the answer again that was taken back last; says so where there is none."""
        if self.undo.redo():
            return True
        self.app.notice(t("undo.no_redo"))
        return False

    def look(self) -> bool:
        """Find out bit by bit whether anything can be taken back; True when that has become known."""
        known = self.unsure and self.undo.look()
        self.unsure = self.unsure and not known
        return known

    def why_not(self) -> tuple[str, str]:
        """Why nothing can be taken back, and why nothing can be given again; empty where it can."""
        return self.undo.reason, "" if self.undo.can_redo else t("undo.no_redo")

    def record(self, steps: int) -> None:
        """The game is over: it goes into the hall of fame, once, and not when it is only looked at again."""
        if self.keeper is None or self._recorded or not steps:
            return
        self._recorded = True
        game, seats = self.session.game, self.session.played_by
        trouble = hall.record(hall.entry_of(game, seats, self.keeper.seconds, self.keeper.folder.name))
        if trouble:
            self.app.notice(trouble)

    def close(self) -> None:
        """Write what is left."""
        if self.keeper is not None:
            trouble = self.keeper.close()
            if trouble:
                self.app.notice(trouble)
