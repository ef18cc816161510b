"""Trade as two trays: what is given, what is asked. Things go in and out by click or drag; only the finished offer
is told to the engine, option by option. The partner sees the trays and accepts, refuses or counters."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, cast

import pygame

from engine.core.decision import Decision, Option
from engine.yedo import say
from engine.yedo.phases.trade import CHOSEN, PROPOSE, WITHDRAW, Item, Offer, Trade
from yedo.shot import ShotOptions, shot
from yedo.table.presentations import Presentation
from yedo.tables.yedo.layout import Layout
from yedo.tables.yedo.part import Rect, faint_crest
from yedo.tables.yedo.scenes.trade_draft import Draft
from yedo.tables.yedo.scenes.trade_parts import MARGIN, Piece, flow, mon_stepper
from yedo.ui import art, draw, sound, text
from yedo.ui.button import Button
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.stepper import Stepper
from yedo.ui.widget import Group
from yedo.ui.words import t

if TYPE_CHECKING:
    from yedo.app import App
    from yedo.scenes.table import Table

SIDES = ("give", "ask")
HEAD = 64
TITLE = 50
DRAG = 9  # table pixels the mouse moves before a press is a drag


class TradeSheet(Presentation):
    """What all three share: the sheet over the board, its widgets, and the prompt's sheet for the buttons."""

    hides_prompt = True

    def __init__(self, table: "Table", decision: Decision) -> None:
        super().__init__(table, decision)
        self.group = Group(numbers=False)
        self.area = Rect(0, 0, 0, 0)
        self.buttons: list[Button] = []
        self.build()

    def build(self) -> None:
        raise NotImplementedError

    def place(self) -> None:
        """Lay out the widgets on the sheet."""

    def pointed(self) -> list[Rect]:
        return [widget.rect for widget in self.group.widgets]

    def rebuild(self) -> None:
        ring = self.group.ring
        at = next((n for n, widget in enumerate(self.group.widgets) if widget is ring.current), None)
        visible = ring.visible
        self.group.clear()
        self.build()
        self.layout(*self.table.desk.plan.size)
        if at is not None and self.group.widgets:
            ring.focus(self.group.widgets[min(at, len(self.group.widgets) - 1)], visible)
        self.table.dirty()

    def button(self, label: str, option: Option, kind: Any = "plain", icon: str | None = None) -> Button:
        made = Button(label, partial(self.table.pick, option), kind, icon, 22)
        self.buttons.append(made)
        return self.group.add(made)

    def layout(self, width: float, height: float) -> None:
        plan = cast(Layout, self.table.desk.plan)
        top = plan.ribbon.bottom + 6
        self.area = Rect(plan.board.x - 6, top, plan.columns[1].x - plan.board.x, plan.house.y - top - 4)
        room = plan.prompt.inflate(-36, -36)
        step = min(66.0, (room.h - 120) / max(1, len(self.buttons)))
        for number, button in enumerate(self.buttons):
            y = room.bottom - (len(self.buttons) - number) * step
            button.rect.update(room.x, y, room.w, step - 10)
        self.place()

    # --- events ---------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            inside = self.area.collidepoint(event.pos) or self.table.desk.plan.prompt.collidepoint(event.pos)
            used = self.group.handle(event)
            if used and not inside:
                self.table.dirty()
            return inside or (used and event.type != pygame.MOUSEMOTION)
        if event.type == pygame.KEYDOWN:
            digit = pygame.K_0 <= event.key <= pygame.K_9
            return self.group.handle(event) or digit  # the hidden prompt must not take the numbers
        return event.type == pygame.MOUSEWHEEL and self.group.handle(event)

    def update(self, seconds: float) -> bool:
        return self.group.update(seconds)

    # --- drawing ------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        frame = theme.clan[self.table.desk.color(self.decision.player)]
        draw.rounded(canvas, self.area.move(4, 6), theme.ink, None, 0, 14)
        panel(canvas, self.area, frame=frame)
        head = Rect(self.area.x + 40, self.area.y + 10, self.area.w - 80, HEAD - 16)
        text.draw(canvas, self.heading(), head, "display", 34, None, "center", "middle", wrap=False, shrink=0.6)
        self.draw_sheet(canvas)
        prompt = self.table.desk.plan.prompt
        panel(canvas, prompt, frame=frame)
        words = Rect(prompt.x + 22, prompt.y + 18, prompt.w - 44, prompt.h - 40 - len(self.buttons) * 66)
        told = text.draw(canvas, self.words(), words, "text", 21, None, "left", "top", shrink=0.7)
        low = told.bottom / canvas.scale
        color = self.table.desk.color(self.decision.player)
        faint_crest(canvas, color, Rect(words.x, low, words.w, words.bottom - low))
        self.group.draw(canvas)

    def heading(self) -> str:
        return say.prompt(self.table.desk.view, self.decision)

    def words(self) -> str:
        return ""

    def draw_sheet(self, canvas: Canvas) -> None:
        """What lies under the widgets."""

    # --- shared pieces --------------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        return say.name_of(self.table.desk.view, seat)

    def halves(self) -> tuple[Rect, Rect]:
        inner = Rect(self.area.x + 28, self.area.y + HEAD, self.area.w - 56, self.area.h - HEAD - 24)
        width = (inner.w - 40) / 2
        return Rect(inner.x, inner.y, width, inner.h), Rect(inner.right - width, inner.y, width, inner.h)

    def draw_title(self, canvas: Canvas, side: Rect, seat: int, words: str) -> None:
        theme = canvas.theme
        draw.crest_disc(canvas, self.table.desk.color(seat), (side.x + 22, side.y + TITLE / 2 - 2), 22)
        room = Rect(side.x + 54, side.y, side.w - 54, TITLE - 4)
        text.draw(canvas, words, room, "display", 28, theme.heading, "left", "middle", wrap=False)

    def draw_tray(self, canvas: Canvas, tray: Rect, mon: int, lit: bool = False, empty: str = "") -> None:
        theme = canvas.theme
        edge = theme.accent if lit else theme.ink
        draw.rounded(canvas, tray, theme.paper_deep, edge, 4 if lit else 2, 12)
        draw.rounded(canvas, tray.inflate(-10, -10), None, theme.gold_deep, 1, 9)
        if empty:
            side = min(110.0, tray.h * 0.5)
            spot = Rect(0, 0, side, side)
            spot.center = tray.center
            art.draw(canvas, f"icons/{empty}", spot, alpha=0.3)
        if mon:
            spot = Rect(tray.right - 120, tray.bottom - 66, 110, 58)
            art.draw(canvas, "icons/mon", Rect(spot.x, spot.y, 58, 58))
            number = Rect(spot.x + 64, spot.y, 50, 58)
            text.draw(canvas, str(mon), number, "bold", 34, None, "left", "middle", wrap=False)


class Partners(TradeSheet):
    """Whom to trade with: everyone who can be met, with what they own openly."""

    def build(self) -> None:
        self.buttons = []
        self.partners = [option for option in self.decision.options if option[0] == "trade_with"]
        self.cards = [Button("", partial(self.table.pick, option)) for option in self.partners]
        self.group.extend(self.cards)
        for option in self.decision.options:
            if option not in self.partners:
                label = say.label(self.table.desk.view, option, self.decision)
                self.button(label, option, icon="icons/cancel" if option == ("done",) else "icons/play")

    def place(self) -> None:
        """A sheet just large enough, so that the board stays in sight."""
        step = min(136.0, (self.area.h - HEAD - 40) / max(1, len(self.cards)))
        board = self.table.desk.plan.board
        self.area = Rect(0, 0, board.w - 40, HEAD + 34 + step * len(self.cards))
        self.area.center = board.center
        for number, card in enumerate(self.cards):
            card.rect.update(self.area.x + 36, self.area.y + HEAD + 10 + number * step, self.area.w - 72, step - 14)

    def words(self) -> str:
        top = self.table.desk.view.state.stack[-1]
        left = top.left[self.decision.player] if isinstance(top, Trade) and top.left is not None else 0
        among_friends = type(top) is not Trade
        who = f"trade.who_{top.place}" if isinstance(top, Trade) and top.place else "trade.who"
        return f"{t(who)}\n{t('trade.refusals' if among_friends else 'trade.left', n=left)}"

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        for option, card in zip(self.partners, self.cards, strict=True):
            self._draw_partner(canvas, option[1], card.rect)

    def _draw_partner(self, canvas: Canvas, seat: int, box: Rect) -> None:
        """Over the button: crest, name, and what the partner owns openly."""
        clan = self.table.desk.view.state.clans[seat]
        draw.crest_disc(canvas, clan.color, (box.x + 70, box.centery), min(46, box.h * 0.4))
        name = Rect(box.x + 130, box.y + 8, 190, box.h - 16)
        text.draw(canvas, clan.name, name, "display", 32, None, "left", "middle", wrap=False)
        x = box.x + 330
        side = min(62.0, box.h - 40)
        for picture in (*(f"pieces/weapon_{w}" for w in clan.weapons), *(f"pieces/geisha_{v}" for v in clan.geishas)):
            art.draw(canvas, picture, Rect(x, box.centery - side / 2, side, side))
            x += side + 6
        hidden = {"mon": clan.mon, "mission": len(clan.missions), "action": len(clan.actions), "bonus": len(clan.bonus)}
        counts = " · ".join(f"{n}{{icon:{icon}}}" for icon, n in hidden.items() if n)
        room = Rect(box.right - 250, box.y, 226, box.h)
        text.draw(canvas, counts, room, "bold", 24, None, "right", "middle", shrink=0.7)


class Trays(TradeSheet):
    """Building an offer."""

    def __init__(self, table: "Table", decision: Decision) -> None:
        self.draft = Draft(table.desk.view)
        self.pieces: dict[tuple[str, bool], list[Piece]] = {}
        self.steppers: dict[str, Stepper] = {}
        self.trays: dict[str, Rect] = {side: Rect(0, 0, 0, 0) for side in SIDES}
        self.stocks: dict[str, Rect] = {side: Rect(0, 0, 0, 0) for side in SIDES}
        self.held: Piece | None = None  # pressed, perhaps being dragged
        self.press: tuple[float, float] = (0, 0)
        self.drag: tuple[float, float] | None = None
        super().__init__(table, decision)

    @property
    def offer(self) -> Offer:
        return self.draft.base

    def build(self) -> None:
        view, draft = self.table.desk.view, self.draft
        seats = {"give": self.offer.player, "ask": self.offer.partner}
        for side in SIDES:
            fixed = len(self.offer.give if side == "give" else self.offer.ask)
            laid = [
                Piece(view, item, seats[side], partial(self._take_out, side, item), n < fixed)
                for n, item in enumerate(draft.laid(side))
            ]
            stock = [Piece(view, item, seats[side], partial(self._put_in, side, item)) for item in draft.stock(side)]
            self.pieces[side, True], self.pieces[side, False] = laid, stock
            verb = f"{side}_mon"
            value = draft.give_mon if side == "give" else draft.ask_mon
            stepper = mon_stepper(value, draft.most_mon(verb), draft.step, partial(self._mon, side))
            self.steppers[side] = stepper
            self.group.extend([*stock, *laid, stepper])
        self.buttons = []
        self.propose = Button(t("trade.propose"), self.send, "primary", "icons/confirm", 24)
        self.propose.enabled = draft.ready
        self.buttons.append(self.group.add(self.propose))
        self.button(t("trade.withdraw"), WITHDRAW, icon="icons/cancel")

    def _put_in(self, side: str, item: Item) -> None:
        if self.draft.add((side, *item)):
            sound.play("card_draw", 0.5)
            self.rebuild()

    def _take_out(self, side: str, item: Item) -> None:
        if self.draft.remove((side, *item)):
            sound.play("card_draw", 0.5)
            self.rebuild()

    def _mon(self, side: str, mon: int) -> None:
        give, ask = (mon, self.draft.ask_mon) if side == "give" else (self.draft.give_mon, mon)
        self.draft.set_mon(give, ask)
        self.rebuild()

    def send(self) -> None:
        """Tell the engine: every thing as its own answer, the proposal last."""
        answers = self.draft.answers()
        if answers is None:
            return
        sound.play("trade")
        for option in answers:
            self.table.session.answer(option)
        self.table.answer(PROPOSE)

    # --- places ---------------------------------------------------------------------------------------------------

    def place(self) -> None:
        for side, half in zip(SIDES, self.halves(), strict=True):
            tall = half.h - TITLE
            tray = Rect(half.x, half.y + TITLE, half.w, tall * 0.4)
            self.trays[side] = tray
            self.steppers[side].rect.update(half.x + half.w * 0.36, tray.bottom + 10, half.w * 0.64, 44)
            stock = Rect(half.x, tray.bottom + 90, half.w, half.bottom - tray.bottom - 90)
            self.stocks[side] = stock
            flow(self.pieces[side, True], tray.inflate(-MARGIN * 2, -MARGIN * 2))
            flow(self.pieces[side, False], stock.inflate(-8, -4))

    # --- events ---------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.held = self._piece_at(event.pos)
            self.press = event.pos
        elif event.type == pygame.MOUSEMOTION and self.held is not None:
            far = abs(event.pos[0] - self.press[0]) + abs(event.pos[1] - self.press[1]) > DRAG
            if self.drag is not None or far:
                self.drag = event.pos
                return True
        elif event.type == pygame.MOUSEBUTTONUP and self.held is not None:
            held, self.held = self.held, None
            if self.drag is not None:
                self.drag = None
                held.pressed = False
                self._drop(held, event.pos)
                self.table.dirty()
                return True
        return super().handle(event)

    def _piece_at(self, position: tuple[float, float]) -> Piece | None:
        pieces = [piece for lying in self.pieces.values() for piece in lying]
        return next((p for p in reversed(pieces) if p.enabled and p.rect.collidepoint(position)), None)

    def _drop(self, piece: Piece, position: tuple[float, float]) -> None:
        side, laid = next(key for key, pieces in self.pieces.items() if piece in pieces)
        over_tray = self.trays[side].collidepoint(position)
        if over_tray != laid:
            piece.activate()

    # --- drawing ----------------------------------------------------------------------------------------------------

    def words(self) -> str:
        if self.draft.ready:
            return t("trade.ready", clan=self.name(self.offer.partner))
        equal, board = self.draft.like_for_like, self.table.desk.view.board
        numbers = {"mon": board.modules["shogun_must_die"]["traded_mon"], "geishas": board.limits["geisha"]}
        if self._both():
            if self.draft.undone:
                return t("trade.undone")
            return t("trade.unequal" if equal else "trade.too_many_geishas", **numbers)
        gifts = self.table.desk.view.rules.gifts == "yes"
        return t("trade.how_equal" if equal else "trade.how_gift" if gifts else "trade.how", **numbers)

    def _both(self) -> bool:
        offer, draft = self.offer, self.draft
        give = draft.laid("give") or offer.give_mon or draft.give_mon
        ask = draft.laid("ask") or offer.ask_mon or draft.ask_mon
        return bool(give and ask)

    def draw_sheet(self, canvas: Canvas) -> None:
        offer, draft = self.offer, self.draft
        seats = (offer.player, offer.partner)
        mons = (offer.give_mon + draft.give_mon, offer.ask_mon + draft.ask_mon)
        for side, half, seat, mon in zip(SIDES, self.halves(), seats, mons, strict=True):
            self.draw_title(canvas, half, seat, t("trade.gives", clan=self.name(seat)))
            lit = self.held is not None and self.drag is not None and self.held in self.pieces[side, False]
            icon = "" if mon or self.pieces[side, True] else "trade_offer" if side == "give" else "trade_ask"
            self.draw_tray(canvas, self.trays[side], mon, lit, icon)
            stock = self.stocks[side]
            label = Rect(half.x, self.steppers[side].rect.y, half.w * 0.34, 44)
            purse = self.table.desk.view.state.clans[seat].mon
            text.draw(canvas, t("trade.purse", n=purse), label, "text", 21, None, "left", "middle", wrap=False)
            line = Rect(half.x, stock.y - 32, half.w, 28)
            text.draw(canvas, t(f"trade.stock_{side}"), line, "italic", 20, canvas.theme.ink_soft, "left", "middle")
        draw.brush_line(canvas, (self.area.x + 40, self.area.y + HEAD - 4), self.area.w - 80, canvas.theme.gold_deep)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if self.held is not None and self.drag is not None:
            place = self.held.rect.copy()
            place.center = self.drag
            self.held.paint(canvas, place)


class Answer(TradeSheet):
    """The partner looks at an offer: hidden cards are backs, only their kind is announced."""

    choices: ClassVar[dict[str, tuple[str, Any]]] = {
        "accept": ("icons/confirm", "primary"), "refuse": ("icons/cancel", "plain"), "counter": ("icons/swap", "plain"),
    }  # fmt: skip

    @property
    def offer(self) -> Offer:
        top = self.table.desk.view.state.stack[-1]
        assert isinstance(top, Offer)
        return top

    def build(self) -> None:
        view, offer = self.table.desk.view, self.offer
        given = [(kind, "" if kind in CHOSEN else what) for kind, what in offer.give]
        self.gets = [Piece(view, item, offer.player, lambda: None, True) for item in given]
        self.gives = [Piece(view, item, offer.partner, lambda: None, True) for item in offer.ask]
        self.group.extend([*self.gets, *self.gives])
        self.buttons = []
        for option in self.decision.options:
            icon, kind = self.choices.get(option[0], ("icons/choice", "plain"))
            self.button(t(f"trade.{option[0]}"), option, kind, icon)

    def place(self) -> None:
        for half, pieces in zip(self.halves(), (self.gets, self.gives), strict=True):
            tray = self._tray(half)
            flow(pieces, Rect(tray.x + 20, tray.y + 20, tray.w - 40, tray.h - 100), 2.2)

    def _tray(self, half: Rect) -> Rect:
        return Rect(half.x, half.y + TITLE + 6, half.w, half.h - TITLE - 10)

    def words(self) -> str:
        mine = self.table.desk.view.state.clans[self.decision.player]
        return f"{t('trade.answer_how')}\n{t('trade.purse', n=mine.mon)}"

    def draw_sheet(self, canvas: Canvas) -> None:
        offer = self.offer
        sides: Sequence[tuple[Rect, int, int]] = (
            (self.halves()[0], offer.player, offer.give_mon), (self.halves()[1], offer.partner, offer.ask_mon),
        )  # fmt: skip
        for half, seat, mon in sides:
            self.draw_title(canvas, half, seat, t("trade.gives", clan=self.name(seat)))
            self.draw_tray(canvas, self._tray(half), mon)
        draw.brush_line(canvas, (self.area.x + 40, self.area.y + HEAD - 4), self.area.w - 80, canvas.theme.gold_deep)


@shot("trade")
def shot_trade(app: "App", options: ShotOptions) -> None:
    """An offer half built."""
    from engine.yedo.config import standard_game
    from yedo.session import new_session
    from yedo.tables.yedo.shots import play_until, settled

    for seed in range(options.seed, options.seed + 80):
        session = new_session(standard_game(2 + seed % 4, 8, seed))
        if not play_until(session, "offer", seed, 120):
            continue
        table = settled(app, session)
        trays = table.presentation
        if not isinstance(trays, Trays) or len(trays.pieces["give", False]) < 5:
            app.pop()
            continue
        for side, count in (("give", 2), ("ask", 1)):
            for _ in range(count):
                piece = trays.pieces[side, False][-1 if side == "give" else 0]
                piece.activate()
        return
