"""What the modules offer, in the planner's numbers: figures to win or recruit, characters, a jetty of one's
own, Jesuit missions. In a game without modules nothing here is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.yedo import assets

from .places import JETTY

if TYPE_CHECKING:
    from engine.core.decision import Option
    from engine.yedo.game import Yedo

    from .acts import Act
    from .jobs import Part
    from .value import Outlook

# What each kind of specialist is worth above a plain disciple, for each round to come.
SPECIALIST = {
    "samurai": 0.3,
    "onna_bugeisha": 0.2,
    "messenger": 0.3,
    "ninja": 0.15,
    "weaponsmith": 0.15,
    "monk": 0.2,
}
UNUSED = 0.7  # an unused character becomes a bonus card


def guest(o: Outlook, name: str) -> Any:
    return o.g.state.guests.get(name)


def character(o: Outlook, card: str) -> float:
    """A character recruited now: its ability next round, or its prestige at the end of the game."""
    from .cardworth import action_prior, gives_alms

    found = o.g.cards.get(card)
    if found is None:
        return UNUSED
    if o.later < 1:
        return float(found.raw["pp"])
    if gives_alms(found):
        if o.g.state.church_burnt:
            return UNUSED
        return max(UNUSED, action_prior(found) + o.income(tithe(o)))
    return max(UNUSED, action_prior(found))


def specialist(o: Outlook, kind: str, rounds: float) -> float:
    """A figure of this kind: one more disciple, or a better one instead, and what missions ask for it."""
    return o.disciple(rounds) + SPECIALIST[kind] * rounds + o.demand().get(f"specialist:{kind}", 0.0)


def disciple_lot(o: Outlook) -> float:
    """What the Disciple auction brings: the figure shown on the Reserve, or one's own from there."""
    own = guest(o, "specialists")
    if own is not None and own.reserve:
        return specialist(o, own.reserve, o.later + 1)
    return o.disciple(o.later + 1) if any(d.at == "reserve" for d in o.clan.disciples) else 0.0


def watched(o: Outlook, risk: dict[str, float]) -> str:
    """Where the patrol is due, so that only a Ninja should stand there."""
    if o.g.outsider >= 0:  # the Daimyo's patrol is thought about elsewhere
        return ""
    return next((district for district, r in risk.items() if r >= o.w.patrol), "")


def ninja_in(o: Outlook) -> str:
    """The district in which the clan's Ninja stands."""
    return next((o.g.district_of.get(d.at, "") for d in o.clan.disciples if d.kind == "ninja"), "")


def recruits(o: Outlook) -> list[tuple[int, str]]:
    """Tokens at the Gates of kinds that this seat lacks."""
    own = guest(o, "specialists")
    if own is None:
        return []
    have = {d.kind for d in o.clan.disciples if d.at != "stock"}
    return [(i, kind) for i, kind in enumerate(own.gates) if kind and kind not in have]


def recruit_price(o: Outlook) -> int:
    return assets.cost(o.g, o.seat, "recruit", o.g.board.actions["recruit"])


def power(o: Outlook) -> str:
    """The clan power of the seat, once it is revealed."""
    own = guest(o, "clan_powers")
    return own.held[o.seat] if own is not None and own.revealed and o.seat < len(own.held) else ""


def matches(g: Yedo, seat: int) -> int:
    """1 for a Wealthy clan, which leads by matching a bid."""
    own: Any = g.state.guests.get("clan_powers")
    return int(own is not None and own.revealed and own.held[seat] == "wealthy")


def jetty(o: Outlook) -> dict[int, int]:
    """The prices of luxury on the Seaworthy clan's own space."""
    if o.power != "seaworthy":
        return {}
    prices: dict[int, int] = o.g.cards["seaworthy"].raw["luxury"]
    return prices


def annex(o: Outlook) -> int:
    """Prestige that every annex brings a Generous clan at the end."""
    return int(o.g.cards["generous"].raw["annex_prestige"]) if o.power == "generous" else 0


def lent(o: Outlook) -> set[str]:
    """What a Generous clan need not own: its rivals' annexes count for its missions."""
    if o.power != "generous":
        return set()
    return {f"annex:{a}" for clan in o.g.state.clans if clan.seat != o.seat for a in clan.annexes}


def less(o: Outlook) -> int:
    """Mon that a Tenacious clan saves on every price."""
    return int(o.g.cards["tenacious"].raw["less"]) if o.power == "tenacious" else 0


def more(o: Outlook) -> int:
    """Cards that a Wise clan sees beyond what the effect says."""
    return int(o.g.cards["wise"].raw["more"]) if o.power == "wise" else 0


def tithe(o: Outlook) -> int:
    """Mon that a Seaworthy clan gets whenever it takes any from the church."""
    return int(o.g.cards["seaworthy"].raw["church"]) if o.power == "seaworthy" else 0


def church(o: Outlook) -> int:
    """What a disciple brings home from the church: a Seaworthy clan takes more than lies there."""
    found = o.g.state.church
    return found + tithe(o) if found else 0


def own_place(o: Outlook, part: Part) -> int:
    """How many of the places that a mission asks for nobody can take away: a Seaworthy clan's Harbor."""
    return int(o.power == "seaworthy" and "harbor" in part.districts)


def acts(o: Outlook, make: type[Act]) -> list[Act]:
    """What disciples could do for the modules, by kind of place."""
    found: list[Act] = []
    price = recruit_price(o)
    for _, kind in recruits(o):
        found.append(make(specialist(o, kind, o.later) - o.cost(price), price, "gates", "recruit_specialist"))
    house = guest(o, "teahouse")
    if house is not None and house.display and not house.recruited[o.seat]:
        best = max(character(o, c) for c in house.display)
        found += [make(best, 0, where, "recruit_character") for where in ("tavern", "temple")]
        if o.power == "seaworthy":
            found.append(make(best, 0, JETTY, "recruit_character"))
    for mon, prestige in jetty(o).items():
        cost = assets.cost(o.g, o.seat, "luxury", mon)
        if cost <= o.clan.mon:
            found.append(make(prestige - o.cost(cost), cost, JETTY, "sea_luxury"))
    fathers = guest(o, "jesuits")
    if fathers is not None and fathers.here and any(fathers.stacks.values()):
        found.append(make(o.mission_draw(), 0, "harbor", "jesuit_mission"))
    return found


def action(o: Outlook, option: Option) -> float | None:
    """What one option of a module brings; None if it is not one of theirs."""
    verb = option[0]
    if verb == "recruit_character":
        return character(o, option[1])
    if verb == "recruit_specialist":
        kind = guest(o, "specialists").gates[option[1]]
        return specialist(o, kind, o.later) - o.cost(recruit_price(o))
    if verb == "sea_luxury":
        return jetty(o)[option[1]] - o.cost(assets.cost(o.g, o.seat, "luxury", option[1]))
    if verb == "jesuit_mission":
        return o.mission_draw()
    return None


def holdings(o: Outlook) -> float:
    """Specialists in play, and characters active or waiting face down."""
    total = sum(SPECIALIST.get(d.kind, 0.0) for d in o.clan.disciples if d.at != "stock") * o.later
    house = guest(o, "teahouse")
    if house is not None:
        if house.active[o.seat]:
            total += UNUSED
        if house.recruited[o.seat]:
            total += character(o, house.recruited[o.seat])
    return total
