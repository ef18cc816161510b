"""Many pictures on one sheet, each with its card's title."""

from collections.abc import Sequence

import pygame

from engine.yedo.cards.table import Card
from yedo.pictures import studio
from yedo.ui import art

CELL = (460, 200)
GAP, LINE = 8, 24
PAPER, INK = (240, 232, 208), (120, 24, 14)


def contact_sheet(cards: Sequence[Card], columns: int) -> pygame.Surface:
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((1, 1))
    rows = -(-len(cards) // columns)
    wide = min(columns, len(cards))
    sheet = pygame.Surface((wide * (CELL[0] + GAP) + GAP, rows * (CELL[1] + LINE + GAP) + GAP))
    sheet.fill(PAPER)
    font = pygame.font.Font(None, 21)
    for number, card in enumerate(cards):
        x = GAP + number % columns * (CELL[0] + GAP)
        y = GAP + number // columns * (CELL[1] + LINE + GAP)
        name = studio.name_of(card)
        if name is not None:
            sheet.blit(art.image(name, CELL, "stretch"), (x, y))
        sheet.blit(font.render(f"{card.id}  {card.title}", True, INK), (x + 2, y + CELL[1] + 5))
    return sheet
