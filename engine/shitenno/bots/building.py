"""Lots as wholes: from what somebody wants in them to the single answers that lay them out."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from engine.core.decision import Decision, Option
from engine.shitenno.game import Shitenno
from engine.shitenno.state import A, B


@dataclass(slots=True)
class Lot:
    """Cards by name and a seal."""

    cards: list[str]
    seal: int


@dataclass(slots=True)
class Plan:
    """What shall lie in lot A, and at a split also in lot B; `key` tells the moment it was made for."""

    key: tuple[int, ...]
    a: Lot
    b: Lot = field(default_factory=lambda: Lot([], 0))


def moment(view: Shitenno) -> tuple[int, ...]:
    """The same while one lot is being made, another for the next."""
    s = view.state
    return (s.turn, s.tairo, len(s.pool), len(s.seals))


def next_step(view: Shitenno, decision: Decision, plan: Plan) -> Option:
    """The answer that brings the table nearer to the plan; things that lie wrong are moved while that is allowed."""
    split = decision.kind == "split"
    s = view.state
    wanted = {A: Counter(plan.a.cards), B: Counter(plan.b.cards)}
    offered = set(decision.options)
    wrong: list[int] = []
    for i, (card, side) in enumerate(zip(s.pool, s.sides, strict=True)):
        if side and wanted[side][card] > 0:
            wanted[side][card] -= 1
        elif side:
            wrong.append(i)
    for i in wrong:
        option: Option = ("move" if split else "remove", i)
        if option in offered:
            return option
    for i, (card, side) in enumerate(zip(s.pool, s.sides, strict=True)):
        if side:
            continue
        for to, name in ((A, "A"), (B, "B")):
            if wanted[to][card] > 0 and (split or to == A):
                return ("add", i, name) if split else ("add", i)
    if s.lot_seals[0] != plan.a.seal:
        option = ("seal", plan.a.seal, "A") if split else ("seal", plan.a.seal)
        if option in offered:
            return option
    if split and s.lot_seals[1] != plan.b.seal:
        option = ("seal", plan.b.seal, "B")
        if option in offered:
            return option
    return decision.options[0]  # offer or present: it stands first
