"""The lobby of a server, and opening a table there."""
