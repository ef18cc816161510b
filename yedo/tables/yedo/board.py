"""The board: its picture, the disciples on its spaces, closures, prices, supplies and the Watch Patrol."""

from collections.abc import Container, Iterator
from functools import partial
from typing import Any

import pygame

from engine.core.grammar import capital
from engine.yedo.game import Yedo
from engine.yedo.names import annex_does, name_of
from engine.yedo.phases.actions import Activation
from engine.yedo.phases.assign import signs
from engine.yedo.say import place_name
from engine.yedo.state import Clan, Disciple
from yedo.tables.yedo import plates
from yedo.tables.yedo.layout import board_layout
from yedo.tables.yedo.part import Desk, Part, Rect, Spot, around, changes_of_rules, piece, standing_places
from yedo.tables.yedo.seasons import Year
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.words import Noun, language, t

PLATES = {
    "gates:recruit": "action:gates:recruit", "gates:beg_small": "action:gates:beg:1",
    "gates:beg_large": "action:gates:beg:2", "gates:foresight": "deck:action",
    "tavern:annex": "action:tavern:buy_annex", "tavern:foresight": "deck:weapon",
    "harbor:church": "action:harbor:church", "harbor:luxury_small": "action:harbor:luxury:1",
    "harbor:luxury_large": "action:harbor:luxury:2", "harbor:foresight": "deck:bonus",
    "red_light:geisha_mon": "action:red_light:geisha:mon",
    "red_light:geisha_prestige": "action:red_light:geisha:pp",
    "red_light:action_card": "action:red_light:buy_action", "temple:blessing": "action:temple:blessing",
    "castle:shogun": "space:castle:shogun",
}  # fmt: skip


class Board(Part):
    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.map = board_layout()
        self._lines: dict[tuple[str, str, str], str] = {}
        self._year = Year()
        self._painted: tuple[tuple[int, int], str] = ((0, 0), "")  # size in real pixels and side of the last picture

    # --- places -----------------------------------------------------------------------------------------

    def at(self, rect: tuple[float, float, float, float] | list[float]) -> Rect:
        board, unit = self.desk.plan.board, self.desk.plan.unit
        return Rect(board.x + rect[0] * unit, board.y + rect[1] * unit, rect[2] * unit, rect[3] * unit)

    def disc(self, at: list[float], radius: float) -> Rect:
        return self.at(around(at, radius))  # type: ignore[arg-type]

    def space(self, name: str) -> Rect | None:
        """The plate of a space of the board; the private jetty is the same for whoever owns it."""
        if name.startswith("harbor:private"):
            name = "harbor:private"
        for district in self.map["districts"].values():
            for entry in district["spaces"]:
                if entry["id"] == name:
                    return self.disc(entry["at"], self.map["space_radius"])
        return None

    def post(self, district: str) -> Rect:
        entry = next(p for p in self.map["posts"] if p["id"] == f"patrol:{district}")
        return self.disc(entry["at"], self.map["post_radius"])

    def patrol_piece(self, district: str) -> Rect:
        unit, spot = self.desk.plan.unit, self.post(district)
        return Rect(spot.centerx - 24 * unit, spot.bottom - 58 * unit, 48 * unit, 56 * unit)

    def supply(self, name: str, key: str | int | None = None) -> Rect:
        entry = self.map["places"][name] if key is None else self.map["places"][name][key]
        return self.at(entry["rect"]) if "rect" in entry else self.disc(entry["at"], entry["r"])

    def region(self) -> Rect:
        return self.desk.plan.board

    def key(self) -> object:
        s = self.desk.view.state
        missions = tuple(self.desk.clan.missions) if self.desk.open_hand else ()
        return (
            standing_places(self.desk), changes_of_rules(self.desk), self.desk.house, missions, self._acting(),
            s.patrol, s.patrol_at, s.patrol_on, s.church, s.church_burnt, s.blessings, tuple(s.annexes.items()),
            tuple(s.geishas), tuple(s.blocked), tuple(s.shut_spaces), tuple(s.shut_districts),
            tuple((sign.seat, sign.to, sign.district) for sign in signs(self.desk.view)),
        )  # fmt: skip

    # --- what can be pointed at ---------------------------------------------------------------------------

    def spots(self) -> list[Spot]:
        return [*self._regions(), *self._supplies(), *self._plates(), *self._spaces(), *self._posts()]

    def _regions(self) -> Iterator[Spot]:
        for name, district in self.map["districts"].items():
            yield Spot(f"district:{name}", self.at(district["ribbon"]), partial(self._of_region, name))

    def _of_region(self, name: str) -> str:
        s, district = self.desk.view.state, self.map["districts"][name]
        tip = f"{{b}}{t('district.' + name)}{{/b}}  {district['kanji']} · {district['romaji']}"
        tip += "\n" + t(f"table.district.{name}") + "\n" + self.enlarged(name)
        if name in s.shut_districts:
            tip += "\n" + t("table.closed_now")
        for sign in signs(self.desk.view):
            if sign.district == name:
                words = {"clan": s.clans[sign.seat].name, "to": s.clans[sign.to].name}
                tip += "\n" + t("table.suggested", **words)
        return tip

    def _spaces(self) -> Iterator[Spot]:
        g, s = self.desk.view, self.desk.view.state
        standing = {d.at: (clan, d) for clan in s.clans for d in clan.disciples if ":" in d.at and "annex" not in d.at}
        for name, district in self.map["districts"].items():
            for entry in district["spaces"]:
                space = entry["id"]
                if space not in g.open_spaces and space not in s.blocked and space not in standing:
                    continue
                tip = partial(self._of_space, name, space, standing.get(space))
                yield Spot(f"space:{space}", self.disc(entry["at"], self.map["space_radius"] + 2), tip, "", "round")

    def _of_space(self, district: str, space: str, stands: tuple[Clan, Disciple] | None) -> str:
        g, s = self.desk.view, self.desk.view.state
        tip = f"{{b}}{capital(place_name(g, space))}{{/b}}"
        if stands is not None:
            clan, d = stands
            tip += "\n" + t("table.stands", clan=name_of(g, clan.seat), kind=t(f"disciple.{d.kind}"))
        elif space in s.blocked:
            tip += "\n" + t("table.covered", n=g.board.spaces.get(space, 5))
        elif space in s.shut_spaces or district in s.shut_districts:
            tip += "\n" + t("table.closed_now")
        return tip

    def _plates(self) -> Iterator[Spot]:
        for name, district in self.map["districts"].items():
            for entry in district["actions"]:
                key = f"{name}:{entry['id']}"
                if not self._offered(key):
                    continue
                place = PLATES.get(key, f"plate:{key}")
                yield Spot(place, self.at(entry["rect"]), partial(self._of_plate, name, key))

    def _of_plate(self, district: str, key: str) -> str:
        return plates.tip(self.desk, key) + "\n" + self.enlarged(district, key)

    def _offered(self, key: str) -> bool:
        return key != "harbor:jesuits" or "jesuits" in self.desk.view.state.guests

    def enlarged(self, district: str, first: str = "") -> str:
        """What is too small on the board, as lines: every action of a district with its cost and gain, `first` the
        one that is pointed at."""
        keys = [f"{district}:{entry['id']}" for entry in self.map["districts"][district]["actions"]]
        keys.sort(key=lambda key: key != first)
        lines = [self._line(key) for key in keys if self._offered(key)]
        if district == "red_light":
            lines += [self._geishas_left(value) for value, _ in self.geishas()]
        return "\n".join(lines)

    def _line(self, key: str) -> str:
        """A plate's line; the same for the same signs."""
        known = (key, str(plates.signs(self.desk, key)), language())
        if known not in self._lines:
            self._lines[known] = plates.line(self.desk, key)
        return self._lines[known]

    def _geishas_left(self, value: int) -> str:
        left = self.desk.view.state.geishas.count(value)
        words = t("table.geishas", n=left, value=value) if value else t("table.geishas_plain", n=left)
        return "{icon:geisha} " + words

    def _posts(self) -> Iterator[Spot]:
        g, s = self.desk.view, self.desk.view.state
        for district in g.board.circuit:
            tip = partial(self._of_post, district)
            yield Spot(f"district:{district}", self.post(district).inflate(10, 10), tip, "", "round")
        way = t("table.no_patrol") if not s.patrol_on else t(f"table.way.{self.livery()}")
        yield Spot("patrol", self.at(self.map["circuit"]["token"]), way)

    def _of_post(self, district: str) -> str:
        s = self.desk.view.state
        tip = f"{{b}}{t('district.' + district)}{{/b}}"
        if s.patrol_on and district == s.patrol_at:
            tip += "\n" + t("table.patrol_here", patrol=Noun("patrol", self.livery()))
        if s.patrol_on and district == self.next_district():
            tip += "\n" + t("table.patrol_next")
        return tip

    def livery(self, patrol: str = "") -> str:
        """The colour that the patrol wears in this game."""
        return self.desk.view.board.patrols[patrol or self.desk.view.state.patrol]

    def next_district(self) -> str:
        g, s = self.desk.view, self.desk.view.state
        return g.board.next_district(s.patrol_at, s.patrol, max(1, g.patrol_steps()))

    def _supplies(self) -> Iterator[Spot]:
        s = self.desk.view.state
        tip = t("table.church_burnt") if s.church_burnt else t("table.church", n=s.church)
        yield Spot("church", self.supply("church_coins").inflate(16, 16), tip)
        yield Spot("blessings", self.supply("blessings"), t("table.blessings", n=s.blessings))
        for value, place in self.geishas():
            yield Spot(f"geishas:{value}", place, partial(self._geishas_left, value))
        for annex in s.annexes:
            yield Spot(f"annexes:{annex}", self.supply("annexes", annex), partial(self._of_annex, annex))

    def _of_annex(self, annex: str) -> str:
        words = f"{{b}}{t('annex_name.' + annex)}{{/b}}\n{annex_does(self.desk.view.board, annex)}\n"
        return words + t("table.left", n=self.desk.view.state.annexes[annex])

    def geishas(self) -> list[tuple[int, Rect]]:
        """Where those of a value lie; those without one lie together in the middle."""
        if self.desk.view.rules.geishas == "plain":
            return [(0, self.supply("geishas", 2))]
        return [(value, self.supply("geishas", value)) for value in (1, 2, 3)]

    # --- drawing ------------------------------------------------------------------------------------------

    def draw_ground(self, canvas: Canvas) -> None:
        """What never changes while the window keeps its size: the picture, names."""
        place = art.draw(canvas, f"board/{canvas.theme.side}", self.desk.plan.board, "stretch")
        self._painted = (place.size, canvas.theme.side)
        if self.desk.seasons and not art.settling:
            self._year.lay(canvas.surface.subsurface(place), self._gone(), canvas.theme.side, self._bare(canvas, place))
        for name, district in self.map["districts"].items():
            self._ribbon(canvas, name, district)
            for entry in district["actions"]:
                if not self._offered(f"{name}:{entry['id']}"):
                    self._hide(canvas, entry)

    def ground_key(self) -> object:
        """The season of the round, and whether it is ready to be painted."""
        if not self.desk.seasons:
            return None
        return self._gone(), self._year.ready(self._painted[0], self._gone(), self._painted[1])

    def _gone(self) -> float:
        """How much of the game has gone."""
        s = self.desk.view.state
        return max(0, s.round - 1) / max(1, s.rounds - 1)

    def _bare(self, canvas: Canvas, board: pygame.Rect) -> Iterator[pygame.Rect]:
        """What nothing may fall on: spaces, plates, names, supplies and the watch's way."""
        places = [self.at(district["ribbon"]) for district in self.map["districts"].values()]
        for district in self.map["districts"].values():
            places += [self.disc(entry["at"], self.map["space_radius"]) for entry in district["spaces"]]
            places += [self.at(entry["rect"]) for entry in district["actions"]]
        places += [self.disc(post["at"], self.map["post_radius"]) for post in self.map["posts"]]
        places += [place for _, place in self.geishas()]
        places += [self.supply("annexes", annex) for annex in self.desk.view.state.annexes]
        for place in places:
            yield canvas.rect(place.inflate(4, 4)).move(-board.x, -board.y)

    def _hide(self, canvas: Canvas, plate: dict[str, Any]) -> None:
        """Cover a plate that nobody needs in this game with ground from beside it."""
        x, y, w, h = plate["rect"]
        cover, ground = canvas.rect(self.at((x - 3, y - 3, w + 6, h + 6))), self.at((*plate["bare"], w, h))
        place = canvas.rect(ground)
        canvas.surface.blit(canvas.surface, cover, pygame.Rect(place.topleft, cover.size))

    def _ribbon(self, canvas: Canvas, name: str, district: dict[str, Any]) -> None:
        """The name alone: most of the kanji do not fit beside it, so all of them are in the tooltips."""
        x, y, w, h = district["ribbon"]
        room, ink = self.at((x + 5, y - 1, w - 10, h + 2)), pygame.Color("#1b1a17")
        size = 21 * self.desk.plan.unit
        text.draw(canvas, t(f"plate.{name}"), room, "display", size, ink, "center", "middle", wrap=False)

    def draw(self, canvas: Canvas) -> None:
        self._draw_plates(canvas)
        self._draw_supplies(canvas)
        self._draw_closures(canvas)
        self._draw_wishes(canvas)
        self._draw_signs(canvas)
        self._draw_patrol(canvas)
        self._draw_disciples(canvas)

    def _draw_plates(self, canvas: Canvas) -> None:
        for name, district in self.map["districts"].items():
            for entry in district["actions"]:
                key = f"{name}:{entry['id']}"
                if self._offered(key):
                    place = self.at(entry["rect"]).inflate(-4, 0)
                    plates.draw_signs(canvas.miniature(), plates.signs(self.desk, key), place)

    def _draw_supplies(self, canvas: Canvas) -> None:
        s, unit = self.desk.view.state, self.desk.plan.unit
        if s.church_burnt:
            art.draw(canvas, "pieces/burnt_church", self.supply("burnt_church"))
        elif s.church:
            coin = largest_coin(self.desk.view, s.church)
            art.draw(canvas, f"pieces/coin_{coin}", self.supply("church_coins").inflate(6, 6))
        if s.blessings:
            art.draw(canvas, "pieces/blessing", self.supply("blessings").inflate(4, 8))
        for value, place in self.geishas():
            if value in s.geishas:
                art.draw(canvas, f"pieces/geisha_{value}", place.inflate(6, 4))
        for annex, left in s.annexes.items():
            place = self.supply("annexes", annex)
            for n in range(min(left, 3)):
                lift = 2.5 * unit * n
                art.draw(canvas, f"pieces/annex_{annex}", place.inflate(-4, -4).move(lift - 3, -lift), "stretch")
        for _, n, x, y in self._badges():
            count(canvas, n, x, y)
        self._draw_worth(canvas)

    def _badges(self) -> Iterator[tuple[str, int, float, float]]:
        """How many pieces lie in a supply: its place, the number, and where that stands."""
        s, unit = self.desk.view.state, self.desk.plan.unit
        place = self.supply("church_coins")
        if s.church and not s.church_burnt:
            yield "action:harbor:church", s.church, place.right - 4 * unit, place.top + 4 * unit
        place = self.supply("blessings")
        if s.blessings:
            yield "action:temple:blessing", s.blessings, place.right - 2 * unit, place.top + 6 * unit
        for value, place in self.geishas():
            left = s.geishas.count(value)
            if left:
                yield f"geishas:{value}", left, place.right - 4 * unit, place.top - 2 * unit
        for annex, left in s.annexes.items():
            place = self.supply("annexes", annex)
            if left:
                yield f"annexes:{annex}", left, place.right - 4 * unit, place.top

    def _draw_worth(self, canvas: Canvas) -> None:
        """The prestige of a geisha, at her feet."""
        for value in set(self.desk.view.state.geishas) - {0}:
            place, unit = self.supply("geishas", value), self.desk.plan.unit
            foot = Rect(place.x - 1, place.bottom - 12 * unit, place.w + 2, 17 * unit)
            draw.rounded(canvas, foot, pygame.Color("#f6eeda"), pygame.Color("#1b1a17"), 1, 4)
            plates.draw_signs(canvas.miniature(), ([], [str(value), "pp"]), foot.inflate(-2, -1), 14)

    def draw_badges(self, canvas: Canvas, lit: Container[str]) -> None:
        for place, n, x, y in self._badges():
            if place in lit:
                count(canvas, n, x, y)

    def _draw_closures(self, canvas: Canvas) -> None:
        s = self.desk.view.state
        for space in dict.fromkeys((*s.blocked, *s.shut_spaces)):
            place = self.space(space)
            if place is not None:
                art.draw(canvas, "pieces/closed_space", place.inflate(2, 2))
        for district in s.shut_districts:
            at = self.map["districts"][district]["closed"]
            art.draw(canvas, "pieces/closed_district", self.at((at[0] - 90, at[1] - 45, 180, 90)))

    def _draw_signs(self, canvas: Canvas) -> None:
        """Who has suggested to whom to meet in a district: crest, hands, crest, above its spaces."""
        view, unit = self.desk.view, self.desk.plan.unit
        laid: dict[str, int] = {}
        for sign in signs(view):
            first = self.disc(self.map["districts"][sign.district]["spaces"][0]["at"], self.map["space_radius"])
            n = laid[sign.district] = laid.get(sign.district, 0) + 1
            box = Rect(first.x, first.y - n * 36 * unit, 92 * unit, 32 * unit)
            draw.rounded(canvas, box, canvas.theme.paper, canvas.theme.ink, 1.5, 8)
            for seat, x in ((sign.seat, box.x + 18 * unit), (sign.to, box.right - 18 * unit)):
                draw.crest_disc(canvas, view.state.clans[seat].color, (x, box.centery), 13 * unit)
            hands = Rect(0, 0, 24 * unit, 24 * unit)
            hands.center = box.center
            art.draw(canvas, "icons/trade", hands)

    def _draw_wishes(self, canvas: Canvas) -> None:
        """Small scrolls under the names of districts that one's own missions ask for."""
        g = self.desk.view
        if not self.desk.open_hand:
            return
        for name, district in self.map["districts"].items():
            x, y, _, h = district["ribbon"]
            held = [g.cards[id] for id in self.desk.clan.missions if id in g.cards]
            wanted = [card.color for card in held if name in card.both.districts]
            for n, color in enumerate(wanted):
                place = self.at((x + 14 + n * 20, y + h - 8, 22, 22))
                art.draw(canvas, f"icons/mission_{color}", place)

    def _draw_patrol(self, canvas: Canvas) -> None:
        s = self.desk.view.state
        token = self.at(self.map["circuit"]["token"])
        if not s.patrol_on:
            art.draw(canvas, "pieces/no_patrol", token.inflate(-6, -6))
            return
        art.draw(canvas, f"icons/patrol_{self.livery()}", Rect(token.x + 3, token.y + 4, token.w / 2, token.h - 8))
        arrow = "icons/redo" if s.patrol == "gold" else "icons/undo"
        art.draw(canvas, arrow, Rect(token.centerx, token.y + 8, token.w / 2 - 6, token.h - 16))
        ahead = self.post(self.next_district()).inflate(12, 12)
        draw.rounded(canvas, ahead, None, canvas.theme.accent, 4, ahead.w / 2)
        x, y, _, _ = self.map["districts"][self.next_district()]["ribbon"]
        art.draw(canvas, "icons/patrol_move", self.at((x - 20, y - 4, 32, 32)))
        if (-1, -1) not in self.desk.lifted:
            art.draw(canvas, f"pieces/patrol_{self.livery()}", self.patrol_piece(s.patrol_at))

    def standing(self, space: str) -> Rect | None:
        """Where a disciple's figure stands on a space."""
        plate = self.space(space)
        if plate is None:
            return None
        unit = self.desk.plan.unit
        return Rect(plate.centerx - 26 * unit, plate.bottom - 60 * unit, 52 * unit, 58 * unit)

    def _draw_disciples(self, canvas: Canvas) -> None:
        s, acting = self.desk.view.state, self._acting()
        for clan in s.clans:
            for number, d in enumerate(clan.disciples):
                if ":" not in d.at or not self.desk.visible(clan.seat, number):
                    continue
                place = self.standing(d.at)
                if place is None:
                    continue
                if (clan.seat, number) == acting:
                    draw.rounded(
                        canvas, around(place.midbottom, 30).move(0, -20), canvas.theme.glow, canvas.theme.ink, 2, 30
                    )
                    art.draw(canvas, "icons/arrow_down", Rect(place.centerx - 14, place.y - 24, 28, 28))
                art.draw(canvas, piece(d, self.desk.livery(clan.seat)), place)

    def _acting(self) -> tuple[int, int] | None:
        """The disciple that is being activated."""
        for procedure in reversed(self.desk.view.state.stack):
            if isinstance(procedure, Activation):
                return procedure.player, procedure.disciple
        return None


def largest_coin(g: Yedo, mon: int) -> int:
    """The greatest coin but the last kind that so much mon can lie in."""
    return max(coin for coin in g.board.coins[:2] if coin <= mon or coin == g.board.coins[0])


def count(canvas: Canvas, n: int, x: float, y: float, size: float = 17) -> None:
    """A number on a small round slip, as on a stack of pieces."""
    words = str(n)
    width, height = text.measure(canvas, words, "bold", size)
    side = max(width + 8, height + 1)
    slip = Rect(x - side / 2, y - height / 2, side, height + 1)
    draw.rounded(canvas, slip, canvas.theme.snow, canvas.theme.ink, 1.5, slip.h / 2)
    text.draw(canvas, words, slip.inflate(6, 4), "bold", size, None, "center", "middle", wrap=False)
