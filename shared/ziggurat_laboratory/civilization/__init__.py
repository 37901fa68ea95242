"""What is counted in Civilization."""
