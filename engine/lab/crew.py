"""Who does the work of a study: this process, several, or a cluster. Work is cut into small chunks, each of which
gives the same result wherever it runs, and results come back in the order of the chunks, so that every crew finds
the same thing, bit by bit.

A crew is written as `1`, `4` (processes) or, for Dask distributed, `local:4` or the address of a scheduler. A
worker that dies costs only time: Dask gives its chunk to another."""

from __future__ import annotations

import hashlib
import logging
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import cache
from importlib import import_module
from itertools import count, islice, takewhile
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeVar
from uuid import uuid4

from engine.paths import data_dir

from .progress import Progress

Chunk = TypeVar("Chunk")
Part = TypeVar("Part")
MOST = 256  # workers of a local cluster
AHEAD = 4  # chunks a worker may have waiting, so that it never idles and a stop loses little
HELD = 4096  # results that may wait for an earlier one
SETTINGS = {
    # A chunk that kills its worker again and again is a fault of ours; two that die by chance are not.
    "distributed.scheduler.allowed-failures": 10,
    # How often a worker looks at itself: the usual way takes a fifteenth of its processor from the work.
    "distributed.worker.profile.enabled": False,
    "distributed.worker.memory.monitor-interval": "1s",
    "distributed.admin.tick.interval": "500ms",
    "distributed.admin.system-monitor.interval": "10s",
}
MISSING = "a cluster needs the extra “cluster”: python -m pip install \"yedo[cluster]\""


class NoCrew(ValueError):
    """A crew that cannot be had; the message is one sentence."""


def spread(
    work: Callable[[Chunk], Part], chunks: Sequence[Chunk], jobs: int = 1, cluster: str = "", told: str = ""
) -> Iterator[Part]:
    """The results of all chunks, in their order. Ctrl-C ends it early and quietly: what has come is a partial
    result, and the caller sees that by its count."""
    bar = Progress(len(chunks), told)
    try:
        if cluster:
            results = _by_cluster(work, chunks, cluster)
        elif jobs > 1 and len(chunks) > 1:
            results = _by_processes(work, chunks, min(jobs, len(chunks)))
        else:
            results = map(work, chunks)
        for part in results:
            bar.step()
            yield part
    except KeyboardInterrupt:
        return
    finally:
        bar.close()


def cut(items: Sequence[Any], size: int) -> list[list[Any]]:
    """Chunks of neighbours: `size` of them each, fewer at the end."""
    return [list(items[k:k + size]) for k in range(0, len(items), size)]


def _by_processes(work: Callable[[Chunk], Part], chunks: Sequence[Chunk], jobs: int) -> Iterator[Part]:
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        try:
            yield from pool.map(work, chunks)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


# --- Dask ----------------------------------------------------------------------------------------------


def _by_cluster(work: Callable[[Chunk], Part], chunks: Sequence[Chunk], address: str) -> Iterator[Part]:
    with _client(address) as client:
        _same_version(client)
        crew = max(1, len(client.scheduler_info(n_workers=-1)["workers"]))
        rest, came, name = iter(enumerate(chunks)), dict[int, Part](), uuid4().hex

        def hand_out(many: int) -> list[Any]:
            # Chunks are pure: a name of its own for each lets Dask run it again elsewhere, and never skip one as known.
            return [client.submit(work, chunk, key=f"yedo-{name}-{n}", pure=False) for n, chunk in islice(rest, many)]

        done = import_module("distributed").as_completed(hand_out(crew * AHEAD), client.loop, with_results=True)
        due = 0
        for future, part in done:
            if isinstance(part, BaseException):  # the cluster has gone away
                raise part
            came[int(future.key.rpartition("-")[2])] = part
            ready = [came.pop(n) for n in takewhile(came.__contains__, count(due))]
            due += len(ready)
            # Whoever is done goes on at once, even while a slow chunk holds up the results of later ones.
            done.update(hand_out(crew * AHEAD - done.count() if len(came) < HELD else 0))
            yield from ready


@contextmanager
def _client(address: str) -> Iterator[Any]:
    try:
        dask, distributed = import_module("dask.config"), import_module("distributed")
    except ImportError:
        raise NoCrew(MISSING) from None
    kind, _, number = address.partition(":")
    local = kind == "local"
    if local and not (number.isdigit() and 1 <= int(number) <= MOST):
        raise NoCrew(f"a local cluster is written local:N with N from 1 to {MOST}, not “{address[:40]}”")
    with ExitStack() as stack:
        stack.enter_context(dask.set(SETTINGS))
        try:
            if local:
                made = distributed.LocalCluster(
                    n_workers=int(number), threads_per_worker=1, dashboard_address=None, silence_logs=logging.CRITICAL
                )
                client = distributed.Client(stack.enter_context(made))
            else:
                client = distributed.Client(address, timeout="10s")
        except (OSError, ValueError) as problem:
            raise NoCrew(f"there is no cluster at “{address[:60]}” ({type(problem).__name__})") from None
        yield stack.enter_context(client)


@cache
def version() -> tuple[str, str]:
    """What must be the same on every worker: the program and its data, and the interpreter."""
    digest = hashlib.sha256()
    engine = Path(__file__).resolve().parent.parent
    for folder, ending in ((engine, "*.py"), (data_dir(), "*.yaml")):
        for path in sorted(folder.rglob(ending)):
            digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12], ".".join(map(str, sys.version_info[:2]))


def _same_version(client: Any) -> None:
    mine = version()
    for worker, theirs in client.run(version).items():
        if tuple(theirs) != mine:
            raise NoCrew(f"the worker {worker} has another version, {theirs} instead of {mine}")
