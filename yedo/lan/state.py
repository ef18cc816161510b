"""What one phone shows, as one message: everything in it is made from the view of its seat, in the words of its reader.
Draws nothing; which form an answer has is said by the rows of the game's verbs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.face import Face
from engine.core.words import t
from yedo.table.game import GameTable

LINES = 60  # of the log
PREVIEWED = 30  # options whose consequences are told
SENTENCES = 3

Line = tuple[str, str, str]  # of the log: words, icon, crest
Name = Callable[[str, Face], str]  # the path of a thing's face, "" for one without a picture


@dataclass(slots=True)
class Asked:
    """A question to a seat. Its number only grows, so that a late tap answers nothing."""

    number: int
    decision: Decision
    written: int = 0  # items of a sealed draft that can be struck out


@dataclass(slots=True)
class Around:
    """What a phone shows besides its seat's view: all of it is known to everybody at the table."""

    phones: Iterable[int] = ()  # seats that are on phones
    asked: Iterable[int] = ()  # seats that are asked now
    note: str = ""  # what the table is doing
    tints: Callable[[str], str] = field(default=lambda color: "#5a4d3a")
    crests: Callable[[str], str] = field(default=lambda color: f"icons/crest_{color}")
    result: Any = None


def state_of(
    game: GameTable, view: Any, seat: int, asked: Asked | None, log: list[Line], around: Around, name: Name
) -> dict[str, Any]:
    kind = game.kind
    clock = kind.clock(view)
    things = Things(game, view, seat, name)
    facts = game.seat(view, seat)
    found: dict[str, Any] = {
        "is": "state", "seat": seat, "name": facts.name, "crest": around.crests(facts.color),
        "tint": around.tints(facts.color), "shape": "{} / {}".format(*game.card_size),
        "score": facts.score, "points": game.points_icon,
        "clock": f"{t('table.round', n=clock.round, rounds=clock.rounds)} · {game.phase_name(clock.phase)}",
        "have": [[b.icon, b.n, b.words] for b in kind.belongings(view, seat)],
        "hand": things.all(kind.hand(view, seat)),
        "seats": _seats(game, view, around), "log": log[-LINES:], "note": around.note, "asked": None,
        "page": game.page_for(f"phase:{clock.phase}") if game.book is not None else "",
    }  # fmt: skip
    if asked is not None:
        found["asked"] = question_of(game, view, asked, things)
    if around.result is not None:
        found["over"] = _over(game, view, around.result)
    found["things"] = things.rows
    return found


class Things:
    """The faces that a message speaks of, each once."""

    def __init__(self, game: GameTable, view: Any, seat: int, name: Name) -> None:
        self.game, self.view, self.seat, self.name = game, view, seat, name
        self.rows: dict[str, dict[str, Any]] = {}

    def all(self, things: Iterable[str]) -> list[str]:
        return [thing for thing in things if self.add(thing)]

    def add(self, thing: str) -> str:
        """The thing, if it has a face."""
        if thing in self.rows:
            return thing
        face = self.game.kind.face(self.view, thing, self.seat) if thing else None
        if face is None:
            return ""
        row: dict[str, Any] = {"title": face.title, "kind": face.kind, "tint": face.tint, "lines": face.lines}
        if face.needs:
            row["parts"] = [
                {"needs": [[need.signs, need.words, need.met] for need in part], "gains": gives}
                for part, gives in zip(face.needs, face.gains, strict=True)
            ]
        row["face"] = self.name(thing, face)
        if self.game.is_tile(self.view, thing):
            row["tile"] = True
        page = self.game.page_for(f"card:{thing}") if self.game.book is not None else ""
        if page:
            row["page"] = page
        self.rows[thing] = row
        return thing


def question_of(game: GameTable, view: Any, asked: Asked, things: Things) -> dict[str, Any]:
    kind, decision = game.kind, asked.decision
    groups = list(dict.fromkeys(game.group(view, option, decision) for option in decision.options))
    groups = [group for group in groups if group]
    tabs = groups if len(groups) >= game.least_tabs(decision) else []
    purse = game.purse(view, decision.player)
    seen: set[tuple[str, str, str]] = set()
    answers = []
    for i, option in enumerate(decision.options):
        row = kind.verb(option)
        group = game.group(view, option, decision) if tabs else ""
        thing = things.add(kind.thing(view, option, decision))
        label = game.chip(view, option, decision)
        if (label, group, thing) in seen:
            continue
        seen.add((label, group, thing))
        answer: dict[str, Any] = {"i": i, "label": label, "icon": game.icon(option)}
        if row.tone:
            answer["tone"] = row.tone
        if group:
            answer["tab"] = tabs.index(group)
        if thing:
            answer["thing"] = thing
        if row.beside:
            answer["beside"] = True
        sure = game.costly(view, option, decision)
        if sure:
            answer["sure"] = t(sure, n=option[-1])
        if row.form == "stepper" and isinstance(option[-1], int):
            answer["step"] = [option[0], option[-1]]
            if purse is not None:
                answer["left"] = t("table.bid_left", n=purse - option[-1])
        answers.append(answer)
    answers.sort(key=lambda answer: answer.get("tone") == "quiet")
    page = game.page_for(f"decision:{decision.kind}") if game.book is not None else ""
    return {
        "n": asked.number, "prompt": kind.prompt(view, decision), "answers": answers,
        "tabs": [list(game.tab(group, decision)[:2]) for group in tabs],
        "private": kind.private(view, decision), "sealed": bool(decision.sealed), "written": asked.written,
        "blocked": [[b.label, b.reason] for b in kind.explain(view, decision)], "page": page,
    }  # fmt: skip


def _seats(game: GameTable, view: Any, around: Around) -> list[dict[str, Any]]:
    phones, asked = set(around.phones), set(around.asked)
    return [
        {
            "seat": facts.seat, "name": facts.name, "crest": around.crests(facts.color),
            "tint": around.tints(facts.color), "score": facts.score, "outside": facts.outside,
            "phone": facts.seat in phones, "asked": facts.seat in asked,
            "have": [] if facts.outside else [[b.icon, b.n, b.words] for b in game.kind.belongings(view, facts.seat)],
        }
        for facts in game.kind.seats(view)
    ]  # fmt: skip


def _over(game: GameTable, view: Any, result: Any) -> dict[str, Any]:
    names = {facts.seat: facts.name for facts in game.kind.seats(view)}
    known = [seat for seat in result.ranking if seat in names and seat < len(result.scores)]
    rows = [[names[seat], result.scores[seat]] for seat in known]
    return {"ranking": rows, "won": [names[seat] for seat in result.winners() if seat in names]}


def previews(game: GameTable, view: Any, seat: int, options: list[Option]) -> Iterable[tuple[int, list[str]]]:
    """What each of the first options would do, as far as the seat can know."""
    for i, option in enumerate(options[:PREVIEWED]):
        lines = game.kind.preview(view, seat, option)
        if lines:
            yield i, lines[:SENTENCES]


def log_lines(
    game: GameTable, view: Any, seat: int, events: Iterable[Event], crests: Callable[[str], str]
) -> list[Line]:
    """The lines of some events as a seat may read them, with the crest of whoever acted."""
    found = []
    for event in events:
        words = game.kind.event_line(view, event, seat)
        if words:
            player = event.player
            crest = crests(game.livery(view, player)) if player is not None and player >= 0 else ""
            phase = event.data.get("phase") if event.kind in game.heads else None
            found.append((words, game.phase_icon(phase) if phase else game.kind.happening(event).icon, crest))
    return found


def page_of(game: GameTable, running: Any, id: str, place: str, fill: Callable[[str], str]) -> dict[str, Any]:
    """A rules page with the numbers of a running game, or what pages there are; `fill` puts the names of keys in."""
    book, notes = game.book_for(running), game.notes(running)
    if book is None:
        return {"is": "page", "id": "", "title": "", "chapters": []}
    pages = book.pages(notes)
    page = pages.get(id or (game.page_for(place) if place else ""))
    if page is None:
        chapters = [
            [book.chapter_title(chapter), [[p.id, p.title, p.icon] for p in found]]
            for chapter, found in book.chapters(notes) if found
        ]  # fmt: skip
        return {"is": "page", "id": "", "title": "", "chapters": chapters}
    blocks: list[Any] = [
        [block.kind, fill(block.words), [[row.icon, row.name, fill(row.words)] for row in block.rows]]
        for block in page.blocks
    ]
    see = [[other, pages[other].title] for other in page.see if other in pages]
    return {"is": "page", "id": page.id, "title": page.title, "icon": page.icon, "blocks": blocks, "see": see}
