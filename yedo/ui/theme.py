"""The colours of the window, read from data/theme.yaml: one Theme per board side and colour-blind palette."""

from dataclasses import dataclass, fields
from functools import cache
from typing import Any

import pygame

from engine.core.yaml_file import read_yaml
from engine.paths import data_dir

Colour = pygame.Color


@dataclass(frozen=True, slots=True, kw_only=True)
class Theme:
    """Fields are explained in data/theme.yaml. `clan` and `clan_light` are by clan name, `mission` by card
    colour, `crest` names the crest shape of a clan. `livery` are the colours of the seats of every game."""

    side: str
    palette: str
    paper: Colour
    paper_deep: Colour
    snow: Colour
    ink: Colour
    ink_soft: Colour
    text: Colour
    accent: Colour
    on_accent: Colour
    gold: Colour
    gold_deep: Colour
    heading: Colour
    good: Colour
    bad: Colour
    hover: Colour
    disabled: Colour
    focus: Colour
    backdrop: Colour
    backdrop_deep: Colour
    on_backdrop: Colour
    shade: Colour
    glow: Colour
    clan: dict[str, Colour]
    clan_light: dict[str, Colour]
    mission: dict[str, Colour]
    crest: dict[str, str]
    livery: dict[str, Colour]

    @property
    def night(self) -> bool:
        return self.side == "night"


@cache
def _inks() -> dict[str, Any]:
    inks: dict[str, Any] = read_yaml(data_dir() / "theme.yaml")
    return inks


@cache
def theme(side: str = "day", palette: str = "normal") -> Theme:
    """The theme of a board side ("day", "night") in one of the palettes of the settings."""
    inks = _inks()
    own = inks["sides"][side]
    clans = inks["clans"][palette]
    named = {"side", "palette", "clan", "clan_light", "mission", "crest", "livery"}
    flat = {f.name: Colour(own.get(f.name, own["ink"])) for f in fields(Theme) if f.name not in named}
    return Theme(
        side=side,
        palette=palette,
        clan={name: Colour(pair[0]) for name, pair in clans.items()},
        clan_light={name: Colour(pair[1]) for name, pair in clans.items()},
        mission={name: Colour(ink) for name, ink in inks["mission"].items()},
        crest=dict(inks["crests"]),
        livery={name: Colour(pair[0]) for name, pair in (clans | inks["liveries"]).items()},
        **flat,
    )


def contrast(first: Colour, second: Colour) -> float:
    """The WCAG contrast ratio of two colours, 1 to 21."""
    bright, dark = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    def linear(channel: int) -> float:
        part = channel / 255
        return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.r) + 0.7152 * linear(colour.g) + 0.0722 * linear(colour.b)
