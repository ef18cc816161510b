"""Sheets over the table: all that a general has; cards that everybody has seen, in a fan."""

from collections import Counter

from engine.core.words import t
from engine.shitenno.say import card_noun, tile_noun
from yedo.table.sheets import Row
from yedo.table.summary import Summary
from yedo.tables.shitenno.part import Desk, Rect, around, draw_card, effect_of, hidden, title_name
from yedo.ui import draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.theme import Colour

ACROSS = 6  # cards in a row of a fan
CARD = (136.0, 200.0)
INK, LIGHT = Colour("#1b1a17"), Colour("#f7f2e2")


def general_sheet(desk: Desk, color: str) -> Summary:
    g = desk.view
    general = next(general for general in g.state.generals if general.color == color)
    name = g.board.titles[general.title].name
    rows: list[Row] = [
        ("player_order", f"{{b}}{title_name(g, general.title)}{{/b}}: " + t(f"shitenno.power.{name}"), []),
        ("pp", t("shitenno.sheet.points", n=general.points), []),
        ("target", t("shitenno.tip.stock", name=general.name, n=general.stock), []),
        ("action", t("shitenno.tip.hand", troops=len(general.troops), koku=len(general.koku)), []),
    ]
    for effect, n in sorted(Counter(effect_of(tile) for tile in general.tiles).items()):
        words = t("shitenno.counted", what=tile_noun(effect, n))
        rows.append(("gain", f"{words}: " + t(f"shitenno.effect.{effect}"), []))
    mine = general.seat == desk.house and desk.open_hand
    cards = [card for card in (*general.troops, *general.koku) if not hidden(card)]
    if cards and (mine or desk.viewer is None):
        for card, n in sorted(Counter(cards).items(), key=lambda item: g.board.order[item[0]]):
            rows.append(("mission", t("shitenno.counted", what=card_noun(card, n)), []))
    for source, n in general.sources.items():
        if n:
            rows.append(("scoring", t("shitenno.sheet.source", source=t(f"shitenno.source.{source}"), n=n), []))
    return Summary(desk, t(f"shitenno.general.{general.color}"), rows, [])


class Fan:
    """Cards in the order of their kinds, each once, with its number where there are several."""

    def __init__(self, desk: Desk, title: str, cards: list[str], words: str) -> None:
        self.desk, self.title, self.words = desk, title, words
        self.cards = sorted(Counter(cards).items(), key=lambda item: desk.view.board.order[item[0]])

    def places(self, sheet: Rect) -> list[Rect]:
        rows = [self.cards[n : n + ACROSS] for n in range(0, len(self.cards), ACROSS)]
        found = []
        for line, row in enumerate(rows):
            left = sheet.centerx - (len(row) * (CARD[0] + 16) - 16) / 2
            found += [
                Rect(left + n * (CARD[0] + 16), sheet.y + 82 + line * (CARD[1] + 16), *CARD) for n in range(len(row))
            ]
        return found

    def draw(self, canvas: Canvas) -> None:
        draw.shade(canvas, 0.4)
        width, height = self.desk.plan.size
        rows = -(-len(self.cards) // ACROSS)
        sheet = Rect(0, 0, ACROSS * (CARD[0] + 16) + 64, 136 + max(1, rows) * (CARD[1] + 16))
        sheet.center = (width / 2, height / 2)
        panel(canvas, sheet)
        head = Rect(sheet.x + 40, sheet.y + 18, sheet.w - 80, 50)
        text.draw(canvas, self.title, head, "display", 32, canvas.theme.heading, "center", "middle", wrap=False)
        for (card, count), place in zip(self.cards, self.places(sheet), strict=True):
            draw_card(canvas, card, place)
            if count > 1:
                disc = around((place.right - 6, place.bottom - 8), 20)
                draw.disc(canvas, disc.center, 20, LIGHT, INK, 2)
                text.draw(canvas, str(count), disc, "bold", 22, INK, "center", "middle", wrap=False)
        foot = Rect(sheet.x + 40, sheet.bottom - 52, sheet.w - 80, 34)
        if not self.cards:
            foot = Rect(sheet.x + 40, head.bottom, sheet.w - 80, sheet.bottom - head.bottom - 20)
        text.draw(canvas, self.words, foot, "italic", 21, canvas.theme.ink_soft, "center", "middle", shrink=0.8)


def discards(desk: Desk) -> Fan:
    """All discards: they lie open."""
    cards = desk.view.state.discards
    return Fan(desk, t("shitenno.tip.discards", n=len(cards)), cards, t("shitenno.sheet.discards"))


def seen(desk: Desk, seat: int) -> Fan:
    """What a general took in lots and has not yet discarded."""
    general = desk.view.state.generals[seat]
    others = len(general.troops) + len(general.koku) - len(general.seen)
    said = t("shitenno.sheet.unseen", n=others) if general.seen or others else t("shitenno.sheet.nothing")
    return Fan(desk, t("shitenno.sheet.seen", name=general.name), general.seen, said)
