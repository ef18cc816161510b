"""The viewing clan's own board: disciples, annexes, geishas, blessing, weapons, mon and prestige, drawn large."""

from collections.abc import Iterator
from functools import partial

from engine.core.grammar import capital
from engine.yedo.names import annex_does, weapon_rule
from yedo.tables.yedo.part import Part, Rect, Spot, faded, geisha_words, holdings, piece, row, standing_places
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.theme import Colour
from yedo.ui.words import t

ANNEXES = ("dojo", "karesansui", "kobudo_ryu", "yashiki")


class House(Part):
    def region(self) -> Rect:
        return self.desk.plan.house

    def key(self) -> object:
        return self.desk.house, holdings(self.desk.clan), standing_places(self.desk)

    # --- places -------------------------------------------------------------------------------------------

    @property
    def inner(self) -> Rect:
        return self.desk.plan.house.inflate(-20, -18)

    def head(self) -> Rect:
        return Rect(self.inner.x, self.inner.y, self.inner.w, 44)

    def weapon_slots(self) -> list[Rect]:
        area = self.inner
        count = max(4, len(self.desk.clan.weapons))
        return row(Rect(area.x, area.y + 50, area.w - 196, 62), count, 60, 60, 6)

    def weapons(self) -> list[tuple[str, Rect]]:
        return list(zip(self.desk.clan.weapons, self.weapon_slots(), strict=False))

    def geisha_slots(self) -> list[Rect]:
        area = self.inner
        return row(Rect(area.right - 190, area.y + 50, 140, 62), 3, 44, 58, 3)

    def blessing(self) -> Rect:
        return Rect(self.inner.right - 44, self.inner.y + 52, 44, 58)

    def annex_slots(self) -> list[tuple[str, Rect]]:
        area = self.inner
        places = row(Rect(area.x, area.bottom - 78, area.w, 78), 4, 118, 76, 9)
        return list(zip(ANNEXES, places, strict=True))

    def annex(self, name: str) -> Rect:
        return dict(self.annex_slots())[name]

    def disciples(self) -> Iterator[tuple[int, Rect]]:
        """The places of disciples that are at home or in the Reserve."""
        area = self.inner
        top, height = area.y + 118, area.h - 118 - 84
        at_home = [n for n, d in enumerate(self.desk.clan.disciples) if d.at in ("home", "spent")]
        waiting = [n for n, d in enumerate(self.desk.clan.disciples) if d.at == "reserve"]
        half = Rect(area.x, top, area.w * 0.58, height)
        for number, place in zip(at_home, row(half, len(at_home), 64, height, 2), strict=True):
            yield number, place
        cell = Rect(area.x + area.w * 0.62, top, area.w * 0.38, height)
        for number, place in zip(waiting, row(cell, len(waiting), 50, height * 0.8, 0), strict=True):
            yield number, place

    def disciple(self, number: int) -> Rect:
        return dict(self.disciples()).get(number, self.reserve())

    def reserve(self) -> Rect:
        area = self.inner
        return Rect(area.x + area.w * 0.62, area.y + 118, area.w * 0.38, area.h - 118 - 84)

    def home(self) -> Rect:
        area = self.inner
        return Rect(area.x + 20, area.y + 118, 64, area.h - 118 - 84)

    def purse(self) -> Rect:
        head = self.head()
        return Rect(head.right - 172, head.y + 2, 38, 38)

    def prestige(self) -> Rect:
        head = self.head()
        return Rect(head.right - 84, head.y + 2, 38, 38)

    # --- what can be pointed at ---------------------------------------------------------------------------

    def spots(self) -> list[Spot]:
        clan, seat = self.desk.clan, self.desk.house
        found = [
            Spot("", self.purse().inflate(70, 6).move(30, 0), t("table.mon", n=clan.mon)),
            Spot("", self.prestige().inflate(70, 6).move(30, 0), t("table.prestige", n=clan.pp)),
            Spot("", self.reserve(), t("table.reserve")),
        ]
        for weapon, place in self.weapons():
            found.append(Spot(f"weapon:{weapon}", place, partial(self._weapon_tip, weapon)))
        for place in self.weapon_slots()[len(clan.weapons) :]:
            found.append(Spot("", place, partial(t, "table.weapon_room")))
        for n, place in enumerate(self.geisha_slots()):
            held = n < len(clan.geishas)
            words = partial(geisha_words, clan.geishas[n]) if held else partial(t, "table.geisha_room")
            found.append(Spot("geisha:own" if held else "", place, words))
        tip = t("table.blessing") if clan.blessings else t("table.blessing_room")
        found.append(Spot("blessing:own" if clan.blessings else "", self.blessing(), tip))
        for annex, place in self.annex_slots():
            held = annex in clan.annexes
            found.append(Spot(f"annex:{seat}:{annex}" if held else "", place, partial(self._annex_tip, annex)))
        for number, place in self.disciples():
            found.append(Spot(f"disciple:{seat}:{number}", place, partial(self._disciple_tip, number)))
        return found

    def _weapon_tip(self, weapon: str) -> str:
        return f"{{b}}{t('weapon.' + weapon)}{{/b}}\n{weapon_rule(self.desk.view.board)}"

    def _annex_tip(self, annex: str) -> str:
        return f"{{b}}{t('annex_name.' + annex)}{{/b}}\n{annex_does(self.desk.view.board, annex)}"

    def _disciple_tip(self, number: int) -> str:
        disciple = self.desk.clan.disciples[number]
        return f"{{b}}{capital(t(f'disciple.{disciple.kind}'))}{{/b}}\n{t('table.at.' + disciple.at)}"

    # --- drawing ------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        theme, clan = canvas.theme, self.desk.clan
        rect = self.desk.plan.house
        panel(canvas, rect, "sheet", theme.clan[clan.color])
        inner = rect.inflate(-14, -14)
        faded(canvas, f"scenes/clan_{clan.color}", inner, 0.7, "cover")
        self._draw_head(canvas)
        well = Colour(theme.snow.r, theme.snow.g, theme.snow.b, 150)
        for n, place in enumerate(self.weapon_slots()):
            draw.rounded(canvas, place, well, theme.ink, 1.5, 8)
            if n >= len(clan.weapons):
                faded(canvas, "icons/weapon", place.inflate(-14, -14), 0.22)
        for weapon, place in self.weapons():
            art.draw(canvas, f"pieces/weapon_{weapon}", place.inflate(2, 2))
        for n, place in enumerate(self.geisha_slots()):
            draw.rounded(canvas, place, well, theme.ink, 1.5, 8)
            if n < len(clan.geishas):
                art.draw(canvas, f"pieces/geisha_{clan.geishas[n]}", place)
            else:
                faded(canvas, "icons/geisha", place.inflate(-12, -12), 0.24)
        draw.rounded(canvas, self.blessing(), well, theme.ink, 1.5, 8)
        if clan.blessings:
            art.draw(canvas, "pieces/blessing", self.blessing().inflate(-4, -4))
        else:
            faded(canvas, "icons/blessing", self.blessing().inflate(-12, -12), 0.24)
        self._draw_annexes(canvas)
        self._draw_disciples(canvas)

    def _draw_head(self, canvas: Canvas) -> None:
        theme, clan, head = canvas.theme, self.desk.clan, self.head()
        draw.rounded(canvas, head.inflate(4, 2), theme.paper, theme.ink, 1.5, 8)
        draw.crest_disc(canvas, clan.color, (head.x + 24, head.centery), 20)
        name = Rect(head.x + 54, head.y, head.w - 240, head.h)
        text.draw(canvas, clan.name, name, "display", 28, None, "left", "middle", wrap=False)
        for icon, place, value in (("mon", self.purse(), clan.mon), ("pp", self.prestige(), clan.pp)):
            art.draw(canvas, f"icons/{icon}", place)
            number = Rect(place.right + 5, head.y, 46, head.h)
            text.draw(canvas, str(value), number, "bold", 28, None, "left", "middle", wrap=False)

    def _draw_annexes(self, canvas: Canvas) -> None:
        theme, clan = canvas.theme, self.desk.clan
        well = Colour(theme.snow.r, theme.snow.g, theme.snow.b, 120)
        for annex, place in self.annex_slots():
            draw.rounded(canvas, place, well, theme.ink_soft, 1.5, 8)
            if annex in clan.annexes:
                art.draw(canvas, f"pieces/annex_{annex}", place.inflate(-4, -4), "stretch")
            else:
                faded(canvas, f"icons/{annex}", place.inflate(-20, -20), 0.35)
            at = f"annex:{self.desk.house}:{annex}"
            for other in self.desk.view.state.clans:
                for number, d in enumerate(other.disciples):
                    if d.at == at and self.desk.visible(other.seat, number):
                        figure = Rect(place.centerx - 28, place.y - 6, 56, 76)
                        art.draw(canvas, piece(d, other.color), figure)

    def _draw_disciples(self, canvas: Canvas) -> None:
        theme, clan = canvas.theme, self.desk.clan
        cell = self.reserve()
        shade = Colour(theme.ink.r, theme.ink.g, theme.ink.b, 60)
        draw.rounded(canvas, cell, shade, theme.ink, 1.5, 8)
        line = max(22.0, canvas.least * 1.3 / canvas.scale)
        label = Rect(cell.x + 6, cell.bottom - line - 2, cell.w - 12, line)
        text.draw(
            canvas,
            t("table.reserve_name"),
            label,
            "italic",
            18,
            theme.on_accent,
            "right",
            "middle",
            wrap=False,
        )
        for number, place in self.disciples():
            d = clan.disciples[number]
            if self.desk.visible(clan.seat, number):
                alpha = 1.0 if d.at == "home" else 0.6 if d.at == "spent" else 0.85
                faded(canvas, piece(d, clan.color), place, alpha)
