"""How the events of the modules look: guests come to the Teahouse and join a clan, specialists' tokens move along,
the Jesuits land and sail off, clan powers are revealed."""

from engine.yedo.modules.specialists import Specialists
from yedo.table.motion import Data, Sprite, small
from yedo.tables.yedo import cards
from yedo.tables.yedo.guests import DISPLAY, Companions, JesuitStacks, TeahouseRow
from yedo.tables.yedo.moves import Moves
from yedo.tables.yedo.part import Rect
from yedo.ui.tween import Tween

SHIP = (711, 531, 28, 38)  # on the board's picture: the ship in the Harbor


class GuestMoves(Moves):
    # --- the Teahouse -----------------------------------------------------------------------------------------

    def teahouse(self, seat: int, data: Data) -> list[Tween]:
        """Those who were there leave, the new guests come in by the door."""
        row = self._part(TeahouseRow)
        area = self.parts.desk.plan.teahouse
        house = row.house() if row is not None else None
        if row is None or house is None or area is None:
            return []
        view, tweens, before = self.parts.desk.view, [], house.display
        for card, place in row.places():
            if card in view.cards:
                tweens += self._gone(place, self._portrait(card), (0, 50))
        house.display = list(data["cards"])
        door = Rect(area.right - 30, area.centery - 20, 40, 40)
        for n, (card, place) in enumerate(row.places()):
            sprite = Sprite(door, place, "cards/back_character", turns=True, other=self._portrait(card))
            tweens.append(self._march(sprite, 0.45, 0.25 + n * 0.1))
        house.display = before
        if tweens:
            self._lift(DISPLAY, tweens[-1])
        return tweens

    def recruit_character(self, seat: int, data: Data) -> list[Tween]:
        row = self._part(TeahouseRow)
        start = dict(row.places()).get(data["card"]) if row is not None else None
        return self._thing(start or self._seal(seat), self._seal(seat), self._portrait(data["card"])) + self.say(seat)

    def character(self, seat: int, data: Data) -> list[Tween]:
        """The guest walks in and takes a place with the clan."""
        place, board = self._seal(seat), self.parts.desk.plan.board
        start = Rect(board.x - 20, board.centery - 90, 180, 180)
        walk = self._fly(Sprite(start, place, self._portrait(data["card"]), arc=20), 0.6)
        return [walk, *self.say(seat)]

    def use_character(self, seat: int, data: Data) -> list[Tween]:
        return self._read(self._seal(seat), data["card"], self._seal(seat), wide=380)

    def power(self, seat: int, data: Data) -> list[Tween]:
        return self._read(self._seal(seat), data["card"], self._seal(seat), wide=380)

    def _portrait(self, card: str) -> str:
        return cards.vignette(self.parts.desk.view.cards[card])

    def _seal(self, seat: int) -> Rect:
        """Where a clan's companions are seen: on its panel's upper edge, one's own beside the house's name."""
        if self._part(Companions) is None:
            return small(self.parts.clans.rect_of(seat), 40)
        if seat == self.parts.desk.house:
            house = self.parts.desk.plan.house.inflate(-20, -18)
            return Rect(house.right - 228, house.y - 2, 46, 46)
        rect = self.parts.clans.rect_of(seat)
        return Rect(rect.right - 102, rect.y - 13, 28, 28)

    # --- specialists ------------------------------------------------------------------------------------------

    def token(self, seat: int, data: Data) -> list[Tween]:
        """Out of the bag, to the disciple auction."""
        goal = self._waiting_token()
        return [*self._thing(goal.move(0, -160), goal, f"pieces/specialist_{data['kind']}"), *self.say(seat)]

    def gate_tokens(self, seat: int, data: Data) -> list[Tween]:
        """The waiting one goes to the Gates, the others move on, the last one leaves the city."""
        own = self.parts.desk.view.state.guests.get("specialists")
        if not isinstance(own, Specialists):
            return []
        left, right = (self.parts.board.supply("specialists", side).inflate(4, 4) for side in ("left", "right"))
        tweens = []
        if data["gates"][0]:
            tweens += self._thing(self._waiting_token(), left, f"pieces/specialist_{data['gates'][0]}")
        if data["gates"][-1]:
            tweens += self._thing(left, right, f"pieces/specialist_{data['gates'][-1]}")
        if data["gone"]:
            tweens += self._gone(right, f"pieces/specialist_{data['gone']}", (70, 0))
        return tweens

    def _waiting_token(self) -> Rect:
        tile = self.parts.bidding.lot("disciple")
        return Rect(tile.x, tile.y, tile.h, tile.h)

    # --- the Jesuits --------------------------------------------------------------------------------------------

    def _ship(self) -> Rect:
        return self.parts.board.at(SHIP)

    def jesuits(self, seat: int, data: Data) -> list[Tween]:
        """Their missions are brought ashore and laid out at the Harbor."""
        tweens = self.say(seat)
        for n, color in enumerate(color for color, size in data["stacks"].items() if size):
            place = self.parts.board.supply("jesuits", color)
            tweens.append(self._march(Sprite(self._ship(), place, cards.back(color), arc=30), 0.7, n * 0.12))
        return tweens

    def jesuits_leave(self, seat: int, data: Data) -> list[Tween]:
        """What is left of their missions goes back aboard."""
        stacks, tweens = self._part(JesuitStacks), self.say(seat)
        for color, _, place in stacks.places() if stacks is not None else ():
            sprite = Sprite(place, self._ship(), cards.back(color), arc=30, fades=True)
            tweens.append(self._fly(sprite, 0.9))
        return tweens
