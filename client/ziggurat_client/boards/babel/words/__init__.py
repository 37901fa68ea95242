"""The game in words: what happened, what one could do, and where."""
