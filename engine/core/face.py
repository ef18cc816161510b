"""What a thing of a game says, without a picture: for a reader who sees it small, large, or not at all (a phone, a
screen reader). Words may hold {icon:…} marks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Need:
    """One thing that a card asks for: its signs, its words, and whether the seat has it (None where nobody asks)."""

    signs: str
    words: str
    met: bool | None = None


@dataclass(frozen=True, slots=True)
class Face:
    """`kind` says in words what sort of thing it is, `tint` is its colour (#rrggbb, "" for none), `lines` are its
    rules. What it asks for and what it gives stand part by part: needs[n] is what gains[n] is given for."""

    title: str
    kind: str = ""
    tint: str = ""
    lines: tuple[str, ...] = ()
    needs: tuple[tuple[Need, ...], ...] = ()
    gains: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Belonging:
    """What a seat has, as one icon, one number (-1 where there is none to say) and words."""

    icon: str
    n: int
    words: str
