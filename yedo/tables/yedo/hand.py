"""The viewing clan's hand: missions with what is met, action cards, bonus cards, Blackmail, and the pile of
completed missions. In a compact window the cards are small and grow under the mouse (grown.py)."""

from engine.yedo.cards.text import card_text
from engine.yedo.views import is_hidden
from yedo.tables.yedo import cards, signs
from yedo.tables.yedo.paint import ghost
from yedo.tables.yedo.part import Desk, Part, Rect, Spot, holdings
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.theme import Colour
from yedo.ui.words import language, t

MISSIONS = 4
ACTIONS = 3
BONUS = 2
WELL = 40.0  # width that the place of a card takes that is not there
LOW = 28.0  # its height under cards that are


class Hand(Part):
    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._lengths: dict[tuple[str, str], int] = {}  # of the rules text of cards

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
        """Missions, action cards, and bonus cards with the rest. What is not held leaves its room to what is."""
        area, clan = self.inner, self.desk.clan
        held = len(clan.missions)
        actions = (WELL, 350.0, 410.0)[len(clan.actions)] if len(clan.actions) < ACTIONS else 440.0
        third = 220.0 if clan.bonus else 160.0
        wells = WELL * max(0, MISSIONS - held)
        wide = min(area.h * 0.74, (area.w - 16 - actions - third - wells) / max(1, min(held, MISSIONS)))
        missions = Rect(area.x, area.y, wide * min(held, MISSIONS) + wells, area.h)
        rest = area.w - missions.w - 16
        if clan.bonus:
            third = rest - WELL if not clan.actions else max(third, rest * 0.38)
        middle = Rect(missions.right + 8, area.y, rest - third, area.h)
        return missions, middle, Rect(middle.right + 8, area.y, third, area.h)

    def missions(self) -> list[tuple[str, Rect]]:
        held, area = self.desk.clan.missions, self.columns()[0]
        if not held:
            return []
        room = area.w - WELL * max(0, MISSIONS - len(held))
        width = room / min(len(held), MISSIONS) - 6
        step = (room - width - 6) / (len(held) - 1) if len(held) > 1 else 0
        return [(id, Rect(area.x + n * step, area.y, width, area.h)) for n, id in enumerate(held)]

    def actions(self) -> list[tuple[str, Rect]]:
        area, held = self.columns()[1], self.desk.clan.actions
        return self._stack(held, Rect(area.x, area.y, area.w, area.h - self._below(held, ACTIONS)))

    def bonus(self) -> list[tuple[str, Rect]]:
        area, held = self.columns()[2], self.desk.clan.bonus
        return self._stack(held, Rect(area.x, area.y, area.w, area.h - 58 - self._below(held, BONUS)))

    @staticmethod
    def _below(held: list[str], room: int) -> float:
        """What the places of cards that are not there take: a low row under those that are."""
        return LOW if held and len(held) < room else 0.0

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

    def _stack(self, held: list[str], area: Rect) -> list[tuple[str, Rect]]:
        """Cards under each other, those with more to say higher than the others."""
        found, y = [], area.y
        weights = [60.0 + self._length(id) for id in held]
        for id, weight in zip(held, weights, strict=True):
            height = area.h * weight / sum(weights)
            found.append((id, Rect(area.x, y, area.w, height - 5)))
            y += height
        return found

    def _length(self, id: str) -> int:
        if is_hidden(id):
            return 40
        known = (id, language())
        if known not in self._lengths:
            self._lengths[known] = len(" ".join(card_text(self.desk.view.cards[id], self.desk.view.rules)))
        return self._lengths[known]

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
        clan, (missions, actions, third) = self.desk.clan, self.columns()
        for n in range(MISSIONS - len(clan.missions)):
            self._well(canvas, "mission", Rect(missions.right - (n + 1) * WELL, missions.y, WELL - 6, missions.h))
        self._row_of_wells(canvas, "action", clan.actions, ACTIONS, actions)
        self._row_of_wells(canvas, "bonus", clan.bonus, BONUS, Rect(third.x, third.y, third.w, third.h - 58))

    def _row_of_wells(self, canvas: Canvas, kind: str, held: list[str], room: int, area: Rect) -> None:
        """Under the cards of a column, or all of it where there is none."""
        free = room - len(held)
        if not held:
            each = area.h / room
            places = [Rect(area.x, area.y + n * each, area.w, each - 5) for n in range(room)]
        else:
            wide = area.w / max(1, free)
            places = [Rect(area.x + n * wide, area.bottom - LOW + 1, wide - 4, LOW - 4) for n in range(free)]
        for place in places:
            self._well(canvas, kind, place)

    def _well(self, canvas: Canvas, kind: str, place: Rect) -> None:
        ghost(canvas, cards.back("green" if kind == "mission" else kind), place, f"icons/{kind}")
