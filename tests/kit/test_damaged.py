"""Hundreds of damaged saves, settings and card files: each is met with a sentence or mended, never a traceback.
A game that still opens is also played on."""

import json
import os
import random
import sys
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from saves_driver import begun, play

sys.path.insert(0, str(Path(__file__).parents[1] / "corpus"))
import damage

from engine.core import journal as records
from engine.core import sound
from engine.core.journal import BadJournal
from engine.core.plain import Damaged
from engine.core.saving import Frame, fingerprint, head_of, snapshot_of
from engine.core.yaml_file import BadFile, parse_yaml
from engine.paths import data_dir
from engine.yedo.cards.check import check_paths
from engine.yedo.cards.table import read_card_file
from engine.yedo.config import standard_game
from engine.yedo.game import new_game
from engine.yedo.invariants import Inventory
from engine.yedo.kind import KIND
from yedo import hall, saves
from yedo import settings as settings_file
from yedo.keeper import HEAD, JOURNAL, STATE
from yedo.salvage import sentence
from yedo.saves import SaveTrouble
from yedo.settings import Settings
from yedo.tables.yedo import own_sets

LONGEST = 700
MORE = int(os.environ.get("YEDO_DAMAGE", "1"))  # ten times the corpus takes some minutes
counted: Counter[str] = Counter()  # what became of the files of a test


def a_sentence(words: str) -> None:
    assert words.strip() and "\n" not in words and len(words) <= LONGEST, words[:1000]
    assert words[-1] in ".)", words[-200:]
    assert "Traceback" not in words


@pytest.fixture(autouse=True)
def nothing_counted() -> None:
    counted.clear()


def all_met(files: int) -> None:
    """So many files went through, and not every one was taken for sound."""
    assert counted.total() == files and counted["opened"] < files, counted


def try_folder(id: str) -> None:
    """Open a save that may be damaged; play on if it opens."""
    for slot in saves.slots():
        assert len(slot.summary.name) <= 60
    try:
        opened = saves.resume(id, own_cards=True)
    except SaveTrouble as trouble:
        a_sentence(str(trouble))
        counted["refused"] += 1
        return
    for note in opened.notes:
        a_sentence(note)
    play(opened.session, 25, 3)
    opened.keeper.close()
    counted["mended" if opened.notes else "opened"] += 1


@pytest.fixture
def save() -> Path:
    _, keeper = begun(110, standard_game(3, 8, 21, ["specialists", "jesuits"]))
    keeper.close()
    return keeper.folder


@pytest.fixture
def whole(save: Path) -> dict[str, bytes]:
    return {name: (save / name).read_bytes() for name in (HEAD, STATE, JOURNAL)}


def restore(save: Path, whole: dict[str, bytes]) -> None:
    for path in save.iterdir():
        if path.name not in whole and path.name != "lock":
            path.unlink()
    for name, raw in whole.items():
        (save / name).write_bytes(raw)


@pytest.mark.parametrize("name", [HEAD, STATE, JOURNAL])
def test_flips_and_cuts(save: Path, whole: dict[str, bytes], name: str) -> None:
    raw = whole[name]
    for _, broken in (*damage.flipped(raw, 10 * MORE, 1), *damage.cut(raw, 8 * MORE, 2)):
        restore(save, whole)
        (save / name).write_bytes(broken)
        try_folder(save.name)
    all_met(18 * MORE)


@pytest.mark.parametrize("name", [HEAD, STATE, JOURNAL])
def test_other_contents(save: Path, whole: dict[str, bytes], name: str) -> None:
    for raw in damage.HOSTILE_JSON:
        restore(save, whole)
        (save / name).write_bytes(raw)
        try_folder(save.name)
    all_met(len(damage.HOSTILE_JSON))


@pytest.mark.slow
def test_wrong_values_in_the_head(save: Path, whole: dict[str, bytes]) -> None:
    head = json.loads(whole[HEAD])
    cards, rest = head.pop("cards"), head
    for _, broken in damage.retyped(rest, 30 * MORE, 3):
        restore(save, whole)
        (save / HEAD).write_bytes(damage.as_bytes({**broken, "cards": cards}))
        try_folder(save.name)
    few = {id: cards[id] for id in list(cards)[:40]}
    for _, broken in damage.retyped(few, 20 * MORE, 4):
        restore(save, whole)
        (save / HEAD).write_bytes(damage.as_bytes({**rest, "cards": {**cards, **broken}}))
        try_folder(save.name)
    all_met(50 * MORE)


def signed(raw: dict, state: object) -> dict:
    """A state with its fingerprint made right: only the checks of its contents can help now."""
    try:
        return {**raw, "state": state, "fingerprint": fingerprint(state)}
    except UnicodeEncodeError:
        return {**raw, "state": state}


@pytest.mark.slow
@pytest.mark.parametrize("way", [damage.retyped, damage.swapped])
def test_wrong_values_in_the_state(save: Path, whole: dict[str, bytes], way) -> None:
    raw = json.loads(whole[STATE])
    for _, broken in way(raw["state"], 45 * MORE, 5):
        restore(save, whole)
        (save / STATE).write_bytes(damage.as_bytes(signed(raw, broken)))
        (save / JOURNAL).unlink()  # nothing to mend it with
        try_folder(save.name)
    all_met(45 * MORE)


KINDS = {
    "plain": standard_game(4, 8, 3),
    "co-op": standard_game(3, 7, 5, ["shogun_must_die", "specialists", "teahouse", "clan_powers"]),
    "all modules": standard_game(4, 11, 9, ["teahouse", "specialists", "jesuits", "clan_powers"]),
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("part", ["state", "head"])
def test_each_value_changed_alone(kind: str, part: str) -> None:
    """One leaf after another gets another type, a huge or a negative number, nothing, or a word that fits elsewhere:
    one sentence, or a game that breaks no rule and can be played to its end. YEDO_DAMAGE=10 takes every leaf."""
    g = new_game(KINDS[kind])
    dice = random.Random(1)
    for _ in range(150):
        g.apply(dice.choice(g.decision.options))  # type: ignore[union-attr]
    head = json.loads(json.dumps(head_of(KIND, g, "x")))
    raw = json.loads(json.dumps(snapshot_of(g, 150, 151)))
    frame, inventory = Frame(KIND, head), Inventory(new_game(KINDS[kind]))
    tree = raw["state"] if part == "state" else head
    spots = [spot for spot in damage.leaves(tree) if spot[0] != "cards"]
    for number, (spot, value) in enumerate(damage.single(tree, spots)):
        if number % max(1, (200 if part == "state" else 260) // MORE):
            continue
        with damage.changed(tree, spot, value):
            try:
                if part == "state":
                    game, _, _ = frame.snapshot(signed(raw, tree))
                else:
                    game = Frame(KIND, head).begin()
            except Damaged as trouble:
                a_sentence(sentence(trouble))
                counted["refused"] += 1
                continue
        counted["opened"] += 1
        if part == "state":
            assert inventory.violations(game) == [], (spot, value)
        for _ in range(3000):
            if game.decision is None:
                break
            game.apply(dice.choice(game.decision.options))
        assert game.decision is None and game.result(), (spot, value)
    assert counted["refused"] > 0


def test_wrong_values_beside_the_state(save: Path, whole: dict[str, bytes]) -> None:
    raw = json.loads(whole[STATE])
    state = raw.pop("state")
    for _, broken in damage.retyped(raw, 20 * MORE, 6):
        restore(save, whole)
        (save / STATE).write_bytes(damage.as_bytes({**broken, "state": state}))
        try_folder(save.name)
    all_met(20 * MORE)


def test_wrong_answers_in_the_journal(save: Path, whole: dict[str, bytes]) -> None:
    """Lines that are sound as lines and wrong as answers."""
    dice = random.Random(7)
    journal = records.read(whole[JOURNAL].decode())
    for n in range(14 * MORE):
        answers = list(journal.answers)
        at = dice.randrange(len(answers))
        answers[at] = records.Answer(dice.choice([-1, 0, 99]), "bid", ("bid", dice.choice([0, 10**9, "x", None])))
        lines = [records.head(), *map(records.answered, answers), records.taken_back(dice.choice([0, 5, 10**6]))]
        restore(save, whole)
        (save / JOURNAL).write_text("".join(lines))
        if n % 2:
            (save / STATE).unlink()
        try_folder(save.name)
    all_met(14 * MORE)


def test_imported_files(save: Path, tmp_path: Path) -> None:
    path = saves.export(save.name, tmp_path / "sound")
    raw = path.read_bytes()
    value = json.loads(raw)
    names = {**value, "summary": {**value["summary"], "name": "../../../x" * 100_000}}
    hostile = [*damage.HOSTILE_JSON, damage.as_bytes(names), damage.as_bytes({**value, "journal": "../x"})]
    hostile += [broken for _, broken in (*damage.flipped(raw, 15, 8), *damage.cut(raw, 10, 9))]
    before = set(tmp_path.rglob("*"))
    for broken in hostile:
        path.write_bytes(broken)
        try:
            id = saves.bring_in(path)
            assert (saves.saves_dir() / id).resolve().parent == saves.saves_dir().resolve()
            assert all(len(slot.summary.name) <= 60 and "/" not in slot.id for slot in saves.slots())
            counted["opened"] += 1
            saves.delete(id)
        except SaveTrouble as trouble:
            a_sentence(str(trouble))
            counted["refused"] += 1
    all_met(len(hostile))
    assert set(tmp_path.rglob("*")) == before


def test_names_of_saves_cannot_leave_the_folder() -> None:
    for id in ("..", ".", "../settings", "a/b", "/etc", "a\\b", "", "x" * 500, "C:"):
        with pytest.raises(SaveTrouble):
            saves.resume(id)
        with pytest.raises(SaveTrouble):
            saves.delete(id)


def test_a_million_letters_do_no_harm() -> None:
    config = standard_game(2, 6, 1)
    _, keeper = begun(5, config)
    keeper.rename("é" * 1_000_000)
    keeper.close()
    assert len(saves.slots()[0].summary.name) <= 60
    from yedo.session import new_session

    kept = saves.start(new_session(config), "{b}\x00\u202e" + "y" * 1_000_000)
    assert len(kept.name) <= 60 and "{" not in kept.name and "\u202e" not in kept.name
    kept.close()


def test_settings_files() -> None:
    path = settings_file.settings_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    assert settings_file.save(Settings()) is None
    raw = path.read_bytes()
    value = json.loads(raw)
    broken = [*damage.HOSTILE_JSON, *(b for _, b in (*damage.flipped(raw, 20, 10), *damage.cut(raw, 15, 11)))]
    broken += [damage.as_bytes(v) for _, v in damage.retyped(value, 40, 12)]
    for one in broken:
        path.write_bytes(one)
        found, trouble = settings_file.load()
        if trouble is not None:
            a_sentence(trouble)
        assert found.speed >= 0 and 0 <= found.volume_music <= 1
        counted["mended" if trouble else "opened"] += 1
        assert settings_file.save(found) is None, "what was read can be written again"
    all_met(len(broken))


def test_hall_files() -> None:
    session, keeper = begun(100_000, standard_game(2, 6, 1))
    keeper.close()
    hall.record(hall.entry_of(session.game, session.played_by))
    path = hall.hall_path()
    raw = path.read_bytes()
    broken = [*damage.HOSTILE_JSON, *(b for _, b in (*damage.flipped(raw, 10, 13), *damage.cut(raw, 10, 14)))]
    broken += [damage.as_bytes(v) for _, v in damage.retyped(json.loads(raw), 20, 15)]
    for one in broken:
        path.write_bytes(one)
        entries, trouble = hall.load()
        if trouble is not None:
            a_sentence(trouble)
        assert len(entries) <= 1
        assert hall.record(hall.entry_of(session.game, session.played_by)) is None
        counted["mended" if trouble else "opened"] += 1
    all_met(len(broken))


def test_card_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    sound_file = sorted((data_dir() / "yedo" / "cards" / "actions").glob("*.yaml"))[0].read_bytes()
    broken = [words.encode() for words in damage.HOSTILE_YAML]
    broken += [b for _, b in (*damage.flipped(sound_file, 25, 16), *damage.cut(sound_file, 15, 17))]
    folder = own_sets.sets_dir()
    folder.mkdir(parents=True)
    for n, one in enumerate(broken):
        path = folder / f"own{n}.yaml"
        path.write_bytes(one)
        for problem in check_paths([path]):
            a_sentence(str(problem) + ".")
        try:
            list(read_card_file(path, "action"))
        except BadFile as problem:
            a_sentence(str(problem) + ".")
        found = own_sets.find().problems
        for problem in found:
            a_sentence(str(problem))
        path.unlink()
        counted["refused" if found else "opened"] += 1
    all_met(len(broken))
    assert not (tmp_path / "hacked").exists()


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=80 * MORE, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.text(max_size=300))
def test_any_text_is_met_with_a_sentence(words: str) -> None:
    with pytest.raises((BadJournal, Damaged)):
        records.read(words)
        raise Damaged("read")
    try:
        sound.parse_json(words, 1000)
    except Damaged as trouble:
        a_sentence(str(trouble) + ".")
    try:
        parse_yaml(words, "x.yaml")
    except BadFile as trouble:
        assert str(trouble)


@settings(max_examples=80 * MORE, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(json_values)
def test_any_value_is_met_with_a_sentence(value: object) -> None:
    from engine.yedo.state import State

    for attempt in (lambda: Frame(KIND, value), lambda: sound.check(value, State)):
        with pytest.raises(Damaged):
            attempt()
