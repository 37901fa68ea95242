"""What a desk lists, as the host reads it."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

Listing: TypeAlias = Literal["people", "tables", "bans", "set-aside", "servers", "reports"]
"""What can be listed."""

Listed: TypeAlias = list[dict[str, Any]]
"""A listing: each of its members as JSON has it."""


class PersonListed(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody at a server, and as much of where they come from as the log may hold. `tables` are those there that they
    are at; one who is `relayed` comes by another server."""

    person: str
    name: str
    bot: bool
    address: str
    tables: tuple[str, ...]
    relayed: bool = False
