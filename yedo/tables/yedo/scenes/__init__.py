"""The screens that only Yedo has."""
