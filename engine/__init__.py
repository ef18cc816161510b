"""The rules of the games, in pure Python: imports neither pygame nor anything in `yedo`."""
