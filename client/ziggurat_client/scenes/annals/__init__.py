"""The annals of a match: its map turn by turn, and how much everyone had."""
