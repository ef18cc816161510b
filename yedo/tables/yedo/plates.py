"""The plates of the districts' actions: what each costs and gives the clan whose house is shown, as signs on the
board and as the lines of the district that is enlarged under the mouse."""

import pygame

from engine.yedo import assets, districts
from yedo.tables.yedo.part import Desk, Rect
from yedo.ui import art, text
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour
from yedo.ui.words import t

INK = Colour("#1b1a17")
ARROW = 6.0  # width of the arrow between cost and gain
Signs = tuple[list[str], list[str]]  # cost and gain, as numbers and names of icons


def price(desk: Desk, key: str) -> tuple[int, int]:
    """What the action behind a plate costs the clan whose house is shown, and what it yields."""
    g, seat = desk.view, desk.house
    actions = g.board.actions
    if key == "gates:recruit":
        return assets.cost(g, seat, "recruit", actions["recruit"]), 1
    if key.startswith("gates:beg"):
        give = sorted(actions["beg"])[0 if key.endswith("small") else 1]
        return give, actions["beg"][give] + g.action_yield("beg", seat)
    if key == "tavern:annex":
        return districts.annex_price(g, seat), 1
    if key.startswith("harbor:luxury"):
        mon = sorted(actions["luxury"])[0 if key.endswith("small") else 1]
        return assets.cost(g, seat, "luxury", mon), actions["luxury"][mon]
    if key == "red_light:geisha_mon":
        return assets.cost(g, seat, "geisha", actions["geisha"]["mon"]), 1
    if key == "red_light:geisha_prestige":
        return actions["geisha"]["pp"], 1
    if key == "red_light:action_card":
        return assets.cost(g, seat, "action_card", actions["action_card"]), 1
    if key == "castle:shogun":
        return 0, actions["audience"] + g.action_yield("shogun", seat)
    if key == "market:sell":
        return 1, actions["sell_card"] + g.action_yield("sell", seat)
    if key == "harbor:church":
        return 0, g.state.church
    return 0, actions["foresight"]


def signs(desk: Desk, key: str) -> Signs:
    """What stands on a plate: the cost, and what comes of it."""
    cost, gain = (str(n) for n in price(desk, key))
    found: dict[str, Signs] = {
        "gates:recruit": ([cost, "mon"], ["recruit"]),
        "gates:beg_small": ([cost, "pp"], [gain, "mon"]),
        "gates:beg_large": ([cost, "pp"], [gain, "mon"]),
        "tavern:annex": ([cost, "mon"], ["annex"]),
        "harbor:church": ([], ["church", "mon"]),
        "harbor:luxury_small": ([cost, "mon"], [gain, "pp"]),
        "harbor:luxury_large": ([cost, "mon"], [gain, "pp"]),
        "harbor:jesuits": ([], ["set_jesuits"]),
        "red_light:geisha_mon": ([cost, "mon"], ["geisha"]),
        "red_light:geisha_prestige": ([cost, "pp"], ["geisha"]),
        "red_light:action_card": ([cost, "mon"], ["action"]),
        "temple:blessing": ([], ["blessing"]),
        "market:weapon": (["mon"], ["weapon"]),
        "market:sell": (["discard"], [gain, "mon"]),
        "castle:shogun": ([], [f"+{gain}", "pp"]),
        "castle:bakufu": ([], ["+", "mission"]),
        "castle:bower": ([], ["bower", "player_order"]),
    }
    return found.get(key, ([], ["foresight"]))


def tip(desk: Desk, key: str) -> str:
    """A plate in words."""
    left, right = price(desk, key)
    return t(f"table.plate.{key.replace(':', '_')}", price=left, gain=right)


def line(desk: Desk, key: str) -> str:
    """A plate enlarged: cost, arrow, gain, and what it is called."""
    cost, gain = ("".join(f"{{icon:{s}}}" if s[:1].isalpha() else s for s in part) for part in signs(desk, key))
    name = tip(desk, key).partition("\n")[0].replace("{b}", "").replace("{/b}", "")
    return f"{{b}}{cost} {{icon:arrow_right}} {gain}{{/b}}  {name}" if cost else f"{{b}}{gain}{{/b}}  {name}"


def draw_signs(canvas: Canvas, what: Signs, area: Rect, size: float = 17) -> None:
    """Numbers and icons side by side in the middle of a plate, an arrow between cost and gain; icons shrink where
    it is narrow."""
    row = [*what[0], *([""] if what[0] else []), *what[1]]
    widths = [0.0 if s[:1].isalpha() else text.measure(canvas, s, "bold", size)[0] if s else ARROW for s in row]
    icons = sum(s[:1].isalpha() for s in row)
    side = min(area.h + 1, (area.w - sum(widths)) / icons) if icons else 0.0
    x = area.centerx - (sum(widths) + side * icons) / 2
    for sign, width in zip(row, widths, strict=True):
        if sign[:1].isalpha():
            art.draw(canvas, f"icons/{sign}", Rect(x, area.centery - side / 2, side, side))
            width = side
        elif sign:
            place = Rect(x - 4, area.y - 4, width + 8, area.h + 8)
            text.draw(canvas, sign, place, "bold", size, INK, "center", "middle", wrap=False, shrink=1.0)
        else:
            points = [(x + 1, area.centery - 5), (x + width - 1, area.centery), (x + 1, area.centery + 5)]
            pygame.draw.polygon(canvas.surface, INK, [(canvas.px(px), canvas.px(py)) for px, py in points])
        x += width

