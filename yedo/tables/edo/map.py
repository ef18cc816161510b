"""The map: cities with their buildings, sites with their yields, samurai and merchant where they stand, the power
track along the upper rim; and what is laid over it at the beginning and while somebody builds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from engine.core.words import t
from engine.edo import say
from engine.edo.wages import Wages, shares
from yedo.table.part import row
from yedo.tables.edo.layout import map_layout
from yedo.tables.edo.part import Desk, Part, Rect, Spot, icon
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour

FIGURE = (30.0, 39.0)  # units of a samurai on the map
MANY = 4  # so many of one clan on a space are one figure with a number
LOT = (128.0, 116.0)
INK = Colour("#1b1a17")
MERCHANT = (-1, -1)  # the merchant among the figures
PIECES = {"h": "house", "p": "post", "f": "fortress"}


class Map(Part):
    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.chosen: tuple[int, int] | None = None  # the figure that is about to walk
        self.tags: dict[str, int] = {}  # spaces it can reach, and what that costs
        self.kept: tuple[int, ...] | None = None  # samurai that are to be paid, while that is being decided
        self.fan: str | None = None  # the city whose buildings are laid out to choose from; None for all of them
        self.pulse = -1  # the seat whose pieces are pointed at

    # --- where things are -------------------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        board = self.desk.view.board
        players = len(self.desk.view.state.clans)
        return next(name for name, raw in board.maps.items() if players in raw["players"])

    @property
    def rows(self) -> dict[str, Any]:
        found: dict[str, Any] = map_layout()["maps"][self.name]
        return found

    def space(self, id: str) -> dict[str, Any]:
        for kind in ("cities", "wood", "stone", "rice", "rivers", "borders"):
            found: dict[str, Any] | None = self.rows[kind].get(id)
            if found is not None:
                return found
        raise KeyError(id)

    def at(self, box: Sequence[float]) -> Rect:
        """A box of the map's units on the table."""
        board, unit = self.desk.plan.board, self.desk.plan.unit
        return Rect(board.x + box[0] * unit, board.y + box[1] * unit, box[2] * unit, box[3] * unit)

    def point(self, at: Sequence[float]) -> tuple[float, float]:
        board, unit = self.desk.plan.board, self.desk.plan.unit
        return board.x + at[0] * unit, board.y + at[1] * unit

    def area(self, id: str) -> Rect:
        """The whole of a space."""
        found = self.space(id)
        (x, y), (w, h) = found["at"], found["size"]
        return self.at((x - w / 2, y - h / 2, w, h))

    def stand(self, id: str) -> Rect:
        """Where figures stand on a space."""
        found = self.space(id)
        return self.at(found.get("street") or found["stand"])

    def plot(self, city: str, number: int) -> Rect:
        places = self.space(city)["places"]
        return self.at(places[min(number, len(places) - 1)])

    def road(self, a: str, b: str) -> list[tuple[float, float]]:
        """The way between two neighbours, as points of the table; straight where there is no road."""
        for road in self.rows["roads"]:
            if set(road["ends"]) == {a, b}:
                points = [self.point(p) for p in road["points"]]
                return points if road["ends"][0] == a else points[::-1]
        return [self.stand(a).center, self.stand(b).center]

    def square(self, points: int) -> Rect:
        squares = map_layout()["track"]["squares"]
        return self.at(squares[min(points, len(squares) - 1)])

    def score(self, seat: int) -> Rect:
        """A clan's petal on the power track."""
        clans = self.desk.view.state.clans
        square = self.square(clans[seat].points)
        here = [clan.seat for clan in clans if clan.points == clans[seat].points]
        side = min(square.h, 30 * self.desk.plan.unit) * 0.92
        places = row(square.inflate(-4, 0), len(here), side, side, 1)
        used = places[-1].right - places[0].x
        return places[here.index(seat)].move((square.w - used) / 2 - 2, 0)

    # --- figures ----------------------------------------------------------------------------------------------------

    def figures(self) -> list[tuple[tuple[int, int], str, Rect, int]]:
        """Who stands where: (seat, number of the samurai), picture, place, how many are one figure."""
        view, unit = self.desk.view, self.desk.plan.unit
        found = []
        for id in view.map.spaces:
            groups: list[tuple[tuple[int, int], str, int]] = []
            for clan in view.state.clans:
                here = [n for n, where in enumerate(clan.samurai) if where == id and self.desk.visible(clan.seat, n)]
                picture = f"edo/samurai_{clan.color}"
                if len(here) >= MANY:
                    groups.append(((clan.seat, here[0]), picture, len(here)))
                else:
                    groups += [((clan.seat, n), picture, 1) for n in here]
            if view.state.merchant == id and self.desk.visible(*MERCHANT):
                groups.append((MERCHANT, "edo/merchant", 1))
            if not groups:
                continue
            stand = self.stand(id)
            wide, high = FIGURE[0] * unit, FIGURE[1] * unit
            room = Rect(stand.x + 2, stand.bottom - high, stand.w - 4, high)
            places = row(room, len(groups), wide, high, 2 * unit)
            shift = (room.w - (places[-1].right - places[0].x)) / 2
            found += [
                (key, picture, place.move(shift, 0), n) for (key, picture, n), place in zip(groups, places, strict=True)
            ]
        return found

    def figure(self, seat: int, where: str) -> Rect:
        """A samurai of a seat on a space, or the place where one would stand."""
        if seat < 0:
            here = [place for key, _, place, _ in self.figures() if key == MERCHANT]
            if here and self.desk.view.state.merchant == where:
                return here[0]
        else:
            samurai = self.desk.view.state.clans[seat].samurai
            for key, _, place, _ in self.figures():
                if key[0] == seat and key[1] < len(samurai) and samurai[key[1]] == where:
                    return place
        unit, stand = self.desk.plan.unit, self.stand(where)
        place = Rect(0, 0, FIGURE[0] * unit, FIGURE[1] * unit)
        place.midbottom = stand.midbottom
        return place

    # --- what is laid over it ---------------------------------------------------------------------------------------

    def lots(self) -> list[tuple[int, Rect]]:
        """The lots of goods at the beginning."""
        state, unit = self.desk.view.state, self.desk.plan.unit
        if state.phase != "setup" or all(clan.lot >= 0 for clan in state.clans):
            return []
        board = self.desk.plan.board
        wide, high = LOT[0] * unit, LOT[1] * unit
        left = board.centerx - (len(state.lots) * (wide + 16) - 16) / 2
        top = board.y + 492 * unit
        return [(lot, Rect(left + n * (wide + 16), top, wide, high)) for n, lot in enumerate(state.lots)]

    def fans(self) -> list[tuple[str, str, Rect]]:
        """City, building and place of what the asked clan might build: a fan beside each city with a samurai."""
        asked, view = self.desk.view.decision, self.desk.view
        if asked is None or asked.kind != "build" or not asked.options:
            return []
        top: Any = view.state.stack[-1]
        samurai, unit, found = view.state.clans[asked.player].samurai, self.desk.plan.unit, []
        for city in view.map.cities:
            if samurai.count(city) <= top.used.count(city) or self.fan not in (None, city):
                continue
            area = self.area(city)
            side = 46 * unit
            y = area.y - side * 0.15
            x = area.centerx - (3 * (side + 8) - 8) / 2
            for n, kind in enumerate(view.board.buildings):
                place = Rect(x + n * (side + 8), y - side, side, side)
                found.append((city, kind, place.clamp(self.desk.plan.board)))
        return found

    # --- spots ------------------------------------------------------------------------------------------------------

    def spots(self) -> Sequence[Spot]:
        view = self.desk.view
        found = [Spot("", self.square(n), self._track_tip(n)) for n in range(21)]
        found += [Spot(f"space:{id}", self._ground(id), self._space_tip(id)) for id in view.map.spaces]
        for clan in view.state.clans:
            tip = t("edo.table.track", clan=clan.name, n=clan.points)
            found.append(Spot("", self.score(clan.seat), tip))
        found += [Spot(f"lot:{lot}", place, self._lot_tip(lot)) for lot, place in self.lots()]
        found += [Spot(f"plot:{city}:{kind}", place, self._plot_tip(kind)) for city, kind, place in self.fans()]
        return found

    def _ground(self, id: str) -> Rect:
        """What of a space answers the mouse."""
        area = self.area(id)
        return area.union(self.stand(id)).clip(self.desk.plan.board)

    def _track_tip(self, n: int) -> str:
        goal = self.desk.view.board.goal
        return t("edo.table.torii", n=goal) if n == goal else ""

    def _lot_tip(self, lot: int) -> str:
        return t("edo.table.lot", goods=say.amounts(self.desk.view.board.lots[lot]))

    def _plot_tip(self, kind: str) -> str:
        raw = self.desk.view.board.buildings[kind]
        price = say.amounts({what: n for what, n in raw.items() if what not in ("points", "influence")})
        return t("edo.table.building", building=say.building(kind), price=price, n=raw["points"])

    def _space_tip(self, id: str) -> str:
        view = self.desk.view
        kind = view.map.kind[id]
        lines = [t("edo.table.space", space=say.space(id))]
        if kind == "city":
            lines += self._city_lines(id)
        elif id in view.map.good_of:
            standing, good = view.samurai_on(id), say.good(view.map.good_of[id])
            if standing:
                lines.append(t("edo.table.yields_now", n=standing, each=view.board.yield_of(standing), good=good))
            lines.append(t("edo.table.yields_next", each=view.board.yield_of(standing + 1), good=good))
        else:
            lines.append(t(f"edo.table.about.{kind}"))
        if id in self.tags:
            price, have = self.tags[id], self.desk.ryo(self.desk.house)
            key = "reach_free" if not price else "reach" if have >= 0 else "reach_shut"
            lines.append(t(f"edo.table.{key}", n=price, left=have - price))
        return "\n".join(lines)

    def _city_lines(self, id: str) -> list[str]:
        view = self.desk.view
        if id in view.map.closed:
            return [t("edo.table.closed")]
        lines = [t("edo.table.places", n=len(view.state.cities[id]), of=view.board.places)]
        for seat, influence, ryo in shares(view, id):
            lines.append(t("edo.table.share", clan=self.desk.name(seat), influence=influence, n=ryo))
        return lines

    # --- drawing ----------------------------------------------------------------------------------------------------

    def region(self) -> Rect:
        return self.desk.plan.board

    def key(self) -> object:
        s, view = self.desk.view.state, self.desk.view
        asked = view.decision
        top: Any = s.stack[-1] if s.stack else None
        return (
            [(tuple(c.samurai), c.points, c.color) for c in s.clans], {k: tuple(v) for k, v in s.cities.items()},
            s.merchant, tuple(s.lots), s.phase, self.chosen, tuple(self.tags.items()), self.kept, self.pulse,
            self.fan, tuple(sorted(self.desk.lifted)), asked is not None and (asked.kind, asked.player),
            tuple(getattr(top, "used", ())), tuple(getattr(top, "kept", ())), asked is not None and len(asked.options),
        )  # fmt: skip

    def draw_ground(self, canvas: Canvas) -> None:
        board = self.desk.plan.board
        draw.rounded(canvas, board.inflate(6, 6), canvas.theme.ink, None, 0, 8)
        art.draw(canvas, f"edo/map_{self.name}_{canvas.theme.side}", board, "stretch")
        for city in self.desk.view.map.cities:
            self._draw_name(canvas, city)

    def _draw_name(self, canvas: Canvas, city: str) -> None:
        name = self.at(self.space(city)["name"])
        home = city == self.desk.view.board.home
        ribbon = name.inflate(10, 6)
        draw.ribbon(canvas, ribbon, canvas.theme.paper, canvas.theme.ink)
        size = 24 if home else 21
        ink = canvas.theme.heading if home else None
        words = t("edo.table.city", space=say.space(city))
        text.draw(canvas, words, name.inflate(-18, 4), "display", size, ink, "center", "middle", wrap=False, shrink=0.7)

    def draw(self, canvas: Canvas) -> None:
        view = self.desk.view
        for city in view.map.cities:
            if city in view.map.closed:
                places = [self.plot(city, n) for n in range(view.board.places)]
                art.draw(canvas, f"edo/closed_city_{canvas.theme.side}", places[0].unionall(places[1:]).inflate(20, 20))
            for number, building in enumerate(view.state.cities[city]):
                self._draw_building(canvas, building, self.plot(city, number))
        self._draw_yields(canvas)
        for clan in view.state.clans:
            art.draw(canvas, f"edo/score_{clan.color}", self.score(clan.seat))
        self._draw_figures(canvas)
        self._draw_tags(canvas)
        self._draw_lots(canvas)
        self._draw_fans(canvas)

    def _draw_building(self, canvas: Canvas, building: str, place: Rect) -> None:
        kind = PIECES[building[0]]
        picture = "edo/fortress" if kind == "fortress" else f"edo/{kind}_{self.desk.color(int(building[1:]))}"
        if building[1:] == str(self.pulse):
            draw.rounded(canvas, place, Colour(255, 244, 200, 190), canvas.theme.accent, 2.5, 6)
        art.draw(canvas, picture, place.inflate(1, place.h * 0.12))

    def _draw_yields(self, canvas: Canvas) -> None:
        """A ring round what a samurai brings in on a site as it is now."""
        view = self.desk.view
        for id in view.map.good_of:
            standing = view.samurai_on(id)
            if not standing:
                continue
            boxes = self.space(id)["tag"]
            place = self.at(boxes[min(standing, len(boxes)) - 1])
            draw.rounded(canvas, place.inflate(1, 3), None, canvas.theme.ink, 5, 9)
            draw.rounded(canvas, place.inflate(0, 2), None, canvas.theme.glow, 3, 9)

    def _draw_figures(self, canvas: Canvas) -> None:
        for key, picture, place, n in self.figures():
            lit = key == self.chosen or (key[0] >= 0 and key[0] == self.pulse)
            if lit:
                draw.rounded(canvas, place.inflate(6, 4), Colour(255, 244, 200, 210), canvas.theme.accent, 2.5, 8)
            art.draw(canvas, picture, place)
            if n > 1:
                badge = Rect(place.right - place.w * 0.5, place.y - 2, place.w * 0.62, place.w * 0.62)
                draw.disc(canvas, badge.center, badge.w / 2, canvas.theme.snow, INK, 1.5)
                page = canvas.miniature()
                text.draw(page, str(n), badge, "bold", 17, canvas.theme.text, "center", "middle", wrap=False)
            self._draw_bowl(canvas, key, place)

    def _draw_bowl(self, canvas: Canvas, key: tuple[int, int], place: Rect) -> None:
        """Whose wages are paid: those already settled, and those that are to be."""
        asked = self.desk.view.decision
        if asked is None or asked.kind != "keep" or key[0] != asked.player:
            return
        top = self.desk.view.state.stack[-1]
        where = self.desk.clan.samurai[key[1]] if key[0] == self.desk.house else ""
        settled = isinstance(top, Wages) and self.kept is None and where in top.kept
        side = place.w * 0.9
        bowl = Rect(place.centerx - side / 2, place.y - side * 0.72, side, side)
        if settled or (self.kept is not None and key[1] in self.kept):
            art.draw(canvas, icon("wages"), bowl)
        else:
            art.draw(canvas, icon("wages"), bowl, alpha=0.3)

    def _draw_tags(self, canvas: Canvas) -> None:
        """What it costs to walk to each space."""
        for id, price in self.tags.items():
            if not price:
                continue
            area = self.area(id)
            tag = Rect(0, 0, 50, 28)
            tag.topright = (area.right + 6, area.y - 8)
            tag.clamp_ip(self.desk.plan.board)
            draw.rounded(canvas, tag, canvas.theme.snow, canvas.theme.accent, 2, 9)
            art.draw(canvas, icon("ryo"), Rect(tag.x + 3, tag.y + 3, 22, 22))
            room = Rect(tag.x + 24, tag.y, tag.w - 26, tag.h)
            text.draw(canvas, str(price), room, "bold", 20, None, "center", "middle", wrap=False, shrink=0.6)

    def _draw_lots(self, canvas: Canvas) -> None:
        lots = self.lots()
        if not lots:
            return
        sheet = lots[0][1].unionall([place for _, place in lots]).inflate(44, 36)
        draw.rounded(canvas, sheet.move(4, 6), Colour(20, 18, 16, 120), None, 0, 14)
        draw.rounded(canvas, sheet, canvas.theme.paper, canvas.theme.ink, 2.5, 14, "hollow")
        for lot, place in lots:
            art.draw(canvas, f"edo/lot_{lot + 1}", place)

    def _draw_fans(self, canvas: Canvas) -> None:
        asked = self.desk.view.decision
        for city, kind, place in self.fans():
            able = asked is not None and ("build", city, kind) in asked.options
            theme = canvas.theme
            draw.rounded(canvas, place, theme.snow if able else theme.paper_deep, theme.ink, 2, 10)
            picture = "edo/fortress" if kind == "fortress" else f"edo/{kind}_{self.desk.color(asked.player)}"  # type: ignore[union-attr]
            art.draw(canvas, picture, place.inflate(-6, -6), alpha=1.0 if able else 0.35)
            page, letter = canvas.miniature(), kind[0].upper()
            spot = Rect(place.right - 15, place.bottom - 15, 20, 20)
            if self.fan == city and text.fits(page, letter, spot, "bold", 16, wrap=False):  # its key
                draw.disc(canvas, spot.center, 10, theme.paper, theme.ink, 1.5)
                text.draw(page, letter, spot, "bold", 16, theme.text, "center", "middle", wrap=False)
            if not able:
                a, b = canvas.rect(place.inflate(-14, -14)).topleft, canvas.rect(place.inflate(-14, -14)).bottomright
                pygame.draw.line(canvas.surface, theme.bad, a, b, canvas.line(3))
