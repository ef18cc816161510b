"""The faces of this game's cards, and what they say."""

from engine.core.words import t
from engine.shitenno.game import Shitenno
from engine.shitenno.say import card_noun, troop_noun
from yedo.tables.shitenno.part import Rect, effect_of, picture, province_name
from yedo.ui import art
from yedo.ui.canvas import Canvas

SIZE = (340, 499)


def name(card: str) -> str:
    return t("shitenno.tip.card", card=card_noun(card))


def face(canvas: Canvas, card: str, rect: Rect) -> None:
    """A card; a bonus tile shows what it does."""
    if ":" in card:
        art.draw(canvas, f"shitenno/tile_{effect_of(card)}", rect)
    else:
        art.draw(canvas, picture(card), rect, "stretch")


def words(g: Shitenno, card: str, title: bool) -> list[str]:
    """What a card is worth, and where its troops are asked for."""
    lines = [f"{{b}}{name(card)}{{/b}}"] * title
    if card in g.board.value:
        return [*lines, t("shitenno.card_words.koku", n=g.board.value[card])]
    symbols = g.board.symbols.get(card, ())
    for troop in dict.fromkeys(symbols):
        wanted = ", ".join(province_name(p.id) for p in g.board.provinces if p.troop == troop)
        lines.append(
            t(
                "shitenno.card_words.troop",
                icon=f"{{icon:shitenno/icon_{troop}}}",
                troop=troop_noun(troop),
                places=wanted,
            )
        )
    if len(symbols) > 1:
        lines.append(f"{{i}}{t('shitenno.card_words.double')}{{/i}}")
    return lines
