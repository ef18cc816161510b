"""The verbs, questions and happenings of the co-operative game."""

from __future__ import annotations

from engine.core.verbs import Happening, Question, Verb

VERBS = {
    "after_others": Verb(icon="pass", tone="quiet"),
    "stake": Verb("n", "mon", form="stepper"),
    "errand": Verb("card", "errand"),
    "kill": Verb("card", "assassination"),
    "supply": Verb("clan share", "partner", place="clan"),
    "pay_share": Verb("clan share", "pay", place="clan"),
    "agree": Verb(icon="confirm"),
    "reward": Verb("card reward", "gain", place="button:reward:{2}"),
    "reward_to": Verb("clan", "partner"),
    "lose": Verb("asset clan", "lose"),
}
QUESTIONS = {
    "stake": Question("emperor_cards", private=True, own=True, about="missions"),
    "claim_asset": Question("emperor_cards", about="missions"),
    "supply": Question("errands"),
    "consent": Question("errands"),
    "errand_reward": Question("errands"),
    "reward_to": Question("errands"),
    "penalty": Question("errands"),
    "blessing_rescue": Question("coop_round"),
}
HAPPENINGS = {
    "stakes": Happening(),
    "keep_stake": Happening(),
    "emperor": Happening(),
    "errand": Happening(),
    "consent": Happening(),
    "errand_refused": Happening(),
    "errand_done": Happening(),
    "errand_due": Happening(),
    "winning_errand": Happening(),
    "penalty": Happening(),
    "shogun_dead": Happening(),
    "interference": Happening(),
    "daimyo_row": Happening(),
    "daimyo_card": Happening(),
    "daimyo_action": Happening(),
    "daimyo_church": Happening(),
    "daimyo_weapon": Happening(),
    "daimyo_geisha": Happening(),
    "daimyo_coin": Happening(),
    "daimyo_icon": Happening(),
    "coop_end": Happening(),
}
