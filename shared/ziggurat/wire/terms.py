"""What every message is made of: their base, and the numbers that both ends must know."""

from __future__ import annotations

from typing import Final

import msgspec

from ziggurat.tags import snake_case

PROTOCOL: Final = 1
DEFAULT_PORT: Final = 21842
"""'UR' in ASCII."""
DEFAULT_WEB_PORT: Final = 21880
"""For browsers: near that, and free on most machines."""
ANY_STYLE: Final = "any"
"""What a bot is asked for whose style does not matter."""
MAX_LINE: Final = 64 * 1024
"""The most bytes of one line from a client, its newline included."""


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=snake_case, omit_defaults=True):
    """Base of all messages; `type` is the class name in snake case."""
