"""The eleven goods of trade as signs (11.1)."""
