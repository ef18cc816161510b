"""Bots play on the real table and captions explain it, for hours: the next game begins by itself, another one.
Any key or click offers a seat, a new game or the title, and goes on by itself if nobody answers."""

import time
from functools import partial
from typing import TYPE_CHECKING

import pygame

from engine.core.event import Event
from yedo import scenes, thinker
from yedo.help import captions
from yedo.help.captions import MINOR, Caption, Captions
from yedo.scenes.scene import Scene
from yedo.scenes.table import Table
from yedo.session import HUMAN, Player, Session, Step, new_session
from yedo.shot import ShotOptions, shot
from yedo.table.guests import make_room
from yedo.table.layout import arrange
from yedo.table.part import Rect
from yedo.ui import art, draw, text
from yedo.ui.button import Button
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.widget import Action
from yedo.ui.words import t

if TYPE_CHECKING:
    from yedo.app import App

BAR = 104  # height of the caption's bar at the foot of the window
LINGER = 14.0  # seconds the result stays in sight
PATIENCE = 25.0  # seconds the offer to join waits for an answer
HELLO = 4.0  # seconds for the first caption
GLOBAL = ("rules", "flip_board", "fullscreen", "mute", "screenshot")  # keys that do what they always do


class Demo(Table):
    """`speed` 2 is twice as fast. `side` is the board side to go back to at the end."""

    def __init__(self, app: "App", seed: int | None = None, speed: float = 1.0, side: str | None = None) -> None:
        self.seed = seed if seed is not None else time.time_ns() % 1_000_000
        self.pace = speed
        self.side = side or app.settings.board_side
        self.config = captions.demo_config(self.seed)
        session = new_session(self.config, app.call_soon)
        session.make_player = self._seated
        self.minds: dict[int, Player] = {}
        self.captions = Captions()
        self.caption = Caption(t("demo.heading"), "demo", captions.about(self.config), t("demo.rule.start"), "")
        self.resting = HELLO  # seconds until the next question is asked
        self.over = False
        self._captioned = 0  # the step the caption belongs to
        super().__init__(app, session, save=False)

    def _seated(self, name: str, seed: int) -> Player:
        """Remember who plays where, to ask for reasons later."""
        made: Player = thinker.player(name, seed)
        self.minds[seed - self.config.seed * 10] = made
        return made

    def enter(self) -> None:
        self.app.change(board_side=self.config.side)
        super().enter()

    def leave(self) -> None:
        super().leave()
        if self.app.settings.board_side == self.config.side:  # unless somebody turned the board meanwhile
            self.app.change(board_side=self.side)

    # --- the pace -----------------------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        if not self.stage.busy:
            self.resting = max(0.0, self.resting - seconds * self.pace)
        super().update(seconds * self.pace)
        if self.over and self.resting == 0 and self.app.scene is self:
            self._next_game()

    def wake(self) -> float | None:
        return min(super().wake() or 60.0, max(0.01, self.resting / self.pace))

    def _ask(self) -> bool:
        """Nobody is asked before the last caption has been read."""
        if self.resting > 0:
            return True
        if self.session.decision is None and not self.over:
            self.over = True
            self.caption = captions.result(self.session.game)
            self.resting = LINGER
            self.changed()
        return super()._ask()

    def _show(self, step: Step) -> None:
        if step.player >= 0:
            self.resting = 0.15
        super()._show(step)

    def _teller(self, event: Event, step: Step) -> Action:
        tell = super()._teller(event, step)
        if step.player < 0:  # the setup: the first caption speaks of the game itself
            return tell
        mind = self.minds.get(step.player)
        why = str(getattr(mind, "why", str)()) if mind is not None else ""

        def both() -> None:
            tell()
            found = self.captions.of(step.game, event, why)
            if found is not None and not (event.kind in MINOR and self._captioned == self.steps_shown):
                self.caption, self._captioned = found, self.steps_shown
                self.resting = max(self.resting, found.seconds + self.captions.longer)

        return both

    def _next_game(self) -> None:
        self.app.replace(Demo(self.app, self.seed + 1, self.pace, self.side))

    def finish(self) -> None:
        self._next_game()

    # --- joining ------------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            if self.app.action(event) in GLOBAL:
                return False
            self.offer()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.offer()
            return True
        return super().handle(event)

    def back(self) -> None:
        self.offer()

    def offer(self) -> None:
        """Somebody has come to the screen."""
        if self.app.scene is self:
            self.app.push(Offer(self.app, self))

    def take_seat(self, seat: int) -> None:
        """The game goes on at the real table, with a person in this seat."""
        self.side = self.config.side = self.app.settings.board_side
        self.stage.skip()
        session = self.session
        session.make_player = thinker.player
        session.hand_over(seat, HUMAN)
        self.app.replace(Table(self.app, session))

    # --- drawing ------------------------------------------------------------------------------------------

    def layout(self, width: float, height: float) -> None:
        """The table leaves the foot of the window to the captions."""
        super().layout(width, height)
        whole, clans = self.desk.plan, len(self.desk.view.state.order)
        self.desk.plan = arrange(whole.size[0], whole.size[1] - BAR, clans, whole.compact)
        make_room(self.desk.plan, self.desk.view)
        self.prompt.place(self.canvas)
        self.log.place(self.canvas)
        self.parts.forget()
        self.changed()

    def bar(self) -> Rect:
        width, height = self.desk.plan.size
        return Rect(8, height + 2, width - 16, BAR - 8)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        page = Canvas(canvas.surface, self.canvas.scale, canvas.theme, self.canvas.text_scale)
        self._draw_bar(page)
        if self.over:
            self._draw_result(page)

    def _draw_bar(self, page: Canvas) -> None:
        bar, theme, caption = self.bar(), page.theme, self.caption
        panel(page, bar, "plain", theme.clan.get(caption.clan) if caption.clan else theme.gold)
        seal = Rect(bar.x + 14, bar.y + 9, bar.h - 18, bar.h - 18)
        draw.disc(page, seal.center, seal.h / 2, theme.on_accent, theme.ink)
        art.draw(page, f"icons/{caption.icon}", seal.inflate(-20, -20))
        title = Rect(seal.right + 16, bar.y + 8, 250, bar.h - 16)
        text.draw(page, caption.title, title, "display", 27, theme.heading, valign="middle")
        left = title.right + 16
        if caption.clan:
            draw.crest_disc(page, caption.clan, (left + 28, bar.centery), 28)
            left += 72
        join = Rect(bar.right - 236, bar.y + 8, 222, bar.h - 16)
        room = Rect(left, bar.y + 8, join.x - left - 20, bar.h - 16)
        if caption.below:
            upper = Rect(room.x, room.y, room.w, room.h * 0.56)
            text.draw(page, caption.words, upper, "bold", 29, valign="middle", wrap=False, shrink=0.6)
            lower = Rect(room.x, upper.bottom, room.w, room.h * 0.44)
            text.draw(page, caption.below, lower, "italic", 23, theme.ink_soft, valign="middle", wrap=False, shrink=0.6)
        else:
            text.draw(page, caption.words, room, "bold", 29, valign="middle", shrink=0.7)
        text.draw(page, t("demo.join"), join, "italic", 22, theme.heading, "center", "middle")

    def _draw_result(self, page: Canvas) -> None:
        """The ranking, over the board."""
        game = self.session.game
        seats = [seat for seat in game.result()["ranking"] if seat != game.outsider]
        sheet = Rect(0, 0, 620, 116 + 66 * len(seats))
        sheet.center = self.desk.plan.board.center
        panel(page, sheet)
        heading = Rect(sheet.x, sheet.y + 20, sheet.w, 60)
        text.draw(page, t("demo.over"), heading, "display", 40, align="center", valign="middle", wrap=False)
        for number, seat in enumerate(seats):
            clan = game.state.clans[seat]
            row = Rect(sheet.x + 50, sheet.y + 92 + 66 * number, sheet.w - 100, 60)
            draw.crest_disc(page, clan.color, (row.x + 26, row.centery), 26)
            name = Rect(row.x + 70, row.y, row.w - 190, row.h)
            text.draw(page, clan.name, name, "display", 30, valign="middle", wrap=False)
            points = Rect(row.right - 120, row.y, 120, row.h)
            text.draw(page, f"{clan.pp} {{icon:pp}}", points, "bold", 30, None, "right", "middle", wrap=False)


class Offer(Scene):
    """Would you like to play? Goes away by itself."""

    overlay = True

    def __init__(self, app: "App", demo: Demo) -> None:
        super().__init__(app)
        self.demo = demo
        self.left = PATIENCE
        self.sheet = Rect(0, 0, 0, 0)
        self.seats: list[Button] = []

    def build(self) -> None:
        self.seats = []
        game = self.demo.session.game
        if not self.demo.over:
            for seat in (s for s in game.state.order if s != game.outsider):
                clan = game.state.clans[seat]
                label = t("demo.seat", clan=clan.name, n=clan.pp)
                button = Button(label, partial(self._leave_for, partial(self.demo.take_seat, seat)), size=24)
                button.icon, button.align = f"icons/crest_{clan.color}", "left"
                self.seats.append(self.group.add(button))
        add = self.group.add
        self.others = [add(Button(t("demo.watch"), self.app.pop, "primary", size=26))]
        if scenes.has("setup"):
            self.others.append(add(Button(t("title.new_game"), self._new_game, icon="icons/play", size=26)))
        self.others.append(add(Button(t("pause.title"), self._title, size=26)))

    def _leave_for(self, action: Action) -> None:
        self.app.pop()
        action()

    def _title(self) -> None:
        self.app.reset(scenes.make("title", self.app))

    def _new_game(self) -> None:
        self._title()
        self.app.open("setup")

    def layout(self, width: float, height: float) -> None:
        rows = -(-len(self.seats) // 2)
        self.sheet = Rect(0, 0, 860, 130 + 76 * rows + (64 if self.seats else 0) + 104)
        self.sheet.center = (width / 2, height / 2)
        inner = self.sheet.inflate(-96, 0)
        each = (inner.w - 20) / 2
        top = self.sheet.y + 168
        for number, button in enumerate(self.seats):
            button.rect.update(inner.x + (number % 2) * (each + 20), top + 76 * (number // 2), each, 60)
        count = len(self.others)
        each = (inner.w - 20 * (count - 1)) / count
        for number, button in enumerate(self.others):
            button.rect.update(inner.x + number * (each + 20), self.sheet.bottom - 100, each, 62)

    def handle(self, event: pygame.Event) -> bool:
        if event.type in (pygame.KEYDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            self.left = PATIENCE
        if event.type == pygame.MOUSEBUTTONDOWN and not self.sheet.collidepoint(event.pos):
            self.app.pop()
            return True
        return super().handle(event)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.left -= seconds
        if self.left <= 0 and self.app.scene is self:
            self.app.pop()

    def wake(self) -> float | None:
        return min(super().wake() or 60.0, max(0.01, self.left))

    def draw(self, canvas: Canvas) -> None:
        draw.shade(canvas)
        panel(canvas, self.sheet)
        heading = Rect(self.sheet.x + 30, self.sheet.y + 26, self.sheet.w - 60, 64)
        text.draw(canvas, t("demo.offer"), heading, "display", 42, align="center", valign="middle", wrap=False)
        if self.seats:
            below = Rect(self.sheet.x + 48, heading.bottom + 14, self.sheet.w - 96, 44)
            text.draw(canvas, t("demo.take_seat"), below, "italic", 24, align="center", valign="middle", wrap=False)
        self.group.draw(canvas)


def _watched(app: "App", seed: int, answers: int) -> Demo:
    """A demo in mid-game, its last caption in sight."""
    demo = Demo(app, seed)
    session: Session = demo.session
    session.call = None
    app.push(demo)
    for _ in range(answers):
        demo.resting = 0
        if demo.over:
            break
        demo.update(0.05)
    return demo


@shot("demo")
def shot_demo(app: "App", options: ShotOptions) -> None:
    _watched(app, options.seed, 150).side = options.side
    app.change(board_side=options.side)


@shot("demo_offer")
def shot_demo_offer(app: "App", options: ShotOptions) -> None:
    _watched(app, options.seed, 60).offer()
    app.change(board_side=options.side)
