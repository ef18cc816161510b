"""Yedo's TABLE: what the window's kit asks of this game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

import pygame

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.grammar import capital
from engine.core.kind import SeatFacts
from engine.yedo import bots, say
from engine.yedo.game import Yedo
from yedo.help.pages import Book, Picture
from yedo.lesson import Course
from yedo.table.animate import Stage
from yedo.table.game import GameTable
from yedo.table.motion import Motion
from yedo.table.presentations import Presentation
from yedo.table.sheets import Row, Sheet
from yedo.table.strip import Move
from yedo.tables.yedo import cards, chips, legend, offers, wording
from yedo.tables.yedo.coop import coop
from yedo.tables.yedo.errand_words import sheet_rows
from yedo.tables.yedo.guests import make_room
from yedo.tables.yedo.help import hints
from yedo.tables.yedo.help.book import BOOK
from yedo.tables.yedo.help.places import page_for
from yedo.tables.yedo.layout import Layout, arrange
from yedo.tables.yedo.moving import YedoMoves
from yedo.tables.yedo.part import Desk
from yedo.tables.yedo.parts import Parts
from yedo.tables.yedo.places import spot_of
from yedo.tables.yedo.prints import move_of
from yedo.tables.yedo.round_end import end_of_round
from yedo.tables.yedo.tableau import Tableau
from yedo.tables.yedo.thumbnail import thumbnail
from yedo.ui import art
from yedo.ui.canvas import Canvas
from yedo.ui.words import t

Rect = pygame.FRect
LOWER = 48  # what house and hand give of their height where a foot is kept free; the rest is the board's
ACTING = ("action", "act_without_disciple")  # questions that may offer actions of several districts
FANNED = (
    "keep", "arrange", "shed", "favor", "color", "pick", "swap", "take_card", "take_weapon", "steal", "power",
)  # fmt: skip  (questions about cards that are laid out large)


class YedoTable(GameTable):
    id = "yedo"
    dealt = frozenset({"draw"})
    rows = frozenset({"market", "stakes", "recruited", "active", "gates", "daimyo_row", "held"})
    phases = ("preparation", "bidding", "event", "assign", "patrol", "trade", "actions")
    card_size = cards.SIZE
    points_icon = "pp"

    @cached_property
    def presentations(self) -> dict[str, type[Presentation]]:
        from yedo.tables.yedo.fan import Fan
        from yedo.tables.yedo.scenes.trade import Answer, Partners, Trays

        return {**dict.fromkeys(FANNED, Fan), "trade": Partners, "offer": Trays, "answer": Answer}

    def last_round(self, view: Yedo) -> str:
        return "" if view.rules.final_patrol == "stays" else "pieces/no_patrol"

    def last_round_tip(self, view: Yedo) -> str:
        return t("table.last_round") if self.last_round(view) else ""

    def notes(self, game: Yedo) -> str:
        return game.edition.name if game.edition.fixed else ""

    # --- what lies on the table -------------------------------------------------------------------------------

    def desk(self, view: Yedo, viewer: int | None, house: int, played_by: list[str]) -> Desk:
        return Desk(self, view, viewer, house, self.arrange(1920, 1080, view), played_by=played_by)

    def arrange(self, width: float, height: float, view: Yedo, compact: bool = False, foot: float = 0.0) -> Layout:
        lower = LOWER if foot else 0
        plan = arrange(width, height - foot + lower, len(view.state.order), compact)
        plan.size = (plan.size[0], plan.size[1] - lower)
        plan.house.h -= lower
        plan.hand.h -= lower
        make_room(plan, view)
        return plan

    def parts(self, desk: Desk) -> Parts:  # type: ignore[override]
        return Parts(desk)

    def seat(self, view: Yedo, seat: int) -> SeatFacts:
        clan = view.state.clans[seat]
        return SeatFacts(seat, say.name_of(view, seat), clan.color, clan.pp, seat == view.outsider)

    def livery(self, view: Yedo, seat: int) -> str:
        return "daimyo" if seat == view.outsider else view.state.clans[seat].color

    def thumbnail(self, game: Yedo, width: int, palette: str) -> pygame.Surface:
        return thumbnail(game, width, palette)

    # --- what moves -------------------------------------------------------------------------------------------

    def moves(self, stage: Stage) -> Motion:
        return YedoMoves(stage)

    def print_of(self, view: Yedo, event: Event, number: int) -> Move | None:
        return move_of(view, event, number)

    # --- options ----------------------------------------------------------------------------------------------

    def spot_of(self, view: Yedo, option: Option, decision: Decision) -> str:
        return spot_of(view, option, decision)

    def icon(self, option: Option) -> str:
        return chips.icon_of(option)

    def chip(self, view: Yedo, option: Option, decision: Decision) -> str:
        return wording.label(view, option, decision)

    def group(self, view: Yedo, option: Option, decision: Decision) -> str:
        """The kind of disciple that is placed, or the district of an action."""
        if option[0] == "place":
            return view.state.clans[decision.player].disciples[option[1]].kind
        return wording.district_of(option) if decision.kind in ACTING else ""

    def tab(self, group: str, decision: Decision) -> tuple[str, str, bool]:
        if decision.kind in ACTING:
            return capital(t(f"district.{group}")), f"district_{group}", True
        return capital(t(f"disciple.{group}")), group, False

    def least_tabs(self, decision: Decision) -> int:
        return 3 if decision.kind in ACTING else 2

    def purse(self, view: Yedo, seat: int) -> int:
        return view.state.clans[seat].mon

    def costly(self, view: Yedo, option: Option, decision: Decision) -> str | None:
        if option[0] == "bid" and option[1] * 2 <= view.state.clans[decision.player].mon:
            return None
        return super().costly(view, option, decision)

    def offer(self, parts: Parts, options: list[Option]) -> list[str] | None:
        return [offers.place_offer(parts, options[0][2])] if options[0][0] == "place" else None

    def reason(self, blocked: Mapping[str, str], place: str) -> str:
        return offers.reason(blocked, place)

    # --- things -----------------------------------------------------------------------------------------------

    def is_card(self, view: Yedo, thing: str) -> bool:
        return thing in view.cards

    def is_tile(self, view: Yedo, thing: str) -> bool:
        return thing in view.board.weapons

    def thing_name(self, view: Yedo, thing: str) -> str:
        return t(f"weapon.{thing}") if thing in view.board.weapons else say.thing(view, thing)

    def face(self, canvas: Canvas, view: Yedo, thing: str, rect: Rect, seat: int | None = None) -> None:
        cards.face(canvas, view, thing, rect, seat)

    def face_picture(self, canvas: Canvas, view: Yedo, thing: str, rect: Rect, seat: int | None) -> pygame.Surface:
        return cards.face_picture(canvas, view, thing, rect, seat)

    def flying(self, canvas: Canvas, view: Yedo, thing: str, rect: Rect) -> None:
        card = view.cards[thing]
        upper = Rect(rect.x, rect.y + rect.h * 0.11, rect.w, rect.h * 0.3)
        art.draw(canvas, cards.vignette(card), upper, "stretch")
        art.draw(canvas, cards.frame(card), rect, "stretch")

    def card_words(self, view: Yedo, thing: str, title: bool) -> list[str]:
        card = cards.turned(view, thing)
        lines = ["{b}" + say.thing(view, card.id) + "{/b}"] * title + cards.said(view, card)
        return lines + ["{i}" + card.flavour + "{/i}"] * bool(card.flavour)

    def legend(self, canvas: Canvas, view: Yedo, thing: str, words: str, seat: int | None, room: Rect) -> None:
        legend.draw(canvas, words, legend.entries(view, cards.turned(view, thing), seat), room)

    # --- sheets and help --------------------------------------------------------------------------------------

    def round_sheet(self, desk: Desk, number: int) -> Sheet:
        return end_of_round(desk, number)

    def seat_sheet(self, desk: Desk, color: str) -> Sheet:
        return Tableau(desk, next(clan.seat for clan in desk.view.state.clans if clan.color == color))

    def hint(self, view: Yedo, decision: Decision, open_hand: bool) -> str:
        return hints.hint(view, decision, open_hand)

    def advice(self, view: Yedo, decision: Decision) -> str:
        return hints.advice(view, decision)

    def hint_rows(self, view: Yedo) -> list[Row]:
        return sheet_rows(view) if coop(view) else []  # what the errands lack

    @property
    def book(self) -> Book:
        return BOOK

    def picture_shape(self, picture: Picture) -> tuple[float, float]:
        from yedo.tables.yedo.help import pictures

        return pictures.shape(picture)

    def draw_picture(self, canvas: Canvas, picture: Picture, place: Rect) -> None:
        from yedo.tables.yedo.help import pictures

        pictures.show(canvas, picture, place)

    def page_for(self, place: str) -> str:
        return page_for(place)

    @cached_property
    def course(self) -> Course:
        return Course("yedo", "yedo/lesson.yaml", "lesson")

    def bots(self) -> list[str]:
        return bots.names()


TABLE = YedoTable()
