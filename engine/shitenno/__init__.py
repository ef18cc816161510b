"""Shitenno: two to four generals share spoils in Edo in even years and take provinces in odd ones."""

PREFIX = "shitenno:"
