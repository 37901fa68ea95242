"""What every entry of the journal is."""

from __future__ import annotations

import msgspec


class Entry(msgspec.Struct, frozen=True):
    """Base of the journal's entries. Games' values are kept as JSON, to be read with the game's own types.

    What can be told again has the bounds of the wire: what is read back is held to them.
    """
