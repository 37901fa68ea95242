"""The server as the client knows it, and the way to it."""
