"""All players beside a board: who is "you", who is awaited, and what stands behind a tab."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ziggurat_client.boards.places import USUAL, Places
from ziggurat_client.boards.seats.column import seat_column
from ziggurat_client.boards.seats.company import Company
from ziggurat_client.boards.seats.layout import SeatLayout
from ziggurat_client.wording.sitters import Player
from ziggurat_client.wording.words import Words

PLAYERS = tuple(Player(name, "", bot=False) for name in ("Ninsun", "Enlil", "Kubaba"))
BEHIND = replace(USUAL, players=None)


def layout(places: Places = USUAL) -> SeatLayout:
    """The places of three players."""
    return SeatLayout(len(PLAYERS), places=places)


def appearances(of: SeatLayout) -> list[Any]:
    """What the pictures of the players show while the third is awaited; we are the second."""
    pieces = seat_column(of, Company(Words("en"), PLAYERS, 1, (2,)), lambda seat: (None, (f"fact {seat}",)))
    return [piece.appearance() for piece in pieces]


def test_only_the_viewer_is_called_you() -> None:
    you = Words("en").say("game.you")
    assert [you in str(appearance) for appearance in appearances(layout())] == [False, True, False]


def test_every_player_is_shown_with_the_facts_of_their_seat() -> None:
    shown = zip(appearances(layout()), PLAYERS, strict=True)
    assert all(
        player.name in str(appearance) and f"fact {seat}" in str(appearance)
        for seat, (appearance, player) in enumerate(shown)
    )


def test_who_is_awaited_who_is_you_and_who_comes_next_is_said_of_each_seat() -> None:
    seated = Company(Words("en"), PLAYERS, 1, (2, 0), following=1).seated()
    assert [(each.seat, each.active, each.mine, each.follows) for each in seated] == [
        (0, True, False, False),
        (1, False, True, True),
        (2, True, False, False),
    ]


def test_nobody_and_no_clock_is_shown_behind_a_tab() -> None:
    assert appearances(layout(BEHIND)) == []
    assert layout(BEHIND).clock(0) is None


def test_every_player_has_a_clock_in_their_place() -> None:
    assert len({layout().clock(seat) for seat in range(3)}) == len(PLAYERS)
