"""Servers that nobody has to follow with their eyes."""

from __future__ import annotations

from typing import Final

HURRIED: Final = {"ZIGGURAT_LIMITS_BOT_PAUSE": "0", "ZIGGURAT_LIMITS_LINGER": "0.5"}
"""Variables of a server whose bots act at once, and which waits little for clients that do not read."""
