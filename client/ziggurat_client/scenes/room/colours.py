"""The colours among which a seat's is chosen in the room: which are free, and who has the others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from ziggurat.bounds import COLOURS
from ziggurat.games.game import Seat
from ziggurat_client.art.palette import MARKS
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.ui.colour_chip import ColourChip, Standing
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.seats import is_open
from ziggurat_client.wording.words import Words

_GAP: Final = 6.0
_SIDES: Final = (40.0, 34.0, 28.0)
"""How large a chip is, if there is room."""


def chips_width(room: float) -> float | None:
    """How wide all chips are in so much room; None if they have no place in it."""
    return next((wide for wide in map(_width, _SIDES) if wide <= room), None)


LEAST_WIDTH: Final = COLOURS * (_SIDES[-1] + _GAP) - _GAP
"""How wide all chips are at least."""


@dataclass(frozen=True)
class ColourChoice:
    """What one can choose: `usual` is the colour that we have wherever it is free, if there is one.

    `choose` is called with a seat and a colour.
    """

    usual: int | None
    choose: Callable[[Seat, int], None]


def colour_chips(box: Box, record: TableRecord, seat: Seat, words: Words, choice: ColourChoice) -> list[Piece]:
    """A chip for each colour, in the middle of a box that is as wide as `chips_width` says."""
    side = (box.width + _GAP) / COLOURS - _GAP
    holders = _holders(record, seat)
    pieces: list[Piece] = []
    for colour in range(COLOURS):
        standing: Standing = "chosen" if record.colours[seat] == colour else "taken" if colour in holders else "free"
        key = f"room.colour.{standing}{'.usual' if _is_own(record, seat) and colour == choice.usual else ''}"
        remark = words.say(key, mark=words.say(f"seat_mark.{MARKS[colour]}"), name=holders.get(colour, ""))
        place = Box(box.x + colour * (side + _GAP), box.y + (box.height - side) / 2, side, side)
        pressed = partial(choice.choose, seat, colour)
        pieces.append(ColourChip(f"colour {seat} {colour}", place, box, colour, standing, remark, pressed))
    return pieces


def may_be_usual(record: TableRecord, seat: Seat, colour: int) -> bool:
    """Whether whoever chooses that colour there chooses it for themselves, and can have it."""
    return _is_own(record, seat) and colour not in _holders(record, seat)


def _is_own(record: TableRecord, seat: Seat) -> bool:
    """Whether we sit there ourselves, and no guest of ours does."""
    return seat in record.table.your_seats and not record.table.seats[seat].guest


def _holders(record: TableRecord, seat: Seat) -> dict[int, str]:
    """Who has which of the colours that this seat cannot have: an open seat would trade its own."""
    seats = enumerate(zip(record.table.seats, record.colours, strict=True))
    return {colour: state.name or "" for number, (state, colour) in seats if number != seat and not is_open(state)}


def _width(side: float) -> float:
    return COLOURS * (side + _GAP) - _GAP
