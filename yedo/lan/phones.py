"""The phones of one table, on the window's thread: who sits where, what each is asked and shown, and the way of an
answer to the table. It takes views, questions and words from the session, the game's KIND and its TABLE, and knows
no rule.

A phone is told of a step when the table has shown it, at most once a frame, and always the newest state."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.face import Face
from engine.core.words import FALLBACK, Words, reading, t
from yedo.lan import evening as evenings
from yedo.lan import protocol
from yedo.lan.door import Door, same
from yedo.lan.evening import Evening
from yedo.lan.pages import LATER, Files
from yedo.lan.server import LanServer
from yedo.lan.state import Around, Asked, log_lines, page_of, previews, state_of
from yedo.ui import art

if TYPE_CHECKING:
    from yedo.scenes.table import Table

WIDTH = 400  # of a face, in pixels
TOLD = 60  # steps whose log lines a phone can still be told
SETTLES = 2.0  # seconds until a seat that was taken or left can be taken again: the table looks around each time


@dataclass(slots=True)
class Log:
    """What happened, in one language."""

    lines: list[tuple[str, str, str]] = field(default_factory=list)
    heard: int = 0  # steps that these lines tell of


@dataclass(slots=True)
class Sitter:
    """A seat that a phone has taken; the phone may be away for a while."""

    key: str
    phone: int = 0  # the number of its connection, 0 while it is away
    lang: str = FALLBACK
    asked: Asked | None = None
    logs: dict[str, Log] = field(default_factory=dict)  # by language
    sent: str = ""  # the newest state
    previewed: object = None  # what consequences were told of last


class Phones:
    """`changed` is called when a phone came, left or took a seat: the page that shows them draws anew."""

    def __init__(self, table: Table, address: str, evening: Evening | None = None, folder: Path | None = None) -> None:
        self.table, self.app, self.session, self.game = table, table.app, table.session, table.game
        self.folder = folder
        self.evening = evening or Evening()
        self.evening.address = address
        self.sitters: dict[int, Sitter] = {seat: Sitter(key) for seat, key in self.evening.keys.items()}
        self.guests: dict[int, str] = {}  # phones without a seat: number -> language
        self.changed: Callable[[], object] = lambda: None
        self.arrivals = 0  # phones that have come in so far
        self._files = Files(self.evening.secret)
        self._server = LanServer(
            address, self.evening.port, Door(self.evening.token, self.evening.code), self._files, self._call, self.hear
        )
        self._server.moved = table.phoned.address_gone
        # Questions are counted seat by seat: a common count would tell how many things others were asked in secret.
        self._number = dict.fromkeys(range(len(table.session.played_by)), int(time.time()))
        self._shown: Any = table.session.game.clone()  # the game as far as the table has shown it
        self._told: deque[tuple[list[Event], Any]] = deque(maxlen=TOLD)
        self._steps = 0  # told so far
        self._open = False  # the table asks something now
        self._stale = False
        self._moved: dict[int, float] = {}  # when a seat was taken or left last

    # --- switching ---------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to listen; raises CannotListen."""
        self._server.start()
        self.evening.port = self._server.port
        self._keep()
        self.retell()

    def stop(self, forget: bool = True) -> None:
        """Send all phones away. What they need to come back is forgotten unless the program has crashed."""
        self._server.stop()
        if forget:
            evenings.forget(self.folder)

    @property
    def address(self) -> str:
        return f"{self.evening.address}:{self.evening.port}"

    @property
    def url(self) -> str:
        """What the QR code says: the token stands behind the #, where no server and no log sees it."""
        return f"http://{self.address}/#{self.evening.token}"

    def _call(self, action: Callable[[], object]) -> None:
        self.app.call_soon(action)

    def _keep(self) -> None:
        self.evening.keys = {seat: sitter.key for seat, sitter in self.sitters.items()}
        evenings.keep(self.folder, self.evening)

    # --- who sits where ----------------------------------------------------------------------------------------

    def holds(self, seat: int) -> bool:
        """Whether a seat's hand is on a phone, there or away."""
        return seat in self.sitters

    def present(self, seat: int) -> bool:
        return seat in self.sitters and bool(self.sitters[seat].phone)

    def free(self) -> list[int]:
        return [seat for seat in self.session.humans() if seat not in self.sitters]

    def send_away(self, seat: int, why: str = "sent_away") -> None:
        """Take a seat from its phone: the mouse plays it from now on."""
        sitter = self.sitters.pop(seat, None)
        if sitter is None:
            return
        if sitter.phone:
            self._server.drop(sitter.phone, why)
        self._keep()
        self._seats_changed()

    def handed(self) -> None:
        """Seats have changed hands: those that bots play have no phone."""
        for seat in [seat for seat in self.sitters if not self.session.is_human(seat)]:
            sitter = self.sitters.pop(seat)
            if sitter.phone:
                self._server.drop(sitter.phone, "bot")
        self._keep()
        self._lobby()
        self.refresh()

    def _seats_changed(self) -> None:
        self.table.phoned.changed()
        self._lobby()
        self.changed()
        self.refresh()

    # --- what phones say ---------------------------------------------------------------------------------------

    def hear(self, phone: int, said: dict[str, Any]) -> None:
        """A message, already checked; or that a phone has arrived or gone."""
        if self.table.phoned.phones is not self:
            return  # switched off meanwhile
        handler = {
            "arrived": self._arrived, "gone": self._gone, "sit": self._sit, "rise": self._rise, "answer": self._answer,
            "reopen": self._reopen, "lang": self._lang, "rules": self._rules,
        }[said["do"]]  # fmt: skip
        handler(phone, said)

    def _seat_of(self, phone: int) -> int | None:
        return next((seat for seat, sitter in self.sitters.items() if sitter.phone == phone), None)

    def _arrived(self, phone: int, said: dict[str, Any]) -> None:
        self.arrivals += 1
        for seat, sitter in self.sitters.items():
            if said["key"] and same(said["key"], sitter.key):
                if sitter.phone:  # the same phone in another tab: the newest one counts
                    self._server.drop(sitter.phone, "elsewhere")
                self._seat(seat, phone, said["lang"])
                return
        self.guests[phone] = said["lang"]
        self._lobby()
        self.changed()

    def _gone(self, phone: int, said: dict[str, Any]) -> None:
        self.guests.pop(phone, None)
        seat = self._seat_of(phone)
        if seat is not None:
            self.sitters[seat].phone = 0
            self.refresh()
        self.changed()

    def _sit(self, phone: int, said: dict[str, Any]) -> None:
        lang, seat, now = self.guests.get(phone), said["seat"], time.monotonic()
        if lang is None:
            return
        if seat not in self.free() or now - self._moved.get(seat, -SETTLES) < SETTLES:
            self._offer(phone, lang)
            return
        del self.guests[phone]
        self.sitters[seat] = Sitter(secrets.token_urlsafe(16))
        self._moved[seat] = now
        self._keep()
        self._seat(seat, phone, lang)
        self._seats_changed()
        self.table.phoned.joined(seat)

    def _seat(self, seat: int, phone: int, lang: str) -> None:
        sitter = self.sitters[seat]
        sitter.phone, sitter.lang, sitter.sent = phone, lang, ""
        self._server.tell(phone, protocol.write({"is": "seated", "seat": seat, "key": sitter.key}))
        self._send(seat)
        self.changed()
        self.refresh()

    def _rise(self, phone: int, said: dict[str, Any]) -> None:
        seat = self._seat_of(phone)
        if seat is not None:
            lang = self.sitters.pop(seat).lang
            self.guests[phone] = lang
            self._moved[seat] = time.monotonic()
            self._keep()
            self._seats_changed()

    def _answer(self, phone: int, said: dict[str, Any]) -> None:
        seat = self._seat_of(phone)
        if seat is None:
            return
        asked = self.sitters[seat].asked
        options = asked.decision.options if asked is not None and asked.number == said["n"] else []
        if not 0 <= said["i"] < len(options) or not self.table.answer_from(seat, said["n"], options[said["i"]]):
            self._server.show(phone, self.sitters[seat].sent)  # too late: this is what is asked now

    def _reopen(self, phone: int, said: dict[str, Any]) -> None:
        """Strike out what was written last in a sealed moment."""
        seat = self._seat_of(phone)
        if seat is not None and self._open and self.session.reopen(seat):
            self.table.phoned.redraft(seat)
            self.ask()

    def _lang(self, phone: int, said: dict[str, Any]) -> None:
        seat = self._seat_of(phone)
        if seat is not None:
            self.sitters[seat].lang = said["lang"]
            self._send(seat)
        elif phone in self.guests:
            self.guests[phone] = said["lang"]
            self._offer(phone, said["lang"])

    def _rules(self, phone: int, said: dict[str, Any]) -> None:
        """A book takes a moment to open, so it is opened on the server's thread."""
        seat = self._seat_of(phone)
        if seat is None:
            return
        from yedo.scenes.rules import with_keys

        game, played, lang = self.game, self._shown, self.sitters[seat].lang
        fill = partial(with_keys, dict(self.app.settings.keys))

        def job() -> Iterable[tuple[int, str]]:
            with reading(Words(lang)):
                page = page_of(game, played, said["page"], said["place"], fill)
            yield phone, protocol.write(page)

        self._server.work(job)

    # --- what the table tells ----------------------------------------------------------------------------------

    def shown(self, step: Any) -> None:
        """The table has shown a step."""
        self._told.append((step.events, step.game))
        self._steps += 1
        self._shown = step.game
        self.refresh()

    def retell(self) -> None:
        """The game went back, or phones have just been switched on: tell its story from the start."""
        self._told.clear()
        for told in self.table.memory.tell():
            self._told.append((told.events, told.game.clone()))
        self._steps = len(self._told)
        for sitter in self.sitters.values():
            sitter.logs.clear()
        self._shown = self._told[-1][1] if self._told else self.session.game.clone()
        self.refresh()

    def ask(self) -> None:
        """All is shown, and somebody is asked: every phone that is gets its question."""
        self._open = True
        for seat, sitter in self.sitters.items():
            decision = self.session.question(seat)
            if decision is None:
                sitter.asked = None
                continue
            if sitter.asked is None or sitter.asked.decision is not decision:
                self._number[seat] += 1
                drafts = self.session.drafts()
                written = len(drafts.of(seat).items) if drafts is not None and seat in drafts.seats else 0
                sitter.asked = Asked(self._number[seat], decision, written)
        self.refresh()

    def hush(self) -> None:
        """What was asked is no longer the question."""
        if self._open:
            self._open = False
            self.refresh()

    def is_asked(self, seat: int, number: int) -> bool:
        """Whether this is still the question of a seat."""
        sitter = self.sitters.get(seat)
        asked = sitter.asked if sitter is not None else None
        return (
            self._open and asked is not None and asked.number == number
            and self.session.question(seat) is asked.decision
        )  # fmt: skip

    def open_part(self, decision: Decision) -> Decision | None:
        """What the table may show of a question to a phone: answers that read the same to everybody; None for none."""
        kind, game = self.session.kind, self.session.game
        if decision.sealed or kind.private(game, decision):
            return None
        own, everybodys = game.view(decision.player), kind.public(game)
        told = partial(self._told_of, decision)
        if told(own, None) != told(everybodys, None):
            return None
        public = [
            option for option in decision.options
            if not kind.private(game, Decision(decision.player, decision.kind, [option]))
            and told(own, option) == told(everybodys, option)
        ]  # fmt: skip
        return Decision(decision.player, decision.kind, public, decision.always) if public else None

    def _told_of(self, decision: Decision, view: Any, option: Option | None) -> object:
        """What a view lets the table say of a question or of one answer; nothing where it does not know enough."""
        game = self.game
        try:
            if option is None:
                return game.kind.prompt(view, decision)
            place, icon = game.spot_of(view, option, decision), game.icon(option)
            return game.chip(view, option, decision), game.kind.label(view, option, decision), place, icon
        except (LookupError, ValueError, AttributeError, TypeError):
            return object()

    def next_question(self) -> Decision | None:
        """What the table asks itself: of a sealed question first whoever has no phone."""
        decision, drafts = self.session.decision, self.session.drafts()
        if drafts is not None and decision is not None and self.holds(decision.player):
            for seat in drafts.waiting:
                if self.session.is_human(seat) and not self.holds(seat):
                    return drafts.of(seat).decision
        return decision

    def writing(self) -> list[int]:
        """The seats whose phones are asked now."""
        return [seat for seat in self.sitters if self.session.question(seat) is not None]

    # --- sending -----------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Send everybody the newest state, once a frame."""
        if not self._stale:
            self._stale = True
            self.app.call_soon(self.flush)

    def flush(self) -> None:
        self._stale = False
        if self.table.phoned.phones is self:
            for seat in self.sitters:
                self._send(seat)

    def _view(self, seat: int) -> Any:
        return self.session.view(seat) if self._open else self._shown.view(seat)

    def _around(self) -> Around:
        drafts, decision = self.session.drafts(), self.session.game.decision
        asked: tuple[int, ...] = ()
        if self._open and decision is not None:
            asked = (decision.player,)
            if drafts is not None:  # when a bot seals is nobody's business
                asked = tuple(seat for seat in drafts.waiting if self.session.is_human(seat))
        over = self._open and self.session.over
        result = self.session.kind.result(self.session.game) if over else None
        return Around(self.sitters, asked, self._note(asked), self.table.phoned.tint_of, art.crest, result)

    def _note(self, asked: Iterable[int]) -> str:
        if self.table.phoned.resting:
            return t("phones.note.paused")
        names = [self.game.seat(self._shown, seat).name for seat in asked]
        return t("phones.note.waits", names=", ".join(names)) if names else t("phones.note.moves")

    def _send(self, seat: int) -> None:
        sitter = self.sitters[seat]
        if not sitter.phone:
            return
        asked = sitter.asked if self._open else None
        with reading(Words(sitter.lang)):
            view = self._view(seat)
            name = partial(self._face, seat, view, sitter.lang)
            state = state_of(self.game, view, seat, asked, self._lines(seat), self._around(), name)
            state["reopen"] = self._open and seat in self.session.sealed_by()
        text = protocol.write(state)
        if text != sitter.sent:  # else it would tell that somebody has done something in secret
            sitter.sent = text
            self._server.show(sitter.phone, text)
        if asked is not None:
            self._preview(sitter, seat, view, asked)

    def _preview(self, sitter: Sitter, seat: int, view: Any, asked: Asked) -> None:
        """Consequences are worked out on the server's thread, from a view of their own."""
        game, number, phone, lang = self.game, asked.number, sitter.phone, sitter.lang
        options = list(asked.decision.options)
        if sitter.previewed == (number, phone, lang):
            return
        sitter.previewed = (number, phone, lang)

        def job() -> Iterable[tuple[int, str]]:
            with reading(Words(lang)):
                said = {str(i): lines for i, lines in previews(game, view, seat, options)}
            if said:
                yield phone, protocol.write({"is": "previews", "n": number, "say": said})

        self._server.work(job)

    def _lines(self, seat: int) -> list[tuple[str, str, str]]:
        """The log of a seat, as far as the table has shown it."""
        log = self.sitters[seat].logs.setdefault(self.sitters[seat].lang, Log())
        fresh = self._steps - log.heard
        if fresh:
            for events, game in list(self._told)[-fresh:]:
                log.lines += log_lines(self.game, game.view(seat), seat, events, art.crest)
            del log.lines[:-TOLD]
            log.heard = self._steps
        return log.lines

    def _face(self, seat: int, view: Any, lang: str, thing: str, face: Face) -> str:
        words = "/".join([self.game.id, thing, face.title, *face.lines, lang])
        key = hashlib.sha256(words.encode()).hexdigest()
        return self._files.order(seat, key, partial(self._paint, view, thing, lang))

    def _paint(self, view: Any, thing: str, lang: str, now: bool) -> Any:
        """On the window's thread: a face, in a quiet frame."""
        if art.settling or (self.app.scenes and self.app.scene.animating() and not now):
            return LATER
        before = len(art.pending)
        with reading(Words(lang)):
            surface = self.game.picture(view, thing, WIDTH)
        waits = len(art.pending) > before  # an emblem stands for a picture that is being made
        return LATER if waits and not now else surface

    def _lobby(self) -> None:
        """Which seats can be taken, for phones that have none."""
        for phone, lang in self.guests.items():
            self._offer(phone, lang)

    def _offer(self, phone: int, lang: str) -> None:
        with reading(Words(lang)):
            rows = [
                {"seat": facts.seat, "name": facts.name, "color": facts.color,
                 "tint": self.table.phoned.tint_of(facts.color), "crest": art.crest(facts.color),
                 "free": facts.seat in self.free()}
                for facts in self.session.kind.seats(self.session.game) if self.session.is_human(facts.seat)
            ]  # fmt: skip
        self._server.tell(phone, protocol.write({"is": "lobby", "seats": rows, "title": self.table.phoned.title}))
