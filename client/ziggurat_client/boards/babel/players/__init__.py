"""The players beside the board."""
