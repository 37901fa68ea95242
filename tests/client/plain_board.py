"""A board of any game in plain words: who sits there, and what one may do, as a list of buttons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pygame

from ziggurat.games.game import Action, Game
from ziggurat_client.boards.board import BoardView, Desk
from ziggurat_client.boards.places import USUAL, Places
from ziggurat_client.boards.seats.column import seat_column
from ziggurat_client.boards.seats.company import Company
from ziggurat_client.boards.seats.layout import SeatLayout
from ziggurat_client.input.intentions import Scope
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.network.table_record import Happening, Moment
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.piece import Easel, Piece
from ziggurat_client.ui.text import Line
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.log_line import LogLine, TextRun

ROW = 48.0
MOST_BUTTONS = 12


class PlainBoard(BoardView):
    """Shows a match of one game in words, and lets one do the first things of those that one may."""

    def __init__(self, game: Game[Any, Any, Any], desk: Desk, moment: Moment) -> None:
        super().__init__(desk)
        self._game = game
        self._moment = moment
        self._places = USUAL

    @property
    def title(self) -> str:
        return self._game.id

    @property
    def choices(self) -> tuple[Action, ...]:
        """What the buttons do, from the first to the last."""
        return tuple(self._game.candidates(self._moment.view))[:MOST_BUTTONS]

    def tell(self, happening: Happening) -> None:
        self._moment = happening.moment
        self.desk.changed()

    def recall(self, told: Sequence[Happening]) -> None:
        return

    def lines(self, happening: Happening) -> tuple[LogLine, ...]:
        told = (msgspec.json.encode(event).decode() for event in happening.events)
        return tuple(LogLine(happening.actor, (TextRun(text),)) for text in told)

    def refusal(self, code: str, rule: str, params: dict[str, str | int]) -> str | None:
        return f"{code} {rule}"

    def arrange(self, places: Places) -> None:
        self._places = places

    def status(self, box: Box) -> Sequence[Piece]:
        span = self._game.span(self._moment.view.public)
        return [Line(box, f"{span.round} {span.phase}")]

    def pieces(self) -> Sequence[Piece]:
        return list(self._compose())

    def _compose(self) -> Iterator[Piece]:
        places = self._places
        if places.actions is not None:
            for number, action in enumerate(self.choices):
                box = _row(places.actions, number)
                label = msgspec.json.encode(action).decode()
                yield Button(f"choice {number}", box, label, lambda action=action: self.desk.act(action))
        desk = self.desk
        company = Company(desk.words, desk.players(), desk.viewer, self._moment.due.seats)
        yield from seat_column(self._layout, company, lambda seat: (None, ()))

    @property
    def _layout(self) -> SeatLayout:
        return SeatLayout(len(self.desk.players()), places=self._places)

    @property
    def actions_height(self) -> float:
        return ROW * MOST_BUTTONS

    def clock_place(self, seat: int) -> Box | None:
        return self._layout.clock(seat)

    def seat_place(self, seat: int) -> Box | None:
        return self._layout.panel(seat)

    @property
    def scopes(self) -> tuple[Scope, ...]:
        return ()

    def handle(self, event: pygame.Event, point: tuple[float, float] | None) -> bool:
        return False

    def back(self) -> bool:
        return False

    def advise(self, action: Action) -> str:
        return str(action)

    def point_out(self, places: frozenset[int]) -> bool:
        return False

    @property
    def animating(self) -> bool:
        return False

    @property
    def wakes_in(self) -> float | None:
        return None

    def update(self, elapsed: float) -> None:
        return

    def skip(self) -> None:
        return

    def draw_over(self, easel: Easel) -> None:
        return

    def keys(self) -> tuple[KeyHint, ...]:
        return ()


def _row(place: Box, number: int) -> Box:
    return Box(place.x, place.y + number * ROW, place.width, ROW - 4)
