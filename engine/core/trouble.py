"""Why something cannot be done: the key of a phrase and what fills its gaps. It is put into words when somebody reads
it, in their language; the command line reads English. A gap named `detail` is English, for whoever mends the file."""

from __future__ import annotations

from typing import Any, Self

from .grammar import capital
from .words import has, t


class Trouble(ValueError):
    """`Trouble("larger_than", n=3)` says the phrase `trouble.larger_than`; a key without a phrase is said as it is."""

    def __init__(self, key: str, **gaps: Any) -> None:
        super().__init__(key)
        self.key, self.gaps = key, gaps

    @classmethod
    def of(cls, other: Trouble) -> Self:
        """The same complaint as one of this kind."""
        return cls(other.key, **other.gaps)

    def __str__(self) -> str:
        key = f"trouble.{self.key}"
        return t(key, **self.gaps) if has(key) else self.key

    def __reduce__(self) -> Any:
        return _again, (type(self), self.key, self.gaps)

    def sentence(self) -> str:
        return sentence(self)


def _again(cls: type[Trouble], key: str, gaps: dict[str, Any]) -> Trouble:
    return cls(key, **gaps)


def sentence(words: object) -> str:
    """Words as a whole sentence: a capital first, a full stop last."""
    said = capital(str(words)[:300])
    return said if said.endswith((".", "!", "?")) else f"{said}."
