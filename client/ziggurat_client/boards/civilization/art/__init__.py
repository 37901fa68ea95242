"""How the pieces and signs of Civilization are drawn."""
