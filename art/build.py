"""Redraws the art: `python -m art.build [topic ...]` renders every drawing, `--check` proves them true.

A topic is a folder here whose package, or else whose modules, offer
`drawings() -> dict[name, (svg_text, width_px)]`; each becomes art/rendered/<topic>/<name>.png, or .webp
when it is large. art/manifest.json keeps the hash of the source of every picture.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import io
import json
import pkgutil
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

ROOT = Path(__file__).parent
RENDERED = ROOT / "rendered"
MANIFEST = ROOT / "manifest.json"
LARGE = 120_000  # pixels from which a picture with grain is many times smaller as WebP
WEBP_QUALITY = 90

Drawing = tuple[str, int]


def topics() -> list[str]:
    """Folders that hold drawings in code."""
    skip = {"kit", "rendered", "sound", "__pycache__"}
    return sorted(p.name for p in ROOT.iterdir() if p.is_dir() and p.name not in skip and any(p.glob("*.py")))


def drawings_of(topic: str) -> dict[str, Drawing]:
    """All drawings of a topic, from its package or from each of its modules."""
    package = importlib.import_module(f"art.{topic}")
    if hasattr(package, "drawings"):
        return dict(package.drawings())
    found: dict[str, Drawing] = {}
    for info in pkgutil.iter_modules(package.__path__):
        module = importlib.import_module(f"art.{topic}.{info.name}")
        if hasattr(module, "drawings"):
            found.update(module.drawings())
    return found


def source_hash(svg: str) -> str:
    return hashlib.sha256(svg.encode()).hexdigest()


def draw(svg: str, width: int) -> Image.Image:
    import resvg_py

    data = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True))
    return Image.open(io.BytesIO(data)).convert("RGBA")


def save(image: Image.Image, target: Path) -> Path:
    """Write the picture in the smaller of our two formats and drop the other one."""
    target.parent.mkdir(parents=True, exist_ok=True)
    png, webp = target.with_suffix(".png"), target.with_suffix(".webp")
    if image.getchannel("A").getextrema()[0] == 255:
        image = image.convert("RGB")
    if image.width * image.height >= LARGE:
        image.save(webp, quality=WEBP_QUALITY, method=4, exact=False)
        png.unlink(missing_ok=True)
        return webp
    image.save(png, optimize=True)
    webp.unlink(missing_ok=True)
    return png


def render(job: tuple[str, str, int]) -> tuple[str, str, int]:
    """Draw and save one picture; returns its name, its file's ending and its size in bytes."""
    name, svg, width = job
    try:
        written = save(draw(svg, width), RENDERED / f"{name}.png")
    except ValueError as error:
        raise SystemExit(f"{name} cannot be drawn: {error}") from None
    return name, written.suffix, written.stat().st_size


def read_manifest() -> dict[str, dict[str, str]]:
    return json.loads(MANIFEST.read_text()) if MANIFEST.exists() else {}


def build(chosen: list[str], changed_only: bool) -> None:
    before = read_manifest()
    jobs, entries = [], {}
    for topic in chosen:
        for name, (svg, width) in sorted(drawings_of(topic).items()):
            full = f"{topic}/{name}"
            digest = source_hash(svg)
            old = before.get(full)
            entries[full] = {"file": "", "sha256": digest}
            if changed_only and old and old["sha256"] == digest and (RENDERED / old["file"]).exists():
                entries[full] = old
            else:
                jobs.append((full, svg, width))
    total = 0
    with ProcessPoolExecutor(max_workers=2) as pool:
        for full, suffix, size in pool.map(render, jobs):
            entries[full]["file"] = full + suffix
            total += size
            print(f"{full}{suffix}  {size // 1024} kB")
    # Read again: another topic may have been drawn meanwhile.
    manifest = {k: v for k, v in read_manifest().items() if k.split("/")[0] not in chosen}
    manifest.update(entries)
    text = json.dumps(dict(sorted(manifest.items())), indent=1) + "\n"
    draft = MANIFEST.with_suffix(".new")
    draft.write_text(text)
    draft.replace(MANIFEST)
    for topic in chosen:
        kept = {entry["file"] for entry in manifest.values()}
        for stray in (RENDERED / topic).glob("*.*"):
            if f"{topic}/{stray.name}" not in kept:
                stray.unlink()
    print(f"{len(jobs)} pictures, {total // 1024} kB")


def difference(a: Image.Image, b: Image.Image) -> float:
    """How far two pictures are apart, in tones of 256.

    Lossy files and other machines differ from pixel to pixel, a wrong picture differs in whole areas: so the
    means of small squares are compared, on a common ground.
    """
    if a.size != b.size:
        return 256
    small = []
    for image in (a, b):
        ground = Image.new("RGBA", image.size, (128, 128, 128, 255))
        small.append(Image.alpha_composite(ground, image.convert("RGBA")).convert("RGB").reduce(4))
    return max(ImageStat.Stat(ImageChops.difference(*small)).mean)


def check(chosen: list[str]) -> list[str]:
    """What does not agree: sources against the manifest, files present, and a redrawn sample."""
    manifest, wrong = read_manifest(), []
    for topic in chosen:
        sources = drawings_of(topic)
        for full in manifest:
            if full.split("/")[0] == topic and full.split("/", 1)[1] not in sources:
                wrong.append(f"{full} is listed but no longer drawn")
        for name, (svg, _) in sorted(sources.items()):
            entry = manifest.get(f"{topic}/{name}")
            if entry is None or entry["sha256"] != source_hash(svg):
                wrong.append(f"{topic}/{name} has changed since it was rendered")
            elif not (RENDERED / entry["file"]).exists():
                wrong.append(f"{entry['file']} is missing")
        if sources and not wrong:
            name = min(sources, key=lambda key: (len(sources[key][0]), key))
            kept = Image.open(RENDERED / manifest[f"{topic}/{name}"]["file"])
            if difference(kept, draw(*sources[name])) > 3:
                wrong.append(f"{topic}/{name} looks different when redrawn")
    return wrong


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m art.build", description="Redraw the art of the game.")
    parser.add_argument("topics", nargs="*", help="folders to draw; all when none is named")
    parser.add_argument("--check", action="store_true", help="draw nothing, verify the manifest and a sample")
    parser.add_argument("--changed", action="store_true", help="draw only what changed since the last time")
    args = parser.parse_args()
    unknown = set(args.topics) - set(topics())
    if unknown:
        sys.exit(f"There is no topic {', '.join(sorted(unknown))}; there are {', '.join(topics())}.")
    chosen = args.topics or topics()
    if not args.check:
        build(chosen, args.changed)
        return
    wrong = check(chosen)
    sys.exit("\n".join(wrong) if wrong else 0)


if __name__ == "__main__":
    main()
