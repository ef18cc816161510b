"""Shitenno's TABLE: what the window's kit asks of this game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

import pygame

from engine.core import own_bots
from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.kind import SeatFacts
from engine.core.words import t
from engine.shitenno.control import Campaign
from engine.shitenno.game import Shitenno
from engine.shitenno.payments import means_of, ways_to_pay
from engine.shitenno.say import card_noun, payment_words, province_noun, title_noun
from yedo.table.animate import Stage
from yedo.table.game import GameTable
from yedo.table.motion import Motion
from yedo.table.presentations import Presentation
from yedo.table.strip import Move
from yedo.tables.shitenno import faces, prints
from yedo.tables.shitenno.layout import Layout, arrange
from yedo.tables.shitenno.moves import Moves
from yedo.tables.shitenno.part import Desk
from yedo.tables.shitenno.parts import Parts
from yedo.tables.shitenno.thumbnail import thumbnail
from yedo.ui.canvas import Canvas

if TYPE_CHECKING:
    from yedo.scenes.scene import Scene

Rect = pygame.FRect
MEASURES = ("random", "reference")  # bots that are there to measure by
ICONS = {
    "offer": "lot",
    "present": "lot",
    "accept": "lot",
    "take": "lot",
    "seal": "seal",
    "draw": "card",
    "gild": "kamon_gold",
    "province": "kamon",
}  # fmt: skip  (verbs whose sign is the game's own)


class ShitennoTable(GameTable):
    id = "shitenno"
    dealt = frozenset({"year", "reveal", "tairo"})
    rows = frozenset({"gates", "kamons", "lot_seals"})
    heads = frozenset({"year", "count"})
    phases = ("even", "odd")
    card_size = faces.SIZE
    compact_below = 0.8  # a window of 1600 x 900 still has room for the track

    @cached_property
    def presentations(self) -> dict[str, type[Presentation]]:
        from yedo.tables.shitenno.lots import Lots, Weigh
        from yedo.tables.shitenno.payment import Payment

        return {"lot": Lots, "split": Lots, "answer": Weigh, "pick": Weigh, "pay": Payment}

    # --- what lies on the table -------------------------------------------------------------------------------

    def desk(self, view: Shitenno, viewer: int | None, house: int, played_by: list[str]) -> Desk:
        return Desk(self, view, viewer, house, self.arrange(1920, 1080, view), played_by=played_by)

    def arrange(self, width: float, height: float, view: Shitenno, compact: bool = False, foot: float = 0.0) -> Layout:
        return arrange(width, height - foot, len(view.state.generals), compact)

    def parts(self, desk: Desk) -> Parts:  # type: ignore[override]
        return Parts(desk)

    def seat(self, view: Shitenno, seat: int) -> SeatFacts:
        general = view.state.generals[seat]
        return SeatFacts(seat, general.name, general.color, general.points)

    def music(self, view: Shitenno, side: str) -> str:
        """The drum sounds in odd years."""
        return f"music_shitenno_{side}" + ("_even" if view.state.phase == "even" else "")

    def phase_name(self, phase: str) -> str:
        return t(f"shitenno.phase.{phase}")

    def thumbnail(self, game: Shitenno, width: int, palette: str) -> pygame.Surface:
        return thumbnail(game, width, palette)

    # --- what moves -------------------------------------------------------------------------------------------

    def moves(self, stage: Stage) -> Motion:
        return Moves(stage)

    def between(self, before: Shitenno, after: Shitenno) -> Shitenno:
        """The lists of a sharing belong together: a lot that goes has gone, what is laid is still where it was."""
        shown: Shitenno = super().between(before, after)
        s, old, new = shown.state, before.state, after.state
        left = len(new.pool) < len(old.pool) or len(new.seals) < len(old.seals)
        source = (new if left else old).clone()
        s.pool, s.sides, s.seals, s.lot_seals = source.pool, source.sides, source.seals, source.lot_seals
        return shown

    def print_of(self, view: Shitenno, event: Event, number: int) -> Move | None:
        return prints.move_of(view, event, number)

    # --- options ----------------------------------------------------------------------------------------------

    def tray(self, view: Shitenno, decision: Decision) -> list[str]:
        return []  # lots lie on the mat

    def icon(self, option: Option) -> str:
        verb = option[0]
        if verb == "pay":
            return "shitenno/icon_troops" if option[1] == "troops" else "shitenno/icon_koku"
        return f"shitenno/icon_{ICONS[verb]}" if verb in ICONS else super().icon(option)

    def chip(self, view: Shitenno, option: Option, decision: Decision) -> str:
        if option[0] == "province":
            i = view.board.index[option[1]]
            points = view.board.provinces[i].positions[len(view.state.kamons[i])]
            bonus = view.title(view.state.generals[decision.player]).bonus
            return t("shitenno.chip.province", province=province_noun(option[1]), n=points + bonus)
        if option[0] == "gild":
            return t("shitenno.chip.gild", province=province_noun(option[1]), n=option[2] + 1)
        if option[0] in ("add", "remove", "move"):
            return t(f"shitenno.chip.{option[0]}", card=card_noun(view.state.pool[option[1]]))
        if option[0] == "seal":
            return t("shitenno.chip.seal", title=title_noun(view, option[1]))
        return super().chip(view, option, decision)

    def costly(self, view: Shitenno, option: Option, decision: Decision) -> str | None:
        """A province that can be paid for in one way only is taken with one click: that is asked once more."""
        if option[0] == "province":
            return "shitenno.sure.pay" if self._only_way(view, option) is not None else None
        return super().costly(view, option, decision)

    def second_thought(self, view: Shitenno, option: Option, decision: Decision, key: str) -> str:
        way = self._only_way(view, option) if option[0] == "province" else None
        if way is None:
            return super().second_thought(view, option, decision, key)
        return t(key, province=province_noun(option[1]), payment=payment_words(view, way))

    def _only_way(self, view: Shitenno, option: Option) -> Option | None:
        """The payment of a province that has no other."""
        top = view.state.stack[-1]
        assert isinstance(top, Campaign)
        means = means_of(view, view.state.generals[top.player], top.may_stand_in(view))
        ways = ways_to_pay(view, means, view.board.index[option[1]])
        return ways[0] if len(ways) == 1 else None

    def foretells(self, desk: Any, option: Option) -> bool:
        """What a lot or a Kamon would bring depends on the hand, which may lie face down; a lot's worth can be kept to
        oneself."""
        if option[0] in ("accept", "take") and not desk.weighs:
            return False
        return desk.open_hand or option[0] not in ("accept", "take", "province", "pay")

    def group(self, view: Shitenno, option: Option, decision: Decision) -> str:
        """Cards and seals of a lot; the two lots; ways to pay in troops and in Koku."""
        verb = option[0]
        if decision.kind == "lot":
            return {"add": "cards", "remove": "cards", "seal": "seals"}.get(verb, "")
        if decision.kind == "split":
            if verb == "move":
                return "B" if view.state.sides[option[1]] == 1 else "A"
            return str(option[2]) if len(option) > 2 else ""
        return str(option[1]) if decision.kind == "pay" else ""

    def tab(self, group: str, decision: Decision) -> tuple[str, str, bool]:
        icons = {"cards": "troops", "seals": "seal", "A": "lot", "B": "lot", "troops": "troops", "koku": "koku"}
        return t(f"shitenno.tab.{group}"), f"shitenno/icon_{icons[group]}", False

    # --- things -----------------------------------------------------------------------------------------------

    def is_card(self, view: Shitenno, thing: str) -> bool:
        return thing in view.board.order

    def is_tile(self, view: Shitenno, thing: str) -> bool:
        return thing in view.board.effect

    def thing_name(self, view: Shitenno, thing: str) -> str:
        return faces.name(thing)

    def face(self, canvas: Canvas, view: Shitenno, thing: str, rect: Rect, seat: int | None = None) -> None:
        faces.face(canvas, thing, rect)

    def card_words(self, view: Shitenno, thing: str, title: bool) -> list[str]:
        return faces.words(view, thing, title)

    # --- sheets and help --------------------------------------------------------------------------------------

    def seat_sheet(self, desk: Any, color: str) -> Any:
        from yedo.tables.shitenno.sheets import general_sheet

        return general_sheet(desk, color)

    def sheet(self, desk: Any, name: str) -> Any:
        from yedo.tables.shitenno.sheets import discards, seen

        what, _, seat = name.partition(":")
        return seen(desk, int(seat)) if what == "seen" else discards(desk)

    def glances(self, parts: Any, at: tuple[float, float]) -> bool:
        """The mouse rests on the crest of the one who is asked."""
        asked = parts.desk.asked
        return asked >= 0 and asked == parts.desk.viewer and bool(parts.rail.crest(asked).collidepoint(at))

    def curtain(self, app: Any, seat: SeatFacts, lifted: Callable[[], object], private: bool, view: Shitenno) -> Scene:
        from yedo.tables.shitenno.scenes.curtain import LotCurtain

        return LotCurtain(app, seat.color, seat.name, lifted, private, view)

    def bots(self) -> list[str]:
        return [name for name in own_bots.names(self.kind) if name not in MEASURES]


TABLE = ShitennoTable()
