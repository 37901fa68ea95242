"""How events of Civilization move and sound."""
