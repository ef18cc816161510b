"""The layers of which the window composes a picture for every card: people, things, places, frames and weather,
each drawn once, in the colours of the day, on nothing. `yedo.pictures` puts them together."""

from art.kit.cutter import gradients
from art.yedo.pictures import airs, figures, places, things

SHEET = 1.5  # pixels to a unit of a layer that fills the picture
SPRITE = 2.0  # of a person or a thing


def drawings() -> dict[str, tuple[str, int]]:
    found = {}
    for module, density in ((places, SHEET), (airs, SHEET), (figures, SPRITE), (things, SPRITE)):
        for name, (body, (x, y, w, h)) in module.bodies().items():
            svg = body
            if not body.startswith("<svg"):
                size = f'viewBox="{x:g} {y:g} {w:g} {h:g}" width="{w:g}" height="{h:g}"'
                svg = f'<svg xmlns="http://www.w3.org/2000/svg" {size}><defs>{gradients(body)}</defs>{body}</svg>'
            small = name.startswith(("glow_", "frame_", "weather_", "far_"))
            found[name] = (svg, round(w * (1.2 if small else density)))
    return found
