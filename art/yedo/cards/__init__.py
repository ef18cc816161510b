"""Card pictures: frames, backs, vignettes and portraits. The window sets text and icons into them at run time."""

from __future__ import annotations


def drawings() -> dict[str, tuple[str, int]]:
    from art.yedo.cards import backs, frames, portraits, scenes

    return {**frames.drawings(), **backs.drawings(), **scenes.drawings(), **portraits.drawings()}
