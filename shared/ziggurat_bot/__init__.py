"""A bot that comes to a server as any client does: its command, its connection, and its talk with the server."""

from typing import Final

INVITATION_VARIABLE: Final = "ZIGGURAT_INVITATION"
"""The environment variable with the secret that a server gives to the bots it starts."""
