"""All players beside a board: who is "you", who is awaited, and what stands behind a tab."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ziggurat_client.boards.places import USUAL, Places
from ziggurat_client.boards.seats.column import SeatColumn
from ziggurat_client.wording.sitters import Player
from ziggurat_client.wording.words import Words

PLAYERS = tuple(Player(name, "", bot=False) for name in ("Ninsun", "Enlil", "Kubaba"))
BEHIND = replace(USUAL, players=None)


def column(places: Places = USUAL) -> SeatColumn:
    """Three players, of whom we are the second."""
    return SeatColumn(places, PLAYERS, 1, Words("en"))


def appearances(of: SeatColumn) -> list[Any]:
    """What the pictures of the players show while the third is awaited."""
    pieces = of.pieces((2,), lambda seat: (None, (f"fact {seat}",)))
    return [piece.appearance() for piece in pieces]


def test_only_the_viewer_is_called_you() -> None:
    you = Words("en").say("game.you")
    assert [you in str(appearance) for appearance in appearances(column())] == [False, True, False]


def test_every_player_is_shown_with_the_facts_of_their_seat() -> None:
    shown = zip(appearances(column()), PLAYERS, strict=True)
    assert all(
        player.name in str(appearance) and f"fact {seat}" in str(appearance)
        for seat, (appearance, player) in enumerate(shown)
    )


def test_nobody_and_no_clock_is_shown_behind_a_tab() -> None:
    assert appearances(column(BEHIND)) == []
    assert column(BEHIND).clock(0) is None


def test_every_player_has_a_clock_in_their_place() -> None:
    assert len({column().clock(seat) for seat in range(3)}) == len(PLAYERS)
