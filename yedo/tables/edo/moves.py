"""How each event of Edo looks: a method is named like the event it shows and returns the tweens that run together."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from engine.core.words import t
from engine.edo import say
from yedo.table.motion import Data, Sprite, small
from yedo.tables.edo import cards
from yedo.tables.edo.map import MERCHANT
from yedo.tables.edo.moments import EdoMoments
from yedo.tables.edo.part import Rect, icon
from yedo.ui import art, sound
from yedo.ui.canvas import Canvas
from yedo.ui.tween import Tween, linear

if TYPE_CHECKING:
    from yedo.table.animate import Stage
    from yedo.tables.edo.parts import EdoParts

CRAFT = {"wood": "saw", "stone": "chisel", "rice": "sickle"}
ALONE = ("goal", "over")  # events whose moment says it all
MOST = 6  # pieces that fly at once


class EdoMoves(EdoMoments):
    parts: EdoParts

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)

    def show(self, kind: str, seat: int, data: Data) -> list[Tween]:
        own = getattr(self, f"show_{kind}", None)
        if own is None:
            return super().show(kind, seat, data)
        moment = self.moment_of(kind, seat, data)
        if moment is not None and kind in ALONE:
            return self._enact(moment)
        tweens: list[Tween] = own(seat, data)
        return tweens if moment is None else self.enacted(tweens, moment)

    # --- gestures ---------------------------------------------------------------------------------------------------

    def _many(self, start: Rect, end: Rect, picture: str, n: int, delay: float = 0.0) -> list[Tween]:
        """Several of a thing, one behind the other."""
        end = small(end, 30)
        return [
            self._march(Sprite(small(start, 34).move(k * 3, 0), end, picture, arc=46), 0.34, delay + k * 0.06)
            for k in range(min(MOST, n))
        ]

    def _coins(self, start: Rect, end: Rect, n: int, delay: float = 0.0) -> list[Tween]:
        return self._many(start, end, icon("ryo"), min(MOST, 1 + n // 4) if n > 3 else n, delay)

    def _picture(self, good: str) -> str:
        return icon("ryo") if good == "ryo" else f"edo/goods_{good}"

    def _walk(self, figure: Rect, points: list[tuple[float, float]], picture: str, seconds: float) -> list[Tween]:
        """A figure along a road."""
        legs = list(itertools.pairwise(points))
        tweens = []
        for n, (a, b) in enumerate(legs):
            here, there = (Rect(x - figure.w / 2, y - figure.h, figure.w, figure.h) for x, y in (a, b))
            leg = self._march(Sprite(here, there, picture, arc=6), seconds / len(legs), n * seconds / len(legs))
            leg.ease = linear
            tweens.append(leg)
        return tweens

    def _way(self, seat: int, a: str, b: str) -> list[tuple[float, float]]:
        """From where a figure stands along the road to where it will."""
        map_ = self.parts.map
        return [map_.figure(seat, a).midbottom, *map_.road(a, b)[1:-1], map_.figure(-2, b).midbottom]

    # --- the beginning ----------------------------------------------------------------------------------------------

    def show_start(self, seat: int, data: Data) -> list[Tween]:
        middle = small(self.parts.desk.plan.board, 110)
        end = small(self.parts.plates.rect_of(seat), 34)
        return [self._fly(Sprite(middle, end, "edo/fan", arc=30), 0.6), *self.say(seat)]

    def show_lot(self, seat: int, data: Data) -> list[Tween]:
        places = dict(self.parts.map.lots())
        start = places.get(data["lot"], small(self.parts.desk.plan.board, 120))
        end = small(self.parts.plates.rect_of(seat), 60)
        return [self._fly(Sprite(start, end, f"edo/lot_{data['lot'] + 1}", arc=40), 0.5)]

    def show_city(self, seat: int, data: Data) -> list[Tween]:
        color = self.parts.desk.color(seat)
        start, map_ = small(self.parts.plates.rect_of(seat), 44), self.parts.map
        house = self._fly(Sprite(start, map_.plot(data["city"], 0), f"edo/house_{color}", arc=50), 0.45)
        man = self._march(Sprite(start, map_.figure(seat, data["city"]), f"edo/samurai_{color}", arc=50), 0.45, 0.2)
        return [house, man]

    # --- plans ------------------------------------------------------------------------------------------------------

    def show_phase(self, seat: int, data: Data) -> list[Tween]:
        phase = data["phase"]
        if phase == "preparation":
            return []
        words = t(f"edo.phase.{phase}")
        if phase == "planning":
            words = t("table.round", n=data["round"], rounds=self.parts.desk.view.board.rounds)
        return self._proclaim(self.parts.desk.game.phase_icon(phase), words, 0.0, 0.9)

    def show_sealed(self, seat: int, data: Data) -> list[Tween]:
        """Told of all clans in one burst, when the last one has sealed."""
        slots = range(self.parts.desk.view.board.slots)
        return [tween for n in slots for tween in self._stamp(self.parts.plates.slot(seat, n), icon("seal"))][:6]

    def show_all_sealed(self, seat: int, data: Data) -> list[Tween]:
        """Clouds part from the map."""
        board, tweens = self.parts.desk.plan.board, self._proclaim(icon("sealed"), t("edo.event.all_sealed"), 0.0, 1.1)

        def paint(canvas: Canvas, rect: Rect, part: float) -> None:
            clip = canvas.surface.get_clip()
            canvas.surface.set_clip(canvas.rect(board))
            art.draw(canvas, f"edo/cloud_{canvas.theme.side}", rect, "stretch", alpha=1.0 - part * 0.6)
            canvas.surface.set_clip(clip)

        wide = board.w * 0.62
        for n, y in enumerate((0.08, 0.36, 0.64)):
            for x, way in ((board.x - wide * 0.1, -1), (board.right - wide * 0.9, 1)):
                start = Rect(x + (n % 2) * 30, board.y + board.h * y, wide, board.h * 0.36)
                tweens.append(self._fly(Sprite(start, start.move(way * wide * 1.05, 0), paint=paint), 1.0))
        return tweens

    def show_reveal(self, seat: int, data: Data) -> list[Tween]:
        desk = self.parts.desk
        start = self.parts.slot(seat, data["slot"])
        board = desk.plan.board
        shown = Rect(board.centerx - 100, board.y + 80 * desk.plan.unit, 200, 200)
        card, deed = data["card"], data["deed"]

        def paint(canvas: Canvas, rect: Rect, part: float) -> None:
            if part < 0.5:
                thin = max(0.05, 1 - part * 2)
                cards.lay(canvas, desk.view, "", "", rect if thin > 0.9 else rect.inflate(-rect.w * (1 - thin), 0))
            else:
                cards.lay(canvas, desk.view, card, deed, rect)

        turn = self._fly(Sprite(small(start, start.h), shown, paint=paint), 0.42)
        stay = self._march(Sprite(shown, shown, paint=lambda c, r, p: paint(c, r, 1.0)), 0.55, 0.42)
        return [turn, stay, *self._tell(self.parts.plates.rect_of(seat), self._words(), 0.95)]

    def show_pass(self, seat: int, data: Data) -> list[Tween]:
        return [*self._stamp(self.parts.slot(seat, data["slot"]), icon("forfeit")), *self.say(seat)]

    def show_forfeit(self, seat: int, data: Data) -> list[Tween]:
        return self.say(seat)

    show_lapse = show_forfeit

    # --- figures ----------------------------------------------------------------------------------------------------

    def show_march(self, seat: int, data: Data) -> list[Tween]:
        color, map_ = self.parts.desk.color(seat), self.parts.map
        figure = map_.figure(seat, data["from"])
        way = self._way(seat, data["from"], data["to"])
        walk = self._walk(figure, way, f"edo/samurai_{color}", 0.42)
        steps = [self._march(Sprite(at, at, icon("march"), fades=True), 0.5, 0.12 + n * 0.1)
                 for n, at in enumerate(Rect(x - 11, y - 13, 22, 22) for x, y in way[1:-1])]  # fmt: skip
        return [*walk, *steps, *self._coins(self.parts.goods(seat, "ryo"), figure, data["ryo"])]

    def show_merchant(self, seat: int, data: Data) -> list[Tween]:
        figure = self.parts.map.figure(-1, data["from"])
        walk = self._walk(figure, self._way(-1, data["from"], data["to"]), "edo/merchant", 0.48)
        self._lift(MERCHANT, walk[-1])
        return [*walk, *self._coins(self.parts.goods(seat, "ryo"), figure, data["ryo"])]

    def show_place(self, seat: int, data: Data) -> list[Tween]:
        """An official rises from its seat and is a samurai on the road."""
        color = self.parts.desk.color(seat)
        start = small(self.parts.slot(seat, data["slot"]), 46)
        end = self.parts.map.figure(-2, data["space"])
        sprite = Sprite(start, end, f"edo/official_{color}", arc=90, turns=True, other=f"edo/samurai_{color}")
        return [self._fly(sprite, 0.6)]

    def show_ride(self, seat: int, data: Data) -> list[Tween]:
        map_, color = self.parts.map, self.parts.desk.color(seat)
        start, end = map_.figure(seat, data["from"]), map_.figure(-2, data["to"])
        man = self._fly(Sprite(start, end, f"edo/samurai_{color}", arc=60), 0.55)
        horse = self._fly(Sprite(start.move(0, 8), end.move(0, 8), icon("ride"), arc=60), 0.55)
        return [man, horse]

    # --- goods and money --------------------------------------------------------------------------------------------

    def show_money(self, seat: int, data: Data) -> list[Tween]:
        return self._coins(small(self.parts.desk.plan.merchant, 40), self.parts.goods(seat, "ryo"), data["n"])

    def show_goods(self, seat: int, data: Data) -> list[Tween]:
        """From the site to the shelf; what finds no room falls beside it."""
        good, place = data["good"], small(self.parts.desk.plan.merchant, 40)
        tweens: list[Tween] = []
        if data.get("space"):
            sound.play(CRAFT[good])
            place = self.parts.map.figure(seat, data["space"])
            tweens += self._stamp(self.parts.map.area(data["space"]), icon(good))
        end = self.parts.goods(seat, good)
        tweens += self._many(place, end, self._picture(good), data["n"], 0.15)
        for k in range(min(MOST, data["lost"])):
            tweens += self._gone(small(end, 30), self._picture(good), (20.0 + 14 * k, 90), 0.3 + k * 0.06)
        return tweens

    def show_recruit(self, seat: int, data: Data) -> list[Tween]:
        start = small(self.parts.desk.plan.prices, 60)
        end = small(self.parts.officials(seat), 44)
        rice = self._many(self.parts.goods(seat, "rice"), start, self._picture("rice"), data["rice"])
        return [*rice, self._fly(Sprite(start, end, "edo/official_grey", arc=50), 0.6)]

    def show_join(self, seat: int, data: Data) -> list[Tween]:
        return self._stamp(self.parts.officials(seat), icon("official_grey"))

    # --- building, cards, trade -------------------------------------------------------------------------------------

    def show_develop(self, seat: int, data: Data) -> list[Tween]:
        specials = self.parts.specials
        start = specials.seen(specials.place_at(data["at"]))
        whole = self.parts.desk.plan.cards if seat == self.parts.desk.house else self.parts.plates.rect_of(seat)
        pay = self._coins(self.parts.goods(seat, "ryo"), start, data["ryo"])
        card = self._fly(Sprite(start, small(whole, 120), f"edo/special_{data['card']}", arc=40), 0.5)
        return [*pay, card]

    def show_display(self, seat: int, data: Data) -> list[Tween]:
        place = self.parts.specials.place_at(data["at"])
        if not self.parts.specials.shown:
            return []
        sprite = Sprite(place.move(0, -40), place, "edo/special_back", turns=True, other=f"edo/special_{data['card']}")
        return [self._fly(sprite, 0.45)]

    def show_build(self, seat: int, data: Data) -> list[Tween]:
        kind, place = data["building"], self.parts.map.plot(data["city"], data["at"])
        picture = "edo/fortress" if kind == "fortress" else f"edo/{kind}_{self.parts.desk.color(seat)}"
        tweens: list[Tween] = []
        sound.play("fortress" if kind == "fortress" else "hammer")
        for n, (good, count) in enumerate(data["price"].items()):
            tweens += self._many(self.parts.goods(seat, good), place, self._picture(good), min(3, count), n * 0.08)
        for n in range(3):
            hit = place.move(0, -18)
            tweens.append(self._march(Sprite(hit, place, icon("easy_build"), arc=12), 0.16, 0.3 + n * 0.16))
        grown = self._march(Sprite(small(place, 6), place.inflate(4, 6), picture), 0.3, 0.78)
        return [*tweens, grown]

    def show_points(self, seat: int, data: Data) -> list[Tween]:
        """Petals to the power track."""
        color, map_ = self.parts.desk.color(seat), self.parts.map
        start = map_.score(seat)
        end = map_.square(data["points"])
        petals = self._many(self.parts.plates.points(seat), start, icon("power"), data["n"])
        marker = self._fly(Sprite(start, small(end, start.w), f"edo/score_{color}", arc=24), 0.4, 0.2)
        return [*petals, marker]

    def show_goal(self, seat: int, data: Data) -> list[Tween]:
        sound.play("gong")
        torii = self.parts.map.square(self.parts.desk.view.board.goal)
        words = t("edo.table.last_round")
        return [*self._stamp(torii, icon("power")), *self._proclaim(icon("power"), words, 0.2, 1.5)]

    def show_trade(self, seat: int, data: Data) -> list[Tween]:
        now = self.parts.merchant.seen(self.parts.merchant.places()[0])
        tweens = self._coins(self.parts.goods(seat, "ryo"), now, data["ryo"])
        for good, n in (data.get("paid") or {}).items():
            tweens += self._many(self.parts.goods(seat, good), now, self._picture(good), n)
        if data.get("n"):
            good = data["good"]
            tweens += self._many(now, self.parts.goods(seat, good), self._picture(good), data["n"], 0.35)
        return tweens

    # --- wages and income -------------------------------------------------------------------------------------------

    def show_keep(self, seat: int, data: Data) -> list[Tween]:
        figure = self.parts.map.figure(seat, data["space"])
        rice = self._many(self.parts.goods(seat, "rice"), figure, self._picture("rice"), data["rice"])
        return [*rice, *self._stamp(figure, icon("wages"), 0.25)]

    def show_wages(self, seat: int, data: Data) -> list[Tween]:
        color, end = self.parts.desk.color(seat), small(self.parts.officials(seat), 44)
        tweens = []
        for n, space in enumerate(data["home"]):
            start = self.parts.map.figure(seat, space)
            sprite = Sprite(start, end, f"edo/samurai_{color}", turns=True, other=f"edo/official_{color}", arc=50)
            tweens.append(self._fly(sprite, 0.55, n * 0.1))
        return tweens

    def show_income(self, seat: int, data: Data) -> list[Tween]:
        """A city lights up and pays, the first in rank first."""
        area = self.parts.map.area(data["city"])
        tweens: list[Tween] = []
        before = -1
        for n, (owner, influence, ryo) in enumerate(data["shares"]):
            if influence == before:  # equal: whoever built there first stands first
                tweens += self._earlier(data["city"], data["shares"][n - 1][0], owner)
            before = influence
            tweens += self._coins(small(area, 30), self.parts.goods(owner, "ryo"), ryo, n * 0.14)
        return [*self._tell(area, self._words(), 0.7), *tweens]

    def _earlier(self, city: str, first: int, second: int) -> list[Tween]:
        """An arrow from the first building of one clan to that of another, which came later."""
        map_, built = self.parts.map, self.parts.desk.view.state.cities[city]
        at = [next(n for n, one in enumerate(built) if one[1:] == str(seat)) for seat in (first, second)]
        start, end = (small(map_.plot(city, n), 26) for n in at)
        return [self._march(Sprite(start, end, icon("influence"), arc=20), 0.6, 0.1)]

    def show_merchant_card(self, seat: int, data: Data) -> list[Tween]:
        now, after = self.parts.merchant.places()
        if not self.parts.merchant.shown:
            return []
        desk = self.parts.desk
        card = data["card"]
        slide = Sprite(after, now, paint=lambda canvas, rect, part: cards.merchant(canvas, desk.view, card, rect))
        return [self._fly(slide, 0.5)]

    # --- the end ----------------------------------------------------------------------------------------------------

    def show_final(self, seat: int, data: Data) -> list[Tween]:
        tweens = self._tell(self.parts.plates.rect_of(seat), self._words(), 1.2)
        if not data["eligible"]:
            return [*tweens, *self._stamp(self.parts.plates.rect_of(seat), icon("forfeit"))]
        clan, score = self.parts.desk.view.state.clans[seat], self.parts.map.score(seat)
        for n, space in enumerate(clan.samurai):  # they bow one by one
            figure = self.parts.map.figure(seat, space)
            bow = Sprite(figure, figure.move(0, figure.h * 0.18), f"edo/samurai_{clan.color}")
            tweens += [self._march(bow, 0.25, n * 0.2), *self._stamp(figure, icon("power"), n * 0.2)]
        purse, late = self.parts.goods(seat, "ryo"), 0.2 * len(clan.samurai)
        for n in range(data["money"]):  # and every bundle of coins is a point
            for k in range(3):
                coin = Sprite(small(purse, 30).move(k * 7, 0), small(score, 26).move(k * 5, 0), icon("ryo"), arc=70)
                tweens.append(self._march(coin, 0.5, late + n * 0.25))
        return tweens

    def show_over(self, seat: int, data: Data) -> list[Tween]:
        words = say.name_of(self.parts.desk.view, seat)
        return self._proclaim("trophy", t("edo.event.over", clan=words), 0.0, 1.8)
