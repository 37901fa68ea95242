"""What lies on the map as pictures, from the ground up."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ziggurat.games.tigris.colours import COLOURS, LETTERS
from ziggurat.games.tigris.position import Board
from ziggurat.games.tigris.spaces import number_of
from ziggurat_client.art.composition import Placed
from ziggurat_client.boards.tigris.board.layout import Layout
from ziggurat_client.boards.tigris.board.pictures import MapPictures

_TREASURE_AT = 15.0
"""How far a treasure's middle is from the upper right corner of its space."""


def lying(
    pictures: MapPictures, layout: Layout, board: Board, absent: Collection[int] = frozenset()
) -> Iterator[Placed]:
    """Everything that lies on the map but what is `absent`, by the numbers of its spaces."""
    for kingdom in board.ground.kingdoms:
        yield pictures.realm(kingdom.region)
    for number, letter in enumerate(board.spaces):
        if letter not in ".xX" and number not in absent:
            yield _piece(pictures, layout, number, letter)
    for standing in board.monuments:
        yield pictures.monument(standing.monument, *layout.block(number_of(standing.space)).centre)
    for seat, own in enumerate(board.leaders):
        for colour, space in zip(COLOURS, own, strict=False):
            if space is not None and number_of(space) not in absent:
                yield pictures.leader(colour, seat, *layout.square(number_of(space)).centre)
    for number, letter in enumerate(board.spaces):
        if letter in "RX" and number not in absent:
            box, inset = layout.square(number), _TREASURE_AT * layout.unit
            yield pictures.treasure(box.right - inset, box.y + inset)
    if board.union is not None:
        yield pictures.union(*layout.square(number_of(board.union)).centre)


def _piece(pictures: MapPictures, layout: Layout, number: int, letter: str) -> Placed:
    centre = layout.square(number).centre
    if letter == "#":
        return pictures.catastrophe(*centre)
    return pictures.tile(COLOURS[LETTERS.index(letter.lower())], *centre)
