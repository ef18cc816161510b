"""A sheet over the table: all that a general has."""

from collections import Counter

from engine.core.words import t
from engine.shitenno.say import card_noun, tile_noun
from yedo.table.sheets import Row
from yedo.table.summary import Summary
from yedo.tables.shitenno.part import Desk, effect_of, hidden, title_name


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
