"""How one server tells another for whom it opens a line."""

from __future__ import annotations

from typing import NamedTuple


class Relayed(NamedTuple):
    """The key that lets servers in, whom the line is for, and the address that they come from."""

    key: str
    person: str
    address: str

    @property
    def written(self) -> str:
        """All of it, as the invitation of a hello."""
        return " ".join(self)


def read_relayed(invitation: str | None) -> Relayed | None:
    """What `written` made of it; None if it is none."""
    parts = (invitation or "").split(" ")
    return Relayed(*parts) if len(parts) == len(Relayed._fields) else None
