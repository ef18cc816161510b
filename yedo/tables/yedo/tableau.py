"""One clan's whole holdings on a large sheet, as everybody may see them: opened by a click on its panel."""

from engine.yedo.state import Clan
from engine.yedo.views import is_hidden
from yedo.tables.yedo import cards
from yedo.tables.yedo.part import Desk, Rect, piece, row
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.words import t

WIDE, HIGH = 980, 700


class Tableau:
    def __init__(self, desk: Desk, seat: int) -> None:
        self.desk, self.seat = desk, seat

    def draw(self, canvas: Canvas) -> None:
        theme, clan = canvas.theme, self.desk.view.state.clans[self.seat]
        width, height = self.desk.plan.size
        draw.shade(canvas, 0.4)
        sheet = Rect((width - WIDE) / 2, (height - HIGH) / 2, WIDE, HIGH)
        panel(canvas, sheet, "sheet", theme.clan[clan.color])
        draw.crest_disc(canvas, clan.color, (sheet.x + 84, sheet.y + 74), 42)
        name = Rect(sheet.x + 146, sheet.y + 36, 420, 76)
        text.draw(canvas, clan.name, name, "display", 46, None, "left", "middle", wrap=False)
        words = f"{clan.pp}{{icon:pp}}   {clan.mon}{{icon:mon}}"
        text.draw(
            canvas,
            words,
            Rect(sheet.right - 360, sheet.y + 36, 310, 76),
            "bold",
            36,
            None,
            "right",
            "middle",
            wrap=False,
        )
        y = sheet.y + 128
        for label, paint in (
            ("disciples", self._disciples), ("goods", self._goods), ("annexes", self._annexes), ("cards", self._cards),
            ("done", self._done),
        ):  # fmt: skip
            line = Rect(sheet.x + 50, y, sheet.w - 100, 104)
            text.draw(
                canvas,
                t(f"table.tableau.{label}"),
                Rect(line.x, line.y, 150, line.h),
                "italic",
                22,
                theme.ink_soft,
                "left",
                "middle",
            )
            paint(canvas, clan, Rect(line.x + 160, line.y, line.w - 160, line.h))
            y += 110

    def _disciples(self, canvas: Canvas, clan: Clan, area: Rect) -> None:
        for d, place in zip(clan.disciples, row(area, len(clan.disciples), 64, 80, 60), strict=True):
            art.draw(canvas, piece(d, clan.color), place.move(0, -10))
            where = t(f"table.tableau.at.{d.at}") if ":" not in d.at else self._place(d.at)
            label = Rect(place.x - 30, place.bottom - 14, place.w + 60, 26)
            text.draw(canvas, where, label, "text", 18, None, "center", "middle", wrap=False, shrink=0.7)

    def _place(self, at: str) -> str:
        if at.startswith("annex:"):
            return t(f"annex_name.{at.rpartition(':')[2]}")
        return t(f"district.{self.desk.view.district_of.get(at, 'castle')}")

    def _goods(self, canvas: Canvas, clan: Clan, area: Rect) -> None:
        pictures = [f"pieces/weapon_{w}" for w in clan.weapons] + [f"pieces/geisha_{v}" for v in clan.geishas]
        pictures += ["pieces/blessing"] * clan.blessings
        self._pictures(canvas, pictures, area, 84)

    def _annexes(self, canvas: Canvas, clan: Clan, area: Rect) -> None:
        for annex, place in zip(clan.annexes, row(area, len(clan.annexes), 150, 94, 10), strict=True):
            art.draw(canvas, f"pieces/annex_{annex}", place, "stretch")
        if not clan.annexes:
            self._pictures(canvas, [], area, 84)

    def _cards(self, canvas: Canvas, clan: Clan, area: Rect) -> None:
        colors = [m if is_hidden(m) else self.desk.view.cards[m].color for m in clan.missions]
        backs = [cards.back(color) for color in colors]
        backs += [cards.back("action")] * len(clan.actions) + [cards.back("bonus")] * len(clan.bonus)
        backs += ["cards/back_blackmail"] * len(clan.blackmail)
        self._pictures(canvas, backs, area, 68, 100)

    def _done(self, canvas: Canvas, clan: Clan, area: Rect) -> None:
        known = [self.desk.view.cards[id] for id in clan.completed if id in self.desk.view.cards]
        words = ", ".join(f"{{icon:mission_{card.color}}} {card.title}" for card in known)
        if len(known) < len(clan.completed):
            words = t("table.completed", n=len(clan.completed))
        text.draw(canvas, words or t("word.nothing"), area, "text", 21, None, "left", "middle", shrink=0.7)

    def _pictures(self, canvas: Canvas, pictures: list[str], area: Rect, width: float, height: float = 0) -> None:
        places = row(area, len(pictures), width, height or width, 10)
        for picture, place in zip(pictures, places, strict=True):
            art.draw(canvas, picture, place)
        if not pictures:
            text.draw(canvas, t("word.nothing"), area, "text", 21, None, "left", "middle")
