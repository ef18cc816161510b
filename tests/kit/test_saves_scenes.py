"""The pages around saved games, driven by events: list, export, import, delete, replay, crash."""

import random
from pathlib import Path

import pygame
import pytest
from saves_driver import begun, play
from ui_driver import Driver

from engine.core.rng import seeded
from engine.yedo.config import standard_game
from engine.yedo.views import redeal
from yedo import crash, hall, keeper, saves
from yedo.keeper import STATE
from yedo.scenes.crash import Crash
from yedo.scenes.replay import ReplayTable
from yedo.scenes.saves import Saves
from yedo.scenes.table import Table
from yedo.scenes.title import Title
from yedo.tables.yedo import thumbnail
from yedo.ui import text
from yedo.ui.words import t


@pytest.fixture
def driver():
    made = Driver((1280, 720), animation_speed="off")
    made.app.open("title")
    yield made
    made.close()
    keeper.close_all()


def button(scene: Saves, label: str):
    return next(b for b in (*scene.buttons, scene.import_button, scene.done) if b.label == label)


def a_save(answers: int = 60, seed: int = 7) -> str:
    _, kept = begun(answers, standard_game(3, 8, seed))
    kept.close()
    return kept.id


def test_go_on_from_the_list(driver: Driver) -> None:
    id = a_save()
    page = driver.app.open("saves")
    driver.step()
    driver.click(button(page, t("saves.go_on")))
    table = driver.app.scene
    while not isinstance(table, Table):  # a curtain may hang before it
        table = next(s for s in driver.app.scenes if isinstance(s, Table))
    assert table.keeping.keeper is not None and table.keeping.keeper.id == id


def test_copy_export_delete_import(driver: Driver) -> None:
    id = a_save()
    page = driver.app.open("saves")
    driver.click(button(page, t("saves.copy")))
    assert len(page.slots) == 2
    page._pick(next(n for n, slot in enumerate(page.slots) if slot.id == id))
    driver.click(button(page, t("saves.export")))
    exported = list(Path(saves.user_dir() / "exports").glob("*.yedo"))
    assert len(exported) == 1
    driver.click(button(page, t("saves.delete")))
    assert len(saves.slots()) == 2, "it asks first"
    driver.click(button(page, t("saves.delete")))
    assert len(saves.slots()) == 1 and saves.slots()[0].id != id
    pygame.event.post(pygame.Event(pygame.DROPFILE, file=str(exported[0])))
    driver.step()
    assert len(saves.slots()) == 2
    page.path = "/nowhere/at/all.yedo"
    page.bring_in()
    assert len(saves.slots()) == 2


def test_rename_by_typing(driver: Driver) -> None:
    id = a_save()
    page = driver.app.open("saves")
    driver.click(page.name)
    driver.type("!")
    assert saves.slots()[0].summary.name == "Evening!" and saves.slots()[0].id == id


@pytest.mark.parametrize("wishes", [{}, {"ui_scale": 1.3, "large_text": True}])
def test_every_word_fits(wishes: dict) -> None:
    a_save()
    driver = Driver((1280, 720), animation_speed="off", **wishes)
    driver.app.open("title")
    with text.watch() as cut:
        page = driver.app.open("saves")
        driver.picture()
        page.delete()
        driver.picture()
        page._turn("over")
        driver.picture()
        driver.app.push(Crash(driver.app, Path("/home/somebody/.local/share/yedo/crashes/crash-20261116-2115.txt")))
        driver.picture()
    driver.close()
    assert cut == []


def test_damaged_games_are_listed_with_a_sentence(driver: Driver) -> None:
    id = a_save()
    (saves.saves_dir() / id / "game.json").write_text("{")
    page = driver.app.open("saves")
    driver.picture()
    driver.click(button(page, t("saves.go_on")))
    assert isinstance(driver.app.scene, Saves) and driver.app.notices.showing


def test_other_cards_are_asked_about(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    id = a_save()
    monkeypatch.setattr("engine.yedo.saved_data.other_cards", lambda head, config: ["M01 A Card"])
    page = driver.app.open("saves")
    driver.click(button(page, t("saves.go_on")))
    assert "M01 A Card" in page.question
    driver.click(button(page, t("saves.own_cards")))
    assert any(isinstance(s, Table) and s.keeping.keeper.id == id for s in driver.app.scenes)


def test_continue_from_the_title(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    id = a_save()
    driver.app.scene.resume()
    entry = driver.app.scene.group.widgets[0]
    assert entry.label == t("title.continue")
    other = saves.resume(id)  # open elsewhere
    driver.click(entry)
    assert isinstance(driver.app.scene, Saves) and driver.app.notices.showing
    assert len(saves.slots()) == 1, "nothing new is begun"
    other.keeper.close()
    driver.app.pop()
    with monkeypatch.context() as patch:
        patch.setattr("engine.yedo.saved_data.other_cards", lambda head, config: ["M01 A Card"])
        driver.click(driver.app.scene.group.widgets[0])
        assert "M01 A Card" in driver.app.scene.question
    driver.app.pop()
    driver.click(driver.app.scene.group.widgets[0])
    assert any(isinstance(s, Table) and s.keeping.keeper.id == id for s in driver.app.scenes)
    assert not any(isinstance(s, Saves) for s in driver.app.scenes)


def test_the_thumbnail_shows_no_secret() -> None:
    """Whatever the hidden cards are, the picture is the same to the pixel."""
    session, kept = begun(0, standard_game(4, 8, 5))
    pygame.display.init()
    for part in range(4):
        play(session, 40, part)
        real = pygame.image.tobytes(thumbnail.thumbnail(session.game, 160), "RGB")
        for seat in range(4):
            other = redeal(session.game.view(seat), seeded(part + seat))
            other.ask_again()
            assert pygame.image.tobytes(thumbnail.thumbnail(other, 160), "RGB") == real
    kept.close()


def test_the_list_shows_no_secret() -> None:
    """Nothing in a summary is a card."""
    session, kept = begun(150)
    kept.close()
    raw = str(saves.slots()[0].summary)
    cards = {c for clan in session.game.state.clans for c in (*clan.missions, *clan.actions, *clan.bonus)}
    assert cards and not any(card in raw or session.game.cards[card].title in raw for card in cards)


def test_replay_by_keys(driver: Driver) -> None:
    session, kept = begun(100_000, standard_game(2, 6, 4))
    kept.close()
    page = driver.app.open("replays")
    assert page.tab == "over"
    driver.click(button(page, t("saves.watch")))
    table = driver.app.scene
    assert isinstance(table, ReplayTable)
    for _ in range(5):
        driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_LEFT)
    assert table.replay.at == 4
    driver.key(pygame.K_PAGEDOWN)
    assert table.session.game.state.round == 2
    driver.picture()
    views = set()
    for _ in range(3):
        views.add(table.viewer)
        table.change_view()
        driver.picture()
    assert views == {None, 0, 1}
    table.pace = "rush"
    driver.key(pygame.K_SPACE)
    for _ in range(3000):
        if not table.playing:
            break
        driver.step()
    assert table.replay.at == table.replay.length
    assert table.session.game.fingerprint() == session.game.fingerprint()
    driver.key(pygame.K_HOME)
    assert table.replay.at == 0
    driver.key(pygame.K_ESCAPE)
    assert driver.app.scene is page
    assert len(saves.slots()) == 1, "watching saves nothing"


class Broken(Title):
    broken = True

    def update(self, seconds: float) -> None:
        if self.broken:
            raise RuntimeError(f"cannot read {Path.home()}/secret/diary.txt or /srv/private/things.yaml")


def test_a_crash_is_met_kindly(driver: Driver) -> None:
    session, kept = begun(50)
    app = driver.app
    with crash.guard(app):
        app.push(Broken(app))
        with pytest.raises(RuntimeError) as caught:
            app.step()
        assert app.on_crash is not None and app.on_crash(caught.value)
        assert isinstance(app.scene, Crash) and len(app.scenes) == 1
        driver.picture()
        report = next(crash.crashes_dir().glob("crash-*.txt")).read_text()
        assert "RuntimeError" in report and "yedo/app.py" in report
        for private in (str(Path.home()), "secret", "private", str(Path.cwd()), "/"+"srv"):
            assert private not in report
        hand = session.game.state.clans[0].missions
        assert not any(card in report for card in hand)
        driver.click(app.scene.group.widgets[0])  # go on
        assert any(isinstance(s, Table) for s in app.scenes)
        again = next(s for s in app.scenes if isinstance(s, Table))
        assert again.session.game.fingerprint() == session.game.fingerprint()
    assert kept.trouble is None


def test_a_window_that_breaks_again_and_again_gives_up(driver: Driver) -> None:
    handler = crash.CrashHandler(driver.app)
    lived = [handler(RuntimeError("again")) for _ in range(5)]
    assert lived == [True, True, True, False, False]


def test_a_start_after_a_vanished_program_says_so() -> None:
    assert crash.started() is None
    a_save()
    (saves.user_dir() / "running").write_text("999999999")
    assert crash.started() == t("crash.last_time")
    assert crash.started() is None, "said once"
    crash.ended()
    assert crash.started() is None


def test_hall_of_fame_file() -> None:
    session, kept = begun(100_000, standard_game(2, 6, 4))
    kept.close()
    for n in range(3):
        assert hall.record(hall.entry_of(session.game, session.played_by, 60.0 * n, kept.id)) is None
    entries, trouble = hall.load()
    assert trouble is None and len(entries) == 3
    assert sorted(p.rank for p in entries[0].players) == [1, 2]
    assert [p.score for p in entries[0].players] == session.game.result()["scores"]
    hall.hall_path().write_text("[{]")
    entries, trouble = hall.load()
    assert entries == [] and "hall.damaged-1.json" in str(trouble)
    assert hall.record(hall.entry_of(session.game, session.played_by)) is None
    assert len(hall.load()[0]) == 1 and (saves.user_dir() / "hall.damaged-1.json").read_text() == "[{]"


def test_several_random_games_through_the_real_table_are_saved(driver: Driver) -> None:
    from yedo.session import new_session

    table = Table(driver.app, new_session(standard_game(2, 6, 8)), save=True)
    driver.app.push(table)
    dice = random.Random(2)
    for _ in range(30):
        if table.session.decision is not None:
            table.session.answer(dice.choice(table.session.decision.options))
    driver.app.pop()
    slot = saves.latest()
    assert slot is not None
    opened = saves.resume(slot.id)
    assert opened.session.game.fingerprint() == table.session.game.fingerprint()
    opened.keeper.close()
    assert (slot.folder / STATE).is_file()


def test_a_long_list_does_not_keep_the_window_waiting(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """One game is read for every frame; in the end every picture is there."""
    for seed in range(4):
        a_save(20, seed)
    read = []
    real = saves.look
    monkeypatch.setattr("yedo.scenes.saves.look", lambda folder: read.append(folder) or real(folder))
    page = driver.app.open("saves")
    driver.app.draw()
    assert len(read) <= 1
    for _ in range(8):
        driver.step()
    assert len(read) == 4 and len(page._pictures) >= 4
    before = len(read)
    driver.app.draw()
    assert len(read) == before, "and only once"


def test_an_answer_can_be_taken_back_after_going_on(driver: Driver) -> None:
    """Through the real table: go on from the list, press undo, and the question before is asked again."""
    from yedo.session import new_session
    from yedo.undo import Undo

    driver.app.settings.secrecy = "open"
    session = new_session(standard_game(3, 8, 5))
    kept = saves.start(session, "Undo")
    undo, dice = Undo(session, kept), random.Random(6)
    for _ in range(60):
        assert session.decision is not None
        session.answer(dice.choice(session.decision.options))
        if len(session.answers) > 40 and undo.can_undo:
            break
    before, asked = undo._points[-1].game.fingerprint(), undo._points[-1].game.decision
    kept.close()
    page = driver.app.open("saves")
    page.go_on()
    driver.step()
    table = next(s for s in driver.app.scenes if isinstance(s, Table))
    table.take_back()
    driver.step()
    assert table.session.game.fingerprint() == before
    assert table.decision is not None and table.decision.options == asked.options
    driver.app.pop()
    found = saves.look(kept.folder)
    assert found.game.fingerprint() == before and found.notes == []
