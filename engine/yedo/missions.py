"""Missions: what is met and what is missing, and completing one in the printed order.

reveal -> prove the standard part -> its reward -> optionally prove the bonus part -> its reward -> pile.
Weapons, districts and geishas are shown and kept; they sum across both parts (H12). Blessings and mon
are surrendered. A disciple on one's own Yashiki or Karesansui can stand in for a geisha or a Blessing
that one lacks, and goes home for it (B3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.plain import plain
from engine.core.procedure import Procedure

from . import assets
from .cards.effects import Effects
from .cards.requirements import Block

if TYPE_CHECKING:
    from .game import Yedo
    from .state import Modifier

Missing = list[tuple[str, str]]  # (requirement, what): ("weapon", "katana"), ("geisha", "")
SERVED = "mission"  # until when a right lasts that a mission has used (B8)
STANDABLE = ("weapon", "geisha", "annex", "district", "blessing")


def annex_stand_in(g: Yedo, seat: int, annex: str, activated: int) -> int:
    """The disciple on one's own Yashiki or Karesansui that could stand in; -1 if none."""
    place = f"annex:{seat}:{annex}"
    for i, d in enumerate(g.state.clans[seat].disciples):
        if d.at == place and i != activated:
            return i
    return -1


def missing(
    g: Yedo, seat: int, block: Block, activated: int, spirits: int = 0, geishas: int = 0, wild: bool = True,
    lost_from: str = "", annexes_stand_in: bool = True,
) -> Missing:
    """What `seat` lacks of a block. `spirits` Blessings and `geishas` stand-ins were already used for this
    mission and still count; so does the place from which the mission itself has taken its disciple (H12).
    `wild` lets cards stand in, `annexes_stand_in` disciples on one's own annexes."""
    clan = g.state.clans[seat]
    lacks: Missing = []
    if block.districts:
        stood = [g.district_of.get(d.at) for d in clan.disciples if d.kind != "errand_boy"]
        if lost_from:
            stood.append(g.district_of.get(lost_from))
        for district, n in block.districts.items():
            short = n - stood.count(district)
            if short > 0:
                lacks.extend([("district", district)] * short)
    if block.weapons or block.any_weapons:
        weapons = clan.weapons
        for weapon, n in block.weapons.items():
            short = n - weapons.count(weapon)
            if short > 0:
                lacks.extend([("weapon", weapon)] * short)
        short = block.any_weapons + sum(block.weapons.values()) - len(weapons)
        if block.any_weapons and short > 0:
            lacks.extend([("weapon", "any")] * min(short, block.any_weapons))
    if block.geishas:
        short = block.geishas - len(clan.geishas) - geishas
        if short > 0 and annexes_stand_in and not geishas:
            short -= annex_stand_in(g, seat, "yashiki", activated) >= 0
        lacks.extend([("geisha", "")] * short)
    if block.annexes:
        owned = clan.annexes
        for query in g.moments.annexes_for_mission:
            owned = query(g, seat, owned)
        lacks.extend(("annex", a) for a in block.annexes if a not in owned)
    if block.blessings:
        short = block.blessings - spirits - clan.blessings
        if short > 0 and annexes_stand_in and annex_stand_in(g, seat, "karesansui", activated) >= 0:
            short -= 1
        if short > 0 and not monk(g, seat, activated):
            lacks.extend([("blessing", "")] * short)
    if block.pay and assets.cost(g, seat, "mission", block.pay) > clan.mon:
        lacks.append(("pay_mon", str(block.pay)))
    if block.specialist and (activated < 0 or clan.disciples[activated].kind != block.specialist):
        lacks.append(("specialist", block.specialist))
    if block.either:
        least = min(
            len(missing(g, seat, b, activated, spirits, geishas, False, lost_from, annexes_stand_in))
            for b in block.choices
        )
        lacks.extend([("either", "")] * (least - len(lacks)))
    if block.partner is not None and not partners(g, seat, block):
        lacks.append(("partner", ""))
    if block.rival_annex and not annex_victims(g, seat, block.rival_annex):
        lacks.append(("rival_annex", block.rival_annex))
    if lacks and wild and g.state.modifiers:
        lacks = without_stand_ins(g, seat, lacks)
    return lacks


def without_stand_ins(g: Yedo, seat: int, lacks: Missing) -> Missing:
    """A stand-in card covers one missing thing of a kind it names."""
    return stand_in_for(g, seat, lacks)[0]


def stand_in_for(g: Yedo, seat: int, lacks: Missing) -> tuple[Missing, list[Modifier]]:
    """What is still missing when a seat's cards have stood in, and the rights that are needed for that."""
    lacks = list(lacks)
    needed = []
    for m in g.state.modifiers:
        if m.word == "stand_in" and m.seat == seat:
            for kind in m.what.split(","):
                found = next((x for x in lacks if x[0] == kind), None)
                if found:
                    lacks.remove(found)
                    needed.append(m)
                    break
    return lacks, needed


def monk(g: Yedo, seat: int, activated: int) -> bool:
    return any(query(g, seat, activated, False) for query in g.moments.counts_as_blessing)


def partners(g: Yedo, seat: int, block: Block) -> list[int]:
    """Players who meet the partner's part; they are not asked (A49)."""
    assert block.partner is not None
    if block.partner_pay and assets.cost(g, seat, "mission", block.partner_pay) > g.state.clans[seat].mon:
        return []
    return [
        p for p in g.order_after(seat)
        if not missing(g, p, block.partner, -1, wild=False, annexes_stand_in=False)
    ]


def annex_victims(g: Yedo, seat: int, annex: str) -> list[int]:
    """Rivals on whose annex of this type one has a disciple."""
    found = []
    for d in g.state.clans[seat].disciples:
        if d.at.startswith("annex:") and d.at.endswith(annex):
            owner = int(d.at.split(":")[1])
            if owner != seat:
                found.append(owner)
    return found


def completable(g: Yedo, seat: int, disciple: int) -> list[str]:
    """Missions that this disciple, activated now, could complete."""
    clan = g.state.clans[seat]
    if not clan.missions:
        return []
    d = clan.disciples[disciple]
    if d.kind == "errand_boy":
        return []
    district = g.district_of.get(d.at)
    found = []
    for id in clan.missions:
        block = g.cards[id].standard
        if district in block.districts and not missing(g, seat, block, disciple):
            if allowed_rewards(g, seat, id, "standard"):
                found.append(id)
    return found


def allowed_rewards(g: Yedo, seat: int, mission: str, part: str) -> bool:
    """A part that loses the activated disciple needs three disciples (§8), or falls under the last-two rule (Y35)."""
    if g.rules.losing_mission == "last_two":
        return True
    for word, _ in g.cards[mission].parts[part]:
        if word.name == "lose_activated_disciple" and len(assets.counted(g, g.state.clans[seat])) < 3:
            return False
    return True


@plain
class Complete(Procedure):
    """Completing one mission."""

    player: int
    disciple: int
    mission: str
    part: str = "standard"
    partner: int = -1
    victim: int = -1
    spirits: int = 0  # Blessings already given or stood in for
    geishas: int = 0  # 1 once the Yashiki has stood in
    mon: int = 0  # mon gained from this mission
    owed: int = 0  # Blessings of this part still to be given
    stood: str = ""  # where the disciple was activated; counts until the mission is done (H12)
    at: str = "reveal"

    def about(self, g: Yedo) -> dict[str, object]:
        return {"card": self.mission}

    def block(self, g: Yedo) -> Block:
        card = g.cards[self.mission]
        return card.standard if self.part == "standard" else card.both

    def lacks(self, g: Yedo, part: str, wild: bool = True) -> Missing:
        """What is missing of a part, after what was already used and lost for this mission."""
        card = g.cards[self.mission]
        block = card.standard if part == "standard" else card.after
        lost_from = "" if g.state.clans[self.player].disciples[self.disciple].at == self.stood else self.stood
        used = (self.spirits, self.geishas)
        return missing(g, self.player, block, self.disciple, *used, wild, lost_from)

    def reveal(self, g: Yedo) -> None:
        s = g.state
        clan = s.clans[self.player]
        if self.mission in clan.missions:
            clan.missions.remove(self.mission)
        s.in_play.append(self.mission)
        self.stood = clan.disciples[self.disciple].at
        for other in s.clans:
            other.known.discard(self.mission)
        if g.sink:
            g.sink(Event("mission", self.player, {"card": self.mission, "disciple": self.disciple}))
        self.at = "choose_partner"

    def choose_partner(self, g: Yedo) -> Decision | None:
        block = g.cards[self.mission].standard
        if block.partner is not None and self.partner < 0:
            return Decision(self.player, "partner", [("partner", p) for p in partners(g, self.player, block)])
        if block.rival_annex and self.victim < 0:
            found = list(dict.fromkeys(annex_victims(g, self.player, block.rival_annex)))
            return Decision(self.player, "victim", [("target", p) for p in found])
        self.at = "prove"
        return None

    def on_partner(self, g: Yedo, option: Option) -> None:
        self.partner = option[1]

    def on_victim(self, g: Yedo, option: Option) -> None:
        self.victim = option[1]

    def prove(self, g: Yedo) -> None:
        """Use stand-ins, pay the mon, and find how many Blessings are owed."""
        clan = g.state.clans[self.player]
        block = self.block(g)
        if g.state.modifiers:
            for m in stand_in_for(g, self.player, self.lacks(g, self.part, wild=False))[1]:
                m.until = SERVED
        part = g.cards[self.mission].standard if self.part == "standard" else g.cards[self.mission].bonus
        if block.geishas > len(clan.geishas) and not self.geishas:
            i = annex_stand_in(g, self.player, "yashiki", self.disciple)
            if i >= 0:
                self.geishas = 1
                assets.move(g, self.player, i, "spent", "stand_in")
        if part.partner_pay:
            price = assets.cost(g, self.player, "mission", part.partner_pay)
            assets.give_mon(g, self.player, self.partner, price, self.mission)
        if part.pay:
            assets.lose_mon(g, self.player, assets.cost(g, self.player, "mission", part.pay), self.mission)
        self.owed = 0 if monk(g, self.player, self.disciple) else part.blessings
        self.at = "give_blessing"

    def give_blessing(self, g: Yedo) -> None:
        """The token; the Karesansui only for a Blessing that is lacking (B3); else a card stands in."""
        while self.owed > 0:
            self.owed -= 1
            i = annex_stand_in(g, self.player, "karesansui", self.disciple)
            if g.state.clans[self.player].blessings:
                self.spirits += 1
                assets.return_blessing(g, self.player, self.mission)
            elif i >= 0:
                self.spirits += 1
                assets.move(g, self.player, i, "spent", "stand_in")
        self.at = "reward"

    def reward(self, g: Yedo) -> None:
        self.at = "offer_bonus" if self.part == "standard" else "file_away"
        other = self.partner if self.partner >= 0 else self.victim
        g.push(Effects(self.mission, self.part, self.player, self.player, other, self.disciple))

    def offer_bonus(self, g: Yedo) -> Decision | None:
        if (
            not g.cards[self.mission].parts["bonus"]
            or self.lacks(g, "bonus")
            or not allowed_rewards(g, self.player, self.mission, "bonus")
        ):
            self.at = "file_away"
            return None
        return Decision(self.player, "bonus", [("bonus",), ("decline",)])

    def on_bonus(self, g: Yedo, option: Option) -> None:
        if option[0] == "decline":
            self.at = "file_away"
        else:
            self.part = "bonus"
            self.at = "prove"
            if g.sink:
                g.sink(Event("mission_bonus", self.player, {"card": self.mission}))

    def file_away(self, g: Yedo) -> None:
        s = g.state
        g.done()
        s.in_play.remove(self.mission)
        s.clans[self.player].completed.append(self.mission)
        for clan in s.clans:
            clan.known.add(self.mission)
        if g.cards[self.mission].set == "kill_the_shogun":
            s.kill = True
        g.end_modifiers(SERVED)
        if self.victim >= 0:
            forgive_trespass(g, self.player, self.victim, g.cards[self.mission].standard.rival_annex)
        if g.sink:
            g.sink(Event("mission_done", self.player, {"card": self.mission, "bonus": self.part == "bonus"}))
        g.mission_extras(self.player)
        for guest in g.moments.after_mission:
            guest(g, self.player, self.disciple, self.mission, self.mon)


# --- disciples on a rival's annex (D40) ----------------------------------------------------------------

def forgive_trespass(g: Yedo, seat: int, owner: int, annex: str) -> None:
    """A plot carried out clears its own annex only (B7)."""
    done = ("trespass", seat, f"annex:{owner}:{annex}")
    g.state.modifiers = [m for m in g.state.modifiers if (m.word, m.seat, m.what) != done]


def show_failed_plots(g: Yedo) -> None:
    """Who stood on a rival's annex and did not complete the mission must show it to that rival."""
    s = g.state
    for m in s.modifiers:
        if m.word != "trespass":
            continue
        _, owner, annex = m.what.split(":")
        plots = [c for c in s.clans[m.seat].missions if g.cards[c].both.rival_annex == annex]
        if plots:
            to = int(owner)
            s.clans[to].known.add(plots[0])
            if g.sink:
                g.sink(Event("show_mission", m.seat, {"to": to}, {"card": plots[0]}, (m.seat, to)))
    s.modifiers = [m for m in s.modifiers if m.word != "trespass"]
