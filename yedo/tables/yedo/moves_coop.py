"""How the events of Shogun Must Die look: the Daimyo's cards turn and his men walk, stakes are shown, errands fly to
the middle, fall due and are done, goals and the end are proclaimed."""

from engine.yedo.modules.smd.court import OUT
from engine.yedo.modules.smd.helper import progress
from yedo.table.motion import Data, Sprite, small
from yedo.tables.yedo.coop import GOAL_ICONS, CoopBoard, Goals
from yedo.tables.yedo.daimyo import FIGURE, DaimyoPanel
from yedo.tables.yedo.moves_guests import GuestMoves
from yedo.tables.yedo.part import Rect
from yedo.ui.tween import Tween
from yedo.ui.words import t

READ = 380.0  # width of an errand in the middle of the board


class CoopMoves(GuestMoves):
    def _stand(self, seat: int, number: int, at: str) -> Rect | None:
        """Figures on errands' spaces and on the Daimyo's cards stand where the board does not know of them."""
        board, panel = self._part(CoopBoard), self._part(DaimyoPanel)
        if at.startswith("errand:") and board is not None:
            return board.standing(board.space(board.place_of(at.partition(":")[2])))
        if panel is not None and seat == self.parts.desk.view.outsider and ":" not in at:
            return panel.figure(max(0, panel.court.taken - 1)) if at == "home" else panel.token()
        return super()._stand(seat, number, at)

    # --- the Daimyo -----------------------------------------------------------------------------------

    def daimyo_row(self, seat: int, data: Data) -> list[Tween]:
        """His cards are dealt onto his panel, the second face up."""
        panel = self._part(DaimyoPanel)
        if panel is None:
            return []
        court, before = panel.court, panel.court.daimyo_row
        court.daimyo_row = [data["card"]] * data["n"]
        places = [self._daimyo_place(n) for n in range(data["n"])]
        court.daimyo_row = before
        start = self.parts.clans.rect_of(seat)
        deck, tweens = Rect(start.right + 60, start.centery - 60, 80, 116), []
        for n, place in enumerate(places):
            open_card = data["card"] if n == 1 else ""
            sprite = Sprite(deck, place, "cards/back_daimyo", open_card, 20, turns=n == 1)
            tweens.append(self._march(sprite, 0.4, n * 0.12))
        return tweens

    def _daimyo_place(self, number: int) -> Rect:
        """A card of his row; his panel while it is folded."""
        panel = self._part(DaimyoPanel)
        places = panel.cards() if panel is not None else []
        if number < len(places):
            return places[number][1]
        rect = self.parts.clans.rect_of(self.parts.desk.view.outsider)
        return Rect(rect.centerx - 20 + number * 10, rect.centery - 29, 40, 58)

    def daimyo_card(self, seat: int, data: Data) -> list[Tween]:
        """His card turns over beside the words that say where its man goes."""
        place = self._daimyo_place(data["at"])
        big = Rect(place.centerx + 130, place.centery - 210, 286, 420)
        big.clamp_ip(self.parts.desk.plan.board)
        turn = self._fly(Sprite(place, big, "cards/back_daimyo", data["card"], 0, turns=True), 0.34)
        stay = self._march(Sprite(big, big, "", data["card"]), 0.7, 0.34)
        return [turn, stay]

    def daimyo_action(self, seat: int, data: Data) -> list[Tween]:
        """His man hops, with words beside him."""
        place = self.parts.board.standing(data["at"])
        if place is None:
            return self.say(seat)
        return [self._fly(Sprite(place, place, FIGURE, arc=18), 0.4), *self._tell(place, self._words(), 1.1)]

    def daimyo_icon(self, seat: int, data: Data) -> list[Tween]:
        return self.say(seat)

    def daimyo_church(self, seat: int, data: Data) -> list[Tween]:
        place = self.parts.board.supply("church_coins")
        return self._coins(place, self.parts.clans.rect_of(seat), data["n"])

    def daimyo_weapon(self, seat: int, data: Data) -> list[Tween]:
        start, end = self.parts.market.slots()[data["slot"]], self.parts.decks.rect_of("weapon")
        return self._thing(small(start, 50), small(end, 40), f"pieces/weapon_{data['weapon']}")

    def daimyo_geisha(self, seat: int, data: Data) -> list[Tween]:
        start = small(dict(self.parts.board.geishas())[data["value"]], 46)
        return self._gone(start, f"pieces/geisha_{data['value']}", (0, -180))

    def daimyo_coin(self, seat: int, data: Data) -> list[Tween]:
        region = self.parts.board.at(self.parts.board.map["districts"]["tavern"]["region"])
        return self._coins(small(region, 30), self.parts.clans.rect_of(seat), 1)

    def interference(self, seat: int, data: Data) -> list[Tween]:
        panel = self._part(DaimyoPanel)
        if panel is None:
            return []
        away = self.parts.bidding.track()
        start, end = (small(away, 48), panel.token()) if data["on"] else (panel.token(), small(away, 48))
        return [self._fly(Sprite(start, end, "pieces/interference", arc=30), 0.5), *self.say(seat)]

    # --- stakes -----------------------------------------------------------------------------------------

    def _stake(self, seat: int) -> Rect:
        """Where a clan's amount stands under the bidding row."""
        track, players = self.parts.bidding.track(), self.parts.desk.view.players()
        number = players.index(seat) if seat in players else 0
        return Rect(track.x + 70 * number, track.centery - 14, 28, 28)

    def stakes(self, seat: int, data: Data) -> list[Tween]:
        """Every clan shows its coins beside its panel, and they go to the bidding row."""
        tweens: list[Tween] = []
        for clan, n in enumerate(data["stakes"]):
            if clan == self.parts.desk.view.outsider or n == OUT:
                continue
            panel = self.parts.clans.rect_of(clan)
            for k in range(min(n, 6)):
                shown = Rect(panel.right + 12 + k * 26, panel.centery - 17, 34, 34)
                coin = "pieces/coin_5" if n - k * 5 >= 10 and n >= 10 else "pieces/coin_1"
                tweens.append(self._fly(Sprite(self.parts.purse(clan), shown, coin, arc=10), 0.3))
                tweens.append(self._march(Sprite(shown, shown, coin), 0.7, 0.3))
                tweens.append(self._march(Sprite(shown, self._stake(clan), coin, arc=30), 0.4, 1.0 + k * 0.04))
        return tweens + self.say(-1)

    def keep_stake(self, seat: int, data: Data) -> list[Tween]:
        return [*self._coins(self._stake(seat), self.parts.purse(seat), data["n"]), *self.say(seat)]

    # --- the Emperor ------------------------------------------------------------------------------------

    def emperor(self, seat: int, data: Data) -> list[Tween]:
        board = self._part(CoopBoard)
        start = small(self.parts.bidding.track(), 60)
        return [] if board is None else self._errand(start, data["card"], board.area, True)

    def _errand(self, start: Rect, card: str, goal: Rect, turns: bool = False) -> list[Tween]:
        """One of the Emperor's cards is read in the middle of the board."""
        return self._read(start, card, Rect(goal.centerx - 30, goal.centery - 44, 60, 88), turns, READ)

    def winning_errand(self, seat: int, data: Data) -> list[Tween]:
        board = self._part(CoopBoard)
        return [] if board is None else self._errand(board.slips()[-1][2], data["card"], board.slips()[-1][2])

    def errand_due(self, seat: int, data: Data) -> list[Tween]:
        """The card slides from the coming errands to those that must be done now."""
        board = self._part(CoopBoard)
        if board is None:
            return []
        start = board.place_of(data["card"])
        upcoming, current, *_ = board.slips()
        end = Rect(start.x, max(current[2].y, upcoming[2].bottom) + 4, start.w, start.h)
        here, there = (Rect(place.x, place.y, place.h * 300 / 440, place.h) for place in (start, end))
        slide = self._fly(Sprite(here, there, self._back(data["card"]), data["card"]), 0.6)
        return [slide, *self._stamp(there, "icons/timer", 0.5), *self._tell(small(board.area, 1), self._words(), 1.0)]

    def errand(self, seat: int, data: Data) -> list[Tween]:
        """Seals of all who gave something come down on the errand."""
        board = self._part(CoopBoard)
        if board is None:
            return []
        place, color = board.place_of(data["card"]), self.parts.desk.color
        givers = list(dict.fromkeys([p for p, _ in (*data["supplied"], *data["paid"])] or [seat]))
        tweens = self.say(seat)
        for n, giver in enumerate(givers):
            seal = Rect(place.x + 20 + n * 50, place.centery - 22, 44, 44)
            tweens += self._stamp(seal, f"icons/crest_{color(giver)}", n * 0.15)
        return tweens

    def consent(self, seat: int, data: Data) -> list[Tween]:
        sign = "icons/confirm" if data["yes"] else "icons/cancel"
        return [*self._stamp(self.parts.clans.rect_of(seat), sign), *self.say(seat)]

    def errand_refused(self, seat: int, data: Data) -> list[Tween]:
        board = self._part(CoopBoard)
        if board is None:
            return self.say(seat)
        return [*self._stamp(board.place_of(data["card"]), "icons/cancel"), *self.say(seat)]

    def errand_done(self, seat: int, data: Data) -> list[Tween]:
        """The card comes forward, then flies to the tally of errands, which is named on a ribbon."""
        board, goals = self._part(CoopBoard), self._part(Goals)
        if board is None or goals is None:
            return []
        tweens = self._errand(board.place_of(data["card"]), data["card"], goals.rows()[-1])
        return tweens + self._goal_met("errands", 1.46)

    def penalty(self, seat: int, data: Data) -> list[Tween]:
        board = self._part(CoopBoard)
        return [] if board is None else self._errand(board.place_of(data["card"]), data["card"], board.area)

    # --- goals and the end --------------------------------------------------------------------------------

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

    def coop_end(self, seat: int, data: Data) -> list[Tween]:
        """Each goal is stamped as met or missed, then the ribbon says how it ended."""
        goals, tweens = self._part(Goals), []
        if goals is not None:
            for n, (goal, place) in enumerate(zip(data["goals"], goals.rows(), strict=False)):
                tweens += self._stamp(place, "icons/met" if goal["met"] else "icons/missing", n * 0.3)
        words = t("coop.end_won" if data["won"] else "coop.end_lost")
        return tweens + self._proclaim("trophy" if data["won"] else "shogun", words, 0.3 * len(data["goals"]), 1.6)
