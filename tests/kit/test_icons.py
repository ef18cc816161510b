"""Icons tell apart by their shapes: in grey, and in three kinds of colour weakness, at the smallest size they are
shown in."""

from itertools import combinations
from pathlib import Path

import pytest

pytest.importorskip("PIL")
from PIL import Image, ImageChops, ImageStat
from test_colour import SIGHT

RENDERED = Path(__file__).parents[2] / "art" / "rendered"
SIDE = 24  # pixels
APART = 7.0  # tones of 256, over the whole square
PAPER = (243, 234, 210, 255)
# Never shown beside each other: a step down is a loss, one up a gain, any patrol is drawn in red, and the blue patrol
# and the silver one belong to different editions.
SAME = ({"arrow_down", "lose"}, {"arrow_up", "gain"}, {"patrol", "patrol_red"}, {"patrol_blue", "patrol_silver"})


def shown(file: Path) -> Image.Image:
    drawn = Image.open(file).convert("RGBA")
    page = Image.alpha_composite(Image.new("RGBA", drawn.size, PAPER), drawn)
    return page.convert("RGB").resize((SIDE, SIDE), Image.Resampling.LANCZOS)


@pytest.fixture(scope="module")
def icons() -> dict[str, Image.Image]:
    files = [file for home in ("kit", "yedo") for file in sorted((RENDERED / home / "icons").iterdir())]
    found = {file.stem: shown(file) for file in files}
    assert len(found) > 150
    return found


@pytest.mark.parametrize("sight", ["grey", *SIGHT])
def test_icons_tell_apart(icons: dict[str, Image.Image], sight: str) -> None:
    if sight == "grey":
        seen = {name: icon.convert("L") for name, icon in icons.items()}
    else:
        rows = tuple(value for row in SIGHT[sight] for value in (*row, 0))
        seen = {name: icon.convert("RGB", rows) for name, icon in icons.items()}
    close = []
    for one, other in combinations(seen, 2):
        mean = ImageStat.Stat(ImageChops.difference(seen[one], seen[other])).mean
        if sum(mean) / len(mean) < APART and {one, other} not in SAME:
            close.append((one, other))
    assert close == []
