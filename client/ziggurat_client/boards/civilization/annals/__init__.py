"""Civilization told turn by turn: whose land it was, how many each had, and what was new."""
