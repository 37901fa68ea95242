"""The map of Civilization: where everything lies, what is on show, and what is seen while one chooses."""
