"""The laboratory: many games at once, counted, timed and compared, for any game of the house. A player's window never
imports it; a game's own studies are in its package's `lab`."""
