"""The market among the games of this process, for a while or for good: no program knows of it by itself."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from market.rules import MARKET
from ziggurat.games import GAMES


def register() -> None:
    """The market is a game of this process from now on."""
    GAMES[MARKET.id] = MARKET


@contextmanager
def registered() -> Iterator[None]:
    """The market is a game of this process meanwhile; and after it, if it was before."""
    was_there = MARKET.id in GAMES
    register()
    try:
        yield
    finally:
        if not was_there:
            del GAMES[MARKET.id]
