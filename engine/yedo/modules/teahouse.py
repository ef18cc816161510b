"""The Teahouse: characters with a one-time ability, recruited by a disciple for the next round.

At setup five of them come with the Favors. A recruit lies face down until the next Preparation; an
active one that was not used becomes a bonus card. In the final round recruits turn over and score."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Any

from engine.core.decision import Option
from engine.core.event import Event
from engine.core.plain import Plain, plain
from engine.core.rng import Rng
from engine.core.verbs import Happening, Verb
from engine.core.words import t

from .. import assets, hands
from ..cards.effects import Effects, possible
from ..cards.text import effect_lines
from ..config import COOP

if TYPE_CHECKING:
    from ..cards.table import Card
    from ..game import Yedo
    from ..guests import Moments
    from ..rules import Rules

SHOWN_AT_LEAST = 4
VERBS = {
    "recruit_character": Verb("card", "recruit"),
    "character": Verb("card", "character"),
}
HAPPENINGS = {
    "character": Happening(),
    "teahouse": Happening(),
    "recruit_character": Happening(),
    "use_character": Happening(stays=True),
}


@plain
class Teahouse(Plain):
    """`active` and `recruited` by seat, "" for nobody; `paired` characters wait beside a Favor."""

    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    display: list[str] = field(default_factory=list)
    active: list[str] = field(default_factory=list)
    recruited: list[str] = field(default_factory=list)
    paired: dict[str, str] = field(default_factory=dict)

    def hide(self, g: Yedo, seat: int, hider: Any) -> None:
        self.deck = ["?character"] * len(self.deck)
        self.recruited = [c if i == seat or not c else "?character" for i, c in enumerate(self.recruited)]

    def shown(self) -> set[str]:
        face_up = {*self.discard, *self.display, *self.active, *self.paired.values()}
        return face_up | {*self.deck, *self.recruited}

    def fill(self, g: Yedo, pools: dict[str, list[str]], rng: Rng) -> None:
        seen = self.shown()
        left = [c for c in characters(g) if c not in seen]
        rng.shuffle(left)
        self.recruited = [left.pop() if c[:1] == "?" else c for c in self.recruited]
        self.deck = [left.pop() if c[:1] == "?" else c for c in self.deck]


def slot(g: Yedo) -> Teahouse:
    own = g.state.guests["teahouse"]
    assert isinstance(own, Teahouse)
    return own


def register(moments: Moments, g: Yedo) -> None:
    moments.components += (components,)
    moments.favor_chosen += (favor_chosen,)
    moments.setup_done += (open_house,)
    moments.preparation += (preparation,)
    moments.after_event += (refresh,)
    moments.activation_options += (recruit_options,)
    moments.activation += (recruit,)
    moments.turn_options += (ability_options,)
    moments.pass_options += (pass_options,)
    moments.turn += (use,)
    moments.after_action += (collect_fee,)
    moments.after_mission += (collect_mission_fee,)
    moments.counted_disciples += (not_the_ronin,)
    moments.disciple_lost += (ronin_lost,)
    moments.end_of_game += (end_of_game,)
    moments.final_scoring += (final_scoring,)


def coop(g: Yedo) -> bool:
    return g.outsider >= 0


def characters(g: Yedo) -> list[str]:
    """The characters of this game."""
    alone = COOP in g.config.modules
    found = [c for c, card in g.cards.items() if card.kind == "character" and not (alone and card.no_solo)]
    return sorted(found)


# --- setup -------------------------------------------------------------------------------------------

def components(g: Yedo) -> None:
    own = Teahouse(active=[""] * len(g.state.clans), recruited=[""] * len(g.state.clans))
    g.state.guests["teahouse"] = own
    for card in characters(g):
        favor = g.cards[card].raw.get("favor")
        if favor:
            own.paired[f"F:{favor}"] = card
        else:
            own.deck.append(card)


def favor_chosen(g: Yedo, seat: int, favor: str) -> None:
    """Taking a Favor takes its character, active in the first round."""
    own = slot(g)
    if favor in own.paired:
        own.active[seat] = own.paired.pop(favor)
        if g.sink:
            g.sink(Event("character", seat, {"card": own.active[seat]}))


def open_house(g: Yedo) -> None:
    own = slot(g)
    own.deck.extend(own.paired.values())
    own.paired = {}
    g.state.rng.shuffle(own.deck)
    deal(g)


def deal(g: Yedo) -> None:
    """Players and one more, at least four; too few cards: deal fewer (H6)."""
    own = slot(g)
    while len(own.display) < max(SHOWN_AT_LEAST, len(g.players()) + 1):
        if not own.deck:
            own.deck, own.discard = own.discard, []
            g.state.rng.shuffle(own.deck)
        if not own.deck:
            break
        own.display.append(own.deck.pop())
    if g.sink:
        g.sink(Event("teahouse", None, {"cards": list(own.display)}))


# --- the round ---------------------------------------------------------------------------------------

def preparation(g: Yedo) -> None:
    """Unused characters become bonus cards; recruits turn face up. In co-op an unused one stays until a
    new one replaces it. The Ronin's round is over."""
    for clan in g.state.clans:
        for d in clan.disciples:
            if d.kind == "ronin":
                d.at = "stock"
    for seat in reversed(g.players()):
        turn_over(g, seat)


def turn_over(g: Yedo, seat: int) -> None:
    own = slot(g)
    unused, recruit_ = own.active[seat], own.recruited[seat]
    if unused and (not coop(g) or recruit_):
        own.discard.append(unused)
        own.active[seat] = ""
        if not coop(g):
            hands.draw(g, seat, "bonus", 1, 1, "teahouse")
    if recruit_:
        own.active[seat], own.recruited[seat] = recruit_, ""
        if g.sink:
            g.sink(Event("character", seat, {"card": recruit_}))


def refresh(g: Yedo) -> None:
    if g.state.round == 1:
        return
    own = slot(g)
    own.discard.extend(own.display)
    own.display = []
    deal(g)


def recruit_options(g: Yedo, seat: int, disciple: int, options: list[Option]) -> None:
    """A third use of an activation on the main board or a jetty there, not on an annex or an errand (B12)."""
    own = slot(g)
    if own.recruited[seat] or g.state.clans[seat].disciples[disciple].at not in g.district_of:
        return
    options.extend(("recruit_character", c) for c in own.display)


def recruit(g: Yedo, seat: int, disciple: int, option: Option) -> bool:
    if option[0] != "recruit_character":
        return False
    own = slot(g)
    own.display.remove(option[1])
    own.recruited[seat] = option[1]
    if g.sink:
        g.sink(Event("recruit_character", seat, {"card": option[1]}))
    return True


# --- abilities ---------------------------------------------------------------------------------------

def may_use(g: Yedo, seat: int, window: tuple[str, ...]) -> str:
    """The seat's active character if its moment is now; "" otherwise."""
    own = slot(g)
    card = own.active[seat] if seat < len(own.active) else ""
    if card and g.cards[card].phase in window and possible(g, card, "effect", seat):
        return card
    return ""


def ability_options(g: Yedo, seat: int, options: list[Option]) -> None:
    card = may_use(g, seat, g.window())
    if card:
        options.append(("character", card))


def pass_options(g: Yedo, seat: int, window: tuple[str, ...], options: list[Option]) -> None:
    card = may_use(g, seat, window)
    if card:
        options.append(("character", card))


def use(g: Yedo, seat: int, disciple: int, option: Option) -> bool:
    if option[0] != "character":
        return False
    own = slot(g)
    own.active[seat] = ""
    own.discard.append(option[1])
    if g.sink:
        g.sink(Event("use_character", seat, {"card": option[1]}))
    g.push(Effects(option[1], "effect", seat, seat))
    return True


def collect_fee(g: Yedo, seat: int, disciple: int, district: str, option: Option) -> None:
    """The Harbor Master's owner is paid by every rival disciple that acts on a Harbor space; guests may
    lower it, and a private jetty is not his."""
    if district != "harbor" or g.state.clans[seat].disciples[disciple].at not in g.board.spaces:
        return
    for m in g.state.modifiers:
        if m.word == "harbor_fee" and m.seat != seat:
            fee = assets.cost(g, seat, "harbor_fee", m.n)
            assets.give_mon(g, seat, m.seat, fee, "harbor_fee")


def collect_mission_fee(g: Yedo, seat: int, disciple: int, mission: str, mon: int) -> None:
    at = g.state.clans[seat].disciples[disciple].at
    collect_fee(g, seat, disciple, g.district_of.get(at, ""), ("mission", mission))


def not_the_ronin(g: Yedo, seat: int, disciple: int, yes: bool) -> bool:
    return yes and g.state.clans[seat].disciples[disciple].kind != "ronin"


def ronin_lost(g: Yedo, seat: int, disciple: int) -> bool:
    if g.state.clans[seat].disciples[disciple].kind != "ronin":
        return False
    assets.move(g, seat, disciple, "stock", "lost")
    return True


# --- the end -----------------------------------------------------------------------------------------

def end_of_game(g: Yedo) -> None:
    """Active unused characters become bonus cards first; then the last recruits turn over."""
    for seat in reversed(g.players()):
        turn_over(g, seat)


def final_scoring(g: Yedo, seat: int) -> None:
    card = slot(g).active[seat]
    if card and not coop(g):  # B19
        assets.gain_pp(g, seat, g.cards[card].raw["pp"], "teahouse")


# --- words -------------------------------------------------------------------------------------------

def card_text(card: Card, rules: Rules) -> list[str]:
    return [t(f"when.{card.phase}"), *effect_lines(card, rules), t("card.last_round", n=card.raw["pp"])]


CARD_TEXTS = {"character": card_text}
