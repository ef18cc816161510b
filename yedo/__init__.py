"""The desktop program of Yedo: the window, the table and the `yedo` command."""

__version__ = "0.1.0"
