"""Drawings of Shitenno: the eight provinces, the generals and their cards."""
