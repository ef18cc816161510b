"""The seven phases of a round and the final reckoning, one file each, in the rulebook's order."""
