"""What single cards are worth to a seat: to keep, to give up, to draw."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engine.yedo.cards.table import Card
from engine.yedo.cards.value import number, word_of
from engine.yedo.hands import COLORS
from engine.yedo.state import HIDDEN

from .jobs import job_of
from .value import Seen

if TYPE_CHECKING:
    from engine.yedo.game import Yedo

    from .value import Outlook

# What an action card's words are worth on average, in prestige; a number behind a word counts per piece.
PER_PIECE = {"gain_pp": 0.9, "gain_mon": 0.25, "steal_mon": 0.3, "church_take": 0.12, "alms": 0.25}
WORDS = {
    "negate": 0.6,
    "reflect": 0.7,
    "draw": 0.9,
    "gain_disciple": 1.6,
    "gain_blessing": 0.8,
    "encore": 1.2,
    "act_twice": 0.5,
    "district_action": 0.9,
    "use_annex": 0.4,
    "stand_in": 1.2,
    "mission_bonus": 1.2,
    "rescue": 0.9,
    "buy": 1.0,
    "take_card": 1.0,
    "foresight": 0.25,
    "place_two": 0.5,
    "far_reach": 0.6,
    "ronin": 1.4,
    "harbor_fee": 0.7,
}
UNKNOWN_WORD = 0.6
HARD = {"green": 0.8, "yellow": 1.2, "red": 1.3, "black": 1.2}  # missions by colour, at a glance


@cache
def gives_alms(card: Card) -> bool:
    return any(word_of(entry)[0] == "alms" for entry in card.raw["effect"])


@cache
def action_prior(card: Card) -> float:
    total = 0.0
    for entry in card.raw["effect"]:
        word, parameter = word_of(entry)
        if word in PER_PIECE:
            total += PER_PIECE[word] * number(parameter)
        else:
            total += WORDS.get(word, UNKNOWN_WORD)
    return max(0.2, total - 0.25 * card.cost - 0.1 * len(card.requires.entries))


def card_worth(o: Outlook, card: str) -> float:
    """What holding this card or weapon is worth, however it is named."""
    found = o.g.cards.get(card)
    if found is None:
        return o.weapon(card)
    if found.kind == "mission":
        return mission_worth(o, card)
    if found.kind == "bonus":
        return o.bonus_card(card)
    if found.kind == "action":
        return action_prior(found) * min(1.0, (o.later + 0.5) / 2)
    return 0.5


def mission_worth(o: Outlook, card: str) -> float:
    """Its plan for later rounds, or completing it at once if nothing is lacking."""
    u = o.undertake(job_of(o.g.cards[card]))
    now = 0.0
    if (
        not u.items
        and u.job.standard.people <= o.people
        and o.g.state.phase not in ("actions", "trade", "patrol")
    ):
        now = 0.7 * (u.gain - o.w.activation)
    return max(u.later, now) + 0.02 * u.gain


def seen_missions(o: Outlook) -> Seen:
    """What the outlook's seat knows: its hand, what it looks at, what it has learned about the decks."""
    s = o.g.state
    cards = {c for c in o.clan.missions + s.in_play if c[:1] != HIDDEN}
    for color in COLORS:
        cards.update(c for c in s.decks.get(color, ()) if c[:1] != HIDDEN)
    for procedure in s.stack:
        for name in procedure.holds:
            held = getattr(procedure, name)
            if isinstance(held, list):
                cards.update(c for c in held if isinstance(c, str) and c[:1] != HIDDEN)
    return Seen(cards, lambda color: color_worth(o, color, 1))


def color_worth(o: Outlook, color: str, see: int) -> float:
    """The best of a few unknown missions of a colour, against everything that could be among them."""
    if o.brief or color not in COLORS:
        return o.average_mission() * HARD.get(color, 1.0)
    g = o.g
    ids = possible_missions(g)[color]
    held = set(o.clan.missions) | set(o.clan.completed)
    worths = sorted((mission_worth(o, i) for i in ids if i not in held), reverse=True)
    if not worths:
        return 0.0
    share = max(1, len(worths) // max(1, see))
    return sum(worths[:share]) / share


AT_FIRST = {"yellow": -1.0, "red": -10.0, "black": -20.0}  # only the one that must be hard is, and then red


def start_color(g: Yedo, color: str) -> float:
    """How much a colour is disliked for a mission to begin with, where colours are free: the book advises beginners to
    take easy ones beside one that is hard."""
    rivals = g.outsider < 0 and g.state.phase == "setup"
    return AT_FIRST.get(color, 0.0) if rivals else 0.0


_missions: dict[tuple[int, tuple[str, ...]], dict[str, list[str]]] = {}


def possible_missions(g: Yedo) -> dict[str, list[str]]:
    """Missions of the sets in play by colour."""
    cards, sets = g.cards, tuple(g.config.mission_sets)
    key = (id(cards), sets)
    if key not in _missions:
        found: dict[str, list[str]] = {c: [] for c in ("green", "yellow", "red", "black")}
        for id_ in sorted(cards):
            card = cards[id_]
            if card.kind == "mission" and (g.edition.fixed or card.set in sets or card.set == "basic"):
                found[card.color].append(id_)
        _missions[key] = found
    return _missions[key]
