"""What the modules bring to the table: the Teahouse's guests, specialists' tokens, the Jesuits' stacks, clan
powers and the private jetty. Each part draws only while its module is in the game."""

from collections.abc import Iterator

from engine.yedo.game import Yedo
from engine.yedo.modules.clan_powers import ClanPowers, numbers, private_space
from engine.yedo.modules.jesuits import Jesuits
from engine.yedo.modules.specialists import Specialists, specialist_does
from engine.yedo.modules.teahouse import Teahouse
from engine.yedo.say import place_name
from engine.yedo.views import is_hidden
from yedo.table.layout import GAP
from yedo.tables.yedo import cards, coop
from yedo.tables.yedo.bidding_row import BiddingRow
from yedo.tables.yedo.board import Board, count
from yedo.tables.yedo.clans import Clans
from yedo.tables.yedo.daimyo import DaimyoPanel
from yedo.tables.yedo.layout import Layout
from yedo.tables.yedo.part import Desk, Part, Rect, Spot, piece, row
from yedo.ui import art, draw
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.theme import Colour
from yedo.ui.words import t

TEAHOUSE_SHARE = 0.42  # of the decks' sheet
COOP_SHARE = 0.34  # of the log's sheet
DISPLAY = (-1, -2)  # all guests of the Teahouse, among what is lifted while they come and go


def make_room(plan: Layout, g: Yedo) -> None:
    """The Teahouse's row is cut from the decks' sheet, in the co-operative game from the log's."""
    teahouse = "teahouse" in g.config.modules
    if coop.coop(g):
        coop.make_room(plan)
        if teahouse:
            whole = plan.log
            height = whole.h * COOP_SHARE
            plan.teahouse = Rect(whole.x, whole.bottom - height, whole.w, height)
            plan.log = Rect(whole.x, whole.y, whole.w, whole.h - height - GAP)
    elif teahouse:
        whole = plan.decks
        height = whole.h * TEAHOUSE_SHARE
        plan.decks = Rect(whole.x, whole.y, whole.w, whole.h - height - GAP)
        plan.teahouse = Rect(whole.x, plan.decks.bottom + GAP, whole.w, height)


def guest_parts(desk: Desk, board: Board, clans: Clans, bidding: BiddingRow) -> list[Part]:
    """The parts of the modules in this game, to be drawn after the table's own."""
    found: list[Part] = []
    guests = desk.view.config.modules
    if coop.coop(desk.view):
        found += [coop.Goals(desk), coop.CoopBoard(desk), coop.EmperorPrices(desk, bidding), DaimyoPanel(desk, clans)]
    if "teahouse" in guests:
        found.append(TeahouseRow(desk))
    if "specialists" in guests:
        found.append(Tokens(desk, board, bidding))
    if "jesuits" in guests:
        found.append(JesuitStacks(desk, board))
    if "clan_powers" in guests or "teahouse" in guests:
        found.append(Companions(desk, clans))
    if "clan_powers" in guests:
        found.append(Jetty(desk, board))
    return found


def portrait(canvas: Canvas, g: Yedo, card: str, place: Rect) -> None:
    """A small picture of a character or a power in a frame; a hidden one is its back."""
    theme = canvas.theme
    draw.rounded(canvas, place, theme.paper_deep, theme.ink, 1.5, 6)
    inner = place.inflate(-4, -4)
    if is_hidden(card) or card not in g.cards:
        art.draw(canvas, "cards/back_character", inner, "cover")
    else:
        art.draw(canvas, cards.vignette(g.cards[card]), inner, "cover")
    draw.rounded(canvas, place, None, theme.ink, 2, 6)


class TeahouseRow(Part):
    """The characters on display; one may be recruited by a disciple on the board."""

    def house(self) -> Teahouse | None:
        found = self.desk.view.state.guests.get("teahouse")
        return found if isinstance(found, Teahouse) else None

    def places(self) -> list[tuple[str, Rect]]:
        own, area = self.house(), self.desk.plan.teahouse
        if own is None or area is None:
            return []
        inner = Rect(area.x + 10, area.y + 8, area.w - 20, area.h - 16)
        width = min(inner.h, inner.w / max(1, len(own.display)) - 4)
        return list(zip(own.display, row(inner, len(own.display), width, inner.h, 4), strict=True))

    def region(self) -> Rect | None:
        return self.desk.plan.teahouse

    def key(self) -> object:
        return [card for card, _ in self.places()], self.desk.visible(*DISPLAY)

    def spots(self) -> list[Spot]:
        return [Spot(f"card:{card}", place, "", card) for card, place in self.places()]

    def draw(self, canvas: Canvas) -> None:
        if self.desk.plan.teahouse is None:
            return
        panel(canvas, self.desk.plan.teahouse, "plain")
        for card, place in self.places() if self.desk.visible(*DISPLAY) else ():
            portrait(canvas, self.desk.view, card, place)


class Tokens(Part):
    """Specialists' tokens: two at the Gates, one beside the disciple auction."""

    def __init__(self, desk: Desk, board: Board, bidding: BiddingRow) -> None:
        super().__init__(desk)
        self.board, self.bidding = board, bidding

    def places(self) -> Iterator[tuple[str, str, Rect]]:
        """Place string, kind, and where its token lies."""
        own = self.desk.view.state.guests.get("specialists")
        if not isinstance(own, Specialists):
            return
        for n, (kind, side) in enumerate(zip(own.gates, ("left", "right"), strict=False)):
            if kind:
                yield f"token:gates:{n}", kind, self.board.supply("specialists", side)
        if own.reserve:
            tile = self.bidding.lot("disciple")
            yield "token:reserve", own.reserve, Rect(tile.x + 2, tile.y + 2, tile.h - 4, tile.h - 4)

    def key(self) -> object:
        return list(self.places())

    def spots(self) -> list[Spot]:
        found = []
        for place, kind, rect in self.places():
            name = t(f"disciple.{kind}")
            tip = f"{{b}}{name}{{/b}}\n{specialist_does(self.desk.view.board, kind)}"
            found.append(Spot("lot:disciple" if place == "token:reserve" else place, rect, tip))
        return found

    def draw(self, canvas: Canvas) -> None:
        for _, kind, rect in self.places():
            art.draw(canvas, f"pieces/specialist_{kind}", rect.inflate(4, 4))


class JesuitStacks(Part):
    """The Jesuits' missions at the Harbor, by colour."""

    def __init__(self, desk: Desk, board: Board) -> None:
        super().__init__(desk)
        self.board = board

    def places(self) -> Iterator[tuple[str, int, Rect]]:
        own = self.desk.view.state.guests.get("jesuits")
        if isinstance(own, Jesuits) and own.here:
            for color, stack in own.stacks.items():
                if stack:
                    yield color, len(stack), self.board.supply("jesuits", color)

    def key(self) -> object:
        return list(self.places())

    def spots(self) -> list[Spot]:
        return [
            Spot(f"jesuits:{color}", rect, t("table.jesuits", color=t(f"color.{color}"), n=size))
            for color, size, rect in self.places()
        ]

    def draw(self, canvas: Canvas) -> None:
        for color, size, rect in self.places():
            art.draw(canvas, cards.back(color), rect, "stretch")
            count(canvas, size, rect.right - 2, rect.bottom - 2, 17)


class Companions(Part):
    """Each clan's power and characters: seals on the top edge of its panel; those of one's own house are drawn
    beside its name, where the active character can be asked for help."""

    def __init__(self, desk: Desk, clans: Clans) -> None:
        super().__init__(desk)
        self.clans = clans

    def held(self, seat: int) -> list[tuple[str, str]]:
        """(card, what it is): power, active, recruited."""
        guests = self.desk.view.state.guests
        found = []
        powers, house = guests.get("clan_powers"), guests.get("teahouse")
        if isinstance(powers, ClanPowers) and seat < len(powers.held) and powers.held[seat]:
            found.append((powers.held[seat], "power"))
        if isinstance(house, Teahouse) and seat < len(house.active):
            if house.active[seat]:
                found.append((house.active[seat], "active"))
            if house.recruited[seat]:
                found.append((house.recruited[seat], "recruited"))
        return found

    def places(self) -> Iterator[tuple[str, str, Rect]]:
        free = 32 if self.clans.folds else 84  # from the right end of the panel
        for _, clan, rect in self.clans.panels():
            for n, (card, what) in enumerate(self.held(clan.seat)):
                yield card, what, Rect(rect.right - free - 30 * n, rect.y - 8, 26, 26)
        house = self.desk.plan.house.inflate(-20, -18)
        for n, (card, what) in enumerate(self.held(self.desk.house)):
            yield card, what, Rect(house.right - 228 - 50 * n, house.y - 2, 46, 46)

    def key(self) -> object:
        return list(self.places())

    def spots(self) -> list[Spot]:
        found = []
        for card, what, rect in self.places():
            tip = t(f"table.companion_{what}")
            found.append(Spot(f"card:{card}" if what == "active" else "", rect, tip, "" if is_hidden(card) else card))
        return found

    def draw(self, canvas: Canvas) -> None:
        for card, what, rect in self.places():
            portrait(canvas, self.desk.view, card, rect)
            if what == "recruited":
                shade = Colour(canvas.theme.ink.r, canvas.theme.ink.g, canvas.theme.ink.b, 110)
                draw.rounded(canvas, rect, shade, None, 0, 6)
                art.draw(canvas, "icons/timer", rect.inflate(-rect.w * 0.4, -rect.h * 0.4))


class Jetty(Part):
    """The Seaworthy clan's own space at the Harbor."""

    def __init__(self, desk: Desk, board: Board) -> None:
        super().__init__(desk)
        self.board = board

    def owner(self) -> int:
        powers = self.desk.view.state.guests.get("clan_powers")
        if isinstance(powers, ClanPowers) and powers.revealed and "seaworthy" in powers.held:
            return powers.held.index("seaworthy")
        return -1

    def key(self) -> object:
        seat = self.owner()
        clan = self.desk.view.state.clans[seat] if seat >= 0 else None
        moored = [n for n, d in enumerate(clan.disciples) if d.at == private_space(seat)] if clan is not None else []
        return seat, clan and clan.color, [(n, self.desk.visible(seat, n)) for n in moored]

    def spots(self) -> list[Spot]:
        seat, place = self.owner(), self.board.space("harbor:private")
        if seat < 0 or place is None:
            return []
        space = private_space(seat)
        spots = [Spot(f"space:{space}", place, f"{{b}}{place_name(self.desk.view, space)}{{/b}}", "", "round")]
        prices = numbers(self.desk.view, "seaworthy")["luxury"]
        spots += [Spot(f"action:harbor:sea_luxury:{n}", place, "", "", "round") for n in range(1, len(prices) + 1)]
        return spots

    def draw(self, canvas: Canvas) -> None:
        seat, place = self.owner(), self.board.space("harbor:private")
        if seat < 0 or place is None:
            return
        color = canvas.theme.clan[self.desk.color(seat)]
        draw.rounded(canvas, place, canvas.theme.paper, color, 4, place.w / 2)
        clan = self.desk.view.state.clans[seat]
        for n, d in enumerate(clan.disciples):
            if d.at == private_space(seat) and self.desk.visible(seat, n):
                art.draw(canvas, piece(d, clan.color), Rect(place.x, place.y - place.h * 0.25, place.w, place.h * 1.2))
        if all(d.at != private_space(seat) for d in clan.disciples):
            draw.crest_disc(canvas, clan.color, place.center, place.w * 0.28)
