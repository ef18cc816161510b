"""Damages files of every kind the program reads and opens them: one sentence or a game that can be played, no
traceback, nothing longer than two seconds. `python tests/fuzz_files.py --files 2000 --seed 5` is the long run."""

import argparse
import json
import os
import random
import re
import shutil
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent / "corpus"))
if __name__ == "__main__":
    os.environ["YEDO_HOME"] = tempfile.mkdtemp(prefix="yedo-fuzz-")
    sys.path[:0] = [str(Path(__file__).resolve().parent.parent), str(Path(__file__).resolve().parent)]

import damage
from saves_driver import begun, play

from engine.core import journal as records
from engine.core import words as spoken
from engine.core.saving import fingerprint
from engine.core.yaml_file import BadFile, read_yaml
from engine.games import GAMES, kind_of
from engine.paths import data_dir
from engine.yedo.bots import UnknownBot
from engine.yedo.cards.check import check_paths
from engine.yedo.config import BadSetup, standard_game
from engine.yedo.game import new_game as deal
from yedo import hall, own_numbers, saves, setup_file, thinker
from yedo import settings as settings_file
from yedo.keeper import HEAD, JOURNAL, STATE
from yedo.lan import door, evening
from yedo.salvage import SaveTrouble
from yedo.session import begin, new_session
from yedo.settings import Settings
from yedo.tables.yedo import new_game, own_sets

SLOWEST = 2.0  # seconds for one file
SETUP = """players: [human, samurai, {name: Oyuki, clan: purple, by: novice}]
rounds: 11
sets: {action: [neutral, disciple], event: [neutral, resources], mission: [neutral, prestige]}
modules: [teahouse, jesuits]
rules: {dojo_draw: three_keep_one}
seed: 7
first: 2
"""
BOT = """class Bot:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, view, decision):
        best = max(range(len(decision.options)), key=lambda n: hash((n, view.state.round)) % 7)
        return decision.options[best]

    def why(self):
        return "it looked fine"
"""


class Fuzz:
    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.counted: Counter[str] = Counter()
        self.troubles: list[str] = []
        self.slowest = 0.0
        self.wholes: dict[str, dict[str, bytes]] = {}
        self.sound = {game: self.begin(game) for game in GAMES}
        self.take_up("yedo")
        self.export = saves.export(self.save.name, Path(os.environ["YEDO_HOME"]) / "whole").read_bytes()
        evening.keep(self.save, evening.Evening("127.0.0.1", 8080, keys={0: door.new_token(), 2: door.new_token()}))
        self.phones = (self.save / evening.FILE).read_bytes()
        evening.forget(self.save)
        session, other = begun(100_000, standard_game(2, 6, 1))
        other.close()
        hall.record(hall.entry_of(session.game, session.played_by))
        self.hall = hall.hall_path().read_bytes()
        saves.delete(other.id)
        settings_file.save(Settings(new_game=new_game.usual().to_dict()))
        self.settings = settings_file.settings_path().read_bytes()
        cards = sorted((data_dir() / "yedo" / "cards" / "actions").glob("*.yaml"))
        text = re.sub(r"^  A(\d+):", r"  Q\1:", cards[0].read_text(encoding="utf-8"), flags=re.MULTILINE)
        self.cards = ("kind: action\n" + re.sub(r"^set: .*", "set: own", text, flags=re.MULTILINE)).encode()
        self.game = deal(standard_game(2, 6, 1))

    def begin(self, game: str) -> Path:
        """A save in the middle of a game; where seats write in secret, with what one of them has written."""
        kind = kind_of(game)
        config = standard_game(3, 8, 21, ["specialists", "jesuits"]) if game == "yedo" else kind.config(3, 21)
        session = new_session(config, kind=kind)
        keeper = saves.start(session, "Evening")
        play(session, 110 if game == "yedo" else 40)
        for _ in range(60):
            if session.decision is None or (session.sealed_by() and session.drafts() is not None):
                break
            play(session, 1)
        keeper.close()
        return keeper.folder

    def take_up(self, game: str) -> None:
        self.save = self.sound[game]
        if game not in self.wholes:
            self.wholes[game] = {name: (self.save / name).read_bytes() for name in (HEAD, STATE, JOURNAL)}
        self.whole = self.wholes[game]

    def run(self, files: int) -> None:
        kinds = [self.a_save, self.a_save, self.a_journal, self.an_export, self.a_setting, self.a_hall, self.a_setup,
                 self.a_set, self.a_bot, self.a_number, self.an_evening, self.a_language]  # fmt: skip
        for n in range(files):
            kind = kinds[n % len(kinds)]
            self.take_up(self.dice.choice(("yedo", *GAMES)))
            began = time.process_time()
            try:
                self.counted[f"{kind.__name__}: {kind()}"] += 1
            except Exception:
                self.troubles.append(f"{kind.__name__}, file {n}\n{traceback.format_exc()}")
                self.restore()
            took = time.process_time() - began
            self.slowest = max(self.slowest, took)
            if took > SLOWEST:
                self.troubles.append(f"{kind.__name__}, file {n}: {took:.1f} s")
        thinker.shutdown()

    # --- damage ----------------------------------------------------------------------------------------------

    def broken(self, raw: bytes, tree: bool = False, hostile: Callable[[], bytes] | None = None) -> bytes:
        seed, way = self.dice.randrange(1 << 30), self.dice.random()
        made: Iterator[Any]
        if hostile is not None and way < 0.2:
            return hostile()
        if tree and way < 0.7:
            made = (damage.retyped if way < 0.55 else damage.swapped)(json.loads(raw), 1, seed)
            return damage.as_bytes(next(made)[1])
        return next((damage.flipped if way < 0.85 else damage.cut)(raw, 1, seed))[1]

    def hostile_json(self) -> bytes:
        return self.dice.choice(damage.HOSTILE_JSON)

    def hostile_yaml(self) -> bytes:
        return self.dice.choice(damage.HOSTILE_YAML).encode("utf-8", "replace")

    def restore(self) -> None:
        for path in self.save.iterdir():
            if path.name not in self.whole and path.name != "lock":
                path.unlink()
        for name, raw in self.whole.items():
            (self.save / name).write_bytes(raw)

    # --- one file of a kind -------------------------------------------------------------------------------------

    def opened(self) -> str:
        try:
            found = saves.resume(self.save.name, own_cards=True)
        except SaveTrouble as trouble:
            self.sentence(trouble)
            return "refused"
        for note in found.notes:
            self.sentence(note)
        try:
            play(found.session, 3000, self.dice.randrange(99))
            assert found.session.over
        finally:
            found.keeper.close()
        return "mended" if found.notes else "opened"

    def sentence(self, words: object) -> None:
        text = str(words)
        assert text.strip() and "\n" not in text and len(text) < 800 and "Traceback" not in text, text[:900]

    def a_save(self) -> str:
        self.restore()
        name = self.dice.choice((HEAD, STATE, STATE))
        raw = self.broken(self.whole[name], self.dice.random() < 0.6, self.hostile_json)
        if name == STATE and self.dice.random() < 0.7:  # signed again: only the checks of its contents can help
            value = json.loads(self.whole[STATE])
            way = self.dice.choice((damage.retyped, damage.swapped))
            value["state"] = next(way(value["state"], 1, self.dice.randrange(1 << 30)))[1]
            try:
                value["fingerprint"] = fingerprint(value["state"])
            except UnicodeEncodeError:
                value["fingerprint"] = ""
            raw = damage.as_bytes(value)
            if self.dice.random() < 0.7:
                (self.save / JOURNAL).unlink()
        (self.save / name).write_bytes(raw)
        return self.opened()

    def a_journal(self) -> str:
        """Lines cut off, doubled, exchanged, damaged, or sound as lines and wrong as answers."""
        self.restore()
        dice = self.dice
        lines = self.whole[JOURNAL].decode().splitlines(keepends=True)
        at, other = dice.randrange(len(lines)), dice.randrange(len(lines))
        way = dice.randrange(7)
        if way == 0:
            lines = lines[:at]
        elif way == 1:
            lines.insert(at, lines[other])
        elif way == 2:
            lines[at], lines[other] = lines[other], lines[at]
        elif way == 3:
            wrong = (dice.choice([-1, 0, 99]), "bid", ("bid", dice.choice([0, 10**9, "x", None])))
            lines[at] = records.answered(records.Answer(*wrong))
        elif way == 4:
            lines.insert(at, records.taken_back(dice.choice([0, 5, 50, 109, 10**6, -1])))
        elif way == 5:
            lines[0] = records._line({"journal": dice.choice([1, 0, 9]), "start": dice.choice([0, 5, -1]),
                                      "before": dice.choice([0, 50, 10**9, "x"]), "state": dice.choice([None, {}])})
        raw = "".join(lines).encode()
        (self.save / JOURNAL).write_bytes(self.broken(raw or b"x") if way == 6 else raw)
        before = json.loads(self.whole[STATE])["fingerprint"]
        found = saves.look(self.save)
        held = found.game.fingerprint() == before
        assert held or not found.rebased, "the good snapshot was not used"
        return self.opened()

    def an_export(self) -> str:
        path = Path(os.environ["YEDO_HOME"]) / "other.yedo"
        path.write_bytes(self.broken(self.export, self.dice.random() < 0.5, self.hostile_json))
        try:
            id = saves.bring_in(path)
        except SaveTrouble as trouble:
            self.sentence(trouble)
            return "refused"
        saves.delete(id)
        return "opened"

    def a_number(self) -> str:
        """A player's own numbers of a game: played with, or refused in a sentence."""
        kind = kind_of(self.dice.choice(tuple(GAMES)))
        file = data_dir() / kind.id / "board.yaml"
        raw = file.read_bytes()
        if self.dice.random() < 0.7:  # some lines of it, one of which says something else
            sound = read_yaml(file)
            lines = {name: sound[name] for name in self.dice.sample(sorted(sound), 2)}
            raw = damage.as_bytes(next(damage.retyped(lines, 1, self.dice.randrange(1 << 30)))[1])
        else:
            raw = self.broken(raw, False, self.hostile_yaml)
        folder = own_numbers.folder_of(kind)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / file.name).write_bytes(raw)
        config = kind.config(max(kind.players), self.dice.randrange(99))
        try:
            self.sentence(own_numbers.announced(kind, config) or "as ever")
            session = begin(kind, config)
            dice = random.Random(1)
            for _ in range(60):
                if session.decision is not None:
                    session.answer(dice.choice(session.decision.options))
        except BadSetup as trouble:
            self.sentence(trouble)
            return "refused"
        finally:
            (folder / file.name).unlink()
        return "played"

    def an_evening(self) -> str:
        """What phones come back with after a crash: sound, or nothing."""
        self.restore()
        path = self.save / evening.FILE
        path.write_bytes(self.broken(self.phones, True, self.hostile_json))
        found = evening.kept(self.save)
        path.unlink()
        if found is None:
            return "forgotten"
        assert 0 < found.port < 65536 and all(isinstance(seat, int) for seat in found.keys)
        return "kept"

    def a_language(self) -> str:
        """A file of a translation: every mistake in a sentence with its place, and the window speaks all the same."""
        home = Path(os.environ["YEDO_HOME"]) / "language"
        shutil.rmtree(home, ignore_errors=True)
        shutil.copytree(data_dir() / "lang", home / "lang", ignore=lambda at, names: ["es"] if "es" in names else [])
        file = self.dice.choice(sorted((home / "lang" / "de").rglob("*.yaml")))
        file.write_bytes(self.broken(file.read_bytes(), False, self.hostile_yaml))
        found = list(check_paths([home / "lang"]))
        for problem in found:
            self.sentence(problem)
        real, spoken.data_dir = spoken.data_dir, lambda: home
        try:
            trouble = spoken.set_language("de")
            self.sentence(trouble or "read")
            self.sentence(spoken.t("common.yes"))
            self.sentence(spoken.t("table.over"))
        finally:
            spoken.data_dir = real
            for kept in (spoken._own, spoken._others, spoken._grammar, spoken._known):
                kept.cache_clear()
            spoken.set_language("en")
        return "refused" if trouble else "named" if found else "read"

    def a_setting(self) -> str:
        path = settings_file.settings_path()
        path.write_bytes(self.broken(self.settings, True, self.hostile_json))
        found, trouble = settings_file.load()
        if trouble:
            self.sentence(trouble)
        new_game.remembered(found.new_game).config(1)
        assert settings_file.save(found) is None and settings_file.load() == (found, None)
        for left in path.parent.glob("settings.damaged-*"):
            left.unlink()
        return "mended" if trouble else "read"

    def a_hall(self) -> str:
        path = hall.hall_path()
        path.write_bytes(self.broken(self.hall, True, self.hostile_json))
        entries, trouble = hall.load()
        if trouble:
            self.sentence(trouble)
        assert hall.record(hall.Entry(1.0, [], 6, "rounds")) is None
        assert len(hall.load()[0]) == len(entries) + 1
        for left in path.parent.glob("hall.damaged-*"):
            left.unlink()
        return "set aside" if trouble else "read"

    def a_setup(self) -> str:
        path = Path(os.environ["YEDO_HOME"]) / "setup.yaml"
        path.write_bytes(self.broken(SETUP.encode(), False, self.hostile_yaml))
        try:
            trouble = new_game.trouble(setup_file.read_setup(path))
        except (BadFile, BadSetup) as problem:
            trouble = str(problem)
        if trouble:
            self.sentence(trouble)
        return "refused" if trouble else "read"

    def a_set(self) -> str:
        folder = own_sets.sets_dir()
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / "own.yaml"
        path.write_bytes(self.broken(self.cards, False, self.hostile_yaml))
        for problem in check_paths([path]):
            self.sentence(problem)
        own_sets._find.cache_clear()
        found = own_sets.find()
        for words in found.problems:
            self.sentence(words)
        path.unlink()
        return "refused" if found.problems else "read"

    def a_bot(self) -> str:
        """It answers, or the Samurai does; the file runs in the thinking process only."""
        thinker.own_bots().mkdir(parents=True, exist_ok=True)
        path = thinker.own_bots() / f"own{self.dice.randrange(10**9)}.py"
        path.write_bytes(self.broken(BOT.encode()))
        decision = self.game.decision
        assert decision is not None
        try:
            bot = thinker.player(path.stem, 1)
        except UnknownBot as problem:
            self.sentence(problem)
            return "refused"
        assert bot.choose(self.game.view(decision.player), decision) in decision.options
        path.unlink()
        assert not any(name.startswith("yedo_own_bot") for name in sys.modules)
        if bot.trouble:
            self.sentence(bot.trouble)
        return "replaced" if bot.trouble else "answered"


def memory() -> float:
    """The most this process has had, in MB."""
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1024 * 1024 if sys.platform == "darwin" else 1024)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    fuzz, began = Fuzz(args.seed), time.monotonic()
    fuzz.run(args.files)
    print(f"{args.files} files in {time.monotonic() - began:.0f} s: {dict(sorted(fuzz.counted.items()))}")
    print(f"slowest {fuzz.slowest:.2f} s, at most {memory():.0f} MB, {len(fuzz.troubles)} troubles")
    for trouble in fuzz.troubles[:12]:
        print(trouble)
    return 1 if fuzz.troubles or memory() > 300 else 0


if __name__ == "__main__":
    sys.exit(main())
