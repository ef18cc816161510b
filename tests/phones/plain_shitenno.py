"""Shitenno with nothing but its KIND: a table without a line of its own."""

from yedo.table.game import GameTable
from yedo.tables.box import Box


class PlainShitenno(GameTable):
    id = "shitenno"


TABLE = PlainShitenno()
BOX = Box("shitenno", "Shitennō", "四天王", "tests.phones.plain_shitenno", (2, 4), (60, 120))
