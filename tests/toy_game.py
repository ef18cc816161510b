"""The smallest game that asks in secret: everybody plans up to three numbers at once, twice. Whatever works for every
game of the house works for it."""

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.game import Game, LaidOut, Sink
from engine.core.kind import BotLevel, Clock, Kind, Parts, Result, SeatFacts
from engine.core.plain import Damaged, Plain, load, plain
from engine.core.procedure import Procedure
from engine.core.rng import Rng, seeded
from engine.core.scenario import Table
from engine.core.setup import Choice, Seat, read_choices

MOST = 3


@plain
class ToyState(Plain):
    rng: Rng
    plans: list[list[int]]
    points: list[int]
    boasts: list[int]
    stack: list[Procedure]
    round: int = 1


@plain
class ToyPlanning(Procedure):
    """Up to three numbers in secret, then seal; whoever boasts does so before everybody."""

    queue: list[int]
    at: str = "ask"
    private: ClassVar[tuple[str, ...]] = ()

    def ask(self, g: "Toy") -> Decision | None:
        s = g.state
        if not self.queue:
            bonus = s.rng.below(10)  # chance only once all have sealed
            for seat, plan in enumerate(s.plans):
                s.points[seat] += bonus * len(plan) + sum(n for n in plan if sum(p.count(n) for p in s.plans) == 1)
                plan.clear()
            s.round += 1
            if g.sink is not None:
                g.sink(Event("scored", None, {"points": list(s.points)}))
            if s.round > 2:
                g.done()
            else:
                self.queue = list(range(len(s.plans)))
            return None
        seat = self.queue[0]
        plan = s.plans[seat]
        options: list[Option] = [("take", n) for n in range(4) if n not in plan] if len(plan) < MOST else []
        if not s.boasts[seat] and not plan:
            options.append(("boast",))
        if plan:
            options.append(("seal",))
        return Decision(seat, "plan", options, sealed=tuple(self.queue))

    def on_plan(self, g: "Toy", option: Option) -> None:
        seat = self.queue[0]
        if option[0] == "take":
            g.state.plans[seat].append(option[1])
        elif option[0] == "boast":
            g.state.boasts[seat] += 1
        else:
            self.queue.pop(0)

    def is_open(self, option: Option) -> bool:
        return bool(option[0] == "boast")


class Toy(Game):
    kind_id = "toy"
    state: ToyState

    def __init__(self, config: "ToyConfig") -> None:
        self.config = config

    def clone(self) -> "Toy":
        twin = Toy(self.config)
        twin.state, twin.decision = self.state.clone(), self.decision
        return twin

    def view(self, seat: int | None) -> "Toy":
        twin = self.clone()
        if seat is None:
            return twin
        twin.state.rng = Rng(0)
        for other, plan in enumerate(twin.state.plans):
            if other != seat:
                plan.clear()
        d = self.decision
        if d is not None and d.player != seat:
            twin.decision = Decision(d.player, d.kind, [], sealed=d.sealed)
        return twin


def new(players: int, seed: int = 1) -> Toy:
    return begin(ToyConfig([Seat("red", f"Player {n}") for n in range(players)], {}, seed))


def begin(config: "ToyConfig") -> Toy:
    g, players = Toy(config), len(config.seats)
    g.state = ToyState(seeded(config.seed), [[] for _ in range(players)], [0] * players, [0] * players, [])
    g.push(ToyPlanning(list(range(players))))
    g.advance()
    return g


@plain
class ToyConfig(Plain):
    seats: list[Seat]
    rules: dict[str, str]
    seed: int = 1


class ToyBot:
    blind = True

    def __init__(self, seed: int | str) -> None:
        self.rng = seeded(seed)

    def choose(self, view: Any, decision: Decision) -> Option:
        return self.rng.choice(decision.options)


class Nothing:
    def violations(self, game: Any) -> list[str]:
        return []


class ToyKind(Kind):
    id = "toy"
    players = (2, 3, 4)
    bots: ClassVar[Mapping[str, BotLevel]] = {"random": BotLevel("toy_game", "ToyBot")}
    fallback = "random"
    config_type = ToyConfig
    head_parts = ()

    def setup_options(self) -> list[Choice]:
        return []

    def config(self, players: int, seed: int, choices: Mapping[str, Any] | None = None) -> ToyConfig:
        read_choices([], dict(choices or {}))
        return new(players, seed).config

    def check(self, config: ToyConfig) -> None:
        pass

    def new(
        self, config: ToyConfig, sink: Sink | None = None, parts: Parts | None = None, laid_out: LaidOut | None = None
    ) -> Game:
        return begin(config)

    def load(self, config: ToyConfig, dump: Any, parts: Parts | None = None) -> Game:
        state = load(dump)
        if not isinstance(state, ToyState):
            raise Damaged("the file does not hold a toy game")
        game = self.around(config, state)
        game.ask_again()
        return game

    def around(self, config: ToyConfig, state: Any, parts: Parts | None = None) -> Game:
        game = Toy(config)
        game.state = state
        return game

    def redeal(self, view: Toy, rng: Rng) -> Game:
        game = view.clone()
        game.state.rng = seeded(rng.below(1000))
        return game

    def result(self, game: Toy) -> Result:
        points = game.state.points
        ranking = sorted(range(len(points)), key=lambda seat: -points[seat])
        return Result("rounds", 2, ranking, list(points), [{"plans": n} for n in points])

    def inventory(self, game: Toy) -> Nothing:
        return Nothing()

    def prompt(self, view: Toy, decision: Decision) -> str:
        return decision.kind

    def label(self, view: Toy, option: Option, decision: Decision) -> str:
        return " ".join(map(str, option))

    def place(self, view: Toy, option: Option, decision: Decision) -> str:
        return f"button:{option[0]}"

    def event_line(self, view: Toy, event: Event, viewer: int | None) -> str | None:
        return event.kind

    def seats(self, view: Toy) -> list[SeatFacts]:
        seats = enumerate(zip(view.config.seats, view.state.points, strict=True))
        return [SeatFacts(n, seat.name, seat.color, points) for n, (seat, points) in seats]

    def clock(self, view: Toy) -> Clock:
        return Clock(min(2, view.state.round), 2, "planning", view.decision is None)

    def begin_case(self, given: dict[str, Any]) -> Table:
        raise NotImplementedError


KIND = ToyKind()
