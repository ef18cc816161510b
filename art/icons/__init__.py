"""The drawn vocabulary of the game: every requirement, reward, asset, phase and button, one icon each."""

from art.icons import app, buttons, crests, deeds, goods, people, phases, places, sets, weapons
from art.kit.cutter import icon

ROOMS = (weapons, places, people, goods, sets, phases, deeds, buttons, crests)
PIXELS = 192


def drawings() -> dict[str, tuple[str, int]]:
    found = {name: (icon(body), PIXELS) for room in ROOMS for name, body in room.BODIES.items()}
    found["app"] = (app.picture(), app.PIXELS)
    return found
