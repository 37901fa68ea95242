"""Seven at a table: in its room, on its card in the lobby and in the ranking all of them are seen at once."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

import pygame
import pytest
from msgspec.structs import replace

from client.server_double import US, card, table
from market.registered import registered
from market.rules import MARKET
from ziggurat.games.game import Standing
from ziggurat.wire.messages import SeatState
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.kept.level_wins import LevelWins
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.scenes.result.places import result_places
from ziggurat_client.scenes.room.colours import ColourChoice
from ziggurat_client.scenes.room.places import room_places
from ziggurat_client.scenes.room.requests import RoomRequests
from ziggurat_client.scenes.room.seats import RoomSeats
from ziggurat_client.ui.emblem import paint_no_emblem
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.seat_panel import TEXT_X, height
from ziggurat_client.ui.standing_row import PlayerStanding, standing_row
from ziggurat_client.ui.table_card import LEAST_HEIGHT, LEAST_WIDTH, Course, card_pieces
from ziggurat_client.window.screen import Box, Screen
from ziggurat_client.window.viewport import GRID, Extent
from ziggurat_client.wording.words import Words

NAMES = ("Ninsun", "Kubaba", "Tariq", "Amélie", "Enlil", "Marek", "Zahra")
SEVEN = (
    SeatState(US, NAMES[0], ready=True, here=True),
    *(SeatState(f"p{number}", name, ready=number % 2 == 0, here=True) for number, name in enumerate(NAMES[1:4], 7)),
    SeatState("bot", NAMES[4], level="merchant", ready=True, here=True),
    SeatState("p12", NAMES[5], here=True),
    SeatState(),
)
OPTIONS_HEIGHT = 700.0
windows = pytest.mark.parametrize(
    "screen",
    [Screen(1280, 720), Screen(1280, 720, zoom=1.5), Screen(1920, 1080)],
    ids=["720p", "150 %", "1080p"],
)


@pytest.fixture
def record() -> Iterator[TableRecord]:
    """A table for seven that we host."""
    with registered():
        seats = tuple(replace(seat, colour=number) for number, seat in enumerate(SEVEN))
        yield TableRecord(table(game=MARKET.id, seats=seats, your_seats=(0,)))


NO_WINS: Final = LevelWins(Path("no such folder"))


def room_seats(record: TableRecord, screen: Screen) -> list[Piece]:
    """The seats of the room of that table in French, where a window of that size has them."""
    seen = screen.visible
    box = room_places(Extent(seen.width, seen.height), 7, OPTIONS_HEIGHT).seats
    levels, requests = ("apprentice", "merchant"), RoomRequests(lambda make: None, record.code)
    colours, scale = ColourChoice(3, lambda seat, colour: None), screen.scale
    return RoomSeats(
        box, record, True, levels, Words("fr"), NO_WINS, requests, lambda seat: None, colours, scale
    ).pieces()


def rows(width: Extent) -> list[Piece]:
    """The ranking of seven in a window that shows so much."""
    return [
        standing_row(
            box,
            PlayerStanding(Standing(seat, seat + 1, 60 - seat), name, 60 - seat, "points", "vous", bot=seat == 4),
            no_points,
        )
        for seat, (box, name) in enumerate(zip(result_places(width, 7).rows, NAMES, strict=True))
    ]


def no_points(canvas: Canvas, standing: Standing, few: Box, whole: Box) -> None:
    """Paint nothing of what points are made of."""


def cuts(pieces: list[Piece], screen: Screen) -> list[str]:
    """The texts of which only the beginning is shown."""
    pictures = Pictures()
    return [cut.text for piece in pieces for cut in piece.cuts(screen, pictures)]


@windows
def test_in_the_room_nothing_of_seven_is_cut(record: TableRecord, screen: Screen) -> None:
    assert cuts(room_seats(record, screen), screen) == []


@windows
def test_in_the_room_no_button_leaves_its_seat_or_lies_over_a_mark(record: TableRecord, screen: Screen) -> None:
    pieces = room_seats(record, screen)
    seats = [piece.box for piece in pieces if piece.box.x == pieces[0].box.x]
    others = [piece.box for piece in pieces if piece.box not in seats]
    assert len(seats) == 7
    for box in others:
        assert any(seat.y <= box.y and box.bottom <= seat.bottom and box.right <= seat.right for seat in seats)
        assert box.x >= seats[0].x + TEXT_X


def test_the_seats_of_seven_take_no_more_room_than_those_of_four() -> None:
    assert height(7) <= height(4)


def test_room_and_result_of_seven_are_seen_at_once_on_the_usual_screen() -> None:
    assert room_places(GRID, 7, OPTIONS_HEIGHT).least_height <= GRID.height
    assert result_places(GRID, 7).least_height <= GRID.height


@pytest.mark.parametrize("seat", range(7))
def test_the_card_of_seven_shows_whether_a_seat_is_open(seat: int) -> None:
    seats = tuple(replace(SEVEN[0], name=NAMES[number]) for number in range(7))
    opened = (*seats[:seat], SeatState(), *seats[seat + 1 :])
    box = Box(0, 0, LEAST_WIDTH, LEAST_HEIGHT)
    marks = pygame.Rect(10, 140, LEAST_WIDTH - 20, 36)
    assert card_picture(box, seats).subsurface(marks).copy().get_buffer().raw != (
        card_picture(box, opened).subsurface(marks).copy().get_buffer().raw
    )


def card_picture(box: Box, seats: tuple[SeatState, ...]) -> pygame.Surface:
    """A table's card as it is drawn in a box at the screen's corner."""
    surface, screen, pictures = pygame.Surface((1920, 1080)), Screen(1920, 1080), Pictures()
    course = Course(None, lambda: None, ours=False)
    for piece in card_pieces(box, card(game=MARKET.id, seats=seats), paint_no_emblem, course, Words("fr")):
        picture, left, top = piece.placed(screen, pictures)
        surface.blit(picture, (left, top), special_flags=pygame.BLEND_PREMULTIPLIED)
    return surface


@windows
def test_the_rows_of_a_ranking_of_seven_lie_apart_and_cut_no_name(screen: Screen) -> None:
    seen = screen.visible
    pieces = rows(Extent(seen.width, seen.height))
    assert all(upper.box.bottom < lower.box.y for upper, lower in pairwise(pieces))
    assert cuts(pieces, screen) == []
