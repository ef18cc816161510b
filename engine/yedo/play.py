"""Playing action cards: when they may be played, announcing, answering, resolving.

A card being played lies in `state.in_play`. It names its target first; then the others, in player
order (B18), may answer; answers stack, last in first out. A negated card is lost
and its cost is not paid. Played cards go under their deck: there is no discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.plain import plain
from engine.core.procedure import Procedure

from . import assets, hands
from .cards.effects import Effects, possible
from .cards.requirements import Block

if TYPE_CHECKING:
    from .game import Yedo

PASS: Option = ("pass",)
PHASE_CODE = {
    "setup": "P0", "preparation": "P1", "bidding": "P2", "event": "P3", "assign": "P4", "patrol": "P5",
    "trade": "P6", "actions": "P7", "scoring": "P8",
}


def shown(g: Yedo, seat: int, block: Block) -> bool:
    """Whether `seat` can show what an action card requires; nothing is surrendered (D13)."""
    clan = g.state.clans[seat]
    weapons = clan.weapons
    if any(weapons.count(w) < n for w, n in block.weapons.items()):
        return False
    if len(weapons) < block.any_weapons + sum(block.weapons.values()) or len(clan.geishas) < block.geishas:
        return False
    if any(a not in clan.annexes for a in block.annexes) or clan.blessings < block.blessings:
        return False
    for district, n in block.districts.items():
        if sum(g.district_of.get(d.at) == district for d in clan.disciples) < n:
            return False
    return all(any(shown(g, seat, b) for b in group) for group in block.either)


def targets(g: Yedo, seat: int, card: str) -> list[int]:
    """Rivals the card may be aimed at."""
    wanted = g.cards[card].target
    rivals = [s for s in g.players() if s != seat]
    if isinstance(wanted, dict):
        return [s for s in rivals if holds(g, s, wanted["rival_with"])]
    return rivals


HOLDINGS = {
    "weapon": "weapons", "mon": "mon", "geisha": "geishas", "annex": "annexes", "blessing": "blessings",
    "mission": "missions", "action": "actions", "bonus": "bonus", "pp": "pp",
}


def holds(g: Yedo, seat: int, asset: str) -> bool:
    """Whether a rival has what a card must find there; a disciple counts while it is out."""
    clan = g.state.clans[seat]
    if asset in HOLDINGS:
        return bool(getattr(clan, HOLDINGS[asset]))
    return any(assets.is_out(d.at) for d in clan.disciples)


def playable(g: Yedo, seat: int, window: tuple[str, ...]) -> list[str]:
    """The action cards `seat` may play now; `window` names the phases whose cards fit."""
    held = g.state.clans[seat].actions
    if not held:
        return []
    return [c for c in held if g.cards[c].phase in window and may_play(g, seat, c)]


def may_play(g: Yedo, seat: int, card: str) -> bool:
    found = g.cards[card]
    if found.cost and assets.cost(g, seat, "card", found.cost) > g.state.clans[seat].mon:
        return False
    if found.requires.entries and not shown(g, seat, found.requires):
        return False
    if found.target != "none" and not targets(g, seat, card):
        return False
    return g.may_pay_card(seat, found) and possible(g, card, "effect", seat)


@plain
class Play(Procedure):
    """One action card from announcement to the deck's bottom."""

    player: int
    card: str
    target: int = -1
    negated: bool = False
    answers: int = -1  # position on the stack of the Play that this reaction answers
    at: str = "announce"

    def about(self, g: Yedo) -> dict[str, object]:
        return {"card": self.card}

    def announce(self, g: Yedo) -> None:
        s = g.state
        s.clans[self.player].actions.remove(self.card)
        for clan in s.clans:
            clan.known.discard(self.card)
        s.in_play.append(self.card)
        self.at = "aim"

    def aim(self, g: Yedo) -> Decision | None:
        found = g.cards[self.card]
        if self.target < 0 and found.target != "none" and self.answers < 0:
            rivals = targets(g, self.player, self.card)
            return Decision(self.player, "target", [("target", s) for s in rivals])
        if g.sink:
            g.sink(Event("play_card", self.player, {"card": self.card, "target": self.target}))
        self.at = "pay_and_resolve"
        others = [s for s in g.players() if s != self.player]
        g.push(React(self.player, len(g.state.stack) - 1, others))
        return None

    def on_target(self, g: Yedo, option: Option) -> None:
        self.target = option[1]

    def pay_and_resolve(self, g: Yedo) -> None:
        self.at = "put_away"
        if self.negated:
            if g.sink:
                g.sink(Event("negated", self.player, {"card": self.card}))
            return
        found = g.cards[self.card]
        if found.cost:
            assets.lose_mon(g, self.player, assets.cost(g, self.player, "card", found.cost), self.card)
        g.push(Effects(self.card, "effect", self.player, self.player, self.target))
        g.pay_card(self.player, found)

    def put_away(self, g: Yedo) -> None:
        g.state.in_play.remove(self.card)
        g.done()
        hands.to_bottom(g, self.card)
        for clan in g.state.clans:  # it was played openly and lies at the bottom now
            clan.known.add(self.card)


@plain
class React(Procedure):
    """The others may answer a played card, once each, in the order fixed when it was announced."""

    actor: int
    announced: int  # position on the stack of the Play being answered
    queue: list[int]
    at: str = "next_player"

    def about(self, g: Yedo) -> dict[str, object]:
        return {"card": getattr(g.state.stack[self.announced], "card", "")}

    def next_player(self, g: Yedo) -> Decision | None:
        play = g.state.stack[self.announced]
        assert isinstance(play, Play)
        if play.negated:  # once is enough; the negation itself could be answered (B9)
            g.done()
            return None
        always = g.rules.reactions == "always"
        while self.queue:
            seat = self.queue[0]
            options = [("play", c) for c in self.answers(g, seat, play)]
            if options or (always and g.state.clans[seat].actions):
                return Decision(seat, "react", [*options, PASS], always)
            self.queue.pop(0)
        g.done()
        return None

    def answers(self, g: Yedo, seat: int, play: Play) -> list[str]:
        held = g.state.clans[seat].actions
        if not held:
            return []
        return [
            c for c in held
            if g.cards[c].phase == "reaction" and g.answers_card(seat, c, play) and may_play(g, seat, c)
        ]

    def on_react(self, g: Yedo, option: Option) -> None:
        seat = self.queue.pop(0)
        if option[0] == "play":
            g.push(Play(seat, option[1], target=self.actor, answers=self.announced))


@plain
class Pass(Procedure):
    """A pass in player order at the start of a phase or in a patrol step: who has a card for this
    moment may play it, and then another; `once` ends a player's chance after one card. Where everyone is
    asked, whoever holds action cards is: else being passed over would tell which cards they are not."""

    window: tuple[str, ...]
    queue: list[int]
    once: bool = False
    at: str = "next_player"

    def next_player(self, g: Yedo) -> Decision | None:
        always = g.rules.reactions == "always"
        while self.queue:
            seat = self.queue[0]
            options = self.offers(g, seat)
            if options or (always and g.state.clans[seat].actions):
                return Decision(seat, "play_or_pass", [*options, PASS], always)
            self.queue.pop(0)
        g.done()
        return None

    def offers(self, g: Yedo, seat: int) -> list[Option]:
        return self.offers_in(g, seat, self.window)

    def offers_in(self, g: Yedo, seat: int, window: tuple[str, ...]) -> list[Option]:
        clan = g.state.clans[seat]
        options: list[Option] = [("play", c) for c in playable(g, seat, window)] if clan.actions else []
        if clan.blackmail and "P5C" in window:
            options.extend(g.blackmail_options(seat))
        for guest in g.moments.pass_options:
            guest(g, seat, window, options)
        return options

    def on_play_or_pass(self, g: Yedo, option: Option) -> None:
        seat = self.queue[0]
        if option[0] == "pass" or self.once:
            self.queue.pop(0)
        if option[0] == "play":
            g.push(Play(seat, option[1]))
        elif option[0] == "blackmail":
            g.use_blackmail(seat, option)
        elif option[0] != "pass":
            g.turn_card(seat, option)
