"""Redraws the art: `python -m art.build [topic ...]` renders every drawing, `--check` proves them true.

What serves every game is drawn in art/kit, a game's own pictures in art/<game>. A topic is one of these folders
or a folder in it ("edo", "yedo/board") whose package, or else whose modules, offer
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
import re
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

ROOT = Path(__file__).parent
RENDERED = ROOT / "rendered"
MANIFEST = ROOT / "manifest.json"
LARGE = 120_000  # pixels from which a picture with grain is many times smaller as WebP
WEBP_QUALITY = 90
LAYERS = "yedo/pictures"  # this topic's drawings are cut to what is drawn; boxes.json beside them says where it was
LAYER_QUALITY = 82
BOXES = "boxes.json"

Drawing = tuple[str, int]


def topics() -> list[str]:
    """Folders that may hold drawings in code: the kit's, the games', and those in them."""
    found = [path.parent for pattern in ("*/__init__.py", "*/*/__init__.py") for path in ROOT.glob(pattern)]
    return sorted(path.relative_to(ROOT).as_posix() for path in found if path.name != "sound")


def drawings_of(topic: str) -> dict[str, Drawing]:
    """All drawings of a topic, from its package or from each of its modules."""
    package = importlib.import_module(f"art.{topic.replace('/', '.')}")
    if hasattr(package, "drawings"):
        return dict(package.drawings())
    found: dict[str, Drawing] = {}
    for info in pkgutil.iter_modules(package.__path__):
        if info.ispkg:  # a topic of its own
            continue
        module = importlib.import_module(f"{package.__name__}.{info.name}")
        if hasattr(module, "drawings"):
            found.update(module.drawings())
    return found


def topic_of(full: str) -> str:
    return full.rpartition("/")[0]


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


def save_layer(image: Image.Image, svg: str, target: Path) -> tuple[Path, list[float]]:
    """Write the drawn part of a layer and say where it lies, in units of the drawing."""
    target.parent.mkdir(parents=True, exist_ok=True)
    x, y, w, _ = map(float, re.findall('viewBox="([^"]*)"', svg)[0].split())
    unit = w / image.width
    left, top, right, bottom = image.getbbox() or (0, 0, 1, 1)
    cut = image.crop((left, top, right, bottom))
    if cut.getchannel("A").getextrema()[0] == 255:
        cut = cut.convert("RGB")
    path = target.with_suffix(".webp")
    cut.save(path, quality=LAYER_QUALITY, alpha_quality=90, method=4)
    box = [x + left * unit, y + top * unit, (right - left) * unit, (bottom - top) * unit]
    return path, [round(value, 2) for value in box]


def render(job: tuple[str, str, int]) -> tuple[str, str, int, list[float]]:
    """Draw and save one picture; returns its name, its file's ending, its size in bytes and a layer's box."""
    name, svg, width = job
    box: list[float] = []
    try:
        if topic_of(name) == LAYERS:
            written, box = save_layer(draw(svg, width), svg, RENDERED / f"{name}.png")
        else:
            written = save(draw(svg, width), RENDERED / f"{name}.png")
    except ValueError as error:
        raise SystemExit(f"{name} cannot be drawn: {error}") from None
    return name, written.suffix, written.stat().st_size, box


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
    boxes: dict[str, list[float]] = {}
    with ProcessPoolExecutor(max_workers=2) as pool:
        for full, suffix, size, box in pool.map(render, jobs, chunksize=4):
            entries[full]["file"] = full + suffix
            boxes[full] = box
            total += size
            print(f"{full}{suffix}  {size // 1024} kB")
    # Read again: another topic may have been drawn meanwhile.
    manifest = {k: v for k, v in read_manifest().items() if topic_of(k) not in chosen}
    manifest.update(entries)
    text = json.dumps(dict(sorted(manifest.items())), indent=1) + "\n"
    draft = MANIFEST.with_suffix(".new")
    draft.write_text(text)
    draft.replace(MANIFEST)
    if LAYERS in chosen:
        write_boxes(boxes, entries)
    for topic in chosen:
        kept = {entry["file"] for entry in manifest.values()}
        for stray in (RENDERED / topic).glob("*.*"):
            if stray.name != BOXES and f"{topic}/{stray.name}" not in kept:
                stray.unlink()
    print(f"{len(jobs)} pictures, {total // 1024} kB")


def write_boxes(new: dict[str, list[float]], entries: dict[str, dict[str, str]]) -> None:
    """Where every layer lies: the new ones, and the old ones of layers that were not drawn again."""
    path = RENDERED / LAYERS / BOXES
    known = json.loads(path.read_text()) if path.exists() else {}
    names = sorted(full.rpartition("/")[2] for full in entries if topic_of(full) == LAYERS)
    lines = (f'"{name}": {json.dumps(new.get(f"{LAYERS}/{name}") or known[name])}' for name in names)
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n")


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
            if topic_of(full) == topic and full.rpartition("/")[2] not in sources:
                wrong.append(f"{full} is listed but no longer drawn")
        for name, (svg, _) in sorted(sources.items()):
            entry = manifest.get(f"{topic}/{name}")
            if entry is None or entry["sha256"] != source_hash(svg):
                wrong.append(f"{topic}/{name} has changed since it was rendered")
            elif not (RENDERED / entry["file"]).exists():
                wrong.append(f"{entry['file']} is missing")
        if sources and not wrong:
            name = min(sources, key=lambda key: (len(sources[key][0]), key))
            kept, redrawn = Image.open(RENDERED / manifest[f"{topic}/{name}"]["file"]), draw(*sources[name])
            if topic == LAYERS:
                redrawn = redrawn.crop(redrawn.getbbox())
            if difference(kept, redrawn) > 3:
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
    chosen = [t for t in topics() if not args.topics or t in args.topics or t.split("/")[0] in args.topics]
    if not args.check:
        build(chosen, args.changed)
        return
    wrong = check(chosen)
    sys.exit("\n".join(wrong) if wrong else 0)


if __name__ == "__main__":
    main()
