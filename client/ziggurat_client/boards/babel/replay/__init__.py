"""The game told again."""
