"""An entrant of a league: a level of play, as it usually thinks or with a bound of its own, as in "king:2000", and in a
style if one is named, as in "priest/raider" and "king/builder:2000"."""

from __future__ import annotations

from typing import NamedTuple

from ziggurat.bots import LEVELS, STYLES


class BadEntrant(ValueError):
    """A text that names nobody; the message is for people."""


class Entrant(NamedTuple):
    """A level, the most positions it looks at for a turn, and its style. None is as many as is usual for the level, and
    no style."""

    level: str
    nodes: int | None
    style: str | None = None


def entrant(text: str) -> Entrant:
    """The entrant that the text names. Raises BadEntrant."""
    who, colon, nodes = text.partition(":")
    level, slash, style = who.partition("/")
    if level not in LEVELS:
        raise BadEntrant(f"no level is called {level!r}; there are: {', '.join(LEVELS)}")
    if slash and (style not in STYLES or level == LEVELS[0]):
        styles = "none" if level == LEVELS[0] else ", ".join(STYLES)
        raise BadEntrant(f"no style of {level} is called {style!r}; there are: {styles}")
    if colon and not (nodes.isdecimal() and nodes == str(int(nodes)) and 0 < int(nodes) <= 10**9):
        raise BadEntrant(f"after {who}: comes a number of positions, not {nodes!r}")
    return Entrant(level, int(nodes) if colon else None, style if slash else None)


def order(text: str) -> tuple[int, int, str]:
    """A key that sorts entrants, the weakest first as far as can be known before they play."""
    level, nodes, style = entrant(text)
    return LEVELS.index(level), nodes or 0, style or ""
