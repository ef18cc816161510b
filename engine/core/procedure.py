"""A procedure is one piece of the rules that can ask. Its fields say where it stands.

The step named by `at` runs until it asks, pushes another procedure, or finishes. The answer to a
question of kind `bid` goes to the method `on_bid`. A step that asks changes nothing before it asks: it
runs again after loading. `private` names the fields that only some players
may see; `seers` says who they are. `holds` names the fields in which components lie meanwhile, so that
everything can be counted.

A procedure that asks several seats in secret and at once (`Decision.sealed`) keeps the seats still asked in
`queue`, asks the first of them, and lets a seat leave with its last item. Its answers only write down what the
seat said: no chance, nobody's options depend on another's items, and what follows is left to the step that finds
the queue empty.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from .plain import Plain

if TYPE_CHECKING:
    from .decision import Decision, Option


class _Handlers(dict[str, str]):
    """Method names by decision kind, built once per kind."""

    def __missing__(self, kind: str) -> str:
        name = self[kind] = "on_" + kind
        return name


HANDLER = _Handlers()


class Procedure(Plain):
    """`at` is the name of the step to run next."""

    __slots__ = ()
    private: ClassVar[tuple[str, ...]] = ()
    holds: ClassVar[tuple[str, ...]] = ()

    if TYPE_CHECKING:
        at: str

    def step(self, g: Any) -> Decision | None:
        result: Decision | None = getattr(self, self.at)(g)
        return result

    def seers(self, field: str) -> tuple[int, ...]:
        """Players who may see this private field."""
        return ()

    def about(self, g: Any) -> dict[str, object]:
        """What its questions are about, by the gaps of their prompts: ids, seats and numbers, no words."""
        return {}

    def is_open(self, option: Option) -> bool:
        """Whether an answer to a sealed question is given before everybody instead of in secret."""
        return False
