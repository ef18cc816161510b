"""Wrong doors, hostile phones and broken ones: each gets its sentence or its status, nothing is lost, nothing is
printed, and the window never waits."""

from __future__ import annotations

import json
import random
import socket
import time

import pytest

from engine.core.words import t
from tests.phones.lan_client import Client, Evenings, evening, fetch
from yedo.lan.protocol import SAID
from yedo.lan.server import PHONES


def knock(house: Evenings, raw: bytes, patience: float = 8.0) -> bytes:
    """Whatever comes back for some bytes, until the line is closed."""
    host, _, port = house.phones.address.partition(":")
    with socket.create_connection((host, int(port)), timeout=patience) as line:
        line.sendall(raw)
        found = b""
        try:
            while part := line.recv(65536):
                found += part
        except (TimeoutError, ConnectionError):
            pass
        return found


def upgrade(house: Evenings, patience: float = 1.5, **headers: str | None) -> bytes:
    """A greeting for a socket, with other headers or without them."""
    address = house.phones.address
    usual: dict[str, str | None] = {
        "Host": address, "Origin": f"http://{address}", "Upgrade": "websocket", "Connection": "Upgrade",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "13",
    }  # fmt: skip
    usual |= headers
    lines = [f"{name}: {value}" for name, value in usual.items() if value is not None]
    return knock(house, "\r\n".join(["GET /ws HTTP/1.1", *lines, "", ""]).encode(), patience)


def test_wrong_doors() -> None:
    with evening(players=2) as house:
        phones = house.switch_on()
        address = phones.address
        for hosts in ("evil.example", f"localhost:{phones.evening.port}", "", f"{address}, {address}"):
            status, body, _ = fetch(phones, "/", {"Host": hosts})
            assert status == 421 and t("phones.bye.wrong_host") in body.decode(), hosts
        twice = knock(house, f"GET / HTTP/1.1\r\nHost: {address}\r\nHost: evil\r\n\r\n".encode())
        assert b" 421 " in twice
        assert b" 421 " in knock(house, b"GET / HTTP/1.1\r\n\r\n")
        for origin in ("http://evil.example", None, f"https://{address}", "null"):
            assert b" 403 " in upgrade(house, Origin=origin), origin
        assert b" 421 " in upgrade(house, Host="evil.example")
        assert b" 101 " in upgrade(house)
        for path in ("/../../etc/passwd", "/%2e%2e/phone.js", "/phone.js/..", "//etc/passwd", "/icon/icons/../x.png",
                     "/ws/", "/favicon.ico", "/page/index.html", f"/{'x' * 500}", "/phone.js?x"):  # fmt: skip
            assert fetch(phones, path)[0] == 404, path
        tls = knock(house, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(range(200)))
        assert b" 200 " not in tls and b" 101 " not in tls
        assert b" 200 " not in knock(house, b"POST / HTTP/1.1\r\nHost: " + address.encode() + b"\r\n\r\n")


def test_the_page_and_its_headers() -> None:
    with evening(players=2) as house:
        phones = house.switch_on()
        for path, kind in (("/", "text/html"), ("/phone.js", "text/javascript"), ("/phone.css", "text/css"),
                           ("/icon/icons/mon.png", "image/png"), ("/font/AlegreyaSans-Bold.ttf", "font/ttf"),
                           ("/door.json", "application/json")):  # fmt: skip
            status, body, headers = fetch(phones, path)
            assert status == 200 and body and headers["Content-Type"].startswith(kind), path
            policy = headers["Content-Security-Policy"]
            assert "default-src 'none'" in policy and "unsafe" not in policy and "script-src 'self';" in policy
            assert headers["X-Content-Type-Options"] == "nosniff" and "Set-Cookie" not in headers
            assert headers["Referrer-Policy"] == "no-referrer"
        page = fetch(phones, "/")[1].decode()
        assert "<style" not in page and " onclick" not in page and "<script>" not in page and "http" not in page
        assert phones.evening.token not in page and phones.evening.token in phones.url.partition("#")[2]


def test_connections_that_say_nothing_are_gone_after_a_while() -> None:
    with evening(players=2) as house:
        house.switch_on()
        host, _, port = house.phones.address.partition(":")
        mute = [socket.create_connection((host, int(port))) for _ in range(40)]
        mute[0].sendall(b"GET / HT")  # half a header
        one = house.phone()
        house.until(lambda: one.last("lobby"), "a phone must get in beside them")
        begun = time.monotonic()
        for line in mute:
            line.settimeout(9)
            try:
                while line.recv(4096):
                    pass
            except (TimeoutError, ConnectionError):
                pass
            line.close()
        assert time.monotonic() - begun < 8


def test_a_phone_that_never_says_hello_is_sent_away() -> None:
    with evening(players=2) as house:
        house.switch_on()
        found = upgrade(house, patience=8.0)
        assert b" 101 " in found and t("phones.bye.silent").encode() in found


def test_at_most_twelve_phones_are_let_in() -> None:
    with evening(players=2) as house:
        house.switch_on()
        phones = [house.phone() for _ in range(PHONES + 4)]
        house.until(lambda: sum(bool(phone.last("lobby")) for phone in phones) == PHONES)
        house.until(lambda: sum(phone.closed for phone in phones) == 4)
        assert all(phone.last("lobby") is None for phone in phones if phone.closed)
        phones[[bool(phone.last("lobby")) for phone in phones].index(True)].cut()
        house.until(lambda: len(house.phones.guests) == PHONES - 1)
        late = house.phone()
        house.until(lambda: late.last("lobby"))


@pytest.mark.parametrize(("message", "why"), [
    ("nonsense", "nonsense"), (b"\x00\xff", "nonsense"), ('{"do":"hello"}', "nonsense"), ("[" * 9000, "nonsense"),
    (json.dumps({"do": "hello", "token": "x", "code": "", "key": "", "lang": ""}), "nonsense"),
    (json.dumps({"do": "answer", "n": 1}), "nonsense"), ("x" * 17_000, "nonsense"),
    (json.dumps({"do": "lang", "lang": "x" * 16_400}), "nonsense"), ("x" * 70_000, ""),
])  # fmt: skip
def test_what_no_page_would_say_closes_the_line_with_a_sentence(message: str | bytes, why: str) -> None:
    with evening(players=2) as house:
        house.switch_on()
        one = house.seated(0)
        before = house.table.session.game.fingerprint()
        one.raw(message)
        house.until(lambda: one.closed)
        if why:
            assert one.last("bye")["say"] == t(f"phones.bye.{why}")  # type: ignore[index]
        assert house.table.session.game.fingerprint() == before and house.phones.holds(0), "the seat waits for it"


def test_too_many_messages_close_the_line() -> None:
    with evening(players=2) as house:
        house.switch_on()
        one, two = house.seated(0), house.seated(1)
        for _ in range(60):
            one.say(do="rules", page="", place="")
        house.until(lambda: one.closed)
        assert one.last("bye")["say"] == t("phones.bye.too_fast")  # type: ignore[index]
        assert not two.closed


def test_a_phone_that_keeps_changing_seats_does_not_keep_the_table_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each time the table looks around anew; so a seat settles before it can be taken again."""
    with evening(players=2) as house:
        house.hurry()
        house.switch_on()
        looked: list[object] = []
        changed = house.table.phoned.changed
        monkeypatch.setattr(house.table.phoned, "changed", lambda: (looked.append(1), changed()))
        monkeypatch.setattr("yedo.lan.phones.SETTLES", 600.0)  # however slow this machine is
        one = house.seated(0)
        for _ in range(25):  # fewer than would wait for a phone that does not read
            one.say(do="rise")
            one.say(do="sit", seat=0)
        house.quiet()
        one.say(do="rules", page="", place="")  # told only to those who have a seat
        house.until(lambda: house.phones.guests and not house.phones.holds(0))
        assert len(looked) <= 3 and not one.closed
        monkeypatch.setattr("yedo.lan.phones.SETTLES", 0.0)
        one.say(do="sit", seat=0)
        house.until(lambda: house.phones.present(0), "a while later it is free")


def hostile(house: Evenings, one: Client, dice: random.Random, count: int) -> tuple[int, int]:
    """Random messages, most of them nearly right; how many lines were closed, and the longest a frame took (ms)."""
    closed, slowest, key = 0, 0.0, ""
    for _ in range(count):
        key = (one.last("seated") or {"key": key})["key"]
        if one.closed:
            closed += 1
            one = house.phone(key=key)
            house.until(lambda one=one: one.state is not None or one.last("lobby"))  # type: ignore[misc]
        beats = sum(said["is"] == "beat" for said in one.heard)
        one.raw(_message(dice, one.asked["n"] if one.asked else 0))
        one.say(do="beat")
        while not one.closed and sum(said["is"] == "beat" for said in one.heard) == beats:
            begun = time.monotonic()
            house.app.step(0)
            slowest = max(slowest, time.monotonic() - begun)
            time.sleep(0.0005)
        one.heard[:-20] = [said for said in one.heard[:-20] if said["is"] == "state"][-1:]
    return closed, round(slowest * 1000)


def _message(dice: random.Random, asked: int) -> str:
    kind = dice.choice([name for name in SAID if name != "hello"])
    if kind == "rise" and dice.random() < 0.9:  # else it would hardly ever have a seat
        kind = "answer"
    numbers = (0, 1, -1, 7, 99, 2**40, asked, asked)
    words = ("", "en", "xx", "market", "../../x", "{b}", "\ud800", "x" * 150)
    said = {name: dice.choice(numbers if sort is int else words) for name, sort in SAID[kind].items()}
    chance = dice.random()
    if chance < 0.6:
        return json.dumps({"do": kind, **said})
    if chance < 0.85:
        odd = (None, [], {}, True, 1.5, "x" * 300, 10**60)
        return json.dumps({"do": dice.choice((kind, "gone", "arrived", "hello", "")), **said, "n": dice.choice(odd)})
    return "".join(chr(dice.randrange(1, 900)) for _ in range(dice.randrange(40)))


def both(house: Evenings) -> tuple[Client, Client]:
    """Whoever is asked, and the other."""
    assert house.table.session.decision is not None
    first = house.table.session.decision.player
    return house.seated(first), house.seated(1 - first)


def test_hostile_messages(capfd: pytest.CaptureFixture[str]) -> None:
    with evening(players=2) as house:
        house.hurry()
        house.switch_on()
        one, two = both(house)
        closed, slowest = hostile(house, one, random.Random(6), 300)
        assert closed > 10 and slowest < 1500
        house.until(lambda: two.state is not None)
        assert not two.closed and len(house.table.session.answers) < 300
        assert len(house.phones.sitters) >= 1
    out, err = capfd.readouterr()
    assert "Traceback" not in err + out


@pytest.mark.slow
def test_ten_thousand_hostile_messages(capfd: pytest.CaptureFixture[str]) -> None:
    with evening(players=2) as house:
        house.hurry()
        house.switch_on()
        one, two = both(house)
        closed, slowest = hostile(house, one, random.Random(7), 10_000)
        assert closed > 300 and slowest < 1500 and not two.closed
        kind = house.table.session.kind
        assert not kind.inventory(kind.new(house.table.session.game.config)).violations(house.table.session.game)
    assert "Traceback" not in "".join(capfd.readouterr())


def test_a_phone_that_never_reads_is_dropped_and_delays_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    from yedo.lan import server

    monkeypatch.setattr(server, "SLOW", 0.5)
    with evening(players=2) as house:
        house.hurry()
        house.switch_on()
        two = house.seated(1)
        lazy = house.seated(0)
        transport = lazy._socket.transport  # type: ignore[union-attr]
        lazy._loop.call_soon_threadsafe(transport.pause_reading)
        begun = time.monotonic()
        while house.phones.present(0) and time.monotonic() - begun < 15:
            house.phones._server.tell(house.phones.sitters[0].phone or 0, json.dumps({"is": "pad", "x": "x" * 200_000}))
            frame = time.monotonic()
            house.app.step(0.005)
            assert time.monotonic() - frame < 1.0, "the window waits for nobody"
        assert not house.phones.present(0) and house.phones.holds(0)
        two.say(do="lang", lang="en")
        house.until(lambda: two.last("words"))


def test_names_are_only_text() -> None:
    """A guest may be called anything: the page puts it down as text."""
    from pathlib import Path

    import yedo.lan

    scripts = "".join(p.read_text() for p in (Path(yedo.lan.__file__).parent / "page").glob("*.js"))
    for word in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function("):
        assert word not in scripts, word
    assert "https://" not in scripts and "http://" not in scripts


def test_answers_cut_off_in_the_middle_lose_nothing() -> None:
    with evening(players=2) as house:
        house.switch_on()
        one, two = house.seated(0), house.seated(1)
        house.until(lambda: one.asked or two.asked)
        asked, seat = (one, 0) if one.asked else (two, 1)
        key = asked.last("seated")["key"]  # type: ignore[index]
        before = len(house.table.session.answers)
        asked.answer(0)
        asked.cut()
        house.until(lambda: asked.closed)
        again = house.phone(key=key)
        house.until(lambda: again.state is not None)
        assert len(house.table.session.answers) in (before, before + 1)
        if again.asked is not None:
            again.answer(0)
        house.until(lambda: len(house.table.session.answers) >= before + 1)
        assert house.phones.present(seat)
