"""Yedo's great moments: what is seen when a mission is done, somebody is seized, news arrives, a lot is won, an annex
is built, the last round begins, the Shogun falls, the game ends. Only what everybody may see goes into them."""

from dataclasses import replace
from typing import Any

from yedo.pictures.alive import Alive, Mover
from yedo.pictures.compose import compose
from yedo.pictures.parts import Part, Picture, Words
from yedo.table.moments import FALLS, Moment, MomentMotion, Scroll, Seal, dust
from yedo.table.motion import Data, Sprite
from yedo.table.scroll import INK
from yedo.tables.yedo import cards
from yedo.tables.yedo.gestures import Gestures
from yedo.tables.yedo.moment_paint import Banner, Prestige, built, embers, ringing
from yedo.tables.yedo.part import Rect
from yedo.ui import text
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour, theme
from yedo.ui.tween import Tween
from yedo.ui.words import t

GREAT = {  # seconds of the usual one of each
    "mission_done": 2.3, "errand_done": 1.9, "shogun_dead": 3.0, "arrest": 1.9, "event": 2.9, "win_auction": 1.15,
    "gain_annex": 1.7, "phase": 2.7, "game_over": 3.3,
}  # fmt: skip
ALONE = ("mission_done", "event", "game_over", "shogun_dead")  # their moments take the place of their movements
BESIDE = ("win_auction",)  # seen together with its movement
RED = Colour("#8c2f22")
GROUND = 246  # where people stand in a street
STREET: Words = {"deed": "watch", "place": "street", "hour": "night", "light": "moon", "cast": ["ninja"]}
BUILDING: Words = {"deed": "build", "place": "yard", "hour": "dawn", "cast": ["smith", "porter"]}
BELL: Words = {
    "deed": "look-up", "place": "bellhouse", "hour": "dusk", "weather": "snow", "cast": ["monk look"], "thing": "bell",
}  # fmt: skip
DEATH: Words = {
    "deed": "burn", "place": "keep", "hour": "night", "light": "fire", "cast": ["ninja run"], "weather": "smoke",
    "side": "right",
}  # fmt: skip
COURT: Words = {
    "deed": "honour", "place": "hall", "hour": "lamp", "cast": ["lord sit", "samurai bow"], "thing": "scroll",
}  # fmt: skip


def bare(words: Words, id: str) -> Picture:
    """The place of a picture without the people in it."""
    found = compose(words, id)
    return replace(found, parts=tuple(part for part in found.parts if part.role not in ("figure", "thing", "shadow")))


def seizure() -> tuple[Mover, ...]:
    """The watch closes in from both sides; whom it wants has nowhere to go."""

    def guard(x: float, way: int, scale: float, late: float) -> tuple[Mover, Mover]:
        run = Part("fig_guard_run", x, GROUND, scale, way < 0)
        hold = Part("fig_guard_reach", x, GROUND, scale, way < 0)
        arrives = 0.5 + late
        return (
            Mover(run, (-way * 380, 0), since=0.04 + late, until=arrives, hop=7, shown=(0, arrives)),
            Mover(hold, (0, 0), shown=(arrives, 2)),
        )

    lamp = Part("glow_warm", 470, GROUND - 80, 1.7, role="glow")
    holder = Part("fig_guard_torch", 500, GROUND - 6, 1.25, True)
    return (
        Mover(lamp, (300, 0), since=0.1, until=0.6),
        Mover(holder, (300, 0), since=0.1, until=0.6, hop=5),
        Mover(Part("fig_ninja_crouch", 300, GROUND, 1.5), (0, 0), shown=(0, 0.56)),
        Mover(Part("fig_ninja_bound", 300, GROUND, 1.5), (0, 0), shown=(0.56, 2)),
        *guard(196, 1, 1.55, 0.0),
        *guard(408, -1, 1.5, 0.05),
    )


def builders(strokes: tuple[float, ...], seconds: float) -> tuple[Mover, ...]:
    """A carpenter whose hammer falls with every stroke, and a bearer who brings more."""
    up, down = Part("fig_smith_raise", 74, GROUND, 1.35), Part("fig_smith_reach", 74, GROUND, 1.35)
    falls = [stroke / seconds for stroke in strokes]
    rises = [fall + 0.06 for fall in falls]
    return (
        *(Mover(up, (0, 0), shown=raised) for raised in zip([0.0, *rises], [*falls, 2.0], strict=True)),
        *(Mover(down, (0, 0), shown=struck) for struck in zip(falls, rises, strict=True)),
        Mover(Part("fig_porter_carry", 536, GROUND, 1.3, True), (200, 0), since=0.1, until=0.7, hop=5),
    )


def parting_clouds() -> tuple[Mover, ...]:
    """Gold clouds that draw back from the picture on both sides."""
    return tuple(
        Mover(Part(f"air_cloud_{which}", x, y, scale, role="light"), (0, 0), (way * 460, 0), 0.12, 0.62)
        for which, x, y, scale, way in (
            ("a", 20, 0, 2.0, -1), ("b", 260, 60, 2.2, 1), ("a", -60, 120, 2.1, -1), ("b", 330, 150, 2.0, 1),
            ("b", 120, -40, 2.0, 1),
        )
    )  # fmt: skip


class MomentMoves(Gestures, MomentMotion):
    """The moment of an event takes the place of its ordinary movement, or comes before it."""

    great = GREAT
    _seized = (-1, "")  # where the watch has seized somebody last: later ones there are only stamped

    def moment_of(self, kind: str, seat: int, data: Data) -> Moment | None:
        """The moment of an event, if it has one and they are wanted."""
        if not self.parts.desk.lively or kind not in GREAT:
            return None
        found: Moment | None = getattr(self, f"_of_{kind}")(seat, data)
        if found is not None:
            found.kind = kind
        return found

    def around(self, kind: str, tweens: list[Tween], moment: Moment) -> list[Tween]:
        """The event's own movement with its moment, or after it."""
        if kind not in BESIDE:
            for tween in tweens:
                tween.delay += moment.seconds - 0.12
        return [*tweens, *self._enact(moment)]

    def instead(self, kind: str, seat: int, data: Data, moment: Moment) -> list[Tween]:
        """The moment of a card, which then goes where it belongs from there."""
        if kind in ("game_over", "shogun_dead"):
            return self._enact(moment)
        end, desk = moment.seconds - 0.1, self.parts.desk
        middle = Rect(0, 0, 150, 220)
        middle.center = self._board.center
        if kind == "event":
            plate = desk.plan.event
            goal, stamp = Rect(plate.centerx - 50, plate.y, 100, 146), []
        else:
            pile = self.parts.hand.pile() if seat == desk.house else self.parts.clans.cards(seat)
            goal, stamp = Rect(pile.centerx - 16, pile.centery - 24, 32, 47), self._stamp(pile, "icons/met", end + 0.3)
        return [self._march(Sprite(middle, goal, "", data["card"], 20), 0.36, end), *stamp, *self._enact(moment)]

    # --- helpers --------------------------------------------------------------------------------------------

    @property
    def _board(self) -> Rect:
        board: Rect = self.parts.desk.plan.board
        return board

    def _tone(self, seat: int) -> Colour:
        found = theme("day").clan.get(self.parts.desk.livery(seat)) if seat >= 0 else None
        return found or RED

    def _crest(self, seat: int) -> str:
        return f"icons/crest_{self.parts.desk.livery(seat)}" if seat >= 0 else ""

    def _scroll(
        self,
        picture: Picture,
        words: tuple[str, str],
        seat: int,
        seconds: float,
        movers: tuple[Mover, ...] = (),
        **more: Any,
    ) -> Scroll:
        """A scroll in the colours of a clan: a picture that comes alive, a title and a line."""
        title, line = words
        return Scroll(
            self._board,
            lambda size: Alive(picture, size, movers),
            title,
            line,
            self._tone(seat),
            seconds,
            crest=self._crest(seat),
            **more,
        )

    # --- missions -------------------------------------------------------------------------------------------

    def _of_mission_done(self, seat: int, data: Data) -> Moment | None:
        view = self.parts.desk.view
        if view.cards[data["card"]].set == "kill_the_shogun":  # together, the Shogun's death is told by itself
            return self._of_shogun_dead(seat, data) if view.outsider < 0 else None
        return self._done(seat, data)

    def _done(self, seat: int, data: Data) -> Moment:
        card = self.parts.desk.view.cards[data["card"]]
        falls = 1.2
        seals = [Seal(self._crest(seat), falls)]
        cues = [(0.05, "scroll", 0.8), (falls + FALLS, "accomplished", 1.0)]
        if data.get("bonus"):
            seals.append(Seal("icons/bonus", falls + 0.32, (0.68, 0.74), 76, -9))
            cues.append((falls + 0.32 + FALLS, "seal", 0.8))
        spot = seals[0].where

        def gold(canvas: Canvas, area: Rect, seconds: float) -> None:
            at = (area.x + area.w * spot[0], area.y + area.h * spot[1])
            dust(canvas, at, seconds - falls - FALLS)

        return self._scroll(
            cards.picture(card), (card.title, self._words()), seat, 2.3, seals=seals, cues=cues, over=gold
        )

    def _of_errand_done(self, seat: int, data: Data) -> Moment:
        found = self._done(seat, data)
        found.seconds = GREAT["errand_done"]  # the card itself is shown afterwards
        return found

    def _of_shogun_dead(self, seat: int, data: Data) -> Moment:
        cues = [(0.05, "scroll", 0.8), (0.3, "shogun_falls", 1.0)]
        seals = [Seal("icons/assassination", 1.9, side=120)]
        words = (t("moment.shogun"), self._words())
        away = Mover(Part("fig_ninja_run", 400, 244, 1.45), (-40, 0), (330, 0), 0.05, 0.8, 8)
        picture = bare(DEATH, "shogun")
        return self._scroll(picture, words, seat, 3.0, (away,), seals=seals, cues=cues, over=embers, dark=0.68)

    # --- the watch ------------------------------------------------------------------------------------------

    def _of_arrest(self, seat: int, data: Data) -> Moment | None:
        here = (self.parts.desk.view.state.round, str(data["at"]).partition(":")[0])
        if here == self._seized:
            return None
        self._seized = here
        cues = [(0.0, "close_in", 1.0), (1.14 + FALLS, "seal", 1.0)]
        seals = [Seal("icons/arrest", 1.14, (0.86, 0.34), 100)]
        words = (t("moment.arrest"), self._words())
        return self._scroll(bare(STREET, "arrest"), words, seat, 1.9, seizure(), seals=seals, cues=cues, wide=0.7)

    # --- news, lots and buildings ---------------------------------------------------------------------------

    def _of_event(self, seat: int, data: Data) -> Moment:
        view = self.parts.desk.view
        card = view.cards[data["card"]]
        told = " ".join(cards.said(view, card))

        def effects(canvas: Canvas, room: Rect, seconds: float) -> None:
            text.draw(canvas, told, room, "text", 25, INK, "center", "middle", shrink=0.7)

        return self._scroll(
            cards.picture(card), (card.title, t("moment.event")), seat, 2.9, parting_clouds(),
            cues=[(0.05, "scroll", 0.6)], under=effects, room=104,
        )  # fmt: skip

    def _of_win_auction(self, seat: int, data: Data) -> Moment:
        desk = self.parts.desk
        lot = data["lot"] if data["lot"] in desk.view.board.types else "auction"
        return Banner(self.parts.bidding.region(), self._tone(seat), self._crest(seat), f"icons/{lot}", data["bid"])

    def _of_gain_annex(self, seat: int, data: Data) -> Moment:
        piece = f"pieces/annex_{data['annex']}"
        strokes = (0.45, 0.68, 0.91)
        cues = [(at, "hammer", 0.8) for at in strokes] + [(0.02, "scroll", 0.5)]

        def rising(canvas: Canvas, area: Rect, seconds: float) -> None:
            built(canvas, area, piece, min(1.0, max(0.0, (seconds - 0.35) / 0.7)), seconds, strokes)

        words = (t("moment.annex"), self._words())
        seconds = GREAT["gain_annex"]
        people = builders(strokes, seconds)
        return self._scroll(bare(BUILDING, "annex"), words, seat, seconds, people, cues=cues, over=rising, wide=0.62)

    # --- the course of the game -----------------------------------------------------------------------------

    def _of_phase(self, seat: int, data: Data) -> Moment | None:
        state = self.parts.desk.view.state
        if data["phase"] != "preparation" or data["round"] != state.rounds:
            return None
        strokes = (0.5, 1.5)
        cues = [(0.0, "scroll", 0.6), *((at, "great_bell", 1.0) for at in strokes)]

        def rings(canvas: Canvas, area: Rect, seconds: float) -> None:
            ringing(canvas, area, seconds, strokes)

        words = (t("moment.bell"), t("moment.bell_line"))
        return self._scroll(compose(BELL, "bell"), words, -1, 2.7, cues=cues, over=rings)

    def _of_game_over(self, seat: int, data: Data) -> Moment:
        view = self.parts.desk.view
        seats = [found for found in data["ranking"] if found != view.outsider]
        winner = seats[0] if seats and view.outsider < 0 else -1  # together all win or nobody
        line = t("moment.reckoning_even")
        if winner >= 0:
            line = t("moment.reckoning_line", names=view.state.clans[winner].name)
        told = dict(enumerate(data["pp"]))
        standing = Prestige([(view.state.clans[found].color, told.get(found, 0)) for found in seats])
        cues = [(0.0, "scroll", 0.6), (0.5, "abacus", 0.9), (1.0, "abacus", 0.7)]
        seals = []
        if winner >= 0:
            seals.append(Seal(self._crest(winner), 2.3))
            cues.append((2.3 + FALLS, "seal", 1.0))
        return self._scroll(
            compose(COURT, "reckoning"), (t("moment.reckoning"), line), winner, 3.3, seals=seals, cues=cues,
            under=standing.draw, room=92,
        )  # fmt: skip
