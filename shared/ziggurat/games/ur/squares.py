"""The squares of the grid: numbering, names and neighbours (rule 2).

Squares are numbered row by row from 0; their names are a column letter and a row number, "A1" top left.
"""

from __future__ import annotations

from typing import Final

SIDES: Final = (5, 6)
"""The two sizes of the grid: 5×5 for two players, 6×6 for three and four."""
MOST_SQUARES: Final = 36
"""How many squares the larger grid has."""


def _neighbours(side: int, square: int) -> tuple[int, ...]:
    row, column = divmod(square, side)
    around = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
    return tuple(r * side + c for r, c in around if 0 <= r < side and 0 <= c < side)


NEIGHBOURS: Final = {side: tuple(_neighbours(side, square) for square in range(side * side)) for side in SIDES}
"""By side, then by square: the squares that share an edge with it, clockwise from above."""

BORDER: Final = {side: tuple(4 - len(around) for around in NEIGHBOURS[side]) for side in SIDES}
"""By side, then by square: how many of its edges lie on the border of the grid."""


def square_name(side: int, square: int) -> str:
    """The name people use: `square_name(6, 14)` is "C3"."""
    row, column = divmod(square, side)
    return f"{'ABCDEF'[column]}{row + 1}"


def square_of(side: int, name: str) -> int:
    """The square of that name. Raises ValueError where the grid has none."""
    column = "ABCDEF"[:side].find(name[:1]) if name else -1
    if column < 0 or not name[1:].isdecimal() or not 1 <= int(name[1:]) <= side:
        raise ValueError(f"no square {name!r} on a grid of side {side}")
    return (int(name[1:]) - 1) * side + column
