"""Following the game at the table: its log and the strip of the others' moves, told as they are shown and told again
from the start after a game was reopened or a seat has changed hands; and stopping the others to look."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.core.event import Event
from engine.core.journal import Answer
from yedo.session import Step
from yedo.table.log import Line, line_of
from yedo.table.strip import Move

if TYPE_CHECKING:
    from yedo.scenes.table import Table


class Following:
    def __init__(self, table: "Table") -> None:
        self.table, self.strip, self.log = table, table.parts.strip, table.log
        self.game = table.desk.game
        self.answered: dict[int, int] = {}  # the length of the log when each seat last answered

    # --- telling ------------------------------------------------------------------------------------------

    def since(self, seat: int | None) -> int:
        """The first line of the log that a seat has not seen yet."""
        return 0 if seat is None else self.answered.get(seat, 0)

    def answering(self, seat: int) -> int:
        """A seat answers: everything so far has been seen."""
        self.answered[seat] = len(self.log.lines)
        return self.since(seat)

    def tell_again(self) -> None:
        """What has been shown so far, through the eyes that look now."""
        reasons = {line.number: line.why for line in self.log.lines if line.why}
        lines: list[Line] = []
        self.mind()
        self.answered.clear()
        self.strip.clear()
        for told in self.table.memory.tell():
            if told.answer is not None:
                self.answered[told.answer.player] = len(lines)
                self.strip.answered(told.number, told.answer)
            for event in told.events:
                move = self.game.print_of(told.game, event, told.number)
                if move is not None:
                    self.strip.add(move)
                if self.game.ended(event):
                    self.strip.end_round()
                line = line_of(self.game, told.game, event, self.table.log_viewer, told.number)
                if line is not None:
                    by_answer = told.answer is not None and event.player == told.answer.player
                    lines.append(replace(line, why=reasons.pop(line.number, "") if by_answer else ""))
        self.log.tell(lines)
        self.table.since = self.since(self.table.viewer)

    def begin(self, step: Step) -> None:
        """A step is going to be shown."""
        if step.option is not None:
            self.strip.answered(self.table.memory.shown, Answer(step.player, step.kind, step.option))

    def teller(self, event: Event, step: Step) -> Callable[[], object]:
        """What is said when an event has been shown."""
        table, number = self.table, self.table.memory.shown

        def tell() -> None:
            move = self.game.print_of(step.game, event, number)
            if move is not None:
                self.strip.add(move)
                self.strip.fresh = move if self._stays(move) else None
            line = line_of(self.game, step.game, event, table.log_viewer, number)
            if line is not None:
                if step.why and event.player == step.player:  # the first line of an answer tells why
                    line, step.why = replace(line, why=step.why), ""
                self.log.add(line)
            if ended := self.game.ended(event):
                table.desk.told = self.strip.end_round()
                if table.stage.queue.speed and table.session.humans():
                    table.sheets.show_round(ended, table.stage.queue.speed)

        return tell

    # --- the others' moves --------------------------------------------------------------------------------

    def _stays(self, move: Move) -> float:
        """How long a move stays in sight."""
        rival = move.seat != self.table.viewer and self.strip.shown
        if not rival or not self.table.stage.queue.speed:
            return 0.0
        moves = self.table.stage.moves
        seen = moves.great.get(move.kind, 0.0) if self.table.desk.lively else 0.0  # its moment was time to look, too
        return max(0.0, move.stays * self.table.app.settings.rival_pace - seen)

    def let_stay(self, event: Event, step: Step) -> None:
        """Give time to look at a rival's key move, however fast pieces move."""
        if not self.table.stage.queue.speed:
            return
        move = self.game.print_of(step.game, event, self.table.memory.shown)
        seconds = self._stays(move) if move is not None else 0.0
        if seconds:
            self.table.stage.rest(seconds * self.table.stage.queue.speed, self._put_away)

    def _put_away(self) -> None:
        self.strip.fresh = None

    def mind(self) -> None:
        """Whether anybody has rivals here, and whether they are acting."""
        table, strip = self.table, self.strip
        shown, busy = bool(table.session.humans()), table.decision is None and not table.session.over
        if (strip.shown, strip.busy) != (shown, busy):
            strip.shown, strip.busy = shown, busy
            table.changed()

    def stop(self, stop: bool) -> None:
        """Pause the others' moves, or let them go on."""
        self.strip.paused = stop
        self.table.changed()

    def click(self, what: str) -> None:
        """A click on the strip: pause or go on, see a move once more, or everything since the last turn."""
        strip = self.strip
        move = strip.move(what)
        if what == "pause" or (strip.busy and not strip.paused):
            self.stop(not strip.paused)
        elif move is not None:
            self.table.recall(Line(move.words, "log", move.color, False, move.card, number=move.number))
        elif what == "more":
            self.table.show_since()
