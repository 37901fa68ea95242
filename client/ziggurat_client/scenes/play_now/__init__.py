"""Playing at once, on a server of our own."""
