"""Which language a browser would like to be answered in."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

USUAL: Final = "en"
"""Who speaks none of ours is answered in this one."""
_MOST: Final = 32
"""A browser names a handful; more are not looked at."""


def spoken(accepted: str, known: Collection[str]) -> str:
    """The language among the known ones that an Accept-Language (RFC 9110) likes best, whatever the country."""
    best, most = USUAL, 0.0
    for part in accepted.split(",")[:_MOST]:
        named, _, weight = part.partition(";")
        language = named.strip().lower().partition("-")[0]
        liking = _liking(weight)
        if language in known and liking > most:
            best, most = language, liking
    return best


def _liking(weight: str) -> float:
    """From 0 to 1; what is no weight is no liking."""
    name, _, value = weight.partition("=")
    if not weight.strip():
        return 1.0
    try:
        return float(value) if name.strip().lower() == "q" and 0 <= float(value) <= 1 else 0.0
    except ValueError:
        return 0.0
