"""Setting up: components by player count, decks from the chosen sets, the first hands, the Favors."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.grammar import Any_
from engine.core.plain import plain
from engine.core.procedure import Procedure
from engine.core.rng import seeded
from engine.core.sound import LARGEST_SEED

from . import hands
from .board import Board
from .cards.effects import Effects
from .cards.table import grouped
from .config import ACTION_SETS, CLANS, COOP, COOP_ROUNDS, EVENT_SETS, MISSION_SETS, MODULES, BadSetup, Config
from .editions import edition_of
from .phases.rounds import Rounds
from .state import Clan, Disciple, State

if TYPE_CHECKING:
    from .game import Yedo

DECKS = ("mission", "action", "bonus", "event")
HARD = ("red", "black")
INVENTED = "case"  # the set of cards that a rule case makes up


def check(config: Config, board: Board | None = None) -> None:
    """Refuse what the rules do not allow, in one sentence."""
    edition = edition_of(config.edition)
    if edition.fixed and config.modules:
        raise BadSetup("edition_modules", year=edition.year)
    coop = COOP in config.modules
    lengths = (board or edition.board).lengths
    n = len(config.seats)
    least, most = (1, 4) if coop else (2, 5)
    if not least <= n <= most:
        raise BadSetup("players", least=least, most=most, n=n)
    colors = [s.color for s in config.seats]
    if len(set(colors)) < n or any(c not in CLANS for c in colors):
        raise BadSetup("own_clan", known=", ".join(CLANS))
    if coop and config.rounds != COOP_ROUNDS:
        raise BadSetup("coop_rounds", n=COOP_ROUNDS)
    if not coop and config.rounds not in lengths:
        raise BadSetup("rounds", known=Any_(lengths), n=config.rounds)
    for module in config.modules:
        if module not in MODULES:
            raise BadSetup("no_module", name=module, known=", ".join(MODULES))
    if len(set(config.modules)) < len(config.modules):
        raise BadSetup("module_twice")
    if "jesuits" in config.modules and (config.rounds == lengths[0] or coop):
        raise BadSetup("jesuits", known=Any_(lengths[1:]))
    for chosen, known, what in (
        (config.action_sets, ACTION_SETS, "action"), (config.event_sets, EVENT_SETS, "event"),
        (config.mission_sets, MISSION_SETS, "mission"),
    ):
        if edition.fixed and chosen:
            raise BadSetup("edition_sets", year=edition.year)
        for name in chosen:
            if name not in known and name not in config.own_sets:
                raise BadSetup(f"no_set_{what}", name=name, known=", ".join(known))
        if not chosen and not edition.fixed and not (coop and what == "event"):
            raise BadSetup(f"one_set_{what}")
    if abs(config.seed) > LARGEST_SEED:
        raise BadSetup("seed_size")
    if config.side not in ("day", "night"):
        raise BadSetup("side")
    if not -1 <= config.first < n:
        raise BadSetup("first_seat")


def check_new(g: Yedo) -> None:
    """What is refused since games were saved with it, so that these still open."""
    g.edition.check_rules(g.config.rules)
    if "specialists" not in g.config.modules:  # B10
        serving = {card.set for card in g.cards.values() if card.for_specialists}
        for name in g.config.mission_sets:
            if name in serving:
                raise BadSetup("needs_specialists", name=name)


def lay_out(g: Yedo) -> None:
    """Everything before the first question. The order of random draws is part of the seed's meaning."""
    config, board = g.config, g.board
    check(config, g.board)
    rng = seeded(config.seed)
    n = len(config.seats)
    clans = [Clan(i, seat.color, seat.name) for i, seat in enumerate(config.seats)]
    first = config.first if config.first >= 0 else rng.below(n)
    s = g.state = State(rng, config.rounds, clans, [(first + i) % n for i in range(n)])
    for clan in clans:
        clan.pp = board.start["pp"]
        clan.sources["start"] = clan.pp
        clan.mon = board.start["mon"]
        clan.disciples = [Disciple() for _ in range(board.start["home"])]
        clan.disciples += [Disciple(at="reserve") for _ in range(board.start["reserve"])]
    s.church = board.start["church"]
    s.blessings = n
    s.annexes = dict.fromkeys(board.annexes, board.annexes_per_type[n])
    s.geishas = [v + 1 for v, count in enumerate(board.geishas[n]) for _ in range(count)]
    if g.rules.geishas == "plain":  # Y19
        s.geishas = [0] * len(s.geishas)
    s.bag = [w for w, count in board.weapons.items() for _ in range(count)]
    s.market = [""] * len(board.market_prices)
    s.favors = [c for c in g.cards if g.cards[c].kind == "favor"]
    build_decks(g)
    for guest in g.moments.components:
        guest(g)
    open_spaces(g)
    for slot in range(len(s.market) - board.market_start, len(s.market)):
        s.market[slot] = rng.take(s.bag)
    s.patrol = "gold" if rng.below(2) else "silver"
    g.push(Opening())


def open_spaces(g: Yedo) -> None:
    """Spaces covered for this number of players stay covered (tokens laid at setup never leave)."""
    n = len(g.config.seats)
    for guest in g.moments.space_players:
        n = guest(g, n)
    s = g.state
    if not s.blocked:
        s.blocked = [x for x, least in g.board.spaces.items() if least > n]
    g.open_spaces = [x for x in g.board.spaces if x not in s.blocked]


class Stock(NamedTuple):
    """The cards that a game's decks are made of, by their ids in order: those that are in for sure, and missions of
    which some are drawn by lot. It depends on the setup alone, so all copies of a game share it."""

    sure: list[str]
    basic: list[str]
    kills: list[str]


def stock_of(g: Yedo) -> Stock:
    """Missions, actions and events of the chosen sets and all bonus cards; of a fixed edition all of its cards."""
    config, cards = g.config, g.cards
    groups = g.edition.groups if cards is g.edition.cards else grouped(cards)
    if g.edition.fixed:  # beside its cards some may be made up for a rule case
        chosen = [key for key in groups if key[0] in DECKS and key[1] != INVENTED]
    else:
        sets = {"mission": config.mission_sets, "action": config.action_sets, "event": config.event_sets}
        chosen = [key for key in groups if key[0] == "bonus" or key[1] in sets.get(key[0], ())]
    found = sorted(id for key in chosen for id in groups[key])
    if not config.black_deck:
        found = [id for id in found if cards[id].color != "black"]
    if COOP in config.modules:
        found = [id for id in found if not cards[id].no_solo]
    basic, kills = (groups.get(("mission", name), []) for name in ("basic", "kill_the_shogun"))
    one = kill_the_shogun_in_deck(g) and g.rules.kill_the_shogun == "one"
    return Stock(found, [], []) if g.edition.fixed else Stock(found, basic, kills if one else [])


def build_decks(g: Yedo) -> None:
    s, config = g.state, g.config
    n = len(config.seats)
    decks: dict[str, list[str]] = {d: [] for d in ("action", "bonus", "event", *hands.COLORS)}
    for id in g.stock.sure:
        card = g.cards[id]
        decks[card.color or card.kind].append(id)
    if not g.edition.fixed:
        draw_by_lot(g, decks)
    for deck in decks.values():
        s.rng.shuffle(deck)
    s.decks = decks
    if COOP not in config.modules:
        if len(decks["event"]) < config.rounds + 1:
            raise BadSetup("few_events", n=len(decks["event"]), needed=config.rounds + 1)
        if g.rules.start_missions == "three_green_one_red" and len(decks["red"]) < n + 3:
            raise BadSetup("few_red", n=len(decks["red"]), needed=n + 3)


def draw_by_lot(g: Yedo, decks: dict[str, list[str]]) -> None:
    """Some Basic missions (A59) and, with the black deck, one that kills the Shogun."""
    s, basic = g.state, g.stock.basic[:]
    s.rng.shuffle(basic)
    for id in basic[:g.board.basic_missions_per_player * len(g.config.seats)]:
        decks[g.cards[id].color].append(id)
    if g.stock.kills:
        decks["black"].append(s.rng.choice(g.stock.kills))


def kill_the_shogun_in_deck(g: Yedo) -> bool:
    """A27: in the black deck unless the game is the shortest without modules."""
    config = g.config
    if COOP in config.modules:
        return False
    return config.black_deck and not (config.rounds == g.board.lengths[0] and not config.modules)


@plain
class Opening(Procedure):
    """Step 21 of the setup: missions, mon, action card; then, in reverse order, each takes a Favor and its gift.
    Guests that stand between the two, such as the Clan Powers, let all choose first (B5, A22)."""

    queue: list[int] | None = None
    chosen: list[str] | None = None
    at: str = "deal_missions"

    def deal_missions(self, g: Yedo) -> None:
        start = g.board.start
        self.at = "deal_action_cards"
        if g.rules.start_missions == "any_colours_in_turn" and not g.moments.free_missions:
            g.push(MissionsInTurn(g.players()[::-1] * (start["green"] + start["red"])))
            return
        if g.rules.start_missions == "any_colours" or g.moments.free_missions:
            total = start["green"] + start["red"]
            for seat in g.players():  # the last pushed, the last in order, chooses first
                g.push(FreeMissions(seat, total, not g.moments.free_missions))
            return
        for seat in g.players():
            for _ in range(start["green"]):
                hands.draw(g, seat, "green", 1, 1, "setup")
            for _ in range(start["red"]):
                hands.draw(g, seat, "red", 1, 1, "setup")

    def deal_action_cards(self, g: Yedo) -> None:
        self.at = "powers"
        see = 3 if g.rules.start_action == "three_keep_one" else g.board.start["action"]
        for seat in g.players():
            hands.draw(g, seat, "action", see, 1, "setup")

    def powers(self, g: Yedo) -> None:
        self.at = "begin_favors"
        for guest in g.moments.before_favors:
            guest(g)

    def begin_favors(self, g: Yedo) -> None:
        self.queue = g.players()[::-1]
        self.chosen = [""] * len(g.state.clans)
        self.at = "choose_favor"

    def choose_favor(self, g: Yedo) -> Decision | None:
        assert self.queue is not None
        if not self.queue:
            self.at = "resolve_favors"
            for guest in g.moments.favors_chosen:
                guest(g)
            return None
        return Decision(self.queue[0], "favor", [("favor", f) for f in g.state.favors])

    def on_favor(self, g: Yedo, option: Option) -> None:
        assert self.queue is not None and self.chosen is not None
        seat, favor = self.queue.pop(0), option[1]
        g.state.favors.remove(favor)
        g.state.in_play.append(favor)
        self.chosen[seat] = favor
        if g.sink:
            g.sink(Event("favor", seat, {"card": favor}))
        for guest in g.moments.favor_chosen:
            guest(g, seat, favor)
        if not g.moments.favors_chosen:
            self.resolve(g, seat)

    def resolve(self, g: Yedo, seat: int) -> None:
        """The Favor becomes Blackmail, and gives what it gives."""
        assert self.chosen is not None
        favor = self.chosen[seat]
        g.state.in_play.remove(favor)
        g.state.clans[seat].blackmail.append(favor)
        g.push(Effects(favor, "effect", seat, seat))

    def resolve_favors(self, g: Yedo) -> None:
        assert self.chosen is not None
        s = g.state
        first = g.players()[0]
        s.patrol_at = g.board.patrol_start
        if g.rules.patrol_start == "by_favor":  # D9
            s.patrol_at = g.cards[self.chosen[first]].raw["patrol_start"]
        s.box.extend(s.favors)
        s.favors = []
        self.at = "begin_play"
        for seat in g.players():  # the last pushed resolves first: reverse player order
            if self.chosen[seat] in s.in_play:
                self.resolve(g, seat)

    def begin_play(self, g: Yedo) -> None:
        g.done()
        g.push(Rounds())
        for guest in g.moments.setup_done:
            guest(g)


@plain
class FreeMissions(Procedure):
    """Starting missions of colours of one's own choice; `red_needed` asks for a red or black one (D7)."""

    player: int
    left: int
    red_needed: bool
    at: str = "choose"

    def choose(self, g: Yedo) -> Decision | None:
        colors = hands.mission_colors(g)
        if not self.left or not colors:
            g.done()
            return None
        if self.left == 1 and self.red_needed:
            colors = [c for c in colors if c in HARD] or colors
        return Decision(self.player, "color", [("color", c) for c in colors])

    def on_color(self, g: Yedo, option: Option) -> None:
        self.left -= 1
        if option[1] in HARD:
            self.red_needed = False
        hands.draw(g, self.player, option[1], 1, 1, "setup")


@plain
class MissionsInTurn(Procedure):
    """Starting missions of any colour, one card a turn, round and round in reverse player order. Everybody must take
    a red or black one; an empty colour is not offered (Y10)."""

    queue: list[int]
    at: str = "choose"

    def choose(self, g: Yedo) -> Decision | None:
        colors = hands.mission_colors(g)
        if not self.queue or not colors:
            g.done()
            return None
        seat = self.queue[0]
        if self.queue.count(seat) == 1 and not any(g.cards[m].color in HARD for m in g.state.clans[seat].missions):
            colors = [c for c in colors if c in HARD] or colors
        return Decision(seat, "color", [("color", c) for c in colors])

    def on_color(self, g: Yedo, option: Option) -> None:
        hands.draw(g, self.queue.pop(0), option[1], 1, 1, "setup")
