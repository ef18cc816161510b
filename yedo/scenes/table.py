"""The table, where the whole game is played. It shows a session's steps, asks its questions, and knows no rules:
options light up the places they stand on, a click picks one, the events of an answer are played out."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from engine.core.decision import Decision, Option
from engine.yedo import say
from engine.yedo.config import Config, standard_game
from engine.yedo.explain import explain, preview
from yedo import scenes
from yedo.scenes.scene import Scene
from yedo.session import HUMAN, Session, Step, new_session
from yedo.shot import ShotOptions, shot
from yedo.table.animate import Stage
from yedo.table.choice import Choice
from yedo.table.chips import icon_of
from yedo.table.layout import COMPACT_BELOW, arrange, table_scale
from yedo.table.log import Log, line_of
from yedo.table.part import Desk, Rect, Spot
from yedo.table.parts import Parts
from yedo.table.places import spot_of, tray_things
from yedo.table.presentations import PRESENTATIONS, Presentation
from yedo.table.prompt import Prompt, Question
from yedo.table.zoom import Zoom
from yedo.ui import draw, sound
from yedo.ui.canvas import Canvas
from yedo.ui.focus import FocusRing, Target
from yedo.ui.theme import Colour
from yedo.ui.tooltip import Hover, draw_tooltip
from yedo.ui.words import t

if TYPE_CHECKING:
    from yedo.app import App

SPEEDS = ("slow", "normal", "fast", "off")
HURRY = 0.010  # seconds of a frame spent on steps that are not shown
BOTS = ("random",)  # who a seat can be handed to
CONFIRMED = {"return_blessing": "table.sure_blessing", "token": "table.sure_blessing", "home": "table.sure_home"}


class PlaceTarget:
    """A lit place as something the focus ring can stand on."""

    def __init__(self, place: str, rect: Rect, press: Callable[[], object]) -> None:
        self.place, self.rect, self.press = place, rect, press
        self.focusable = True

    def activate(self) -> None:
        self.press()

    def key(self, event: pygame.Event) -> bool:
        return False


class Table(Scene):
    """`comfort` False leaves every question to the generic path."""

    def __init__(
        self,
        app: "App",
        session: Session | None = None,
        setup_file: Path | None = None,
        players: str | None = None,
        seed: int | None = None,
    ) -> None:
        super().__init__(app)
        self.session = session or new_session(_config(players, seed), app.call_soon)
        self.comfort = True
        game = self.session.game
        self.viewer = self._first_viewer()
        width, height = 1920.0, 1080.0
        first = self.session.steps[0].game if self.session.steps else game
        self.desk = Desk(
            view=first.view(self.viewer), viewer=self.viewer, house=self.viewer or 0,
            plan=arrange(width, height, len(game.state.order)),
            played_by=self.session.played_by,
        )  # fmt: skip
        self.parts = Parts(self.desk)
        self.stage = Stage(self.parts, self._changed)
        self.prompt = Prompt(self.desk, self.pick)
        self.log = Log(self.desk)
        self.zoom = Zoom(self.desk)
        self.choice: Choice | None = None
        self.presentation: Presentation | None = None
        self.decision: Decision | None = None  # the question a person is asked now
        self.lit: dict[str, list[Option]] = {}
        self.blocked: dict[str, str] | None = None
        self.spots: list[Spot] = []
        self.hover = Hover()
        self.hover_words: tuple[int, str] | None = None
        self.ring = FocusRing(self._targets)
        self.step_number = 0
        self.since = 0  # the log's length when the viewer last answered
        self.started = time.monotonic()
        self._asked: object = None
        self._over_spot: Spot | None = None
        self.canvas = Canvas(app.canvas.surface, 1.0, app.canvas.theme)

    # --- who looks ------------------------------------------------------------------------------------------

    def _first_viewer(self) -> int | None:
        humans = self.session.humans()
        if not humans:
            return None
        decision = self.session.decision
        return decision.player if decision is not None and decision.player in humans else humans[0]

    def look_as(self, seat: int | None) -> None:
        """Another person looks at the table now: their house, their hand, their knowledge."""
        if seat == self.viewer:
            return
        self.viewer = self.desk.viewer = seat
        if seat is not None:
            self.desk.house = seat
        self.desk.view = self.session.game.view(seat)
        self._changed()

    # --- the flow -------------------------------------------------------------------------------------------

    def enter(self) -> None:
        self._pump()

    def resume(self) -> None:
        self._changed()

    def update(self, seconds: float) -> None:
        self.stage.queue.speed = self.app.settings.speed
        if self.stage.update(seconds):
            self.dirty()
        if self.presentation is not None and self.presentation.update(seconds):
            self.dirty()
        if self.hover.update(seconds):
            self.dirty()
        self._pump()

    def animating(self) -> bool:
        return self.stage.busy or bool(self.session.steps)

    def wake(self) -> float | None:
        return self.hover.wake

    def _pump(self) -> None:
        """Show what has happened; when all is shown, ask whoever is to be asked."""
        deadline = time.monotonic() + HURRY
        self.stage.queue.speed = self.app.settings.speed
        while not self.stage.busy:
            if self.session.steps:
                self._show(self.session.steps.popleft())
                self.stage.update(0)
                continue
            if self._ask():
                return
            self.session.proceed()
            if not self.session.steps or time.monotonic() > deadline:
                return

    def _show(self, step: Step) -> None:
        """Play out one step; the true view takes over at its end."""
        self.decision = None
        self._close()
        self.step_number += 1
        number = self.step_number
        for event in step.events:
            line = line_of(step.game, event, self.viewer, number)

            def tell(line: object = line) -> None:
                if line is not None:
                    self.log.add(line)  # type: ignore[arg-type]

            self.stage.play(event, self.viewer, tell)

        def settle() -> None:
            self.desk.view = step.game.view(self.viewer)
            self.desk.lifted.clear()
            self._changed()

        if self.stage.busy and self.stage.queue.speed:
            self.stage.then(settle)
        else:
            self.stage.skip()
            settle()

    def _ask(self) -> bool:
        """Put the open question into the prompt. True when a person has to answer it, or nobody can."""
        decision = self.session.decision
        if decision is None:
            if self._asked != "over":
                self._asked = "over"
                self.prompt.say(Question(t("table.over"), -1, t("table.to_score"), self.finish))
                self._changed()
            return True
        if not self.session.is_human(decision.player):
            if self._asked is not decision:
                self._asked = decision
                self.desk.asked = decision.player
                name = self.session.game.state.clans[decision.player].name
                self.prompt.say(Question(t("table.thinks", clan=name), decision.player))
                self.dirty()
            return False
        if self._asked is decision and self.decision is not None:
            return True
        self._asked = decision
        if len(self.session.humans()) >= 1:
            self.look_as(decision.player)
        self._put(decision)
        return True

    def _put(self, decision: Decision) -> None:
        """A person is asked."""
        view = self.desk.view = self.session.game.view(self.viewer)
        self.decision = decision
        self.desk.asked = decision.player
        self.blocked = None
        self.lit = {}
        for option in decision.options:
            self.lit.setdefault(spot_of(view, option, decision), []).append(option)
        self.parts.tray.show(tray_things(view, decision), say.prompt(view, decision))
        made = PRESENTATIONS.get(decision.kind) if self.comfort else None
        self.presentation = made(self, decision) if made is not None else None
        if self.presentation is not None:
            self.presentation.layout(*self.desk.plan.size)
        self.prompt.ask(view, decision)
        sound.play("your_turn", 0.5)
        self._changed()

    def pick(self, option: Option) -> None:
        """Answer the open question, after a second thought where a slip would be costly."""
        decision = self.decision
        if decision is None or option not in decision.options:
            return
        sure = self._second_thought(option, decision)
        if sure is None:
            self.answer(option)
            return
        words = t(sure, n=option[-1])
        again = self.prompt.ask
        view = self.desk.view
        self.prompt.offer(
            words, decision.player,
            [(t("common.yes"), "confirm", lambda: self.answer(option)),
             (t("common.no"), "cancel", lambda: (again(view, decision), self.dirty()))],
        )  # fmt: skip
        self.ring.focus(None)
        self.dirty()

    def _second_thought(self, option: Option, decision: Decision) -> str | None:
        if not self.app.settings.confirmations:
            return None
        mon = self.desk.view.state.clans[decision.player].mon
        if option[0] == "bid" and option[1] * 2 > mon:
            return "table.sure_bid"
        if option[0] == "home" and len(decision.options) < 2:
            return None
        return CONFIRMED.get(option[0])

    def answer(self, option: Option) -> None:
        self.since = len(self.log.lines)
        self._close()
        self.decision = None
        self._asked = None
        self.lit = {}
        self.session.answer(option)
        self._pump()
        self.dirty()

    def _close(self) -> None:
        if self.presentation is not None:
            self.presentation.close()
            self.presentation = None
        self.choice = None
        self.parts.tray.show([], "")

    def finish(self) -> None:
        """The game is over: on to the reckoning."""
        if scenes.has("score"):
            self.app.replace(scenes.make("score", self.app, session=self.session))
        else:
            self.app.reset(scenes.make("title", self.app))

    # --- layout and drawing -----------------------------------------------------------------------------------

    def layout(self, width: float, height: float) -> None:
        real = self.app.canvas.surface.get_size()
        scale = table_scale(real)
        large = min(1.15, max(1.0, self.app.canvas.text_scale * self.app.settings.ui_scale))
        compact = scale / large < COMPACT_BELOW
        self.canvas = Canvas(self.app.canvas.surface, scale, self.app.canvas.theme, large)
        self.desk.plan = arrange(real[0] / scale, real[1] / scale, len(self.desk.view.state.order), compact)
        self.prompt.place(self.canvas)
        self.log.place(self.canvas)
        if self.choice is not None:
            self.choice.place(self.canvas, *self.desk.plan.size)
        if self.presentation is not None:
            self.presentation.layout(*self.desk.plan.size)
        self.parts.forget()
        self._changed()

    def _changed(self) -> None:
        """What lies on the table is different: draw it anew and find its spots again."""
        self.parts.ribbon.speed = self.app.settings.animation_speed
        self.parts.ribbon.side = self.app.settings.board_side
        self.parts.changed()
        self.spots = []
        self.dirty()

    def _all_spots(self) -> list[Spot]:
        if not self.spots:
            self.spots = self.parts.spots()
        return self.spots

    def draw(self, canvas: Canvas) -> None:
        page = Canvas(canvas.surface, self.canvas.scale, canvas.theme, self.canvas.text_scale)
        self.parts.draw_still(page)
        self.log.draw(page)
        if self.presentation is None or not self.presentation.hides_prompt:
            self.prompt.draw(page)
        if self.decision is not None and not self.parts.tray.things:
            self._draw_lit(page)
        self.parts.tray.draw(page)
        if self.decision is not None and self.parts.tray.things:
            self._draw_lit(page)
        if self.presentation is not None:
            self.presentation.draw(page)
        self.stage.draw(page)
        if self.choice is not None:
            self.choice.draw(page)
        self.ring.draw(page)
        self._draw_hover(page)

    def _draw_lit(self, page: Canvas) -> None:
        """A glow round every place an option stands on, brighter under the mouse."""
        theme = page.theme
        over = self._over_spot.place if self._over_spot is not None else ""
        chip = next((c.place for c in self.prompt.chips if c.hovered), "")
        for spot in self._all_spots():
            if spot.place not in self.lit:
                continue
            bright = spot.place in (over, chip)
            glow = theme.glow
            radius = spot.rect.h / 2 if spot.form == "round" else 9
            outer = spot.rect.inflate(10, 10)
            draw.rounded(page, outer, None, Colour(glow.r, glow.g, glow.b, 120), 7, radius + 5)
            fill = Colour(glow.r, glow.g, glow.b, 110 if bright else 36)
            draw.rounded(page, spot.rect.inflate(4, 4), fill, theme.accent if bright else glow, 3, radius + 2)

    # --- hovering ---------------------------------------------------------------------------------------------

    def _spot_at(self, position: tuple[float, float]) -> Spot | None:
        found = None
        for spot in reversed(self._all_spots()):
            if spot.rect.collidepoint(position):
                if spot.place in self.lit:
                    return spot  # a lit place shines through what lies on it
                found = found or spot
        return found

    def _draw_hover(self, page: Canvas) -> None:
        if self.zoom.pinned:
            self.zoom.draw(page, self.zoom.pinned, None)
            return
        spot = self._over_spot
        if spot is None and self.ring.visible and isinstance(self.ring.current, PlaceTarget):
            place = self.ring.current.place
            spot = next((s for s in self._all_spots() if s.place == place), None)
        elif not self.hover.ready:
            return
        if spot is None or self.choice is not None:
            return
        words = self._words_for(spot)
        if spot.card and not spot.place.startswith("tray:"):
            self.zoom.draw(page, spot.card, spot.rect, words)
        elif words:
            draw_tooltip(page, words, spot.rect)

    def _words_for(self, spot: Spot) -> str:
        """The explanation of a place: what it is, what could be done there, or why it cannot."""
        if self.hover_words is not None and self.hover_words[0] == id(spot):
            return self.hover_words[1]
        parts = [spot.tip] if spot.tip else []
        if self.decision is not None and spot.place in self.lit:
            options = self.lit[spot.place]
            for option in options[:4]:
                parts.append("{icon:confirm} " + say.label(self.desk.view, option, self.decision))
            if len(options) == 1:
                game = self.session.game
                parts += [f"{{i}}{line}{{/i}}" for line in preview(game, self.decision.player, options[0])[:4]]
        elif self.decision is not None and spot.place:
            reason = self._blocked().get(spot.place)
            if reason:
                parts.append("{icon:closed} " + reason)
        words = "\n".join(parts)
        self.hover_words = (id(spot), words)
        return words

    def _blocked(self) -> dict[str, str]:
        """Why places cannot be used now, asked for once a question."""
        if self.blocked is None and self.decision is not None:
            self.blocked = {b.place: b.reason for b in explain(self.desk.view, self.decision)}
        return self.blocked or {}

    # --- events -------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        event = self._translated(event)
        if self.zoom.pinned and event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.zoom.pinned = ""
            return True
        if self.stage.busy and event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.stage.skip()
            self._pump()
            return True
        if self.choice is not None:
            used = self._handle_choice(event)
            if used is not None:
                return used
        if self.presentation is not None and self.presentation.handle(event):
            return True
        if event.type == pygame.MOUSEMOTION:
            return self._moved(event)
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if self.log.handle(event):
            return True
        if event.type == pygame.MOUSEWHEEL and self.prompt.rect.collidepoint(self._mouse()):
            return self.prompt.turn(-1 if event.y > 0 else 1) or self.prompt.handle(event)
        if self.prompt.handle(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._clicked(event)
        return False

    def _translated(self, event: pygame.Event) -> pygame.Event:
        """From the window's logical pixels to those of the table."""
        if event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return event
        ratio = self.app.canvas.scale / self.canvas.scale
        attributes = dict(event.dict)
        attributes["pos"] = (event.pos[0] * ratio, event.pos[1] * ratio)
        return pygame.Event(event.type, attributes)

    def _mouse(self) -> tuple[float, float]:
        ratio = self.app.canvas.scale / self.canvas.scale
        return self.app.mouse[0] * ratio, self.app.mouse[1] * ratio

    def _handle_choice(self, event: pygame.Event) -> bool | None:
        assert self.choice is not None
        if event.type == pygame.KEYDOWN:
            if event.key == pygame.K_ESCAPE:
                self.choice = None
                return True
            return self.ring.handle(event)
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.ring.handle(event)
            return self.choice.handle(event)
        return None

    def _moved(self, event: pygame.Event) -> bool:
        changed = self.ring.handle(event)
        changed |= self.prompt.handle(event)
        changed |= self.log.handle(event)
        spot = self._spot_at(event.pos)
        card = self.log.card_at(event.pos)
        if card:
            spot = Spot("", Rect(*event.pos, 1, 1), "", card)
            if self._over_spot is not None and self._over_spot.card == card:
                spot = self._over_spot
        if self.prompt.rect.collidepoint(event.pos):
            spot = None
        if spot is not self._over_spot:
            lit = {s.place for s in (spot, self._over_spot) if s is not None} & self.lit.keys()
            self._over_spot = spot
            changed |= self.hover.move(spot)
            changed |= bool(lit)
            for chip in self.prompt.chips:
                chip.marked = spot is not None and bool(spot.place) and chip.place == spot.place
        return changed

    def _clicked(self, event: pygame.Event) -> bool:
        spot = self._spot_at(event.pos)
        if event.button == 3:
            card = spot.card if spot is not None else self.log.card_at(event.pos)
            self.zoom.pinned = card or ""
            return bool(card)
        if event.button != 1 or spot is None:
            return False
        if spot.place.startswith("ribbon:"):
            self._ribbon_button(spot.place[7:])
            return True
        if spot.place in self.lit:
            self._press(spot.place, spot.rect)
            return True
        if spot.place.startswith("seat:"):
            self._seat_menu(int(spot.place[5:]), spot.rect)
            return True
        if spot.card:
            self.zoom.pinned = spot.card
            return True
        return False

    def _press(self, place: str, rect: Rect) -> None:
        """Pick the option on a place, or open the small choice where there are several."""
        options = self.lit.get(place, [])
        if len(options) == 1:
            self.pick(options[0])
        elif options and self.decision is not None:
            decision, view = self.decision, self.desk.view
            entries = [
                (say.label(view, option, decision), icon_of(option), self._picker(option)) for option in options
            ]
            self.open_choice("", entries, rect)

    def _picker(self, option: Option) -> Callable[[], object]:
        return lambda: self.pick(option)

    def open_choice(self, title: str, entries: list[tuple[str, str, Callable[[], object]]], near: Rect) -> None:
        def close() -> None:
            self.choice = None
            self.dirty()

        self.choice = Choice(title, entries, near, close)
        self.choice.place(self.canvas, *self.desk.plan.size)
        self.ring.focus(self.choice.chips[0], show=self.ring.visible)
        self.dirty()

    # --- keyboard -----------------------------------------------------------------------------------------------

    def _targets(self) -> list[Target]:
        if self.choice is not None:
            return list(self.choice.chips)
        targets: list[Target] = list(self.prompt.widgets)
        seen = set()
        for spot in self._all_spots() if self.decision is not None else ():
            if spot.place in self.lit and spot.place not in seen:
                seen.add(spot.place)
                current = self.ring.current
                if isinstance(current, PlaceTarget) and current.place == spot.place:
                    current.rect = spot.rect
                    targets.append(current)
                else:
                    targets.append(PlaceTarget(spot.place, spot.rect, self._presser(spot)))
        return targets

    def _presser(self, spot: Spot) -> Callable[[], object]:
        return lambda: self._press(spot.place, spot.rect)

    def _key(self, event: pygame.Event) -> bool:
        if event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            return self.prompt.turn(1 if event.key == pygame.K_PAGEDOWN else -1)
        action = self.app.action(event)
        if self.stage.busy and (action == "skip" or event.key in (pygame.K_RETURN, pygame.K_SPACE)):
            self.stage.skip()
            self._pump()
            return True
        if action == "flip_board":
            self.flip()
            return True
        if self.ring.handle(event):
            return True
        return False

    def back(self) -> None:
        """Esc: the pause."""
        self.app.open("pause")

    # --- the ribbon's buttons -----------------------------------------------------------------------------------

    def _ribbon_button(self, name: str) -> None:
        sound.play("click")
        if name == "menu":
            self.app.open("pause")
        elif name == "rules":
            if scenes.has("rules"):
                self.app.open("rules")
            else:
                self.app.notice(t("table.no_rules"))
        elif name == "flip":
            self.flip()
        elif name == "speed":
            speeds = list(SPEEDS)
            following = speeds[(speeds.index(self.app.settings.animation_speed) + 1) % len(speeds)]
            self.app.change(animation_speed=following)
        elif name == "auto_pass":
            self.parts.ribbon.auto_pass = not self.parts.ribbon.auto_pass
            self._changed()

    def flip(self) -> None:
        """Turn the board to its other side."""
        side = "night" if self.app.settings.board_side == "day" else "day"
        self.app.change(board_side=side)

    def _seat_menu(self, seat: int, near: Rect) -> None:
        """Hand a seat to a bot, or take it back."""
        name = self.session.game.state.clans[seat].name
        entries: list[tuple[str, str, Callable[[], object]]] = []
        if self.session.is_human(seat):
            for bot in BOTS:
                entries.append((t("table.hand_over", bot=bot), "robot", self._hander(seat, bot)))
        else:
            entries.append((t("table.take_back"), "human", self._hander(seat, HUMAN)))
        self.open_choice(name, entries, near)

    def _hander(self, seat: int, played_by: str) -> Callable[[], object]:
        def hand() -> None:
            self.session.hand_over(seat, played_by)
            self._asked = None
            self.decision = None
            self.lit = {}
            self._close()
            self._changed()
            self._pump()

        return hand


TableScene = Table


def open_table(app: "App", config: Config) -> Table:
    """Start a game and put its table on top."""
    table = Table(app, new_session(config, app.call_soon))
    app.push(table)
    return table


def _config(players: str | None, seed: int | None) -> Config:
    """The game of `yedo play --players human,samurai --seed 3`."""
    names = (players or "human,random,random,random").split(",")
    config = standard_game(max(2, min(5, len(names))), seed=seed if seed is not None else time.time_ns() % 100000)
    for seat, name in zip(config.seats, names, strict=False):
        seat.played_by = name.strip()
    return config


def played_session(config: Config, answers: int, seed: int = 1) -> Session:
    """A session in mid-game: random answers, nothing left to show."""
    import random

    dice = random.Random(seed)
    session = new_session(config)
    for _ in range(answers):
        if session.game.decision is None:
            break
        session.answer(dice.choice(session.game.decision.options))
    session.steps.clear()
    return session


@shot("table")
def shot_table(app: "App", options: ShotOptions) -> None:
    config = standard_game(5, seed=options.seed)
    session = played_session(config, 130, options.seed)
    app.push(Table(app, session))
