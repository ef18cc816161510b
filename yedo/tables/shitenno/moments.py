"""Shitenno's great moments: a province that is full and the end of the game unroll a scroll over the map, with a print
that draws slowly nearer."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.core.words import t
from engine.shitenno.control import majority
from yedo.table.moments import Cue, Moment, MomentMotion, Picture, Scroll, Seal
from yedo.table.motion import Data
from yedo.tables.shitenno.part import province_name
from yedo.tables.shitenno.parts import Parts
from yedo.ui import art
from yedo.ui.theme import theme
from yedo.ui.tween import ease_in_out

GREAT = {"full": 1.8, "game_over": 3.2}  # seconds
Make = Callable[[tuple[int, int]], Picture]
CLOSER = 0.1  # how much nearer a print comes


class Print:
    """A picture that comes a little nearer while it is looked at."""

    def __init__(self, name: str, size: tuple[int, int]) -> None:
        self.size = size
        room = (round(size[0] * (1 + CLOSER)), round(size[1] * (1 + CLOSER)))
        self.large = art.image(name, room, "cover")

    def draw(self, target: pygame.Surface, at: tuple[int, int], seconds: float, part: float) -> None:
        near = 1 - CLOSER / (1 + CLOSER) * ease_in_out(part)
        seen = pygame.Rect(0, 0, *(round(side * near) for side in self.large.get_size()))
        seen.center = self.large.get_rect().center
        target.blit(pygame.transform.smoothscale(self.large.subsurface(seen), self.size), at)


class Moments(MomentMotion):
    parts: Parts

    def moment_of(self, kind: str, seat: int, data: Data) -> Moment | None:
        """The moment of an event, if it has one and they are wanted."""
        if not self.parts.desk.lively or kind not in GREAT:
            return None
        found = self._full(data) if kind == "full" else self._over(data)
        if found is not None:
            found.kind = kind
        return found

    def _scroll(self, seat: int, make: Make, title: str, line: str, kind: str, cue: Cue) -> Scroll:
        desk = self.parts.desk
        color = desk.color(seat)
        seals = [Seal("shitenno/icon_lantern", 0.75)] if kind == "full" else []
        return Scroll(
            desk.plan.board, make, title, line, theme("day").livery[color], GREAT[kind], seals, (cue,),
            crest=art.crest(color), wide=0.72,
        )  # fmt: skip

    def _full(self, data: Data) -> Moment | None:
        g, id = self.parts.desk.view, data["province"]
        seat, _ = majority(g, g.board.index[id])
        if seat < 0:
            return None
        line = t("shitenno.moment.full", name=self.parts.desk.name(seat), n=g.board.majority)
        cue: Cue = (0.75, "majority", 0.9)
        return self._scroll(
            seat, lambda size: Print(f"shitenno/print_{id}", size), province_name(id), line, "full", cue
        )

    def _over(self, data: Data) -> Moment:
        seat = data["ranking"][0]
        color, name = self.parts.desk.color(seat), self.parts.desk.name(seat)
        title = t("shitenno.score.wins", name=name, n=data["points"][seat])
        line = t("shitenno.moment.over")
        cue: Cue = (0.0, "victory", 0.9)
        return self._scroll(seat, lambda size: Print(f"shitenno/victory_{color}", size), title, line, "game_over", cue)
