"""Questions that several seats answer in secret at once, at the table: who takes the pen, what is written, and how it
is waited for the last seal. When a bot seals is never said."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from engine.core.decision import Decision, IllegalAnswer, Option
from yedo.replaying import PUBLIC
from yedo.table.choice import Entry
from yedo.table.prompt import Question
from yedo.ui.words import t

if TYPE_CHECKING:
    from yedo.scenes.scene import Scene
    from yedo.scenes.table import Table


class Sealing:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.screen: Scene | None = None  # the game's own, when it was opened last

    def gather(self, decision: Decision) -> bool:
        """Let whoever wants take the mouse, on the game's own screen; False where it has none."""
        table = self.table
        screen = table.game.gathering(table) if decision.sealed else None
        if screen is None:
            return False
        table.look_as(PUBLIC)
        table.prompt.say(Question(t("table.all_write")))
        self.screen = screen
        table.app.push(screen)
        return True

    def wait(self) -> None:
        """Only bots still write; a person may open the own draft again."""
        table = self.table
        table.desk.asked = -1
        persons = table.session.humans()
        if persons:  # one's own plan stays in sight where nobody else looks
            table.look_as(persons[0] if len(persons) == 1 and not table.phoned.any else PUBLIC)
        sealed = sorted(seat for seat in table.session.sealed_by() if not table.phoned.holds(seat))
        entries: list[Entry] = [
            (t("table.reopen", clan=table.desk.name(seat)), "undo", partial(self.take_pen, seat)) for seat in sealed
        ]
        table.prompt.offer(t("table.all_write"), sealed[0] if len(sealed) == 1 else -1, entries)
        table.changed()

    def take_pen(self, seat: int) -> None:
        """A person writes on the own draft, which is opened again if it was sealed."""
        table, session = self.table, self.table.session
        if table.phoned.holds(seat):
            return  # who writes elsewhere is not looked at here
        if seat in session.sealed_by():
            session.reopen(seat)
        session.writer = seat
        decision = session.decision
        if decision is not None and decision.player == seat:
            table.asking.again(decision, curtain=len(session.humans()) > 1)

    def write(self, items: Sequence[Option]) -> bool:
        """Let the person who is asked have written exactly these items; what was so already stays. False, and nothing
        has changed, where they cannot be written like that."""
        table, session = self.table, self.table.session
        decision, drafts = table.decision, session.drafts()
        if decision is None or drafts is None:
            return False
        seat = decision.player
        before = drafts.of(seat).items
        same = 0
        while same < min(len(before), len(items)) and before[same] == items[same]:
            same += 1
        try:
            self._give(seat, same, items)
        except IllegalAnswer:
            self._give(seat, 0, before)
            items = before
        asked = session.question(seat)
        if asked is not None:
            table.asking.again(asked, curtain=False)
        return items is not before

    def _give(self, seat: int, same: int, items: Sequence[Option]) -> None:
        session, drafts = self.table.session, self.table.session.drafts()
        written = len(drafts.of(seat).items) if drafts is not None else 0
        if written > same:
            session.reopen(seat, written - same)
        for option in items[same:]:
            session.answer(option, seat=seat)
