"""What an event changes on the shown table. The shown view follows the events one by one while they are
played out; when a step has been shown it is replaced by the true view, so nothing here decides anything."""

from collections.abc import Callable
from typing import Any

from engine.core.event import Event
from engine.yedo.game import Yedo
from engine.yedo.hands import hand, kind_of_deck
from engine.yedo.state import HIDDEN, Clan, State

Data = dict[str, Any]


def show(view: Yedo, event: Event, viewer: int | None) -> None:
    """Let the shown view follow an event."""
    follow = FOLLOW.get(event.kind)
    if follow is not None:
        seat = event.player if event.player is not None else -1
        clan = view.state.clans[seat] if 0 <= seat < len(view.state.clans) else view.state.clans[0]
        follow(view.state, clan, event.seen(viewer))


def _drop(items: list[Any], item: Any) -> None:
    if item in items:
        items.remove(item)
    elif items and isinstance(item, str):
        hidden = next((x for x in items if isinstance(x, str) and x.startswith(HIDDEN)), None)
        if hidden is not None:
            items.remove(hidden)


def _mon(sign: int) -> Callable[[State, Clan, Data], None]:
    def follow(s: State, clan: Clan, data: Data) -> None:
        clan.mon = max(0, clan.mon + sign * data["n"])

    return follow


def _pp(sign: int) -> Callable[[State, Clan, Data], None]:
    def follow(s: State, clan: Clan, data: Data) -> None:
        clan.pp = max(0, clan.pp + sign * data["n"])

    return follow


def _give(s: State, clan: Clan, data: Data) -> None:
    clan.mon = max(0, clan.mon - data["n"])
    s.clans[data["to"]].mon += data["n"]


def _move(s: State, clan: Clan, data: Data) -> None:
    if data["disciple"] < len(clan.disciples):
        clan.disciples[data["disciple"]].at = data["to"]


def _patrol(s: State, clan: Clan, data: Data) -> None:
    s.patrol_at = data["to"]


def _flip(s: State, clan: Clan, data: Data) -> None:
    s.patrol = data["patrol"]


def _phase(s: State, clan: Clan, data: Data) -> None:
    s.phase, s.round = data["phase"], data["round"]
    if data["phase"] == "preparation":
        s.won = {}
        s.bid_track = list(s.order)
        for other in s.clans:
            for d in other.disciples:
                d.at = "home" if d.at == "spent" else d.at


def _event(s: State, clan: Clan, data: Data) -> None:
    s.events.append(data["card"])


def _market(s: State, clan: Clan, data: Data) -> None:
    s.market = list(data["market"])


def _church(s: State, clan: Clan, data: Data) -> None:
    s.church = data["total"]


def _order(s: State, clan: Clan, data: Data) -> None:
    s.order = list(data["order"])


def _weapon(s: State, clan: Clan, data: Data) -> None:
    source = str(data.get("from", ""))
    if source.startswith("market:"):
        s.market[int(source.partition(":")[2])] = ""
    clan.weapons.append(data["weapon"])


def _no_weapon(s: State, clan: Clan, data: Data) -> None:
    _drop(clan.weapons, data["weapon"])


def _annex(s: State, clan: Clan, data: Data) -> None:
    clan.annexes.append(data["annex"])
    s.annexes[data["annex"]] = max(0, s.annexes.get(data["annex"], 0) - 1)


def _no_annex(s: State, clan: Clan, data: Data) -> None:
    _drop(clan.annexes, data["annex"])


def _geisha(s: State, clan: Clan, data: Data) -> None:
    clan.geishas.append(data["value"])
    _drop(s.geishas, data["value"])


def _no_geisha(s: State, clan: Clan, data: Data) -> None:
    _drop(clan.geishas, data["value"])


def _blessing(s: State, clan: Clan, data: Data) -> None:
    clan.blessings += 1
    s.blessings = max(0, s.blessings - 1)


def _no_blessing(s: State, clan: Clan, data: Data) -> None:
    clan.blessings = max(0, clan.blessings - 1)


def _draw(s: State, clan: Clan, data: Data) -> None:
    deck = s.decks.get(data["deck"])
    if deck:
        deck.pop()
    hand(clan, kind_of_deck(data["deck"])).append(data.get("card", HIDDEN + data["deck"]))


def _discard(s: State, clan: Clan, data: Data) -> None:
    _drop(hand(clan, kind_of_deck(data["deck"])), data.get("card", HIDDEN))


def _play(s: State, clan: Clan, data: Data) -> None:
    _drop(clan.actions, data["card"])
    s.in_play.append(data["card"])


def _mission(s: State, clan: Clan, data: Data) -> None:
    _drop(clan.missions, data["card"])
    s.in_play.append(data["card"])


def _mission_done(s: State, clan: Clan, data: Data) -> None:
    _drop(s.in_play, data["card"])
    clan.completed.append(data["card"])


def _leave(s: State, clan: Clan, data: Data) -> None:
    _drop(s.bid_track, clan.seat)


def _win(s: State, clan: Clan, data: Data) -> None:
    _drop(s.bid_track, clan.seat)
    s.won[data["lot"]] = clan.seat


def _reopen(s: State, clan: Clan, data: Data) -> None:
    s.shut_spaces, s.shut_districts = [], []


def _close(s: State, clan: Clan, data: Data) -> None:
    s.shut_districts.append(data["district"])


def _close_spaces(s: State, clan: Clan, data: Data) -> None:
    s.shut_spaces.extend(data["spaces"])


def _no_patrol(s: State, clan: Clan, data: Data) -> None:
    s.patrol_on = False


def _burnt(s: State, clan: Clan, data: Data) -> None:
    s.church_burnt, s.church = True, 0


FOLLOW: dict[str, Callable[[State, Clan, Data], None]] = {
    "gain_mon": _mon(1), "lose_mon": _mon(-1), "give_mon": _give, "gain_pp": _pp(1), "lose_pp": _pp(-1),
    "move": _move, "patrol": _patrol, "flip_patrol": _flip, "phase": _phase, "event": _event, "market": _market,
    "church": _church, "order": _order, "gain_weapon": _weapon, "discard_weapon": _no_weapon,
    "gain_annex": _annex, "lose_annex": _no_annex, "gain_geisha": _geisha, "lose_geisha": _no_geisha,
    "gain_blessing": _blessing, "return_blessing": _no_blessing, "draw": _draw, "discard": _discard,
    "play_card": _play, "mission": _mission, "mission_done": _mission_done, "leave_bidding": _leave,
    "win_auction": _win, "reopen": _reopen, "close_district": _close, "close_spaces": _close_spaces,
    "patrol_removed": _no_patrol, "church_burnt": _burnt,
}  # fmt: skip
