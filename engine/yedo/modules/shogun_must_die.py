"""Shogun Must Die: one to four players against the Daimyo, for the Emperor.

Seven rounds in which every card of the Emperor brings prices, an event and an errand. The group wins if the
Shogun is dead, everybody has enough prestige, one of them has a lot of it, and enough errands are done. The
Daimyo is an extra seat that nobody plays. The parts live in `smd/`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .smd import bidding, daimyo, ending, errand_boy, errands, opening, penalties, watch, words
from .smd.rows import HAPPENINGS, QUESTIONS, VERBS
from .smd.words import ARGUMENTS, CARD_TEXTS, WORD_TEXTS

if TYPE_CHECKING:
    from ..game import Yedo
    from ..guests import Moments


def register(moments: Moments, g: Yedo) -> None:
    g.outsider = len(g.config.seats)
    moments.replaced["bidding"] = bidding.CoopBidding
    moments.replaced["event"] = penalties.CoopEvent
    moments.replaced["patrol"] = watch.CoopPatrol
    moments.replaced["trade"] = watch.EqualTrade
    moments.components += (opening.components,)
    moments.space_players += (opening.space_players,)
    moments.free_missions = True  # H26
    moments.setup_done += (opening.setup_done,)
    moments.preparation += (penalties.prepare,)
    moments.outside_placement += (daimyo.place,)
    moments.outside_turn += (daimyo.act,)
    moments.new_order += (daimyo.new_order,)
    moments.cost += (daimyo.cost,)
    moments.place_options += (errands.place_options,)
    moments.activation_options += (errands.activation_options,)
    moments.activation += (errands.activation,)
    moments.more_missions += (errands.more_missions,)
    moments.reckoned += (ending.evaluate,)
    moments.more_result += (ending.more_result,)
    if len(g.config.seats) == 1:
        moments.counted_disciples += (errand_boy.counted,)
        moments.disciple_lost += (errand_boy.lost,)
    moments.gaps += (words.gaps,)
    moments.event_line += (words.event_line,)
    moments.explain += (words.explain,)
    moments.space_name += (words.space_name,)


__all__ = ["ARGUMENTS", "CARD_TEXTS", "HAPPENINGS", "QUESTIONS", "VERBS", "WORD_TEXTS", "register"]
