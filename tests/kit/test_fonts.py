"""Every string that the game can show has its glyphs: Japanese in Hina Mincho, the rest in every face."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml
from fontTools.ttLib import TTFont

from engine.paths import data_dir
from yedo.assets import fonts_dir

DISPLAY = "HinaMincho-Regular"
STYLES = ("Regular", "Italic", "Bold")
TEXT = [f"{family}-{style}" for family in ("Alegreya", "AlegreyaSans") for style in STYLES]
Faces = dict[str, set[int]]  # font name -> the characters it has
JAPANESE = re.compile("[\u3000-\u9fff\uf900-\ufaff\uff00-\uffef]")


@pytest.fixture(scope="module")
def faces() -> Faces:
    fonts = {name: TTFont(fonts_dir() / f"{name}.ttf") for name in [DISPLAY, *TEXT]}
    return {name: set(font.getBestCmap()) for name, font in fonts.items()}


def strings(node: object) -> Iterator[str]:
    if isinstance(node, str):
        yield node
    elif isinstance(node, dict):
        for key, value in node.items():
            yield from strings(key)
            yield from strings(value)
    elif isinstance(node, list):
        for value in node:
            yield from strings(value)


def missing(face: set[int], text: str) -> str:
    return "".join(sorted(c for c in set(text) - set("\n\t") if ord(c) not in face))


def test_letters_of_three_languages_and_macrons(faces: Faces) -> None:
    letters = "ŌōŪūĀāĒēĪī ÄÖÜäöüß ÁÉÍÓÚÑáéíóúñ¿¡ 0123456789 “”‘’„«»–—…×−•·&%+=/"
    for name, face in faces.items():
        assert missing(face, letters) == "", name


def test_a_missing_glyph_is_noticed(faces: Faces) -> None:
    assert missing(faces["Alegreya-Regular"], "a江") == "江"


def test_every_string_in_the_data_has_its_glyphs(faces: Faces) -> None:
    faults = []
    for path in sorted(data_dir().rglob("*.yaml")):
        texts = set(strings(yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)))
        japanese = "".join(text for text in texts if JAPANESE.search(text))
        latin = "".join(text for text in texts if not JAPANESE.search(text))
        for name, face in faces.items():
            gone = missing(face, latin + japanese if name == DISPLAY else latin)
            if gone:
                faults.append(f"{path.name}: {name} has no glyph for {gone!r}")
    assert not faults


def test_kanji_in_drawings_and_window_have_glyphs(faces: Faces) -> None:
    root = Path(__file__).resolve().parents[2]
    for pattern in ("art/**/*.py", "art/**/*.svg", "yedo/**/*.py"):
        for path in sorted(root.glob(pattern)):
            kanji = "".join(JAPANESE.findall(path.read_text(encoding="utf-8")))
            assert missing(faces[DISPLAY], kanji) == "", path


def test_every_font_is_made_by_the_recipe_and_has_a_licence() -> None:
    folder = fonts_dir()
    present = {path.stem for path in folder.iterdir() if path.suffix in {".ttf", ".otf", ".woff", ".woff2"}}
    assert present == {DISPLAY, *TEXT}
    for family in {name.split("-")[0] for name in [DISPLAY, *TEXT]}:
        licence = (folder / f"OFL-{family}.txt").read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence
