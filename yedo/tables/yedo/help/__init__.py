"""What the rules pages, hints and the demo say and show of Yedo."""
