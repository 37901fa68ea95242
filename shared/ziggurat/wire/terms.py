"""What the messages are made of: their base, the numbers everyone must know, and the bounds of simple values."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

from ziggurat.tags import snake_case

PROTOCOL: Final = 1
DEFAULT_PORT: Final = 21842
"""'UR' in ASCII."""
MAX_LINE: Final = 64 * 1024
"""The most bytes of one line from a client, its newline included."""

RequestId: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
Revision: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
TableCode: TypeAlias = Annotated[str, msgspec.Meta(max_length=32)]
GivenName: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
"""A name as it arrives; the server's own rules for names are stricter."""
ChatText: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=15)]
Secret: TypeAlias = Annotated[str, msgspec.Meta(max_length=128)]
Params: TypeAlias = dict[str, str | int]
"""The blanks of a refusal's text, so that a client can say it in its own language."""


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=snake_case, omit_defaults=True):
    """Base of all messages; `type` is the class name in snake case."""
