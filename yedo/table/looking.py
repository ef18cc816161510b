"""Who looks at the table: with whose eyes it begins, whether a hand lies open, and who sits down when seats change
hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yedo import secrecy
from yedo.replaying import PUBLIC
from yedo.scenes.curtain import Curtain

if TYPE_CHECKING:
    from yedo.scenes.table import Table


class Looking:
    def __init__(self, table: Table) -> None:
        self.table, self.session = table, table.session

    def first(self) -> int | None:
        """Whoever is asked, or the only person; everybody's eyes where hands lie on phones."""
        humans = self.session.humans()
        if not humans:
            return self._onlooker()
        if self.table.phoned.any:
            return PUBLIC
        decision = self.session.decision
        alone = len(humans) == 1 or decision is None or decision.player not in humans
        return humans[0] if alone or decision is None else decision.player

    def _onlooker(self) -> int | None:
        """Who looks on where only bots play: all cards lie open, unless a person has left the game to them."""
        return PUBLIC if self.session.peopled else None

    def open_hand(self) -> bool:
        table, seat = self.table, self.table.desk.house
        if not self.session.humans() or table.phoned.holds(seat):
            return table.viewer is None
        settings = table.app.settings
        return secrecy.hand_open(self.session, seat, table.viewer, settings, table.behind_curtain, table.peeking)

    def handed(self, persons: list[int]) -> None:
        """A seat has changed hands; `persons` were there before."""
        table, humans = self.table, self.session.humans()
        seat = table.viewer if table.viewer in humans else humans[0] if humans else self._onlooker()
        seat = PUBLIC if table.phoned.any else seat
        if seat in persons and seat != table.viewer and table.app.settings.secrecy != "open":
            self._pass_mouse(seat)  # to somebody else at this table
        else:
            self.anew(seat)

    def anew(self, seat: int | None) -> None:
        """Somebody looks now who reads the log with other eyes."""
        self.table.look_as(seat)
        self.table.following.tell_again()
        self.table._pump()

    def _pass_mouse(self, seat: int) -> None:
        """The last person who is left sits down behind a curtain."""
        table = self.table
        table.look_as(PUBLIC)
        table.following.tell_again()
        clan = table.game.seat(self.session.game, seat)
        table.app.push(Curtain(table.app, clan.color, clan.name, lambda: self.anew(seat), private=False))
