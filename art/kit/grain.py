"""The grain of washi as small seamless tiles: PNG data written byte by byte, the same on every machine."""

from __future__ import annotations

import base64
import random
import struct
import zlib
from functools import cache
from itertools import accumulate

SIZE = 256


def _blurred(row: list[float], radius: int) -> list[float]:
    """Running mean around a ring, so that the tile meets itself without a seam."""
    width = 2 * radius + 1
    sums = [0.0, *accumulate(row[-radius:] + row + row[:radius])]
    return [(sums[i + width] - sums[i]) / width for i in range(len(row))]


def _spread(values: list[list[float]]) -> list[list[int]]:
    """Tones to the sixteen steps of the tile; the lower half stays clear."""
    order = sorted(v for row in values for v in row)
    low, high = order[int(len(order) * 0.45)], order[int(len(order) * 0.995)]
    return [[max(0, min(15, round((v - low) / (high - low) * 15))) for v in row] for row in values]


def _png(steps: list[list[int]], color: tuple[int, int, int]) -> str:
    rows = b"".join(b"\0" + bytes(row[i] << 4 | row[i + 1] for i in range(0, SIZE, 2)) for row in steps)
    # Stored, not compressed: another zlib would give other bytes and so another source hash.
    body = b"\x78\x01"
    for start in range(0, len(rows), 65535):
        piece = rows[start : start + 65535]
        last = start + 65535 >= len(rows)
        body += struct.pack("<BHH", last, len(piece), 65535 - len(piece)) + piece
    body += struct.pack(">I", zlib.adler32(rows))
    out = b"\x89PNG\r\n\x1a\n"
    header = struct.pack(">IIBBBBB", SIZE, SIZE, 4, 3, 0, 0, 0)
    alpha = bytes(i * 17 for i in range(16))
    chunks = (
        (b"IHDR", header),
        (b"PLTE", bytes(color) * 16),
        (b"tRNS", alpha),
        (b"IDAT", body),
        (b"IEND", b""),
    )
    for tag, data in chunks:
        out += struct.pack(">I", len(data)) + tag + data + struct.pack(">I", zlib.crc32(tag + data))
    return "data:image/png;base64," + base64.b64encode(out).decode()


@cache
def fibres(color: tuple[int, int, int] = (33, 26, 15)) -> str:
    """Long horizontal fibres, dark."""
    rng = random.Random(4)
    rows = []
    for _ in range(SIZE):
        fine = _blurred([rng.random() for _ in range(SIZE)], 6)
        long = _blurred(_blurred([rng.random() for _ in range(SIZE)], 34), 20)
        strand = rng.random() * 0.12
        rows.append([f * 0.5 + g * 2.2 + strand for f, g in zip(fine, long, strict=True)])
    soft = [
        [(a + b * 2 + c) / 4 for a, b, c in zip(rows[i - 1], rows[i], rows[(i + 1) % SIZE], strict=True)]
        for i in range(SIZE)
    ]
    return _png(_spread(soft), color)


@cache
def specks(color: tuple[int, int, int] = (255, 248, 226)) -> str:
    """Fine pale tooth of the paper."""
    rng = random.Random(9)
    rows = [_blurred([rng.random() for _ in range(SIZE)], 1) for _ in range(SIZE)]
    return _png(_spread(rows), color)
