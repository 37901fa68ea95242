"""The clocks of a match, which only count; no table is known here."""
