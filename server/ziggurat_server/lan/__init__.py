"""Being found on the local network."""
