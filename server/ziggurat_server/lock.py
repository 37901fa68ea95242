"""A table's password."""

from __future__ import annotations

import hashlib
import hmac


class Lock:
    """Opens to one password, which it does not keep."""

    __slots__ = ("_digest",)

    def __init__(self, password: str) -> None:
        self._digest = _digest(password)

    def opens_to(self, password: str | None) -> bool:
        """Whether that is the password. Takes the same time for every wrong one."""
        return hmac.compare_digest(self._digest, _digest(password or ""))


def _digest(password: str) -> bytes:
    return hashlib.sha256(password.encode()).digest()
