"""The board view of Ur."""
