"""Edo's TABLE: what the window's kit asks of this game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

import pygame

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.kind import SeatFacts
from engine.core.words import t
from engine.edo import say
from engine.edo.game import Edo
from engine.edo.preview import TRADES
from engine.edo.wages import shares
from yedo.table.animate import Stage
from yedo.table.game import GameTable
from yedo.table.motion import Motion
from yedo.table.presentations import Presentation
from yedo.table.sheets import Sheet
from yedo.table.strip import Move
from yedo.table.summary import Summary
from yedo.tables.edo import cards
from yedo.tables.edo.holdings import Holdings
from yedo.tables.edo.layout import Layout, arrange
from yedo.tables.edo.moves import EdoMoves
from yedo.tables.edo.part import Desk, icon
from yedo.tables.edo.parts import EdoParts
from yedo.tables.edo.prints import move_of
from yedo.tables.edo.thumbnail import thumbnail
from yedo.ui import sound
from yedo.ui.canvas import Canvas

if TYPE_CHECKING:
    from yedo.app import App
    from yedo.scenes.scene import Scene
    from yedo.scenes.table import Table

Rect = pygame.FRect
PHASES = {"planning": "seal", "actions": "march", "wages": "wages", "preparation": "merchant"}
VERBS = {  # icons that say more than the kit's own
    "city": "house", "march": "march", "merchant": "merchant", "place": "place", "rider": "ride", "ride": "ride",
    "work": "samurai", "goods": "trade", "goods_point": "trade", "point": "power", "point_goods": "power",
    "keep": "wages", "seal": "seal", "forfeit": "forfeit",
}  # fmt: skip


class EdoTable(GameTable):
    id = "edo"
    phases = ("planning", "actions", "wages", "preparation")
    card_size = cards.SIZE
    points_icon = icon("power")
    rows = frozenset({"plan", "display"})  # lists of its state in which places count
    clickable = frozenset({"round", "phase", "tab"})

    @cached_property
    def presentations(self) -> dict[str, type[Presentation]]:
        from yedo.tables.edo.build_hand import BuildHand
        from yedo.tables.edo.hand import Hand
        from yedo.tables.edo.map_hand import MapHand
        from yedo.tables.edo.plan_hand import PlanHand
        from yedo.tables.edo.trade_hand import TradeHand
        from yedo.tables.edo.wages_hand import WagesHand

        return {
            "plan": PlanHand, "march": MapHand, "travel": MapHand, "ride": MapHand, "relocate": MapHand,
            "work": Hand, "develop": Hand, "build": BuildHand, "trade": TradeHand, "keep": WagesHand,
        }  # fmt: skip

    # --- what lies on the table -------------------------------------------------------------------------------------

    def desk(self, view: Edo, viewer: int | None, house: int, played_by: list[str]) -> Desk:
        return Desk(self, view, viewer, house, self.arrange(1920, 1080, view), played_by=played_by)

    def arrange(self, width: float, height: float, view: Edo, compact: bool = False, foot: float = 0.0) -> Layout:
        return arrange(width, height - foot, len(view.state.clans), compact, self.pose(view))

    def pose(self, view: Edo) -> bool:
        """Whether nobody plans: the map is larger then. The phase is known to all, whoever has sealed what."""
        return view.state.phase != "planning"

    def parts(self, desk: Desk) -> EdoParts:  # type: ignore[override]
        return EdoParts(desk)

    def seat(self, view: Edo, seat: int) -> SeatFacts:
        clan = view.state.clans[seat]
        return SeatFacts(seat, clan.name, clan.color, clan.points)

    def livery(self, view: Edo, seat: int) -> str:
        return view.state.clans[seat].color

    def phase_name(self, phase: str) -> str:
        return t(f"edo.phase.{phase}")

    def phase_icon(self, phase: str) -> str:
        return icon(PHASES.get(phase, "round"))

    def phase_does(self, phase: str) -> str:
        return t(f"edo.table.phase.{phase}")

    def last_round(self, view: Edo) -> str:
        return ""

    def thumbnail(self, game: Edo, width: int, palette: str) -> pygame.Surface:
        return thumbnail(self, game, width, palette)

    # --- what moves -------------------------------------------------------------------------------------------------

    def moves(self, stage: Stage) -> Motion:
        return EdoMoves(stage)

    def between(self, before: Edo, after: Edo) -> Edo:
        shown: Edo = super().between(before, after)
        shown.state.start = before.state.start  # no number but a seat
        shown.state.phase = after.state.phase  # the table is laid for a phase when that is announced
        return shown

    def print_of(self, view: Edo, event: Event, number: int) -> Move | None:
        return move_of(view, event, number)

    def ended(self, event: Event) -> int:
        over = event.kind == "phase" and event.data["phase"] == "preparation"
        return int(event.data["round"]) if over else 0

    def round_sheet(self, desk: Desk, number: int) -> Sheet:
        """How a round ended: points, what they grew by, income and samurai of each clan."""
        rows = []
        view = desk.view
        for seat in self.kind.result(view).ranking:
            clan = view.state.clans[seat]
            before = clan.by_round[number - 2] if 1 < number <= len(clan.by_round) + 1 else 0
            income = sum(ryo for city in view.map.open_cities for owner, _, ryo in shares(view, city) if owner == seat)
            numbers = [
                str(clan.points),
                t("edo.round.more", n=clan.points - before),
                str(income),
                str(len(clan.samurai)),
            ]
            rows.append((f"crest_{clan.color}", clan.name, numbers))
        heads = [t(f"edo.round.{name}") for name in ("points", "gained", "income", "samurai")]
        return Summary(desk, t("edo.round.title", n=number), rows, heads)

    def curtain(self, app: App, seat: SeatFacts, lifted: Callable[[], object], private: bool, view: Any) -> Scene:
        from yedo.tables.edo.scenes.doors import Doors

        return Doors(app, seat.color, seat.name, lifted, private)

    def gathering(self, table: Table) -> Scene | None:
        from yedo.tables.edo.scenes.council import Council

        return Council(table.app, table)

    # --- options ----------------------------------------------------------------------------------------------------

    def icon(self, option: Option) -> str:
        verb = option[0]
        if verb == "build":
            return icon(option[2])
        if verb == "put":
            return icon(option[3])
        if verb == "seat":
            return icon("official_grey" if option[3] else "official")
        return icon(VERBS[verb]) if verb in VERBS else super().icon(option)

    def unseen(self, option: Option, number: int) -> str:
        """Alike for all of them: how much could be forfeited tells how many officials sit there."""
        return t("edo.table.reveal_unseen", card=number)

    def chip(self, view: Edo, option: Option, decision: Decision) -> str:
        """Under the tab of a figure its way needs no more than a goal."""
        groups = {self.group(view, o, decision) for o in decision.options} - {""}
        if option[0] in ("march", "merchant") and len(groups) >= self.least_tabs(decision):
            return t("edo.table.walk_to", space=say.space(option[-1]))
        return super().chip(view, option, decision)

    def group(self, view: Edo, option: Option, decision: Decision) -> str:
        """Cards to plan with, and figures that could march."""
        if option[0] == "put":
            return str(option[2])
        if option[0] == "march":
            return f"march:{option[1]}"
        return "merchant" if option[0] == "merchant" else ""

    def tab(self, group: str, decision: Decision) -> tuple[str, str, bool]:
        if decision.kind == "plan":
            return t("edo.table.card", card=say.card(group)), icon("official"), False
        if group == "merchant":
            return t("edo.table.merchant"), icon("merchant"), False
        return t("edo.table.samurai_in", space=say.space(group.partition(":")[2])), icon("samurai"), False

    def way_out(self, decision: Decision) -> Option | None:
        """With the ribbon's button pressed, cards without officials pass by themselves."""
        return ("pass",) if ("pass",) in decision.options else super().way_out(decision)

    def foretells(self, desk: Desk, option: Option) -> bool:
        """Not what stays in a purse that is shut for those who look on."""
        return desk.ryo(desk.house) >= 0 or option[0] not in ("march", "merchant", *TRADES)

    def costly(self, view: Edo, option: Option, decision: Decision) -> str | None:
        """Giving up what could still be done is asked once more."""
        if option[0] == "forfeit" and len(decision.options) > 1:
            return "edo.table.sure_forfeit"
        if option[0] == "reveal" and option[1]:
            return "edo.table.sure_forfeit"
        return super().costly(view, option, decision)

    def clicked(self, table: Table, kind: str, what: str) -> None:
        from yedo.tables.edo.ribbon import clicked

        if kind == "tab":
            parts: EdoParts = table.parts  # type: ignore[assignment]
            parts.tabs.open = what
            sound.play("card_flip", 0.5)
            table.changed()
        else:
            clicked(table, kind, what)

    def pressed(self, table: Table, key: int) -> bool:
        """T turns to the next of the sheets beside the map where only one of them is seen."""
        parts: EdoParts = table.parts  # type: ignore[assignment]
        if key != pygame.K_t or not parts.tabs.turn():
            return False
        sound.play("card_flip", 0.5)
        table.changed()
        return True

    # --- things -----------------------------------------------------------------------------------------------------

    def is_card(self, view: Edo, thing: str) -> bool:
        return cards.is_card(view, thing)

    def thing_name(self, view: Edo, thing: str) -> str:
        if thing in view.board.merchants:
            return t("edo.table.merchant")
        return t("edo.table.card", card=say.card(thing))

    def face(self, canvas: Canvas, view: Edo, thing: str, rect: Rect, seat: int | None = None) -> None:
        cards.face(canvas, view, thing, rect)

    def picture(self, view: Edo, thing: str, width: int) -> pygame.Surface:
        return super().picture(view, thing.partition(":")[0], width)  # a card of a plan is named with its deed

    def card_words(self, view: Edo, thing: str, title: bool) -> list[str]:
        return cards.words(view, thing, title)

    def legend(self, canvas: Canvas, view: Edo, thing: str, words: str, seat: int | None, room: Rect) -> None:
        cards.legend(canvas, view, thing, room)

    # --- sheets and help --------------------------------------------------------------------------------------------

    def seat_sheet(self, desk: Desk, color: str) -> Sheet:
        return Holdings(desk, next(clan.seat for clan in desk.view.state.clans if clan.color == color))

    def bots(self) -> list[str]:
        return ["novice", "samurai", "shogun"]


TABLE = EdoTable()
