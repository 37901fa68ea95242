"""What stands beside the map of Civilization: the nations below each other, and how one wins where there is room."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat.games.civilization.position import Board, CivilizationOptions
from ziggurat.games.civilization.succession import FINISH, goal_of
from ziggurat_client.art import tones
from ziggurat_client.art.panels import STRIP_PANEL
from ziggurat_client.boards.civilization.players.panels import nation_panel
from ziggurat_client.boards.civilization.players.plan import NationLayout
from ziggurat_client.boards.civilization.players.standing import standing_of
from ziggurat_client.boards.seats.company import Company
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Line, Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words

_AIM: Final = 152.0
"""How high the words about winning are at least, and at most."""


def nations(layout: NationLayout, board: Board, company: Company) -> Iterator[Piece]:
    """The nations, if they are not behind their tab, in the state on show.

    Panels of the game's own, and no `seat_column`: a strip says what each still owes.
    """
    column = layout.column
    if column is None:
        return
    words, points_right = company.words, column.boxes[0].x < layout.places.board.x
    for seated in company.seated():
        standing = standing_of(board, seated, company)
        yield from nation_panel(column.boxes[seated.seat], standing, words, points_right=points_right)
    below = layout.below_nations
    if below is not None and below.height >= _AIM:
        yield from _aim(below._replace(y=below.bottom - _AIM, height=_AIM), board.options, words)


def _aim(box: Box, options: CivilizationOptions, words: Words) -> Iterator[Piece]:
    """How one wins."""
    yield Panel(box, STRIP_PANEL)
    room = box.inset(24, 14)
    head, text = words.say("civilization.seat.to_win"), _how(options, words)
    yield Line(room._replace(height=28), head, 20, tones.TEXT_HEAD, "bold")
    yield Paragraph(room._replace(y=room.y + 34, height=room.height - 34), text, 18)


def _how(options: CivilizationOptions, words: Words) -> str:
    """What whoever wins has done (13)."""
    if options.is_full:
        last = goal_of(options)
        key = "full" if last == FINISH else "shortened"
        return words.say(f"civilization.seat.to_win.{key}", square=last)
    if options.has_cards:
        return words.say("civilization.seat.to_win.first_societies", count=options.victory_cards)
    return words.say(f"civilization.seat.to_win.{options.mode}")
