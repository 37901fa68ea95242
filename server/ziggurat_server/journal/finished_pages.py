"""What is asked of the finished matches, and what is found."""

from __future__ import annotations

from typing import Final

import msgspec

from ziggurat.bounds import TableCode
from ziggurat.wire.messages import MatchCard

PAGE: Final = 20
"""How many matches one page lists."""


class Asker(msgspec.Struct, frozen=True):
    """Who wants to see matches, and when (seconds since 1970): both decide which ones they may."""

    person: str
    now: float


class MatchPage(msgspec.Struct, frozen=True):
    """Some of the matches that somebody may see, the newest first, and how many pages of them there are."""

    matches: tuple[MatchCard, ...]
    pages: int


class KeptRecord(msgspec.Struct, frozen=True):
    """The record of a match, and the code of the table where it was played."""

    table: TableCode
    record: msgspec.Raw


def pages_of(count: int) -> int:
    """How many pages so many matches fill; an empty one if there are none."""
    return max(1, -(-count // PAGE))
