"""Shitenno's verbs, questions and happenings, a row each (README.md lists what their fields hold)."""

from __future__ import annotations

from engine.core.verbs import Happening, Happenings, Question, Questions, Verb, Verbs

VERBS: Verbs = {
    # ways out; a rule case takes the first that is offered
    "stop": Verb(icon="pass", tone="quiet"),
    "none": Verb(icon="pass", tone="quiet"),
    "refuse": Verb(icon="cancel", tone="quiet"),
    # lots
    "offer": Verb(icon="trade_offer", tone="primary"),
    "present": Verb(icon="trade_offer", tone="primary"),
    "add": Verb("pooled lot", "plus", place="pool:{1}"),
    "remove": Verb("pooled", "minus", place="lot:{1}"),
    "move": Verb("pooled", "swap", place="lot:{1}"),
    "seal": Verb("seal lot", "player_order", place="seal:{1}"),
    "accept": Verb(icon="confirm", place="tray:lot"),
    "take": Verb("lot", "gain", place="tray:{1}", form="tray"),
    # campaigns
    "province": Verb("province", "target", place="province:{1}"),
    "draw": Verb(icon="draw", place="tile:card", sure="shitenno.sure.draw"),
    "pay": Verb("payment", "pay", place="button:take"),
    "gild": Verb("province position", "trophy", place="kamon:{1}:{2}"),
}
QUESTIONS: Questions = {
    "lot": Question("lots", own=True),
    "answer": Question("lots"),
    "split": Question("last_two", own=True),
    "pick": Question("last_two"),
    "campaign": Question("troops", private=True, own=True),
    "pay": Question("troops", private=True, own=True),
    "gild": Question("sensei", own=True),
}
HAPPENINGS: Happenings = {
    "year": Happening("round", "phase"),
    "reshuffle": Happening("deck", "card_flip", stays=True),
    "reveal": Happening("eye", "card_draw", stays=True),
    "last_turn": Happening("clock", "last_turn"),
    "tairo": Happening("first_player", "bower"),
    "lay": Happening("plus", "card_play", small=True),
    "lay_seal": Happening("player_order", "seal", small=True),
    "offer": Happening("trade_offer", "offer", spoken=True, victim="to"),
    "refuse": Happening("cancel", "refuse", spoken=True),
    "accept": Happening("confirm", "accept"),
    "take": Happening("gain", "accept"),
    "keep": Happening("keep", "keep"),
    "present": Happening("trade_offer", "offer", spoken=True, victim="to"),
    "titles": Happening("player_order", "seal"),
    "pay": Happening("pay", "card_play"),
    "place": Happening("target", "kamon"),
    "majority": Happening("met", "majority", victim="before"),
    "win_tile": Happening("gain", "tile_turn", stays=True),
    "full": Happening("closed", "gong"),
    "draw": Happening("draw", "card_draw", stays=True),
    "stop": Happening("pass", spoken=True),
    "gild": Happening("trophy", "gild"),
    "count": Happening("scoring", "round"),
    "count_hand": Happening("scoring", "coins"),
    "count_majority": Happening("scoring", "coins"),
    "game_over": Happening("trophy", "victory"),
}
