"""How strong people are by what they have played, game by game."""
