"""The one-folder program lets phones in, and what it needs for that is small (marker `bundle`)."""

from __future__ import annotations

import http.client
import json
import os
import re
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import connect

from yedo.lan.addresses import LOOPBACK

pytestmark = pytest.mark.bundle
BROUGHT = ("websockets", "segno", "ifaddr")
GROWTH = 3_000_000  # bytes


@pytest.fixture
def table(bundle: Path, tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    env = {"PATH": os.defpath, "HOME": str(tmp_path), "YEDO_HOME": str(tmp_path / "saves"), "PYTHONUNBUFFERED": "1"}
    env |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "YEDO_LANG": "en"}
    command = [str(bundle / "yedo"), "play", "--phones", LOOPBACK, "--seed", "4"]
    program = subprocess.Popen(
        command, cwd=tmp_path, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    yield program
    program.send_signal(signal.SIGTERM)
    try:
        program.wait(20)
    finally:
        program.kill()


def test_the_bundle_serves_a_phone(table: subprocess.Popen[str]) -> None:
    """Page, socket, seat, hand and the picture of a card, as a phone would ask for them."""
    assert table.stdout is not None
    found = None
    while found is None:
        line = table.stdout.readline()
        assert line, table.stderr.read() if table.stderr is not None else ""
        found = re.search(r"http://([\d.]+:\d+)\D.* ([A-Z]{8})\b", line)
    address, code = found.groups()
    assert b"/phone.js" in fetch(address, "/") and len(fetch(address, "/font/AlegreyaSans-Bold.ttf")) > 10_000
    with connect(f"ws://{address}/ws", origin=f"http://{address}") as phone:  # type: ignore[arg-type]
        phone.send(json.dumps({"do": "hello", "token": "", "code": code, "key": "", "lang": "de"}))
        said: dict[str, dict[str, object]] = {}
        while "lobby" not in said:
            said |= heard(phone.recv(20))
        phone.send(json.dumps({"do": "sit", "seat": 0}))
        while "state" not in said or not said["state"]["hand"]:
            said |= heard(phone.recv(20))
        state = said["state"]
        card = state["things"][state["hand"][0]]  # type: ignore[index]
        assert str(state["clock"]).startswith("Runde") and len(fetch(address, f"/icon/{state['crest']}.png")) > 1000
        assert fetch(address, f"/{said['welcome']['faces']}/{card['face']}.jpg")[:3] == b"\xff\xd8\xff"


def heard(raw: str | bytes) -> dict[str, dict[str, object]]:
    message = json.loads(raw)
    return {message["is"]: message}


def fetch(address: str, path: str) -> bytes:
    line = http.client.HTTPConnection(address, timeout=20)
    line.request("GET", path)
    found = line.getresponse()
    body = found.read()
    line.close()
    assert found.status == 200, path
    return body


def test_phones_add_less_than_three_megabytes(bundle: Path) -> None:
    """Files beside the program, and modules inside it."""
    from PyInstaller.archive.readers import CArchiveReader

    files = [path for path in bundle.rglob("*") if path.is_file()]
    brought = [p for p in files if any(part.startswith(BROUGHT) for part in p.parts) or "lan" in p.parts]
    modules = CArchiveReader(str(bundle / "yedo")).open_embedded_archive("PYZ.pyz").toc
    inside = {name: entry[2] for name, entry in modules.items() if name.startswith((*BROUGHT, "yedo.lan", "asyncio"))}
    assert any(name.startswith("websockets.asyncio") for name in inside) and brought
    assert sum(path.stat().st_size for path in brought) + sum(inside.values()) < GROWTH
    others = {name.partition(".")[0] for name in modules} & {
        "trio",
        "attr",
        "attrs",
        "cffi",
        "pluggy",
        "sortedcontainers",
    }
    assert not others, "what websockets can use but does not need"
