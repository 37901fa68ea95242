"""Many games played by bots side by side, and kept in a file as they end."""
