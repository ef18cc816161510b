"""Yedo on the table: its board, its cards, what moves, its pages of setup, score and rules."""
