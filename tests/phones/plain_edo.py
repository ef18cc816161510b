"""Edo with nothing but its KIND: a table without a line of its own."""

from yedo.table.game import GameTable
from yedo.tables.box import Box


class PlainEdo(GameTable):
    id = "edo"


TABLE = PlainEdo()
BOX = Box("edo", "Edo", "江戸", "tests.phones.plain_edo", (2, 4), (60, 120))
