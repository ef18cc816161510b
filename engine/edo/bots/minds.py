"""What kind of player a rival may be. Each mind wants other things and therefore reveals other deeds; the deeds that a
rival has revealed in this game say how likely each of them is (data/edo/bots.yaml, `minds`)."""

from __future__ import annotations

from functools import cache
from math import exp, log

from engine.core.rng import Rng
from engine.core.yaml_file import read_yaml
from engine.edo.state import Clan
from engine.paths import data_dir

from .weights import Weights

RARE = 0.005  # the share of a deed that a mind was never seen to reveal


class Mind:
    def __init__(self, name: str, w: Weights, first: float, shows: dict[str, float]) -> None:
        self.name, self.w = name, w
        self.first = first  # how likely it is before anything was revealed
        self.shows = shows  # the shares of its deeds

    def explains(self, deeds: dict[str, int]) -> float:
        """How well, as a logarithm."""
        return sum(n * log(self.shows.get(deed, RARE)) for deed, n in deeds.items())


@cache
def minds() -> list[Mind]:
    raw = read_yaml(data_dir() / "edo" / "bots.yaml")
    common = {**raw["common"], **raw["samurai"], **{k: raw["shogun"][k] for k in ("rival_plans", "rival_steps")}}
    return [Mind(name, Weights({**common, **m["wants"]}), m["first"], m["shows"]) for name, m in raw["minds"].items()]


def minds_of(clan: Clan, habit: float) -> list[tuple[Mind, float]]:
    """Every mind with its likelihood. A reveal counts for `habit` of one, since those of a round hang together."""
    found = [(mind, log(mind.first) + habit * mind.explains(clan.deeds)) for mind in minds()]
    most = max(value for _, value in found)
    weights = [(mind, exp(value - most)) for mind, value in found]
    total = sum(weight for _, weight in weights)
    return [(mind, weight / total) for mind, weight in weights]


def spread(weights: list[tuple[Mind, float]], n: int, rng: Rng) -> list[Mind]:
    """So many minds, each as often as its likelihood says, in any order."""
    found: list[Mind] = []
    passed, begin = 0.0, rng.below(1000) / 1000
    for mind, weight in weights:
        passed += weight * n
        while len(found) < n and len(found) + begin < passed:
            found.append(mind)
    while len(found) < n:
        found.append(weights[-1][0])
    rng.shuffle(found)
    return found
