"""Yedo: the clans' struggle for prestige in the Shogun's city of 1605, as a pure library."""
