"""The co-operative board: goals with their progress, the errands and Kill the Shogun, and the Emperor's prices on
the bidding row. Drawn only in Shogun Must Die."""

from engine.yedo.game import Yedo
from engine.yedo.modules.smd.bidding import price
from engine.yedo.modules.smd.court import NAME, OUT, SECRET, Court, has_space, slot, space_of
from engine.yedo.modules.smd.helper import ErrandStatus, errand_status, kill_status, progress
from engine.yedo.say import place_name, thing
from engine.yedo.views import is_hidden
from yedo.table.layout import GAP
from yedo.tables.yedo import cards
from yedo.tables.yedo.bidding_row import BiddingRow
from yedo.tables.yedo.errand_words import errand_lines, kill_lines
from yedo.tables.yedo.layout import Layout
from yedo.tables.yedo.part import Desk, Part, Rect, Spot, faded, piece, standing_places
from yedo.tables.yedo.signs import INK, draw_needs, gains, needs
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour
from yedo.ui.words import t

GOAL_ICONS = {
    "kill": "assassination", "lowest": "objective_lowest", "highest": "objective_highest",
    "errands": "objective_errands",
}  # fmt: skip
EMPTY = 30.0  # height of a pile without an open errand
TALLEST = 132.0  # of a slip
HEAD = 29.0  # of that its title,
TERMS = 44.0  # and what it needs and gives; the rest is its picture
GOLD = Colour("#d9b45c")
REACHED = Colour("#9dc08b")


def coop(g: Yedo) -> bool:
    return NAME in g.config.modules


def make_room(plan: Layout) -> None:
    """The board takes the place of the score track, and the other sheets draw closer together."""
    column = plan.columns[0]
    if plan.tall:
        wide = column.w - 3 * GAP
        x = column.x
        for name, share in {"bidding": 0.27, "market": 0.2, "decks": 0.12, "coop": 0.41}.items():
            setattr(plan, name, Rect(x, column.y, wide * share, column.h))
            x += wide * share + GAP
        return
    shares = {"bidding": 0.31, "market": 0.145, "decks": 0.145}
    y, whole = column.y, column.h - 3 * GAP
    for name, share in shares.items():
        setattr(plan, name, Rect(column.x, y, column.w, whole * share))
        y += whole * share + GAP
    plan.coop = Rect(column.x, y, column.w, column.bottom - y)


class Goals(Part):
    """What the group must reach, where the competitive game shows its event."""

    def rows(self) -> list[Rect]:
        area = self.desk.plan.event.inflate(-20, -14)
        count = len(progress(self.desk.view))
        return [Rect(area.x, area.y + n * area.h / count, area.w, area.h / count - 3) for n in range(count)]

    def region(self) -> Rect:
        return self.desk.plan.event

    def key(self) -> object:
        return [(goal.name, goal.value, goal.target) for goal in progress(self.desk.view)]

    def spots(self) -> list[Spot]:
        found = []
        for goal, place in zip(progress(self.desk.view), self.rows(), strict=True):
            tip = f"{{b}}{t('coop.goal.' + goal.name)}{{/b}}  {goal.value}/{goal.target}\n"
            tip += t(f"coop.goal_tip.{goal.name}", value=goal.value, target=goal.target, clans=self._at(goal.value))
            found.append(Spot("goal", place, tip))
        return found

    def _at(self, prestige: int) -> str:
        """The clans that have so much."""
        g = self.desk.view
        return ", ".join(g.state.clans[seat].name for seat in g.players() if g.state.clans[seat].pp == prestige)

    def draw(self, canvas: Canvas) -> None:
        """Every goal on a strip of its own that fills up with gold, and turns green when it is reached."""
        place = self.desk.plan.event
        art.draw(canvas, "scenes/coop_board", place, "stretch")
        draw.rounded(canvas, place, None, canvas.theme.ink, 2, 3)
        for goal, place in zip(progress(self.desk.view), self.rows(), strict=True):
            side = place.h
            strip = Rect(place.x + side / 2, place.y + 1, place.w - side / 2, side - 2)
            draw.rounded(canvas, strip, cards.PAPER, INK, 1.5, 7)
            share = min(1.0, goal.value / max(1, goal.target))
            if share > 0:
                fill = REACHED if goal.met else GOLD
                wide = max(side / 2 + 8, (strip.w - 6) * share)
                draw.rounded(canvas, Rect(strip.x + 3, strip.y + 3, wide, strip.h - 6), fill, None, 0, 5)
            draw.disc(canvas, (place.x + side / 2, place.centery), side / 2, cards.PAPER, INK, 1.5)
            icon = Rect(place.x + 2, place.y + 2, side - 4, side - 4)
            art.draw(canvas, f"icons/{GOAL_ICONS[goal.name]}", icon)
            words = t(f"coop.goal_short.{goal.name}")
            name = Rect(place.x + side + 8, place.y, place.w * 0.5, side)
            text.draw(canvas, words, name, "bold", 18, INK, "left", "middle", wrap=False, shrink=0.7)
            number = Rect(place.right - 104, place.y, 96, side)
            words = f"{goal.value}/{goal.target}" + ("{icon:pp}" if goal.name in ("lowest", "highest") else "")
            text.draw(canvas, words, number, "bold", 18, INK, "right", "middle", wrap=False)


class CoopBoard(Part):
    """The open errands under each other, with what they need and lack now, and who could do them."""

    @property
    def court(self) -> Court:
        return slot(self.desk.view)

    def region(self) -> Rect:
        return self.desk.plan.coop or self.desk.plan.score

    def key(self) -> object:
        g = self.desk.view
        known = [(s.card, s.can, s.missing, s.due) for s in errand_status(g)]
        kill = kill_status(g) if self.court.kill else None
        return self.piles(), known, kill, standing_places(self.desk)

    @property
    def area(self) -> Rect:
        return self.region().inflate(-14, -12)

    # --- places -----------------------------------------------------------------------------------------

    def piles(self) -> list[tuple[str, str]]:
        """Pile and its top card, "" for an empty one."""
        own = self.court
        top = own.kill or (own.winning[-1] if own.winning else "")
        return [("upcoming", own.upcoming), ("current", own.current), ("winning", top)]

    def slips(self) -> list[tuple[str, str, Rect]]:
        """A slip for each pile; those without an open errand are only a line."""
        area, piles = self.area, self.piles()
        empty = [not card or is_hidden(card) for _, card in piles]
        line = EMPTY if not all(empty) else area.h / len(piles) - 5
        tall = (area.h - line * sum(empty) - 5 * (len(piles) - 1)) / max(1, len(piles) - sum(empty))
        found, y = [], area.y
        for (pile, card), thin in zip(piles, empty, strict=True):
            place = Rect(area.x, y, area.w, line if thin else min(tall, TALLEST))
            found.append((pile, card, place))
            y = place.bottom + 5
        return found

    def place_of(self, card: str) -> Rect:
        """Where an errand lies; the whole board if it does not."""
        return next((place for _, found, place in self.slips() if found == card), self.area)

    def space(self, place: Rect) -> Rect:
        """The errand's own space, at the right end of its slip."""
        side = min(46.0, place.h - 26)
        return Rect(place.right - side - 8, place.bottom - side - 6, side, side)

    # --- what can be pointed at -------------------------------------------------------------------------

    def spots(self) -> list[Spot]:
        g, found = self.desk.view, []
        status = {s.card: s for s in errand_status(g)}
        for pile, card, place in self.slips():
            known = bool(card) and not is_hidden(card)
            tip = t(f"coop.empty.{pile}" if not card else "coop.face_down")
            if card and card == self.court.kill:
                tip = "\n".join(kill_lines(g))
            elif card in status:
                tip = "\n".join(errand_lines(g, status[card]))
            found.append(Spot(f"card:{card}" if known else "", place, tip, card if known else ""))
            if card in status and has_space(g, card):
                name = place_name(g, space_of(card))
                found.append(Spot(f"space:{space_of(card)}", self.space(place), name, "", "round"))
        return found

    # --- drawing ----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        place = self.region()
        art.draw(canvas, "scenes/coop_board", place, "stretch")
        draw.rounded(canvas, place, None, canvas.theme.ink, 2, 3)
        status = {s.card: s for s in errand_status(self.desk.view)}
        for pile, card, place in self.slips():
            if not card or is_hidden(card):
                self._draw_empty(canvas, pile, card, place)
            else:
                self._draw_slip(canvas, card, place, status.get(card))

    def _draw_empty(self, canvas: Canvas, pile: str, card: str, place: Rect) -> None:
        draw.rounded(canvas, place, Colour(246, 238, 218, 214), INK, 1.5, 8)
        draw.rounded(canvas, place.inflate(-6, -6), None, GOLD, 1, 6)
        words = Rect(place.x + 12, place.y, place.w - 24, place.h)
        if card:
            back = Rect(place.x + 8, place.y + 2, 22, place.h - 4)
            art.draw(canvas, cards.back(card), back, "contain")
            words = Rect(back.right + 8, place.y, place.right - back.right - 12, place.h)
        line = t("coop.face_down" if card else f"coop.empty.{pile}")
        text.draw(canvas, line, words, "italic", 17, INK, "left", "middle", wrap=False, shrink=0.75)

    def _draw_slip(self, canvas: Canvas, card: str, place: Rect, status: ErrandStatus | None) -> None:
        g = self.desk.view
        found = g.cards[card]
        ink = cards.tint(found) if found.kind == "mission" else canvas.theme.mission[found.color]
        draw.rounded(canvas, place, cards.PAPER, INK, 1.5, 8)
        inner = place.inflate(-16, -10)
        strip = place.h - HEAD - TERMS
        if strip >= 14:
            picture = Rect(place.x + 4, place.y + HEAD, place.w - 8, strip)
            art.draw(canvas, cards.vignette(found), picture, "cover")
            draw.rounded(canvas, Rect(picture.x, picture.bottom - 1, picture.w, 2), INK, None, 0, 0)
        draw.rounded(canvas, Rect(place.x + 2, place.y + 2, place.w - 4, HEAD - 2), ink, INK, 1.5, 6)
        draw.rounded(canvas, place.inflate(-2, -2), None, ink, 3, 7)
        ready = self._ready(card, status)
        step = 18 if text.measure(canvas, thing(g, card), "bold", 18)[0] <= inner.w + 2 - 18 * len(ready) else 10
        due = status is not None and status.due
        room = inner.w + 4 - (14 if due else 0)  # the sign of what is due stands on the corner
        title = Rect(inner.x, place.y + 3, room - step * len(ready), HEAD - 4)
        words = Colour("#fbf4e2") if ink.hsla[2] < 46 else INK
        text.draw(canvas, thing(g, card), title, "bold", 18, words, "left", "middle", wrap=False, shrink=0.7)
        for n, seat in enumerate(ready):
            draw.crest_disc(canvas, self.desk.color(seat), (title.right + 8 + step * n, title.centery), 10)
        if due:
            art.draw(canvas, "icons/timer", Rect(place.right - 20, place.y - 8, 26, 26))
        top = place.y + HEAD + (strip if strip >= 14 else 0)
        self._draw_terms(canvas, card, place, Rect(inner.x, top, inner.w, place.bottom - 4 - top), status)

    def _ready(self, card: str, status: ErrandStatus | None) -> list[int]:
        """The players who could do it right now."""
        if status is not None:
            return sorted({seat for seat, _ in status.can})
        if card != self.court.kill:
            return []
        return [seat for seat, lacks in kill_status(self.desk.view).items() if not lacks]

    def _draw_terms(
        self, canvas: Canvas, card: str, place: Rect, room: Rect, status: ErrandStatus | None
    ) -> None:  # fmt: skip
        """What it needs at the left, what it gives at the right, and its own space at the end."""
        g = self.desk.view
        found = g.cards[card]
        lacks = status.missing if status else None
        if card == self.court.kill:
            lacks = min(kill_status(g).values(), key=len, default=[])
        if status is not None and has_space(g, card):
            self._draw_space(canvas, card, self.space(place))
            room = Rect(room.x, room.y, self.space(place).x - 6 - room.x, room.h)
        rewards = [gains(r) for r in found.raw["errand"]["rewards"]] if found.kind == "emperor" else []
        words = " / ".join(rewards)
        wide = text.measure(canvas, words, "bold", 17)[0] + 8
        half = max(room.w * 0.4, min(room.w * 0.56, room.w - wide)) if rewards else room.w
        draw_needs(canvas, needs(found.standard.entries, lacks), Rect(room.x, room.y, half, room.h), 32)
        if rewards:
            area = Rect(room.x + half + 6, room.y, room.w - half - 6, room.h)
            middle = (len(rewards) + 1) // 2
            if wide > area.w + 8 and len(rewards) > 1:
                words = " / ".join(rewards[:middle]) + " /\n" + " / ".join(rewards[middle:])
            text.draw(canvas, words, area, "bold", 17, INK, "right", "middle", shrink=0.7)

    def _draw_space(self, canvas: Canvas, errand: str, place: Rect) -> None:
        draw.rounded(canvas, place, cards.PAPER, INK, 2.5, place.w / 2)
        for clan in self.desk.view.state.clans:
            for n, d in enumerate(clan.disciples):
                if d.at == space_of(errand) and self.desk.visible(clan.seat, n):
                    art.draw(canvas, piece(d, clan.color), self.standing(place))

    @staticmethod
    def standing(space: Rect) -> Rect:
        """The figure on an errand's space."""
        return Rect(space.x - 1, space.bottom - space.h * 1.2 - 2, space.w + 2, space.h * 1.2)


class EmperorPrices(Part):
    """The Emperor's prices on the bidding row's tiles, and what everybody has set aside."""

    def __init__(self, desk: Desk, bidding: BiddingRow) -> None:
        super().__init__(desk)
        self.bidding = bidding

    def key(self) -> object:
        g, own = self.desk.view, slot(self.desk.view)
        prices = [price(g, self.desk.house, lot) for lot, _ in self.bidding.tiles()] if own.upcoming else []
        stakes = g.state.phase == "bidding", tuple(own.stakes), own.stakes_open, tuple(self.desk.sealed)
        return prices, dict(g.state.won), stakes

    def draw(self, canvas: Canvas) -> None:
        theme, g = canvas.theme, self.desk.view
        own = slot(g)
        for _, place in self.bidding.rows():  # there is no start price: the Emperor names it
            cell = Rect(place.x + 3, place.y + 3, 56, place.h - 6)
            draw.rounded(canvas, cell, theme.paper_deep, theme.ink, 1, 5)
            art.draw(canvas, "icons/emperor", cell.inflate(-8, -4), "contain")
        for lot, place in self.bidding.tiles():
            self._draw_tile(canvas, own, lot, place)
        if g.state.phase == "bidding":
            self._draw_stakes(canvas, own)

    def _draw_tile(self, canvas: Canvas, own: Court, lot: str, place: Rect) -> None:
        """What it is at the left; at the right its price, or who has taken it."""
        theme, g = canvas.theme, self.desk.view
        winner = g.state.won.get(lot)
        draw.rounded(canvas, place, theme.paper if winner is None else theme.paper_deep, theme.ink, 1, 5)
        side = min(place.h - 4, place.w * 0.3)
        icon = Rect(place.x + 3, place.centery - side / 2, side, side)
        faded(canvas, f"icons/{lot}", icon, 1.0 if winner is None else 0.45)
        right = Rect(place.x + side + 2, place.y, place.w - side - 2, place.h)
        if winner is not None:
            marker = min(right.w, right.h - 2, 34.0)
            at = Rect(right.centerx - marker / 2, right.centery - marker / 2, marker, marker)
            art.draw(canvas, f"pieces/bid_{self.desk.color(winner)}", at)
        elif own.upcoming:
            words = f"{price(g, self.desk.house, lot)}{{icon:mon}}"
            text.draw(canvas, words, right, "bold", 18, None, "center", "middle", wrap=False, shrink=0.75)

    def _draw_stakes(self, canvas: Canvas, own: Court) -> None:
        place = self.bidding.track()
        x = place.x
        for seat in self.desk.view.players():
            n = own.stakes[seat]
            words = "?" if n == SECRET else "–" if n == OUT else str(n)
            words = words if own.stakes_open or seat in self.desk.sealed else "…"
            draw.crest_disc(canvas, self.desk.color(seat), (x + 15, place.centery), 14)
            number = Rect(x + 32, place.y, 34, place.h)
            text.draw(canvas, words, number, "bold", 20, None, "left", "middle", wrap=False)
            x += 70
