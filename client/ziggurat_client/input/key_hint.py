"""A line of the overlay that `?` opens."""

from __future__ import annotations

from typing import NamedTuple


class KeyHint(NamedTuple):
    """The keys as they are printed on keycaps, and what they do."""

    keys: tuple[str, ...]
    meaning: str
