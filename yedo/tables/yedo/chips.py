"""The options of Yedo as chips: which stand out, which stand back, and their icons."""

from engine.core.decision import Option
from yedo.ui import art

PRIMARY = frozenset({"stay", "propose", "accept", "bonus"})
QUIET = frozenset(
    {"pass", "after_others", "decline", "leave", "done", "withdraw", "refuse", "home", "endure", "suffer"}
)
BESIDE = frozenset({"play", "blackmail"})  # may be played at most questions
ICONS = {
    "pass": "pass", "leave": "egress", "stay": "bidding", "bid": "mon", "open": "auction",
    "place": "assign", "activate": "actions", "play": "play", "mission": "mission", "recruit": "recruit",
    "beg": "beg", "foresight": "foresight", "buy_annex": "annex", "church": "church", "luxury": "luxury",
    "geisha": "geisha", "buy_action": "action", "buy_weapon": "weapon", "sell": "discard",
    "blessing": "blessing", "audience": "audience", "bakufu": "bakufu", "exchange": "swap",
    "bower": "bower", "home": "pass", "discard": "discard", "keep": "keep", "target": "target",
    "trade_with": "trade", "suggest": "trade", "give": "trade_offer", "ask": "trade_ask", "propose": "confirm",
    "withdraw": "cancel", "accept": "confirm", "refuse": "cancel", "counter": "swap", "give_mon": "pay",
    "ask_mon": "mon", "position": "player_order", "decline": "cancel", "return_blessing": "blessing",
    "endure": "cancel", "rescue": "rescue", "arrest": "arrest", "steal": "steal",
    "blackmail": "blackmail", "give_up": "lose", "take": "gain", "pay": "pay", "suffer": "lose",
    "done": "pass", "part": "choice", "kind": "choice", "top": "arrow_up",
    "partner": "human", "bonus": "trophy", "claim": "auction",
    "favor": "favor", "annex": "annex", "errand": "errand", "kill": "assassination", "after_others": "pass",
    "agree": "confirm", "supply": "partner", "pay_share": "pay", "reward": "gain", "reward_to": "partner",
    "lose": "lose", "character": "character", "recruit_character": "recruit", "recruit_specialist": "recruit",
    "convert": "pp", "return": "reserve", "sea_luxury": "luxury", "jesuit_mission": "set_jesuits",
}  # fmt: skip


def icon_of(option: Option) -> str:
    """The icon of an option: the thing itself where it has one, else that of the verb."""
    last = str(option[-1])
    if option[0] in ("color", "bakufu", "foresight", "deck") and len(option) > 1:
        return f"mission_{last}" if last in ("green", "yellow", "red", "black") else last
    if len(option) > 1 and art.exists(f"icons/{last}") and not last.isdigit():
        return last
    if option[0] == "place":
        district = last.partition(":")[0]
        if district == "errand":
            return "errand"
        return last.rpartition(":")[2] if district == "annex" else f"district_{district}"
    if option[0] == "district":
        return f"district_{last}"
    return ICONS.get(option[0], "choice")
