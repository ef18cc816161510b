"""Where things stand on the maps of Shitenno and Edo: nothing is missing, off the picture or on top of another."""

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import yaml

DATA = Path(__file__).resolve().parents[2] / "data"
Box = list[float]


def read(name: str) -> Any:
    return yaml.safe_load((DATA / name).read_text(encoding="utf-8"))


def around(at: list[float], size: float | list[float]) -> Box:
    w, h = (size, size) if isinstance(size, int | float) else size
    return [at[0] - w / 2, at[1] - h / 2, w, h]


def inside(box: Box, size: list[float]) -> bool:
    x, y, w, h = box
    return x >= 0 and y >= 0 and x + w <= size[0] and y + h <= size[1]


def meet(a: Box, b: Box) -> bool:
    return a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]


def test_a_province_has_room_for_everything_in_its_cell() -> None:
    plan = read("shitenno/layout.yaml")
    boxes = [*plan["plaques"], around(**plan["lantern"]), plan["ribbon"], around(**plan["gate"])]
    boxes += [around(at, plan["troops"]["size"]) for at in plan["troops"]["at"]]
    assert all(inside(box, plan["cell"]) for box in boxes)
    assert not [pair for pair in combinations(boxes, 2) if meet(*pair)]
    corners = {tuple(corner) for corner in plan["provinces"].values()}
    assert len(corners) == 8 and set(plan["provinces"]) == set(read("shitenno/board.yaml")["provinces"])
    assert all(inside([*corner, *plan["cell"]], plan["size"]) for corner in corners)


@pytest.mark.parametrize("name", ["a", "b"])
def test_every_space_of_edo_has_its_place(name: str) -> None:
    plan = read("edo/layout.yaml")
    size, rows = plan["size"], plan["maps"][name]
    named: dict[str, Box] = {}
    for kind in ("cities", "wood", "stone", "rice", "rivers", "borders"):
        for space, row in rows[kind].items():
            named[space] = around(row["at"], row["size"])
            assert inside(named[space], [size[0] + 10, size[1] + 10])
            for key in ("name", "street", "stand"):
                assert key not in row or inside(row[key], size), (space, key)
    for row in rows["cities"].values():
        parts = [*row["places"], row["street"], row["name"]]
        assert len(row["places"]) == 10
        assert not [pair for pair in combinations(parts, 2) if meet(*pair)]
    roads = {frozenset(road["ends"]) for road in rows["roads"]}
    assert {space for road in roads for space in road} == set(named)
    data = read("edo/board.yaml")["maps"][name]
    ring = data["ring"]
    steps = {frozenset(pair) for pair in zip(ring, ring[1:] + ring[:1], strict=True)}
    assert roads == steps | {frozenset(road) for road in data["roads"]}


def test_the_power_track_and_the_planning_board_have_their_squares() -> None:
    plan = read("edo/layout.yaml")
    squares = plan["track"]["squares"]
    assert len(squares) == 42 and all(inside(box, plan["size"]) for box in squares)
    assert not [pair for pair in combinations(squares, 2) if meet(*pair)]
    board = plan["planning"]
    assert len(board["slots"]) == 3
    for slot in board["slots"]:
        assert inside(slot["card"], board["size"]) and len(slot["seats"]) == 4
        assert not [seat for seat in slot["seats"] if meet(slot["card"], around(seat, slot["seat"]))]
