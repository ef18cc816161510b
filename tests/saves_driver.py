"""Plays games through a session with the autosave on, as the table does, without a window."""

import random
import sys

from engine.yedo.config import Config, standard_game
from yedo import saves
from yedo.session import Session, new_session
from yedo.undo import Undo


def play(session: Session, answers: int, seed: int = 0) -> int:
    """Give so many random answers, or until the end; how many were given."""
    dice = random.Random(seed)
    for given in range(answers):
        decision = session.decision
        if decision is None:
            return given
        session.answer(dice.choice(decision.options))
    return answers


def begun(answers: int = 0, config: Config | None = None, seed: int = 0) -> tuple[Session, "saves.Keeper"]:
    """A new game with its keeper, so many answers in."""
    session = new_session(config or standard_game(3, 8, 7))
    keeper = saves.start(session, "Evening")
    play(session, answers, seed)
    return session, keeper


def main() -> None:
    """For the kill test: go on with the latest game, or begin one, and report every answer that was given or taken
    back, before and after, one line each. The reader kills this process whenever it likes."""
    found = saves.latest()
    if found is None:
        session = new_session(standard_game(4, 11, 1))
        keeper = saves.start(session, "Kill test")
    else:
        opened = saves.resume(found.id)
        session, keeper = opened.session, opened.keeper
    dice, undo = random.Random(keeper.journal.length), Undo(session, keeper)
    print("ready", keeper.journal.length, session.game.fingerprint(), flush=True)
    while session.decision is not None:
        if dice.random() < 0.3 and undo.can_undo:
            print("undo", keeper.journal.length, flush=True)
            undo.undo()
        else:
            option = dice.choice(session.decision.options)
            print("answer", keeper.journal.length, flush=True)
            session.answer(option)
        print("given", keeper.journal.length, session.game.fingerprint(), flush=True)
    keeper.close()
    print("over", keeper.journal.length, flush=True)


if __name__ == "__main__":
    sys.exit(main())
