"""How long a piece in an Ogg file is."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_LONGEST_PAGE: Final = 65_307
"""The most bytes that a page of an Ogg file takes (RFC 3533)."""
_MARK: Final = b"OggS"
_COUNT: Final = slice(2, 10)
"""Where a page, after its mark, says how many samples there are up to its end."""


def seconds_of(file: Path, rate: int) -> float:
    """The seconds that a file of `rate` samples a second plays. Raises ValueError if it has no page."""
    with file.open("rb") as stream:
        size = stream.seek(0, 2)
        stream.seek(max(0, size - _LONGEST_PAGE))
        _, mark, page = stream.read().rpartition(_MARK)
    if not mark:
        raise ValueError(f"{file.name} is no Ogg file")
    return int.from_bytes(page[_COUNT], "little") / rate
