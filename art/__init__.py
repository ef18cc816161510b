"""The art of the game: drawings made from code, their palette, and the command that renders them."""
