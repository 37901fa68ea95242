"""A table's password."""

from __future__ import annotations

import hashlib
import hmac


class Lock:
    """Opens to one password, of which it keeps only the SHA-256 digest."""

    __slots__ = ("digest",)

    def __init__(self, digest: bytes) -> None:
        self.digest = digest

    @classmethod
    def to(cls, password: str) -> Lock:
        """A lock that this password opens."""
        return cls(_digest(password))

    def opens_to(self, password: str | None) -> bool:
        """Whether that is the password. Takes the same time for every wrong one."""
        return hmac.compare_digest(self.digest, _digest(password or ""))


def _digest(password: str) -> bytes:
    return hashlib.sha256(password.encode()).digest()
