"""What an event changes on the shown table: something leaves its place when the movement begins, and has arrived
when it ends. The shown view follows the events one by one while they are played out; when a step has been shown it
is replaced by the true view, so nothing here decides anything."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.event import Event
from engine.yedo.game import Yedo
from engine.yedo.hands import Keep, hand, kind_of_deck
from engine.yedo.state import HIDDEN, Clan, State

Data = dict[str, Any]
Follow = Callable[[State, Clan, Data], None]


def leave(view: Yedo, event: Event, viewer: int | None) -> None:
    """The movement begins: what moves is no longer where it was."""
    _follow(LEAVE, view, event, viewer)


def arrive(view: Yedo, event: Event, viewer: int | None) -> None:
    """The movement is over."""
    _follow(ARRIVE, view, event, viewer)


def show(view: Yedo, event: Event, viewer: int | None) -> None:
    """Let the shown view follow an event at once."""
    leave(view, event, viewer)
    arrive(view, event, viewer)


def _follow(table: dict[str, Follow], view: Yedo, event: Event, viewer: int | None) -> None:
    follow = table.get(event.kind)
    if follow is not None:
        seat = event.player if event.player is not None else -1
        clan = view.state.clans[seat] if 0 <= seat < len(view.state.clans) else view.state.clans[0]
        follow(view.state, clan, event.seen(viewer))


def undeal(view: Yedo, events: Sequence[Event], viewer: int | None) -> None:
    """Put the cards that these events will deal back onto their decks: the table before the deal."""
    for event in events:
        if event.kind == "draw" and event.player is not None:
            data = event.seen(viewer)
            deck = data["deck"]
            _drop(hand(view.state.clans[event.player], kind_of_deck(deck)), data.get("card", HIDDEN + deck))
            view.state.decks[deck].append(HIDDEN + deck)


def _drop(items: list[Any], item: Any) -> None:
    if item in items:
        items.remove(item)
    elif items and isinstance(item, str):
        hidden = next((x for x in items if isinstance(x, str) and x.startswith(HIDDEN)), None)
        if hidden is not None:
            items.remove(hidden)


def _mon(sign: int) -> Follow:
    def follow(s: State, clan: Clan, data: Data) -> None:
        clan.mon = max(0, clan.mon + sign * data["n"])

    return follow


def _pp(sign: int) -> Follow:
    def follow(s: State, clan: Clan, data: Data) -> None:
        clan.pp = max(0, clan.pp + sign * data["n"])

    return follow


def _from_the_church(s: State, clan: Clan, data: Data) -> None:
    if data.get("why") == "church":
        s.church = max(0, s.church - data["n"])


def _handed(s: State, clan: Clan, data: Data) -> None:
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


def _market_leaves(s: State, clan: Clan, data: Data) -> None:
    s.market = [old if old == new else "" for old, new in zip(s.market, data["market"], strict=False)]


def _market(s: State, clan: Clan, data: Data) -> None:
    s.market = list(data["market"])


def _church(s: State, clan: Clan, data: Data) -> None:
    s.church = data["total"]


def _order(s: State, clan: Clan, data: Data) -> None:
    s.order = list(data["order"])


def _weapon_leaves(s: State, clan: Clan, data: Data) -> None:
    source = str(data.get("from", ""))
    if source.startswith("market:"):
        s.market[int(source.partition(":")[2])] = ""
    for giver in s.clans:
        if giver.color == source:
            _drop(giver.weapons, data["weapon"])


def _weapon(s: State, clan: Clan, data: Data) -> None:
    clan.weapons.append(data["weapon"])


def _no_weapon(s: State, clan: Clan, data: Data) -> None:
    """A weapon that was drawn and is not kept was never held."""
    asked = s.stack[-1] if s.stack else None
    if not (isinstance(asked, Keep) and asked.deck == "weapon" and asked.player == clan.seat):
        _drop(clan.weapons, data["weapon"])


def _annex_leaves(s: State, clan: Clan, data: Data) -> None:
    s.annexes[data["annex"]] = max(0, s.annexes.get(data["annex"], 0) - 1)


def _annex(s: State, clan: Clan, data: Data) -> None:
    clan.annexes.append(data["annex"])


def _no_annex(s: State, clan: Clan, data: Data) -> None:
    _drop(clan.annexes, data["annex"])


def _annex_back(s: State, clan: Clan, data: Data) -> None:
    s.annexes[data["annex"]] = s.annexes.get(data["annex"], 0) + 1


def _geisha_leaves(s: State, clan: Clan, data: Data) -> None:
    _drop(s.geishas, data["value"])


def _geisha(s: State, clan: Clan, data: Data) -> None:
    clan.geishas.append(data["value"])


def _no_geisha(s: State, clan: Clan, data: Data) -> None:
    _drop(clan.geishas, data["value"])


def _supply_of_blessings(n: int) -> Follow:
    def follow(s: State, clan: Clan, data: Data) -> None:
        s.blessings = max(0, s.blessings + n)

    return follow


def _blessings(n: int) -> Follow:
    def follow(s: State, clan: Clan, data: Data) -> None:
        clan.blessings = max(0, clan.blessings + n)

    return follow


def _off_the_deck(s: State, clan: Clan, data: Data) -> None:
    deck = s.decks.get(data["deck"])
    if deck:
        deck.pop()


def _draw(s: State, clan: Clan, data: Data) -> None:
    hand(clan, kind_of_deck(data["deck"])).append(data.get("card", HIDDEN + data["deck"]))


def _discard(s: State, clan: Clan, data: Data) -> None:
    _drop(hand(clan, kind_of_deck(data["deck"])), data.get("card", HIDDEN))


def _pass_on(giver: Clan, taker: Clan, kind: str, what: str) -> None:
    """A card or thing changes hands; of one that is not seen, some back does."""
    piles: dict[str, tuple[list[Any], list[Any]]] = {
        "geisha": (giver.geishas, taker.geishas), "blackmail": (giver.blackmail, taker.blackmail),
    }  # fmt: skip
    held, taken = piles.get(kind) or (hand(giver, kind), hand(taker, kind))
    thing: Any = int(what) if kind == "geisha" else what
    if thing not in held:
        thing = next((x for x in held if isinstance(x, str) and x.startswith(HIDDEN)), None)
    if thing is not None:
        held.remove(thing)
        taken.append(what if kind not in piles and what else thing)


def _taken(s: State, clan: Clan, data: Data) -> None:
    _pass_on(s.clans[data["of"]], clan, data["kind"], data.get("card", ""))


def _swapped(s: State, clan: Clan, data: Data) -> None:
    other = s.clans[data["with"]]
    _pass_on(clan, other, data["deck"], data.get("gave", ""))
    _pass_on(other, clan, data["deck"], data.get("got", ""))


def _traded(s: State, clan: Clan, data: Data) -> None:
    other = s.clans[data["to"]]
    for kind, what in data["gave"] if "gave" in data else data["give"]:
        _pass_on(clan, other, kind, what)
    for kind, what in data["got"] if "got" in data else data["ask"]:
        _pass_on(other, clan, kind, what)
    clan.mon += data["ask_mon"] - data["give_mon"]
    other.mon += data["give_mon"] - data["ask_mon"]


def _play(s: State, clan: Clan, data: Data) -> None:
    if data["card"] not in s.in_play:  # it lies there already when its target had to be asked for
        _drop(clan.actions, data["card"])


def _reveal(s: State, clan: Clan, data: Data) -> None:
    _drop(clan.missions, data["card"])


def _blackmail(s: State, clan: Clan, data: Data) -> None:
    _drop(clan.blackmail, data["card"])


def _in_play(s: State, clan: Clan, data: Data) -> None:
    if data["card"] not in s.in_play:
        s.in_play.append(data["card"])


def _out_of_play(s: State, clan: Clan, data: Data) -> None:
    if data["card"] in s.in_play:
        s.in_play.remove(data["card"])


def _completed(s: State, clan: Clan, data: Data) -> None:
    clan.completed.append(data["card"])


def _leave(s: State, clan: Clan, data: Data) -> None:
    _drop(s.bid_track, clan.seat)


def _win(s: State, clan: Clan, data: Data) -> None:
    s.won[data["lot"]] = clan.seat


def _reopen(s: State, clan: Clan, data: Data) -> None:
    s.shut_spaces, s.shut_districts = [], []


def _close(s: State, clan: Clan, data: Data) -> None:
    s.shut_districts.append(data["district"])


def _close_spaces(s: State, clan: Clan, data: Data) -> None:
    s.shut_spaces.extend(data["spaces"])


def _open_spaces(s: State, clan: Clan, data: Data) -> None:
    s.shut_spaces = [space for space in s.shut_spaces if space not in data["spaces"]]


def _no_patrol(s: State, clan: Clan, data: Data) -> None:
    s.patrol_on = False


def _coins_burn(s: State, clan: Clan, data: Data) -> None:
    s.church = 0


def _burnt(s: State, clan: Clan, data: Data) -> None:
    s.church_burnt = True


LEAVE: dict[str, Follow] = {
    "gain_mon": _from_the_church, "lose_mon": _mon(-1), "give_mon": _mon(-1), "lose_pp": _pp(-1),
    "market": _market_leaves, "gain_weapon": _weapon_leaves, "discard_weapon": _no_weapon,
    "gain_annex": _annex_leaves, "lose_annex": _no_annex, "gain_geisha": _geisha_leaves, "lose_geisha": _no_geisha,
    "gain_blessing": _supply_of_blessings(-1), "return_blessing": _blessings(-1), "draw": _off_the_deck,
    "discard": _discard, "play_card": _play, "blackmail": _blackmail, "mission": _reveal,
    "mission_done": _out_of_play, "leave_bidding": _leave, "win_auction": _leave, "reopen": _reopen,
    "open_spaces": _open_spaces, "patrol_removed": _no_patrol, "church_burnt": _coins_burn,
}  # fmt: skip
ARRIVE: dict[str, Follow] = {
    "gain_mon": _mon(1), "give_mon": _handed, "gain_pp": _pp(1), "move": _move, "patrol": _patrol,
    "flip_patrol": _flip, "phase": _phase, "event": _event, "market": _market, "church": _church, "order": _order,
    "gain_weapon": _weapon, "gain_annex": _annex, "lose_annex": _annex_back, "gain_geisha": _geisha,
    "gain_blessing": _blessings(1), "return_blessing": _supply_of_blessings(1), "draw": _draw, "play_card": _in_play,
    "mission": _in_play, "mission_done": _completed, "win_auction": _win, "close_district": _close,
    "close_spaces": _close_spaces, "church_burnt": _burnt, "take_card": _taken, "swap_card": _swapped,
    "exchange": _traded,
}  # fmt: skip
