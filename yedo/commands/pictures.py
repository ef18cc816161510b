"""`yedo pictures FILE|SET`: the pictures of a set of cards on one sheet, so that an author sees them at once."""

import argparse
from pathlib import Path

from engine.core.yaml_file import BadFile
from engine.lab.progress import Watched
from engine.yedo.cards.check import check_paths, kind_of
from engine.yedo.cards.nodes import compose, fields_of
from engine.yedo.cards.table import Card, read_card_file, standard_cards
from yedo import shot
from yedo.commands import CommandError
from yedo.pictures.check import file_problems

KINDS = ("mission", "action", "event", "bonus", "emperor")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    what = "a file of cards, a set (neutral, prestige …), a kind (mission, event …) or the ids of cards"
    parser.add_argument("which", metavar="FILE|SET", nargs="+", help=what)
    parser.add_argument(
        "--out", type=Path, default=Path("pictures.png"), help="the PNG to write (default pictures.png)"
    )
    parser.add_argument("--columns", type=int, default=4, help="pictures in a row (default 4)")
    parser.add_argument("--page", type=int, help="only this page of 24 pictures, counted from 1")


def run(args: argparse.Namespace) -> int:
    cards = [card for name in args.which for card in _cards(name)]
    if args.page is not None:
        cards = cards[(args.page - 1) * 24 : args.page * 24]
    if not cards:
        raise CommandError("there is no card to draw a picture of.")
    shot.headless()
    import pygame

    from yedo.pictures.sheet import contact_sheet

    try:
        args.out.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(contact_sheet(Watched(cards, "pictures"), max(1, args.columns)), str(args.out))
    except (OSError, pygame.error) as problem:
        raise CommandError(f"{args.out} cannot be written ({problem}).") from None
    print(f"{args.out}: {len(cards)} pictures")
    return 0


def _cards(name: str) -> list[Card]:
    path = Path(name)
    if path.suffix in (".yaml", ".yml"):
        problems = [str(p) for p in check_paths([path])] or [f"{path}:{n}: {m}" for n, m in file_problems(path)]
        if problems:
            raise CommandError("\n".join(problems))
        try:
            root = compose(path.read_text(encoding="utf-8"))
            kind = kind_of(path, fields_of(root)) if root is not None else ""
            return [card for card in read_card_file(path, kind) if card.kind in KINDS]
        except (OSError, BadFile) as problem:
            raise CommandError(f"{path} cannot be read ({problem}).") from None
    found = [c for c in standard_cards().values() if name in (c.id, c.set, c.kind) and c.kind in KINDS]
    if not found:
        raise CommandError(f"there is no file, set or card “{name}”.")
    return sorted(found, key=lambda card: card.id)
