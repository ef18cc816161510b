"""How each event of the game looks: the movements of pieces, coins, goods and markers between the places of the
table. A method is named like the event it shows and returns the tweens that run together."""

import itertools

from yedo.table.motion import Data, Sprite, small
from yedo.tables.yedo import cards, fire
from yedo.tables.yedo.moves_cards import CardMoves
from yedo.tables.yedo.part import Rect, piece
from yedo.ui.tween import Tween, linear
from yedo.ui.words import t

PATROL = (-1, -1)  # the piece on the circuit, among the lifted figures


class Moves(CardMoves):
    # --- disciples and the patrol ----------------------------------------------------------------------------

    def move(self, seat: int, data: Data) -> list[Tween]:
        desk, number = self.parts.desk, data["disciple"]
        clan = desk.view.state.clans[seat]
        if number >= len(clan.disciples) or data["from"] == data["to"]:
            return []
        start, end = (self._stand(seat, number, data[at]) for at in ("from", "to"))
        figure = piece(clan.disciples[number], desk.livery(seat))
        if start is None or end is None:  # from or to the box
            here = start or end
            return [] if here is None else self._gone(here, figure, (0, -40) if end is None else (0, 0))
        sprite = Sprite(start, end, figure, arc=26)
        seconds = 0.45 if seat == desk.view.outsider else 0.34
        return [self._lift((seat, number), self._fly(sprite, seconds))]

    def _stand(self, seat: int, number: int, at: str) -> Rect | None:
        """Where a figure is at a place of the state."""
        return self.parts.disciple(seat, number, at)

    def arrest(self, seat: int, data: Data) -> list[Tween]:
        place = self.parts.board.standing(data["at"]) or small(self.parts.clans.rect_of(seat), 50)
        return self._stamp(place, "icons/arrest")

    def save(self, seat: int, data: Data) -> list[Tween]:
        place = self.parts.board.standing(data["at"]) or small(self.parts.clans.rect_of(seat), 50)
        return [*self._stamp(place, "icons/rescue"), *self.say(seat)]

    def patrol(self, seat: int, data: Data) -> list[Tween]:
        desk, board = self.parts.desk, self.parts.board
        way = [data["from"]]
        steps = abs(data.get("steps", 0))
        for _ in range(min(7, steps)):
            toward = data["patrol"] if data["steps"] > 0 else ("silver" if data["patrol"] == "gold" else "gold")
            way.append(desk.view.board.next_district(way[-1], toward, 1))
        if steps == 0:
            way.append(data["to"])
        figure = f"pieces/patrol_{desk.view.state.patrol}"
        tweens = []
        for n, (here, there) in enumerate(itertools.pairwise(way)):
            sprite = Sprite(board.patrol_piece(here), board.patrol_piece(there), figure, arc=10)
            tweens.append(self._march(sprite, 0.38, n * 0.38))
        if tweens:
            self._lift(PATROL, tweens[-1])
        return tweens

    def flip_patrol(self, seat: int, data: Data) -> list[Tween]:
        state = self.parts.desk.view.state
        place = self.parts.board.patrol_piece(state.patrol_at)
        before, after = f"pieces/patrol_{state.patrol}", f"pieces/patrol_{data['patrol']}"
        turn = self._fly(Sprite(place, place, before, arc=26, turns=True, other=after), 0.55)
        return [self._lift(PATROL, turn)]

    def patrol_removed(self, seat: int, data: Data) -> list[Tween]:
        state = self.parts.desk.view.state
        place = self.parts.board.patrol_piece(state.patrol_at)
        return [*self._gone(place, f"pieces/patrol_{state.patrol}"), *self.say(seat)]

    # --- mon and prestige ------------------------------------------------------------------------------------

    def gain_mon(self, seat: int, data: Data) -> list[Tween]:
        return self._coins(self.parts.bank(data.get("why", "")), self.parts.purse(seat), data["n"])

    def lose_mon(self, seat: int, data: Data) -> list[Tween]:
        return self._coins(self.parts.purse(seat), self.parts.bank(data.get("why", "")), data["n"])

    def give_mon(self, seat: int, data: Data) -> list[Tween]:
        return self._coins(self.parts.purse(seat), self.parts.purse(data["to"]), data["n"])

    def gain_pp(self, seat: int, data: Data) -> list[Tween]:
        start, end = self.parts.bank(data.get("why", "")), self.parts.prestige(seat)
        return [
            self._march(Sprite(Rect(start.x + k * 8, start.y, 34, 34), end, "icons/pp", arc=50), 0.36, k * 0.06)
            for k in range(min(4, data["n"]))
        ]

    def lose_pp(self, seat: int, data: Data) -> list[Tween]:
        return self._gone(self.parts.prestige(seat), "icons/pp", (0, 60))

    # --- goods -----------------------------------------------------------------------------------------------

    def gain_weapon(self, seat: int, data: Data) -> list[Tween]:
        source = str(data.get("from", "bag"))
        start = self.parts.decks.rect_of("weapon")
        if source.startswith("market:"):
            start = self.parts.market.slots()[int(source.partition(":")[2])]
        else:
            giver = next((c.seat for c in self.parts.desk.view.state.clans if c.color == source), None)
            if giver is not None:
                start = self._weapon(giver, data["weapon"])
        return self._thing(small(start, 50), small(self.parts.goods(seat), 50), f"pieces/weapon_{data['weapon']}")

    def _weapon(self, seat: int, weapon: str) -> Rect:
        """Where a weapon lies with a clan."""
        own = dict(self.parts.house.weapons()) if seat == self.parts.desk.house else {}
        return own.get(weapon) or self.parts.goods(seat)

    def discard_weapon(self, seat: int, data: Data) -> list[Tween]:
        start, end = self._weapon(seat, data["weapon"]), self.parts.decks.rect_of("weapon")
        return self._thing(small(start, 50), small(end, 40), f"pieces/weapon_{data['weapon']}")

    def reveal_weapons(self, seat: int, data: Data) -> list[Tween]:
        """They come out of the bag and lie over the market for a moment."""
        start, goal = small(self.parts.decks.rect_of("weapon"), 50), self.parts.desk.plan.market
        tweens = self.say(seat)
        for n, weapon in enumerate(data["weapons"]):
            there = Rect(goal.x + 14 + n * min(54.0, (goal.w - 70) / max(1, len(data["weapons"]))), goal.y - 58, 52, 52)
            picture = f"pieces/weapon_{weapon}"
            tweens.append(self._march(Sprite(start, there, picture, arc=24), 0.3, n * 0.08))
            tweens.append(self._march(Sprite(there, there, picture), 1.0 - n * 0.08, 0.3 + n * 0.08))
        return tweens

    def gain_annex(self, seat: int, data: Data) -> list[Tween]:
        start = self.parts.board.supply("annexes", data["annex"])
        return self._thing(start, self.parts.annex(seat, data["annex"]), f"pieces/annex_{data['annex']}")

    def lose_annex(self, seat: int, data: Data) -> list[Tween]:
        end = self.parts.board.supply("annexes", data["annex"])
        return self._thing(self.parts.annex(seat, data["annex"]), end, f"pieces/annex_{data['annex']}")

    def _geisha(self, seat: int) -> Rect:
        if seat != self.parts.desk.house:
            return small(self.parts.goods(seat), 46)
        slots = self.parts.house.geisha_slots()
        return slots[min(len(self.parts.desk.clan.geishas), len(slots) - 1)]

    def gain_geisha(self, seat: int, data: Data) -> list[Tween]:
        start = self.parts.board.supply("geishas", data["value"])
        return self._thing(start, self._geisha(seat), f"pieces/geisha_{data['value']}")

    def lose_geisha(self, seat: int, data: Data) -> list[Tween]:
        return self._gone(self._geisha(seat), f"pieces/geisha_{data['value']}")

    def _blessing(self, seat: int) -> Rect:
        return self.parts.house.blessing() if seat == self.parts.desk.house else small(self.parts.goods(seat), 46)

    def gain_blessing(self, seat: int, data: Data) -> list[Tween]:
        return self._thing(self.parts.board.supply("blessings"), self._blessing(seat), "pieces/blessing")

    def return_blessing(self, seat: int, data: Data) -> list[Tween]:
        return self._thing(self._blessing(seat), self.parts.board.supply("blessings"), "pieces/blessing")

    def market(self, seat: int, data: Data) -> list[Tween]:
        """Weapons that stay slide on, new ones come out of the bag, the rest goes back into it."""
        slots, before = self.parts.market.slots(), list(self.parts.desk.view.state.market)
        bag, tweens = self.parts.decks.rect_of("weapon"), []
        for n, weapon in enumerate(data["market"][: len(slots)]):
            if not weapon or before[n : n + 1] == [weapon]:
                continue
            start = bag
            if weapon in before:
                old = before.index(weapon)
                start, before[old] = slots[old], ""
            sprite = Sprite(small(start, 50), small(slots[n], 50), f"pieces/weapon_{weapon}", arc=18)
            tweens.append(self._fly(sprite, 0.36, n * 0.07))
        for weapon in data.get("discarded", ()):
            if weapon in before:
                old = before.index(weapon)
                before[old] = ""
                tweens += self._thing(small(slots[old], 50), small(bag, 40), f"pieces/weapon_{weapon}")
        return tweens

    # --- the church, and places that close and open ------------------------------------------------------------

    def church(self, seat: int, data: Data) -> list[Tween]:
        place = self.parts.board.supply("church_coins")
        return self._coins(place.move(0, -120), place, data["n"])

    def church_burnt(self, seat: int, data: Data) -> list[Tween]:
        place = self.parts.board.supply("burnt_church").inflate(50, 50)
        blaze = self._fly(Sprite(place, place, paint=fire.burning), 2.0)
        blaze.ease = linear
        return [blaze, *self.say(seat)]

    def _barrier(self, district: str) -> Rect:
        at = self.parts.board.map["districts"][district]["closed"]
        return self.parts.board.at((at[0] - 90, at[1] - 45, 180, 90))

    def _covers(self, spaces: list[str]) -> list[Rect]:
        found = (self.parts.board.space(space) for space in spaces)
        return [place.inflate(2, 2) for place in found if place is not None]

    def close_district(self, seat: int, data: Data) -> list[Tween]:
        place = self._barrier(data["district"])
        return [self._fly(Sprite(place.move(0, -90), place, "pieces/closed_district"), 0.5), *self.say(seat)]

    def close_spaces(self, seat: int, data: Data) -> list[Tween]:
        tweens = [
            self._march(Sprite(place.move(0, -60), place, "pieces/closed_space"), 0.4, n * 0.08)
            for n, place in enumerate(self._covers(data["spaces"]))
        ]
        return [*tweens, *self.say(seat)]

    def open_spaces(self, seat: int, data: Data) -> list[Tween]:
        places = self._covers(data["spaces"])
        return [tween for place in places for tween in self._gone(place, "pieces/closed_space")] + self.say(seat)

    def reopen(self, seat: int, data: Data) -> list[Tween]:
        tweens = [tween for place in self._covers(data["spaces"]) for tween in self._gone(place, "pieces/closed_space")]
        for district in data["districts"]:
            tweens += self._gone(self._barrier(district), "pieces/closed_district")
        return tweens

    # --- bidding and order -------------------------------------------------------------------------------------

    def win_auction(self, seat: int, data: Data) -> list[Tween]:
        marker = f"pieces/bid_{self.parts.desk.color(seat)}"
        start = self.parts.bidding.track_place(seat)
        fly = self._fly(Sprite(start, self.parts.bidding.marker(data["lot"]), marker, arc=30), 0.45)
        return [fly, *self.say(seat)]

    def leave_bidding(self, seat: int, data: Data) -> list[Tween]:
        marker = f"pieces/bid_{self.parts.desk.color(seat)}"
        end = small(self.parts.clans.rect_of(seat), 34)
        return [self._fly(Sprite(self.parts.bidding.track_place(seat), end, marker, arc=20), 0.4)]

    def order(self, seat: int, data: Data) -> list[Tween]:
        state = self.parts.desk.view.state
        tweens = []
        for goal, mover in enumerate(data["order"]):
            if mover not in state.order or goal >= len(self.parts.desk.plan.clans):
                continue
            start = self.parts.desk.plan.clans[state.order.index(mover)]
            end = self.parts.desk.plan.clans[goal]
            marker = f"pieces/order_{self.parts.desk.livery(mover)}"
            tweens.append(self._fly(Sprite(small(start, 70), small(end, 70), marker, arc=0), 0.5))
        return tweens

    # --- trade -------------------------------------------------------------------------------------------------

    def exchange(self, seat: int, data: Data) -> list[Tween]:
        """What was traded crosses the table, cards with their backs up."""
        tweens: list[Tween] = []
        for things, mon, giver, taker in (
            (data["give"], data["give_mon"], seat, data["to"]),
            (data["ask"], data["ask_mon"], data["to"], seat),
        ):
            start, end = (small(self.parts.clans.rect_of(who), 56) for who in (giver, taker))
            pictures = [self._goods_picture(kind, what) for kind, what in things]
            for n, picture in enumerate(pictures):
                tweens.append(self._march(Sprite(start.move(n * 14, 0), end, picture, arc=40), 0.5, n * 0.08))
            tweens += self._coins(start, end, mon)
        return tweens + self.say(seat)

    @staticmethod
    def _goods_picture(kind: str, what: str) -> str:
        if kind in ("weapon", "geisha"):
            return f"pieces/{kind}_{what}"
        return cards.back("green" if kind == "mission" else kind)

    # --- the course of the game ----------------------------------------------------------------------------------

    def phase(self, seat: int, data: Data) -> list[Tween]:
        words = t(f"phase.{data['phase']}")
        if data["phase"] == "preparation":
            words = t("table.round", n=data["round"], rounds=self.parts.desk.view.state.rounds)
        return self._proclaim(data["phase"], words, 0.0, 0.9)

    def game_over(self, seat: int, data: Data) -> list[Tween]:
        return self._proclaim("trophy", t("table.over"), 0.0, 1.6)
