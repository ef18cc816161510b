"""The window's side of the games, a package each."""
