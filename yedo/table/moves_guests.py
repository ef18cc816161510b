"""How the events of the modules and of Shogun Must Die look, and what they change on the shown table: the Daimyo's
cards turn and his men walk, errands fly to the middle and are done, characters and tokens change hands."""

from typing import Any, TypeVar

from engine.yedo.modules.smd.court import NAME, Court
from engine.yedo.modules.smd.helper import progress
from engine.yedo.modules.specialists import Specialists
from engine.yedo.modules.teahouse import Teahouse
from engine.yedo.state import HIDDEN, Clan, State
from yedo.table import cards, mirror
from yedo.table.coop import GOAL_ICONS, CoopBoard, Goals
from yedo.table.daimyo import FIGURE, DaimyoPanel
from yedo.table.guests import TeahouseRow
from yedo.table.moves import Moves, Sprite
from yedo.table.part import Part, Rect, piece
from yedo.ui.tween import Tween, linear
from yedo.ui.words import t

Data = dict[str, Any]
P = TypeVar("P", bound=Part)


class GuestMoves(Moves):
    """The base game's movements and the guests'."""

    def _part(self, kind: type[P]) -> P | None:
        return next((part for part in self.parts.all if isinstance(part, kind)), None)

    def _read(self, start: Rect, card: str, goal: Rect, turns: bool = False) -> list[Tween]:
        """A card comes to the middle of the board, stays to be read, and goes on."""
        board = self.parts.desk.plan.board
        middle = Rect(board.centerx - 190, board.centery - 279, 380, 558)
        back = cards.back(self.parts.desk.view.cards[card].kind)
        come = self._fly(Sprite(start, middle, back, card, 0, turns=turns), 0.36)
        stay = self._march(Sprite(middle, middle, "", card), 0.8, 0.36)
        end = Rect(goal.centerx - 30, goal.centery - 44, 60, 88)
        go = self._march(Sprite(middle, end, "", card), 0.3, 1.16)
        return [come, stay, go]

    def _proclaim(self, icon: str, words: str, delay: float = 0.0) -> list[Tween]:
        """A ribbon across the board for a great moment."""

        def unroll(part: float) -> None:
            self.stage.banner = (icon, words) if part < 1 else None
            self.stage.banner_part = part

        return [Tween(1.1, unroll, linear, None, delay)]

    # --- disciples ------------------------------------------------------------------------------------

    def move(self, seat: int, data: Data) -> list[Tween]:
        """Figures on errands' spaces and on the Daimyo's cards stand where the board does not know of them."""
        start, end = self._stand(seat, data["from"]), self._stand(seat, data["to"])
        if start is None and end is None:
            return super().move(seat, data)
        desk, number = self.parts.desk, data["disciple"]
        clan = desk.view.state.clans[seat]
        if number >= len(clan.disciples) or data["from"] == data["to"]:
            return []
        start = start or self.parts.disciple(seat, number, data["from"])
        end = end or self.parts.disciple(seat, number, data["to"])
        if start is None or end is None:
            return []
        desk.lifted.add((seat, number))
        self.stage.changed()
        sprite = Sprite(start, end, piece(clan.disciples[number], desk.livery(seat)), arc=26)
        tween = self._fly(sprite, 0.45 if seat == desk.view.outsider else 0.34)
        done = tween.done

        def land() -> None:
            desk.lifted.discard((seat, number))
            if done is not None:
                done()

        tween.done = land
        return [tween]

    def _stand(self, seat: int, at: str) -> Rect | None:
        board, panel = self._part(CoopBoard), self._part(DaimyoPanel)
        if at.startswith("errand:") and board is not None:
            return board.standing(board.space(board.place_of(at.partition(":")[2])))
        if panel is not None and seat == self.parts.desk.view.outsider and ":" not in at:
            return panel.figure(max(0, panel.court.taken - 1)) if at == "home" else panel.token()
        return None

    # --- the Daimyo -----------------------------------------------------------------------------------

    def daimyo_card(self, seat: int, data: Data) -> list[Tween]:
        """His card turns over beside the words that say where its man goes."""
        panel = self._part(DaimyoPanel)
        if panel is None or data["at"] >= len(panel.cards()):
            return []
        place = panel.cards()[data["at"]][1]
        big = Rect(place.centerx + 130, place.centery - 210, 286, 420)
        big.clamp_ip(self.parts.desk.plan.board)
        turn = self._fly(Sprite(place, big, "cards/back_daimyo", data["card"], 0, turns=True), 0.34)
        stay = self._march(Sprite(big, big, "", data["card"]), 0.7, 0.34)
        return [turn, stay]

    def daimyo_action(self, seat: int, data: Data) -> list[Tween]:
        place = self.parts.board.standing(data["at"])
        words = self._words("daimyo_action", seat, data)
        return self._pointed(place, words) if place is not None else self.say(seat, words)

    def _pointed(self, place: Rect, words: str) -> list[Tween]:
        """Words beside a figure on the board, which hops."""
        hop = self._fly(Sprite(place, place, FIGURE, arc=18), 0.4)

        def show(part: float) -> None:
            self.stage.slip = (words, place) if part < 1 else None

        return [hop, Tween(1.1, show, linear)]

    def daimyo_icon(self, seat: int, data: Data) -> list[Tween]:
        return self.say(seat, self._words("daimyo_icon", seat, data))

    def daimyo_church(self, seat: int, data: Data) -> list[Tween]:
        place = self.parts.board.supply("church_coins")
        return self._coins(place, self.parts.clans.rect_of(seat), data["n"])

    def daimyo_weapon(self, seat: int, data: Data) -> list[Tween]:
        start, end = self.parts.market.slots()[data["slot"]], self.parts.decks.rect_of("weapon")
        return self._thing(_small(start, 50), _small(end, 40), f"pieces/weapon_{data['weapon']}")

    def daimyo_geisha(self, seat: int, data: Data) -> list[Tween]:
        start = _small(self.parts.board.supply("geishas", data["value"]), 46)
        return self._thing(start, start.move(0, -180), f"pieces/geisha_{data['value']}")

    def daimyo_coin(self, seat: int, data: Data) -> list[Tween]:
        region = self.parts.board.at(self.parts.board.map["districts"]["tavern"]["region"])
        return self._coins(_small(region, 30), self.parts.clans.rect_of(seat), 1)

    def interference(self, seat: int, data: Data) -> list[Tween]:
        panel, words = self._part(DaimyoPanel), self._words("interference", seat, data)
        if panel is None:
            return []
        away = self.parts.bidding.track()
        start, end = (_small(away, 48), panel.token()) if data["on"] else (panel.token(), _small(away, 48))
        return [self._fly(Sprite(start, end, "pieces/interference", arc=30), 0.5), *self.say(seat, words)]

    # --- the Emperor ----------------------------------------------------------------------------------

    def emperor(self, seat: int, data: Data) -> list[Tween]:
        board = self._part(CoopBoard)
        if board is None:
            return []
        return self._read(_small(self.parts.bidding.track(), 60), data["card"], board.area, True)

    def winning_errand(self, seat: int, data: Data) -> list[Tween]:
        board = self._part(CoopBoard)
        return [] if board is None else self._read(board.slips()[-1][2], data["card"], board.slips()[-1][2])

    def errand_done(self, seat: int, data: Data) -> list[Tween]:
        """The card comes forward, then flies to the tally of errands, which is named on a ribbon."""
        board, goals = self._part(CoopBoard), self._part(Goals)
        if board is None or goals is None:
            return []
        tweens = self._read(board.place_of(data["card"]), data["card"], goals.rows()[-1])
        return tweens + self._goal_met("errands", 1.46)

    def shogun_dead(self, seat: int, data: Data) -> list[Tween]:
        return self._proclaim("assassination", t("coop.goal.kill"))

    def gain_pp(self, seat: int, data: Data) -> list[Tween]:
        """Prestige that lets the group reach a goal is proclaimed."""
        tweens = super().gain_pp(seat, data)
        view = self.parts.desk.view
        if view.outsider < 0:
            return tweens
        before, clan = {goal.name for goal in progress(view) if goal.met}, view.state.clans[seat]
        clan.pp += data["n"]
        reached = [goal.name for goal in progress(view) if goal.met and goal.name not in before]
        clan.pp -= data["n"]
        return tweens + [tween for name in reached[:1] for tween in self._goal_met(name, 0.4, True)]

    def _goal_met(self, name: str, delay: float, sure: bool = False) -> list[Tween]:
        """Say that a goal is reached; an errand may be the last that was wanted."""
        goal = next((g for g in progress(self.parts.desk.view) if g.name == name), None)
        if goal is None or not (sure or goal.value + 1 == goal.target):
            return []
        return self._proclaim(GOAL_ICONS[name], t("coop.goal_met", goal=t(f"coop.goal_short.{name}")), delay)

    def penalty(self, seat: int, data: Data) -> list[Tween]:
        board = self._part(CoopBoard)
        return [] if board is None else self._read(board.place_of(data["card"]), data["card"], board.area)

    # --- the modules ----------------------------------------------------------------------------------

    def recruit_character(self, seat: int, data: Data) -> list[Tween]:
        row = self._part(TeahouseRow)
        start = dict(row.places()).get(data["card"]) if row is not None else None
        if start is None:
            return []
        end = _small(self.parts.clans.rect_of(seat), 40)
        return self._thing(start, end, cards.vignette(self.parts.desk.view.cards[data["card"]]))

    def use_character(self, seat: int, data: Data) -> list[Tween]:
        place = _small(self.parts.clans.rect_of(seat), 40)
        return self._read(place, data["card"], place)

    def power(self, seat: int, data: Data) -> list[Tween]:
        place = _small(self.parts.clans.rect_of(seat), 40)
        return self._read(place, data["card"], place)


def _small(rect: Rect, side: float) -> Rect:
    return Rect(rect.centerx - side / 2, rect.centery - side / 2, side, side)


# --- what the events change on the shown table ------------------------------------------------------------


def _court(s: State) -> Court:
    own = s.guests[NAME]
    assert isinstance(own, Court)
    return own


def _row(s: State, clan: Clan, data: Data) -> None:
    own = _court(s)
    own.daimyo_row, own.taken = [HIDDEN + "daimyo"] * data["n"], 0
    if data["n"] > 1:
        own.daimyo_row[1] = data["card"]


def _turned(s: State, clan: Clan, data: Data) -> None:
    own = _court(s)
    own.taken = data["at"] + 1
    if data["at"] < len(own.daimyo_row):
        own.daimyo_row[data["at"]] = data["card"]


def _looted(s: State, clan: Clan, data: Data) -> None:
    s.church = 0


def _ruined(s: State, clan: Clan, data: Data) -> None:
    s.market[data["slot"]] = ""


def _gone(s: State, clan: Clan, data: Data) -> None:
    if data["value"] in s.geishas:
        s.geishas.remove(data["value"])


def _dearer(s: State, clan: Clan, data: Data) -> None:
    _court(s).coins = data["n"]


def _stakes(s: State, clan: Clan, data: Data) -> None:
    own = _court(s)
    own.stakes, own.stakes_open = list(data["stakes"]), True


def _emperor(s: State, clan: Clan, data: Data) -> None:
    own = _court(s)
    own.upcoming = data["card"]
    del own.deck[-1:]


def _done(s: State, clan: Clan, data: Data) -> None:
    own, card = _court(s), data["card"]
    if card == own.upcoming:
        own.upcoming = ""
    elif card == own.current:
        own.current = ""
    elif own.winning:
        own.winning.pop()
    own.done.append(card)


def _due(s: State, clan: Clan, data: Data) -> None:
    own = _court(s)
    own.current, own.upcoming = data["card"], ""


def _come_to_light(s: State, clan: Clan, data: Data) -> None:
    own = _court(s)
    own.winning_up = True
    if own.winning:
        own.winning[-1] = data["card"]


def _dead(s: State, clan: Clan, data: Data) -> None:
    _court(s).kill = ""


def _recruited(s: State, clan: Clan, data: Data) -> None:
    house = s.guests.get("teahouse")
    if isinstance(house, Teahouse):
        house.display = [card for card in house.display if card != data["card"]]
        house.recruited[clan.seat] = data["card"]


def _joined(s: State, clan: Clan, data: Data) -> None:
    house = s.guests.get("teahouse")
    if isinstance(house, Teahouse):
        house.active[clan.seat] = data["card"]
        house.recruited[clan.seat] = ""


def _display(s: State, clan: Clan, data: Data) -> None:
    house = s.guests.get("teahouse")
    if isinstance(house, Teahouse):
        house.display = list(data["cards"])


def _token(s: State, clan: Clan, data: Data) -> None:
    own = s.guests.get("specialists")
    if isinstance(own, Specialists):
        own.reserve = data["kind"]


def _gates(s: State, clan: Clan, data: Data) -> None:
    own = s.guests.get("specialists")
    if isinstance(own, Specialists):
        own.gates = list(data["gates"])


mirror.FOLLOW.update({
    "daimyo_row": _row, "daimyo_card": _turned, "daimyo_church": _looted, "daimyo_weapon": _ruined,
    "daimyo_geisha": _gone, "daimyo_coin": _dearer, "stakes": _stakes, "emperor": _emperor, "errand_done": _done,
    "errand_due": _due, "winning_errand": _come_to_light, "shogun_dead": _dead, "recruit_character": _recruited,
    "character": _joined, "teahouse": _display, "token": _token, "gate_tokens": _gates,
})  # fmt: skip
