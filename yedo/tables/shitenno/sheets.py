"""Sheets over the table: all that a general has, and what a good player would do."""

from collections import Counter

from engine.core.decision import Decision
from engine.core.words import t
from engine.shitenno.bots.shogun import Shogun
from engine.shitenno.game import Shitenno
from engine.shitenno.say import card_noun, label, tile_noun
from yedo.table.sheets import Row
from yedo.table.summary import Summary
from yedo.tables.shitenno.part import Desk, effect_of, hidden, title_name

SAMPLES = 6  # a tenth of a second at most


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


def advice(view: Shitenno, decision: Decision) -> str:
    """The Shogun's answer after a short look, with his reason; for the asked seat's eyes only."""
    shogun = Shogun("advice")
    shogun.samples, shogun.seconds = SAMPLES, 0.0  # never two answers to the same question
    option = shogun.choose(view, decision)
    return t("shitenno.advice", what=label(view, option, decision).rstrip("."), why=shogun.why(own=True))
