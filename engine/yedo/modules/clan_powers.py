"""Clan powers: drafted in secret before the Favors are chosen, revealed before these resolve.

    Wealthy      more mon at the start; may match a bid; wins every tie
    Generous     rivals' annexes count for its missions; 2 prestige for each own annex at the end
    Tenacious    pays 1 mon less everywhere but in trade, and no Harbor Master's fee
    Duplicitous  starts with a Ninja, or a third disciple and 3 mon
    Wise         sees two cards more than the effect says whenever it draws
    Seaworthy    a private Harbor space, open even when the Harbor is closed; 2 mon more from the church"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Any

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.plain import Plain, plain
from engine.core.procedure import Procedure
from engine.core.rng import Rng
from engine.core.verbs import Argument, Happening, Question, Verb
from engine.core.words import t

from .. import assets
from ..arguments import no_icon, plain_names, ranked

if TYPE_CHECKING:
    from ..cards.table import Card
    from ..game import Yedo
    from ..guests import Moments
    from ..rules import Rules

VERBS = {
    "power": Verb("card", "clan_power", form="tray"),
    "sea_luxury": Verb("sea_offer", "luxury", district="harbor"),
}
QUESTIONS = {"power": Question("clan_powers", private=True)}
HAPPENINGS = {"power": Happening()}


@plain
class ClanPowers(Plain):
    """`held` by seat; hidden until `revealed`."""

    deck: list[str] = field(default_factory=list)
    held: list[str] = field(default_factory=list)
    offered: list[str] = field(default_factory=list)
    seen_by: int = -1  # who looks at the offered two
    passed: str = ""
    revealed: bool = False

    def hide(self, g: Yedo, seat: int, hider: Any) -> None:
        self.deck = ["?power"] * len(self.deck)
        if not self.revealed:
            self.held = [c if i == seat or not c else "?power" for i, c in enumerate(self.held)]
        if self.seen_by != seat:
            self.offered = ["?power"] * len(self.offered)

    def shown(self) -> set[str]:
        return {*self.deck, *self.held, *self.offered}

    def fill(self, g: Yedo, pools: dict[str, list[str]], rng: Rng) -> None:
        left = [c for c in powers(g) if c not in self.shown()]
        rng.shuffle(left)
        for name in ("held", "offered", "deck"):
            setattr(self, name, [left.pop() if c[:1] == "?" else c for c in getattr(self, name)])


def slot(g: Yedo) -> ClanPowers:
    own = g.state.guests["clan_powers"]
    assert isinstance(own, ClanPowers)
    return own


def has_power(g: Yedo, seat: int, power: str) -> bool:
    own = slot(g)
    return own.revealed and seat < len(own.held) and own.held[seat] == power


def numbers(g: Yedo, power: str) -> dict[Any, Any]:
    return g.cards[power].raw


def register(moments: Moments, g: Yedo) -> None:
    for seat in range(len(g.config.seats)):
        g.district_of[private_space(seat)] = "harbor"
    moments.components += (components,)
    moments.before_favors += (draft,)
    moments.favors_chosen += (reveal,)
    moments.lowest_bid += (wealthy_matches,)
    moments.bonus_tie += (wealthy_bonus,)
    moments.tie += (wealthy_tie,)
    moments.least_prestige += (wealthy_least,)
    moments.annexes_for_mission += (generous_annexes,)
    moments.final_scoring += (generous_scoring,)
    moments.cost += (tenacious_cost,)
    moments.see += (wise_sees,)
    moments.place_options += (seaworthy_place,)
    moments.space_actions += (seaworthy_options,)
    moments.activation += (seaworthy_luxury,)
    moments.church_taken += (seaworthy_church,)
    moments.space_name += (space_name,)


def powers(g: Yedo) -> list[str]:
    alone = "shogun_must_die" in g.config.modules
    found = [c for c, card in g.cards.items() if card.kind == "clan_power" and not (alone and card.no_solo)]
    return sorted(found)


# --- the draft ---------------------------------------------------------------------------------------

def components(g: Yedo) -> None:
    deck = powers(g)
    g.state.rng.shuffle(deck)
    g.state.guests["clan_powers"] = ClanPowers(deck=deck, held=[""] * len(g.config.seats))


def draft(g: Yedo) -> None:
    g.push(Draft(g.players()[::-1]))


@plain
class Draft(Procedure):
    """From the last player on: draw to two, keep one, pass the other (D34)."""

    queue: list[int]
    at: str = "draw"

    def draw(self, g: Yedo) -> None:
        own = slot(g)
        if not self.queue:
            own.deck.extend(own.offered)
            own.offered, own.seen_by = [], -1
            g.done()
            return
        if g.rules.clan_power_draft == "draw_two_afresh" and own.offered:
            own.deck[:0] = own.offered
            own.offered = []
        while len(own.offered) < 2 and own.deck:
            own.offered.append(own.deck.pop())
        own.seen_by = self.queue[0]
        self.at = "choose"

    def choose(self, g: Yedo) -> Decision:
        return Decision(self.queue[0], "power", [("power", c) for c in slot(g).offered])

    def on_power(self, g: Yedo, option: Option) -> None:
        own = slot(g)
        own.offered.remove(option[1])
        own.held[self.queue.pop(0)] = option[1]
        self.at = "draw"


def reveal(g: Yedo) -> None:
    """Revealed when all Favors are chosen; start gains come before the Favors resolve (A22)."""
    own = slot(g)
    own.revealed = True
    for seat in reversed(g.players()):
        if g.sink:
            g.sink(Event("power", seat, {"card": own.held[seat]}))
        if own.held[seat] == "wealthy":
            assets.gain_mon(g, seat, numbers(g, "wealthy")["start_mon"][g.state.rounds], "clan_power")
        elif own.held[seat] == "duplicitous":
            third_disciple(g, seat)


def third_disciple(g: Yedo, seat: int) -> None:
    """The Ninja with the Specialists module, else a regular disciple and 3 mon (D38)."""
    for i, d in enumerate(g.state.clans[seat].disciples):
        if d.kind == "ninja" and d.at == "stock":
            assets.move(g, seat, i, "home", "clan_power")
            return
    assets.recruit_disciple(g, seat, "clan_power")
    assets.gain_mon(g, seat, numbers(g, "duplicitous")["start_mon"], "clan_power")


# --- wealthy, generous, tenacious, wise --------------------------------------------------------------

def wealthy_matches(g: Yedo, seat: int, n: int) -> int:
    """May match instead of raise, and then leads (A41)."""
    return n - 1 if has_power(g, seat, "wealthy") else n


def wealthy_bonus(g: Yedo, seat: int, points: int, tied: int) -> int:
    return points if has_power(g, seat, "wealthy") else tied


def wealthy_tie(g: Yedo, seats: list[int]) -> list[int]:
    return sorted(seats, key=lambda seat: not has_power(g, seat, "wealthy"))


def wealthy_least(g: Yedo, seats: list[int]) -> list[int]:
    """Tied for least prestige only Wealthy is least (B13)."""
    return [seat for seat in seats if has_power(g, seat, "wealthy")] or seats


def generous_annexes(g: Yedo, seat: int, annexes: list[str]) -> list[str]:
    if not has_power(g, seat, "generous"):
        return annexes
    return list({a: None for clan in g.state.clans for a in clan.annexes})


def generous_scoring(g: Yedo, seat: int) -> None:
    if has_power(g, seat, "generous"):
        n = numbers(g, "generous")["annex_prestige"] * len(g.state.clans[seat].annexes)
        assets.gain_pp(g, seat, n, "clan_power")


def tenacious_cost(g: Yedo, seat: int, what: str, amount: int) -> int:
    """The last to change a price, never below zero (A40); no Harbor Master's fee."""
    if not has_power(g, seat, "tenacious"):
        return amount
    return 0 if what == "harbor_fee" else max(0, amount - int(numbers(g, "tenacious")["less"]))


def wise_sees(g: Yedo, seat: int, deck: str, n: int) -> int:
    """Two more than the effect says, keeping only what it lets one keep (D37, A2)."""
    return n + int(numbers(g, "wise")["more"]) if has_power(g, seat, "wise") else n


# --- seaworthy ---------------------------------------------------------------------------------------

def private_space(seat: int) -> str:
    return f"harbor:private:{seat}"


def seaworthy_place(g: Yedo, seat: int, movers: dict[str, int], options: list[Option]) -> None:
    """One own disciple; it is Harbor for missions and patrol, never closed (A39)."""
    if has_power(g, seat, "seaworthy"):
        space = private_space(seat)
        if all(d.at != space for d in g.state.clans[seat].disciples):
            options += [("place", i, space) for i in movers.values()]


def seaworthy_options(g: Yedo, seat: int, space: str, options: list[Option]) -> bool:
    if not space.startswith("harbor:private:"):
        return False
    mon = g.state.clans[seat].mon
    prices = numbers(g, "seaworthy")["luxury"]
    options.extend(("sea_luxury", n) for n in prices if assets.cost(g, seat, "luxury", n) <= mon)
    return True


def seaworthy_luxury(g: Yedo, seat: int, disciple: int, option: Option) -> bool:
    if option[0] != "sea_luxury":
        return False
    assets.lose_mon(g, seat, assets.cost(g, seat, "luxury", option[1]), "luxury")
    assets.gain_pp(g, seat, numbers(g, "seaworthy")["luxury"][option[1]], "luxury")
    return True


def seaworthy_church(g: Yedo, seat: int) -> None:
    if has_power(g, seat, "seaworthy"):
        assets.gain_mon(g, seat, numbers(g, "seaworthy")["church"], "church")


# --- words -------------------------------------------------------------------------------------------

def _sea_words(g: Yedo, seat: int, option: Option, i: int) -> dict[str, Any]:
    gain = numbers(g, "seaworthy")["luxury"][option[i]]
    return {"price": assets.cost(g, seat, "luxury", option[i]), "gain": gain}


def _sea_place(g: Yedo, seat: int, option: Option, i: int) -> str:
    return f"action:harbor:{option[0]}:{ranked(numbers(g, 'seaworthy')['luxury'], option[i])}"


ARGUMENTS = {"sea_offer": Argument(_sea_words, _sea_place, plain_names, no_icon)}


def card_text(card: Card, rules: Rules) -> list[str]:
    return [t(f"power.{card.id}")]


CARD_TEXTS = {"clan_power": card_text}


def space_name(g: Yedo, place: str) -> str | None:
    if place.startswith("harbor:private:"):
        return t("place.private_harbor", clan=g.state.clans[int(place.split(":")[2])].name)
    return None
