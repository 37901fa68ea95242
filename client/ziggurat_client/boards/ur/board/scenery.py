"""What is on show of Ur: the position as far as the story has been told."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ziggurat.games.game import View
from ziggurat.games.ur.position import NOBODY, Position
from ziggurat.games.ur.swapping import exchange
from ziggurat.games.ur.tiles import Tile
from ziggurat_client.boards.story.scenery import Scenery
from ziggurat_client.boards.ur.board.layout import Layout


class UrScenery(Scenery[Layout]):
    """The stage of a story of Ur. `hidden` are the squares, and MARKET, whose tiles are on their way."""

    hidden: set[int]
    position: Position

    @property
    def on_show(self) -> object:
        return self.position

    def show(self, view: View[Any, Any]) -> None:
        self.position = view.public
        self.hidden = set()

    def set_cubes(self, square: int, owner: int, count: int) -> None:
        """Show `count` cubes of `owner` on a square; with none it is free."""
        owners, cubes = list(self.position.owners), list(self.position.cubes)
        owners[square], cubes[square] = (owner if count else NOBODY), count
        self.position = replace(self.position, owners=tuple(owners), cubes=tuple(cubes))

    def change_supply(self, seat: int, by: int) -> None:
        """Show that cubes came to a supply or left it."""
        supplies = list(self.position.supplies)
        supplies[seat] += by
        self.position = replace(self.position, supplies=tuple(supplies))

    def raise_ziggurat(self, square: int, seat: int, stock: int) -> None:
        """Show a ziggurat of `seat`; `stock` are left."""
        ziggurats = list(self.position.ziggurats)
        ziggurats[square] = seat
        self.position = replace(self.position, ziggurats=tuple(ziggurats), stock=stock)

    def exchange(self, seat: int, square: int | None, taken: Tile, given: Tile) -> None:
        """Show `taken` in the hand of `seat` and `given` on the square, or in the market if that is None."""
        self.position = exchange(self.position, seat, square, taken, given)
