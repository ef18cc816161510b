"""Pictures in the other languages: their words are longer, and still none is cut, none is English, none is a key."""

import pytest

from engine.core import words
from yedo import shot
from yedo.ui import text

OTHERS = [language for language in words.languages() if language != words.FALLBACK]
SIZES = ((1280, 720), (1920, 1080))
TIGHT = ("title", "settings", "setup_modules", "table_all_modules", "shitenno_pay", "edo_plan_first")


def look(scene: str, size: tuple[int, int], language: str) -> None:
    words.fallen_back.clear()
    words.missing.clear()
    with text.watch() as cut:
        app = shot.open_scene(scene, shot.ShotOptions(size, "day", 1, language))
        app.close()
    words.set_language(words.FALLBACK)
    assert not cut
    assert not words.fallen_back and not words.missing


@pytest.mark.parametrize("scene", TIGHT)
@pytest.mark.parametrize("language", OTHERS)
def test_the_tightest_scenes_fit(language: str, scene: str) -> None:
    look(scene, SIZES[0], language)


@pytest.mark.slow
@pytest.mark.parametrize("scene", [name for name in shot.shots() if not name.startswith("gallery")])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_scene_fits(language: str, size: tuple[int, int], scene: str) -> None:
    look(scene, size, language)
