"""`python -m art.kit.icons.program` writes art/app.png, .ico and .icns, which packaging puts on the program."""

from pathlib import Path

from art.build import ROOT, draw
from art.kit.icons.app import PIXELS, picture

WINDOWS_SIZES = (16, 24, 32, 48, 64, 128, 256)


def write(folder: Path = ROOT) -> None:
    image = draw(picture(), PIXELS)
    image.save(folder / "app.png", optimize=True)
    image.save(folder / "app.ico", sizes=[(size, size) for size in WINDOWS_SIZES])
    image.save(folder / "app.icns")


if __name__ == "__main__":
    write()
