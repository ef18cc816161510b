"""Shogun Must Die, piece by piece: the court's board, bidding, events, the Daimyo, errands, the end."""
