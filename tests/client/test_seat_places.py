"""The players beside a board: all of them in their place, with as much about each as there is room for."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.places import SMALLEST, places_in
from ziggurat_client.boards.seats.pieces import SeatAppearance, clock_in, seat_pieces
from ziggurat_client.boards.seats.places import ROW, SeatPlaces, Style, seat_places
from ziggurat_client.boards.shapes import WIDE
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import GRID, Extent
from ziggurat_client.wording.sitters import Player
from ziggurat_client.wording.words import LANGUAGES, Words

STYLES: tuple[Style, ...] = ("line", "row", "panel")
ZOOMED = Extent(1280, 720)
"""What is seen of the screen at 150 % in a window of 1280 × 720."""
PLACES = st.builds(Box, st.just(24.0), st.just(96.0), st.floats(300, 560), st.floats(320, 2000))
SEATS = st.integers(2, 7)


def shown_in(extent: Extent, seats: int) -> SeatPlaces:
    """The seats beside a wide board on a screen of that extent."""
    place = places_in(extent, "players", WIDE).players
    assert place is not None
    return seat_places(place, seats)


@given(PLACES, SEATS)
def test_all_stand_below_each_other_in_their_place(place: Box, seats: int) -> None:
    boxes = seat_places(place, seats).boxes
    assert len(boxes) == seats
    assert boxes[0].y == place.y
    assert boxes[-1].bottom <= place.bottom + 1e-6
    assert all(upper.bottom < lower.y for upper, lower in pairwise(boxes))


@given(PLACES, SEATS)
def test_every_clock_lies_in_its_seat(place: Box, seats: int) -> None:
    found = seat_places(place, seats)
    for box in found.boxes:
        clock = clock_in(box, found.style)
        assert clock.x >= box.x
        assert clock.y >= box.y
        assert clock.right <= box.right
        assert clock.bottom <= box.bottom


@given(PLACES, SEATS, st.floats(0, 500))
def test_more_room_never_shows_less(place: Box, seats: int, more: float) -> None:
    higher = place._replace(height=place.height + more)
    assert STYLES.index(seat_places(higher, seats).style) >= STYLES.index(seat_places(place, seats).style)


@given(PLACES, st.integers(2, 6))
def test_more_seats_never_have_more_room_each(place: Box, seats: int) -> None:
    few, many = seat_places(place, seats), seat_places(place, seats + 1)
    assert STYLES.index(many.style) <= STYLES.index(few.style)
    assert many.boxes[0].height <= max(few.boxes[0].height, ROW)


@pytest.mark.parametrize(
    ("extent", "seats", "style"),
    [
        (GRID, 4, "panel"),
        (GRID, 5, "row"),
        (GRID, 7, "row"),
        (ZOOMED, 7, "row"),
        (SMALLEST, 4, "row"),
        (SMALLEST, 7, "line"),
    ],
)
def test_seats_are_panels_rows_or_lines_by_the_room_there_is(extent: Extent, seats: int, style: Style) -> None:
    assert shown_in(extent, seats).style == style


@pytest.mark.parametrize("name", ["Enheduannaki", "Nebuchadnezz"])
@pytest.mark.parametrize("bot", [False, True])
@pytest.mark.parametrize("seats", [2, 4, 7])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_of_twelve_letters_is_whole_beside_a_wide_board_in_a_window_of_720_lines(
    name: str, bot: bool, seats: int, language: str
) -> None:
    shown = shown_in(GRID, seats)
    scale = 720 / GRID.height
    canvas = Canvas(GRID.width, GRID.height, scale)
    appearance = SeatAppearance(0, Player(name, "", bot), 17, tag="" if bot else Words(language).say("game.you"))
    whole, *_ = seat_pieces(shown.boxes[0], shown.style, appearance)
    whole.paint(canvas, whole.box.x, whole.box.y)
    assert [cut.text for cut in canvas.cuts] == []
