"""The drawn vocabulary of the game: every requirement, reward, asset and phase, one icon each."""

from art.kit.cutter import icon
from art.kit.icons import PIXELS
from art.yedo.icons import deeds, goods, people, phases, places, sets, weapons

ROOMS = (weapons, places, people, goods, sets, phases, deeds)


def drawings() -> dict[str, tuple[str, int]]:
    return {name: (icon(body), PIXELS) for room in ROOMS for name, body in room.BODIES.items()}
