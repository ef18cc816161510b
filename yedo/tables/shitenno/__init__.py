"""Shitenno on the table: the map of eight provinces, the hall in Edo, what moves, its pages of setup and score."""

from yedo.tables.box import Box

_SCENES = "yedo.tables.shitenno.scenes"
BOX = Box(
    id="shitenno",
    title="Shitennō",
    kanji="四天王",
    table="yedo.tables.shitenno.table",
    players=(2, 4),
    minutes=(45, 75),
    picture="shitenno/title",
    scenes={
        "setup": f"{_SCENES}.setup:Setup",
        "score": f"{_SCENES}.score:Score",
        "demo": f"{_SCENES}.demo:Demo",
        "tutorial": "yedo.scenes.chapters:Chapters",
        "fame": f"{_SCENES}.fame:ShitennoFame",
    },
    shots=(
        *(f"{_SCENES}.{name}" for name in ("setup", "score", "demo", "fame", "curtain")),
        "yedo.tables.shitenno.shots",
    ),
)
