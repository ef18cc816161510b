"""Edo's own screens."""
