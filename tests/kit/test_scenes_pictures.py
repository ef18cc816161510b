"""Pictures of the scenes round the table: no text is cut and no art is missing, at every size, day and night."""

import pytest

from yedo import shot
from yedo.ui import art, text, words

SCENES = (
    "setup", "setup_cards", "setup_modules", "setup_rules", "coop", "curtain", "trade", "score", "score_winner",
    "score_story",
)  # fmt: skip
SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (1024, 768))


@pytest.mark.slow
@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut(scene: str, size: tuple[int, int]) -> None:
    if scene not in shot.shots():
        pytest.skip("not part of this build")
    art.missing.clear()
    words.missing.clear()
    side = "night" if size[0] == 1920 else "day"
    if scene == "trade" and size == (1024, 768):
        pytest.skip("the table itself folds there")
    with text.watch() as cut:
        app = shot.open_scene(scene, shot.ShotOptions(size, side, 3))
        app.close()
    assert not cut and not art.missing
    assert scene == "trade" or not words.missing  # there the table's log speaks as well


@pytest.mark.parametrize("scene", [name for name in SCENES if name != "trade"])
@pytest.mark.parametrize("wishes", [{"ui_scale": 1.3}, {"large_text": True}, {"ui_scale": 1.3, "large_text": True}])
def test_large_things_and_large_text_fit(scene: str, wishes: dict[str, object]) -> None:
    if scene not in shot.shots():
        pytest.skip("not part of this build")
    with text.watch() as cut:
        shot.open_scene(scene, shot.ShotOptions((1280, 720), "day", 3, "en", wishes)).close()
    assert not cut


@pytest.mark.slow
@pytest.mark.parametrize("page", ["gallery", "gallery_scenes", "gallery_cards", "gallery_pieces", "gallery_icons"])
def test_the_gallery_shows_every_drawing(page: str) -> None:
    art.missing.clear()
    picture = shot.take(page, shot.ShotOptions((1280, 720)))
    assert picture.get_size() == (1280, 720) and not art.missing
