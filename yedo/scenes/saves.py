"""Saved games: go on, watch, rename, keep a copy, export, import, delete. A dropped file is imported too."""

import contextlib
import os
import random
import re
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from engine.games import DEFAULT, GAMES, kind_of
from yedo import saves
from yedo.assets import user_dir
from yedo.salvage import Found, OtherCards, SaveTrouble, look
from yedo.saves import Slot
from yedo.scenes.scene import Scene
from yedo.session import new_session
from yedo.shot import ShotOptions, shot
from yedo.tables import TABLES, table_of
from yedo.ui import art, draw, text
from yedo.ui.button import Button, Kind
from yedo.ui.canvas import Canvas
from yedo.ui.choice import Segmented
from yedo.ui.entry import Entry
from yedo.ui.list import ScrollList
from yedo.ui.panel import panel
from yedo.ui.words import bot_name, moment, t

if TYPE_CHECKING:
    from yedo.app import App

PAGE = (1460, 800)
ROW = 118
PICTURE = (1020, 708)  # the board's shape
TABS = ("open", "over")


class Saves(Scene):
    """`tab` is "open" for games in progress, "over" for those that have ended."""

    def __init__(self, app: "App", tab: str = "open") -> None:
        super().__init__(app)
        self.tab = tab
        self.slots: list[Slot] = []
        self.chosen: Slot | None = None
        self.question = ""  # what is asked before something that cannot be undone
        self.path = ""
        self._games: dict[str, Found | str] = {}
        self._opened = False  # a game was read while this frame was drawn
        self._pictures: dict[tuple[str, int], pygame.Surface] = {}
        self.sheet = self.side = pygame.FRect(0, 0, 0, 0)
        self.list = ScrollList(lambda: len(self.slots), self._draw_row, lambda n: ROW, self._pick)
        self.group.ring.numbers = False

    def enter(self) -> None:
        self._read()
        if trouble := saves.closed_folder():
            self.app.notice(trouble)
        if not self.slots and self.tab == "open" and any(s.summary.over for s in saves.slots()):
            self.tab = "over"
            self._read()

    def resume(self) -> None:
        self._games.clear()
        self._pictures.clear()
        self._read()
        self._rebuild()

    def _read(self) -> None:
        self.slots = [slot for slot in saves.slots() if slot.summary.over == (self.tab == "over")]
        known = self.chosen.id if self.chosen is not None else ""
        self.chosen = next((slot for slot in self.slots if slot.id == known), self.slots[0] if self.slots else None)
        self.list.chosen = self.slots.index(self.chosen) if self.chosen is not None else None

    # --- widgets -------------------------------------------------------------------------------------------

    def build(self) -> None:
        add = self.group.add
        tabs = [(name, t(f"saves.tab.{name}")) for name in TABS]
        self.tabs = add(Segmented(tabs, self.tab, self._turn))
        add(self.list)
        self.buttons: list[Button] = []
        if self.question:
            for label, action in self._answers:
                self._button(label, action, "primary" if not self.buttons else "plain")
        elif self.chosen is not None:
            self._add_actions(self.chosen)
        self.entry = add(Entry(self.path, self._typed, 400, done=self.bring_in, hint=t("saves.path")))
        self.import_button = add(Button(t("saves.import"), self.bring_in, "plain", "icons/import", size=22))
        self.done = add(Button(t("common.back"), self.app.pop, "plain", size=24))

    def _add_actions(self, slot: Slot) -> None:
        self.name = self.group.add(Entry(slot.summary.name, self._renamed, saves.LONGEST_NAME, tip=t("saves.name")))
        if slot.summary.over:
            self._button(t("saves.watch"), self.watch, "primary", "icons/replay")
        else:
            self._button(t("saves.go_on"), self.go_on, "primary", "icons/continue")
            self._button(t("saves.copy"), self.copy, "plain", "icons/save")
        self._button(t("saves.export"), self.export, "plain", "icons/export")
        self._button(t("saves.delete"), self.delete, "plain", "icons/trash")

    def _button(self, label: str, action: Callable[[], object], kind: Kind = "plain", icon: str | None = None) -> None:
        self.buttons.append(self.group.add(Button(label, action, kind, icon, size=22)))

    def _rebuild(self) -> None:
        self.group.clear()
        self.build()
        self.layout(self.app.canvas.width, self.app.canvas.height)
        self.dirty()

    def layout(self, width: float, height: float) -> None:
        self.sheet = pygame.FRect(0, 0, min(PAGE[0], width - 40), min(PAGE[1], height - 30))
        self.sheet.center = (width / 2, height / 2)
        page = self.sheet.inflate(-72, -56)
        self.side = pygame.FRect(page.right - 520, page.y + 70, 520, page.h - 70)
        self.tabs.rect.update(page.right - 520, page.y, 520, 46)
        foot = page.bottom - 52
        self.list.rect.update(page.x, page.y + 70, page.w - 548, foot - page.y - 92)
        self.entry.rect.update(page.x, foot, page.w - 548 - 186, 50)
        self.import_button.rect.update(self.entry.rect.right + 12, foot, 174, 50)
        self.done.rect.update(self.side.right - 180, foot, 180, 50)
        self.list.scroll(self.list.offset)
        if self.question:
            for number, button in enumerate(self.buttons):
                button.rect.update(self.side.x + 20, self.side.y + 360 + number * 60, self.side.w - 40, 50)
        elif self.buttons:
            self.name.rect.update(self.side.x, self._picture_box().bottom + 12, self.side.w, 44)
            top = self.name.rect.bottom + 92
            for number, button in enumerate(self.buttons):
                button.rect.update(self.side.x + number % 2 * 264, top + number // 2 * 58, 256, 50)

    def _picture_box(self) -> pygame.FRect:
        height = min(self.side.w * PICTURE[1] / PICTURE[0], self.side.h - 360)
        width = height * PICTURE[0] / PICTURE[1]
        return pygame.FRect(self.side.centerx - width / 2, self.side.y, width, height)

    # --- choosing ------------------------------------------------------------------------------------------

    def _turn(self, tab: str) -> None:
        self.tab, self.chosen, self.question = tab, None, ""
        self._read()
        self._rebuild()

    def _pick(self, number: int) -> None:
        self.chosen, self.question = self.slots[number], ""
        self._rebuild()

    def _ask(self, words: str, answers: list[tuple[str, Callable[[], object]]]) -> None:
        self.question, self._answers = words, [*answers, (t("saves.never_mind"), self._never_mind)]
        self._rebuild()

    def _never_mind(self) -> None:
        self.question = ""
        self._rebuild()

    def _try(self, action: Callable[[], str | None]) -> None:
        """Do something with files; say how it went."""
        try:
            words = action()
        except SaveTrouble as trouble:
            words = str(trouble)
        self.question = ""
        self._games.clear()
        self._read()
        self._rebuild()
        if words:
            self.app.notice(words)

    # --- doing ---------------------------------------------------------------------------------------------

    def go_on(self, own_cards: bool = False) -> None:
        assert self.chosen is not None
        try:
            opened = saves.resume(self.chosen.id, own_cards, self.app.call_soon)
        except OtherCards as trouble:
            self._ask(str(trouble), [(t("saves.own_cards"), partial(self.go_on, True))])
            return
        except SaveTrouble as trouble:
            self.app.notice(str(trouble))
            return
        if opened.session.kind.id not in TABLES:
            self.app.notice(t("saves.no_table", game=opened.session.kind.id))
            return
        if opened.notes:
            self.app.notice(" ".join(opened.notes))
        from yedo.scenes.table import Table

        lesson = table_of(opened.session.kind.id).lesson(self.app, opened)
        self.app.replace(lesson or Table(self.app, opened.session, keeper=opened.keeper))

    def watch(self) -> None:
        assert self.chosen is not None
        found = self._game(self.chosen)
        if isinstance(found, str):
            self.app.notice(found)
            return
        from yedo.scenes.replay import ReplayTable

        self.app.push(ReplayTable(self.app, found))

    def copy(self) -> None:
        slot = self.chosen
        assert slot is not None

        def keep() -> str:
            saves.copy(slot.id, t("saves.copy_of", name=slot.summary.name))
            return t("saves.copied")

        self._try(keep)

    def export(self) -> None:
        slot = self.chosen
        assert slot is not None

        def write() -> str:
            folder = user_dir() / "exports"
            with contextlib.suppress(OSError):
                folder.mkdir(parents=True, exist_ok=True)
            stem = re.sub(r"[^\w\- ]", "", slot.summary.name).strip()[:40] or slot.id
            return t("saves.exported", path=saves.export(slot.id, folder / f"{stem} {slot.id[-4:]}"))

        self._try(write)

    def delete(self) -> None:
        slot = self.chosen
        assert slot is not None
        self._ask(
            t("saves.sure", name=slot.summary.name),
            [(t("saves.delete"), lambda: self._try(lambda: saves.delete(slot.id)))],
        )

    def bring_in(self) -> None:
        path = Path(os.path.expanduser(self.path.strip().strip("\"'")))

        def take() -> str:
            saves.bring_in(path)
            self.path = ""
            return t("saves.imported")

        if self.path.strip():
            self._try(take)

    def _typed(self, path: str) -> None:
        self.path = path

    def _renamed(self, name: str) -> None:
        if self.chosen is not None and name.strip():
            self.chosen.summary.name = name
            try:
                saves.rename(self.chosen.id, name)
            except SaveTrouble as trouble:
                self.app.notice(str(trouble))
            self.dirty()

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.DROPFILE:
            self.path = event.file
            self.bring_in()
            return True
        return super().handle(event)

    # --- drawing -------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        self._opened = False
        art.backdrop(canvas, "scenes/title")
        draw.shade(canvas, 0.35)
        panel(canvas, self.sheet)
        page = self.sheet.inflate(-72, -56)
        heading = pygame.FRect(page.x, page.y - 8, page.w - 560, 62)
        text.draw(canvas, t("saves.heading"), heading, "display", 44, valign="middle")
        if not self.slots:
            room = self.list.rect.inflate(-80, -80)
            text.draw(canvas, t(f"saves.none.{self.tab}"), room, "italic", 26, None, "center", "middle")
        elif self.question:
            room = pygame.FRect(self.side.x + 20, self.side.y + 80, self.side.w - 40, 250)
            text.draw(canvas, self.question, room, "text", 26, None, "center", "middle")
        elif self.chosen is not None:
            self._draw_side(canvas, self.chosen)
        self.group.draw(canvas)

    def _draw_row(self, canvas: Canvas, number: int, rect: pygame.FRect, lit: bool) -> None:
        slot, theme = self.slots[number], canvas.theme
        box = rect.inflate(-6, -10)
        fill = theme.hover if lit or slot is self.chosen else theme.snow
        draw.rounded(canvas, box, fill, theme.accent if slot is self.chosen else theme.ink, 2, 8)
        place = pygame.FRect(box.x + 8, box.y + 8, (box.h - 16) * PICTURE[0] / PICTURE[1], box.h - 16)
        self._draw_picture(canvas, slot, place)
        words = pygame.FRect(place.right + 16, box.y + 8, box.right - place.right - 28, 34)
        text.draw(canvas, slot.summary.name, words, "bold", 24, valign="middle", wrap=False)
        words.y += 32
        text.draw(canvas, self._when(slot), words, "text", 19, theme.ink_soft, valign="middle", wrap=False)
        for n, player in enumerate(slot.summary.players):
            if art.exists(art.crest(str(player["color"]))):
                draw.crest_disc(canvas, player["color"], (words.x + 14 + n * 34, words.bottom + 17), 14)

    def _draw_side(self, canvas: Canvas, slot: Slot) -> None:
        box = self._picture_box()
        self._draw_picture(canvas, slot, box)
        words = pygame.FRect(self.side.x, self.name.rect.bottom + 8, self.side.w, 78)
        found = self._soon(slot)
        told = found if isinstance(found, str) else self._players(slot)
        text.draw(canvas, told, words, "text", 20, canvas.theme.text, "left", "top")

    def _players(self, slot: Slot) -> str:
        shown = []
        for n, player in enumerate(slot.summary.players):
            score = f" {slot.summary.scores[n]}" if n < len(slot.summary.scores) else ""
            by = "" if player["played_by"] == "human" else f" ({bot_name(player['played_by'])})"
            shown.append(f"{player['name']}{by}{score}")
        return ", ".join(shown) + "\n" + self._when(slot)

    def _when(self, slot: Slot) -> str:
        summary = slot.summary
        date = moment(min(summary.saved, 4e9))
        minutes = t("saves.minutes", n=round(summary.seconds / 60))
        if summary.over:
            return t("saves.when_over", date=date, minutes=minutes)
        game = summary.game if summary.game in GAMES else DEFAULT
        clock = kind_of(game).clock_words(summary.round, summary.rounds)
        return t("saves.when", date=date, clock=clock, minutes=minutes)

    def _draw_picture(self, canvas: Canvas, slot: Slot, rect: pygame.FRect) -> None:
        real = canvas.rect(rect)
        key = (slot.id, real.w)
        if key not in self._pictures:
            found = self._soon(slot)
            if found is None or isinstance(found, str):
                draw.rounded(canvas, rect, canvas.theme.paper_deep, canvas.theme.ink, 2, 4)
                return
            self._pictures[key] = table_of(found.frame.kind.id).thumbnail(found.game, real.w, self.app.settings.palette)
        picture = self._pictures[key]
        canvas.surface.blit(picture, real, (0, 0, real.w, real.h))
        draw.rounded(canvas, rect, None, canvas.theme.ink, 2, 2)

    def _soon(self, slot: Slot) -> Found | str | None:
        """The same for drawing: one game a frame is read, so that a long list does not keep the window waiting."""
        if slot.id in self._games:
            return self._games[slot.id]
        if self._opened:
            self.dirty()
            return None
        self._opened = True
        return self._game(slot)

    def _game(self, slot: Slot) -> Found | str:
        """The game of a slot, or the sentence why there is none; read once."""
        if slot.id not in self._games:
            try:
                found = look(slot.folder)
                shown = found.frame.kind.id in TABLES
                self._games[slot.id] = found if shown else t("saves.no_table", game=found.frame.kind.id)
            except SaveTrouble as trouble:
                self._games[slot.id] = str(trouble)
        return self._games[slot.id]


def go_on_latest(app: "App") -> None:
    """Back to the table of the game that was played last; if it cannot be opened, the list says why."""
    page = Saves(app)
    app.push(page)
    slot = saves.latest()
    number = next((n for n, one in enumerate(page.slots) if slot is not None and one.id == slot.id), None)
    if number is not None:
        page._pick(number)
        page.go_on()


@contextlib.contextmanager
def elsewhere() -> Iterator[None]:
    """Pictures of these pages need saved games; the player's own folder is left alone."""
    before = os.environ.get("YEDO_HOME")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["YEDO_HOME"] = folder
        try:
            yield
        finally:
            if before is None:
                del os.environ["YEDO_HOME"]
            else:
                os.environ["YEDO_HOME"] = before


def sample_game(seed: int, over: bool = True) -> Found:
    """A saved game for pictures, played at random. Call it `elsewhere()`."""
    session = new_session(kind_of(DEFAULT).config(4, seed))
    keeper = saves.start(session, t("saves.sample"))
    dice = random.Random(seed)
    while session.decision is not None and (over or session.kind.clock(session.game).round < 3):
        session.answer(dice.choice(session.decision.options))
    keeper.close()
    return look(keeper.folder)


@shot("saves")
def shot_saves(app: "App", options: ShotOptions) -> None:
    app.open("title")
    with elsewhere():
        for number in range(4):
            sample_game(options.seed + number, over=False)
        page = Saves(app)
        app.push(page)
        for slot in page.slots:
            page._game(slot)
