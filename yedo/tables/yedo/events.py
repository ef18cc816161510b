"""Icons of Yedo's events in the log."""

ICONS = {
    "gain_mon": "mon", "lose_mon": "pay", "give_mon": "pay", "gain_pp": "pp", "lose_pp": "lose", "draw": "draw",
    "discard": "discard", "gain_weapon": "weapon", "discard_weapon": "weapon", "gain_annex": "annex",
    "lose_annex": "annex", "gain_geisha": "geisha", "lose_geisha": "geisha", "gain_blessing": "blessing",
    "return_blessing": "blessing", "move": "disciple", "arrest": "arrest", "save": "rescue", "patrol": "patrol_move",
    "flip_patrol": "patrol_flip", "event": "event", "market": "weapon", "bid": "bidding", "open_auction": "auction",
    "win_auction": "auction", "pass_bid": "pass", "leave_bidding": "egress", "play_card": "play",
    "negated": "negate", "mission": "mission", "mission_done": "trophy", "mission_bonus": "mission",
    "offer": "trade_offer", "answer_offer": "trade", "exchange": "trade", "bower": "bower", "suggest": "trade",
    "order": "player_order", "foresight": "foresight", "look": "eye", "blackmail": "blackmail", "phase": "round",
    "church": "church", "favor": "favor", "round_end": "round", "game_over": "trophy", "score_bonus": "bonus",
}  # fmt: skip
# Done to whoever they name.
SUFFERED = frozenset({"arrest", "lose_geisha", "lose_annex"})
