"""A player's folder may change a game's numbers: a new game is played with them and says so, a save keeps them, and
what does not fit is refused in a sentence."""

import pytest

from engine.core.setup import BadSetup
from engine.games import kind_of
from yedo import own_numbers, saves
from yedo.replaying import verify
from yedo.session import begin

# game -> a file, a line of it that changes something, what that is called, and lines that do not fit
FILES = {
    "yedo": ("board.yaml", "egress: 2", "egress", ["egress: free", "egres: 2", "- 3", "spaces: 7"]),
    "shitenno": ("board.yaml", "gold_weight: 3", "gold weight", ["gold_weight: [2]", "weight: 3", "titles: {}", "7"]),
    "edo": ("board.yaml", "goal: 20", "board", ["goal: all", "gaol: 20", "goods: [rice, silk]", "x"]),
}


@pytest.mark.parametrize("game", FILES)
def test_new_games_are_played_with_a_player_s_numbers(game: str, yedo_home: str) -> None:
    kind, (name, line, what, _) = kind_of(game), FILES[game]
    folder = own_numbers.folder_of(kind)
    config = kind.config(3, 1)
    assert own_numbers.parts_for(kind, config) is None and own_numbers.changed(kind, kind.new(config)) == ""
    folder.mkdir(parents=True)
    (folder / name).write_text(line)
    session = begin(kind, config)
    assert own_numbers.changed(kind, session.game) == what
    keeper = saves.start(session)
    for _ in range(10):
        session.answer(session.decision.options[0])
    keeper.close()
    (folder / name).unlink()
    opened = saves.resume(keeper.id)
    assert own_numbers.changed(kind, opened.session.game) == what and what in opened.notes[0]
    assert opened.session.game.fingerprint() == session.game.fingerprint()
    opened.keeper.close()
    assert verify(saves.look(keeper.folder)).same
    assert own_numbers.changed(kind, kind.new(config)) == "", "the house's own games are as ever"


@pytest.mark.parametrize("game", FILES)
def test_numbers_that_do_not_fit_are_refused_in_a_sentence(game: str, yedo_home: str) -> None:
    kind, (name, _, _, wrong) = kind_of(game), FILES[game]
    folder = own_numbers.folder_of(kind)
    folder.mkdir(parents=True)
    for words in wrong:
        (folder / name).write_text(words)
        with pytest.raises(BadSetup, match=name.partition(".")[0]) as refused:
            begin(kind, kind.config(3, 1))
        assert "\n" not in str(refused.value), words
