"""The numbers of a game's board as they come from a file of somebody else's: filled up where they are older than
today's, and compared with today's in what kind of thing stands where."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any, TypeVar

from . import plain, sound
from .plain import Damaged
from .yaml_file import BadFile, read_yaml

Raw = dict[str, Any]
B = TypeVar("B")
LONGEST_LIST = 100
CRASHES = (KeyError, TypeError, ValueError, AttributeError, IndexError, RecursionError)


def unpack(data: Any) -> Any:
    """Undo the packing of tables; anything else that claims to be part of a game is refused."""
    if isinstance(data, list):
        return [unpack(v) for v in data]
    if not isinstance(data, dict):
        return data
    if data.get("_") != "dict" or not isinstance(data.get("of"), list):
        raise Damaged("data_damaged")
    try:
        return {k: unpack(v) for k, v in data["of"]}
    except (TypeError, ValueError):
        raise Damaged("data_damaged") from None


def read_board(packed: Any, now: Raw, make: Callable[[Raw], B]) -> B | None:
    """The board of a save, None if it is today's. Raises Damaged."""
    if packed == plain.dump(now):
        return None
    try:
        raw = completed(unpack(packed), now)
        if alike(raw, now, words_of(now)):
            return make(raw)
    except CRASHES:
        pass
    raise Damaged("board_damaged")


def read_own(folder: Path, now: Mapping[str, Raw], words: Collection[str] = ()) -> dict[str, Raw]:
    """A player's files that stand in for a game's own, by name, filled up with the game's numbers: those that change
    something. `words` are known besides those of the game. Raises BadFile."""
    known = words_of(dict(now)) | set(words)
    found: dict[str, Raw] = {}
    for name, model in now.items():
        path = folder / f"{name}.yaml"
        if not path.is_file():
            continue
        said = read_yaml(path)
        if not isinstance(said, dict):
            raise BadFile(f"{path.name}: it should name numbers of the game and say what they are")
        own = completed(said, model)
        for key in said:
            if key not in model:
                raise BadFile(f"{path.name}: the game has no '{str(key)[:40]}'")
            if not alike(own[key], model[key], known):
                raise BadFile(f"{path.name}: '{str(key)[:40]}' is not built like the game's own")
        if own != model:
            found[name] = own
    return found


def differing(raw: Raw, now: Raw) -> list[str]:
    """The names of the numbers that are not today's."""
    return [] if raw is now else [name for name, value in now.items() if raw.get(name) != value]


def completed(raw: Any, now: Any) -> Any:
    """Numbers that did not exist yet when a game was saved are today's, wherever they stand. Tables by a number are
    the game's own: what is not in them was not in the game."""
    if not isinstance(raw, dict) or not isinstance(now, dict) or by_number(now):
        return raw
    found = {name: completed(part, now[name]) if name in now else part for name, part in raw.items()}
    return found | {name: part for name, part in now.items() if name not in raw}


def by_number(table: Raw) -> bool:
    """Whether a table is keyed by a number: of players, of coins."""
    return bool(table) and all(isinstance(n, int) for n in table)


def alike(
    value: Any, model: Any, words: Collection[str], free: Callable[[str], bool] = lambda word: False,
    others: Collection[str] = (),
) -> bool:  # fmt: skip
    """Whether a value is built like a model of it: same kinds of things in the same places. It speaks of `words`
    only, or of what is `free`; a list of names may name `others` too."""

    def same(value: Any, model: Any) -> bool:
        if isinstance(model, dict):
            if by_number(model) and isinstance(value, dict):  # other numbers may stand in it
                first = next(iter(model.values()))
                fits = by_number(value) and len(value) <= LONGEST_LIST
                return fits and all(same(v, first) for v in value.values())
            if by_number(model) and all(isinstance(n, int) for n in model.values()):
                return same(value, 0)  # a number by players may have been one for all
            if not isinstance(value, dict) or not set(model) <= set(value):
                return False
            return all(same(value[name], part) for name, part in model.items())
        if isinstance(model, list):
            if not isinstance(value, list) or len(value) > LONGEST_LIST:
                return False
            fits = not model or all(any(same(v, m) for m in model) for v in value)
            return fits and (not model or _names_fit(value, model, others))
        if isinstance(model, int) and not isinstance(model, bool):
            return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= sound.LARGEST_NUMBER
        if isinstance(model, str):
            return isinstance(value, str) and (value in words or free(value))
        return type(value) is type(model)

    return same(value, model)


def _names_fit(value: list[Any], model: list[Any], others: Collection[str]) -> bool:
    """Names that stand in a list once each do so in another one too."""
    if not isinstance(model[0], str) or len(set(model)) < len(model):
        return True
    return len(set(value)) == len(value) and set(value) <= {*model, *others}


def words_of(value: Any) -> set[str]:
    """Every word of a table, as key or value: a board cannot speak of anything else."""
    if isinstance(value, dict):
        return {word for part in (*value, *value.values()) for word in words_of(part)}
    if isinstance(value, list):
        return {word for part in value for word in words_of(part)}
    return {value} if isinstance(value, str) else set()
