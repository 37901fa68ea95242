"""An entrant of a league: a level of play, as it usually thinks or with a bound of its own, which is a number of
positions, as in "king:2000", or of seconds, as in "king@0.5"; and in a style if one is named, as in "priest/raider" and
"king/builder:2000"."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from ziggurat.bots import LEVELS, STYLES

MOST_SECONDS: Final = 60.0
_SECONDS: Final = re.compile(r"(0|[1-9][0-9]?)(\.[0-9]{1,3})?", re.ASCII)


class BadEntrant(ValueError):
    """A text that names nobody; the message is for people."""


class Entrant(NamedTuple):
    """A level, the most positions it looks at for a turn, its style, and how many seconds of computing time it has for
    a decision. None is as many positions as is usual for the level, no style, and no bound of time."""

    level: str
    nodes: int | None
    style: str | None = None
    seconds: float | None = None


def entrant(text: str) -> Entrant:
    """The entrant that the text names. Raises BadEntrant."""
    rest, at, seconds = text.partition("@")
    who, colon, nodes = rest.partition(":")
    level, slash, style = who.partition("/")
    if level not in LEVELS:
        raise BadEntrant(f"no level is called {level!r}; there are: {', '.join(LEVELS)}")
    if slash and (style not in STYLES or level == LEVELS[0]):
        styles = "none" if level == LEVELS[0] else ", ".join(STYLES)
        raise BadEntrant(f"no style of {level} is called {style!r}; there are: {styles}")
    if colon and not (nodes.isdecimal() and nodes == str(int(nodes)) and 0 < int(nodes) <= 10**9):
        raise BadEntrant(f"after {who}: comes a number of positions, not {nodes!r}")
    if at and (level == LEVELS[0] or not _SECONDS.fullmatch(seconds) or not 0 < float(seconds) <= MOST_SECONDS):
        raise BadEntrant(f"after {rest}@ comes a number of seconds up to {MOST_SECONDS:g}, not {seconds!r}")
    return Entrant(level, int(nodes) if colon else None, style if slash else None, float(seconds) if at else None)


def order(text: str) -> tuple[int, float, int, str]:
    """A key that sorts entrants, the weakest first as far as can be known before they play."""
    level, nodes, style, seconds = entrant(text)
    return LEVELS.index(level), seconds or 0.0, nodes or 0, style or ""
