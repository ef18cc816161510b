"""The prompt: who is asked what, in the colour of the clan, with every option as a chip; a bid is a stepper."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pygame

from engine.core.decision import Decision, Option
from yedo.table.chips import Chip, Tab
from yedo.table.part import Desk, Rect, Spot, faint_crest
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.stepper import Stepper
from yedo.ui.widget import Widget
from yedo.ui.words import t

HEAD = 66
CORNER = 8  # the sheet's hollow corner, which the question stays clear of
FOOT = 34
SIZES = (23.0, 21.0, 19.0, 18.0)  # of the labels, the largest that fits is taken
TABS = 42  # height of the groups to choose from
GAP = 5
BARE = 46  # what a chip needs beside its label: the icon and its edges


@dataclass(slots=True)
class Question:
    """What stands in the prompt when no option can be picked: a sentence, a clan, perhaps a button."""

    words: str
    seat: int = -1
    button: str = ""
    action: Callable[[], object] | None = None


class BidStepper(Stepper):
    """Enter on the number bids it."""

    press: Callable[[], object] | None = None

    def activate(self) -> None:
        if self.press is not None:
            self.press()


class Prompt:
    def __init__(self, desk: Desk, pick: Callable[[Option], object]) -> None:
        self.desk, self.pick = desk, pick
        self.words = ""
        self.seat = -1
        self.chips: list[Chip] = []
        self.widgets: list[Widget] = []  # on this page, in focus order
        self.page = 0
        self.pages = 1
        self.stepper: BidStepper | None = None
        self.tabs: list[Chip] = []  # groups of options to choose from
        self.mover = ""  # the one that is chosen
        self._asked: tuple[Any, Decision] | None = None
        self._canvas: Canvas | None = None
        self._fixed: list[Chip] = []
        self._purse: int | None = None  # of whoever bids
        self._size_now = SIZES[-1]
        self._stepped = "table.bid_n"  # what the number of the stepper says

    # --- what is asked ---------------------------------------------------------------------------------

    def ask(self, view: Any, decision: Decision) -> None:
        """A person is asked: make a chip for every option, alike ones only once."""
        before, self._asked = self._asked, (view, decision)
        game = self.desk.game
        self.clear(game.kind.prompt(view, decision), decision.player)
        self._make_tabs(view, decision, again=before is not None and before[1] is decision)
        bids = [o for o in decision.options if game.kind.verb(o).form == "stepper"]
        seen: set[str] = set()
        for option in decision.options:
            row = game.kind.verb(option)
            if row.form == "stepper" or (self.tabs and game.group(view, option, decision) not in ("", self.mover)):
                continue
            label = self._label(view, option, decision)
            if label in seen:
                continue
            seen.add(label)
            chip = Chip(label, game.icon(option), self._picker(option), kind=row.tone)
            chip.place, chip.option = game.spot_of(view, option, decision), option
            self.chips.append(chip)
        self.chips.sort(key=lambda chip: chip.kind == "quiet")
        if bids:
            self._make_stepper(view, decision, bids[0][0], [o[1] for o in bids])
        self.lay_out()

    def _label(self, view: Any, option: Option, decision: Decision) -> str:
        """What a chip says; a card that lies face down stays unnamed."""
        hidden = self.desk.face_down(str(option[-1]))
        if hidden:
            return self.desk.game.unseen(option, hidden)
        return self.desk.game.chip(view, option, decision)

    def _make_tabs(self, view: Any, decision: Decision, again: bool) -> None:
        """Options of several groups: one group is chosen first, and its options are listed."""
        game = self.desk.game
        groups = list(dict.fromkeys(game.group(view, option, decision) for option in decision.options))
        groups = [group for group in groups if group]
        self.tabs = []
        if len(groups) < game.least_tabs(decision):
            self.mover = ""
            return
        self.mover = self.mover if again and self.mover in groups else groups[0]
        for group in groups:
            name, icon, narrow = game.tab(group, decision)
            chip = (Tab if narrow else Chip)(name, icon, self._chooser(group))
            chip.kind = "primary" if group == self.mover else ""
            self.tabs.append(chip)

    def _chooser(self, kind: str) -> Callable[[], object]:
        def choose() -> None:
            self.mover = kind
            if self._asked is not None:
                self.ask(*self._asked)

        return choose

    def _picker(self, option: Option) -> Callable[[], object]:
        return lambda: self.pick(option)

    def _make_stepper(self, view: Any, decision: Decision, verb: str, amounts: list[int]) -> None:
        self._stepped = f"table.{verb}_n"
        stepper = BidStepper(
            amounts[0], amounts[0], amounts[-1], lambda n: self.lay_out(), lambda n: t(self._stepped, n=n)
        )
        self.stepper = stepper
        bid = Chip("", "confirm", lambda: self.pick((verb, stepper.value)), kind="primary")
        bid.option = (verb, amounts[0])
        stepper.press = bid.activate
        self._fixed = [bid]
        self._purse = self.desk.game.purse(view, decision.player)

    def say(self, question: Question) -> None:
        """Nobody here is asked: who is, or what is going on."""
        self.clear(question.words, question.seat)
        if question.button and question.action is not None:
            self.chips = [Chip(question.button, "confirm", question.action, kind="primary")]
        self.lay_out()

    def offer(self, words: str, seat: int, entries: list[tuple[str, str, Callable[[], object]]]) -> None:
        """A question of the table itself, such as "really?": (label, icon, action)."""
        self.clear(words, seat)
        self.chips = [Chip(label, icon, action) for label, icon, action in entries]
        self.lay_out()

    def clear(self, words: str, seat: int) -> None:
        self.words, self.seat = words, seat
        self.chips, self._fixed, self.stepper, self.page, self.tabs = [], [], None, 0, []

    # --- places ----------------------------------------------------------------------------------------

    def place(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self.lay_out()

    @property
    def rect(self) -> Rect:
        return self.desk.plan.prompt

    def lay_out(self) -> None:
        """Chips under each other, short ones two in a row where there are many; pages where that is not enough."""
        area = self.rect.inflate(-20, -16)
        room = Rect(area.x, area.y + self.head, area.w, area.h - self.head)
        self.widgets = list(self.tabs)
        if self.tabs:
            room = self._lay_tabs(room)
        if self.stepper is not None:
            self._lay_stepper(self.stepper, room)
            room = Rect(room.x, room.y + 104, room.w, room.h - 104)
        self._size_now = min(SIZES, key=lambda size: self._cost(size, room))
        pages = self._pages(room, room.h)
        if len(pages) > 1:
            pages = self._pages(room, room.h - FOOT)
        self.pages = max(1, len(pages))
        self.page %= self.pages
        for chip, rect in pages[self.page] if pages else ():
            chip.rect, chip.size = rect, self._size_now
            self.widgets.append(chip)
        for number, widget in enumerate(self.widgets):
            if isinstance(widget, Chip):
                widget.number = number + 1 if number < 9 and self.stepper is None and self._counted(widget) else 0

    def _counted(self, chip: Chip) -> bool:
        """Whether there is room for a chip's number beside its label; its key works all the same."""
        return chip in self.tabs or chip in self._fixed or self._size(chip, chip.rect.w)[0] <= chip.rect.w - BARE - 18

    @property
    def head(self) -> float:
        """Height of the question itself: three lines where it needs them."""
        if self._canvas is None:
            return HEAD
        width = self.rect.w - 20 - CORNER - (60 if self.seat >= 0 else 0)
        return max(HEAD, text.measure(self._canvas, self.words, "bold", 18, width)[1] + 14)

    def _line(self, size: float, role: text.Role) -> float:
        """The height of a line of text, which in a small window is never as small as it should be."""
        return text.measure(self._canvas, "1", role, size)[1] if self._canvas is not None else size * text.LINE

    def _lay_tabs(self, room: Rect) -> Rect:
        """Narrow ones all in a row, the chosen one's name below; others two in a row, or one whose name is long; what
        is left of the room."""
        narrow = isinstance(self.tabs[0], Tab)
        columns = len(self.tabs) if narrow else 2
        part, high = (room.w + GAP) / columns - GAP, 31 + self._line(16, "text") if narrow else TABS
        x, y = room.x, room.y
        for tab in self.tabs:
            wide = part if narrow or self._narrow(tab, part) else room.w
            if x + wide > room.right + 1:
                x, y = room.x, y + high + GAP
            tab.rect = Rect(x, y, wide, high)
            tab.spot = Spot("", tab.rect, tab.label) if narrow else None
            x += wide + GAP
        low = y + high + GAP + (self._line(21, "display") + 6 if narrow else 8)
        return Rect(room.x, low, room.w, room.bottom - low)

    def _narrow(self, tab: Chip, width: float) -> bool:
        """Whether a tab's name fits this width."""
        return self._canvas is None or text.measure(self._canvas, tab.label, "text", tab.size * 0.85)[0] <= width - 57

    def _lay_stepper(self, stepper: "BidStepper", room: Rect) -> None:
        stepper.rect = Rect(room.x, room.y, room.w, 46)
        bid = self._fixed[0]
        bid.label = t(self._stepped, n=stepper.value)
        if self._purse is not None:
            bid.label += " · " + t("table.bid_left", n=self._purse - stepper.value)
        bid.rect = Rect(room.x, room.y + 52, room.w, 44)
        self.widgets = [stepper, bid]

    def _pages(self, room: Rect, height: float) -> list[list[tuple[Chip, Rect]]]:
        """The chips with their places, page by page."""
        half = (room.w - GAP) / 2
        column = sum(max(46.0, self._size(chip, room.w - BARE)[1]) + GAP for chip in self.chips)
        many = len(self.chips) > 4 and column > height
        pages: list[list[tuple[Chip, Rect]]] = [[]] if self.chips else []
        y, beside = room.y, False  # beside: the right half of the row above is free
        for chip in self.chips:
            wide, tall = self._size(chip, room.w - BARE)
            short = many and wide <= half - BARE
            if short and beside:
                above = pages[-1][-1][1]
                pages[-1].append((chip, Rect(room.x + half + GAP, above.y, half, above.h)))
                beside = False
                continue
            tall = max(tall - 8, 30.0) if many else max(tall, 46.0)
            if y + tall > room.y + height + 1 and pages[-1]:
                pages.append([])
                y = room.y
            pages[-1].append((chip, Rect(room.x, y, half if short else room.w, tall)))
            y += tall + GAP
            beside = short
        for page in pages:
            _widen([rect for _, rect in page], room.w)
        return pages

    def _size(self, chip: Chip, width: float) -> tuple[float, float]:
        """How wide a chip's label is in one line, and how high the chip must be in this width."""
        if self._canvas is None:
            return 0.0, 44.0
        line = text.measure(self._canvas, chip.label, "text", self._size_now)
        wrapped = text.measure(self._canvas, chip.label, "text", self._size_now, width)
        return line[0], wrapped[1] + 10

    def _cost(self, size: float, room: Rect) -> tuple[int, bool, int, int, float]:
        """What speaks against a size of the labels: pages, labels longer than a line, no room for a number, rows, being
        small."""
        self._size_now = size
        pages = self._pages(room, room.h)
        width = room.w - BARE
        wraps = size > 19 and any(self._size(chip, width)[0] > width for chip in self.chips)
        rows = len({(n, rect.y) for n, page in enumerate(pages) for _, rect in page})
        bare = sum(self._size(chip, rect.w)[0] > rect.w - BARE - 18 for page in pages for chip, rect in page[:9])
        return len(pages), wraps, bare, rows, -size

    def turn(self, step: int) -> bool:
        """Another page of chips."""
        if self.pages == 1:
            return False
        self.page = (self.page + step) % self.pages
        self.lay_out()
        return True

    def arrows(self) -> tuple[Rect, Rect]:
        area = self.rect.inflate(-20, -16)
        y = area.bottom - FOOT + 4
        return Rect(area.x, y, 44, FOOT - 4), Rect(area.right - 44, y, 44, FOOT - 4)

    # --- events and drawing ----------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.pages > 1:
            for arrow, step in zip(self.arrows(), (-1, 1), strict=True):
                if arrow.collidepoint(event.pos):
                    return self.turn(step)
        changed = False
        for widget in list(self.widgets):
            if widget.handle(event):
                changed = True
                if event.type != pygame.MOUSEMOTION:
                    return True
        return changed

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        color = self.desk.color(self.seat) if self.seat >= 0 else None
        panel(canvas, self.rect, "sheet", theme.livery[color] if color else None)
        area = self.rect.inflate(-20, -16)
        left = area.x
        if color:
            low = max((widget.rect.bottom for widget in self.widgets), default=area.y + self.head)
            faint_crest(canvas, color, Rect(area.x, low, area.w, area.bottom - low))
            draw.crest_disc(canvas, color, (area.x + 26, area.y + self.head / 2 - 6), 25)
            left += 60
        words = Rect(left, area.y, area.right - left - CORNER, self.head - 8)
        if self.tabs:
            self._draw_chosen(canvas, area)
        text.draw(canvas, self.words, words, "bold", 20, None, "left", "middle", shrink=0.75)
        for widget in self.widgets:
            widget.draw(canvas)
        if self.pages > 1:
            for arrow, name in zip(self.arrows(), ("arrow_left", "arrow_right"), strict=True):
                art.draw(canvas, f"icons/{name}", arrow)
            middle = Rect(area.x + 50, self.arrows()[0].y, area.w - 100, FOOT - 4)
            text.draw(
                canvas,
                f"{self.page + 1} / {self.pages}",
                middle,
                "text",
                18,
                None,
                "center",
                "middle",
                wrap=False,
            )

    def _draw_chosen(self, canvas: Canvas, area: Rect) -> None:
        """What is chosen, where the tabs do not say it, and a line under it."""
        y = self.tabs[-1].rect.bottom
        if isinstance(self.tabs[0], Tab):
            name = Rect(area.x, y + 1, area.w, self._line(21, "display") + 1)
            chosen = next(tab.label for tab in self.tabs if tab.kind == "primary")
            text.draw(canvas, chosen, name, "display", 21, canvas.theme.heading, "left", "middle")
            y = name.bottom - 5
        draw.brush_line(canvas, (area.x, y + 6), area.w, canvas.theme.gold_deep)


def _widen(places: list[Rect], whole: float) -> None:
    """A short chip between long ones is as wide as they are."""
    for number, place in enumerate(places):
        around = places[max(0, number - 1) : number] + places[number + 1 : number + 2]
        if all(other.w > whole - 1 for other in around):
            place.w = whole
