"""Edo's great moments: for a second or two a scroll is unrolled over the map, with a print that draws slowly nearer."""

from __future__ import annotations

import pygame

from engine.core.words import t
from engine.edo import say
from yedo.table.moments import Cue, Moment, MomentMotion, Scroll, Seal
from yedo.table.motion import Data
from yedo.tables.edo.part import Desk
from yedo.ui import art
from yedo.ui.theme import theme
from yedo.ui.tween import Tween, ease_in_out

GREAT = {"develop": 1.9, "goal": 2.2, "over": 3.2}  # seconds
BUILT = 1.9  # a fortress, or a clan's first house in Edo
CLOSER = 0.08  # how much nearer a print comes


class Print:
    """A picture that comes a little nearer while it is looked at."""

    def __init__(self, name: str, size: tuple[int, int]) -> None:
        self.size = size
        room = (round(size[0] * (1 + CLOSER)), round(size[1] * (1 + CLOSER)))
        self.large = art.image(name, room, "cover")

    def draw(self, target: pygame.Surface, at: tuple[int, int], seconds: float, part: float) -> None:
        near = 1 - CLOSER / (1 + CLOSER) * ease_in_out(part)
        width, height = (round(side * near) for side in self.large.get_size())
        seen = pygame.Rect(0, 0, width, height)
        seen.center = self.large.get_rect().center
        scaled = pygame.transform.smoothscale(self.large.subsurface(seen), self.size)
        target.blit(scaled, at)


class EdoMoments(MomentMotion):
    great = GREAT

    def moment_of(self, kind: str, seat: int, data: Data) -> Moment | None:
        """The moment of an event, if it has one and they are wanted."""
        desk: Desk = self.parts.desk
        made = getattr(self, f"_of_{kind}", None)
        if made is None or not desk.lively or seat < 0:
            return None
        found: Moment | None = made(desk, seat, data)
        if found is not None:
            found.kind = kind
        return found

    def enacted(self, tweens: list[Tween], moment: Moment) -> list[Tween]:
        """The event's own movement after its moment."""
        for tween in tweens:
            tween.delay += moment.seconds - 0.12
        return [*tweens, *self._enact(moment)]

    def _scroll(
        self, desk: Desk, seat: int, picture: str, title: str, line: str, seconds: float, seal: str, *cues: Cue
    ) -> Scroll:
        color = desk.color(seat)
        seals = [Seal(f"edo/icon_{seal}", 0.75)] if seal else []
        return Scroll(
            desk.plan.board, lambda size: Print(picture, size), title, line, theme("day").clan[color], seconds, seals,
            cues, crest=f"icons/crest_{color}", wide=0.72,
        )  # fmt: skip

    def _of_develop(self, desk: Desk, seat: int, data: Data) -> Moment:
        title = t("edo.table.card", card=say.card(data["card"]))
        line = t("edo.moment.develop", clan=desk.name(seat))
        picture = f"edo/picture_{data['card']}"
        return self._scroll(desk, seat, picture, title, line, GREAT["develop"], "", (0.0, "card_flip", 0.8))

    def _of_build(self, desk: Desk, seat: int, data: Data) -> Moment | None:
        kind, home = data["building"], desk.view.board.home
        first = kind == "house" and data["city"] == home and f"h{seat}" not in desk.view.state.cities[home]
        if kind != "fortress" and not first:
            return None
        title = t("edo.moment.fortress" if kind == "fortress" else "edo.moment.edo", space=say.space(data["city"]))
        line = t("edo.moment.built" if kind == "fortress" else "edo.moment.may_win", clan=desk.name(seat))
        seal = "fortress" if kind == "fortress" else "edo_house"
        cue = (0.75, "fortress" if kind == "fortress" else "seal", 0.9)
        return self._scroll(desk, seat, "edo/title", title, line, BUILT, seal, cue)

    def _of_goal(self, desk: Desk, seat: int, data: Data) -> Moment:
        line = t("edo.moment.goal", clan=desk.name(seat), n=data["points"])
        title = t("edo.table.last_round")
        return self._scroll(desk, seat, "edo/title_night", title, line, GREAT["goal"], "power", (0.1, "gong", 1.0))

    def _of_over(self, desk: Desk, seat: int, data: Data) -> Moment:
        title = t("edo.event.over", clan=desk.name(seat))
        if data["shared"] > 1:
            title = t("edo.moment.shared")
        picture = f"edo/victory_{desk.color(seat)}"
        line = t("edo.moment.over", n=desk.view.state.clans[seat].points)
        return self._scroll(desk, seat, picture, title, line, GREAT["over"], "", (0.0, "victory", 0.9))
