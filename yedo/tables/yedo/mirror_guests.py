"""What the events of the modules and of Shogun Must Die change on the shown table."""

from typing import Any

from engine.yedo.modules.jesuits import Jesuits
from engine.yedo.modules.smd.court import NAME, SECRET, Court
from engine.yedo.modules.specialists import Specialists
from engine.yedo.modules.teahouse import Teahouse
from engine.yedo.state import HIDDEN, Clan, State
from yedo.tables.yedo import mirror

Data = dict[str, Any]


def _court(s: State) -> Court:
    own = s.guests[NAME]
    assert isinstance(own, Court)
    return own


def _row_leaves(s: State, clan: Clan, data: Data) -> None:
    _court(s).daimyo_row = []


def _row(s: State, clan: Clan, data: Data) -> None:
    own = _court(s)
    own.daimyo_row, own.taken = [HIDDEN + "daimyo"] * data["n"], 0
    if data["n"] > 1:
        own.daimyo_row[1] = data["card"]


def _turned(s: State, clan: Clan, data: Data) -> None:
    own = _court(s)
    own.taken = data["at"] + 1
    if data["at"] < len(own.daimyo_row):
        own.daimyo_row[data["at"]] = data["card"]


def _looted(s: State, clan: Clan, data: Data) -> None:
    s.church = 0


def _ruined(s: State, clan: Clan, data: Data) -> None:
    s.market[data["slot"]] = ""


def _gone(s: State, clan: Clan, data: Data) -> None:
    if data["value"] in s.geishas:
        s.geishas.remove(data["value"])


def _dearer(s: State, clan: Clan, data: Data) -> None:
    _court(s).coins = data["n"]


def _set_aside(s: State, clan: Clan, data: Data) -> None:
    own = _court(s)
    own.stakes_open = False
    own.stakes[clan.seat] = data.get("n", SECRET)


def _stakes(s: State, clan: Clan, data: Data) -> None:
    own = _court(s)
    own.stakes, own.stakes_open = list(data["stakes"]), True


def _emperor(s: State, clan: Clan, data: Data) -> None:
    own = _court(s)
    own.upcoming = data["card"]
    del own.deck[-1:]


def _taken_up(s: State, clan: Clan, data: Data) -> None:
    """An errand leaves its pile."""
    own, card = _court(s), data["card"]
    if card == own.upcoming:
        own.upcoming = ""
    elif card == own.current:
        own.current = ""
    elif own.winning and own.winning[-1] == card:
        own.winning.pop()


def _done(s: State, clan: Clan, data: Data) -> None:
    _court(s).done.append(data["card"])


def _due(s: State, clan: Clan, data: Data) -> None:
    _court(s).current = data["card"]


def _come_to_light(s: State, clan: Clan, data: Data) -> None:
    own = _court(s)
    own.winning_up = True
    if own.winning:
        own.winning[-1] = data["card"]


def _dead(s: State, clan: Clan, data: Data) -> None:
    _court(s).kill = ""


def _teahouse(s: State) -> Teahouse:
    own = s.guests["teahouse"]
    assert isinstance(own, Teahouse)
    return own


def _called(s: State, clan: Clan, data: Data) -> None:
    house = _teahouse(s)
    house.display = [card for card in house.display if card != data["card"]]


def _recruited(s: State, clan: Clan, data: Data) -> None:
    _teahouse(s).recruited[clan.seat] = data["card"]


def _joins(s: State, clan: Clan, data: Data) -> None:
    _teahouse(s).recruited[clan.seat] = ""


def _joined(s: State, clan: Clan, data: Data) -> None:
    _teahouse(s).active[clan.seat] = data["card"]


def _helped(s: State, clan: Clan, data: Data) -> None:
    _teahouse(s).active[clan.seat] = ""


def _emptied(s: State, clan: Clan, data: Data) -> None:
    _teahouse(s).display = []


def _display(s: State, clan: Clan, data: Data) -> None:
    _teahouse(s).display = list(data["cards"])


def _specialists(s: State) -> Specialists:
    own = s.guests["specialists"]
    assert isinstance(own, Specialists)
    return own


def _token(s: State, clan: Clan, data: Data) -> None:
    _specialists(s).reserve = data["kind"]


def _gates_leave(s: State, clan: Clan, data: Data) -> None:
    own = _specialists(s)
    own.gates, own.reserve = [""] * len(own.gates), ""


def _gates(s: State, clan: Clan, data: Data) -> None:
    _specialists(s).gates = list(data["gates"])


def _jesuits(s: State) -> Jesuits:
    own = s.guests["jesuits"]
    assert isinstance(own, Jesuits)
    return own


def _landed(s: State, clan: Clan, data: Data) -> None:
    own = _jesuits(s)
    own.here = True
    own.stacks = {color: [HIDDEN + color] * n for color, n in data["stacks"].items()}


def _sailed(s: State, clan: Clan, data: Data) -> None:
    own = _jesuits(s)
    own.here, own.stacks = False, {}


mirror.LEAVE.update({
    "daimyo_row": _row_leaves, "daimyo_church": _looted, "daimyo_weapon": _ruined, "daimyo_geisha": _gone,
    "errand_done": _taken_up, "errand_due": _taken_up, "recruit_character": _called, "character": _joins,
    "use_character": _helped, "teahouse": _emptied, "gate_tokens": _gates_leave, "jesuits_leave": _sailed,
})  # fmt: skip
mirror.ARRIVE.update({
    "daimyo_row": _row, "daimyo_card": _turned, "daimyo_coin": _dearer, "set_aside": _set_aside, "stakes": _stakes,
    "emperor": _emperor, "errand_done": _done, "errand_due": _due, "winning_errand": _come_to_light,
    "shogun_dead": _dead, "recruit_character": _recruited, "character": _joined, "teahouse": _display,
    "token": _token, "gate_tokens": _gates, "jesuits": _landed,
})  # fmt: skip
