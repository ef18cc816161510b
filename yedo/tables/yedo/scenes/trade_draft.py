"""An offer in the making: things laid into the trays and taken out again before anything is said to the engine.
Whether it can be proposed is tried on a copy of the player's view, never decided here."""

from dataclasses import dataclass, field

from engine.core.decision import Option
from engine.yedo.game import Yedo
from engine.yedo.phases.trade import PROPOSE, Item, Offer, goods, remove_each, wishes

PORTIONS = (5, 1)  # in which mon can be added


@dataclass(slots=True)
class Draft:
    """`view` is asked "offer" and belongs to who builds it. What the engine already knows of the offer cannot be
    taken back; everything in the draft can."""

    view: Yedo
    things: list[Option] = field(default_factory=list)  # ("give", kind, what) and ("ask", kind, what)
    give_mon: int = 0
    ask_mon: int = 0

    @property
    def base(self) -> Offer:
        """The offer as the engine knows it."""
        return _offer(self.view)

    def _wishes(self) -> list[Option]:
        return [*self.things, *self._portions("give_mon", self.give_mon), *self._portions("ask_mon", self.ask_mon)]

    def answers(self) -> list[Option] | None:
        """The options to send, without the proposal itself, in an order that the rules allow; None if there is
        none. Where only like for like may change hands, giving and asking take turns."""
        probe, left, order = self.view.clone(), self._wishes(), []
        while left:
            open_now = probe.decision.options if probe.decision is not None else []
            option = next((option for option in left if option in open_now), None)
            if option is None:
                return None
            left.remove(option)
            order.append(option)
            probe.apply(option)
        return order if probe.decision is not None and PROPOSE in probe.decision.options else None

    @property
    def ready(self) -> bool:
        return self.answers() is not None

    @property
    def undone(self) -> bool:
        """Whether this deal would give both back what they had before in this phase."""
        probe = self.view.clone()
        for option in self._wishes():
            if probe.decision is None or option not in probe.decision.options:
                return False
            probe.apply(option)
        offer = _offer(probe)
        return offer.geishas_fit(probe) and offer.undoes(probe, [])

    @property
    def step(self) -> int:
        """The smallest portion of mon that may be added: among allies it counts as a thing."""
        return max(PORTIONS) if self.like_for_like else min(PORTIONS)

    @property
    def like_for_like(self) -> bool:
        return type(self.base) is not Offer

    def _portions(self, verb: str, mon: int) -> list[Option]:
        large, small = divmod(mon, max(PORTIONS))
        return [(verb, max(PORTIONS))] * large + [(verb, min(PORTIONS))] * small

    # --- changing ---------------------------------------------------------------------------------------------

    def add(self, option: Option) -> bool:
        if (option[1], option[2]) not in self.stock(option[0]):
            return False
        self.things.append(option)
        return True

    def remove(self, option: Option) -> bool:
        if option not in self.things:
            return False
        self.things.remove(option)
        return True

    def set_mon(self, give: int, ask: int) -> bool:
        if not (0 <= give <= self.most_mon("give_mon") and 0 <= ask <= self.most_mon("ask_mon")):
            return False
        self.give_mon, self.ask_mon = give, ask
        return True

    def most_mon(self, verb: str) -> int:
        """How much mon could be added on a side while the other adds none."""
        base, clans = self.base, self.view.state.clans
        if verb == "give_mon":
            return 0 if base.ask_mon or self.ask_mon else clans[base.player].mon - base.give_mon
        return 0 if base.give_mon or self.give_mon else clans[base.partner].mon - base.ask_mon

    # --- what lies where ------------------------------------------------------------------------------------------

    def laid(self, verb: str) -> list[Item]:
        """Everything in a tray, what cannot be taken back first."""
        fixed: list[Item] = list(self.base.give if verb == "give" else self.base.ask)
        return fixed + [(option[1], option[2]) for option in self.things if option[0] == verb]

    def stock(self, verb: str) -> list[Item]:
        """What could still be laid into a tray; of the partner's hidden cards only the back."""
        offer = self.base
        if verb == "give":
            return remove_each(goods(self.view, offer.player, offer.partner), self.laid(verb))
        found = wishes(self.view, offer.partner, offer.player, self.laid(verb))
        return [item for item in found if item != ("mission", "")]  # a mission is asked for by its colour


def _offer(view: Yedo) -> Offer:
    top = view.state.stack[-1]
    assert isinstance(top, Offer)
    return top
