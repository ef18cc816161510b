"""Shogun Must Die: one to four players against the Daimyo, for the Emperor.

Seven rounds in which every card of the Emperor brings prices, an event and an errand. The group wins if the
Shogun is dead, everybody has enough prestige, one of them has a lot of it, and enough errands are done. The
Daimyo is an extra seat that nobody plays. The parts live in `smd/`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .smd import bidding, daimyo, ending, errand_boy, errands, opening, penalties, watch, words
from .smd.rows import HAPPENINGS, QUESTIONS, VERBS
from .smd.words import ARGUMENTS

if TYPE_CHECKING:
    from ..game import Yedo
    from ..guests import Moments


def register(moments: Moments, g: Yedo) -> None:
    g.outsider = len(g.config.seats)
    moments.replaced["bidding"] = bidding.CoopBidding
    moments.replaced["event"] = penalties.CoopEvent
    moments.replaced["patrol"] = watch.CoopPatrol
    moments.replaced["trade"] = watch.EqualTrade
    moments.add("components", opening.components)
    moments.add("space_players", opening.space_players)
    moments.add("free_missions", opening.free_missions)
    moments.add("setup_done", opening.setup_done)
    moments.add("preparation", penalties.prepare)
    moments.add("outside_placement", daimyo.place)
    moments.add("outside_turn", daimyo.act)
    moments.add("new_order", daimyo.new_order)
    moments.add("cost", daimyo.cost)
    moments.add("place_options", errands.place_options)
    moments.add("activation_options", errands.activation_options)
    moments.add("activation", errands.activation)
    moments.add("more_missions", errands.more_missions)
    moments.add("reckoned", ending.evaluate)
    moments.add("more_result", ending.more_result)
    if len(g.config.seats) == 1:
        moments.add("counted_disciples", errand_boy.counted)
        moments.add("disciple_lost", errand_boy.lost)
    moments.add("gaps", words.gaps)
    moments.add("event_line", words.event_line)
    moments.add("explain", words.explain)
    moments.add("space_name", words.space_name)


__all__ = ["ARGUMENTS", "HAPPENINGS", "QUESTIONS", "VERBS", "register"]
