"""Yedo on the table: its board, its cards, what moves, its pages of setup, score and rules."""

from yedo.tables.box import Box

_SCENES = "yedo.tables.yedo.scenes"
_PICTURED = ("setup", "trade", "score", "gallery", "demo", "fame")
BOX = Box(
    id="yedo",
    title="Yedo",
    kanji="江戸",
    table="yedo.tables.yedo.table",
    players=(1, 5),
    minutes=(90, 180),
    picture="scenes/title",
    scenes={
        "setup": f"{_SCENES}.setup:Setup",
        "coop": f"{_SCENES}.setup:CoopSetup",
        "score": f"{_SCENES}.score:Score",
        "gallery": f"{_SCENES}.gallery:Gallery",
        "demo": f"{_SCENES}.demo:Demo",
        "tutorial": "yedo.scenes.chapters:Chapters",
        "fame": f"{_SCENES}.fame:YedoFame",
    },
    shots=(
        *(f"{_SCENES}.{name}" for name in _PICTURED),
        "yedo.tables.yedo.shots",
        "yedo.tables.yedo.shots_modules",
        "yedo.tables.yedo.shots_moments",
    ),
)
