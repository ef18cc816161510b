"""Edo's verbs, questions and happenings, a row each (README.md lists what their fields hold)."""

from __future__ import annotations

from engine.core.verbs import Happening, Happenings, Question, Questions, Verb, Verbs

VERBS: Verbs = {
    # ways out; a rule case takes the first that is offered
    "seal": Verb(icon="lock", tone="primary"),
    "pass": Verb(icon="pass", tone="quiet"),
    "forfeit": Verb(icon="pass", tone="quiet"),
    "done": Verb(icon="pass", tone="quiet"),
    # the beginning and the plan
    "lot": Verb("lot", "gain", place="lot:{1}"),
    "city": Verb("space", "recruit", place="space:{1}"),
    "put": Verb("slot card deed", "assign", place="card:{2}:{3}"),
    "seat": Verb("slot own grey", "disciple", place="slot:{1}"),
    # actions
    "march": Verb("space space", "actions", place="space:{2}"),
    "merchant": Verb("space", "trade", place="space:{1}"),
    "reveal": Verb("n", "eye"),
    "place": Verb("space", "assign", place="space:{1}"),
    "rider": Verb("space", "actions", place="space:{1}"),
    "ride": Verb("space", "target", place="space:{1}"),
    "work": Verb("space", "gain", place="space:{1}"),
    "develop": Verb("card", "draw", place="special:{1}"),
    "build": Verb("space building", "annex", place="plot:{1}:{2}"),
    "goods": Verb("n", "trade", place="trade:goods"),
    "goods_point": Verb("n", "trade", place="trade:goods"),
    "point": Verb(icon="pp", place="trade:point"),
    "point_goods": Verb("n", "pp", place="trade:point"),
    "keep": Verb("space", "keep", place="space:{1}"),
}
QUESTIONS: Questions = {
    "lot": Question("reference", turns=True, own=True),
    "city": Question("reference", turns=True, own=True),
    "plan": Question("planning", private=True, own=True),
    "march": Question("marching", own=True),
    "travel": Question("simple", own=True),
    "ride": Question("simple", own=True),
    "relocate": Question("simple", own=True),
    "work": Question("sites", own=True),
    "develop": Question("recruiting", own=True),
    "build": Question("building", own=True),
    "trade": Question("trading", own=True),
    "keep": Question("wages", own=True),
}
HAPPENINGS: Happenings = {
    "start": Happening("first_player", "bower"),
    "lot": Happening("gain", "coins"),
    "city": Happening("annex", "place"),
    "phase": Happening("round", "phase", small=True),
    "sealed": Happening("lock", "seal", small=True),
    "all_sealed": Happening("lock", "gong"),
    "march": Happening("actions", "steps"),
    "merchant": Happening("trade", "bell"),
    "reveal": Happening("eye", "card_flip", stays=True),
    "pass": Happening("pass", spoken=True),
    "forfeit": Happening("lose", spoken=True),
    "lapse": Happening("lose", spoken=True),
    "money": Happening("mon", "coins"),
    "goods": Happening("gain"),
    "recruit": Happening("recruit", "sho"),
    "join": Happening("recruit", "place"),
    "place": Happening("assign", "place"),
    "ride": Happening("actions", "clack"),  # hooves on a wooden bridge
    "develop": Happening("draw", "card_draw"),
    "display": Happening("deck", "card_flip", stays=True),
    "build": Happening("annex"),
    "points": Happening("pp", "offer"),
    "goal": Happening("trophy"),
    "trade": Happening("trade", "abacus"),
    "keep": Happening("keep", "bell", small=True),
    "wages": Happening("pay", "coin"),
    "income": Happening("mon", "coins"),
    "merchant_card": Happening("event", "card_flip", stays=True),
    "final": Happening("scoring", "coins"),
    "over": Happening("trophy", "victory"),
}
