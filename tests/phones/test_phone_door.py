"""Who may come in, and what counts as a message."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from yedo.lan import evening, protocol
from yedo.lan.addresses import _local, _rank, addresses
from yedo.lan.door import CODE, IN, LETTERS, SHUT, WRONG_ONE, Door, Pace, new_code, new_token
from yedo.lan.evening import Evening


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def door() -> tuple[Door, Clock]:
    clock = Clock()
    return Door("token", "KRANICHE", clock), clock


def test_five_wrong_ones_lock_an_address_out_for_a_minute() -> None:
    made, clock = door()
    for _ in range(5):
        assert made.knock("a", "wrong", "") == WRONG_ONE
    assert made.knock("a", "token", "") == SHUT, "also the right one"
    assert made.knock("b", "token", "") == IN, "others may come in"
    clock.now += 59
    assert made.knock("a", "token", "") == SHUT
    clock.now += 2
    assert made.knock("a", "token", "") == IN


def test_the_code_is_forgiving_in_spelling_and_limited_for_the_whole_table() -> None:
    made, clock = door()
    assert made.knock("a", "", "kran iche") == IN
    for n in range(20):
        assert made.knock(f"stranger {n}", "", "ABCDEFGH") == WRONG_ONE
    assert made.knock("a", "", "KRANICHE") == SHUT, "eight letters could be guessed from many addresses"
    assert made.knock("a", "token", "") == IN, "whoever has scanned may still come in"
    clock.now += 61
    assert made.knock("a", "", "KRANICHE") == IN


def test_many_addresses_are_not_remembered_for_ever() -> None:
    made, _ = door()
    for n in range(2000):
        made.knock(f"stranger {n}", "wrong", "")
    assert len(made._by_address) <= 256


def test_tokens_and_codes() -> None:
    assert len({new_token() for _ in range(100)}) == 100 and all(len(new_token()) == 22 for _ in range(9))
    assert all(len(code) == CODE and set(code) <= set(LETTERS) for code in (new_code() for _ in range(50)))


def test_twenty_messages_a_second() -> None:
    pace = Pace()
    assert not any(pace.too_fast(n * 0.01) for n in range(20))
    assert pace.too_fast(0.3)
    calm = Pace()
    assert not any(calm.too_fast(n * 0.06) for n in range(200))


GOOD = [
    {"do": "hello", "token": "x", "code": "", "key": "", "lang": "de-AT"}, {"do": "sit", "seat": 2}, {"do": "rise"},
    {"do": "answer", "n": 12, "i": 0}, {"do": "reopen", "n": 3}, {"do": "lang", "lang": "es"}, {"do": "beat"},
    {"do": "rules", "page": "market", "place": ""},
]  # fmt: skip


@pytest.mark.parametrize("said", GOOD, ids=lambda said: str(said["do"]))
def test_messages_of_the_page_are_read(said: dict[str, object]) -> None:
    assert protocol.read(json.dumps(said)) == said


@pytest.mark.parametrize("raw", [
    "", "null", "[]", "3", "{", b"bytes", '{"do": "answer"}', '{"do": "answer", "n": true, "i": 0}', "[" * 9000,
    '{"do": "answer", "n": 1, "i": 0, "more": 1}', '{"do": "answer", "n": "1", "i": 0}', '{"do": []}', '{"do": "x"}',
    '{"do": "answer", "n": 1e400, "i": 0}', json.dumps({"do": "lang", "lang": "x" * 300}), "9" * 9000,
    json.dumps({"do": "answer", "n": 10**500, "i": 0}), '{"do": {"do": 1}}', '"hello"', '{"do": "gone"}',
])  # fmt: skip
def test_anything_else_is_nonsense(raw: str | bytes) -> None:
    with pytest.raises(protocol.Nonsense):
        protocol.read(raw)


def test_random_messages_are_read_or_refused() -> None:
    dice = random.Random(1)
    letters = '{}[]":,doanswerhello0123456789 \\u\ud800\x00é'
    for _ in range(5000):
        raw = "".join(dice.choice(letters) for _ in range(dice.randrange(60)))
        try:
            protocol.read(raw)
        except protocol.Nonsense:
            continue


def test_an_interrupted_evening_is_kept_and_nothing_strange_is_believed(tmp_path: Path) -> None:
    made = Evening("192.168.1.2", 8605, keys={1: new_token()})
    evening.keep(tmp_path, made)
    assert evening.kept(tmp_path) == made
    good = (tmp_path / evening.FILE).read_text()
    raw = json.loads(good)
    for name, value in (
        ("port", 99999), ("port", "8605"), ("token", ""), ("token", 3), ("code", "kraniche"), ("keys", []),
        ("keys", {"x": "y"}), ("keys", {"1": "short"}), ("at", 0), ("at", None), ("address", 5), ("secret", "/../x"),
    ):  # fmt: skip
        (tmp_path / evening.FILE).write_text(json.dumps({**raw, name: value}))
        assert evening.kept(tmp_path) is None, (name, value)
    for text in ("", "[]", "{}", "null", "[" * 5000, "x" * 50_000):
        (tmp_path / evening.FILE).write_text(text)
        assert evening.kept(tmp_path) is None
    evening.forget(tmp_path)
    assert evening.kept(tmp_path) is None and not list(tmp_path.iterdir())
    assert evening.kept(None) is None


def test_addresses_of_real_networks_only() -> None:
    assert not any(map(_local, ("127.0.0.1", "169.254.3.4", "100.64.0.9", "0.0.0.0", "224.0.0.1")))
    assert all(map(_local, ("192.168.1.2", "10.0.0.9", "172.20.1.1")))
    assert sorted(("10.0.0.9", "172.20.1.1", "192.168.1.2"), key=_rank) == ["192.168.1.2", "10.0.0.9", "172.20.1.1"]
    assert all(isinstance(address, str) for address in addresses())
