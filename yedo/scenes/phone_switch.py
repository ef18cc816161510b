"""The switch of every setup page: whether the new game begins by letting phones in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yedo.ui.button import Button
from yedo.ui.words import t

if TYPE_CHECKING:
    from yedo.app import App


class PhoneSwitch(Button):
    def __init__(self, app: App) -> None:
        super().__init__(t("phones.menu"), self._turn, icon="icons/human", size=22, tip=t("settings.tip.phones"))
        self.app = app
        self.selected = app.settings.phones

    def _turn(self) -> None:
        self.selected = self.app.settings.phones = not self.app.settings.phones
        self.app.save_settings()
        self.app.dirty()

    def beside(self, other: Button) -> None:
        """Stand to the right of another button."""
        self.rect.update(other.rect.right + 20, other.rect.y, 170, other.rect.h)
