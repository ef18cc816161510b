"""The desktop program of Yedo: the window, the table and the `yedo` command."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # before anything here imports pygame

__version__ = "0.2.0"
