"""Large pictures of Yedo alone: clan houses, endings, the board of the co-operative game."""
