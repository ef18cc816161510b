"""A game of Yedo: its fixed parts (setup, rules, board, cards, guests) and its state.

The public surface is small: `decision`, `apply(option)`, `view(seat)`, `clone()`, `dump()`, `result()`;
`new_game(config)` starts one and `load_game` continues one."""

from __future__ import annotations

from typing import Any

from engine.core.decision import Option
from engine.core.game import Game, LaidOut, Sink
from engine.core.plain import Damaged, Plain, load, reading

from . import assets
from .board import Board
from .cards.table import Card, Cards
from .config import Config
from .editions import edition_of
from .guests import Moments, invite
from .play import PHASE_CODE, Play, playable
from .state import State

WINDOWS = {phase: ("any", code) for phase, code in PHASE_CODE.items()}


class Yedo(Game):
    kind_id = "yedo"
    shared = (
        "config", "edition", "cards", "board", "rules", "district_of", "outsider", "open_spaces", "moments", "stock",
    )
    state: State

    def __init__(self, config: Config, cards: Cards | None = None, board: Board | None = None) -> None:
        self.config = config
        self.edition = edition_of(config.edition)
        self.cards: Cards = cards if cards is not None else self.edition.cards
        self.board: Board = board if board is not None else self.edition.board
        self.rules = self.edition.rules_of(config.rules)
        self.district_of: dict[str, str] = dict(self.board.district_of)
        self.outsider = -1  # a seat that is nobody's (the Daimyo)
        self.open_spaces: list[str] = []
        self.moments: Moments = Moments()
        self.moments = invite(self)
        from .setup import Stock, stock_of

        self.stock: Stock = stock_of(self)

    # --- asking the table ---------------------------------------------------------------------------

    def players(self) -> list[int]:
        """Seats of players, in player order."""
        order = self.state.order
        if self.outsider < 0:
            return order[:]
        return [s for s in order if s != self.outsider]

    def order_after(self, seat: int) -> list[int]:
        """The other players, in player order from `seat` on."""
        order = self.players()
        at = order.index(seat)
        return order[at + 1:] + order[:at]

    def window(self) -> tuple[str, ...]:
        """Which cards fit an own decision in this phase."""
        return WINDOWS[self.state.phase]

    def final_round(self) -> bool:
        return self.state.round >= self.state.rounds

    # --- an own decision: normal options, guests' options, playable cards ------------------------------

    def with_cards(self, seat: int, options: list[Option]) -> list[Option]:
        """Add what may be done beside the normal options of an own decision."""
        for guest in self.moments.turn_options:
            guest(self, seat, options)
        if self.state.clans[seat].actions:
            options += [("play", c) for c in playable(self, seat, self.window())]
        return options

    def asks_always(self, seat: int) -> bool:
        """Whether an own decision is asked even with one answer: that a card of the hand would have added
        another one must not show."""
        if self.rules.reactions != "always":
            return False
        clan = self.state.clans[seat]
        return bool(clan.actions or clan.missions)

    def turn_card(self, seat: int, option: Option) -> bool:
        """Carry out an option that `with_cards` added; the question is asked again afterwards."""
        if option[0] == "play":
            self.push(Play(seat, option[1]))
            return True
        for guest in self.moments.turn:
            if guest(self, seat, -1, option):
                return True
        return False

    # --- changes for a while ------------------------------------------------------------------------

    def has_modifier(self, word: str, seat: int) -> bool:
        for m in self.state.modifiers:
            if m.word == word and m.seat in (-1, seat):
                return True
        return False

    def spend_modifier(self, word: str, seat: int) -> bool:
        """Use up one of a seat's rights of this kind. True if there was one."""
        for m in self.state.modifiers:
            if m.word == word and m.seat == seat:
                m.n -= 1
                if m.n <= 0:
                    self.state.modifiers.remove(m)
                return True
        return False

    def end_modifiers(self, until: str) -> None:
        if self.state.modifiers:
            self.state.modifiers = [m for m in self.state.modifiers if m.until != until]

    # --- the patrol's round as cards have changed it ----------------------------------------------------

    def patrol_steps(self) -> int:
        for m in self.state.modifiers:
            if m.word == "patrol_steps":
                return m.n
        return 1

    def after_arrest(self, seat: int, lost: bool) -> None:
        """Some events pay, or charge, for an arrest."""
        if lost:
            for m in self.state.modifiers:
                if m.word == "arrest_money":
                    if m.n > 0:
                        assets.gain_mon(self, seat, m.n, "arrest")
                    else:
                        assets.lose_mon(self, seat, -m.n, "arrest")

    def action_yield(self, what: str, seat: int) -> int:
        """How much more an action gives this round."""
        return sum(
            m.n for m in self.state.modifiers if m.word == "yield" and m.what == what and m.seat in (-1, seat)
        )

    def mission_extras(self, seat: int) -> None:
        """What cards promised for a mission completed this turn; each promise is for one mission (B8)."""
        for m in [m for m in self.state.modifiers if m.word == "mission_bonus" and m.seat == seat]:
            self.state.modifiers.remove(m)
            if m.what == "pp":
                assets.gain_pp(self, seat, m.n, "cards")
            else:
                assets.gain_mon(self, seat, m.n, "cards")

    def outside_turn(self, seat: int, actions: Any) -> bool:
        """Let a seat that is nobody's take its turn, if it has one."""
        for guest in self.moments.outside_turn:  # asked for every seat: any() would cost more than the answer
            if guest(self, seat, actions):
                return True
        return False

    # --- action cards: what guests of the card vocabulary decide -----------------------------------

    def may_pay_card(self, seat: int, card: Card) -> bool:
        from .cards.costs import may_pay

        return may_pay(self, seat, card)

    def pay_card(self, seat: int, card: Card) -> None:
        from .cards.costs import pay

        pay(self, seat, card)

    def answers_card(self, seat: int, card: str, play: Any) -> bool:
        from .cards.costs import answers

        return answers(self, seat, card, play)

    def blackmail_options(self, seat: int) -> list[Option]:
        from .phases.patrol import blackmail_options

        return blackmail_options(self, seat)

    def use_blackmail(self, seat: int, option: Option) -> None:
        from .phases.patrol import use_blackmail

        use_blackmail(self, seat, option)

    # --- copies --------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> Yedo:
        """The game as `seat` may see it: a copy whose hidden cards are backs. None sees everything."""
        from .views import view

        return view(self, seat)

    def result(self) -> dict[str, Any]:
        from .phases.scoring import result

        return result(self)


def new_game(
    config: Config, sink: Sink | None = None, cards: Cards | None = None, board: Board | None = None,
    saved: bool = False, laid_out: LaidOut | None = None,
) -> Yedo:
    """A game that was `saved` may be set up as it once could be."""
    from .setup import check_new, lay_out

    g = Yedo(config, cards, board)
    if not saved:
        check_new(g)
    return g.begin(lay_out, sink, laid_out)


def load_game(config: Config, data: Any, cards: Cards | None = None, board: Board | None = None) -> Yedo:
    """Continue from a dump. Raises Damaged with one sentence if it is not a state of this game."""
    from .setup import open_spaces

    g = Yedo(config, cards, board)
    with reading():
        state = load(data)
        if not isinstance(state, State):
            raise Damaged("no_game_of", game="Yedo")
        g.state = state
        open_spaces(g)
        g.ask_again()
        if g.decision is None or (len(g.decision.options) == 1 and not g.decision.always):
            g.advance()  # saved at a question that the rules no longer ask
    return g


def guest(g: Yedo, name: str) -> Any:
    """A module's own slot of the state."""
    return g.state.guests[name]


__all__ = ["Yedo", "new_game", "load_game", "guest", "Plain"]
