"""Mouse and keyboard at the table, in the order in which things take them: sheets, movement to skip, the small
choice, a presentation, the log and the prompt, the places."""

from typing import TYPE_CHECKING

import pygame

from yedo.table import menus
from yedo.table.chips import Chip
from yedo.table.choice import Choice
from yedo.table.part import Rect, Spot
from yedo.ui.words import t

if TYPE_CHECKING:
    from yedo.scenes.table import Table

_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
CLICKED = ("ribbon", "seat", "clan", "sheet", "log", "move")  # kinds of places that are more than answers
_SKIP = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class Input:
    def __init__(self, table: "Table") -> None:
        self.table = table
        self._glancing = False

    def handle(self, event: pygame.Event) -> bool:
        """True when the event was used; mouse positions are the window's logical ones. A click takes away whatever
        floats, after it was found on it."""
        used = self._handle(self._translated(event))
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 2, 3):
            used |= self.table.floating.hush()
        return used

    def _handle(self, event: pygame.Event) -> bool:
        table = self.table
        pressed = event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)
        if table.sheets.handle(event):
            return True
        if pressed and (table.sheets.open is not None or table.zoom.pinned):
            table.sheets.close()
            table.zoom.pinned = ""
            return True
        if self._on_strip(event):
            return True
        if self._skips(event):
            table.skip()
            return True
        if table.choice is not None and event.type in (*_MOUSE, pygame.KEYDOWN):
            return self._in_choice(table.choice, event)
        if event.type == pygame.WINDOWLEAVE:
            return self._nowhere()
        if event.type == pygame.WINDOWFOCUSLOST:  # the key that is held down is let go somewhere else
            table.peek(False)
            return False
        if table.presentation is not None and table.presentation.handle(event):
            if event.type == pygame.MOUSEMOTION:
                self._nowhere()
            return True
        if event.type == pygame.MOUSEMOTION:
            return self._moved(event)
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            return self._key(event)
        if event.type == pygame.MOUSEWHEEL and table.prompt.rect.collidepoint(self._mouse()):
            return table.prompt.handle(event) or table.prompt.turn(-1 if event.y > 0 else 1)
        if table.log.handle(event) or table.prompt.handle(event):
            return True
        return event.type == pygame.MOUSEBUTTONDOWN and self._clicked(event)

    def _translated(self, event: pygame.Event) -> pygame.Event:
        """From the window's logical pixels to those of the table."""
        if event.type not in _MOUSE:
            return event
        ratio = self.table.app.canvas.scale / self.table.canvas.scale
        return pygame.Event(event.type, {**event.dict, "pos": (event.pos[0] * ratio, event.pos[1] * ratio)})

    def _mouse(self) -> tuple[float, float]:
        app, ratio = self.table.app, self.table.app.canvas.scale / self.table.canvas.scale
        return app.mouse[0] * ratio, app.mouse[1] * ratio

    def _skips(self, event: pygame.Event) -> bool:
        """Whether this click or key only ends what is moving."""
        if not self.table.stage.busy:
            return False
        if event.type == pygame.KEYDOWN:
            return event.key in _SKIP or self.table.app.action(event) == "skip"
        return event.type == pygame.MOUSEBUTTONDOWN and event.button == 1

    def _on_strip(self, event: pygame.Event) -> bool:
        """Whether a click is about the others' moves; while they are paused any other one lets them go on."""
        table = self.table
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if pressed and table.choice is None and table.presentation is None:
            spot = table.pointer.at(event.pos)
            kind, _, what = spot.place.partition(":") if spot is not None else ("", "", "")
            if kind == "move":
                table.following.click(what)
                return True
        if not table.paused:
            return False
        if pressed or (event.type == pygame.KEYDOWN and event.key in _SKIP):
            table.following.stop(False)
            return True
        return False

    def _in_choice(self, choice: Choice, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.table.choice = None
            return True
        if event.type == pygame.KEYDOWN:
            return self.table.ring.handle(event)
        return self.table.ring.handle(event) | choice.handle(event)

    def _moved(self, event: pygame.Event) -> bool:
        table, pointer = self.table, self.table.pointer
        changed = table.ring.handle(event) | table.prompt.handle(event) | table.log.handle(event)
        spot, over = pointer.at(event.pos), pointer.over
        line = table.log.row_at(event.pos)
        if line is not None:
            spot = over if over is not None and over.place == f"log:{line}" else self._log_spot(line, event.pos)
        elif table.prompt.rect.collidepoint(event.pos):
            spot = self._chip_spot(event.pos)
        changed |= pointer.move(spot)
        if tuple(event.dict.get("rel", (1, 1))) != (0, 0):  # else a scene on top has gone
            changed |= table.floating.moved(spot, event.pos)
        changed |= table.aim(event.pos)
        self._glance(event.pos)
        place = spot.place if spot is not None else ""
        for chip in table.prompt.chips:
            marked = bool(place) and chip.place == place
            changed |= marked != chip.marked
            chip.marked = marked
        return changed

    def _nowhere(self) -> bool:
        """The mouse is over nothing of the table itself."""
        table = self.table
        self._glance(None)
        return table.pointer.move(None) | table.floating.moved(None, None) | table.aim(None)

    def _glance(self, at: tuple[float, float] | None) -> None:
        """A hand that lies face down is turned up while the mouse rests where the game says."""
        table = self.table
        glances = at is not None and table.decision is not None and table.game.glances(table.parts, at)
        if glances and not self._glancing and table.desk.open_hand:
            return
        if glances != self._glancing:
            self._glancing = glances
            table.peek(glances)

    def _log_spot(self, line: int, at: tuple[float, float]) -> Spot:
        """What a line of the log explains: its card, a bot's reason, and that it can be seen again."""
        told = self.table.log.lines[line]
        tip = t("table.log_why", why=told.why) + "\n" if told.why else ""
        return Spot(f"log:{line}", Rect(at[0], at[1], 1, 1), tip + t("table.log_again"), told.card)

    def cursor(self) -> int | None:
        """A hand over whatever answers a click."""
        table, over = self.table, self.table.pointer.over
        kind = over.place.partition(":")[0] if over is not None else ""
        clicks = kind in CLICKED or kind in table.desk.game.clickable
        clicks |= over is not None and (over.place in table.pointer.lit or bool(over.card))
        clicks |= any(widget.hovered for widget in table.prompt.widgets)
        return pygame.SYSTEM_CURSOR_HAND if clicks else None

    def _chip_spot(self, position: tuple[float, float]) -> Spot | None:
        """What a chip under the mouse explains."""
        for chip in self.table.prompt.widgets:
            if isinstance(chip, Chip) and chip.rect.collidepoint(position):
                if chip.option is not None and (chip.spot is None or chip.spot.rect != chip.rect):
                    chip.spot = self.table.pointer.option_spot(chip.option, chip.rect)
                return chip.spot
        return None

    def _clicked(self, event: pygame.Event) -> bool:
        table = self.table
        spot = table.pointer.at(event.pos)
        if event.button == 3:
            table.zoom.pinned = spot.card if spot is not None else table.log.card_at(event.pos)
            return bool(table.zoom.pinned)
        if event.button != 1 or spot is None:
            return False
        kind, _, what = spot.place.partition(":")
        if spot.place in table.pointer.lit:
            table.press(spot.place, spot.rect)
        elif kind == "ribbon":
            menus.ribbon_button(table, what)
        elif kind == "seat":
            menus.seat_menu(table, int(what), spot.rect)
        elif kind in table.desk.game.clickable:
            table.desk.game.clicked(table, kind, what)
        elif kind == "card" and not table.desk.open_hand and table.viewer is not None:
            table.peek(not table.peeking)
        elif kind == "clan":
            table.sheets.show_clan(what)
        elif kind == "sheet":
            table.sheets.show_named(what)
        elif spot.card:
            table.zoom.pinned = spot.card
        else:
            return False
        return True

    def _peeks(self, event: pygame.Event) -> bool:
        """Space turns a hand up that lies face down, as long as it is held, and the ring has no other use for it."""
        if event.key != pygame.K_SPACE or self.table.ring.visible or self.table.decision is None:
            return False
        return self.table.peeking if event.type == pygame.KEYUP else not self.table.desk.open_hand

    def _key(self, event: pygame.Event) -> bool:
        table = self.table
        if table.app.settings.keys.get("peek") == pygame.key.name(event.key) or self._peeks(event):
            table.peek(event.type == pygame.KEYDOWN)
            return True
        if event.type == pygame.KEYUP:
            return False
        if event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            return table.prompt.turn(1 if event.key == pygame.K_PAGEDOWN else -1)
        act = table.key_actions.get(table.app.action(event) or "")
        if act is not None:
            act()
            return True
        if table.game.pressed(table, event.key):
            return True
        used = table.ring.handle(event)
        if table.ring.visible:
            at = table.pointer.focused(table.ring.current)
            table.floating.point(at)
            used |= table.aim(at)
        return used
