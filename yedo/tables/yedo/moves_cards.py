"""How cards move: dealt into the hand, given up, played, completed, looked at, taken and swapped. A card's face is
shown in the air only to a screen on which its owner's hand lies open."""

from engine.yedo.hands import hand, kind_of_deck
from engine.yedo.state import HIDDEN
from yedo.table.motion import Data, Sprite, small
from yedo.tables.yedo import cards
from yedo.tables.yedo.gestures import Gestures
from yedo.tables.yedo.part import Rect
from yedo.ui.tween import Tween

COLORS = ("green", "yellow", "red", "black")
ANNEX_OF = {"mission": "yashiki", "weapon": "dojo", "action": "kobudo_ryu"}


class CardMoves(Gestures):
    def _secret(self, data: Data, field: str = "card") -> str:
        """A card that only some may see, "" where this screen must not show it."""
        desk = self.parts.desk
        return str(data.get(field, "")) if desk.viewer is None or desk.open_hand else ""

    def _hand_slot(self, seat: int, deck: str) -> Rect:
        """Where the next card of a deck will lie in a clan's hand, behind those in the air, as a card."""
        desk, kind = self.parts.desk, kind_of_deck(deck)
        if seat != desk.house:
            return self.parts.hand_of(seat, deck)
        shown = self.parts.hand
        held, more = hand(desk.clan, kind), self.in_air[(seat, kind)] + 1
        held += [HIDDEN + deck] * more
        place = {"mission": shown.missions, "action": shown.actions, "bonus": shown.bonus}[kind]()[-1][1]
        del held[-more:]
        return place if kind == "mission" else Rect(place.x, place.y, place.h * cards.SIZE[0] / cards.SIZE[1], place.h)

    def _held(self, seat: int, deck: str, card: str) -> Rect:
        """Where a card of a hand lies."""
        found = self.parts.hand.card(card) if seat == self.parts.desk.house and card else None
        return found or self.parts.hand_of(seat, deck)

    def _deck_of(self, kind: str, card: str = "") -> str:
        """The deck a card belongs to; one whose colour is not seen is taken for a green mission."""
        found = self.parts.desk.view.cards.get(card)
        return (found.color if found is not None and found.color else "") or ("green" if kind == "mission" else kind)

    # --- drawing and giving up -----------------------------------------------------------------------------

    def draw(self, seat: int, data: Data) -> list[Tween]:
        deck, card, key = data["deck"], self._secret(data), (seat, kind_of_deck(data["deck"]))
        end = self._hand_slot(seat, deck)
        sprite = Sprite(self.parts.decks.rect_of(deck), end, cards.back(deck), card, 30, turns=bool(card))
        tween = self._march(sprite, 0.45, 0.0)
        self.in_air[key] += 1
        done = tween.done

        def land() -> None:
            self.in_air[key] -= 1
            if done is not None:
                done()

        tween.done = land
        return [tween]

    def discard(self, seat: int, data: Data) -> list[Tween]:
        deck = self._deck_of(data["deck"], data.get("card", ""))
        start = self._held(seat, deck, self._secret(data))
        start = small(start, min(start.w, start.h))
        return [self._fly(Sprite(start, self.parts.decks.rect_of(deck), cards.back(deck), arc=20), 0.32)]

    def look(self, seat: int, data: Data) -> list[Tween]:
        """The drawn cards come to whoever looks at them, backs up; a weapon is looked at in the bag."""
        deck, end = data["deck"], self.parts.clans.rect_of(seat)
        if deck == "weapon":
            return [*self._stamp(self.parts.decks.rect_of(deck), "icons/eye"), *self.say(seat)]
        start, goal = self.parts.decks.rect_of(deck), Rect(end.centerx - 20, end.centery - 29, 40, 58)
        backs = [
            self._march(Sprite(start, goal.move(n * 14, 0), cards.back(deck), arc=20), 0.4, n * 0.08)
            for n in range(min(5, data["n"]))
        ]
        return [*backs, *self.say(seat)]

    def foresight(self, seat: int, data: Data) -> list[Tween]:
        return [*self._stamp(self.parts.decks.rect_of(data["deck"]), "icons/foresight"), *self.say(seat)]

    def exchange_annex(self, seat: int, data: Data) -> list[Tween]:
        return self._stamp(self.parts.annex(seat, ANNEX_OF[data["kind"]]), "icons/swap")

    # --- played cards and missions ---------------------------------------------------------------------------

    def _shown_card(self, start: Rect, card: str, turns: bool = False) -> list[Tween]:
        """A card is read in the middle of the board and then lies where the event lies."""
        event = self.parts.desk.plan.event
        return self._read(start, card, Rect(event.centerx - 50, event.y, 100, 146), turns)

    def event(self, seat: int, data: Data) -> list[Tween]:
        return self._shown_card(self.parts.decks.rect_of("event"), data["card"], True)

    def play_card(self, seat: int, data: Data) -> list[Tween]:
        return self._shown_card(self._held(seat, "action", data["card"]), data["card"], seat != self.parts.desk.house)

    def blackmail(self, seat: int, data: Data) -> list[Tween]:
        return self._shown_card(self._held(seat, "bonus", data["card"]), data["card"])

    def favor(self, seat: int, data: Data) -> list[Tween]:
        """The Favor goes from the middle of the table to whoever took it."""
        board, goal = self.parts.desk.plan.board, self.parts.clans.rect_of(seat)
        start = Rect(board.centerx - 75, board.centery - 110, 150, 220)
        end = Rect(goal.centerx - 20, goal.centery - 29, 40, 58)
        return [self._fly(Sprite(start, end, "", data["card"]), 0.6), *self.say(seat)]

    def negated(self, seat: int, data: Data) -> list[Tween]:
        return [*self._stamp(self.parts.desk.plan.event, "icons/negate"), *self.say(seat)]

    def reflect(self, seat: int, data: Data) -> list[Tween]:
        """The card turns round and flies at the other one."""
        goal, event = self.parts.clans.rect_of(seat), self.parts.desk.plan.event
        start = Rect(event.centerx - 50, event.y, 100, 146)
        sprite = Sprite(start, Rect(goal.centerx - 20, goal.centery - 29, 40, 58), "", data["card"], 40)
        return [self._fly(sprite, 0.5), *self._stamp(event, "icons/swap"), *self.say(seat)]

    def mission(self, seat: int, data: Data) -> list[Tween]:
        return self._shown_card(self._held(seat, "green", data["card"]), data["card"])

    def mission_bonus(self, seat: int, data: Data) -> list[Tween]:
        return [*self._stamp(self.parts.desk.plan.event, "icons/bonus"), *self.say(seat)]

    def mission_done(self, seat: int, data: Data) -> list[Tween]:
        """From where it was read to the pile of what has been done."""
        event = self.parts.desk.plan.event
        start = Rect(event.centerx - 50, event.y, 100, 146)
        own = seat == self.parts.desk.house
        goal = self.parts.hand.pile() if own else self.parts.clans.cards(seat)
        return [
            self._fly(Sprite(start, Rect(goal.centerx - 16, goal.centery - 24, 32, 47), "", data["card"], 20), 0.45),
            *self._stamp(goal, "icons/met", 0.4),
        ]

    def score_bonus(self, seat: int, data: Data) -> list[Tween]:
        """A bonus card is turned up beside its clan, long enough to be recognised."""
        start = self._held(seat, "bonus", data["card"])
        goal = self.parts.clans.rect_of(seat)
        beside = Rect(goal.right + 14, goal.centery - 110, 150, 220)
        beside.clamp_ip(self.parts.desk.plan.board)
        turn = Sprite(small(start, 60), beside, cards.back("bonus"), data["card"], turns=True)
        return [self._fly(turn, 0.3), self._march(Sprite(beside, beside, "", data["card"]), 0.5, 0.3)]

    # --- between hands ---------------------------------------------------------------------------------------

    def _cross(self, giver: int, taker: int, kind: str, card: str = "", delay: float = 0.0) -> Tween:
        """A card goes from hand to hand, with its back up unless it may be seen here."""
        deck = self._deck_of(kind, card)
        start, end = self.parts.hand_of(giver, deck), self.parts.hand_of(taker, deck)
        sprite = Sprite(start, end, cards.back(deck), card, 40, turns=bool(card))
        return self._march(sprite, 0.5, delay)

    def take_card(self, seat: int, data: Data) -> list[Tween]:
        return [self._cross(data["of"], seat, data["kind"], self._secret(data)), *self.say(seat)]

    def swap_card(self, seat: int, data: Data) -> list[Tween]:
        return [
            self._cross(seat, data["with"], data["deck"], self._secret(data, "gave")),
            self._cross(data["with"], seat, data["deck"], self._secret(data, "got")),
            *self.say(seat),
        ]

    def look_at_hand(self, seat: int, data: Data) -> list[Tween]:
        rival = self.parts.hand_of(data["of"], self._deck_of(data["kind"]))
        return [*self._stamp(rival, "icons/eye"), *self.say(seat)]

    def show_mission(self, seat: int, data: Data) -> list[Tween]:
        """The failed plot is held out to the one it was against, and taken back."""
        card, deck = self._secret(data), self._deck_of("mission", data.get("card", ""))
        start, end = self.parts.hand_of(seat, deck), self.parts.hand_of(data["to"], deck)
        return [
            self._march(Sprite(start, end, cards.back(deck), card, 30, turns=bool(card)), 0.45, 0.0),
            *self._stamp(end, "icons/eye", 0.45),
            self._march(Sprite(end, start, cards.back(deck), arc=30), 0.4, 1.1),
            *self.say(seat),
        ]
