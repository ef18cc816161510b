"""The sounds load, are levelled, are small, loop without a seam, and are the ones the recipe made."""

import hashlib
import json
from array import array
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from yedo.assets import sound_dir

EFFECTS = (
    "click hover place coin coins card_draw card_play card_flip bid win_auction patrol_march arrest rescue "
    "trade mission bonus_mission phase round event bower negate error your_turn victory defeat curtain "
    "offer refuse accept keep seal kamon gild tile_turn majority march march_shinobi march_bushi march_sohei last_turn "
    "clack gong steps bell saw chisel sickle hammer fortress abacus sho "
    "scroll accomplished close_in banner great_bell shogun_falls"
).split()
MUSIC = ["music_day", "music_night", *(f"music_shitenno_{x}" for x in ("day", "night", "day_even", "night_even"))]
FULL = 32768


@pytest.fixture(scope="module", autouse=True)
def mixer() -> Iterator[None]:
    pygame.mixer.init(44100, -16, 2)
    yield
    pygame.mixer.quit()


def samples(name: str) -> "array[int]":
    sound = pygame.mixer.Sound(sound_dir() / f"{name}.ogg")
    return array("h", sound.get_raw())


def test_the_set_is_complete_and_small() -> None:
    files = list(sound_dir().glob("*.ogg"))
    assert {path.stem for path in files} == {*EFFECTS, *MUSIC}
    theirs = [path for path in files if path.stem.startswith("music_shitenno")]
    assert sum(path.stat().st_size for path in files if path not in theirs) < 2_500_000
    assert sum(path.stat().st_size for path in theirs) < 2_500_000


@pytest.mark.parametrize("name", EFFECTS)
def test_effect_is_heard_does_not_clip_and_ends_quietly(name: str) -> None:
    heard = samples(name)
    assert 0.05 * FULL < max(map(abs, heard)) < 0.9 * FULL
    assert max(map(abs, heard[-200:])) < 0.01 * FULL
    assert 0.04 < len(heard) / 2 / 44100 < 8


@pytest.mark.parametrize("name", MUSIC)
def test_music_is_calm_and_loops_without_a_seam(name: str) -> None:
    heard = samples(name)
    assert 60 <= len(heard) / 2 / 44100 <= 90
    assert max(map(abs, heard)) < 0.7 * FULL
    left = heard[0::2]
    # The step from the last sample to the first is no larger than steps inside the piece are.
    steps = sorted(abs(a - b) for a, b in pairwise(left[:200_000]))
    assert abs(left[0] - left[-1]) <= steps[int(len(steps) * 0.999)]
    # No silence of more than two seconds, at the seam or elsewhere.
    second = 44100
    loud = [max(map(abs, left[i : i + second])) for i in range(0, len(left) - second, second)]
    assert all(max(a, b) > 0.005 * FULL for a, b in zip(loud, loud[1:] + loud[:1], strict=True))


def test_files_are_the_ones_the_recipe_made() -> None:
    """`python -m art.kit.sound.build --check` also plays a sample again; this needs no further packages."""
    folder = Path(__file__).resolve().parents[2] / "art" / "kit" / "sound"
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    made = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.glob("*.ogg")}
    assert made == manifest["files"]
    recipe = hashlib.sha256()
    for name in ("instruments.py", "effects.py", "shelf.py", "moments.py", "music.py", "build.py"):
        recipe.update((folder / name).read_bytes().replace(b"\r\n", b"\n"))
    assert recipe.hexdigest() == manifest["recipe"], "run `python -m art.kit.sound.build`"
