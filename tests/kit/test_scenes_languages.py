"""Pictures in every language: the words of German and Spanish are longer, and still none is cut, none lies on another
or over the edge of its sheet, none is English, none is a key; nor in what explains a thing under the mouse."""

from collections.abc import Iterator
from typing import Any

import pytest

from engine.core import words
from tests import heard
from yedo import shot
from yedo.scenes.table_view import TableView
from yedo.ui import text, watch

SPOKEN = words.languages()
OTHERS = [language for language in SPOKEN if language != words.FALLBACK]
SIZES = ((1280, 720), (1920, 1080))
TIGHT = ("title", "settings", "setup_modules", "table_all_modules", "shitenno_pay", "edo_plan_first", "edo_demo")


def tips(scene: Any) -> Iterator[str]:
    """What the slips beside things say."""
    yield from (widget.tip for widget in scene.group.widgets)
    if isinstance(scene, TableView):
        yield from (spot.tip for spot in scene.parts.spots())


def look(monkeypatch: pytest.MonkeyPatch, scene: str, size: tuple[int, int], language: str) -> None:
    drawn: list[str] = []
    real = text._blit

    def blit(canvas: Any, done: text.Layout, *rest: Any) -> Any:
        drawn.append(" ".join(run.words for line in done.lines for run in line if run.kind != "icon"))
        return real(canvas, done, *rest)

    monkeypatch.setattr(text, "_blit", blit)
    words.fallen_back.clear()
    words.missing.clear()
    try:
        with text.watch() as cut, watch.closely() as clashes:
            app = shot.open_scene(scene, shot.ShotOptions(size, "day", 1, language))
            if seconds := shot._moving(app):
                app.scene.update(shot.RIPE * seconds)
                app.draw()
            said = [*drawn, *tips(app.scene)]
            app.close()
    finally:
        words.set_language(words.FALLBACK)
    assert not cut
    assert not clashes
    assert not words.fallen_back and not words.missing
    assert not [line for line in dict.fromkeys(said) if heard.wrong(language, line)]


@pytest.mark.parametrize("scene", TIGHT)
@pytest.mark.parametrize("language", OTHERS)
def test_the_tightest_scenes_fit(monkeypatch: pytest.MonkeyPatch, language: str, scene: str) -> None:
    look(monkeypatch, scene, SIZES[0], language)


@pytest.mark.slow
@pytest.mark.parametrize("scene", [name for name in shot.shots() if not name.startswith("gallery")])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", SPOKEN)
def test_every_scene_fits(monkeypatch: pytest.MonkeyPatch, language: str, size: tuple[int, int], scene: str) -> None:
    look(monkeypatch, scene, size, language)
