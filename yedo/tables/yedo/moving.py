"""How each event of Yedo is seen and heard."""

from yedo.table.motion import Data, Motion
from yedo.tables.yedo.moves_coop import CoopMoves
from yedo.ui.tween import Tween

SOUNDS = {
    "gain_mon": "coins", "lose_mon": "coin", "give_mon": "coins", "move": "place", "arrest": "arrest",
    "patrol": "patrol_march", "flip_patrol": "patrol_march", "event": "event", "draw": "card_draw",
    "look": "card_draw", "foresight": "card_draw", "discard": "card_flip", "play_card": "card_play",
    "negated": "negate", "mission": "mission", "mission_bonus": "bonus_mission", "bid": "bid",
    "open_auction": "bid", "win_auction": "win_auction", "save": "rescue", "blackmail": "rescue",
    "bower": "bower", "order": "bower", "exchange": "trade", "offer": "trade", "phase": "phase",
    "round_end": "round", "gain_weapon": "place", "gain_annex": "place", "gain_geisha": "place",
    "gain_blessing": "bower", "game_over": "victory",
}  # fmt: skip
MOVEMENTS = {name for name in dir(CoopMoves) if not name.startswith("_")} - set(dir(Motion))
# Events that move nothing: a slip of words beside the clan is what is seen of them.
SPOKEN = {"bid", "pass_bid", "open_auction", "offer", "answer_offer", "suggest", "bower"}
# Events that need nothing at all, and why.
STILL = {
    "round_end": "the sheet with the round's result opens by itself",
}


class YedoMoves(CoopMoves):
    def show(self, kind: str, seat: int, data: Data) -> list[Tween]:
        if kind in SPOKEN:
            return self.say(seat)
        tweens: list[Tween] = getattr(self, kind)(seat, data) if kind in MOVEMENTS else []
        return tweens
