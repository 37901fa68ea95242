"""The places of the board of Babel: what can be chosen on it."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from ziggurat.games.babel.peoples import Site

Row: TypeAlias = Literal["far", "site", "near"]
"""The upper player's ground at a site, the site itself, and the lower player's ground."""
ROWS: Final[tuple[Row, ...]] = ("far", "site", "near")


class Cell(NamedTuple):
    """A place of the board that can be chosen: one of the rows of a site."""

    site: Site
    row: Row
