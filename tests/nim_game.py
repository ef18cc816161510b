"""A game of about a hundred lines, for the walls: a Nim with a secret bid. Before each heap everybody bids stones in
secret and at once; the highest bidder pays and begins. A turn takes up to three stones one by one; whoever takes the
last stone of a heap scores."""

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.game import Game, Sink
from engine.core.kind import BotLevel, Clock, Kind, Parts, Result, SeatFacts
from engine.core.plain import Damaged, Plain, load, plain
from engine.core.procedure import Procedure
from engine.core.rng import Rng, seeded
from engine.core.setup import Choice, Seat, read_choices
from yedo.table.game import GameTable
from yedo.tables.box import Box

PREFIX = "nim:"
COLORS = ("blue", "red", "green")


@plain
class Config(Plain):
    seats: list[Seat]
    rules: dict[str, str]
    heaps: int = 3
    seed: int = 1


@plain
class State(Plain):
    rng: Rng
    heaps: list[int]
    purses: list[int]
    points: list[int]
    bids: list[int]
    stack: list[Procedure]
    heap: int = 0


@plain
class Heap(Procedure):
    """A heap: bids in secret, then stones one after the other."""

    queue: list[int]
    turn: int = -1
    took: int = 0
    at: str = "ask"

    def ask(self, g: "Nim") -> Decision | None:
        s = g.state
        if self.queue:
            seat = self.queue[0]
            return Decision(seat, "bid", [("bid", n) for n in range(s.purses[seat] + 1)], True, tuple(self.queue))
        if self.turn < 0:
            self.turn = s.bids.index(max(s.bids))
            s.purses[self.turn] -= s.bids[self.turn]
            if g.sink is not None:
                g.sink(Event("bids", self.turn, {"bids": list(s.bids)}))
        options: list[Option] = [("take", s.heap)] if self.took < 3 else []
        return Decision(self.turn, "take", [*options, ("stop",)] if self.took else options, True)

    def on_bid(self, g: "Nim", option: Option) -> None:
        g.state.bids[self.queue.pop(0)] = option[1]

    def on_take(self, g: "Nim", option: Option) -> None:
        s = g.state
        if option[0] == "stop":
            self.turn, self.took = (self.turn + 1) % len(s.points), 0
            return
        s.heaps[s.heap] -= 1
        self.took += 1
        if g.sink is not None:
            g.sink(Event("take", self.turn, {"heap": s.heap}))
        if s.heaps[s.heap]:
            return
        s.points[self.turn] += 1
        s.heap, self.queue, self.turn, self.took = s.heap + 1, list(range(len(s.points))), -1, 0
        s.bids = [0] * len(s.points)
        if s.heap == len(s.heaps):
            s.heap -= 1
            g.done()


class Nim(Game):
    kind_id = "nim"

    def __init__(self, config: Config, state: Any) -> None:
        self.config, self.state = config, state

    def clone(self) -> "Nim":
        twin = Nim(self.config, self.state.clone())
        twin.decision = self.decision
        return twin

    def view(self, seat: int | None) -> "Nim":
        twin, asked = self.clone(), self.decision
        if seat is not None and asked is not None and asked.kind == "bid":
            twin.state.bids = [bid if n == seat else 0 for n, bid in enumerate(twin.state.bids)]
            if asked.player != seat:
                twin.decision = Decision(asked.player, asked.kind, [], True, asked.sealed)
        return twin


class NimBot:
    blind = True

    def __init__(self, seed: int | str) -> None:
        self.rng = seeded(seed)

    def choose(self, view: Nim, decision: Decision) -> Option:
        return self.rng.choice(decision.options)


class Stones:
    def violations(self, game: Nim) -> list[str]:
        return ["a heap is less than empty"] if min(game.state.heaps) < 0 else []


class NimKind(Kind):
    id, players, fallback, config_type, seals, head_parts = "nim", (2, 3), "random", Config, True, ()
    bots: ClassVar[Mapping[str, BotLevel]] = {"random": BotLevel("nim_game", "NimBot")}

    def setup_options(self) -> list[Choice]:
        return [Choice("heaps", (3, 2))]

    def config(self, players: int, seed: int, choices: Mapping[str, Any] | None = None) -> Config:
        heaps = read_choices(self.setup_options(), dict(choices or {}))["heaps"]
        return Config([Seat(color, color.title()) for color in COLORS[:players]], {}, heaps, seed)

    def check(self, config: Config) -> None:
        pass

    def new(self, config: Config, sink: Sink | None = None, parts: Any = None, laid_out: Any = None) -> Nim:
        rng, n = seeded(config.seed), len(config.seats)
        heaps = [5 + rng.below(4) for _ in range(config.heaps)]
        game = Nim(config, State(rng, heaps, [6] * n, [0] * n, [0] * n, [Heap(list(range(n)))]))
        game.sink = sink
        if laid_out is not None:
            laid_out(game)
        game.advance()
        return game

    def load(self, config: Config, dump: Any, parts: Parts | None = None) -> Nim:
        game = self.around(config, load(dump))
        if not isinstance(game.state, State):
            raise Damaged("the file does not hold a Nim")
        game.ask_again()
        return game

    def around(self, config: Config, state: Any, parts: Parts | None = None) -> Nim:
        return Nim(config, state)

    def redeal(self, view: Nim, rng: Rng) -> Nim:
        return view.clone()

    def result(self, game: Nim) -> Result:
        points = game.state.points
        ranking = sorted(range(len(points)), key=lambda seat: -points[seat])
        return Result("heaps", len(game.state.heaps), ranking, list(points), [{"heaps": n} for n in points])

    def inventory(self, game: Nim) -> "Stones":
        return Stones()

    def prompt(self, view: Nim, decision: Decision) -> str:
        return "Bid stones in secret." if decision.kind == "bid" else "Take up to three stones, one by one."

    def label(self, view: Nim, option: Option, decision: Decision) -> str:
        return f"Bid {option[1]}" if option[0] == "bid" else "Take a stone" if option[0] == "take" else "Stop"

    def place(self, view: Nim, option: Option, decision: Decision) -> str:
        return f"heap:{option[1]}" if option[0] == "take" else f"button:{option[0]}"

    def event_line(self, view: Nim, event: Event, viewer: int | None) -> str | None:
        name = view.config.seats[event.player].name
        return f"{name} takes a stone." if event.kind == "take" else f"{name} begins: {event.data['bids']}."

    def seats(self, view: Nim) -> list[SeatFacts]:
        seats = zip(view.config.seats, view.state.points, strict=True)
        return [SeatFacts(n, seat.name, seat.color, points) for n, (seat, points) in enumerate(seats)]

    def clock(self, view: Nim) -> Clock:
        return Clock(view.state.heap + 1, len(view.state.heaps), "take", view.decision is None)

    def begin_case(self, given: dict[str, Any]) -> Any:
        raise NotImplementedError


class NimTable(GameTable):
    id = "nim"
    quiet = frozenset({"stop"})

    def things(self, view: Nim) -> list[tuple[str, str, str]]:
        return [(f"heap:{n}", "mon", f"{left} stones") for n, left in enumerate(view.state.heaps)]


KIND, TABLE = NimKind(), NimTable()
BOX = Box("nim", "Nim", "石", "nim_game", (2, 3), (2, 5))
