"""Fingerprints: by them people and programs know the certificate of a server for which no authority vouches."""

from __future__ import annotations

import hashlib
import re
from typing import Final

_PRINT: Final = re.compile(r"[0-9a-f]{64}")
_BETWEEN: Final = re.compile(r"[:\s-]")
_GROUP: Final = 4


class BadFingerprint(ValueError):
    """A text that is no fingerprint."""


def fingerprint(certificate: bytes) -> str:
    """The SHA-256 of a certificate in DER, as 64 hexadecimal digits."""
    return hashlib.sha256(certificate).hexdigest()


def parse_fingerprint(text: str) -> str:
    """The fingerprint that a person typed: in any case, with colons, hyphens or spaces. Raises BadFingerprint."""
    digits = _BETWEEN.sub("", text).lower()
    if not _PRINT.fullmatch(digits):
        raise BadFingerprint("a fingerprint has 64 hexadecimal digits, as in 5F:2A:…")
    return digits


def grouped(digits: str) -> tuple[str, ...]:
    """A fingerprint in groups of four, as one reads it aloud."""
    return tuple(digits[start : start + _GROUP].upper() for start in range(0, len(digits), _GROUP))
