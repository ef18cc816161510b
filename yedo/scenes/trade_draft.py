"""An offer in the making: things laid into the trays and taken out again before anything is said to the engine.
The draft is tried on a copy of the player's view, so it never holds what the rules do not offer."""

from dataclasses import dataclass, field

from engine.core.decision import Option
from engine.yedo.game import Yedo
from engine.yedo.phases.trade import PROPOSE, Item, Offer

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

    def answers(self) -> list[Option]:
        """The options to send, in order, without the proposal itself."""
        return [*self.things, *_portions("give_mon", self.give_mon), *_portions("ask_mon", self.ask_mon)]

    def tried(self) -> Yedo | None:
        """The view after the draft; None if the rules do not allow it."""
        probe = self.view.clone()
        for option in self.answers():
            decision = probe.decision
            if decision is None or decision.kind != "offer" or option not in decision.options:
                return None
            probe.apply(option)
        return probe if probe.decision is not None and probe.decision.kind == "offer" else None

    def offered(self) -> list[Option]:
        """What may still be added."""
        probe = self.tried()
        return list(probe.decision.options) if probe is not None and probe.decision is not None else []

    @property
    def ready(self) -> bool:
        return PROPOSE in self.offered()

    # --- changing ---------------------------------------------------------------------------------------------

    def add(self, option: Option) -> bool:
        self.things.append(option)
        if self.tried() is not None:
            return True
        self.things.pop()
        return False

    def remove(self, option: Option) -> bool:
        if option not in self.things:
            return False
        self.things.remove(option)
        return True

    def set_mon(self, give: int, ask: int) -> bool:
        before = self.give_mon, self.ask_mon
        self.give_mon, self.ask_mon = max(0, give), max(0, ask)
        if self.tried() is not None:
            return True
        self.give_mon, self.ask_mon = before
        return False

    def most_mon(self, verb: str) -> int:
        """How much more mon could be added on a side of which the other asks none."""
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
        """What could still be laid into a tray, alike things as often as they are there."""
        probe = self.view.clone()
        for option in self.answers():
            if probe.decision is None or option not in probe.decision.options:
                return []
            probe.apply(option)
        found: list[Item] = []
        while probe.decision is not None and probe.decision.kind == "offer":
            fresh = [option for option in probe.decision.options if option[0] == verb]
            if not fresh:
                break
            found.append((fresh[0][1], fresh[0][2]))
            probe.apply(fresh[0])
        return found


def _offer(view: Yedo) -> Offer:
    top = view.state.stack[-1]
    assert isinstance(top, Offer)
    return top


def _portions(verb: str, mon: int) -> list[Option]:
    large, small = divmod(mon, PORTIONS[0])
    return [(verb, PORTIONS[0])] * large + [(verb, PORTIONS[1])] * small
