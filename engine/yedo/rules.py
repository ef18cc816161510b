"""Rule options: the rows of the difference table that offer a choice, as one value.

Names, choices and defaults come from data/yedo/rules.yaml; the first choice listed is the default.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.core.setup import BadSetup, Choice
from engine.core.yaml_file import read_yaml
from engine.paths import data_dir


class UnknownRule(BadSetup):
    """A rule option, or a value of one, that there is not."""


@cache
def _raw() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = read_yaml(data_dir() / "yedo" / "rules.yaml")
    return found


@cache
def choices() -> dict[str, list[Any]]:
    return {name: entry["values"] for name, entry in _raw().items()}


@cache
def rule_choices() -> tuple[Choice, ...]:
    """Every option as it is offered at setup, with the ledger row it stands for."""
    return tuple(Choice(name, tuple(entry["values"]), rule=True, row=entry["row"]) for name, entry in _raw().items())


def rules_before() -> dict[str, Any]:
    """What options meant before they existed: the rules of a game that was saved without them."""
    entries = _raw()
    return {name: entry.get("was", entry["values"][0]) for name, entry in entries.items()}


class Rules:
    """The options of one game. Read as attributes: `rules.dojo_draw`."""

    reactions: str
    trade_proposals: int
    dojo_draw: str
    foresight_events: str
    start_missions: str
    favor_draw: str
    patrol_start: str
    unpayable_win: str
    geishas: str
    geisha_auction: str
    market_fill: str
    market_refill: str
    weapon_foresight: str
    annex_prestige: str
    trade_goods: str
    last_two: str
    losing_mission: str
    mon_scoring: str
    blackmail_saves: str
    final_patrol: str
    start_action: str
    specialist_token_at_setup: str
    clan_power_draft: str
    coop_removals: str
    kill_the_shogun: str
    closure_toll: str
    blessing_wards: str
    gifts: str
    open_hands: str

    def __init__(self, chosen: dict[str, Any]) -> None:
        known = choices()
        for name, values in known.items():
            setattr(self, name, values[0])
        for name, value in chosen.items():
            if name not in known:
                raise UnknownRule("no_rule", name=name, known=", ".join(known))
            said = {"True": "yes", "False": "no"}.get(str(value), str(value))  # a bare yes or no in a YAML file
            match = [v for v in known[name] if str(v) == said]
            if not match:
                allowed = ", ".join(map(str, known[name]))
                raise UnknownRule("rule_one_of", name=name, known=allowed, value=value)
            setattr(self, name, match[0])


@cache
def standard_rules() -> Rules:
    """Every option at its first choice."""
    return Rules({})
