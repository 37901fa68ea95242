"""The lessons of Ur."""
