"""What a host can tell a running server to do, as `ziggurat-server admin` sends it."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from ziggurat_server.config.settings import LONGEST_NOTICE
from ziggurat_server.guests.bans import BanKind

Reason: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
Who: TypeAlias = Annotated[str, Meta(min_length=1, max_length=128)]


class Order(msgspec.Struct, frozen=True, tag_field="order", tag=str.lower, forbid_unknown_fields=True):
    """Base of the orders; `order` says which."""


class Say(Order, frozen=True):
    """Send a notice to everyone on the server."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_NOTICE)]


class Kick(Order, frozen=True):
    """End the connection of `who`, a name or a person's id."""

    who: Who
    reason: Reason


class Ban(Order, frozen=True):
    """Refuse everyone who fits, and end the connections of those who are in.

    `what` is a name, or an address or network; a person's name or id stands for that person, or for their address.
    """

    kind: BanKind
    what: Who
    reason: Reason
    until: Annotated[datetime, Meta(tz=True)] | None = None


class Unban(Order, frozen=True):
    """Lift the ban of that number."""

    number: int


class Settle(Order, frozen=True):
    """Take the report of that number off the list."""

    number: int


class Close(Order, frozen=True):
    """Close a table, with its match."""

    table: Annotated[str, Meta(max_length=32)]


class Drain(Order, frozen=True):
    """Begin nothing more, and stop after so many seconds or once nothing is played."""

    seconds: Annotated[float, Meta(ge=0, le=10_000_000)] | None = None


AnyOrder: TypeAlias = Say | Kick | Ban | Unban | Settle | Close | Drain
