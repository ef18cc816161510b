"""How each event looks: the movements of pieces, coins, cards and markers between the places of the table.
A method is named like the event it shows and returns the tweens that run together."""

import itertools
import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.core.event import Event
from engine.yedo import say
from yedo.table import cards
from yedo.table.part import Rect, piece
from yedo.ui.tween import Tween, ease_in_out, linear
from yedo.ui.words import t

if TYPE_CHECKING:
    from yedo.table.animate import Stage


@dataclass(slots=True)
class Sprite:
    """Something in the air: a picture between two places, or a card that turns on its way."""

    start: Rect
    end: Rect
    picture: str = ""
    card: str = ""  # a card's face, drawn by cards.face
    arc: float = 0.0
    part: float = 0.0
    turns: bool = False
    alpha: float = 1.0

    def rect(self) -> Rect:
        p = self.part
        x, y, w, h = (a + (b - a) * p for a, b in zip(self.start, self.end, strict=True))
        return Rect(x, y - math.sin(p * math.pi) * self.arc, w, h)


class Moves:
    def __init__(self, stage: "Stage") -> None:
        self.stage, self.parts = stage, stage.parts

    def say(self, seat: int, words: str) -> list[Tween]:
        """A slip of words beside a clan's panel."""
        place = self.parts.clans.rect_of(seat)

        def show(part: float) -> None:
            self.stage.slip = (words, place) if part < 1 else None

        return [Tween(0.75, show, linear)]

    def _fly(self, sprite: Sprite, seconds: float, delay: float = 0.0) -> Tween:
        """Move a sprite and take it away at the end."""
        self.stage.sprites.append(sprite)

        def move(part: float) -> None:
            sprite.part = part

        def done() -> None:
            if sprite in self.stage.sprites:
                self.stage.sprites.remove(sprite)

        return Tween(seconds, move, ease_in_out, done, delay)

    # --- events ----------------------------------------------------------------------------------------

    def move(self, seat: int, data: dict[str, Any]) -> list[Tween]:
        desk, number = self.parts.desk, data["disciple"]
        clan = desk.view.state.clans[seat]
        if number >= len(clan.disciples):
            return []
        start = self.parts.disciple(seat, number, data["from"])
        end = self.parts.disciple(seat, number, data["to"])
        if start is None or end is None or data["from"] == data["to"]:
            return []
        desk.lifted.add((seat, number))
        self.stage.changed()
        tween = self._fly(Sprite(start, end, piece(clan.disciples[number], desk.livery(seat)), arc=26), 0.34)
        done = tween.done

        def land() -> None:
            desk.lifted.discard((seat, number))
            if done is not None:
                done()

        tween.done = land
        return [tween]

    def patrol(self, seat: int, data: dict[str, Any]) -> list[Tween]:
        desk, board = self.parts.desk, self.parts.board
        state = desk.view.state
        way = [data["from"]]
        steps = abs(data.get("steps", 0))
        for _ in range(min(7, steps)):
            toward = data["patrol"] if data["steps"] > 0 else ("silver" if data["patrol"] == "gold" else "gold")
            way.append(desk.view.board.next_district(way[-1], toward, 1))
        if steps == 0:
            way.append(data["to"])
        desk.lifted.add((-1, -1))
        self.stage.changed()
        tweens = []
        for n, (here, there) in enumerate(itertools.pairwise(way)):
            sprite = Sprite(
                board.patrol_piece(here), board.patrol_piece(there), f"pieces/patrol_{state.patrol}", arc=10
            )
            tweens.append(self._march(sprite, 0.38, n * 0.38))
        if tweens:
            done = tweens[-1].done

            def arrive() -> None:
                desk.lifted.discard((-1, -1))
                if done is not None:
                    done()

            tweens[-1].done = arrive
        return tweens

    def _march(self, sprite: Sprite, seconds: float, delay: float) -> Tween:
        """A sprite that is only there while its own stretch runs."""
        tween = self._fly(sprite, seconds, delay)
        self.stage.sprites.remove(sprite)
        move = tween.move

        def appear(part: float) -> None:
            if sprite not in self.stage.sprites:
                self.stage.sprites.append(sprite)
            move(part)

        tween.move = appear
        return tween

    def _coins(self, start: Rect, end: Rect, n: int) -> list[Tween]:
        found = []
        for k in range(min(n, 6)):
            coin = "pieces/coin_5" if n - k * 5 >= 10 and n >= 10 else "pieces/coin_1"
            spread = Rect(start.x + (k % 3) * 7 - 7, start.y + (k // 3) * 6, 30, 30)
            goal = Rect(end.centerx - 12, end.centery - 12, 24, 24)
            found.append(self._march(Sprite(spread, goal, coin, arc=40), 0.32, k * 0.05))
        return found

    def gain_mon(self, seat: int, data: dict[str, Any]) -> list[Tween]:
        return self._coins(self.parts.bank(data.get("why", "")), self.parts.purse(seat), data["n"])

    def lose_mon(self, seat: int, data: dict[str, Any]) -> list[Tween]:
        return self._coins(self.parts.purse(seat), self.parts.bank(data.get("why", "")), data["n"])

    def give_mon(self, seat: int, data: dict[str, Any]) -> list[Tween]:
        return self._coins(self.parts.purse(seat), self.parts.purse(data["to"]), data["n"])

    def gain_pp(self, seat: int, data: dict[str, Any]) -> list[Tween]:
        start = self.parts.bank(data.get("why", ""))
        end = self.parts.prestige(seat)
        count = min(4, data["n"])
        return [
            self._march(Sprite(Rect(start.x + k * 8, start.y, 34, 34), end, "icons/pp", arc=50), 0.36, k * 0.06)
            for k in range(count)
        ]

    def lose_pp(self, seat: int, data: dict[str, Any]) -> list[Tween]:
        start = self.parts.prestige(seat)
        return [self._fly(Sprite(start, start.move(0, 60), "icons/pp", arc=0), 0.3)]

    def _thing(self, start: Rect, end: Rect, picture: str) -> list[Tween]:
        return [self._fly(Sprite(start, end, picture, arc=36), 0.36)]

    def gain_weapon(self, seat: int, data: dict[str, Any]) -> list[Tween]:
        source = str(data.get("from", "bag"))
        start = self.parts.decks.rect_of("weapon")
        if source.startswith("market:"):
            start = self.parts.market.slots()[int(source.partition(":")[2])]
        else:
            giver = next((c.seat for c in self.parts.desk.view.state.clans if c.color == source), None)
            if giver is not None:
                start = self.parts.goods(giver)
        return self._thing(_small(start, 50), _small(self.parts.goods(seat), 50), f"pieces/weapon_{data['weapon']}")

    def discard_weapon(self, seat: int, data: dict[str, Any]) -> list[Tween]:
        end = self.parts.decks.rect_of("weapon")
        return self._thing(_small(self.parts.goods(seat), 50), _small(end, 40), f"pieces/weapon_{data['weapon']}")

    def gain_annex(self, seat: int, data: dict[str, Any]) -> list[Tween]:
        start = self.parts.board.supply("annexes", data["annex"])
        return self._thing(start, self.parts.annex(seat, data["annex"]), f"pieces/annex_{data['annex']}")

    def gain_geisha(self, seat: int, data: dict[str, Any]) -> list[Tween]:
        start = self.parts.board.supply("geishas", data["value"])
        return self._thing(start, _small(self.parts.goods(seat), 46), f"pieces/geisha_{data['value']}")

    def gain_blessing(self, seat: int, data: dict[str, Any]) -> list[Tween]:
        start = self.parts.board.supply("blessings")
        return self._thing(start, _small(self.parts.goods(seat), 46), "pieces/blessing")

    def return_blessing(self, seat: int, data: dict[str, Any]) -> list[Tween]:
        end = self.parts.board.supply("blessings")
        return self._thing(_small(self.parts.goods(seat), 46), end, "pieces/blessing")

    def church(self, seat: int, data: dict[str, Any]) -> list[Tween]:
        place = self.parts.board.supply("church_coins")
        return self._coins(place.move(0, -120), place, data["n"])

    def draw(self, seat: int, data: dict[str, Any]) -> list[Tween]:
        start = self.parts.decks.rect_of(data["deck"])
        end = self.parts.hand_of(seat, data["deck"])
        sprite = Sprite(start, end, cards.back(data["deck"]), data.get("card", ""), 30, turns="card" in data)
        return [self._fly(sprite, 0.4)]

    def discard(self, seat: int, data: dict[str, Any]) -> list[Tween]:
        deck = data["deck"] if data["deck"] != "mission" else "green"
        card = data.get("card", "")
        if card in self.parts.desk.view.cards and self.parts.desk.view.cards[card].color:
            deck = self.parts.desk.view.cards[card].color
        sprite = Sprite(self.parts.hand_of(seat, deck), self.parts.decks.rect_of(deck), cards.back(deck), arc=20)
        return [self._fly(sprite, 0.32)]

    def _shown_card(self, start: Rect, card: str, turns: bool) -> list[Tween]:
        """A card comes to the middle of the board, stays to be read, and goes to its place."""
        board, event = self.parts.desk.plan.board, self.parts.desk.plan.event
        middle = Rect(board.centerx - 150, board.centery - 220, 300, 440)
        back = cards.back(self.parts.desk.view.cards[card].kind)
        come = self._fly(Sprite(start, middle, back, card, 0, turns=turns), 0.36)
        stay = self._march(Sprite(middle, middle, "", card), 0.8, 0.36)
        goal = Rect(event.centerx - 50, event.y, 100, 146)
        go = self._march(Sprite(middle, goal, "", card), 0.3, 1.16)
        return [come, stay, go]

    def event(self, seat: int, data: dict[str, Any]) -> list[Tween]:
        return self._shown_card(self.parts.decks.rect_of("event"), data["card"], True)

    def play_card(self, seat: int, data: dict[str, Any]) -> list[Tween]:
        return self._shown_card(self.parts.hand_of(seat, "action"), data["card"], seat != self.parts.desk.house)

    def mission(self, seat: int, data: dict[str, Any]) -> list[Tween]:
        return self._shown_card(self.parts.hand_of(seat, "green"), data["card"], False)

    def order(self, seat: int, data: dict[str, Any]) -> list[Tween]:
        state = self.parts.desk.view.state
        tweens = []
        for goal, mover in enumerate(data["order"]):
            if mover not in state.order or goal >= len(self.parts.desk.plan.clans):
                continue
            start = self.parts.desk.plan.clans[state.order.index(mover)]
            end = self.parts.desk.plan.clans[goal]
            marker = f"pieces/order_{self.parts.desk.livery(mover)}"
            tweens.append(self._fly(Sprite(_small(start, 70), _small(end, 70), marker, arc=0), 0.5))
        return tweens

    def win_auction(self, seat: int, data: dict[str, Any]) -> list[Tween]:
        marker = f"pieces/bid_{self.parts.desk.color(seat)}"
        start = self.parts.bidding.track_place(seat)
        fly = self._fly(Sprite(start, self.parts.bidding.marker(data["lot"]), marker, arc=30), 0.45)
        return [fly, *self.say(seat, self._words("win_auction", seat, data))]

    def leave_bidding(self, seat: int, data: dict[str, Any]) -> list[Tween]:
        marker = f"pieces/bid_{self.parts.desk.color(seat)}"
        end = _small(self.parts.clans.rect_of(seat), 34)
        return [self._fly(Sprite(self.parts.bidding.track_place(seat), end, marker, arc=20), 0.4)]

    def _words(self, kind: str, seat: int, data: dict[str, Any]) -> str:
        desk = self.parts.desk
        return say.event_line(desk.view, Event(kind, seat, data), desk.viewer) or ""

    def market(self, seat: int, data: dict[str, Any]) -> list[Tween]:
        """Weapons that stay slide on, new ones come out of the bag."""
        slots, before = self.parts.market.slots(), list(self.parts.desk.view.state.market)
        tweens = []
        for n, weapon in enumerate(data["market"][: len(slots)]):
            if not weapon or before[n : n + 1] == [weapon]:
                continue
            start = self.parts.decks.rect_of("weapon")
            if weapon in before:
                old = before.index(weapon)
                start, before[old] = slots[old], ""
            sprite = Sprite(_small(start, 50), _small(slots[n], 50), f"pieces/weapon_{weapon}", arc=18)
            tweens.append(self._march(sprite, 0.36, n * 0.07))
        return tweens

    def exchange(self, seat: int, data: dict[str, Any]) -> list[Tween]:
        """What was traded crosses the table, cards with their backs up."""
        tweens: list[Tween] = []
        for things, mon, giver, taker in (
            (data["give"], data["give_mon"], seat, data["to"]),
            (data["ask"], data["ask_mon"], data["to"], seat),
        ):
            start, end = (_small(self.parts.clans.rect_of(who), 56) for who in (giver, taker))
            pictures = [self._goods_picture(kind, what) for kind, what in things]
            for n, picture in enumerate(pictures):
                tweens.append(self._march(Sprite(start.move(n * 14, 0), end, picture, arc=40), 0.5, n * 0.08))
            tweens += self._coins(start, end, mon)
        return tweens

    @staticmethod
    def _goods_picture(kind: str, what: str) -> str:
        if kind in ("weapon", "geisha"):
            return f"pieces/{kind}_{what}"
        return cards.back("green" if kind == "mission" else kind)

    def phase(self, seat: int, data: dict[str, Any]) -> list[Tween]:
        words = t(f"phase.{data['phase']}")
        if data["phase"] == "preparation":
            words = t("table.round", n=data["round"], rounds=self.parts.desk.view.state.rounds)

        def unroll(part: float) -> None:
            self.stage.banner = (data["phase"], words) if part < 1 else None
            self.stage.banner_part = part

        return [Tween(0.9, unroll, linear)]


def _small(rect: Rect, side: float) -> Rect:
    return Rect(rect.centerx - side / 2, rect.centery - side / 2, side, side)
