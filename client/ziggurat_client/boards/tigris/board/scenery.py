"""What is on show of the map: the state as far as the story has been told."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from ziggurat.games.game import Seat, View
from ziggurat.games.tigris.colours import INDEX, Colour
from ziggurat.games.tigris.events import FinalCount, SideName
from ziggurat.games.tigris.position import Board, BuiltMonument, Conflict, Screened, Shown
from ziggurat.games.tigris.spaces import Space, number_of
from ziggurat_client.boards.story.scenery import Scenery
from ziggurat_client.boards.tigris.board.layout import Layout
from ziggurat_client.boards.tigris.board.progress import Progress


class TigrisScenery(Scenery[Layout]):
    """The stage of a story. `own` lies behind the viewer's screen, None for whoever only looks on. `absent` are the
    spaces, by their numbers, whose pieces are on their way, and `opened` what lay behind the screens that have been
    opened so far, by seat.

    It is large because it has a change for every kind of event.
    """

    shown: Shown
    own: Screened | None
    absent: frozenset[int] = frozenset()
    progress = Progress()
    opened: Mapping[Seat, Screened] = MappingProxyType({})

    @property
    def board(self) -> Board:
        """What lies open to everyone."""
        return self.shown.board

    @property
    def on_show(self) -> object:
        return self.shown, self.own, tuple(self.opened)

    def show(self, view: View[Any, Any]) -> None:
        self.shown, self.own, self.absent = view.public, view.private, frozenset()
        self.progress, self.opened = Progress(), {}

    # ------------------------------------------------------------------ what a story changes

    def put(self, space: Space, letter: str) -> None:
        """Show these contents of a space."""
        self._change(self.board.with_contents({number_of(space): letter}))

    def lead(self, seat: Seat, color: Colour, space: Space | None) -> None:
        """Show a leader there, or in the supply."""
        self._change(self.board.with_leader(seat, INDEX[color], space))

    def strike(self, seat: Seat, space: Space) -> None:
        """Show a catastrophe of a seat on a space."""
        left = self.board.catastrophes
        spent = (*left[:seat], left[seat] - 1, *left[seat + 1 :])
        self._change(replace(self.board.with_contents({number_of(space): "#"}), catastrophes=spent))

    def unite(self, space: Space | None) -> None:
        """Show the marker on a space, or nowhere."""
        self._change(replace(self.board, union=space))

    def fight(self, conflict: Conflict | None) -> None:
        """Show a conflict from its beginning, or none."""
        self._change(replace(self.board, conflict=conflict))
        self.progress = Progress()

    def open(self, share: float) -> None:
        """Show so much of the band, 0 to 1."""
        self.progress = dataclasses.replace(self.progress, opened=share)

    def count(self, share: float) -> None:
        """Show both strengths on the map counted so far, 0 to 1."""
        self.progress = dataclasses.replace(self.progress, counted=share)

    def win(self, seat: Seat) -> None:
        """Show who has won the conflict."""
        self.progress = dataclasses.replace(self.progress, victor=seat)

    def reinforce(self, side: SideName, count: int) -> None:
        """Show what a side of the conflict has added."""
        conflict = self.board.conflict
        if side == "defender":
            self.progress = dataclasses.replace(self.progress, answer=count)
        elif conflict is not None:
            self._change(replace(self.board, conflict=replace(conflict, commitment=count)))

    def count_bag(self, bag: int) -> None:
        """Show how many tiles the bag has."""
        self.shown = replace(self.shown, bag=bag)

    def raise_monument(self, built: BuiltMonument, changed: dict[int, str]) -> None:
        """Show a monument on its turned tiles."""
        board = self.board.with_contents(changed)
        self._change(replace(board, monuments=(*board.monuments, built)))

    def count_hand(self, seat: Seat, by: int, bag: int | None = None) -> None:
        """Show that tiles came to a hand or left it, and how many the bag has."""
        hands = self.shown.hands
        changed = (*hands[:seat], hands[seat] + by, *hands[seat + 1 :])
        self.shown = replace(self.shown, hands=changed, bag=self.shown.bag if bag is None else bag)

    def gain(self, seat: Seat, color: Colour, amount: int) -> None:
        """Show what came behind the viewer's screen."""
        own = self.own
        if own is not None and seat == self.viewer:
            points = list(own.points)
            points[INDEX[color]] += amount
            self.own = replace(own, points=tuple(points))

    def unveil(self, count: FinalCount) -> None:
        """Show what lay behind a seat's screen."""
        self.opened = {**self.opened, count.seat: Screened("", count.points, count.treasures)}

    def _change(self, board: Board) -> None:
        self.shown = replace(self.shown, board=board)
