"""A table's password."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

_SCRYPT: Final = b"\x01"
"""Begins what is kept of a password by scrypt; then come its salt and what scrypt made of both."""
_SALT: Final = 16
_COST: Final = 2**14
_BLOCK: Final = 8
"""16 MiB and some 40 ms for each try: nothing to one who knows the password, a lot to one who tries lists of them."""
_SHA_256: Final = 32
"""Bytes that servers before kept of a password, without any salt."""
_LENGTH: Final = len(_SCRYPT) + _SALT + 32


class Lock:
    """Opens to one password, of which it keeps what scrypt makes of it with a salt of its own.

    To make one and to try a password takes long: not on the reactor's thread.
    """

    __slots__ = ("kept",)

    def __init__(self, kept: bytes) -> None:
        """A lock of which this was kept. Raises ValueError if that was none."""
        if not (len(kept) == _SHA_256 or (len(kept) == _LENGTH and kept.startswith(_SCRYPT))):
            raise ValueError("what was kept of the table's password is damaged")
        self.kept = kept

    @classmethod
    def to(cls, password: str) -> Lock:
        """A lock that this password opens."""
        salt = secrets.token_bytes(_SALT)
        return cls(_SCRYPT + salt + _by_scrypt(password, salt))

    @property
    def is_old(self) -> bool:
        """Whether it was made by a server that had no scrypt yet."""
        return len(self.kept) == _SHA_256

    def opens_to(self, password: str) -> bool:
        """Whether that is the password. Takes the same time for every wrong one."""
        if self.is_old:
            return hmac.compare_digest(self.kept, hashlib.sha256(password.encode()).digest())
        salt, made = self.kept[len(_SCRYPT) :][:_SALT], self.kept[len(_SCRYPT) + _SALT :]
        return hmac.compare_digest(made, _by_scrypt(password, salt))


def _by_scrypt(password: str, salt: bytes) -> bytes:
    return hashlib.scrypt(password.encode(), salt=salt, n=_COST, r=_BLOCK, p=1, dklen=32)
