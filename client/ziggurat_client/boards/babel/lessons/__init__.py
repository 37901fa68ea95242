"""The lessons of Babel."""
