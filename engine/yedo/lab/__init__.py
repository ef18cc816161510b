"""Studies of this game alone: balance of cards and powers, the co-operative goals, tuning of weights."""
