"""The balance of a game, as many games among equals show it."""
