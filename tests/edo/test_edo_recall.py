"""A line of the log is looked at again while plans are being written."""

from __future__ import annotations

from yedo import shot
from yedo.scenes.replay import ReplayTable
from yedo.scenes.table import Table
from yedo.shot import ShotOptions


def test_every_line_can_be_looked_at_again_while_everybody_plans() -> None:
    app = shot.open_scene("edo_planning", ShotOptions(size=(1280, 720)))
    try:
        table = app.scene
        assert isinstance(table, Table) and table.decision is not None and table.decision.sealed
        lines = [line for line in table.log.lines if line.number > 0]
        assert len({line.number for line in lines}) > 5
        for line in lines[:: max(1, len(lines) // 8)]:
            table.recall(line)
            replay = app.scene
            assert isinstance(replay, ReplayTable)
            for _ in range(12):  # on to the round in which everybody writes
                replay.step()
                app.step()
                app.draw()
            app.pop()
            assert app.scene is table
    finally:
        app.close()
