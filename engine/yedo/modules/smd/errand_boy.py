"""The Errand Boy of the solo game (A3): outside all limits and the last-two rule; arrested, he goes home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import assets

if TYPE_CHECKING:
    from ...game import Yedo


def is_boy(g: Yedo, seat: int, disciple: int) -> bool:
    return g.state.clans[seat].disciples[disciple].kind == "errand_boy"


def counted(g: Yedo, seat: int, disciple: int, yes: bool) -> bool:
    return yes and not is_boy(g, seat, disciple)


def lost(g: Yedo, seat: int, disciple: int) -> bool:
    if not is_boy(g, seat, disciple):
        return False
    assets.move(g, seat, disciple, "spent", "errand_boy_home")
    return True
