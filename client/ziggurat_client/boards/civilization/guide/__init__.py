"""What is said in a first game of Civilization."""
