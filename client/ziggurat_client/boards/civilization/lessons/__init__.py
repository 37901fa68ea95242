"""The game taught by doing."""
