"""What another clan may have sealed: a plan it could carry out, drawn by chance, that agrees with what is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.rng import Rng

from .planning import cards_of
from .state import DOWN, HIDDEN, PASSED, Clan

if TYPE_CHECKING:
    from .board import Deed
    from .game import Edo


def guess_purse(g: Edo, rng: Rng) -> int:
    """A closed purse holds something like what the shares of the largest city pay in two rounds."""
    return rng.below(2 * g.board.income["home"][0][0] + 1)


def works(g: Edo, clan: Clan, deed: Deed) -> bool:
    """Whether a deed could come to anything for a clan with its samurai on the map."""
    if deed.do in ("harvest", "build", "trade"):
        return bool(clan.samurai)
    if deed.do == "recruit":
        return bool(g.state.grey)
    return deed.do != "develop" or bool(g.state.display)


def guess_plan(g: Edo, clan: Clan, rng: Rng) -> None:
    """Fill the backs of a plan. The officials that are not before open cards sit down one by one."""
    shown = [slot for slot in clan.plan if slot[0][:1] != HIDDEN]
    own = g.board.figures - len(clan.samurai) - sum(slot[2] for slot in shown)
    grey = clan.grey - sum(slot[3] for slot in shown)
    cards = [card for card in cards_of(g, clan) if all(slot[0] != card for slot in shown)]
    rng.shuffle(cards)
    seated: list[tuple[int, Deed]] = []
    for i, slot in enumerate(clan.plan):
        if slot[0][:1] != HIDDEN:
            continue
        deeds = list(g.board.deeds[cards.pop()].values())
        likely = [deed for deed in deeds if works(g, clan, deed)]
        deed = rng.choice(likely or deeds)
        clan.plan[i] = (deed.card, deed.name, 0, 0, slot[4])
        if slot[4] == DOWN:
            seated.append((i, deed))
        assert slot[4] in (DOWN, PASSED)
    while own + grey and seated:
        at = rng.below(len(seated))
        i, deed = seated[at]
        card, name, a, b, shown_now = clan.plan[i]
        if own + grey < deed.officials or a + b + deed.officials > deed.max:
            seated.pop(at)
            continue
        for _ in range(deed.officials):
            if own and (not grey or deed.place):
                a, own = a + 1, own - 1
            else:
                b, grey = b + 1, grey - 1
        clan.plan[i] = (card, name, a, b, shown_now)
