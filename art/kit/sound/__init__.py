"""The sound of the game, synthesised: instruments, effects, music, and the recipe that writes them."""
