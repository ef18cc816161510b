"""Phones at a table, as plain websocket clients: they come in, take seats, are asked and answer, come back after every
kind of trouble, and the table goes on as if everybody had used the mouse."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

from engine.core.words import t
from engine.games import GAMES
from tests.phones.lan_client import Client, Evenings, evening, fetch, play
from yedo import saves
from yedo.lan import evening as evenings
from yedo.replaying import PUBLIC
from yedo.scenes.curtain import Curtain
from yedo.scenes.phones import PhonesScene
from yedo.scenes.table import Table
from yedo.session import HUMAN


def test_a_whole_game_is_played_by_two_phones_without_a_curtain() -> None:
    with evening(players=2, choices={"rounds": 6}) as house:
        house.hurry()
        house.switch_on()
        clients = {seat: house.seated(seat) for seat in (0, 1)}
        assert house.table.viewer == PUBLIC, "the table shows nobody's cards"
        curtains = []
        house.table.asking.draw_curtain = curtains.append  # type: ignore[method-assign, assignment]
        given = play(house, clients, random.Random(2))
        house.until(lambda: all("over" in (client.state or {}) for client in clients.values()), "the end was not told")
        assert house.table.session.over and given > 60 and not curtains
        assert clients[0].state is not None and clients[0].state["over"]["ranking"]
        assert not clients[0].closed


def test_the_table_never_shows_a_hidden_card_while_phones_hold_the_hands() -> None:
    """At each question: eyes of everybody, no card of a hand in the prompt, in the tray or among the lit places."""
    with evening(players=2, choices={"rounds": 6}, secrecy="open") as house:
        house.hurry()
        house.switch_on()
        clients = {seat: house.seated(seat) for seat in (0, 1)}
        table, game, dice = house.table, house.table.session.game, random.Random(4)
        for _ in range(60):
            play(house, clients, dice, 1)
            house.quiet()
            hidden = {c for clan in game.state.clans for c in (*clan.missions, *clan.actions, *clan.bonus)}
            names = {game.cards[c].title for c in hidden if c in game.cards}
            shown = [chip.label for chip in table.prompt.chips] + [table.prompt.words]
            assert table.viewer == PUBLIC and not table.desk.open_hand
            assert not [words for words in shown for name in names if name in words]
            assert not {place for place in table.pointer.lit if place.partition(":")[2] in hidden}
            assert not set(table.parts.tray.things) & hidden
            game = table.session.game


def test_a_public_question_is_answered_on_either_screen_and_a_late_tap_answers_nothing() -> None:
    with evening(players=2) as house:
        house.switch_on()
        one, two = house.seated(0), house.seated(1)
        house.until(lambda: one.asked or two.asked)
        first, other = (one, two) if one.asked else (two, one)
        assert first.asked is not None and other.asked is None
        number, before = first.asked["n"], len(house.table.session.answers)
        assert house.table.decision is not None and house.table.decision.kind == "favor"
        house.table.pick(house.table.decision.options[0])  # by mouse
        house.until(lambda: (first.asked or {}).get("n") != number)
        given = len(house.table.session.answers)
        assert given == before + 1
        first.say(do="answer", n=number, i=1)  # too late
        other.say(do="answer", n=number, i=0)  # not asked
        house.quiet()
        house.quiet()
        assert len(house.table.session.answers) == given


def test_answers_to_another_seat_number_or_option_change_nothing() -> None:
    with evening(players=2) as house:
        house.switch_on()
        one, two = house.seated(0), house.seated(1)
        house.until(lambda: one.asked or two.asked)
        asked, other = (one, two) if one.asked else (two, one)
        assert asked.asked is not None
        number, before = asked.asked["n"], house.table.session.game.fingerprint()
        seat = 0 if asked is one else 1
        for client, n, i in ((other, number, 0), (asked, number + 1, 0), (asked, number, 99), (asked, number, -1),
                             (asked, 0, 0)):  # fmt: skip
            client.say(do="answer", n=n, i=i)
        house.quiet()
        house.quiet()
        assert house.table.session.game.fingerprint() == before
        question = house.table.session.question(seat)
        assert question is not None
        assert not house.table.answer_from(1 - seat, number, question.options[0])
        assert not house.table.answer_from(seat, number, ("nonsense",))
        assert not one.closed and not two.closed, "late taps are no offence"
        asked.answer(0)
        asked.answer(0, number)  # a double tap
        house.until(lambda: house.table.session.game.fingerprint() != before)
        assert len(house.table.session.answers) == 1


def test_a_phone_comes_back_with_its_key_and_a_second_tab_takes_over() -> None:
    with evening(players=2) as house:
        house.switch_on()
        one = house.seated(0)
        key = one.last("seated")["key"]  # type: ignore[index]
        one.cut()
        house.until(lambda: not house.phones.present(0))
        assert house.phones.holds(0), "the seat stays its own"
        again = house.phone(key=key)
        house.until(lambda: again.state is not None)
        assert house.phones.present(0)
        tab = house.phone(key=key)
        house.until(lambda: tab.state is not None and again.closed)
        assert again.last("bye") == {"is": "bye", "why": "elsewhere", "say": t("phones.bye.elsewhere")}
        wrong = house.phone(key="A" * 22)
        house.until(lambda: wrong.last("lobby"))
        assert [seat["free"] for seat in wrong.last("lobby")["seats"]] == [False, True]  # type: ignore[index]


def test_the_table_sends_a_phone_away_and_hands_its_seat_to_the_mouse_or_a_bot() -> None:
    with evening(players=3) as house:
        house.switch_on()
        one, two, three = (house.seated(seat) for seat in (0, 1, 2))
        assert house.table.viewer == PUBLIC
        house.phones.send_away(0)
        house.until(lambda: one.closed)
        assert one.last("bye")["why"] == "sent_away" and not house.phones.holds(0)  # type: ignore[index]
        assert house.table.session.is_human(0)
        house.table.hand_over(1, "samurai")
        house.until(lambda: two.closed)
        assert two.last("bye")["why"] == "bot" and not house.phones.holds(1)  # type: ignore[index]
        house.table.hand_over(1, HUMAN)
        three.say(do="rise")
        house.until(lambda: house.phones.free() == [0, 1, 2])


def by_mouse(house: Evenings) -> None:
    """A person at the table answers, after the curtain where one falls."""
    table = house.table
    house.until(lambda: isinstance(house.app.scene, Curtain) or table.decision is not None)
    if isinstance(house.app.scene, Curtain):
        house.app.scene.lift()
        house.until(lambda: house.app.scene is table)
    house.until(lambda: table.decision is not None)
    assert table.decision is not None and table.viewer == table.decision.player
    table.answer(table.decision.options[0])


def test_with_a_phone_missing_the_curtain_falls_for_the_mouse_alone() -> None:
    with evening(players=2, secrecy="strict") as house:
        house.switch_on()
        one = house.seated(0)
        table = house.table
        for _ in range(12):
            house.quiet()
            decision = table.session.decision
            assert decision is not None
            if decision.player == 0:
                assert not isinstance(house.app.scene, Curtain)
                house.until(lambda: one.asked)
                number = one.asked["n"]  # type: ignore[index]
                one.answer(0)
                house.until(lambda number=number: (one.asked or {}).get("n") != number)  # type: ignore[misc]
            else:
                by_mouse(house)


def test_a_phone_that_joins_in_a_sealed_moment_is_asked_at_once() -> None:
    with evening(game="edo", players=3, seed=31) as house:
        table = house.table
        while not (table.session.decision and table.session.decision.sealed):
            by_mouse(house)
            house.quiet()
        house.until(lambda: house.app.scene is table.sealing.screen)
        house.switch_on()
        one = house.seated(0)
        house.until(lambda: one.asked and one.asked["sealed"])
        house.until(lambda: house.app.scene is table.sealing.screen, "the others still choose who takes the mouse")


def test_in_a_sealed_moment_a_phone_writes_while_others_take_the_pen_at_the_table() -> None:
    with evening(game="edo", players=3, seed=31) as house:
        house.switch_on()
        one = house.seated(0)
        session = house.table.session
        while not (session.decision and session.decision.sealed):
            decision = session.decision
            assert decision is not None
            if decision.player == 0:
                house.until(lambda: one.asked)
                one.answer(0)
                house.until(lambda decision=decision: session.decision is not decision)  # type: ignore[misc]
            else:
                by_mouse(house)
            house.quiet()
        house.until(lambda: one.asked and one.asked["sealed"], "the phone is asked like everybody")
        house.until(lambda: house.app.scene is house.table.sealing.screen, "the others choose who takes the mouse")
        assert one.state["note"] == t("phones.note.waits", names="Chikayoshi, Abe, Bushido")  # type: ignore[index]
        while one.asked is not None:
            number = one.asked["n"]
            one.answer(0)
            house.until(lambda number=number: (one.asked or {}).get("n") != number)  # type: ignore[misc]
        assert one.state["reopen"] and house.app.scene is house.table.sealing.screen  # type: ignore[index]


def test_a_code_of_eight_letters_leads_in_too_and_wrong_ones_are_told() -> None:
    with evening(players=2) as house:
        phones = house.switch_on()
        typed = house.phone(token="", code=phones.evening.code.lower())
        house.until(lambda: typed.last("lobby"))
        assert typed.last("welcome")["token"] == phones.evening.token  # type: ignore[index]
        wrong = house.phone(token="A" * 22)
        house.until(lambda: wrong.closed)
        assert wrong.last("bye")["say"] == t("phones.bye.wrong") and wrong.reason == t("phones.bye.wrong")  # type: ignore[index]
        assert wrong.last("welcome") is None
        for _ in range(4):
            another = house.phone(token="", code="AAAAAAAA")
            house.until(lambda another=another: another.closed)  # type: ignore[misc]
        locked = house.phone()
        house.until(lambda: locked.closed)
        assert locked.last("bye")["say"] == t("phones.bye.locked")  # type: ignore[index]


def test_undo_at_the_table_asks_the_phone_anew() -> None:
    with evening(players=2, bots=1, save=False) as house:
        house.switch_on()
        one = house.seated(0)
        house.until(lambda: one.asked)
        number = one.asked["n"]  # type: ignore[index]
        before = house.table.session.game.fingerprint()
        one.answer(0)
        house.until(lambda: one.asked and one.asked["n"] != number)
        if house.table.keeping.undo.undo():
            house.table.rewound()
            house.until(lambda: one.asked and one.asked["n"] > number + 1)
            assert house.table.session.game.fingerprint() == before
            one.say(do="answer", n=number, i=0)
            house.quiet()
            assert house.table.session.game.fingerprint() == before, "the old number is gone for ever"


def test_two_readers_in_two_languages() -> None:
    from engine.core import words

    with evening(players=2) as house:
        house.switch_on()
        one, two = house.seated(0, lang="en-GB"), house.seated(1, lang="de-AT")
        assert one.last("welcome")["lang"] == "en" and two.last("welcome")["lang"] == "de"  # type: ignore[index]
        house.quiet()
        assert one.state["clock"] != two.state["clock"] and one.state["log"] != two.state["log"]  # type: ignore[index]
        assert words.language() == "en", "the table speaks as before"
        clock = one.state["clock"]  # type: ignore[index]
        two.say(do="lang", lang="en")
        house.until(lambda: two.state["clock"] == clock)  # type: ignore[index]
        two.say(do="lang", lang="xx")
        house.until(lambda: len([said for said in two.heard if said["is"] == "words"]) == 2)
        assert two.last("words")["lang"] == "en"  # type: ignore[index]
        assert not {key for key in words.missing if key.startswith("phones.")}


def test_every_sentence_and_word_of_the_page_is_there() -> None:
    from yedo.lan import protocol

    assert all(text and not text.startswith("phones.") for text in protocol.page_words("en").values())
    for why in ("wrong", "locked", "full", "silent", "nonsense", "too_fast", "sent_away", "bot", "elsewhere", "off",
                "wrong_host", "wrong_origin"):  # fmt: skip
        assert not protocol.bye(why).startswith("phones.") and len(protocol.bye(why).encode()) <= 123, why


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_every_game_are_read_on_a_phone(game: str) -> None:
    from engine.core import words

    with evening(game=game, players=2) as house:
        house.switch_on()
        one = house.seated(0, lang="de")
        words.missing.clear()
        one.say(do="rules", page="", place="")
        house.until(lambda: one.last("page"))
        chapters = one.last("page")["chapters"]  # type: ignore[index]
        assert len(chapters) >= 4 and not words.missing
        ids = [id for _, pages in chapters for id, _, _ in pages]
        assert "phones" in ids and len(ids) >= 13
        one.say(do="rules", page="phones", place="")
        house.until(lambda: one.last("page")["id"] == "phones")  # type: ignore[index]
        assert one.last("page")["title"] == "Die Hand auf dem Telefon" and one.last("page")["see"]  # type: ignore[index]


def test_faces_are_pictures_of_the_table_and_only_for_those_who_may_see_them() -> None:
    import threading

    with evening(players=2) as house:
        phones = house.switch_on()
        one, two = house.seated(0), house.seated(1)
        house.until(lambda: one.state["hand"] and two.state["hand"])  # type: ignore[index]
        secret = one.last("welcome")["faces"]  # type: ignore[index]
        own = one.state["things"][one.state["hand"][0]]["face"]  # type: ignore[index]
        found: list[tuple[int, bytes, dict[str, str]]] = []
        asking = threading.Thread(target=lambda: found.append(fetch(phones, f"/{secret}/{own}.jpg")))
        asking.start()
        house.until(lambda: found)
        status, body, headers = found[0]
        assert status == 200 and body[:3] == b"\xff\xd8\xff" and 15_000 < len(body) < 130_000
        assert headers["Content-Type"] == "image/jpeg"
        names = {row["face"] for row in one.state["things"].values()}  # type: ignore[index]
        assert not names & {row["face"] for row in two.state["things"].values()}  # type: ignore[index]
        assert fetch(phones, f"/{secret}/{'0' * 20}.jpg")[0] == 404
        assert fetch(phones, f"/{'0' * 24}/{own}.jpg")[0] == 404


def test_phones_come_back_by_themselves_after_a_crash(tmp_path: Path) -> None:
    with evening(players=2, save=True) as house:
        phones = house.switch_on()
        one = house.seated(0)
        key = one.last("seated")["key"]  # type: ignore[index]
        house.until(lambda: one.asked or house.table.decision is not None)
        folder, port = house.table.phoned.folder, phones.evening.port
        assert folder is not None and (folder / evenings.FILE).is_file()
        # The window breaks: the save is closed before the scene is left.
        house.table.keeping.keeper.close()  # type: ignore[union-attr]
        house.app.reset(_title(house))
        assert (folder / evenings.FILE).is_file()
        house.until(lambda: one.closed)
        opened = saves.resume(folder.name, call=house.app.call_soon)
        table = Table(house.app, opened.session, opened.keeper)
        house.table = table
        house.app.push(table)
        house.until(lambda: table.phoned.phones is not None, "phones were not switched on again")
        assert table.phoned.phones is not None and table.phoned.phones.evening.port == port
        again = Client(table.phoned.phones, key=key)
        house.until(lambda: again.state is not None)
        assert again.state["seat"] == 0  # type: ignore[index]
        # Left in peace, nothing is kept.
        house.app.reset(_title(house))
        assert not (folder / evenings.FILE).is_file()


def _title(house: object) -> object:
    from yedo import scenes

    return scenes.make("title", house.app)  # type: ignore[attr-defined]


def test_the_page_at_the_table_shows_who_has_joined() -> None:
    with evening(players=3, bots=1) as house:
        scene = PhonesScene(house.app, house.table, "127.0.0.1")
        house.app.push(scene)
        assert house.table.phoned.phones is not None
        one = house.phone()
        house.until(lambda: one.last("lobby"))
        house.app.draw()
        one.say(do="sit", seat=1)
        house.until(lambda: house.phones.present(1))
        house.app.draw()
        assert scene._who(1) == t("phones.here") and scene._who(0) == t("phones.nobody")
        assert scene._who(2).startswith("A bot")
        buttons = [button.label for seat, button in scene.seat_buttons if seat == 1]
        assert buttons == [t("phones.send_away"), t("phones.to_bot")]
        house.until(lambda: one.state is not None)
        assert one.state["note"] == t("phones.note.paused") and one.asked is None  # type: ignore[index]
        house.click(scene.to_table)
        house.until(lambda: house.app.scene is not scene)
        scene = PhonesScene(house.app, house.table)
        house.app.push(scene)
        house.click(scene.switch)
        house.until(lambda: one.closed)
        assert house.table.phoned.phones is None
        assert one.reason == t("phones.bye.off")


def test_phones_are_stopped_at_once_however_they_behave() -> None:
    with evening(players=2) as house:
        house.switch_on()
        house.seated(0)
        house.seated(1)
        begun = time.monotonic()
        house.table.phoned.switch_off()
        assert time.monotonic() - begun < 1.5


def test_another_address_is_listened_at_and_seats_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    from yedo.lan import addresses

    with evening(players=2) as house:
        before = house.switch_on()
        one = house.seated(0)
        key, port = one.last("seated")["key"], before.evening.port  # type: ignore[index]
        monkeypatch.setattr(addresses, "addresses", lambda: [addresses.LOOPBACK])
        house.table.phoned.address_gone()
        house.until(lambda: one.closed)
        assert house.phones is not before and house.phones.evening.port not in (0, port)
        again = house.phone(key=key)
        house.until(lambda: again.state is not None)
        monkeypatch.setattr(addresses, "addresses", list)
        house.table.phoned.address_gone()
        assert house.table.phoned.phones is None
        assert house.app.notices.showing
