"""Matches of Civilization put on stage, for pictures of the game screen in every phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ziggurat.certainty import of_type
from ziggurat.games.civilization.areas import NUMBER_OF
from ziggurat.games.civilization.nations import NationId
from ziggurat.games.civilization.position import CivilizationOptions, Fight, Position
from ziggurat.games.civilization.rules import Civilization
from ziggurat.games.game import Seat
from ziggurat_client.boards.civilization.choosing.map_place import MapPlace
from ziggurat_client.boards.civilization.choosing.modes import Adjust, Choose, Command, Name, Press
from ziggurat_client.boards.civilization.land.reading import SPOTS
from ziggurat_client.boards.civilization.view import CivilizationBoardView
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.staging.civilization_positions import NOMADS, SEVEN, THREE, position_of
from ziggurat_client.staging.person import bring_up
from ziggurat_client.staging.staged_match import StagedMatch

if TYPE_CHECKING:
    from ziggurat_client.app import App

RULES: Final = Civilization()
_SEVEN: Final[tuple[NationId, ...]] = ("thrace", "asia", "babylon", "crete", "egypt", "africa", "illyria")
_MARKERS: Final = (6, 8, 8, 9, 9, 7, 7)


def _fighting() -> Position:
    """Three nations in an area for two, of which two are left."""
    nations = {**SEVEN, "asia": SEVEN["asia"].replace("sophene 2", "sophene 2, assur 1")}
    nations["babylon"] = nations["babylon"].replace("assur 2", "assur 1")
    position = position_of(nations, _SEVEN, "conflicts", owing=(1, 2), markers=_MARKERS)
    fight = Fight(NUMBER_OF["assur"], ((1,), (2,)), 0)
    return replace(position, board=replace(position.board, fight=fight))


MOVING: Final = position_of(SEVEN, _SEVEN, "movement", mover=1, markers=_MARKERS)
"""Seven nations; it is for us to move."""
WATCHING: Final = position_of(SEVEN, _SEVEN, "movement", mover=0, markers=_MARKERS)
"""Another nation moves before us."""
FOUNDING: Final = position_of(
    THREE, ("egypt", "asia", "illyria"), "cities", turn=7, owing=(1, 2), answered=(0,), markers=(7, 6, 7)
)
"""Three nations; cities are asked for, and one has answered."""
BESIEGING: Final = position_of(
    {**SEVEN, "asia": SEVEN["asia"].replace("sophene 2", "sophene 2, mari 7").replace("kanesh 5", "kanesh 1")},
    _SEVEN,
    "movement",
    mover=1,
    markers=_MARKERS,
)
"""We stand before a city with seven tokens."""
GROWING: Final = position_of(
    {**SEVEN, "asia": SEVEN["asia"].replace("hattusas 4", "hattusas 14").replace("kanesh 5", "kanesh 20")},
    _SEVEN,
    "expansion",
    owing=(1, 2),
    answered=(0,),
    markers=_MARKERS,
)
"""Our stock is too small for all that could grow."""
STANDING_STILL: Final = _fighting()
"""A fight of ours stands still at the limit."""
REDUCING: Final = position_of(
    {**SEVEN, "asia": "hattusas 2, kanesh 3; gordion, tarsus, trapezus; "}, _SEVEN, "support", owing=(1,)
)
"""Our cities have too few tokens."""
NAMING: Final = RULES.setup(7, CivilizationOptions(), 4)
"""Nations are chosen."""
SHIPPING: Final = position_of(SEVEN, _SEVEN, "ships", owing=(1, 3, 4), answered=(0, 2), markers=_MARKERS)
"""Ships are asked for."""
ROAMING: Final = position_of(NOMADS, ("thrace", "asia", "crete", "egypt"), "movement", mode="nomads", turn=5, mover=1)
"""Four nations of nomads; it is for us to move."""


class Scene:
    """The game screen of a staged match, and what its person does there."""

    def __init__(self, app: App, position: Position, seat: Seat | None = 1) -> None:
        self.app = app
        self.match = StagedMatch(app, RULES, position, position.board.seats, seat)
        self.match.open()
        game = of_type(GameScene, app.scene)
        self.view = of_type(CivilizationBoardView, game.view)

    def give(self, *commands: Command) -> Scene:
        """Give these commands, one after the other."""
        for command in commands:
            self.view.command(command)
        return self

    def look(self, area: str, steps: int) -> Scene:
        """Look at an area, so many steps of the zoom nearer."""
        lens, spot = self.view.scenery.lens, SPOTS[NUMBER_OF[area]].middle
        lens.look_at(*spot)
        lens.zoom(steps, lens.goal.on_screen(*spot))
        self.app.turn(patience=0.001)
        lens.update(1.0)
        return self

    def point(self, area: str) -> Scene:
        """Move the pointer to an area."""
        self.finish()
        bring_up(self.app, 0)
        self.match.hover(*self.view.grid.box_of(MapPlace(NUMBER_OF[area])).centre)
        return self

    def finish(self) -> Scene:
        """Have the whole ground that is in sight painted."""
        self.app.turn(patience=0.001)
        self.view.grid.finish()
        self.app.stack.redraw()
        return self


def _area(name: str) -> Choose:
    return Choose(NUMBER_OF[name])


def _moving(app: App) -> None:
    Scene(app, MOVING).finish()


def _in_hand(app: App) -> None:
    """Three tokens are led against two of another nation."""
    Scene(app, MOVING).give(_area("kanesh"), Adjust(-2)).point("sophene")


def _siege(app: App) -> None:
    """Seven tokens before a city, looked at closely."""
    Scene(app, BESIEGING).look("assur", 3).point("mari")


def _planning(app: App) -> None:
    scene = Scene(app, WATCHING)
    scene.give(_area("kanesh"), Adjust(-3), _area("lycaonia"), _area("sinope"), _area("paphlagonia")).finish()


def _founding(app: App) -> None:
    Scene(app, FOUNDING).give(Press.NONE, _area("hattusas")).point("lesser_armenia")


def _growing(app: App) -> None:
    Scene(app, GROWING).finish()


def _standing_still(app: App) -> None:
    Scene(app, STANDING_STILL).finish()


def _reducing(app: App) -> None:
    Scene(app, REDUCING).give(_area("tarsus")).finish()


def _naming(app: App) -> None:
    seat = RULES.due(NAMING).seats[0]
    Scene(app, NAMING, seat).give(Name("egypt")).finish()


def _shipping(app: App) -> None:
    Scene(app, SHIPPING).give(_area("sinope")).finish()


def _roaming(app: App) -> None:
    Scene(app, ROAMING).give(_area("hattusas")).finish()


def _watched(app: App) -> None:
    Scene(app, MOVING, seat=None).finish()


CIVILIZATION_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "civilization_moving": _moving,
    "civilization_in_hand": _in_hand,
    "civilization_siege": _siege,
    "civilization_planning": _planning,
    "civilization_founding": _founding,
    "civilization_growing": _growing,
    "civilization_shipping": _shipping,
    "civilization_fighting_on": _standing_still,
    "civilization_reducing": _reducing,
    "civilization_naming": _naming,
    "civilization_nomads": _roaming,
    "civilization_watched": _watched,
}
"""The pictures, by name."""
