"""The laboratory: the same figures whoever does the work, partial results after a stop, bars with the time left."""

import inspect
import json
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace
from typing import Self

import pytest

from engine.lab import crew, overhead, progress
from engine.lab.crew import NoCrew, cut, spread
from engine.lab.simulate import Run, Tally, play_some, simulate
from yedo.__main__ import main
from yedo.commands import bench

SMALL = Run(games=40, players=3, choices={"rounds": 6}, seed=9, check="end")


def test_chunks_are_neighbours() -> None:
    assert cut(range(7), 3) == [[0, 1, 2], [3, 4, 5], [6]]


def test_several_processes_find_the_same() -> None:
    alone, shared = simulate(SMALL)[0], simulate(SMALL, jobs=2)[0]
    assert alone == shared and alone.games == 40


def test_a_stop_leaves_what_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    def work(n: int) -> int:
        if n == 3:
            raise KeyboardInterrupt
        return n

    assert list(spread(work, [1, 2, 3, 4])) == [1, 2]


def test_a_stopped_command_prints_a_partial_report(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played: list[int] = []

    def stopped(chunk: tuple[Run, list[int]]) -> Tally:
        played.append(len(chunk[1]))
        if len(played) == 3:
            raise KeyboardInterrupt
        return play_some(chunk)

    monkeypatch.setattr("engine.lab.simulate.play_some", stopped)
    assert main(["simulate", "--games", "200", "--players", "2", "--rounds", "6", "--json"]) == 0
    out, err = capsys.readouterr()
    report = json.loads(out)
    assert report["games"] == 32 and report["interrupted"] == "32 of 200 games" and err == ""


def test_the_bar_tells_the_time_left() -> None:
    assert progress.line(25, 100, 30.0, "games") == "games ████████······················  25% · 1:30 left"
    assert progress.clock(3661) == "1:01:01"


LONG = {
    "check": "files", "scenario tests/edo/scenarios": "files", "pictures M001 M002 --out p.png": "pictures",
    "simulate --games 40 --players 2 --rounds 6": "games", "soak --games 3": "slowest answers again",
    "soak --minutes 0.02": "soak", "tournament novice:random --games 3": "novice against random",
    "bench --games 1 --no-window": "figures", "coop --games 1 --players 1 --bot random": "games",
}  # fmt: skip


def watch(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody watches who has no patience at all."""
    monkeypatch.setattr(progress, "PATIENCE", -1.0)
    monkeypatch.setattr(progress, "OFTEN", -1.0)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)


@pytest.mark.parametrize("words", LONG)
def test_a_long_command_shows_a_bar_on_a_terminal_and_prints_none(
    words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Elsewhere than on a terminal nothing is shown at all: other tests see that the error stream stays empty."""
    watch(monkeypatch)
    assert main(words.replace("p.png", str(tmp_path / "p.png")).split()) == 0
    out, err = capsys.readouterr()
    assert f"\r{LONG[words]} █" in err and "100% · 0:00 left" in err and err.endswith("\r\x1b[K"), err
    assert "left" not in out and "\x1b" not in out


@pytest.mark.parametrize("command", ["simulate", "soak", "tournament", "bench"])
def test_with_json_there_is_no_bar(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    watch(monkeypatch)
    words = next(words for words in LONG if words.startswith(command))
    assert main([*words.split(), "--json"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out) and err == ""


def test_the_bar_of_the_bench_knows_how_many_figures_there_are() -> None:
    from engine.lab.bench import figures
    from yedo.lab import bench_window

    for measured in (figures, bench_window.figures):
        assert inspect.getsource(measured).count("yield Figure") == bench.EACH


@pytest.mark.parametrize(
    "address", ["local:0", "local:many", pytest.param("nowhere.invalid:1", marks=pytest.mark.slow)]
)
def test_a_cluster_that_is_not_there_is_said_in_a_sentence(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("distributed")
    assert main(["simulate", "--games", "2", "--cluster", address]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_without_dask_a_cluster_is_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(name: str) -> object:
        raise ImportError(name)

    monkeypatch.setattr(crew, "import_module", missing)
    assert main(["simulate", "--games", "2", "--cluster", "local:2"]) == 2
    assert "cluster" in capsys.readouterr().err


def test_workers_of_another_version_are_refused() -> None:
    class Client:
        def run(self, what: object) -> dict[str, tuple[str, str]]:
            return {"tcp://somewhere": ("another", "3.11")}

    with pytest.raises(NoCrew, match="another version"):
        crew._same_version(Client())


class BackToFront:
    """A cluster of one worker that finishes the newest chunk first, and remembers how many were out at once."""

    loop, most = None, 0

    def __init__(self) -> None:
        self.out: list[SimpleNamespace] = []

    def scheduler_info(self, n_workers: int) -> dict[str, list[int]]:
        return {"workers": [1]}

    def submit(self, work: Callable[[int], int], chunk: int, key: str, pure: bool) -> SimpleNamespace:
        return SimpleNamespace(key=key, part=work(chunk))

    def as_completed(self, futures: list[SimpleNamespace], loop: None, with_results: bool) -> Self:
        self.update(futures)
        return self

    def update(self, futures: list[SimpleNamespace]) -> None:
        self.out += futures
        self.most = max(self.most, len(self.out))

    def count(self) -> int:
        return len(self.out)

    def __iter__(self) -> Iterator[tuple[SimpleNamespace, int]]:
        while self.out:
            future = self.out.pop()
            yield future, future.part


def test_a_slow_chunk_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """A chunk is handed out whenever one is done, results come in order, and no more of them wait than may."""
    cluster, begun, most_held = BackToFront(), list[int](), 0
    monkeypatch.setattr(crew, "_client", lambda address: nullcontext(cluster))
    monkeypatch.setattr(crew, "_same_version", lambda client: None)
    monkeypatch.setattr(crew, "import_module", lambda name: cluster)
    monkeypatch.setattr(crew, "HELD", 10)

    def work(n: int) -> int:
        begun.append(n)
        return n * n

    for due, part in enumerate(spread(work, range(100), cluster="somewhere")):
        assert part == due * due
        most_held = max(most_held, len(begun) - due)
    assert begun == list(range(100)) and cluster.most == crew.AHEAD and crew.AHEAD < most_held <= 10 + 2 * crew.AHEAD


def slow_square(n: int) -> int:
    time.sleep(0.15)
    return n * n


@pytest.mark.slow
def test_a_worker_killed_in_the_middle_costs_only_time(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    pids: list[int] = []
    client_of = crew._client

    @crew.contextmanager
    def watched(address: str) -> Iterator[object]:
        with client_of(address) as client:
            pids.extend(client.run(os.getpid).values())
            threading.Timer(1.0, os.kill, (pids[0], signal.SIGKILL)).start()
            yield client

    monkeypatch.setattr(crew, "_client", watched)
    assert list(spread(slow_square, range(40), cluster="local:2")) == [n * n for n in range(40)]
    assert len(pids) == 2
    with pytest.raises(OSError):
        os.kill(pids[0], 0)


@pytest.mark.slow
def test_a_cluster_finds_the_same_as_one_process() -> None:
    pytest.importorskip("distributed")
    assert simulate(SMALL)[0] == simulate(SMALL, cluster="local:2")[0]


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 3])
def test_a_local_cluster_has_as_many_workers_as_asked(workers: int) -> None:
    pytest.importorskip("distributed")
    with crew._client(f"local:{workers}") as client:
        assert len(client.scheduler_info(n_workers=-1)["workers"]) == workers


def test_the_overhead_is_measured_on_rows_that_come_out_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each line of the file is played twice, in both ways, and recorded once; a record that is there stays."""
    rows, record = tmp_path / "rows.jsonl", tmp_path / "games.jsonl"
    rows.write_text('{"row": "novice:random,random", "rounds": 6}\n{"row": "random:novice", "games": 2, "seed": 7}\n')
    monkeypatch.setattr(crew, "_by_cluster", lambda work, chunks, address: map(work, chunks))
    command = f"overhead --games 3 --workers 1 --rows {rows} --record {record}"
    for _ in range(2):
        monkeypatch.setattr("sys.argv", command.split())
        with pytest.raises(SystemExit) as ended:
            overhead.main()
        assert ended.value.code == 0
    out = capsys.readouterr().out
    assert "novice:random,random {'rounds': 6} won " in out and "of 3, " in out and "OTHERWISE" not in out
    assert [json.loads(line)["game"] for line in record.read_text().splitlines()] == [0, 1, 2, 0, 1]


def test_a_row_that_comes_out_otherwise_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(crew, "_by_cluster", lambda work, chunks, address: map(work, reversed(chunks)))
    monkeypatch.setattr("sys.argv", "overhead --games 4 --workers 1 --pairs 1 --row novice:random".split())
    with pytest.raises(SystemExit) as ended:
        overhead.main()
    assert ended.value.code == 1 and "OTHERWISE" in capsys.readouterr().out
