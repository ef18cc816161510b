"""The players of Shitenno: random and reference (for measuring), novice, samurai, shogun."""
