"""An entrant of a league: a level of play, as it usually thinks or with a bound of its own, as in "king:2000"."""

from __future__ import annotations

from typing import NamedTuple

from ziggurat.bots import LEVELS


class BadEntrant(ValueError):
    """A text that names nobody; the message is for people."""


class Entrant(NamedTuple):
    """A level, and the most positions it looks at for a turn; None is as many as is usual for the level."""

    level: str
    nodes: int | None


def entrant(text: str) -> Entrant:
    """The entrant that the text names. Raises BadEntrant."""
    level, colon, nodes = text.partition(":")
    if level not in LEVELS:
        raise BadEntrant(f"no level is called {level!r}; there are: {', '.join(LEVELS)}")
    if colon and not (nodes.isdecimal() and nodes == str(int(nodes)) and 0 < int(nodes) <= 10**9):
        raise BadEntrant(f"after {level}: comes a number of positions, not {nodes!r}")
    return Entrant(level, int(nodes) if colon else None)


def order(text: str) -> tuple[int, int]:
    """A key that sorts entrants, the weakest first as far as can be known before they play."""
    level, nodes = entrant(text)
    return LEVELS.index(level), nodes or 0
