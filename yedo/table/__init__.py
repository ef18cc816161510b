"""How the table is drawn: board, panels, houses, hands. Parts read a view and events, nothing else."""
