"""Calamities and revolts: what is asked of whom, on the map and beside it (6.1, 11)."""
