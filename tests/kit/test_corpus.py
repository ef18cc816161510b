"""Saves written by earlier versions open for ever, and are played to their end under the rules they began with."""

import random
import shutil
from pathlib import Path

import pytest

from yedo import saves
from yedo.salvage import OtherCards

CORPUS = Path(__file__).parents[1] / "corpus"
OLD = sorted(path for path in CORPUS.glob("v*/*") if path.suffix == saves.SUFFIX or path.is_dir())


def opened(path: Path) -> "saves.Opened":
    if path.is_dir():
        shutil.copytree(path, saves.saves_dir() / path.name)
        name = path.name
    else:
        name = saves.bring_in(path)
    try:
        return saves.resume(name)
    except OtherCards:  # cards have changed since: the game goes on with its own
        return saves.resume(name, own_cards=True)


@pytest.mark.parametrize("path", OLD, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_old_save_opens_and_is_played_to_its_end(path: Path) -> None:
    found = opened(path)
    session = found.session
    rules = session.game.rules
    assert (rules.closure_toll, rules.blessing_wards, rules.gifts, rules.open_hands) == ("yes", "listed", "no", "no")
    assert all("cards" in note or "numbers of the game have changed" in note for note in found.notes)
    assert (session.decision is None) == (path.stem == "finished")
    dice = random.Random(5)
    for _ in range(4000):
        if session.decision is None:
            break
        session.answer(dice.choice(session.decision.options))
    assert session.decision is None
    assert len(session.game.result()["scores"]) >= 1
    assert found.keeper.close() is None


def test_the_corpus_holds_every_kind_of_game() -> None:
    assert {path.stem for path in OLD} >= {
        "base", "modules", "coop_one", "coop_three", "coop_stake", "trade", "trade_answer", "reaction", "duel",
        "finished", "folder",
    }  # fmt: skip
