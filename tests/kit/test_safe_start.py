"""Nobody's file runs code, nothing is lost because it could not be read, and what can be begun can be opened again."""

import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
from saves_driver import play

from engine.paths import data_dir
from engine.yedo.cards.check import check_paths
from engine.yedo.config import ACTION_SETS, CLANS, EVENT_SETS, MISSION_SETS, MODULES, Config, Seat, standard_game
from engine.yedo.game import new_game as deal
from yedo import __main__ as command
from yedo import crash, files, hall, saves, setup_file
from yedo import settings as settings_file
from yedo.settings import Settings
from yedo.tables.yedo import new_game, own_sets
from yedo.thinker import own_bots

ROOT = Path(__file__).resolve().parents[2]


# --- no data file runs code -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["{folder}/evil.py", "./evil.py", "evil.py", "../evil", "{folder}/evil", "bots/evil"])
def test_a_setup_names_no_file_to_be_run(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = tmp_path / "ran"
    (tmp_path / "evil.py").write_text(f"open({str(ran)!r}, 'w').close()\n")
    own_bots().mkdir(parents=True)
    path = tmp_path / "setup.yaml"
    path.write_text(f"players: [human, {name.format(folder=tmp_path)}]\n")
    assert command.main(["play", "--setup", str(path)]) == 2
    assert command.main(["play", "--players", f"human,{name.format(folder=tmp_path)}"]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 2 and "can play" in told and not ran.exists()


def test_a_setup_may_name_a_bot_of_the_folder_which_does_not_run_yet(tmp_path: Path) -> None:
    own_bots().mkdir(parents=True)
    (own_bots() / "grandma.py").write_text(f"open({str(tmp_path / 'ran')!r}, 'w').close()\n")
    (tmp_path / "s.yaml").write_text("players: [human, grandma]\n")
    config = setup_file.read_setup(tmp_path / "s.yaml")
    assert config.seats[1].played_by == "grandma" and new_game.trouble(config) == ""
    session = new_game.begin(config)
    assert session._player(1) is not None and not (tmp_path / "ran").exists()


def test_a_crash_of_a_bot_on_the_command_line_is_a_sentence(tmp_path: Path) -> None:
    texts = ("raise SystemExit", "def choose(", "class Bot:\n    def __init__(self, seed):\n        1 / 0\n")
    for text in (*texts, "def choose(view, decision):\n    raise SystemExit(7)\n"):
        (tmp_path / "bad.py").write_text(text)
        words = ["simulate", "--games", "1", "--bots", str(tmp_path / "bad.py")]
        done = subprocess.run([sys.executable, "-m", "yedo", *words], cwd=ROOT, capture_output=True, text=True)
        assert done.returncode in (1, 2) and "bad" in done.stdout + done.stderr and "Traceback" not in done.stderr


# --- what can be begun can be opened again ----------------------------------------------------------------


def any_setup(dice: random.Random) -> Config:
    together = dice.random() < 0.3
    players = dice.randint(1, 5)
    modules = [m for m in MODULES if dice.random() < 0.3 and (m == "shogun_must_die") <= together]
    names = ["Ōyuki 漢字", "x" * 40, "x" * 41, "a\x00b", "", " ", "{b}", "\u202ename", "O'Brien", "é" * 39, "\ud800"]
    named = [dice.choice(names) if dice.random() < 0.4 else "Abe" for _ in range(players)]
    seats = [Seat(clan, name, "human") for clan, name in zip(dice.sample(CLANS, players), named, strict=True)]
    return Config(
        seats, dice.choice((6, 7, 8, 11)),
        dice.choices(ACTION_SETS, k=dice.randint(1, 4)), dice.choices(EVENT_SETS, k=dice.randint(1, 4)),
        dice.choices(MISSION_SETS, k=dice.randint(1, 4)), dice.random() < 0.7, modules,
        seed=dice.choice((0, 1, 2**31, 2**63 - 1, 2**63, 2**64, 2**64 + 1, -1, 10**30, dice.randrange(2**62))),
        first=dice.choice((-1, 0, 1, 4)), side=dice.choice(("day", "night", "dusk")),
        mood=dice.choice(("gentle", "demanding", "insatiable", "[1]")), level=dice.choice(("easy", "hard", "x")),
    )  # fmt: skip


def test_any_setup_that_begins_is_saved_reopened_and_continued() -> None:
    dice, begun = random.Random(6), 0
    for _ in range(4000):
        config = any_setup(dice)
        trouble = new_game.trouble(config)
        if trouble:
            assert trouble.endswith(".") and trouble.isprintable(), trouble
            continue
        begun += 1
        session = new_game.begin(config)
        keeper = saves.start(session)
        play(session, dice.randrange(40), 2)
        keeper.close()
        opened = saves.resume(keeper.id)
        assert opened.notes == [] and opened.session.game.fingerprint() == session.game.fingerprint()
        play(opened.session, 10, 3)
        opened.keeper.close()
        saves.delete(keeper.id)
        if begun == 12:
            return
    raise AssertionError(f"only {begun} of them could begin")


@pytest.mark.parametrize("seed", [2**63, 2**64, 2**64 + 1, -1, 10**30])
def test_seeds_beyond_the_space_are_refused(seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["play", "--players", "human,novice", "--seed", str(seed)]) == 2
    assert "seed" in capsys.readouterr().err


def write_sets(cards: int) -> None:
    source = next(p for p in sorted((data_dir() / "yedo" / "cards" / "actions").glob("*.yaml")))
    text = source.read_text(encoding="utf-8")
    one = text[text.index("cards:") + 7 :].split("\n\n")[0]
    first = one.strip().split(":")[0]
    lines = one.split("\n")
    later = next((n for n, line in enumerate(lines[1:], 1) if line.startswith("  ") and line[2:3].strip()), len(lines))
    one = "\n".join([lines[0], "    title: One", "    flavour: Two.", *lines[1:later]]).rstrip() + "\n"
    own_sets.sets_dir().mkdir(parents=True, exist_ok=True)
    for file in range(-(-cards // 150)):
        body = "".join(one.replace(first, f"Z{file}x{n}", 1) for n in range(min(150, cards - 150 * file)))
        (own_sets.sets_dir() / f"own{file}.yaml").write_text(f"kind: action\nset: own{file}\ncards:\n{body}")


@pytest.mark.parametrize(("cards", "fits"), [(150, True), (2100, False)])
def test_own_sets_are_refused_at_the_start_or_for_good_accepted(cards: int, fits: bool) -> None:
    write_sets(cards)
    found = own_sets.find()
    assert found.problems == [] and sum(len(s.cards) for s in found.sets) == cards
    config = standard_game(2, 6, 1)
    config.own_sets = found.names("action")
    config.action_sets = [*config.action_sets, *config.own_sets]
    trouble = new_game.trouble(config)
    assert (trouble == "") is fits, trouble
    if not fits:
        assert "2000" in trouble
        return
    session = new_game.begin(config)
    keeper = saves.start(session)
    play(session, 30)
    keeper.close()
    opened = saves.resume(keeper.id, own_cards=True)
    assert opened.session.game.fingerprint() == session.game.fingerprint()
    opened.keeper.close()


# --- files of the player ----------------------------------------------------------------------------------


def an_entry(name: str = "Abe") -> hall.Entry:
    return hall.Entry(time.time(), [hall.Place(name, "blue", "human", 30, 1)], 6, "rounds")


def test_a_read_error_costs_the_hall_of_fame_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    for n in range(5):
        assert hall.record(an_entry(f"n{n}")) is None
    before = hall.hall_path().read_bytes()

    def fail(path: Path, largest: int) -> str:
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as m:
        m.setattr(files, "read", fail)
        assert "Input/output" in (hall.record(an_entry("n5")) or "")
        assert hall.load()[0] == [] and hall.load()[1]
    assert hall.hall_path().read_bytes() == before
    assert hall.record(an_entry("n6")) is None
    assert [e.players[0].name for e in hall.load()[0]] == ["n0", "n1", "n2", "n3", "n4", "n6"]


def test_an_entry_nobody_understands_stays() -> None:
    hall.record(an_entry())
    raw = [{"date": "x", "players": 7}, *json.loads(hall.hall_path().read_text())]
    hall.hall_path().write_text(json.dumps(raw))
    assert hall.record(an_entry("B")) is None
    assert len(hall.load()[0]) == 2 and json.loads(hall.hall_path().read_text())[0]["date"] == "x"


STRANGE = {
    "window_position": ["a", "b"], "window_size": [1e9, {}], "language": "\x00", "ui_scale": True, "volume_music": [],
    "mute": "no", "animation_speed": {}, "keys": {"undo": "\ud800", "hint": 7}, "secrecy": "\ud800",
}  # fmt: skip


@pytest.mark.parametrize("name", STRANGE)
def test_a_strange_setting_is_repaired_alone_and_the_file_kept(name: str) -> None:
    path = settings_file.settings_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({name: STRANGE[name], "palette": "tritanopia", "new_game": {"seats": "\ud800"}}))
    before = path.read_bytes()
    found, sentence = settings_file.load()
    assert found == Settings(palette="tritanopia", new_game={"seats": "\ud800"})
    assert sentence is not None and name in sentence and sentence.isprintable()
    assert path.with_name("settings.damaged-1.json").read_bytes() == before
    assert settings_file.save(found) is None and settings_file.load() == (found, None)


def test_settings_that_cannot_be_read_are_set_aside_before_they_are_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    assert settings_file.save(Settings(palette="tritanopia")) is None
    path = settings_file.settings_path()
    before = path.read_bytes()

    def fail(path: Path, largest: int) -> str:
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as m:
        m.setattr(files, "read", fail)
        found, sentence = settings_file.load()
    assert sentence and found == Settings() and path.read_bytes() == before
    assert settings_file.save(found) is None
    assert path.with_name("settings.damaged-1.json").read_bytes() == before


# --- cards and names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new"),
    [("title: ", 'title: "a\\x00b" #'), ("title: ", 'title: "\\e[31mred" #'), ("set: ", 'set: "a\\x07" #'),
     ("title: ", 'title: "\\u202Eabc" #')],
)  # fmt: skip
def test_control_characters_in_cards_are_refused(old: str, new: str) -> None:
    write_sets(1)
    path = own_sets.sets_dir() / "own0.yaml"
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    found = check_paths([path])
    assert found and all(str(problem).isprintable() for problem in found)
    assert own_sets.find().sets == [] and own_sets.find().problems


@pytest.mark.parametrize("number", ["999", "1" * 30, "0x" + "f" * 5000, "1:59:59", "-5", "1e400", ".inf"])
def test_absurd_numbers_in_cards_are_refused(number: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(
        "kind: event\nset: mine\ncards:\n  Q1:\n    title: Flood\n    flavour: Water.\n    duration: instant\n"
        f"    blessing: none\n    effect:\n      - mon: {number}\n"
    )
    assert any("number" in str(p) or "'mon'" in str(p) for p in check_paths([path]))


SETUPS = [
    "sets: nope", "sets: [neutral]", "sets: {weather: [a]}", "level: [1]", "level: nope", "mood: {a: b}",
    "modules: [teahouse, teahouse]", "sets: {action: [neutral, neutral]}", 'players: [{name: "a\\x00b"}, human]',
    'players: [{name: "\\u202Eb"}, human]', "players: [[human], human]", "players: [{by: {a: 1}}, human]",
    "players: [{name: a, size: 3}, human]", "rules: {dojo_draw: [1]}", "seed: 1:20:30", "seed: 18446744073709551617",
    "rounds: true", "players: [{clan: blue}, {clan: blue}]", "players: [human, human, human, human, {clan: nope}]",
]  # fmt: skip


@pytest.mark.parametrize("words", SETUPS)
def test_a_wrong_setup_is_refused(words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "s.yaml"
    path.write_text(words + "\n")
    assert command.main(["play", "--setup", str(path)]) == 2
    told = capsys.readouterr().err
    assert told.startswith("yedo: ") and told.count("\n") == 1 and told.strip().isprintable() and "wrong" not in told


# --- small things -------------------------------------------------------------------------------------------


def test_left_over_files_are_swept_at_the_start() -> None:
    session = new_game.begin(standard_game(2))
    keeper = saves.start(session)
    keeper.close()
    home = files.Path(os.environ["YEDO_HOME"])
    dead = subprocess.run([sys.executable, "-c", "import os; print(os.getpid())"], capture_output=True, text=True)
    left = [home / f"settings.{dead.stdout.strip()}.tmp", keeper.folder / f"state.json.{dead.stdout.strip()}.tmp"]
    stays = [home / f"hall.json.{os.getpid()}.tmp", home / "notes.tmp"]
    for path in (*left, *stays):
        path.write_text("x")
    crash.started()
    assert not any(path.exists() for path in left) and all(path.exists() for path in stays)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes")
def test_pipes_among_the_players_files_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    home = Path(os.environ["YEDO_HOME"])
    for name in ("settings.json", "hall.json"):
        os.mkfifo(home / name)
    assert settings_file.load()[0] == Settings() and hall.load()[0] == []
    os.mkfifo(home / "game.yedo")
    assert command.main(["replay", str(home / "game.yedo"), "--verify"]) == 1
    with pytest.raises(saves.SaveTrouble, match="ordinary"):
        saves.bring_in(home / "game.yedo")


def test_escape_signs_are_never_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    evil = "\x1b[2J\x07\x9b31m"
    (tmp_path / f"{evil}.yaml").write_text("x: [")
    for words in (
        ["replay", evil], [evil], ["play", "--players", evil], ["play", "--setup", evil],
        ["check", f"{tmp_path}/{evil}"], ["check", f"{tmp_path}/{evil}.yaml"],
        ["scenario", f"{tmp_path}/{evil}.yaml"], ["simulate", "--bots", evil],
        ["simulate", "--sets", f"action={evil}"], ["tournament", f"{evil}:novice"], ["coop", "--bot", evil],
    ):  # fmt: skip
        assert command.main(words) != 0
        out = capsys.readouterr()
        assert (out.out + out.err).strip().replace("\n", "").isprintable(), words


def test_a_start_that_fails_lets_its_lock_go(monkeypatch: pytest.MonkeyPatch) -> None:
    released: list[object] = []
    monkeypatch.setattr(saves.Lock, "release", lambda self: released.append(self))
    for problem in (OSError(28, "No space left on device"), RuntimeError("x")):

        def fail(*args: object, problem: Exception = problem) -> None:
            raise problem

        monkeypatch.setattr(saves, "_write_all", fail)
        with pytest.raises((saves.SaveTrouble, RuntimeError)):
            saves.start(new_game.begin(standard_game(2)))
    assert len(released) == 2


@pytest.mark.parametrize("line", ["[" * 100_000, '{"a":' * 50_000, "{}", "[]", '{"players": []}', "9" * 5000, "\x00"])
def test_strange_records_get_a_sentence(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "record"
    path.write_text(line + "\n")
    assert command.main(["coop", "--games", "1", "--record", str(path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1 and path.read_text() == line + "\n"


def test_the_game_keeps_its_seed_where_it_needs_it() -> None:
    g = deal(standard_game(2, 6, 99))
    assert g.config.seed == 99 and g.clone().config.seed == 99
