"""The new game: four pages of choices, what they amount to in one line, and the beginning. The same scene sets
up the co-operative game."""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from engine.yedo.kind import KIND
from yedo import own_numbers, scenes
from yedo.scenes.clock_choice import ClockChoice
from yedo.scenes.phone_switch import PhoneSwitch
from yedo.scenes.scene import Scene
from yedo.shot import ShotOptions, shot
from yedo.tables.yedo import new_game
from yedo.tables.yedo.new_game import NewGame
from yedo.tables.yedo.scenes.setup_edition import EditionPage
from yedo.tables.yedo.scenes.setup_pages import CardsPage, ModulesPage, Page, RulesPage
from yedo.tables.yedo.scenes.setup_players import PlayersPage
from yedo.ui import art, draw, text
from yedo.ui.button import Button
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.words import t

if TYPE_CHECKING:
    from yedo.app import App

PAGES: dict[str, type[Page]] = {
    "players": PlayersPage,
    "cards": CardsPage,
    "modules": ModulesPage,
    "edition": EditionPage,
    "rules": RulesPage,
}
OF_DELUXE, OF_OTHERS = ("players", "cards", "modules", "rules"), ("players", "edition", "rules")
LARGEST = (1720, 1000)


class Setup(Scene):
    coop = False

    def __init__(self, app: "App", page: str = "players") -> None:
        super().__init__(app)
        self.group.ring.numbers = False
        self.game: NewGame = new_game.remembered(app.settings.new_game.get(self._memory), self.coop)
        self.game.set_rule("reactions", app.settings.reactions)  # one wish, shown on both pages
        self.page_name = page
        self.sheet = pygame.FRect(0, 0, 0, 0)
        self.trouble = self.own = ""

    @property
    def _memory(self) -> str:
        return "coop" if self.coop else "versus"

    def build(self) -> None:
        names = OF_OTHERS if self.game.fixed else OF_DELUXE
        if self.page_name not in names:
            self.page_name = names[0]
        self.page = PAGES[self.page_name](self)
        self.tabs = {name: Button(t(f"setup.tab.{name}"), partial(self.turn, name), size=23) for name in names}
        for name, tab in self.tabs.items():
            tab.selected = name == self.page_name
        self.back_button = Button(t("setup.back"), self.back, size=22)
        self.clocks = ClockChoice(self.app)
        self.start_button = Button(t("setup.start"), self.start, "primary", "icons/play", 28)
        self.phones = PhoneSwitch(self.app)
        below = [self.back_button, self.clocks, self.phones, self.start_button]
        self.group.extend([*self.tabs.values(), *self.page.widgets(), *below])
        self.changed()

    def rebuild(self) -> None:
        """Make the widgets anew; the keyboard's ring stays where it was."""
        ring = self.group.ring
        found = [n for n, widget in enumerate(self.group.widgets) if widget is ring.current]
        visible = ring.visible
        self.group.clear()
        self.build()
        self.layout(self.app.canvas.width, self.app.canvas.height)
        if found:
            ring.focus(self.group.widgets[min(found[0], len(self.group.widgets) - 1)], visible)
        if not visible:  # the new widgets learn where the mouse is
            here = pygame.Event(pygame.MOUSEMOTION, pos=self.app.mouse, rel=(0, 0), buttons=(0, 0, 0))
            self.group.handle(here)
        self.dirty()

    def turn(self, page: str) -> None:
        self.page_name = page
        self.rebuild()

    def changed(self) -> None:
        """Something was chosen: is it a game that can be played?"""
        seed = int(self.game.seed) if self.game.seed else 1
        self.trouble = new_game.trouble(self.game.config(seed))
        self.own = "" if self.trouble else own_numbers.announced(KIND, self.game.config(seed))
        self.start_button.enabled = not self.trouble
        self.dirty()

    def start(self) -> None:
        self.remember()
        config = self.game.config(self.game.drawn_seed(), self.app.settings.board_side)
        trouble = new_game.trouble(config)
        if trouble:
            self.app.notice(trouble)
            return
        session = new_game.begin(config, self.app.call_soon)
        self.app.replace(scenes.make("table", self.app, session=session))

    def remember(self) -> None:
        self.app.settings.new_game[self._memory] = self.game.to_dict()
        self.app.save_settings()

    def leave(self) -> None:
        self.app.settings.new_game[self._memory] = self.game.to_dict()

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            names = list(self.tabs)
            step = 1 if event.key == pygame.K_PAGEDOWN else -1
            self.turn(names[(names.index(self.page_name) + step) % len(names)])
            return True
        return super().handle(event)

    # --- places and drawing -------------------------------------------------------------------------------------

    def layout(self, width: float, height: float) -> None:
        self.sheet = pygame.FRect(0, 0, min(width - 48, LARGEST[0]), min(height - 32, LARGEST[1]))
        self.sheet.center = (width / 2, height / 2)
        inner = self.sheet.inflate(-84, -56)
        each = min(200.0, (inner.w - 480) / len(self.tabs))
        for number, tab in enumerate(self.tabs.values()):
            x = inner.right - (len(self.tabs) - number) * (each + 8) + 8
            tab.rect.update(x, inner.y + 4, each, 54)
        self.page.layout(pygame.FRect(inner.x, inner.y + 84, inner.w, inner.h - 84 - 84))
        self.back_button.rect.update(inner.x, inner.bottom - 60, 150, 56)
        self.clocks.beside(self.back_button)
        self.phones.beside(self.clocks)
        self.start_button.rect.update(inner.right - 270, inner.bottom - 64, 270, 62)

    def draw(self, canvas: Canvas) -> None:
        art.backdrop(canvas, "scenes/title")
        draw.shade(canvas, 0.35)
        panel(canvas, self.sheet)
        inner = self.sheet.inflate(-84, -56)
        name = pygame.FRect(inner.x, inner.y - 4, 440, 66)
        heading = t("setup.coop_heading" if self.coop else "setup.heading")
        text.draw(canvas, heading, name, "display", 46, valign="middle", wrap=False)
        line = inner.y + 70
        draw.brush_line(canvas, (inner.x, line), inner.w, canvas.theme.gold_deep)
        self.page.draw(canvas)
        self._draw_summary(canvas, inner)
        self.group.draw(canvas)

    def _draw_summary(self, canvas: Canvas, inner: pygame.FRect) -> None:
        left, right = self.phones.rect.right + 24, self.start_button.rect.x - 24
        room = pygame.FRect(left, inner.bottom - 64, right - left, 62)
        if self.trouble:
            text.draw(canvas, self.trouble, room, "bold", 21, canvas.theme.bad, "center", "middle")
            return
        text.draw(canvas, self.summary(), room, "text", 22, canvas.theme.ink_soft, "center", "middle")

    def summary(self) -> str:
        """The game in one line."""
        game = self.game
        parts = [
            t("setup.summary_players", n=game.players),
            t("setup.summary_rounds", n=game.length),
        ]
        if game.fixed:
            parts.append(t(f"edition.name.{game.edition}"))
        else:
            parts.append(t(f"mood.{game.mood}") if game.coop else t(f"setup.preset_value.{game.preset}"))
            parts += [t(f"module.{name}") for name in game.modules]
        if game.seed:
            parts.append(f"{t('setup.seed')} {game.seed}")
        parts += [t("saves.numbers_of_own", what=self.own)] if self.own else []
        return " · ".join(parts)


class CoopSetup(Setup):
    coop = True


@shot("setup")
def shot_setup(app: "App", options: ShotOptions) -> None:
    app.open("title")
    app.open("setup")


@shot("setup_cards")
def shot_cards(app: "App", options: ShotOptions) -> None:
    app.open("title")
    app.open("setup", page="cards")


@shot("setup_modules")
def shot_modules(app: "App", options: ShotOptions) -> None:
    app.open("title")
    app.open("setup", page="modules")


@shot("setup_2012")
def shot_2012(app: "App", options: ShotOptions) -> None:
    _shot_2012(app, "players")


@shot("setup_edition")
def shot_edition(app: "App", options: ShotOptions) -> None:
    _shot_2012(app, "edition")


def _shot_2012(app: "App", page: str) -> None:
    app.settings.new_game["versus"] = {**app.settings.new_game.get("versus", {}), "edition": "2012-samurai"}
    app.open("title")
    app.open("setup", page=page)


@shot("setup_rules")
def shot_rules(app: "App", options: ShotOptions) -> None:
    app.open("title")
    app.open("setup", page="rules")


@shot("coop")
def shot_coop(app: "App", options: ShotOptions) -> None:
    app.open("title")
    app.open("coop")
