"""Golden playthroughs: whole games with a small frozen card set and board, written down answer by answer.

A change of the rules shows up as a difference in these texts. If it was meant, record them anew, with the
project installed (`pip install -e .`) or the root on PYTHONPATH:
    python tests/yedo/golden/record.py
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
from engine.yedo.config import Config, edition_game, seats
from engine.yedo.editions import DELUXE, edition_of
from engine.yedo.game import Yedo, new_game

HERE = Path(__file__).parent
GAMES = {
    "two_players": (2, 11, DELUXE), "three_players": (3, 12, DELUXE), "five_players": (5, 13, DELUXE),
    "geisha_2012": (3, 14, "2012-geisha"), "samurai_2012": (2, 15, "2012-samurai"),
}
OF_2012 = "cards_2012.json"
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
    write("cards.json", kept)
    write(OF_2012, edition_of("2012-samurai").cards)
    board = read_yaml(data_dir() / "yedo" / "board.yaml")
    (HERE / "board.json").write_text(json.dumps(board, indent=1) + "\n")


def write(name: str, cards: Cards) -> None:
    raw = {id: {**entry, "raw": {k: v for k, v in entry["raw"].items() if k != "flavour"}}
           for id, entry in raw_of(cards).items()}
    lines = [f"{json.dumps(id)}: {json.dumps(entry)}" for id, entry in raw.items()]
    (HERE / name).write_text("{\n" + ",\n".join(lines) + "\n}\n")


def frozen_cards(edition: str) -> Cards:
    name = "cards.json" if edition == DELUXE else OF_2012
    cards = cards_from_raw(json.loads((HERE / name).read_text()))
    left_out = edition_of("2012-samurai").marked if edition == "2012-geisha" else ()
    return {id: card for id, card in cards.items() if id not in left_out}


def frozen_board(edition: str) -> Board:
    """JSON has only texts as keys; the board's numbers of players and of mon are numbers."""
    def numbers(pairs: list[tuple[str, object]]) -> dict[object, object]:
        return {int(k) if k.isdigit() else k: v for k, v in pairs}

    frozen = json.loads((HERE / "board.json").read_text(), object_pairs_hook=numbers)
    return Board({**frozen, **edition_of(edition).numbers})


def config_of(players: int, seed: int, edition: str) -> Config:
    if edition != DELUXE:
        return edition_game(players, edition, seed)
    return Config(seats(players), 6, ["neutral"], ["resources"], ["neutral", "prestige"], seed=seed)


def line_of(event: Event) -> str:
    told = {**event.data, **{f"({k})": v for k, v in (event.secret or {}).items()}}
    who = "-" if event.player is None else str(event.player)
    return f"  {who} {event.kind} " + json.dumps(told, sort_keys=True)


def transcript(players: int, seed: int, edition: str) -> str:
    """Answers and events of one game; missions and cards are preferred, else a random answer."""
    lines: list[str] = []
    config, cards, board = config_of(players, seed, edition), frozen_cards(edition), frozen_board(edition)
    g: Yedo = new_game(config, lambda e: lines.append(line_of(e)), cards, board)
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
    for name, (players, seed, edition) in GAMES.items():
        (HERE / f"{name}.txt").write_text(transcript(players, seed, edition))


if __name__ == "__main__":
    main()
