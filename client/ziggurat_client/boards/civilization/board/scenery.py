"""What is on show of Civilization, as far as its story has been told."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from ziggurat.games.civilization.areas import AreaNumber
from ziggurat.games.civilization.position import Board
from ziggurat.games.game import Event, Seat, View, Viewer
from ziggurat_client.boards.civilization.board.changes import changed
from ziggurat_client.boards.civilization.board.layout import Layout
from ziggurat_client.boards.civilization.land.reading import SIZE
from ziggurat_client.boards.civilization.placing.placing import piece_size
from ziggurat_client.boards.maps.lens import Lens
from ziggurat_client.boards.story.scenery import Scenery
from ziggurat_client.stage.telling import Telling

STUD: Final = 22.0
"""The side of a counter where the whole map is shown, in units of the screen."""
POP: Final = 0.25
"""How long a counter swells that has grown, in seconds."""


class CivilizationScenery(Scenery[Layout]):
    """The stage of a story: `board` is what lies open.

    `lens` is the part of the map that is looked at, and `stud` how large a counter is there, in units of the screen.
    `hidden` are counters on their way, by seat and area, with how many are missing there; `at_sea` is a ship on its
    way, as its seat and its place among the four. `contested` is where a fight is being told, and `markers` say how far
    the markers on their way have come on the table of succession, by seat. `reached` are the areas over which the light
    of a calamity has come. Where the board `has_hall`, advances are bought and cards laid down in a hall of their own
    in place of the map.

    It is large because so many things are on show at once, each with a line or two.
    """

    board: Board
    hidden: Mapping[tuple[Seat, AreaNumber], int]
    contested: AreaNumber | None
    markers: Mapping[Seat, float]
    at_sea: tuple[Seat, int] | None
    reached: tuple[AreaNumber, ...]

    def __init__(
        self, view: View[Any, Any], layout: Layout, viewer: Viewer = None, telling: Telling | None = None
    ) -> None:
        self.has_hall = False
        self.lens = Lens(layout.map, SIZE, moves=lambda: not self.telling.reduced)
        super().__init__(view, layout, viewer, telling)

    @property
    def stud(self) -> float:
        """The side of a counter in the zoom that is looked at, in units of the screen."""
        return STUD * self.layout.unit * piece_size(self.lens.goal.zoom, 1.0, self.layout.seats)

    @property
    def look(self) -> object:
        """Everything that the picture of the map depends on."""
        swollen = tuple((key, round(4 * seconds / POP)) for key, seconds in self._swelling.items())
        return self.board, tuple(self.hidden.items()), self.at_sea, self.contested, self.reached, swollen, self.layout

    @property
    def on_show(self) -> object:
        # Beside areas stand the buttons of a calamity, which move with the map.
        looked_at = self.lens.goal.zoom if self.board.strike is None else self.lens.goal
        return self.board, self.contested, tuple(self.markers.items()), looked_at

    def show(self, view: View[Any, Any]) -> None:
        self.board = view.public.board
        self.contested = None
        self.hidden = MappingProxyType({})
        self.at_sea = None
        self.reached = ()
        self.markers = MappingProxyType({})
        self._swelling: dict[tuple[Seat, AreaNumber], float] = {}

    # ------------------------------------------------------------------ what a story changes

    def happen(self, event: Event) -> None:
        """Show what an event has changed."""
        self.board = changed(self.board, event)
        self.markers = {seat: at for seat, at in self.markers.items() if at != self.board.nations[seat].marker}

    def swell(self, seat: Seat, area: AreaNumber) -> None:
        """A counter has grown, and is swollen for a moment."""
        self._swelling[seat, area] = POP

    def hide(self, seat: Seat, area: AreaNumber, count: int) -> None:
        """Show so many tokens fewer there, because they are on their way; 0: all of them again."""
        others = {key: missing for key, missing in self.hidden.items() if key != (seat, area)}
        self.hidden = {**others, (seat, area): count} if count else others

    def fight_in(self, area: AreaNumber | None) -> None:
        """Show that a fight is going on there, or nowhere."""
        self.contested = area

    def reach(self, areas: tuple[AreaNumber, ...]) -> None:
        """Show the light of a calamity on these areas."""
        self.reached = areas

    def advance(self, seat: Seat, square: float) -> None:
        """Show a marker on its way, between two squares."""
        self.markers = {**self.markers, seat: square}

    def set_sail(self, seat: Seat, number: int | None) -> None:
        """A ship, by its place among the four, is on its way and not where it was; None: it has come."""
        self.at_sea = None if number is None else (seat, number)

    # ------------------------------------------------------------------ what moves by itself

    def swollen(self, seat: Seat, area: AreaNumber) -> float:
        """How much a counter is swollen, 0 to 1."""
        return self._swelling.get((seat, area), 0.0) / POP

    @property
    def lively(self) -> bool:
        return bool(self._swelling) or self.lens.gliding or super().lively

    def update(self, elapsed: float) -> None:
        super().update(elapsed)
        self.lens.update(elapsed)
        left = ((key, seconds - elapsed) for key, seconds in self._swelling.items())
        self._swelling = {key: seconds for key, seconds in left if seconds > 0}
