"""Reading a save, mended as far as possible. The snapshot is what a game goes on from; the journal fills in
the answers after it, or plays the whole game again if the snapshot is damaged. A journal only grows, so one that is
shorter than the snapshot says has lost something, and the snapshot counts. Imports no pygame."""

import contextlib
import json
import time
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import Any

from engine.core import journal as records
from engine.core import own_bots, saving, sound
from engine.core.journal import BadJournal, Journal
from engine.core.plain import Damaged
from engine.core.saving import LARGEST_FILE, Frame
from engine.core.trouble import sentence
from engine.core.words import Noun, t
from engine.games import UnknownGame, kind_of
from yedo import files
from yedo.files import FileTrouble
from yedo.keeper import HEAD, JOURNAL, STATE, Summary, read_summary
from yedo.session import HUMAN

LARGEST_EXPORT = 3 * LARGEST_FILE
SHOWN = 4  # differing cards named in a sentence


class SaveTrouble(Exception):
    """Why a game cannot be saved or opened, as one sentence for the player."""


class OtherCards(SaveTrouble):
    """The game was saved with other cards; `cards` names them. It can go on with the ones it carries."""

    def __init__(self, cards: list[str]) -> None:
        self.cards = cards
        more = t("saves.more_cards", n=len(cards) - SHOWN) if len(cards) > SHOWN else ""
        super().__init__(t("saves.other_cards", cards=", ".join(cards[:SHOWN]) + more))


@dataclass(slots=True)
class Found:
    """What a save holds. `journal` leads from its own start to `game`; `rebased` says that the journal on the
    disk does not. `aside` names the files that are damaged or do not belong to the rest: they are kept under
    another name before anything is written."""

    frame: Frame
    game: Any
    journal: Journal
    summary: Summary
    notes: list[str] = field(default_factory=list)
    rebased: bool = False
    aside: list[str] = field(default_factory=list)
    told: bool = True  # whether the summary was in the save


def look(folder: Path, own_cards: bool = True) -> Found:
    """Read a save folder without changing it. Raises SaveTrouble; OtherCards unless `own_cards`."""
    frame = _frame(read_json(folder / HEAD), own_cards)
    raw, text = None, None
    with contextlib.suppress(SaveTrouble):
        raw = read_json(folder / STATE)
    with contextlib.suppress(OSError, FileTrouble):
        text = files.read(folder / JOURNAL, LARGEST_FILE)
    return _put_together(frame, raw, text)


def look_at_file(path: Path, own_cards: bool = True) -> Found:
    """The game of an exported file."""
    raw = read_json(path, LARGEST_EXPORT)
    text = raw.get("journal") if isinstance(raw, dict) else None
    return _put_together(_frame(raw, own_cards), raw, text if isinstance(text, str) else None)


def as_document(found: Found, summary: Any) -> str:
    """A whole save as the text of one file."""
    journal = found.journal.clean()
    snapshot = saving.snapshot_of(found.game, journal.length, journal.lines)
    whole = {**found.frame.head, "summary": summary, **snapshot, "journal": records.write(journal)}
    return json.dumps(whole, separators=(",", ":"))


def _frame(head: Any, own_cards: bool) -> Frame:
    try:
        frame = Frame(kind_of(saving.game_of(head)), head)
        differing = [] if own_cards else frame.kind.other_cards(frame.head, frame.config)
    except (Damaged, UnknownGame) as problem:
        raise SaveTrouble(sentence(problem)) from None
    if differing:
        raise OtherCards(differing)
    return frame


def _put_together(frame: Frame, raw: Any, text: str | None) -> Found:
    """The game from whatever of snapshot and journal is sound."""
    summary = read_summary(raw)
    found = _mended(frame, raw, text, summary or Summary("", time.time()))
    found.told = summary is not None
    return found


def _mended(frame: Frame, raw: Any, text: str | None, summary: Summary) -> Found:
    notes = _other_numbers(frame)
    notes += _seat_players(frame, summary)
    journal = None
    with contextlib.suppress(BadJournal):
        journal = records.read(text) if text is not None else None
    if journal is not None and journal.start == 0 and journal.state is not None and "start" not in frame.head:
        with contextlib.suppress(Damaged):  # version 0.1.0 kept the board a lesson began with in its record only
            frame.prepare(journal.state)
    try:
        game, answers, lines = frame.snapshot(raw)
    except Damaged as problem:
        again = _replayed(frame, journal)
        if journal is None or again is None:
            raise SaveTrouble(sentence(problem)) from None
        return Found(frame, again, journal, summary, [*notes, t("saves.replayed")], aside=[STATE])
    if journal is not None and (journal.lines >= lines or _leads_to(frame, journal, game, answers)):
        there = journal.holds(answers, lines)
        rest = journal.answers[answers - journal.start :] if there else []
        if journal.torn > 1:  # one torn line is the answer that was in flight
            notes.append(t("saves.torn"))
        if there and saving.play_on(game, rest) == len(rest):
            return Found(frame, game, journal, summary, notes)
        again = _replayed(frame, journal)
        if again is not None and not there:  # answers were taken back after the snapshot
            return Found(frame, again, journal, summary, notes)
        if again is not None:  # the snapshot is not of this game, and the record is whole
            return Found(frame, again, journal, summary, [*notes, t("saves.replayed")], aside=[STATE])
        game = frame.snapshot(raw)[0]
    fresh = Journal(answers, game.dump(), max(lines, journal.lines if journal is not None else 0))
    return Found(frame, game, fresh, summary, [*notes, t("saves.rebased")], rebased=True, aside=[JOURNAL])


def _leads_to(frame: Frame, journal: Journal, game: Any, answers: int) -> bool:
    """Whether a game is on the way of a record. A record that an earlier version wrote anew counts fewer lines."""
    if not journal.start <= answers <= journal.length:
        return False
    try:
        way = frame.start_of(journal)
        given = journal.answers[: answers - journal.start]
        return saving.play_on(way, given) == len(given) and bool(way.fingerprint() == game.fingerprint())
    except (Damaged, *saving.CRASHES):
        return False


def _other_numbers(frame: Frame) -> list[str]:
    differing = frame.kind.other_numbers(frame.begin())
    if not differing:
        return []
    more = t("saves.more_cards", n=len(differing) - SHOWN) if len(differing) > SHOWN else ""
    names = [name.replace("_", " ") for name in differing[:SHOWN]]
    return [t("saves.other_numbers", what=", ".join(names) + more)]


def _seat_players(frame: Frame, summary: Summary) -> list[str]:
    """Who plays which seat by now goes into the setup; a bot that is not here is replaced, and a sentence says so.
    A save never names a file to be run."""
    notes, here = [], {HUMAN, *own_bots.names(frame.kind)}
    for seat, now in zip_longest(frame.config.seats, summary.players[: len(frame.config.seats)]):
        by = now["played_by"] if now is not None and now["played_by"] else seat.played_by
        if by not in here:
            bot, by = files.clean(by, 40), frame.kind.fallback
            notes.append(t("saves.bot_gone", bot=bot, clan=files.clean(seat.name, 40), other=Noun("bot", by)))
        seat.played_by = by
    return notes


def _replayed(frame: Frame, journal: Journal | None) -> Any:
    """The game played again from its journal, None if the journal is not of these rules."""
    if journal is None:
        return None
    try:
        game = frame.start_of(journal)
        return game if saving.play_on(game, journal.answers) == len(journal.answers) else None
    except (Damaged, *saving.CRASHES):
        return None


def read_json(path: Path, largest: int = LARGEST_FILE) -> Any:
    try:
        return sound.parse_json(files.read(path, largest), largest)
    except OSError as problem:
        raise SaveTrouble(t("saves.unreadable", file=path.name, reason=files.reason(problem))) from None
    except FileTrouble as problem:
        raise SaveTrouble(str(problem)) from None
    except Damaged as problem:
        raise SaveTrouble(t("saves.unreadable", file=path.name, reason=problem)) from None
