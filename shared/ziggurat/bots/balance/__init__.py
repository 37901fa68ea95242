"""Balance: what many games among equals say about a game."""
