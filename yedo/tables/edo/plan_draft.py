"""A plan as it is wished, and the items that write it: what stays as it was keeps its place among the items, so that
taking back undoes the last movement first. Draws nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.core.decision import Option
from engine.core.journal import Answer
from engine.edo.board import Deed
from engine.edo.game import Edo
from engine.edo.planning import cards_of
from engine.edo.state import Clan


@dataclass(frozen=True, slots=True)
class Wish:
    """What one slot is to hold."""

    card: str = ""
    deed: str = ""
    own: int = 0
    grey: int = 0

    @property
    def officials(self) -> int:
        return self.own + self.grey


class Plan:
    def __init__(self, view: Edo, clan: Clan) -> None:
        self.view, self.clan = view, clan
        self.slots = [Wish(*slot[:4]) if slot[0] else Wish() for slot in clan.plan]

    # --- facts ------------------------------------------------------------------------------------------------------

    def deed(self, number: int) -> Deed:
        wish = self.slots[number]
        return self.view.board.deeds[wish.card][wish.deed]

    def slot_of(self, card: str) -> int:
        return next((n for n, wish in enumerate(self.slots) if wish.card == card), -1)

    def free(self) -> int:
        return next((n for n, wish in enumerate(self.slots) if not wish.card), -1)

    @property
    def full(self) -> bool:
        return self.free() < 0

    def idle(self) -> tuple[int, int]:
        own = self.view.board.figures - len(self.clan.samurai) - sum(wish.own for wish in self.slots)
        return own, self.clan.grey - sum(wish.grey for wish in self.slots)

    # --- changes ----------------------------------------------------------------------------------------------------

    def put(self, card: str, deed: str, number: int) -> None:
        """A card into a slot; what lies there goes where the card came from."""
        before, there = self.slot_of(card), self.slots[number]
        wish = self.slots[before] if before >= 0 else Wish(card, deed)
        if before >= 0:
            self.slots[before] = there
        self.slots[number] = replace(wish, deed=deed)
        self._trim(number)

    def take(self, number: int) -> None:
        self.slots[number] = Wish()

    def turn(self, number: int, deed: str) -> None:
        self.slots[number] = replace(self.slots[number], deed=deed)
        self._trim(number)

    def seat(self, number: int, officials: int) -> None:
        """So many officials before a card, as far as there are. The shogun's go first, but where own ones become
        samurai those do."""
        deed, wish = self.deed(number), self.slots[number]
        officials = min(deed.max, officials + -officials % deed.officials)
        self.slots[number] = replace(wish, own=0, grey=0)
        own, grey = self.idle()
        officials = min(officials, own + grey)
        officials -= officials % deed.officials
        if officials >= wish.officials:  # those who sit stay
            own_now, grey_now = wish.own, wish.grey
            more = officials - wish.officials
        else:
            own_now = grey_now = 0
            more = officials
        first_own = bool(deed.place)
        add_own = min(more, own - own_now) if first_own else more - min(more, grey - grey_now)
        self.slots[number] = replace(wish, own=own_now + add_own, grey=grey_now + more - add_own)

    def add(self, number: int, own: bool) -> None:
        """One more official of a kind, two where they sit in pairs."""
        deed, wish = self.deed(number), self.slots[number]
        idle_own, idle_grey = self.idle()
        n = deed.officials
        if wish.officials + n > deed.max or idle_own + idle_grey < n:
            return
        mine = min(n, idle_own) if own else n - min(n, idle_grey)
        self.slots[number] = replace(wish, own=wish.own + mine, grey=wish.grey + n - mine)

    def swap(self, number: int, own: bool) -> None:
        """An official of this kind changes places with an idle one of the other."""
        idle_own, idle_grey = self.idle()
        wish = self.slots[number]
        if own and wish.own and idle_grey:
            self.slots[number] = replace(wish, own=wish.own - 1, grey=wish.grey + 1)
        elif not own and wish.grey and idle_own:
            self.slots[number] = replace(wish, own=wish.own + 1, grey=wish.grey - 1)

    def clear(self) -> None:
        self.slots = [Wish() for _ in self.slots]

    def again(self, slots: Sequence[Wish]) -> None:
        """An earlier plan, as far as it can be had."""
        self.clear()
        owned = cards_of(self.view, self.clan)
        for number, wish in enumerate(slots):
            if wish.card in owned and number < len(self.slots):
                self.slots[number] = Wish(wish.card, wish.deed)
        for number, wish in enumerate(slots):
            if self.slots[number].card:
                self.seat(number, wish.officials)

    def _trim(self, number: int) -> None:
        """No more officials than the deed takes, and in pairs where it wants pairs."""
        wish, deed = self.slots[number], self.deed(number)
        most = min(wish.officials, deed.max)
        most -= most % deed.officials
        grey = min(wish.grey, most)
        self.slots[number] = replace(wish, grey=grey, own=min(wish.own, most - grey))

    # --- items ------------------------------------------------------------------------------------------------------

    def items(self, before: Sequence[Option]) -> list[Option]:
        """What writes this plan, beginning with what was written before and still holds."""
        kept: list[Option] = []
        laid = [Wish() for _ in self.slots]
        for option in before:
            if option[0] == "put":
                wish = self.slots[option[1]]
                if (wish.card, wish.deed) == option[2:]:
                    laid[option[1]] = Wish(wish.card, wish.deed)
                    kept.append(option)
            elif option[0] == "seat" and laid[option[1]].card:
                now, wish = laid[option[1]], self.slots[option[1]]
                own, grey = now.own + option[2], now.grey + option[3]
                if own <= wish.own and grey <= wish.grey:
                    laid[option[1]] = replace(now, own=own, grey=grey)
                    kept.append(option)
        for number, wish in enumerate(self.slots):
            if wish.card and not laid[number].card:
                laid[number] = Wish(wish.card, wish.deed)
                kept.append(("put", number, wish.card, wish.deed))
        for number, wish in enumerate(self.slots):
            if not wish.card:
                continue
            own, grey = wish.own - laid[number].own, wish.grey - laid[number].grey
            each = self.deed(number).officials
            while own + grey >= each:
                mine = min(own, each)
                kept.append(("seat", number, mine, each - mine))
                own, grey = own - mine, grey - (each - mine)
        return kept


def last_plan(answers: Sequence[Answer], seat: int, slots: int) -> list[Wish] | None:
    """What a seat sealed last, out of everything that was answered; None before the first time."""
    found: list[Wish] | None = None
    for answer in reversed(answers):
        if answer.player != seat or answer.kind != "plan":
            continue
        option = answer.option
        if option[0] == "seal":
            if found is not None:
                break
            found = [Wish() for _ in range(slots)]
        elif found is not None and option[0] == "put":
            found[option[1]] = replace(found[option[1]], card=option[2], deed=option[3])
        elif found is not None and option[0] == "seat":
            wish = found[option[1]]
            found[option[1]] = replace(wish, own=wish.own + option[2], grey=wish.grey + option[3])
    return found
