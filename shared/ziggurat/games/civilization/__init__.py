"""Civilization: nations that grow, sail, fight and build on the map of the ancient Near East."""
