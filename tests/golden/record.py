"""Golden playthroughs: whole games with a small frozen card set and board, written down answer by answer.

A change of the rules shows up as a difference in these texts. If it was meant, record them anew, with the
project installed (`pip install -e .`) or the root on PYTHONPATH:
    python tests/golden/record.py
New cards and prices in data/ do not touch them; `--freeze` takes the present cards and board over."""

import json
import sys
from pathlib import Path

from engine.core.event import Event
from engine.core.rng import seeded
from engine.core.yaml_file import read_yaml
from engine.paths import data_dir
from engine.yedo.board import Board
from engine.yedo.cards.table import Cards, cards_from_raw, raw_of, standard_cards
from engine.yedo.config import Config, seats
from engine.yedo.game import Yedo, new_game

HERE = Path(__file__).parent
GAMES = {"two_players": (2, 11), "three_players": (3, 12), "five_players": (5, 13)}
SETS = {
    "mission": {"basic": 20, "neutral": 15, "prestige": 15}, "action": {"neutral": 12},
    "event": {"resources": 10}, "bonus": {"bonus": 8}, "favor": {"favors": 5}, "blackmail": {"favors": 1},
}
PREFERRED = ("mission", "bonus", "play", "accept", "propose", "blackmail")


def freeze() -> None:
    """Take some of the present cards, and the board."""
    left = {(kind, name): n for kind, sets in SETS.items() for name, n in sets.items()}
    kept: Cards = {}
    for id, card in sorted(standard_cards().items()):
        if left.get((card.kind, card.set), 0) > 0:
            left[card.kind, card.set] -= 1
            kept[id] = card
    raw = {id: {**entry, "raw": {k: v for k, v in entry["raw"].items() if k != "flavour"}}
           for id, entry in raw_of(kept).items()}
    lines = [f"{json.dumps(id)}: {json.dumps(entry)}" for id, entry in raw.items()]
    (HERE / "cards.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")
    board = read_yaml(data_dir() / "board.yaml")
    (HERE / "board.json").write_text(json.dumps(board, indent=1) + "\n")


def frozen_cards() -> Cards:
    return cards_from_raw(json.loads((HERE / "cards.json").read_text()))


def frozen_board() -> Board:
    """JSON has only texts as keys; the board's numbers of players and of mon are numbers."""
    def numbers(pairs: list[tuple[str, object]]) -> dict[object, object]:
        return {int(k) if k.isdigit() else k: v for k, v in pairs}

    return Board(json.loads((HERE / "board.json").read_text(), object_pairs_hook=numbers))


def config_of(players: int, seed: int) -> Config:
    return Config(seats(players), 6, ["neutral"], ["resources"], ["neutral", "prestige"], seed=seed)


def line_of(event: Event) -> str:
    told = {**event.data, **{f"({k})": v for k, v in (event.secret or {}).items()}}
    who = "-" if event.player is None else str(event.player)
    return f"  {who} {event.kind} " + json.dumps(told, sort_keys=True)


def transcript(players: int, seed: int) -> str:
    """Answers and events of one game; missions and cards are preferred, else a random answer."""
    lines: list[str] = []
    g: Yedo = new_game(
        config_of(players, seed), lambda e: lines.append(line_of(e)), frozen_cards(), frozen_board()
    )
    rng = seeded(f"golden/{seed}")
    while g.decision is not None:
        options = g.decision.options
        eager = [o for o in options if o[0] in PREFERRED]
        options = eager if eager and rng.below(4) else options
        option = options[rng.below(len(options))]
        asked = f"{g.decision.player} {g.decision.kind} of {len(g.decision.options)}"
        lines.append(f"> {asked}: {json.dumps(option)}")
        g.apply(option)
    result = g.result()
    lines.append("= " + json.dumps([result["scores"], result["sources"], result["ended_by"]]))
    return "\n".join(lines) + "\n"


def main() -> None:
    if "--freeze" in sys.argv:
        freeze()
    for name, (players, seed) in GAMES.items():
        (HERE / f"{name}.txt").write_text(transcript(players, seed))


if __name__ == "__main__":
    main()
