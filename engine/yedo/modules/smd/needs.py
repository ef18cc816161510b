"""What an errand asks for, thing by thing, and who could supply each.

Disciples may be anybody's. Assets come only from players with a disciple in one of the errand's districts, or
from the resolver whose disciple stands on the errand's own space. Weapons, geishas and annexes are shown;
Blessings, mon and disciples who stand in on a Yashiki or Karesansui are spent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import assets
from ...cards.requirements import Block
from ...missions import Missing, annex_stand_in, monk, without_stand_ins

if TYPE_CHECKING:
    from ...game import Yedo

Supply = tuple[int, str]  # seat and what: (0, "weapon:katana"), (2, "token")
SPENT = ("token", "yashiki", "karesansui")  # an owner is asked before these are used (A15)


def units(block: Block) -> list[str]:
    """The things an errand asks for, one entry each; mon is counted apart."""
    found = [f"district:{d}" for d, n in block.districts.items() for _ in range(n)]
    found += [f"weapon:{w}" for w, n in block.weapons.items() for _ in range(n)]
    found += ["weapon:any"] * block.any_weapons
    found += [f"annex:{a}" for a in block.annexes]
    found += ["geisha"] * block.geishas
    found += ["blessing"] * block.blessings
    found += [f"either:{i}" for i in range(len(block.either))]
    return found


def in_district(g: Yedo, seat: int, district: str) -> int:
    return sum(g.district_of.get(d.at) == district for d in g.state.clans[seat].disciples)


def stands_right(g: Yedo, seat: int, block: Block) -> bool:
    return any(in_district(g, seat, d) for d in block.districts)


class Group:
    """The players around one errand as its resolver sees them: resolver first, then in player order.
    `disciple` is the activated one; `everybody` pretends that all could contribute."""

    def __init__(self, g: Yedo, errand: str, seat: int, disciple: int, everybody: bool = False) -> None:
        self.g, self.errand, self.seat, self.disciple = g, errand, seat, disciple
        self.block = g.cards[errand].standard
        self.players = [seat, *g.order_after(seat)]
        on_space = disciple >= 0 and g.state.clans[seat].disciples[disciple].at == f"errand:{errand}"
        self.contributors = [
            p for p in self.players
            if everybody or (p == seat and on_space) or stands_right(g, p, self.block)
        ]

    def suppliers(self, unit: str, used: list[Supply]) -> list[Supply]:
        """Who could supply this thing, and how, after what is used already."""
        kind, _, what = unit.partition(":")
        if kind == "district":
            return [(p, unit) for p in self.players if in_district(self.g, p, what) > used.count((p, unit))]
        if kind == "either":
            return self.either(self.block.either[int(what)])
        found: list[Supply] = []
        for p in self.contributors:
            found += self.from_player(p, kind, what, used)
        return found

    def from_player(self, p: int, kind: str, what: str, used: list[Supply]) -> list[Supply]:
        clan = self.g.state.clans[p]
        found: list[Supply] = []
        if kind == "weapon":
            shown = [how for q, how in used if q == p and how.startswith("weapon:")]
            held = len(clan.weapons) if what == "any" else clan.weapons.count(what)
            if held > (len(shown) if what == "any" else shown.count(f"weapon:{what}")):
                found.append((p, f"weapon:{what}"))
        elif kind == "annex":
            if what in clan.annexes:
                found.append((p, f"annex:{what}"))
        elif kind == "geisha":
            if len(clan.geishas) > used.count((p, "geisha")):
                found.append((p, "geisha"))
            else:
                self.stand_in(p, "yashiki", used, found)
        elif kind == "blessing":
            if p == self.seat and monk(self.g, p, self.disciple):
                found.append((p, "monk"))
            if clan.blessings > used.count((p, "token")):
                found.append((p, "token"))
            else:
                self.stand_in(p, "karesansui", used, found)
        return found

    def stand_in(self, p: int, annex: str, used: list[Supply], found: list[Supply]) -> None:
        """A disciple on one's own annex serves errands as it serves missions: for what its owner lacks (D51, B3)."""
        if (p, annex) not in used and self.stand_in_disciple(p, annex) >= 0:
            found.append((p, annex))

    def stand_in_disciple(self, p: int, annex: str) -> int:
        return annex_stand_in(self.g, p, annex, self.disciple if p == self.seat else -1)

    def either(self, blocks: tuple[Block, ...]) -> list[Supply]:
        """Any one of several things; what is shown for it may serve elsewhere too, as in missions."""
        found: list[Supply] = []
        for p in self.contributors:
            for block in blocks:
                for unit in units(block):
                    kind, _, what = unit.partition(":")
                    found += [s for s in self.from_player(p, kind, what, []) if s not in found]
        return found

    def most_mon(self, p: int) -> int:
        """How much of the payment this player could take over."""
        mon = self.g.state.clans[p].mon
        top = 0
        while top < self.block.pay and assets.cost(self.g, p, "mission", top + 1) <= mon:
            top += 1
        return top

    def missing(self) -> Missing:
        """What nobody can supply, in the words missions use; stand-in cards of the resolver count."""
        used: list[Supply] = []
        lacks: Missing = []
        for unit in units(self.block):
            found = self.suppliers(unit, used)
            if found:
                used.append(found[0])
            else:
                kind, _, what = unit.partition(":")
                lacks.append((kind, "" if kind == "either" else what))
        if self.block.pay and sum(self.most_mon(p) for p in self.contributors) < self.block.pay:
            lacks.append(("pay_mon", str(self.block.pay)))
        return without_stand_ins(self.g, self.seat, lacks) if lacks and self.g.state.modifiers else lacks
