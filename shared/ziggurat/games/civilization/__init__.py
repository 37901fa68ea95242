"""Civilization: nations that grow, sail, fight and build on the map of the ancient Near East.

The rules of its modes nomads and farmers stand here; the game is not among those that are offered yet.
"""
