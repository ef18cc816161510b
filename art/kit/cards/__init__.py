"""What cards of any game are drawn with: their format, people, faces, places and woven patterns."""

from collections.abc import Callable

from art.kit.press import Sheet

WIDTH, HEIGHT = 600, 880
CARD = '<rect width="600" height="880" rx="28"/>'

Scene = Callable[[Sheet], None]
