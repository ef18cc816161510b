"""Yedo's verbs, questions and happenings, a row each; a module's rows stand in the module. The kinds of arguments are
in arguments.py, the phrases in data/lang (`option.<verb>`, `prompt.<question>`, `event.<happening>`)."""

from __future__ import annotations

from functools import cache

from engine.core.verbs import Argument, Happening, Happenings, Question, Questions, Verb, Verbs

from .guests import gathered

VERBS: dict[str, Verb] = {
    # ways out, the most usual first: a rule case takes the first that is offered
    "pass": Verb(icon="pass", tone="quiet"),
    "decline": Verb(icon="cancel", tone="quiet"),
    "refuse": Verb(icon="cancel", tone="quiet"),
    "endure": Verb(icon="cancel", tone="quiet"),
    "done": Verb(icon="pass", tone="quiet"),
    "leave": Verb(icon="egress", tone="quiet"),
    "home": Verb(icon="pass", tone="quiet", sure="table.sure_home"),
    "withdraw": Verb(icon="cancel", tone="quiet"),
    "suffer": Verb(icon="lose", tone="quiet"),
    # setup and hands
    "favor": Verb("card", "favor", form="tray"),
    "color": Verb("deck", short=True),
    "keep": Verb("card", "keep", form="tray", short=True),
    "top": Verb("card", "arrow_up", form="tray", short=True),
    "discard": Verb("kind thing", "discard", short=True),
    "annex": Verb("annex", "annex"),
    "deck": Verb("deck", short=True),
    # bidding
    "stay": Verb(icon="bidding", tone="primary"),
    "open": Verb("lot", "auction"),
    "claim": Verb("lot", "auction", short=True),
    "bid": Verb("n", "mon", form="stepper", sure="table.sure_bid"),
    "take": Verb("card", "gain", short=True),
    # cards
    "play": Verb("card", "play", stays=True, beside=True),
    "blackmail": Verb("card", "blackmail", stays=True, beside=True),
    "target": Verb("clan", "target"),
    "part": Verb("part"),
    "pay": Verb(icon="pay"),
    "kind": Verb("kind", short=True),
    "steal": Verb("card", "steal", form="tray", short=True),
    "give_up": Verb("kind thing", "lose", short=True),
    "district": Verb("district"),
    "disciple": Verb("clan rival"),
    "take_weapon": Verb("slot", short=True),
    "return_blessing": Verb(icon="blessing", sure="table.sure_blessing"),
    # assigning and the patrol
    "place": Verb("mover space", "assign", form="tabs"),
    "suggest": Verb("clan district", "trade", place="clan"),
    "rescue": Verb("figure", "rescue"),
    "arrest": Verb("figure", "arrest"),
    # trade
    "trade_with": Verb("clan", "trade"),
    "give": Verb("kind thing", "trade_offer", short=True),
    "ask": Verb("kind thing", "trade_ask"),
    "give_mon": Verb("n", "pay"),
    "ask_mon": Verb("n", "mon"),
    "propose": Verb(icon="confirm", tone="primary"),
    "accept": Verb(icon="confirm", tone="primary"),
    "counter": Verb(icon="swap"),
    # actions
    "activate": Verb("figure", "actions"),
    "mission": Verb("card", "mission"),
    "partner": Verb("clan", "human"),
    "bonus": Verb(icon="trophy", tone="primary"),
    "recruit": Verb(icon="recruit", place="action:gates:{0}", district="gates"),
    "beg": Verb("offer", "beg", district="gates"),
    "buy_annex": Verb(icon="annex", place="action:tavern:{0}", district="tavern"),
    "church": Verb(icon="church", place="action:harbor:{0}", district="harbor"),
    "luxury": Verb("offer", "luxury", district="harbor"),
    "geisha": Verb("kind", "geisha", place="action:red_light:{0}:{1}", district="red_light"),
    "buy_action": Verb(icon="action", place="action:red_light:{0}", district="red_light"),
    "blessing": Verb(icon="blessing", place="action:temple:{0}", district="temple"),
    "buy_weapon": Verb("slot", "weapon", district="market"),
    "sell": Verb("kind thing", "discard", district="market"),
    "audience": Verb(icon="audience", place="space:castle:shogun", district="castle"),
    "bakufu": Verb("deck", "bakufu", district="castle"),
    "bower": Verb(icon="bower", place="acting", district="castle"),
    "position": Verb("n", "player_order", place="order:{1}"),
    "foresight": Verb("deck", "foresight"),
    "exchange": Verb("kind thing", "swap"),
}

QUESTIONS: dict[str, Question] = {
    "favor": Question("favors", turns=True, own=True),
    "color": Question("mission_colors"),
    "keep": Question("bidding", private=True, about="missions"),
    "shed": Question("belongings", private=True),
    "egress": Question("bidding", turns=True, own=True),
    "open": Question("bidding", own=True, about="missions"),
    "bid": Question("bidding", turns=True, own=True),
    "take": Question("bidding", about="missions"),
    "claim_lot": Question("bidding"),
    "annex": Question("annexes", about="missions"),
    "ward": Question("event"),
    "place": Question("assign", turns=True, own=True, about="missions"),
    "play_or_pass": Question("action_cards", private=True),
    "react": Question("reactions", private=True),
    "target": Question("action_cards"),
    "rescue": Question("patrol"),
    "arrest": Question("patrol"),
    "paid_rescue": Question("patrol"),
    "place_patrol": Question("patrol"),
    "withdraw": Question("patrol"),
    "trade": Question("trade", own=True, about="missions"),
    "offer": Question("trade", private=True, about="missions"),
    "answer": Question("trade"),
    "pick": Question("trade", private=True),
    "activate": Question("actions", own=True, about="missions"),
    "action": Question("actions", own=True, about="missions"),
    "act_without_disciple": Question("districts"),
    "position": Question("player_order", turns=True),
    "partner": Question("interaction"),
    "victim": Question("interaction"),
    "swap": Question("interaction", private=True),
    "swap_kind": Question("interaction"),
    "swap_own": Question("action_cards"),
    "swap_other": Question("action_cards"),
    "steal": Question("interaction", about="missions"),
    "bonus": Question("missions"),
    "market_weapon": Question("weapons", about="missions"),
    "arrange": Question("foresight", private=True),
    "foresight_deck": Question("foresight"),
    "give_up": Question("events"),
    "choose_part": Question("action_cards"),
    "may_pay": Question("action_cards"),
    "pay_or_else": Question("events"),
    "close_district": Question("closures"),
    "buy_weapon": Question("market"),
    "take_weapon": Question("weapons"),
    "buy_revealed": Question("weapons"),
    "take_card": Question("action_cards", private=True),
    "send_home": Question("action_cards"),
    "relocate": Question("assign"),
    "relocate_to": Question("assign", about="missions"),
    "recall": Question("assign"),
}

HAPPENINGS: dict[str, Happening] = {
    "gain_mon": Happening("mon", "coins"),
    "lose_mon": Happening("pay", "coin"),
    "give_mon": Happening("pay", "coins", victim="to"),
    "gain_pp": Happening("pp"),
    "lose_pp": Happening("lose"),
    "draw": Happening("draw", "card_draw", small=True),
    "look": Happening("eye", "card_draw", small=True),
    "foresight": Happening("foresight", "card_draw", small=True),
    "discard": Happening("discard", "card_flip"),
    "gain_weapon": Happening("weapon", "place", small=True),
    "discard_weapon": Happening("weapon"),
    "gain_annex": Happening("annex", "place"),
    "lose_annex": Happening("annex", victim="player"),
    "exchange_annex": Happening(),
    "gain_geisha": Happening("geisha", "place"),
    "lose_geisha": Happening("geisha", victim="player"),
    "gain_blessing": Happening("blessing", "bower"),
    "return_blessing": Happening("blessing"),
    "move": Happening("disciple", "place"),
    "arrest": Happening("arrest", "arrest", victim="player"),
    "save": Happening("rescue", "rescue"),
    "blackmail": Happening("blackmail", "rescue", stays=True),
    "patrol": Happening("patrol_move", "patrol_march", small=True),
    "flip_patrol": Happening("patrol_flip", "patrol_march"),
    "patrol_removed": Happening(),
    "event": Happening("event", "event", small=True),
    "close_district": Happening(),
    "close_spaces": Happening(),
    "open_spaces": Happening(),
    "reopen": Happening(small=True),
    "market": Happening("weapon", small=True),
    "reveal_weapons": Happening(),
    "open_auction": Happening("auction", "bid", spoken=True),
    "bid": Happening("bidding", "bid", spoken=True),
    "pass_bid": Happening("pass", spoken=True),
    "leave_bidding": Happening("egress"),
    "win_auction": Happening("auction", "win_auction"),
    "play_card": Happening("play", "card_play", victim="target", stays=True),
    "negated": Happening("negate", "negate", stays=True),
    "reflect": Happening(stays=True),
    "mission": Happening("mission", "mission"),
    "mission_done": Happening("trophy"),
    "mission_bonus": Happening("mission", "bonus_mission"),
    "show_mission": Happening(victim="to"),
    "swap_card": Happening(victim="with"),
    "take_card": Happening(victim="of"),
    "look_at_hand": Happening(victim="of"),
    "suggest": Happening("trade", spoken=True, victim="to"),
    "offer": Happening("trade_offer", "trade", spoken=True, victim="to"),
    "answer_offer": Happening("trade", spoken=True, victim="to"),
    "exchange": Happening("trade", "trade", victim="to"),
    "bower": Happening("bower", "bower", spoken=True),
    "order": Happening("player_order", "bower"),
    "phase": Happening("round", "phase", small=True),
    "church": Happening("church", small=True),
    "church_burnt": Happening(),
    "favor": Happening("favor"),
    "round_end": Happening("round", "round", small=True),
    "score_bonus": Happening("bonus"),
    "game_over": Happening("trophy", "victory"),
}


@cache
def verbs() -> Verbs:
    return gathered("VERBS", VERBS)


@cache
def questions() -> Questions:
    return gathered("QUESTIONS", QUESTIONS)


@cache
def happenings() -> Happenings:
    return gathered("HAPPENINGS", HAPPENINGS)


@cache
def arguments() -> dict[str, Argument]:
    from .arguments import BASE

    return gathered("ARGUMENTS", BASE)
