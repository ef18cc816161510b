"""Edo: plan in secret, march, build around the young capital."""

PREFIX = "edo:"
