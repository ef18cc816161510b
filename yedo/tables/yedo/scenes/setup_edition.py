"""The page of the new game that an edition with cards and rules of its own has: what differs from Deluxe."""

import pygame

from yedo.help.reader import Reader
from yedo.tables import table_of
from yedo.tables.yedo.scenes.setup_pages import Page
from yedo.ui.widget import Widget

Rect = pygame.FRect


class EditionPage(Page):
    """The same page as in the rules, to be read before the game begins."""

    def widgets(self) -> list[Widget]:
        app = self.scene.app
        self.reader = Reader(table_of("yedo"), lambda: app.canvas, str, lambda picture: None)
        return [self.reader]

    def layout(self, area: Rect) -> None:
        super().layout(area)
        self.reader.rect.update(area)
        book = table_of("yedo").book_for()
        assert book is not None
        self.reader.show(book.pages()[f"edition_{self.game.year}"])
