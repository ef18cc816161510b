"""The screens that are Shitenno's own."""
