"""All sets of a hand side by side, as the market, purchases and discards show them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ziggurat_client.art import tones
from ziggurat_client.boards.civilization.shelf.plan import set_places
from ziggurat_client.boards.civilization.shelf.set_piece import SetPiece
from ziggurat_client.boards.civilization.shelf.sets import CardSet, Kind, name_of
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Line
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words


def sets_shelf(
    box: Box, sets: Sequence[CardSet], words: Words, lay: Callable[[Kind, int], None] | None = None
) -> Iterator[Piece]:
    """The sets from left to right. `lay` is told of which kind how many cards are wanted; without it the cards are
    only looked at."""
    if not sets:
        yield Line(box, words.say("civilization.hand.empty"), 19, tones.TEXT_SOFT, "italic", "m")
    for place, held in zip(set_places(box, sets), sets, strict=True):
        name, note = words.say(name_of(held.kind)), words.say("civilization.hand.worthless")
        yield SetPiece(place, held, name, note, None if lay is None else _laying(lay, held.kind))


def _laying(lay: Callable[[Kind, int], None], kind: Kind) -> Callable[[int], None]:
    return lambda count: lay(kind, count)
