"""The choice of clocks on the new-game page of any game."""

from typing import TYPE_CHECKING

from yedo import clocks
from yedo.ui.button import Button
from yedo.ui.words import t

if TYPE_CHECKING:
    from yedo.app import App


class ClockChoice(Button):
    """Lit while new games have clocks for their persons."""

    def __init__(self, app: "App") -> None:
        super().__init__(t("clocks.setup"), self.turn, icon="icons/timer", size=22, tip=t("clocks.tip"))
        self.app = app
        self.selected = clocks.wanted(app.settings)

    def turn(self) -> None:
        self.selected = not self.selected
        self.app.settings.new_game[clocks.CHOICE] = self.selected
        self.app.dirty()

    def beside(self, button: Button) -> None:
        """Stand at the right of a button of the bottom line."""
        self.rect.update(button.rect.right + 20, button.rect.y, 170, button.rect.h)
