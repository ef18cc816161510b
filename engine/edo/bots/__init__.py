"""Edo's bots, the weakest first: random, novice, samurai, shogun; and the reference players of the ledger."""
