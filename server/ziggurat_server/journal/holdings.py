"""What somebody has in a community of servers, as far as it is limited how much of it that may be."""

from __future__ import annotations

import msgspec


class PlaceHeld(msgspec.Struct, frozen=True):
    """Somebody's place at an open table of that code: whether they are its host, how many seats are theirs, and how
    many of its bots they hired."""

    code: str
    is_host: bool
    seats: int
    bots: int


class Holdings(msgspec.Struct, frozen=True):
    """All `places` somebody has, wherever the tables are, even where no server has them now.

    At other servers they are `present` at so many tables, so many tables were `opened` from their address, and so many
    are `taking` something for them at this moment. `number` is that of the note that this server is.
    """

    number: int
    taking: int = 0
    present: int = 0
    opened: int = 0
    places: tuple[PlaceHeld, ...] = ()
