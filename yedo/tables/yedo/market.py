"""The market's five weapon slots with their prices, the decks with their counts, and the score track."""

from collections import Counter
from collections.abc import Container
from functools import partial

from engine.core.grammar import capital
from engine.yedo import districts
from engine.yedo.game import Yedo
from engine.yedo.state import HIDDEN
from yedo.tables.yedo import cards
from yedo.tables.yedo.board import count
from yedo.tables.yedo.part import Part, Rect, Spot, around
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.theme import Colour
from yedo.ui.words import Noun, t

HEAD = 30
DECKS = ("green", "yellow", "red", "black", "action", "bonus", "event", "weapon")
TRACK = 50  # the last step of the score track; beyond it the marker starts again with a +50


class Market(Part):
    def region(self) -> Rect:
        return self.desk.plan.market

    def key(self) -> object:
        prices = tuple(self.price(n) for n in range(len(self.desk.view.state.market)))
        return tuple(self.desk.view.state.market), prices

    def slots(self) -> list[Rect]:
        area = self.desk.plan.market.inflate(-16, -12)
        width = area.w / len(self.desk.view.state.market or [1])
        return [
            Rect(area.x + n * width + 2, area.y + HEAD, width - 4, area.h - HEAD)
            for n in range(len(self.desk.view.state.market))
        ]

    def price(self, slot: int) -> int:
        return districts.weapon_price(self.desk.view, self.desk.house, slot)

    def spots(self) -> list[Spot]:
        return [Spot(f"slot:market:{n}", place, partial(self._tip, n)) for n, place in enumerate(self.slots())]

    def _tip(self, slot: int) -> str:
        weapon = self.desk.view.state.market[slot]
        if not weapon:
            return t("table.slot_empty", n=self.price(slot))
        return f"{{b}}{t('weapon.' + weapon)}{{/b}}\n" + t("table.slot", n=self.price(slot))

    def draw(self, canvas: Canvas) -> None:
        theme, market = canvas.theme, self.desk.view.state.market
        panel(canvas, self.desk.plan.market, "plain")
        area = self.desk.plan.market.inflate(-16, -12)
        text.draw(canvas, t("table.market"), Rect(area.x, area.y, area.w, HEAD), "display", 22, theme.heading)
        for n, place in enumerate(self.slots()):
            draw.rounded(canvas, place, theme.paper_deep, theme.ink, 1, 6)
            if market[n]:
                side = min(place.w, place.h - 26)
                spare = place.h - 26 - side
                art.draw(
                    canvas,
                    f"pieces/weapon_{market[n]}",
                    Rect(place.centerx - side / 2, place.y + 1 + spare / 2, side, side),
                )
            words = f"{self.price(n)}{{icon:mon}}"
            line = max(24.0, text.measure(canvas, words, "bold", 18)[1] + 2)
            label = Rect(place.x, place.bottom - line - 1, place.w, line)
            text.draw(canvas, words, label, "bold", 18, None, "center", "middle", wrap=False)


class Decks(Part):
    def region(self) -> Rect:
        return self.desk.plan.decks

    def key(self) -> object:
        return tuple(self.size(deck) for deck in DECKS)

    def places(self) -> list[tuple[str, Rect]]:
        area = self.desk.plan.decks.inflate(-16, -14)
        width, height = area.w / 4, area.h / 2
        return [
            (deck, Rect(area.x + (n % 4) * width + 3, area.y + (n // 4) * height + 2, width - 6, height - 4))
            for n, deck in enumerate(DECKS)
        ]

    def rect_of(self, deck: str) -> Rect:
        return dict(self.places()).get(deck, self.places()[4][1])

    def size(self, deck: str) -> int:
        s = self.desk.view.state
        return weapons_left(self.desk.view) if deck == "weapon" else len(s.decks.get(deck, ()))

    def spots(self) -> list[Spot]:
        return [Spot(f"deck:{deck}", place, partial(self._tip, deck)) for deck, place in self.places()]

    def _tip(self, deck: str) -> str:
        name = t("word.many", what=Noun("thing", deck))
        tip = f"{{b}}{capital(name)}{{/b}}\n" + t("table.left", n=self.size(deck))
        gone = Counter(self.desk.view.state.weapon_discard)
        if deck == "weapon" and gone:
            listed = ", ".join(f"{t('weapon.' + w)} {n}" for w, n in sorted(gone.items()))
            tip += "\n" + t("table.discarded", weapons=listed)
        return tip

    def draw(self, canvas: Canvas) -> None:
        panel(canvas, self.desk.plan.decks, "plain")
        for deck, place in self.places():
            back(canvas, deck, place, self.size(deck), self.desk.view.board.weapon_supply == "pile")

    def draw_badges(self, canvas: Canvas, lit: Container[str]) -> None:
        for deck, place in self.places():
            if f"deck:{deck}" in lit and self.size(deck):
                badge(canvas, place, self.size(deck))


def weapons_left(view: Yedo) -> int:
    """Weapons that can still be drawn. A view pools those it hides with the bag: the backs that stand for them on
    the ordered stack, and before somebody who chooses, are not counted again."""
    s = view.state
    held = (getattr(procedure, name) for procedure in s.stack for name in procedure.holds)
    hidden: int = sum(thing == HIDDEN + "weapon" for things in held if isinstance(things, list) for thing in things)
    return len(s.bag) + sum(weapon[:1] != HIDDEN for weapon in s.weapon_stack) - hidden


def back(canvas: Canvas, deck: str, place: Rect, size: int = 1, piled: bool = False) -> None:
    """A deck as the back of its top card with how many are left; an empty one is an outline. Weapons lie in a bag, or
    are `piled` like cards."""
    theme = canvas.theme
    card = _card(place)
    if not size:
        draw.rounded(canvas, card, None, theme.disabled, 2, 6)
        return
    if deck == "weapon":
        for n in range(min(3, size // 4) if piled else 0, 0, -1):
            draw.rounded(canvas, card.move(n * 2.5, n * 2.5), theme.gold_deep, theme.ink, 1.5, 6)
        draw.rounded(canvas, card, theme.gold if piled else theme.paper_deep, theme.ink, 2, 6)
        if piled:
            draw.rounded(canvas, card.inflate(-8, -8), theme.paper_deep, theme.ink_soft, 1, 4)
        art.draw(canvas, "icons/weapon", card.inflate(-10, -10))
    else:
        for n in range(min(3, size // 4), -1, -1):
            art.draw(canvas, cards.back(deck), card.move(n * 1.5, n * 1.5), "stretch")
    badge(canvas, place, size)


def _card(place: Rect) -> Rect:
    """A card of its proportions in the middle of a deck's place."""
    height = min(place.h, place.w * 440 / 300)
    return Rect(place.centerx - height * 300 / 880, place.centery - height / 2, height * 300 / 440, height)


def badge(canvas: Canvas, place: Rect, size: int) -> None:
    """How many cards are left in a deck."""
    card = _card(place)
    count(canvas, size, card.right - 8, card.bottom - 10, 19)


class ScoreTrack(Part):
    """Prestige from 0 to 50 as a winding road of a few rows; fans of the clans stand on it."""

    @property
    def rows(self) -> int:
        return 5 if self.desk.plan.tall else 3

    def region(self) -> Rect:
        return self.desk.plan.score

    def key(self) -> object:
        return tuple(clan.pp for clan in self.desk.view.state.clans)

    def cell(self, points: int) -> Rect:
        area = self.desk.plan.score.inflate(-18, -14)
        each = (TRACK + self.rows) // self.rows
        line, step = divmod(points % (TRACK + 1), each)
        if line % 2:
            step = each - 1 - step
        width, height = area.w / each, area.h / self.rows
        return Rect(area.x + step * width, area.y + line * height, width, height)

    def marker(self, seat: int) -> Rect:
        clans = self.desk.view.state.clans
        points = clans[seat].pp
        sharing = [c.seat for c in clans if c.pp % (TRACK + 1) == points % (TRACK + 1)]
        cell = self.cell(points)
        shift = (sharing.index(seat) - (len(sharing) - 1) / 2) * 7 if seat in sharing else 0
        return Rect(cell.centerx - 15 + shift, cell.centery - 20, 30, 30)

    def spots(self) -> list[Spot]:
        lines = sorted(self.desk.view.state.clans, key=lambda c: -c.pp)
        named = [(c, self.desk.name(c.seat)) for c in lines]
        tip = "\n".join(f"{{icon:crest_{c.color}}} {name}  {{b}}{c.pp}{{/b}}{{icon:pp}}" for c, name in named)
        return [Spot("score", self.desk.plan.score, tip)]

    def draw_ground(self, canvas: Canvas) -> None:
        """The road, with a milestone at every ten."""
        theme = canvas.theme
        panel(canvas, self.desk.plan.score, "plain")
        for points in range(TRACK + 1):
            cell = self.cell(points).inflate(-2, -10)
            fill = theme.gold.lerp(theme.paper_deep, 0.45) if points % 5 == 0 else theme.paper_deep
            draw.rounded(canvas, cell, fill, theme.ink_soft, 1, 3)
        for points in range(0, TRACK + 1, 10):
            stone = around(self.cell(points).center, 13)
            stone.clamp_ip(self.desk.plan.score.inflate(-6, -6))
            draw.rounded(canvas, stone, theme.gold, theme.ink, 1.5, 13)
            ink = Colour("#1b1a17")
            text.draw(canvas, str(points), stone.inflate(6, 6), "bold", 15, ink, "center", "middle", wrap=False)

    def draw(self, canvas: Canvas) -> None:
        for clan in sorted(self.desk.view.state.clans, key=lambda c: c.pp):
            place = self.marker(clan.seat)
            art.draw(canvas, f"pieces/score_{clan.color}", place)
            if clan.pp > TRACK:
                art.draw(canvas, "pieces/plus50", Rect(place.x + 10, place.y - 6, 16, 16))
