"""The settings page: everything at once, no scrolling. A change acts and is remembered at once."""

from typing import TYPE_CHECKING, Any

import pygame

from yedo import settings as settings_file
from yedo.scenes.scene import Scene
from yedo.settings import DEFAULT_KEYS, Settings
from yedo.shot import ShotOptions, shot
from yedo.ui import art, draw, sound, text, words
from yedo.ui.button import Button
from yedo.ui.canvas import Canvas
from yedo.ui.choice import Segmented, Slider, Toggle
from yedo.ui.panel import panel
from yedo.ui.widget import Widget
from yedo.ui.words import t

if TYPE_CHECKING:
    from yedo.app import App

PAGE = (1460, 800)  # fits the smallest logical window: 1920x1080 at the largest UI scale
LABEL = 146
ROW = 50
GAP = 2
MODIFIERS = {
    pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT,
    pygame.K_LMETA, pygame.K_RMETA, pygame.K_CAPSLOCK, pygame.K_NUMLOCKCLEAR, pygame.K_MODE,
}  # fmt: skip
RESERVED = {
    pygame.K_ESCAPE, pygame.K_TAB, pygame.K_RETURN, pygame.K_KP_ENTER,
    pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN,
}  # fmt: skip

GROUPS = {
    "picture": ("language", "board_side", "seasons", "palette", "ui_scale", "large_text", "show_clock", "fullscreen"),
    "sound": ("volume_effects", "volume_music", "mute"),
    "table": ("animation_speed", "moments", "rival_pace", "secrecy", "reactions", "confirmations", "phones"),
    "keys": tuple(f"key.{action}" for action in DEFAULT_KEYS),
}
COLUMNS = (("picture",), ("sound", "table"), ("keys",))
SHARES = (0.39, 0.37, 0.24)


class SettingsScene(Scene):
    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.group.ring.numbers = False
        self.rows: dict[str, Widget] = {}
        self.headings: list[tuple[str, pygame.FRect]] = []
        self.sheet = pygame.FRect(0, 0, 0, 0)
        self.listening: str | None = None  # the action whose new key is awaited

    def build(self) -> None:
        self.rows = {name: self._control(name) for names in GROUPS.values() for name in names}
        self.group.extend(self.rows.values())
        self.done = self.group.add(Button(t("settings.back"), self.app.pop, "primary", size=24))
        self.usual = self.group.add(Button(t("settings.reset"), self._reset, size=22))

    def _control(self, name: str) -> Widget:
        settings = self.app.settings
        if name.startswith("key."):
            return self._key_button(name.removeprefix("key."))
        value = getattr(settings, name)
        tip = t(f"settings.tip.{name}")

        def change(new: Any) -> None:
            self.app.change(**{name: new})

        if isinstance(value, bool):
            return Toggle(value, change, tip=tip)
        if name.startswith("volume"):
            return Slider(value, change, lambda: sound.play("coin"), tip=tip)
        return Segmented(self._options(name), value, change, tip=tip)

    @staticmethod
    def _options(name: str) -> list[tuple[Any, str]]:
        if name == "language":
            return [(code, t(f"language.{code}")) for code in words.languages()]
        if name == "ui_scale":
            return [(scale, f"{round(scale * 100)} %") for scale in settings_file.UI_SCALES]
        if name == "rival_pace":
            pace = {0.0: t("settings.value.off")}
            return [(s, pace.get(s) or t("settings.seconds", n=words.decimal(s, 0))) for s in settings_file.RIVAL_PACES]
        if name == "palette":
            return [(palette, t(f"settings.palettes.{palette}")) for palette in settings_file.PALETTES]
        values = {
            "board_side": settings_file.SIDES,
            "animation_speed": tuple(settings_file.SPEEDS),
            "secrecy": settings_file.SECRECY,
            "reactions": settings_file.REACTIONS,
        }[name]
        return [(value, t(f"settings.value.{value}")) for value in values]

    def _key_button(self, action: str) -> Button:
        button = Button("", lambda: self._listen(action), size=20, tip=t("settings.tip.keys"))
        button.label = key_label(self.app.settings.keys[action])
        return button

    def _listen(self, action: str) -> None:
        self._stop_listening()
        self.listening = action
        button = self.rows[f"key.{action}"]
        assert isinstance(button, Button)
        button.label, button.selected = t("settings.press"), True

    def _stop_listening(self) -> None:
        self.listening = None
        for action, key in self.app.settings.keys.items():
            button = self.rows[f"key.{action}"]
            assert isinstance(button, Button)
            button.label, button.selected = key_label(key), False

    def _reset(self) -> None:
        """Everything but what the player was doing: the window and the last new game stay."""
        usual, kept = Settings(), ("new_game", "window_size", "window_position", "fullscreen", "language")
        self.app.change(**{n: getattr(usual, n) for n in Settings.__slots__ if n not in kept})
        self._refresh()
        self.app.notice(t("settings.reset_done"))

    def _refresh(self) -> None:
        """Show what the settings are, after a key or a button changed them."""
        for name, widget in self.rows.items():
            if isinstance(widget, Segmented | Toggle | Slider):
                widget.value = getattr(self.app.settings, name)
        self._stop_listening()

    def layout(self, width: float, height: float) -> None:
        self.sheet = pygame.FRect(0, 0, *PAGE)
        self.sheet.center = (width / 2, height / 2)
        if not self.listening and self.rows:
            self._refresh()  # a global key may have changed a setting shown here
        inner = self.sheet.inflate(-84, 0)
        self.headings = []
        left = inner.x
        for share, groups in zip(SHARES, COLUMNS, strict=True):
            column = (inner.w - 2 * 40) * share
            top = self.sheet.y + 116
            for group in groups:
                self.headings.append((group, pygame.FRect(left, top, column, 40)))
                top += 52
                for name in GROUPS[group]:
                    self._place(name, pygame.FRect(left, top, column, ROW))
                    top += ROW + GAP
                top += 16
            left += column + 40
        self.done.rect.update(inner.right - 230, self.sheet.y + 36, 230, 60)
        self.usual.rect.update(inner.x, self.sheet.bottom - 92, 260, 54)

    def _place(self, name: str, row: pygame.FRect) -> None:
        widget = self.rows[name]
        if isinstance(widget, Toggle):
            widget.rect.update(row.right - 70, row.y, 70, row.h)
        elif name.startswith("key."):
            widget.rect.update(row.right - 136, row.y + 2, 136, row.h - 8)
        elif isinstance(widget, Slider):
            widget.rect.update(row.x + LABEL, row.y, row.w - LABEL, row.h)
        else:
            widget.rect.update(row.x + LABEL, row.y + 3, row.w - LABEL, row.h - 6)

    def handle(self, event: pygame.Event) -> bool:
        if self.listening is not None and event.type == pygame.KEYDOWN:
            return self._take_key(event)
        if self.listening is not None and event.type == pygame.MOUSEBUTTONDOWN:
            self._stop_listening()
        return super().handle(event)

    def _take_key(self, event: pygame.Event) -> bool:
        if event.key in MODIFIERS:
            return True
        assert self.listening is not None
        if event.key not in RESERVED and pygame.key.name(event.key):
            self.app.settings.bind(self.listening, pygame.key.name(event.key))
            self.app.save_settings()
        self._stop_listening()
        return True

    def draw(self, canvas: Canvas) -> None:
        art.backdrop(canvas, "scenes/title")
        draw.shade(canvas, 0.35)
        panel(canvas, self.sheet)
        heading = pygame.FRect(self.sheet.x + 42, self.sheet.y + 30, 700, 72)
        text.draw(canvas, t("settings.heading"), heading, "display", 50, valign="middle")
        for group, box in self.headings:
            text.draw(
                canvas,
                t(f"settings.group.{group}"),
                box,
                "display",
                28,
                canvas.theme.heading,
                valign="middle",
            )
            draw.brush_line(canvas, (box.x, box.bottom + 2), box.w, canvas.theme.gold_deep)
        for name, widget in self.rows.items():
            self._draw_label(canvas, name, widget)
        self._draw_clans(canvas)
        self.group.draw(canvas)

    def _draw_clans(self, canvas: Canvas) -> None:
        """What the palette does: the five clans as they look now."""
        column = self.headings[0][1]
        step = column.w / 5
        for number, clan in enumerate(canvas.theme.clan):
            centre = (column.x + step * (number + 0.5), self.rows["fullscreen"].rect.bottom + 58)
            draw.crest_disc(canvas, clan, centre, 34)

    def _draw_label(self, canvas: Canvas, name: str, widget: Widget) -> None:
        column = next(box for _, box in reversed(self.headings) if box.x <= widget.rect.x)
        room = pygame.FRect(column.x, widget.rect.y, widget.rect.x - column.x - 10, widget.rect.h)
        text.draw(canvas, t(f"settings.{name}"), room, "text", 22, valign="middle", wrap=False)


def key_label(key: str) -> str:
    """A key as it is written on a keyboard."""
    return (
        t(f"key_name.{key}")
        if words.has(f"key_name.{key}")
        else key.upper()
        if len(key) <= 3
        else key.title()
    )


@shot("settings")
def shot_settings(app: "App", options: ShotOptions) -> None:
    app.open("title")
    app.open("settings")
