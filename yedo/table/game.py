"""What a game brings to the table: its TABLE. The kit draws, points, asks and moves; whatever it has to know of a game
it takes from the game's KIND (rules and words) and from this (pictures, places, movements, pages).

Every method has an answer that does for any game: a game with nothing but a KIND and a name can be played on the plain
table (yedo.table.plain). A game's own table is a subclass, one instance of which stands in `yedo.tables`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.kind import Kind, SeatFacts
from engine.core.words import has, t
from engine.games import kind_of

if TYPE_CHECKING:
    import pygame

    from yedo.help.pages import Book, Picture
    from yedo.lesson import Course
    from yedo.scenes.scene import Scene
    from yedo.scenes.table import Table
    from yedo.table.animate import Stage
    from yedo.table.layout import Layout, Rect
    from yedo.table.motion import Motion
    from yedo.table.part import Desk
    from yedo.table.parts import Parts
    from yedo.table.presentations import Presentation
    from yedo.table.sheets import Row, Sheet
    from yedo.table.strip import Move
    from yedo.ui.canvas import Canvas


class GameTable:
    id: ClassVar[str]

    def music(self, view: Any, side: str) -> str | None:
        """The piece that plays at its table; None is the board side's own."""
        return None

    def last_round(self, view: Any) -> str:
        """A picture on the ribbon's last round instead of its number."""
        return ""

    def last_round_tip(self, view: Any) -> str:
        """What is different in the last round."""
        return ""

    def notes(self, game: Any) -> str:
        """Which notes of the rules pages belong to a game, such as those of an earlier edition."""
        return ""

    # --- what the rows of its KIND do not say ------------------------------------------------------------------

    dealt: ClassVar[frozenset[str]] = frozenset()  # events that are in the air together
    rows: ClassVar[frozenset[str]] = frozenset()  # lists of its state in which places count (see between.py)
    round_end: ClassVar[str] = "round_end"  # the event after which a round's result lies on the table
    phases: ClassVar[tuple[str, ...]] = ()  # of a round, on the ribbon
    heads: ClassVar[frozenset[str]] = frozenset({"phase"})  # events that begin a new part of the log
    clickable: ClassVar[frozenset[str]] = frozenset()  # kinds of places of its own that do something (`clicked`)
    card_size: ClassVar[tuple[int, int]] = (300, 440)
    compact_below: ClassVar[float] = 0.0  # real pixels per logical one under which it is compact; 0: the kit's number
    points_icon: ClassVar[str] = "trophy"  # stands beside a seat's score

    @cached_property
    def kind(self) -> Kind:
        return kind_of(self.id)

    @cached_property
    def presentations(self) -> dict[str, type[Presentation]]:
        """How some questions are asked with more comfort than the generic path has."""
        return {}

    # --- what lies on the table -------------------------------------------------------------------------------

    def desk(self, view: Any, viewer: int | None, house: int, played_by: list[str]) -> Desk:
        from yedo.table.part import Desk

        return Desk(self, view, viewer, house, self.arrange(1920, 1080, view), played_by=played_by)

    def arrange(self, width: float, height: float, view: Any, compact: bool = False, foot: float = 0.0) -> Layout:
        """Where everything lies in a window of this shape; `foot` is left free at its lower edge."""
        from yedo.table.plain import arrange

        return arrange(width, height - foot, len(self.kind.seats(view)), compact)

    def pose(self, view: Any) -> object:
        """What of a view `arrange` depends on: when it changes, the table is laid out anew. It must be something that
        everybody knows, and change seldom."""
        return None

    def parts(self, desk: Desk) -> Parts:
        from yedo.table.plain import PlainParts

        return PlainParts(desk)

    def things(self, view: Any) -> list[tuple[str, str, str]]:
        """What lies in the middle of the plain table: place, icon and words of each thing. Everybody may see them."""
        return []

    def seat(self, view: Any, seat: int) -> SeatFacts:
        return next(facts for facts in self.kind.seats(view) if facts.seat == seat)

    def phase_name(self, phase: str) -> str:
        return t(f"phase.{phase}") if has(f"phase.{phase}") else phase

    def phase_icon(self, phase: str) -> str:
        return phase

    def phase_does(self, phase: str) -> str:
        """What happens in a phase, in a sentence."""
        return t(f"table.phase.{phase}")

    def livery(self, view: Any, seat: int) -> str:
        """The colour of what a seat did: an icon `crest_<colour>`."""
        return self.seat(view, seat).color

    def thumbnail(self, game: Any, width: int, palette: str) -> pygame.Surface:
        """A small picture of a game, so many real pixels wide, that shows nobody's secrets."""
        from yedo.table.plain import thumbnail

        return thumbnail(self, game, width, palette)

    # --- what moves -------------------------------------------------------------------------------------------

    def moves(self, stage: Stage) -> Motion:
        """A method named like an event shows it; without one, the event's words are shown on a slip."""
        from yedo.table.motion import Motion

        return Motion(stage)

    def between(self, before: Any, after: Any) -> Any:
        """What is shown while something moves: it has left its place and has not arrived anywhere yet."""
        from yedo.table.between import between

        return between(before, after, self.rows)

    def ended(self, event: Event) -> int:
        """The round that is over with an event; 0 for all others."""
        return int(event.data["round"]) if event.kind == self.round_end else 0

    def print_of(self, view: Any, event: Event, number: int) -> Move | None:
        """The print that hangs in the strip of the others' moves; None if the event is no key move."""
        return None

    def curtain(self, app: Any, seat: SeatFacts, lifted: Callable[[], object], private: bool, view: Any) -> Scene:
        """What hides the table while the mouse goes to another person; `view` is what everybody may see."""
        from yedo.scenes.curtain import Curtain

        return Curtain(app, seat.color, seat.name, lifted, private)

    def gathering(self, table: Table) -> Scene | None:
        """The screen at which persons who write in secret at once take the mouse in any order; None to let the
        curtain fall for them one after the other."""
        return None

    # --- options ----------------------------------------------------------------------------------------------

    def spot_of(self, view: Any, option: Option, decision: Decision) -> str:
        """The spot of the table on which an option lights up."""
        return self.kind.place(view, option, decision)

    def tray(self, view: Any, decision: Decision) -> list[str]:
        """Things among the options that lie nowhere on the table: they are laid out to choose from."""
        places = (self.spot_of(view, option, decision) for option in decision.options)
        return [place[5:] for place in dict.fromkeys(places) if place.startswith("tray:")]

    def icon(self, option: Option) -> str:
        """The picture of what it is about, else that of its verb."""
        return self.kind.icon(option) or self.kind.verb(option).icon

    def chip(self, view: Any, option: Option, decision: Decision) -> str:
        """What a chip says: the label, shortened by what the question above it says already."""
        return self.kind.label(view, option, decision)

    def unseen(self, option: Option, number: int) -> str:
        """What a chip says of a card that lies face down, the so-manieth of its hand."""
        return t("table.face_down_play" if option[0] == "play" else "table.face_down_card", n=number)

    def group(self, view: Any, option: Option, decision: Decision) -> str:
        """Under which tab of the prompt an option stands; "" for those that stand under all of them."""
        return ""

    def tab(self, group: str, decision: Decision) -> tuple[str, str, bool]:
        """Name and icon of a tab, and whether its icon alone is enough."""
        return group, group, False

    def least_tabs(self, decision: Decision) -> int:
        """From how many groups on there are tabs."""
        return 2

    def purse(self, view: Any, seat: int) -> int | None:
        """What a seat can step up to at most, to say what it would have left; None where that says nothing."""
        return None

    def costly(self, view: Any, option: Option, decision: Decision) -> str | None:
        """The key of the question to ask before an answer that would be a costly slip; None for others."""
        return self.kind.verb(option).sure or None

    def second_thought(self, view: Any, option: Option, decision: Decision, key: str) -> str:
        """That question."""
        return t(key, n=option[-1])

    def way_out(self, decision: Decision) -> Option | None:
        """The quiet answer to a question whose only other answers stand beside most questions; None if there is more
        to it."""
        plain = [option for option in decision.options if not self.kind.verb(option).beside]
        return plain[0] if len(plain) == 1 and self.kind.verb(plain[0]).tone == "quiet" else None

    def foretells(self, desk: Any, option: Option) -> bool:
        """Whether everybody who looks at the screen now may read what would come of an option."""
        return True

    def clicked(self, table: Table, kind: str, what: str) -> None:
        """A click on a place `<kind>:<what>` of a kind in `clickable` that answers nothing."""

    def pressed(self, table: Table, key: int) -> bool:
        """A key that means nothing else now; True when the game has a use for it."""
        return False

    def offer(self, parts: Any, options: list[Option]) -> list[str] | None:
        """What is said of a lit place instead of its options' labels; None for the labels."""
        return None

    def reason(self, blocked: Mapping[str, str], place: str) -> str:
        """Why a place cannot be used now, out of what is blocked by place."""
        return blocked.get(place, "")

    # --- things -----------------------------------------------------------------------------------------------

    def is_card(self, view: Any, thing: str) -> bool:
        """Whether a thing is a card with a face to enlarge."""
        return False

    def is_tile(self, view: Any, thing: str) -> bool:
        """Whether a thing is a small square one."""
        return False

    def thing_name(self, view: Any, thing: str) -> str:
        return thing

    def face(self, canvas: Canvas, view: Any, thing: str, rect: Rect, seat: int | None = None) -> None:
        """A thing in a rect of its proportions; with a seat, what that seat lacks for it is marked."""
        from yedo.ui import draw, text

        draw.rounded(canvas, rect, canvas.theme.paper, canvas.theme.ink, 2, 12)
        text.draw(canvas, self.thing_name(view, thing), rect.inflate(-16, -16), "bold", 24, None, "center", "middle")

    def face_picture(self, canvas: Canvas, view: Any, thing: str, rect: Rect, seat: int | None) -> pygame.Surface:
        """The same as a picture to be scaled."""
        from dataclasses import replace

        import pygame

        box = canvas.rect(rect)
        page = replace(canvas, surface=pygame.Surface(box.size, pygame.SRCALPHA))
        self.face(page, view, thing, type(rect)(0, 0, rect.w, rect.h), seat)
        return page.surface

    def picture(self, view: Any, thing: str, width: int) -> pygame.Surface:
        """A thing on paper, so many pixels wide, for whoever has no table before him; nothing on it is marked."""
        import pygame

        from yedo.ui.canvas import Canvas
        from yedo.ui.theme import theme

        wide, high = (self.card_size[0],) * 2 if self.is_tile(view, thing) else self.card_size
        surface, day = pygame.Surface((width, round(width * high / wide))), theme("day")
        surface.fill(day.paper)
        self.face(Canvas(surface, width / wide, day), view, thing, pygame.FRect(0, 0, wide, high))
        return surface

    def flying(self, canvas: Canvas, view: Any, thing: str, rect: Rect) -> None:
        """A card in flight: its picture, not a text set anew for every size."""
        self.face(canvas, view, thing, rect)

    def card_words(self, view: Any, thing: str, title: bool) -> list[str]:
        """What a card says."""
        return [f"{{b}}{self.thing_name(view, thing)}{{/b}}"] * title

    def legend(self, canvas: Canvas, view: Any, thing: str, words: str, seat: int | None, room: Rect) -> None:
        """The words beside a card that is looked at alone, and what its icons mean."""
        from yedo.ui import text
        from yedo.ui.panel import panel

        panel(canvas, room, "plain")
        text.draw(canvas, words, room.inflate(-40, -36), "text", 22)

    # --- sheets and help --------------------------------------------------------------------------------------

    def round_sheet(self, desk: Any, number: int) -> Sheet | None:
        """How a round ended."""
        return None

    def seat_sheet(self, desk: Any, color: str) -> Sheet | None:
        """All that a seat has, as everybody may see it."""
        return None

    def sheet(self, desk: Any, name: str) -> Sheet | None:
        """What lies over the table after a click on a place `sheet:<name>`."""
        return None

    def glances(self, parts: Any, at: tuple[float, float]) -> bool:
        """Whether the mouse rests where the one who is asked looks at a hand that lies face down."""
        return False

    def hint(self, view: Any, decision: Decision, open_hand: bool) -> str:
        """What the open question is about."""
        key = f"{self.id}.hint.{decision.kind}"
        return t(key) if has(key) else self.kind.prompt(view, decision)

    def advice(self, view: Any, decision: Decision) -> str:
        """What a good player would do, and why; "" where nobody says."""
        bot: Any = self.kind.adviser()
        if bot is None or not decision.options:
            return ""
        what = self.kind.label(view, bot.choose(view, decision), decision)
        return t("help.advice", what=what.rstrip("."), why=bot.why(own=True))

    def hint_rows(self, view: Any) -> list[Row]:
        """What else lies on the sheet of hints."""
        return []

    @property
    def book(self) -> Book | None:
        """The rules pages; None while there are none."""
        from yedo.help.pages import own_book

        return own_book(self.id)

    def book_for(self, game: Any = None) -> Book | None:
        """The rules pages with the numbers of a game; without one, with those that a new game would have."""
        book, kind = self.book, self.kind
        if book is None:
            return None
        if game is None:
            from yedo import own_numbers

            return book.of(own_numbers.board_for(kind))
        return book.of(kind.board(kind.parts(game)) if kind.other_numbers(game) else None)

    def picture_shape(self, picture: Picture) -> tuple[float, float]:
        """Width and height of a picture of the rules pages."""
        from yedo.help import pictures

        return pictures.shape(picture)

    def draw_picture(self, canvas: Canvas, picture: Picture, place: Rect) -> None:
        from yedo.help import pictures

        pictures.show(canvas, picture, place)

    def page_for(self, place: str) -> str:
        """The id of the rules page that explains a place, a question or a phase; "" where there are no pages."""
        from yedo.help.pages import page_for

        return page_for(self.id, place)

    @cached_property
    def course(self) -> Course | None:
        """The first lesson: the script in the game's own folder of data/; None while there is none."""
        from engine.paths import data_dir
        from yedo.lesson import Course

        file = f"{self.id}/lesson.yaml"
        return Course(self.id, file, f"{self.id}.lesson") if (data_dir() / file).is_file() else None

    def lesson(self, app: Any, opened: Any) -> Scene | None:
        """The lesson that a reopened game belongs to; None for any other game."""
        from yedo.scenes.lesson import taught

        return taught(app, opened)

    def bots(self) -> list[str]:
        """Every bot that can be seated."""
        return list(self.kind.bots)
