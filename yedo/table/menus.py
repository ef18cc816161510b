"""The table's own buttons: the ribbon's, and the menu of a clan's seat."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from yedo.session import HUMAN
from yedo.settings import SPEEDS
from yedo.table.part import Rect
from yedo.ui import sound
from yedo.ui.words import bot_name, t

if TYPE_CHECKING:
    from yedo.scenes.table import Table


def ribbon_button(table: "Table", name: str) -> None:
    """A button of the ribbon was pressed."""
    app = table.app
    sound.play("click")
    if name == "menu":
        table.back()
    elif name == "rules":
        app.open_rules(table.help_place())
    elif name == "flip":
        table.flip()
    elif name == "speed":
        speeds = list(SPEEDS)
        app.change(animation_speed=speeds[(speeds.index(app.settings.animation_speed) + 1) % len(speeds)])
    elif name == "auto_pass":
        table.parts.ribbon.auto_pass = not table.parts.ribbon.auto_pass
        table.changed()
    elif name == "undo":
        table.take_back()
    elif name == "redo":
        table.give_again()
    elif name == "summary":
        table.show_since()


def seat_menu(table: "Table", seat: int, near: Rect) -> None:
    """Hand a seat to a bot, or take it back."""
    name = table.desk.name(seat)
    entries: list[tuple[str, str, Callable[[], object]]] = []
    if table.session.is_human(seat):
        for bot in table.desk.game.bots():
            words = t("table.hand_over", bot=bot_name(bot))
            entries.append((words, "robot", _hander(table, seat, bot)))
    else:
        entries.append((t("table.take_back"), "human", _hander(table, seat, HUMAN)))
    table.open_choice(name, entries, near)


def _hander(table: "Table", seat: int, played_by: str) -> Callable[[], object]:
    return lambda: table.hand_over(seat, played_by)
