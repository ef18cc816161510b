"""Signs that serve every game: the buttons of the window, general deeds, the seats' crests, the program itself."""

from art.kit.cutter import icon
from art.kit.icons import app, buttons, crests, signs

ROOMS = (signs, buttons, crests)
PIXELS = 192


def drawings() -> dict[str, tuple[str, int]]:
    found = {name: (icon(body), PIXELS) for room in ROOMS for name, body in room.BODIES.items()}
    found["app"] = (app.picture(), app.PIXELS)
    return found
