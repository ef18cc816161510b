"""Drawings of Edo: the Kantō plain, its clans, their officials and cards."""
