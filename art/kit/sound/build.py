"""Writes art/kit/sound/*.ogg from the scores: `python -m art.kit.sound.build [name ...]`, or `--check` to prove that
the committed files were made from the present recipe. Needs numpy and soundfile (the `dev` extra)."""

import argparse
import hashlib
import json
import struct
import sys
from pathlib import Path

import numpy as np
import soundfile
from numpy.typing import NDArray

from art.kit.sound import effects, moments, shelf
from art.kit.sound.instruments import RATE
from art.kit.sound.music import MUSIC, perform

FOLDER = Path(__file__).resolve().parent
MANIFEST = FOLDER / "manifest.json"
RECIPE = ("instruments.py", "effects.py", "shelf.py", "moments.py", "music.py", "build.py")
EFFECTS = effects.EFFECTS | shelf.EFFECTS | moments.EFFECTS
QUALITY = {"effect": 0.75, "music": 0.82}  # soundfile's compression level: 0 is best, 1 is smallest
CHUNK = 4096  # long writes in one piece crash the encoder
SAMPLE = ("click", "mission", "curtain")  # what --check plays again and compares by ear


def names() -> list[str]:
    return [*EFFECTS, *MUSIC]


def synthesise(name: str) -> NDArray[np.float64]:
    """The finished samples: without offset, at their level, mono for effects and stereo for music."""
    if name in MUSIC:
        score, seed, peak = MUSIC[name]
        sound = perform(score, seed)
    else:
        effect, peak = EFFECTS[name]
        sound = effect()
    sound = sound - sound.mean(axis=0)
    return np.asarray(sound / np.abs(sound).max() * peak)


def _page_checksum(page: bytes) -> int:
    checksum = 0
    for byte in page:
        checksum ^= byte << 24
        for _ in range(8):
            checksum = (checksum << 1) ^ (0x04C11DB7 if checksum & 0x80000000 else 0)
        checksum &= 0xFFFFFFFF
    return checksum


def fix_serial(path: Path) -> None:
    """The encoder gives each Ogg stream a random number; a constant one makes the files reproducible."""
    data = bytearray(path.read_bytes())
    at = 0
    while at < len(data):
        segments = data[at + 26]
        size = 27 + segments + sum(data[at + 27 : at + 27 + segments])
        data[at + 14 : at + 18] = struct.pack("<I", 1605)
        data[at + 22 : at + 26] = bytes(4)
        data[at + 22 : at + 26] = struct.pack("<I", _page_checksum(bytes(data[at : at + size])))
        at += size
    path.write_bytes(data)


def write(name: str) -> Path:
    sound = synthesise(name)
    path = FOLDER / f"{name}.ogg"
    channels = 1 if sound.ndim == 1 else 2
    level = QUALITY["music" if name in MUSIC else "effect"]
    with soundfile.SoundFile(
        path, "w", RATE, channels, format="OGG", subtype="VORBIS", compression_level=level
    ) as file:
        for start in range(0, len(sound), CHUNK):
            file.write(sound[start : start + CHUNK])
    fix_serial(path)
    return path


def recipe_hash() -> str:
    digest = hashlib.sha256()
    for name in RECIPE:
        digest.update((FOLDER / name).read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


def file_hash(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def faults() -> list[str]:
    """What is wrong with the committed files, in sentences."""
    found = []
    manifest = (
        json.loads(MANIFEST.read_text(encoding="utf-8")) if MANIFEST.exists() else {"recipe": "", "files": {}}
    )
    if manifest["recipe"] != recipe_hash():
        found.append("The recipe has changed since the sounds were made; run `python -m art.kit.sound.build`.")
    for name in names():
        path = FOLDER / f"{name}.ogg"
        if not path.exists():
            found.append(f"{path.name} is missing.")
        elif manifest["files"].get(path.name) != file_hash(path):
            found.append(f"{path.name} is not the file that the recipe made.")
        elif name in SAMPLE:
            heard, fresh = soundfile.read(path)[0], synthesise(name)
            if len(heard) != len(fresh) or np.corrcoef(heard, fresh)[0, 1] < 0.9:
                found.append(f"{path.name} does not sound like its score.")
    strangers = {path.name for path in FOLDER.glob("*.ogg")} - {f"{name}.ogg" for name in names()}
    return found + [f"{name} has no score." for name in sorted(strangers)]


def main() -> None:
    parser = argparse.ArgumentParser(description="Write art/kit/sound/*.ogg from the scores.")
    parser.add_argument("names", nargs="*", help="only these (default: all)")
    parser.add_argument("--check", action="store_true", help="write nothing, compare with the recipe")
    args = parser.parse_args()
    unknown = sorted(set(args.names) - set(names()))
    if unknown:
        sys.exit(f"There is no sound called {unknown[0]}; there are {', '.join(names())}.")
    if args.check:
        found = faults()
        sys.exit("\n".join(found) if found else 0)
    for name in args.names or names():
        path = write(name)
        print(f"{path.name:20} {path.stat().st_size / 1024:7.1f} kB")
    files = {path.name: file_hash(path) for path in sorted(FOLDER.glob("*.ogg"))}
    MANIFEST.write_text(
        json.dumps({"recipe": recipe_hash(), "files": files}, indent=1) + "\n", encoding="utf-8"
    )


if __name__ == "__main__":
    main()
