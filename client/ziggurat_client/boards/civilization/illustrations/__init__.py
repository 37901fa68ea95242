"""Pictures of Civilization: what a result is made of."""
