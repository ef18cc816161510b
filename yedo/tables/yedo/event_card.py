"""The event of the round as a readable card, and the cards in play above it."""

from yedo.pictures.parts import Words
from yedo.tables.yedo import cards
from yedo.tables.yedo.paint import scene, wash
from yedo.tables.yedo.part import Part, Rect, Spot
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.words import t

# The city before anything has happened.
QUIET: Words = {"deed": "flight", "place": "roofs", "hour": "dawn", "thing": "dove", "side": "left"}


class EventCard(Part):
    def region(self) -> Rect:
        return self.desk.plan.event

    def key(self) -> object:
        return self.shown()

    def shown(self) -> str:
        """The card on top: one being played, else the event of the round."""
        s = self.desk.view.state
        if s.in_play and s.in_play[-1] in self.desk.view.cards:
            return s.in_play[-1]
        return s.events[-1] if s.events else ""

    def spots(self) -> list[Spot]:
        card = self.shown()
        return [Spot("event", self.desk.plan.event, "" if card else t("table.no_event"), card)]

    def draw(self, canvas: Canvas) -> None:
        card, place = self.shown(), self.desk.plan.event
        if not card:
            panel(canvas, place, "plain")
            wash(canvas, scene(QUIET, "quiet", people=True), place.inflate(-10, -10), 0.42)
            draw.rounded(canvas, place.inflate(-10, -10), None, canvas.theme.gold_deep, 1, 5)
            words = Rect(place.x + 16, place.bottom - 48, place.w - 32, 36)
            draw.rounded(canvas, words, cards.PAPER, canvas.theme.ink, 1.5, 8)
            text.draw(
                canvas, t("table.no_event"), words, "italic", 19, cards.INK, "center", "middle", wrap=False, shrink=0.7
            )
            return
        if self.desk.view.cards[card].kind == "mission":
            panel(canvas, place, "plain")
            self._mission(canvas, card, place)
            return
        cards.strip(canvas, self.desk.view, card, place)

    def _mission(self, canvas: Canvas, id: str, place: Rect) -> None:
        card = self.desk.view.cards[id]
        inner = place.inflate(-20, -16)
        art.draw(
            canvas,
            cards.vignette(card),
            Rect(inner.x, inner.y + 30, inner.w, inner.h - 30),
            "cover",
            alpha=0.8,
        )
        band = Rect(inner.x, inner.y, inner.w, 28)
        draw.rounded(canvas, band.inflate(8, 4), cards.tint(card), canvas.theme.ink, 1.5, 6)
        text.draw(
            canvas,
            card.title,
            band,
            "bold",
            20,
            canvas.theme.on_accent,
            "center",
            "middle",
            wrap=False,
            shrink=0.7,
        )
        words = cards.gains(card.raw["standard"]["rewards"])
        slip = Rect(inner.x, inner.bottom - 34, inner.w, 32)
        draw.rounded(canvas, slip, cards.PAPER, canvas.theme.ink, 1.5, 8)
        text.draw(canvas, words, slip, "bold", 21, cards.INK, "center", "middle", wrap=False, shrink=0.7)
