"""The prompt: who is asked what, in the colour of the clan, with every option as a chip; a bid is a stepper."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from engine.core.decision import Decision, Option
from engine.yedo import say
from engine.yedo.game import Yedo
from yedo.table.chips import PRIMARY, QUIET, Chip, icon_of
from yedo.table.part import Desk, Rect
from yedo.table.places import spot_of
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.stepper import Stepper
from yedo.ui.widget import Widget
from yedo.ui.words import t

HEAD = 78
FOOT = 34
STEPPED = ("bid", "stake")  # verbs whose amounts are a stepper
GAP = 5
SURE = {"return_blessing": "table.sure_blessing", "token": "table.sure_blessing", "home": "table.sure_home"}


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
        self._canvas: Canvas | None = None
        self._fixed: list[Chip] = []
        self._mon = 0  # of whoever bids
        self._stepped = "table.bid_n"  # what the number of the stepper says

    # --- what is asked ---------------------------------------------------------------------------------

    def ask(self, view: Yedo, decision: Decision) -> None:
        """A person is asked: make a chip for every option, alike ones only once."""
        self.clear(say.prompt(view, decision), decision.player)
        bids = [o for o in decision.options if o[0] in STEPPED]
        seen: set[str] = set()
        for option in decision.options:
            if option[0] in STEPPED:
                continue
            label = self._label(view, option, decision)
            if label in seen:
                continue
            seen.add(label)
            kind = "primary" if option[0] in PRIMARY else "quiet" if option[0] in QUIET else ""
            chip = Chip(label, icon_of(option), self._picker(option), kind=kind)
            chip.place, chip.option = spot_of(view, option, decision), option
            self.chips.append(chip)
        self.chips.sort(key=lambda chip: chip.kind == "quiet")
        if bids:
            self._make_stepper(view, decision, bids[0][0], [o[1] for o in bids])
        self.lay_out()

    def _label(self, view: Yedo, option: Option, decision: Decision) -> str:
        """The engine's words, shortened where only the place differs; a card that lies face down stays unnamed."""
        hidden = self.desk.face_down(str(option[-1]))
        if hidden:
            return t(f"table.face_down_{option[0]}" if option[0] == "play" else "table.face_down_card", n=hidden)
        if option[0] == "open":
            lot = t(f"lot.{option[1]}")
            return lot[:1].upper() + lot[1:]
        if option[0] != "place" or len({o[1] for o in decision.options if o[0] == "place"}) > 1:
            return say.label(view, option, decision)
        where, _, annex = option[2].rpartition(":")
        if where == f"annex:{decision.player}":
            return t(f"annex_name.{annex}")
        if where == "castle":
            return t(f"table.castle.{annex}")
        return say.place_name(view, option[2])

    def _picker(self, option: Option) -> Callable[[], object]:
        return lambda: self.pick(option)

    def _make_stepper(self, view: Yedo, decision: Decision, verb: str, amounts: list[int]) -> None:
        mon = view.state.clans[decision.player].mon
        self._stepped = f"table.{verb}_n"
        stepper = BidStepper(
            amounts[0], amounts[0], amounts[-1], lambda n: self.lay_out(), lambda n: t(self._stepped, n=n)
        )
        self.stepper = stepper
        bid = Chip("", "confirm", lambda: self.pick((verb, stepper.value)), kind="primary")
        bid.option = (verb, amounts[0])
        stepper.press = bid.activate
        self._fixed = [bid]
        self._mon = mon

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
        self.chips, self._fixed, self.stepper, self.page = [], [], None, 0

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
        room = Rect(area.x, area.y + HEAD, area.w, area.h - HEAD)
        self.widgets = []
        if self.stepper is not None:
            self._lay_stepper(self.stepper, room)
            room = Rect(room.x, room.y + 104, room.w, room.h - 104)
        pages = self._pages(room, room.h)
        if len(pages) > 1:
            pages = self._pages(room, room.h - FOOT)
        self.pages = max(1, len(pages))
        self.page %= self.pages
        for number, (chip, rect) in enumerate(pages[self.page] if pages else ()):
            chip.rect = rect
            chip.number = number + 1 if number < 9 and self.stepper is None else 0
            self.widgets.append(chip)

    def _lay_stepper(self, stepper: "BidStepper", room: Rect) -> None:
        stepper.rect = Rect(room.x, room.y, room.w, 46)
        bid = self._fixed[0]
        left = t("table.bid_left", n=self._mon - stepper.value)
        bid.label = f"{t(self._stepped, n=stepper.value)} · {left}"
        bid.rect = Rect(room.x, room.y + 52, room.w, 44)
        self.widgets = [stepper, bid]

    def _pages(self, room: Rect, height: float) -> list[list[tuple[Chip, Rect]]]:
        """The chips with their places, page by page."""
        half = (room.w - GAP) / 2
        many = len(self.chips) > 4
        pages: list[list[tuple[Chip, Rect]]] = [[]] if self.chips else []
        y, beside = room.y, False  # beside: the right half of the row above is free
        for chip in self.chips:
            wide, tall = self._size(chip, room.w - 62)
            short = many and wide <= half - 58
            if short and beside:
                above = pages[-1][-1][1]
                pages[-1].append((chip, Rect(room.x + half + GAP, above.y, half, above.h)))
                beside = False
                continue
            tall = max(tall, 36.0 if many else 44.0)
            if y + tall > room.y + height + 1 and pages[-1]:
                pages.append([])
                y = room.y
            pages[-1].append((chip, Rect(room.x, y, half if short else room.w, tall)))
            y += tall + GAP
            beside = short
        return pages

    def _size(self, chip: Chip, width: float) -> tuple[float, float]:
        """How wide a chip's label is in one line, and how high the chip must be in this width."""
        if self._canvas is None:
            return 0.0, 44.0
        line = text.measure(self._canvas, chip.label, "text", 19)
        wrapped = text.measure(self._canvas, chip.label, "text", 19, width)
        return line[0], wrapped[1] + 10

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
        panel(canvas, self.rect, "sheet", theme.clan[color] if color else None)
        area = self.rect.inflate(-20, -16)
        left = area.x
        if color:
            draw.crest_disc(canvas, color, (area.x + 26, area.y + HEAD / 2 - 6), 25)
            left += 60
        words = Rect(left, area.y, area.right - left, HEAD - 8)
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


def costly(view: Yedo, option: Option, decision: Decision) -> str | None:
    """The key of the question to ask before an answer that would be a costly slip; None for others."""
    if option[0] == "bid" and option[1] * 2 > view.state.clans[decision.player].mon:
        return "table.sure_bid"
    return SURE.get(option[0])


def only_cards(decision: Decision) -> Option | None:
    """The way out of a question whose only other answers are cards to play; None if there is more to it."""
    plain = [option for option in decision.options if option[0] not in ("play", "blackmail")]
    return plain[0] if len(plain) == 1 and plain[0][0] in QUIET else None
