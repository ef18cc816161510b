"""How each event of Shitenno is seen: a method for each, named like it. The table is drawn from the copy of the game
taken after the event once its movement has ended; until then what moves has left its place, or is lifted from it."""

import math
from collections import Counter

from engine.core.words import t
from engine.shitenno.state import KOKU_BACK, SIDES, TROOP_BACK, A
from yedo.table.motion import Data, Sprite, small
from yedo.tables.shitenno.gestures import Gestures
from yedo.tables.shitenno.hall import CARD, draw_tray
from yedo.tables.shitenno.part import PLATE, POOL, SEAL, Rect, effect_of, picture
from yedo.ui import art, draw, sound, text
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour
from yedo.ui.tween import Tween, ease_in_out, ease_out, linear, overshoot

STEP = 0.05  # seconds between cards of a fan
CARD_TILE = "card"
ASIDE = 100.0  # of the tray, for the Kamons to place
MARCHES = {"samurai": "march", "shinobi": "march_shinobi", "bushi": "march_bushi", "sohei": "march_sohei"}


class Moves(Gestures):
    def show(self, kind: str, seat: int, data: Data) -> list[Tween]:
        method = getattr(self, f"on_{kind}", None)
        moment = self.moment_of(kind, seat, data)
        if moment is not None:
            return self._enact(moment)
        tweens: list[Tween] = method(seat, data) if method is not None else super().show(kind, seat, data)
        return tweens

    # --- small things -------------------------------------------------------------------------------------

    @property
    def desk(self):  # type: ignore[no-untyped-def]
        return self.parts.desk

    def _up(self, tween: Tween, *things: tuple[int, int]) -> Tween:
        for thing in things:
            tween = self._lift(thing, tween)
        return tween

    def _card(
        self, start: Rect, end: Rect, card: str, delay: float = 0.0, seconds: float = 0.32, arc: float = 30
    ) -> Tween:
        return self._march(Sprite(start, end, picture(card), arc=arc), seconds, delay)

    def _back(self, seat: int, card: str) -> Rect:
        """Where a card of a general lies: in the house or on the plate."""
        if seat == self.desk.house:
            return self.parts.house.hand()
        return self.parts.rail.hand(seat)

    def _number(self, words: str, start: Rect, end: Rect, delay: float, size: float = 40) -> Tween:
        """Points on their way."""

        def paint(canvas: Canvas, rect: Rect, part: float) -> None:
            disc = small(rect, size * 1.5)
            draw.disc(canvas, disc.center, size * 0.75, canvas.theme.accent, canvas.theme.ink, 2)
            text.draw(canvas, words, disc, "bold", size * 0.72, canvas.theme.on_accent, "center", "middle", wrap=False)

        return self._march(Sprite(start, end, arc=50, paint=paint), 0.5, delay)

    def _score(self, seat: int) -> Rect:
        """Where points go."""
        track = self.parts.track
        return track.marker(seat) if self.desk.plan.track is not None else self.parts.rail.points(seat)

    # --- years and Titles ---------------------------------------------------------------------------------

    def on_year(self, seat: int, data: Data) -> list[Tween]:
        """The doors of the mat slide, and a ribbon tells the year."""
        year = data["year"]
        doors = [self._doors(year), *([self._brighten()] if year == "odd" else [])]
        return [*doors, *self._proclaim(f"shitenno/icon_{year}_year", t(f"shitenno.year.{year}"), 0.1, 0.9)]

    def _brighten(self) -> Tween:
        """Light falls on the map."""
        board = self.desk.plan.board

        def paint(canvas: Canvas, rect: Rect, part: float) -> None:
            draw.rounded(canvas, board, Colour(255, 246, 214, round(120 * math.sin(part * math.pi))), None, 0, 4)

        return self._fly(Sprite(board, board, paint=paint), 0.9)

    def _doors(self, year: str) -> Tween:
        mat = self.desk.plan.mat
        before, after = ("camp", "hall") if year == "even" else ("hall", "camp")

        def paint(canvas: Canvas, rect: Rect, part: float) -> None:
            box, surface = canvas.rect(mat), canvas.surface
            clip = surface.get_clip()
            surface.set_clip(box.clip(clip))
            art.draw(canvas, f"shitenno/{after}_{canvas.theme.side}", mat, "stretch")
            for side, name in ((-1, before), (1, before)):
                half = Rect(mat.x if side < 0 else mat.centerx, mat.y, mat.w / 2, mat.h)
                door = half.move(side * part * mat.w / 2, 0)
                whole = art.image(f"shitenno/{name}_{canvas.theme.side}", box.size)
                source = whole.get_rect()
                source.w //= 2
                source.x = 0 if side < 0 else source.w
                surface.blit(whole, canvas.rect(door), source)
                draw.rounded(canvas, door, None, canvas.theme.ink, 2, 2)
            surface.set_clip(clip)

        return self._fly(Sprite(mat, mat, paint=paint), 0.6)

    def on_titles(self, seat: int, data: Data) -> list[Tween]:
        """Seals are stamped and the rail slides into its new order."""
        rail, g = self.parts.rail, self.desk.view
        after = {}
        tweens: list[Tween] = []
        for general in g.state.generals:
            after[general.seat] = general.clone()
            after[general.seat].title, after[general.seat].seal = data["titles"][general.seat], 0
        for place, who in enumerate(data["order"]):
            start, end = rail.rect_of(who).copy(), self.desk.plan.seats[place]
            shown = after[who]

            def paint(canvas: Canvas, rect: Rect, part: float, shown: object = shown, end: Rect = end) -> None:
                rail.draw_plate(canvas, shown, Rect(rect.x, rect.y, end.w, end.h))  # type: ignore[arg-type]

            slide = self._fly(Sprite(start, end, paint=paint), 0.6, 0.25)
            tweens.append(self._up(slide, (PLATE, who)))
            seals = Rect(start.x + 10, start.y + 6, 60, 30)
            tweens += self._stamp(seals, "shitenno/icon_seal", 0.1 * place)
        return tweens

    def on_last_turn(self, seat: int, data: Data) -> list[Tween]:
        return self._proclaim("icons/clock", t("shitenno.end_last"), 0.0, 1.4)

    # --- the sharing --------------------------------------------------------------------------------------

    def on_reveal(self, seat: int, data: Data) -> list[Tween]:
        """Troops, then Koku, turn over in a fan; the seals drop."""
        hall, piles = self.parts.mat.hall, self.parts.stores.places()
        tweens: list[Tween] = []
        value = self.desk.view.board.value
        places = hall.pool(len(data["cards"]))
        for n, (card, place) in enumerate(zip(data["cards"], places, strict=True)):
            koku = card in value
            start = piles["koku_deck" if koku else "troop_deck"]
            back = f"shitenno/back_{'koku' if koku else 'troop'}"
            fly = self._march(Sprite(start, place, back, arc=40, turns=True, other=picture(card, n)), 0.38, n * STEP)
            tweens += [fly, self._stay(place, picture(card, n), n * STEP + 0.38)]
        end = len(places) * STEP + 0.3
        for n in data["seals"]:
            place = hall.seal(n)
            drop = self._march(Sprite(place.move(0, -120), place, f"shitenno/seal_{n}"), 0.3, end + (4 - n) * 0.06)
            drop.ease = overshoot
            tweens += [drop, self._stay(place, f"shitenno/seal_{n}", drop.delay + 0.3)]
        whole = max(tween.delay + tween.seconds for tween in tweens) + 0.05
        for tween in tweens:
            if tween.done is None:
                tween.seconds = whole - tween.delay
        return tweens

    def _stay(self, place: Rect, shown: str, delay: float) -> Tween:
        """Something that has arrived lies there until all have."""
        sprite = Sprite(place, place, shown)

        def appear(part: float) -> None:
            if sprite not in self.stage.sprites and part < 1:
                self.stage.sprites.insert(0, sprite)
            if part >= 1 and sprite in self.stage.sprites:
                self.stage.sprites.remove(sprite)

        return Tween(0.2, appear, linear, None, delay)

    def on_reshuffle(self, seat: int, data: Data) -> list[Tween]:
        places = self.parts.stores.places()
        fly = [
            self._march(Sprite(places["discards"], places["troop_deck"], "shitenno/back_troop", arc=26), 0.3, n * 0.06)
            for n in range(min(6, data["n"]))
        ]
        return [*fly, *self.say(-1)]

    def on_tairo(self, seat: int, data: Data) -> list[Tween]:
        """The fan of office glides to its new holder."""
        rail, tairo = self.parts.rail, self.desk.view.state.tairo
        end = small(rail.crest(seat), 60)
        start = small(rail.crest(tairo), 60) if tairo >= 0 else small(self.desk.plan.mat, 90)
        return [self._fly(Sprite(start, end, "shitenno/fan", arc=30), 0.4), *self.say(seat)]

    def on_lay(self, seat: int, data: Data) -> list[Tween]:
        hall, i = self.parts.mat.hall, data["i"]
        start = hall.card_place(i)
        if data["to"]:
            side = SIDES.index(data["to"])
            numbers = sorted([*(n for n in hall.lot(side)[0] if n != i), i])
            end = hall.lot_cards(side, len(numbers))[numbers.index(i)]
        else:
            end = hall.pool()[i]
        return [self._up(self._card(start, end, data["card"], 0, 0.22, 24), (POOL, i))]

    def on_lay_seal(self, seat: int, data: Data) -> list[Tween]:
        hall, n, held = self.parts.mat.hall, data["seal"], self.desk.view.state.lot_seals
        start = hall.lot_seal(held.index(n) + 1) if n in held else hall.seal(n)
        end = hall.lot_seal(SIDES.index(data["to"]))
        return [self._up(self._march(Sprite(start, end, f"shitenno/seal_{n}", arc=20), 0.24, 0), (SEAL, n))]

    def on_offer(self, seat: int, data: Data) -> list[Tween]:
        path = dict(self.parts.mat.hall.path())
        if data["to"] not in path:
            return self.say(seat)
        place = path[data["to"]]
        nod = self._nod(place, self.desk.color(data["to"]), 0.4)
        return [*self._glide(self.parts.mat.hall.tray(A), place), nod, *self.say(seat)]

    def _glide(self, start: Rect, goal: Rect) -> list[Tween]:
        """A small tray goes along the path to a crest."""
        wide = Rect(0, 0, 110, 40)
        wide.center = start.center
        end = wide.copy()
        end.center = goal.center

        def paint(canvas: Canvas, rect: Rect, part: float) -> None:
            draw_tray(canvas, rect)
            art.draw(canvas, "shitenno/icon_lot", small(rect, 34))

        return [self._march(Sprite(wide, end, arc=20, paint=paint), 0.45, 0)]

    def on_refuse(self, seat: int, data: Data) -> list[Tween]:
        """A folded fan taps, and the tray moves on."""
        path = dict(self.parts.mat.hall.path())
        tweens = [self._tap(path[seat])] if seat in path else []
        following = data["next"] if data["next"] >= 0 else self.desk.view.state.tairo
        if seat in path and following in path:
            glide = self._glide(path[seat], path[following])
            for tween in glide:
                tween.delay += 0.4
            tweens += [*glide, self._nod(path[following], self.desk.color(following), 0.8)]
        return [*tweens, *self.say(seat)]

    def on_present(self, seat: int, data: Data) -> list[Tween]:
        """The tray parts in two."""
        hall = self.parts.mat.hall
        trays = [hall.tray(side) for side in hall.sides()]
        middle = trays[0].unionall(trays[1:])
        tweens: list[Tween] = []
        for side, tray in zip(hall.sides(), trays, strict=True):
            start = Rect(middle.centerx - tray.w / 2, tray.y, tray.w, tray.h)

            def paint(canvas: Canvas, rect: Rect, part: float) -> None:
                draw_tray(canvas, rect)
                art.draw(canvas, "shitenno/icon_lot", small(rect, min(60.0, rect.h - 20)))

            tweens.append(self._fly(Sprite(start, tray, paint=paint), 0.45))
            tweens += self._stamp(hall.lot_seal(side), "shitenno/icon_seal", 0.45)
        return [*tweens, *self.say(seat)]

    def _handed(self, seat: int, data: Data) -> list[Tween]:
        """Cards fly to whoever gets the lot; the seal stays on the plate."""
        hall, side = self.parts.mat.hall, SIDES.index(data["side"])
        goal = self._back(seat, "")
        tweens: list[Tween] = []
        for n, (card, place) in enumerate(zip(data["cards"], hall.lot_cards(side, len(data["cards"])), strict=True)):
            back = KOKU_BACK if card in self.desk.view.board.value else TROOP_BACK
            sprite = Sprite(place, small(goal, 60), picture(card), arc=40)
            if seat != self.desk.house or not self.desk.open_hand:
                sprite.turns, sprite.other = True, picture(back)
            tweens.append(self._march(sprite, 0.42, n * STEP))
        seal = self._march(
            Sprite(
                hall.lot_seal(side), small(self.parts.rail.seals(seat), 46), f"shitenno/seal_{data['seal']}", arc=30
            ),
            0.5,
            0,
        )
        return [*tweens, seal, *self.say(seat)]

    on_accept = on_take = on_keep = _handed

    # --- the campaigns ------------------------------------------------------------------------------------

    def on_pay(self, seat: int, data: Data) -> list[Tween]:
        """Cards to the discards, Koku out of the game, used tiles fade."""
        house, stores, mine = self.parts.house, self.parts.stores.places(), seat == self.desk.house
        held, used = house.held() if mine else [], Counter(data["cards"] + data["koku"])
        tweens: list[Tween] = []
        if mine:
            for card, place in held:
                if used[card]:
                    used[card] -= 1
                    tweens.append(self._paid(place, card, stores, len(tweens) * STEP))
        else:
            start = self.parts.rail.hand(seat)
            tray = self.parts.mat.camp._blocks()[1] if self.desk.view.state.phase != "even" else self.desk.plan.mat
            cards = data["cards"] + data["koku"]
            tall = min(150.0, tray.h - 40)
            for n, card in enumerate(cards):
                place = Rect(
                    tray.x + 24 + n * min(tall * CARD + 6, (tray.w - ASIDE - tall) / max(1, len(cards))),
                    tray.centery - tall / 2,
                    tall * CARD,
                    tall,
                )
                tweens.append(self._march(Sprite(start, place, picture(card), arc=30), 0.3, n * STEP))
                stay = 0.75 + (len(cards) - n) * STEP
                tweens.append(self._march(Sprite(place, place, picture(card)), stay, n * STEP + 0.3))
                tweens.append(self._paid(place, card, stores, n * STEP + 0.3 + stay))
        if data["koku"]:
            last = max((tween.delay + tween.seconds for tween in tweens), default=0.0)
            tweens.append(self._chest(self._treasury(stores), last))
        tweens += self._used(seat, data["tiles"], mine)
        if data["kind"] == "troops" and data["cards"]:
            sound.play(MARCHES[data["cards"][0].partition("-")[0]], 0.7)
        return [*tweens, *self.say(seat)]

    def _paid(self, start: Rect, card: str, stores: dict[str, Rect], delay: float) -> Tween:
        if card in self.desk.view.board.value:
            chest = small(self._treasury(stores), 30)
            return self._march(Sprite(start, chest, picture(card), arc=60, fades=True), 0.4, delay)
        return self._card(start, stores["discards"], card, delay, 0.4, 40)

    def _treasury(self, stores: dict[str, Rect]) -> Rect:
        """Where the chest stands that Koku leave the game in."""
        deck = stores["koku_deck"]
        return Rect(deck.centerx - 44, deck.bottom - 40, 88, 62)

    def _used(self, seat: int, tiles: list[str], mine: bool) -> list[Tween]:
        tweens: list[Tween] = []
        left = Counter(effect_of(tile) for tile in tiles)
        if mine:
            for tile, place in self.parts.house.tiles():
                if left[effect_of(tile)]:
                    left[effect_of(tile)] -= 1
                    tweens.append(self._burn(place, f"shitenno/tile_{effect_of(tile)}"))
            return tweens
        for n, tile in enumerate(tiles):
            tweens.append(self._burn(self.parts.rail.tile(seat, n), f"shitenno/tile_{effect_of(tile)}", 0.1 * n))
        return tweens

    def on_place(self, seat: int, data: Data) -> list[Tween]:
        """The Kamon drops on its plaque; its number flies to the track, the Title's bonus after it."""
        board, color = self.parts.board, self.desk.color(seat)
        place = board.kamon(data["province"], data["position"])
        start = small(self.parts.house.stock() if seat == self.desk.house else self.parts.rail.crest(seat), 44)
        high = place.inflate(place.w, place.h).move(0, -60)
        fly = self._fly(Sprite(start, high, f"shitenno/kamon_{color}", arc=30), 0.35)
        drop = self._march(Sprite(high, place, f"shitenno/kamon_{color}"), 0.2, 0.35)
        drop.ease = ease_out
        stay = self._march(Sprite(place, place, f"shitenno/kamon_{color}"), 0.75, 0.55)
        tweens = [fly, drop, stay, self._number(f"+{data['n']}", place, self._score(seat), 0.55)]
        if data["bonus"]:
            tweens.append(
                self._number(f"+{data['bonus']}", small(self.parts.rail.crest(seat), 40), self._score(seat), 0.85, 30)
            )
        return tweens

    def on_majority(self, seat: int, data: Data) -> list[Tween]:
        """The lantern swings and its crest changes."""
        board = self.parts.board
        lantern, holder = board.lantern(data["province"]), board.holder(data["province"])

        def paint(canvas: Canvas, rect: Rect, part: float) -> None:
            ring = lantern.w * (0.5 + 0.5 * part)
            glow = Colour(255, 226, 140, round(170 * (1 - part)))
            draw.disc(canvas, lantern.center, ring, None, glow, 6)

        before = data.get("before", -1)
        turn = Sprite(holder, holder, art.crest(self.desk.color(seat)))
        if before is not None and before >= 0:
            turn = Sprite(holder, holder, art.crest(self.desk.color(before)), turns=True, other=turn.picture)
        return [self._swing(lantern), self._fly(Sprite(lantern, lantern, paint=paint), 0.45), self._fly(turn, 0.5)]

    def on_win_tile(self, seat: int, data: Data) -> list[Tween]:
        """The top tile turns over above the gate, then goes to its winner."""
        board, id = self.parts.board, data["province"]
        start = board.tile(id)
        up = small(start.move(0, -40), start.w * 1.7)
        troop, effect = data["tile"].partition(":")[0], effect_of(data["tile"])
        turn = Sprite(start, up, f"shitenno/tile_{troop}", turns=True, other=f"shitenno/tile_{effect}")
        goal = self.parts.house.tile_place() if seat == self.desk.house else self.parts.rail.tile(seat, 0)
        first = self._fly(turn, 0.4)
        stay = self._march(Sprite(up, up, f"shitenno/tile_{effect}"), 0.35, 0.4)
        away = self._march(Sprite(up, goal, f"shitenno/tile_{effect}", arc=40), 0.4, 0.75)
        return [first, stay, away, *self._tell(board.cell(id), self._words(), 1.0, 0.4)]

    def on_full(self, seat: int, data: Data) -> list[Tween]:
        """A gold cloud closes under the plaques."""
        board, id = self.parts.board, data["province"]
        row_ = board.plaque(id, 0).union(board.plaque(id, 3))

        def paint(canvas: Canvas, rect: Rect, part: float) -> None:
            cloud = Rect(row_.x - 4, row_.bottom - 2, (row_.w + 8) * part, 9 * self.desk.plan.unit)
            draw.rounded(canvas, cloud, canvas.theme.gold, canvas.theme.ink, 1.5, 5)

        return [self._fly(Sprite(row_, row_, paint=paint), 0.5)]

    def on_draw(self, seat: int, data: Data) -> list[Tween]:
        """The tile turns into the back of a card, which goes to the hand; whoever may see it sees it turn there."""
        mine, card = seat == self.desk.house, data.get("card", TROOP_BACK)
        tile = next((place for tile, place in self.parts.house.tiles() if effect_of(tile) == CARD_TILE), None)
        start = tile if mine and tile is not None else self.parts.rail.tile(seat, 0)
        goal = self.parts.house.hand() if mine else small(self.parts.rail.hand(seat), 40)
        back = picture(TROOP_BACK)
        fly = self._fly(Sprite(start, goal, f"shitenno/tile_{CARD_TILE}", arc=40, turns=True, other=back), 0.5)
        tweens = [fly]
        if mine and self.desk.open_hand and card != TROOP_BACK:
            tweens.append(self._march(Sprite(goal, goal, back, turns=True, other=picture(card)), 0.3, 0.5))
        return [*tweens, *self.say(seat)]

    def on_gild(self, seat: int, data: Data) -> list[Tween]:
        """Gold leaf is laid over a Kamon."""
        board, color = self.parts.board, self.desk.color(seat)
        place = board.kamon(data["province"], data["position"])
        leaf = self._fly(Sprite(place.inflate(70, 70), place, f"shitenno/kamon_gold_{color}"), 0.5)
        leaf.ease = ease_in_out

        def paint(canvas: Canvas, rect: Rect, part: float) -> None:
            draw.disc(
                canvas, place.center, place.w * (0.6 + part), None, Colour(242, 192, 99, round(220 * (1 - part))), 5
            )

        return [leaf, self._march(Sprite(place, place, paint=paint), 0.45, 0.45), *self.say(seat)]

    # --- the count ----------------------------------------------------------------------------------------

    def on_count(self, seat: int, data: Data) -> list[Tween]:
        return self._proclaim("icons/scoring", t("shitenno.phase.count"), 0.0, 1.4)

    def on_count_hand(self, seat: int, data: Data) -> list[Tween]:
        start = small(self._back(seat, ""), 50)
        return [self._number(f"+{data['n']}", start, self._score(seat), 0.2), *self.say(seat)]

    def on_count_majority(self, seat: int, data: Data) -> list[Tween]:
        lantern = self.parts.board.lantern(data["province"])

        def paint(canvas: Canvas, rect: Rect, part: float) -> None:
            draw.disc(canvas, lantern.center, lantern.w * (0.6 + 0.3 * part), None, canvas.theme.glow, 5)

        glow = self._fly(Sprite(lantern, lantern, paint=paint), 0.5)
        return [glow, self._number(f"+{data['n']}", lantern, self._score(seat), 0.2), *self.say(seat)]

    def on_game_over(self, seat: int, data: Data) -> list[Tween]:
        return self._proclaim("icons/trophy", t("table.over"), 0.0, 1.6)
