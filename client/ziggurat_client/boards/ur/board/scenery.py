"""What is on show: the position as far as the story has been told, and what moves over the board."""

from __future__ import annotations

from msgspec.structs import replace

from ziggurat.games.game import Viewer
from ziggurat.games.ur.position import NOBODY, Position
from ziggurat.games.ur.tiles import Tile
from ziggurat_client.boards.ur.board.layout import Layout
from ziggurat_client.stage.flight import Flyer
from ziggurat_client.stage.particles import Particles
from ziggurat_client.stage.telling import Telling
from ziggurat_client.ui.piece import Easel


class Scenery:
    """The stage of the story. Clips change it step by step; it ends exactly at the newest position.

    `viewer` is whom the story is told, and `telling` how; it may be changed between stories. `fading` says how much of
    the picture before still shines through, 0 to 1.
    """

    def __init__(
        self, position: Position, layout: Layout, viewer: Viewer = None, telling: Telling | None = None
    ) -> None:
        self.position = position
        self.layout = layout
        self.viewer = viewer
        self.telling = telling or Telling()
        self.fading = 0.0
        self.hidden: set[int] = set()
        self.flyers: list[Flyer] = []
        self.particles = Particles()
        self.shake = (0.0, 0.0)

    @property
    def lively(self) -> bool:
        """Whether something moves that no clip moves."""
        return self.particles.flying

    def settle(self, position: Position) -> None:
        """The story is told: this is the truth."""
        self.position = position
        self.hidden.clear()
        self.flyers.clear()
        self.fading = 0.0
        self.stand_still()

    def stand_still(self) -> None:
        """The board does not shake any more."""
        self.shake = (0.0, 0.0)

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
        hands, tiles, market = list(self.position.hands), list(self.position.tiles), self.position.market
        hands[seat] = taken
        if square is None:
            market = (*market[1:], given)
        else:
            tiles[square] = given
        self.position = replace(self.position, hands=tuple(hands), tiles=tuple(tiles), market=market)

    def update(self, elapsed: float) -> None:
        """Let `elapsed` seconds pass for what no clip moves."""
        self.particles.update(elapsed)

    def draw(self, easel: Easel) -> None:
        """Draw what moves."""
        for flyer in self.flyers:
            flyer.draw(easel)
        self.particles.draw(easel.surface, easel.screen)
