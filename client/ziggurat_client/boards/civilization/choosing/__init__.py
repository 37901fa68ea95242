"""How a player of Civilization comes to an action."""
