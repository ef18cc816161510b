"""Makes fonts/*.ttf from the OFL fonts published as npm packages: `python -m fonts.build [--check]`.

Fetches the pinned packages (or takes them from --packages FOLDER), joins their pieces, and keeps Latin,
Latin Extended and punctuation; in Hina Mincho also the kana, the common kanji and every rarer one in use.
"""

import argparse
import hashlib
import io
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from fontTools import merge, subset
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent
FONTS = ROOT / "fonts"

# npm package, version and sha256 of the tarball
PACKAGES = {
    "hina-mincho": ("5.2.8", "38466d5704bf9f66f02abb5c6c80aa606b562bdba356b90b77681a37710c7bf9"),
    "alegreya": ("5.3.0", "8b339fcef25323b402466275bdcc821ad2b4ffada37a9c87ccf196dc38cff667"),
    "alegreya-sans": ("5.3.0", "f52077bb977c913b05ec2cc016b30858533005d376cff4280c7fa95dbace448b"),
}

# output name -> package, weight and style inside it
FACES = {
    "HinaMincho-Regular": ("hina-mincho", "400-normal"),
    "Alegreya-Regular": ("alegreya", "400-normal"),
    "Alegreya-Italic": ("alegreya", "400-italic"),
    "Alegreya-Bold": ("alegreya", "700-normal"),
    "AlegreyaSans-Regular": ("alegreya-sans", "400-normal"),
    "AlegreyaSans-Italic": ("alegreya-sans", "400-italic"),
    "AlegreyaSans-Bold": ("alegreya-sans", "700-normal"),
}
LICENCES = {
    "hina-mincho": "OFL-HinaMincho.txt",
    "alegreya": "OFL-Alegreya.txt",
    "alegreya-sans": "OFL-AlegreyaSans.txt",
}

# Basic Latin, Latin-1, Latin Extended-A and -B, capital sharp s, punctuation, and a few signs
LATIN = [
    *(*range(0x20, 0x7F), *range(0xA0, 0x250), 0x1E9E),
    *(*range(0x2010, 0x2028), *range(0x2030, 0x203B), 0x20AC, 0x2116, 0x2122, 0x2212, 0x2215),
]
KANA = [*range(0x3001, 0x3003), *range(0x300C, 0x3010), *range(0x3041, 0x3097), *range(0x30A1, 0x30FD)]
# The 2965 kanji of JIS X 0208 level 1, so that a new word rarely needs a new font
COMMON_KANJI = "".join(
    bytes([row, cell]).decode("euc_jp", "ignore") for row in range(0xB0, 0xD0) for cell in range(0xA1, 0xFF)
)
# Words of the board and the phases, kept whether or not anything names them yet
BASE_KANJI = (
    "江戸城高輪大木戸宿芝吉原京橋池上本門寺見廻組将軍浪人忍者侍茶屋評定所金銀月日火水木土春夏秋冬"
    "一二三四五六七八九十百千万両文年目番準備競売出来事配置巡回取引行動得点"
)


def is_japanese(char: str) -> bool:
    code = ord(char)
    return 0x3000 <= code < 0xA000 or 0xF900 <= code < 0xFB00 or 0xFF00 <= code < 0xFFF0


def used_japanese() -> set[str]:
    """Every Japanese character in the data and in the drawings' and the window's sources."""
    chars: set[str] = set(BASE_KANJI)
    for pattern in ("data/**/*.yaml", "art/**/*.py", "art/**/*.svg", "yedo/**/*.py"):
        for path in ROOT.glob(pattern):
            chars.update(c for c in path.read_text(encoding="utf-8") if is_japanese(c))
    return chars


def fetch(package: str, folder: Path) -> tarfile.TarFile:
    version, digest = PACKAGES[package]
    archive = folder / f"fontsource-{package}-{version}.tgz"
    if not archive.exists():
        command = ["npm", "pack", "--silent", f"@fontsource/{package}@{version}"]
        subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    found = hashlib.sha256(archive.read_bytes()).hexdigest()
    if found != digest:
        sys.exit(f"{archive.name} is not the pinned package (sha256 {found}).")
    return tarfile.open(archive)


def use_lining_figures(font: TTFont) -> None:
    """Alegreya's plain digits are old-style; prices and scores want figures of one height, and the program
    cannot ask for a font feature, so the digits are pointed at their lining forms."""
    if "GSUB" not in font:
        return
    table = font["GSUB"].table
    features = [record.Feature for record in table.FeatureList.FeatureRecord if record.FeatureTag == "lnum"]
    lookups = {index for feature in features for index in feature.LookupListIndex}
    forms: dict[str, str] = {}
    for index in lookups:
        for rule in table.LookupList.Lookup[index].SubTable:
            forms.update(getattr(rule, "ExtSubTable", rule).mapping)
    for cmap in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            if code in cmap.cmap:
                cmap.cmap[code] = forms.get(cmap.cmap[code], cmap.cmap[code])


def keep(font: TTFont, codes: set[int]) -> None:
    options = subset.Options()
    options.layout_features = ["kern", "liga", "mark", "mkmk", "ccmp", "locl"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    options.hinting = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)


def join(pieces: list[bytes], codes: set[int]) -> TTFont:
    """One font from the pieces that hold any of the wanted characters; a character is taken once."""
    missing = set(codes)
    kept: list[io.BytesIO] = []
    for piece in pieces:
        font = TTFont(io.BytesIO(piece))
        here = missing & set(font.getBestCmap())
        if not here:
            continue
        missing -= here
        use_lining_figures(font)
        keep(font, here)
        font.flavor = None
        out = io.BytesIO()
        font.save(out)
        kept.append(io.BytesIO(out.getvalue()))
    if len(kept) == 1:
        return TTFont(kept[0])
    return merge.Merger().merge(kept)


def build(face: str, archive: tarfile.TarFile, japanese: set[str]) -> TTFont:
    package, style = FACES[face]
    codes = set(LATIN)
    if package == "hina-mincho":
        codes |= set(KANA) | {ord(c) for c in COMMON_KANJI} | {ord(c) for c in japanese}
    prefix = f"package/files/{package}-"
    names = [n for n in archive.getnames() if n.startswith(prefix) and n.endswith(f"-{style}.woff2")]
    # The Latin pieces come first, so that their spacing wins where a piece of kanji repeats a character.
    names.sort(key=lambda n: (f"{prefix}latin-{style}.woff2" != n, f"{prefix}latin-ext-" not in n, n))
    pieces = []
    for name in names:
        member = archive.extractfile(name)
        assert member is not None
        pieces.append(member.read())
    font = join(pieces, codes)
    absent = {c for c in japanese if ord(c) not in font.getBestCmap()} if package == "hina-mincho" else set()
    if absent:
        sys.exit(f"{face} has no glyph for {''.join(sorted(absent))}; choose other words in data/.")
    font["head"].created = font["head"].modified = 3_800_000_000  # a fixed time keeps the files reproducible
    font.recalcTimestamp = False
    return font


def main() -> None:
    parser = argparse.ArgumentParser(description="Make fonts/*.ttf from the published OFL fonts.")
    parser.add_argument("--packages", type=Path, help="folder with the npm packages, already fetched")
    parser.add_argument("--check", action="store_true", help="only say whether every kanji in use is there")
    args = parser.parse_args()
    japanese = used_japanese()
    if args.check:
        font = TTFont(FONTS / "HinaMincho-Regular.ttf")
        absent = sorted(c for c in japanese if ord(c) not in font.getBestCmap())
        sys.exit(f"Run `python -m fonts.build`: no glyph yet for {''.join(absent)}." if absent else 0)
    with tempfile.TemporaryDirectory() as scratch:
        folder = args.packages or Path(scratch)
        archives = {package: fetch(package, folder) for package in PACKAGES}
        for face, (package, _) in FACES.items():
            font = build(face, archives[package], japanese)
            font.save(FONTS / f"{face}.ttf")
            size = (FONTS / f"{face}.ttf").stat().st_size
            print(f"{face}.ttf  {len(font.getBestCmap())} characters  {size // 1024} kB")
        for package, licence in LICENCES.items():
            member = archives[package].extractfile("package/LICENSE")
            assert member is not None
            (FONTS / licence).write_bytes(member.read())


if __name__ == "__main__":
    main()
