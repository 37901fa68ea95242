"""How one server tells another for whom it opens a line."""

from __future__ import annotations

from hmac import compare_digest
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

    def has(self, key: str) -> bool:
        """Whether that is the key it gives."""
        # As bytes, because of texts only those of ASCII can be compared like this, and anyone can send others.
        return compare_digest(self.key.encode(), key.encode())


def read_relayed(invitation: str | None) -> Relayed | None:
    """What `written` made of it; None if it is none."""
    parts = (invitation or "").split(" ")
    return Relayed(*parts) if len(parts) == len(Relayed._fields) else None
