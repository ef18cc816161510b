"""What is said while bots play for an audience: a title for the phase, a sentence for what happens, and beneath
it why, or the rule behind it."""

from __future__ import annotations

from engine.core.event import Event
from engine.core.words import has, t
from engine.yedo.game import Yedo
from engine.yedo.say import event_line, thing
from yedo.help.captions import Caption, Teller
from yedo.tables.yedo.help.book import fill

SILENT = {"look", "draw", "reopen", "foresight", "church", "offer"}  # small things the log keeps to itself
# What only follows from something else; it does not take the place of that.
MINOR = {"gain_mon", "lose_mon", "gain_pp", "lose_pp", "give_mon", "discard", "discard_weapon", "order", "market"}
LONGER = {
    "mission_done": 1.6, "arrest": 0.9, "event": 1.4, "win_auction": 0.6, "exchange": 0.8, "phase": 1.2,
    "emperor": 1.4, "errand_done": 1.6, "penalty": 1.4, "shogun_dead": 3.0, "power": 0.8,
}  # fmt: skip
OWN_RULE = {"become": "become"}  # moves that tell a rule of their own, by their cause


class Captions(Teller):
    book = "demo.rule"
    minor = MINOR

    def of(self, game: Yedo, event: Event, why: str) -> Caption | None:
        if event.kind in SILENT:
            return None
        words = event_line(game, event, None)
        if not words:
            return None
        state = game.state
        phase = event.data["phase"] if event.kind == "phase" else state.phase
        title = t("demo.title", round=max(1, state.round), phase=t(f"phase.{phase}"))
        if event.kind == "phase":
            words = t(f"table.phase.{phase}") if has(f"table.phase.{phase}") else words
        color = ""
        if event.player is not None and event.player >= 0:
            color = "daimyo" if event.player == game.outsider else state.clans[event.player].color
        self.longer = LONGER.get(event.kind, 0.0)
        rule = OWN_RULE.get(event.data.get("why", ""), event.kind) if event.kind == "move" else event.kind
        icon = "icons/favor" if phase == "setup" else f"icons/{phase}"
        return Caption(title, icon, words, self.below(rule, why), color)

    def fill(self, words: str) -> str:
        return fill(words)


def result(game: Yedo) -> Caption:
    """The caption at the end of a game."""
    found = game.result()
    ranking = [seat for seat in found["ranking"] if seat != game.outsider]
    best = game.state.clans[ranking[0]]
    if found["ended_by"].startswith("coop"):
        missed = [t(f"coop.goal.{goal['name']}") for goal in found["goals"] if not goal["met"]]
        words = t("demo.all_won" if not missed else "demo.all_lost")
        below = t("demo.missed", n=len(missed), goals=", ".join(missed)) if missed else t("demo.all_met")
        return Caption(t("demo.over"), "icons/coop", words, f"{below} {t('demo.next')}", "")
    finest = [card for card in best.completed if card in game.cards]
    words = t("demo.won", clan=best.name, n=best.pp, missions=len(best.completed))
    below = t("demo.last_mission", card=thing(game, finest[-1])) if finest else ""
    return Caption(t("demo.over"), "icons/scoring", words, f"{below} {t('demo.next')}".strip(), best.color)
