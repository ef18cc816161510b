"""Edo on the table: its map, its cards that turn, the sealed plans, what moves, its pages of setup and score."""

from yedo.tables.box import Box

_SCENES = "yedo.tables.edo.scenes"
BOX = Box(
    id="edo",
    title="Edo",
    kanji="江戸城",
    table="yedo.tables.edo.table",
    players=(2, 4),
    minutes=(40, 90),
    picture="edo/title",
    scenes={
        "tutorial": "yedo.scenes.chapters:Chapters",
        "setup": f"{_SCENES}.setup:Setup",
        "score": f"{_SCENES}.score:Score",
        "demo": "yedo.scenes.plain_demo:PlainDemo",
    },
    shots=("yedo.tables.edo.shots",),
)
