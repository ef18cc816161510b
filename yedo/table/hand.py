"""The viewing clan's hand: missions with what is met, action cards, bonus cards, Blackmail, and the pile of
completed missions. In a compact window the cards are small and grow under the mouse (grown.py)."""

from engine.yedo.views import is_hidden
from yedo.table import cards, signs
from yedo.table.part import Part, Rect, Spot, faded, holdings
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.theme import Colour
from yedo.ui.words import t

MISSIONS = 4
ACTIONS = 3


class Hand(Part):
    def region(self) -> Rect:
        return self.desk.plan.hand

    def key(self) -> object:
        clan, view = self.desk.clan, self.desk.view
        marks: tuple[object, ...] = ()
        if self.desk.open_hand:
            held = [view.cards[id] for id in clan.missions if not is_hidden(id)]
            marks = tuple(tuple(map(tuple, signs.standing(view, clan.seat, card))) for card in held)
        return self.desk.house, self.desk.open_hand, holdings(clan), marks

    # --- places -------------------------------------------------------------------------------------------

    @property
    def inner(self) -> Rect:
        return self.desk.plan.hand.inflate(-16, -16)

    def columns(self) -> tuple[Rect, Rect, Rect]:
        """Missions, action cards, and bonus cards with the rest."""
        area = self.inner
        height = area.h
        mission_width = min(height * 0.7, (area.w - 560) / MISSIONS)
        missions = Rect(area.x, area.y, mission_width * MISSIONS, height)
        rest = area.w - missions.w - 16
        actions = Rect(missions.right + 8, area.y, rest * 0.6, height)
        return missions, actions, Rect(actions.right + 8, area.y, rest * 0.4, height)

    def missions(self) -> list[tuple[str, Rect]]:
        held, area = self.desk.clan.missions, self.columns()[0]
        count = max(MISSIONS, len(held))
        width = area.w / MISSIONS - 6
        step = (area.w - width - 6) / (count - 1) if count > 1 else 0
        return [(id, Rect(area.x + n * step, area.y, width, area.h)) for n, id in enumerate(held)]

    def actions(self) -> list[tuple[str, Rect]]:
        return self._stack(self.desk.clan.actions, self.columns()[1], ACTIONS)

    def bonus(self) -> list[tuple[str, Rect]]:
        area = self.columns()[2]
        return self._stack(self.desk.clan.bonus, Rect(area.x, area.y, area.w, area.h - 58), 2)

    def below(self) -> Rect:
        """Blackmail and completed missions, under the bonus cards."""
        area = self.columns()[2]
        return Rect(area.x, area.bottom - 52, area.w, 52)

    def blackmail(self) -> list[tuple[str, Rect]]:
        area = self.below()
        return [(id, Rect(area.x + n * 40, area.y, 36, area.h)) for n, id in enumerate(self.desk.clan.blackmail)]

    def pile(self) -> Rect:
        area = self.below()
        return Rect(area.right - 96, area.y, 96, area.h)

    @staticmethod
    def _stack(held: list[str], area: Rect, room: int) -> list[tuple[str, Rect]]:
        count = max(room, len(held))
        height = area.h / count
        return [(id, Rect(area.x, area.y + n * height, area.w, height - 5)) for n, id in enumerate(held)]

    def held(self) -> list[tuple[str, Rect]]:
        """Every card with its place; later ones lie on top."""
        return [*self.missions(), *self.actions(), *self.bonus(), *self.blackmail()]

    def card(self, id: str) -> Rect | None:
        return next((place for name, place in self.held() if name == id), None)

    # --- what can be pointed at ---------------------------------------------------------------------------

    def spots(self) -> list[Spot]:
        found = []
        for id, place in self.held():
            shown = self.desk.open_hand and not is_hidden(id)
            found.append(Spot(f"card:{id}", place, "" if shown else t("table.face_down"), id if shown else ""))
        done = self.desk.clan.completed
        if done:
            names = [self.desk.view.cards[id].title for id in done if not is_hidden(id)]
            tip = t("table.completed", n=len(done)) + "\n" + "\n".join(names)
            found.append(
                Spot(
                    "completed",
                    self.pile(),
                    tip if self.desk.open_hand else t("table.completed", n=len(done)),
                )
            )
        return found

    # --- drawing ------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        theme, desk = canvas.theme, self.desk
        panel(canvas, desk.plan.hand, "dark")
        self._wells(canvas)
        for id, place in self.missions():
            if desk.open_hand:
                cards.slip(canvas, desk.view, id, place, desk.house)
            else:
                color = id[1:] if is_hidden(id) else desk.view.cards[id].color
                art.draw(canvas, cards.back(color), place, "contain")
        for kind, held in (("action", self.actions()), ("bonus", self.bonus())):
            for id, place in held:
                if desk.open_hand and not is_hidden(id):
                    cards.strip(canvas, desk.view, id, place)
                else:
                    draw.rounded(canvas, place, Colour(cards.INKS[kind]), theme.ink, 2, 9)
                    art.draw(canvas, f"icons/{kind}", place.inflate(-20, -20))
        for _, place in self.blackmail():
            art.draw(
                canvas,
                "cards/back_blackmail" if art.exists("cards/back_blackmail") else "icons/blackmail",
                place,
            )
        done = self.desk.clan.completed
        if done:
            words = f"{{icon:met}} {len(done)}"
            text.draw(canvas, words, self.pile(), "bold", 26, theme.text, "right", "middle", wrap=False)

    def _wells(self, canvas: Canvas) -> None:
        """Faint places for cards that are not there, so that the limits are seen."""
        theme, clan = canvas.theme, self.desk.clan
        missions, actions, _ = self.columns()
        width = missions.w / MISSIONS
        for n in range(len(clan.missions), MISSIONS):
            place = Rect(missions.x + n * width, missions.y, width - 6, missions.h)
            draw.rounded(canvas, place, None, theme.disabled, 1.5, 10)
            faded(canvas, "icons/mission", place.inflate(-place.w * 0.6, -place.h * 0.6), 0.25)
        for n in range(len(clan.actions), ACTIONS):
            height = actions.h / ACTIONS
            place = Rect(actions.x, actions.y + n * height, actions.w, height - 5)
            draw.rounded(canvas, place, None, theme.disabled, 1.5, 9)
            faded(canvas, "icons/action", place.inflate(-place.w * 0.6, -place.h * 0.5), 0.25)
        third = self.columns()[2]
        height = (third.h - 58) / 2
        for n in range(len(clan.bonus), 2):
            place = Rect(third.x, third.y + n * height, third.w, height - 5)
            draw.rounded(canvas, place, None, theme.disabled, 1.5, 9)
            faded(canvas, "icons/bonus", place.inflate(-place.w * 0.6, -place.h * 0.5), 0.25)
