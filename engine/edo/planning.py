"""Phase 1: three cards in three slots, one deed each, and officials before them; in secret and at once.

The plan is built item by item. Taking back is no option: whoever holds the draft strikes items out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.plain import plain
from engine.core.procedure import Procedure

from .board import MOST_OPTIONS, Deed
from .state import DOWN, Clan, Slot

if TYPE_CHECKING:
    from .game import Edo

SEAL: Option = ("seal",)
# What may be added before a card at once: one official, or two where a deed takes them in pairs; (own, grey).
GROUPS = {1: ((1, 0), (0, 1)), 2: ((2, 0), (1, 1), (0, 2))}
SEATS: list[dict[tuple[int, int], Option]] = [
    {pair: ("seat", slot, *pair) for group in GROUPS.values() for pair in group} for slot in range(8)
]


def idle(g: Edo, clan: Clan) -> tuple[int, int]:
    """Officials that sit before no card: own and grey."""
    own, grey = g.board.figures - len(clan.samurai), clan.grey
    for slot in clan.plan:
        own -= slot[2]
        grey -= slot[3]
    return own, grey


def cards_of(g: Edo, clan: Clan) -> list[str]:
    return g.board.basic + clan.specials


def room(deed: Deed, slot: Slot) -> int:
    """Officials that still fit before a card."""
    return deed.max - slot[2] - slot[3]


def plan_options(g: Edo, clan: Clan) -> list[Option]:
    plan = clan.plan
    own, grey = idle(g, clan)
    options: list[Option] = []
    free: list[int] = []
    for i, slot in enumerate(plan):
        if not slot[0]:
            free.append(i)
            continue
        deed = g.board.deeds[slot[0]][slot[1]]
        if room(deed, slot) >= deed.officials:
            for pair in GROUPS[deed.officials]:
                if pair[0] <= own and pair[1] <= grey:
                    options.append(SEATS[i][pair])
    if not free:
        options.append(SEAL)
        return options
    used = [slot[0] for slot in plan]
    cards = [card for card in cards_of(g, clan) if card not in used]
    puts = g.board.puts
    if len(options) + len(free) * sum(len(puts[card][0]) for card in cards) > MOST_OPTIONS:
        free = free[:1]
    for i in free:
        for card in cards:
            options += puts[card][i]
    return options


def write(g: Edo, clan: Clan, option: Option) -> None:
    """Put one item of a plan on the board."""
    i = option[1]
    if option[0] == "put":
        clan.plan[i] = (option[2], option[3], 0, 0, DOWN)
    else:
        card, deed, own, grey, shown = clan.plan[i]
        clan.plan[i] = (card, deed, own + option[2], grey + option[3], shown)


@plain
class Planning(Procedure):
    queue: list[int]
    at: str = "ask"

    def ask(self, g: Edo) -> Decision | None:
        queue = self.queue
        if not queue:
            if g.sink is not None:
                g.sink(Event("all_sealed", None, {}))
            g.done()
            return None
        # The seal is asked for even when it is the only answer: nobody's plan closes unread.
        return Decision(queue[0], "plan", plan_options(g, g.state.clans[queue[0]]), True, tuple(queue))

    def on_plan(self, g: Edo, option: Option) -> None:
        clan = g.state.clans[self.queue[0]]
        if option[0] != "seal":
            write(g, clan, option)
            return
        self.queue.pop(0)
        if g.sink is not None:
            plan = [list(slot[:4]) for slot in clan.plan]
            g.sink(Event("sealed", clan.seat, {}, {"plan": plan}, (clan.seat,)))
