"""Everything on the map as pictures: the ground, the light on areas, what lies there, and what is being chosen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ziggurat.games.civilization.areas import AREAS, AreaNumber
from ziggurat.games.civilization.moving import range_of
from ziggurat.games.civilization.position import Board
from ziggurat.games.civilization.regions import closed_areas
from ziggurat.games.game import Seat
from ziggurat_client.art.composition import Placed
from ziggurat_client.art.shape import Point
from ziggurat_client.boards.civilization.art.states import State
from ziggurat_client.boards.civilization.board.affliction_signs import (
    affliction_lights,
    affliction_signs,
    affliction_state,
)
from ziggurat_client.boards.civilization.board.ground_picture import GroundPicture
from ziggurat_client.boards.civilization.board.lying import NAMED_FROM, lying_on, standing_on
from ziggurat_client.boards.civilization.board.pictures import MapPictures
from ziggurat_client.boards.civilization.board.scenery import CivilizationScenery
from ziggurat_client.boards.civilization.board.sight import Ghost, Sight
from ziggurat_client.boards.civilization.choosing.map_place import MapPlace
from ziggurat_client.boards.civilization.choosing.modes import Tokens, Vessel
from ziggurat_client.boards.civilization.ground.lights import LightName, area_light
from ziggurat_client.boards.civilization.ground.names import sea_names
from ziggurat_client.boards.civilization.land.reading import SPOTS
from ziggurat_client.boards.civilization.placing.placing import piece_size
from ziggurat_client.boards.civilization.placing.standing import Lying, Measure, Piece, Standing
from ziggurat_client.boards.civilization.words.sentences import CivilizationTeller
from ziggurat_client.boards.maps.map_view import MapView
from ziggurat_client.ui.piece import Easel
from ziggurat_client.window.screen import Box

_WALK: Final = "#ffd873"
_VOYAGE: Final = "#9fd0ff"
_UNFIT: Final = "#ff7a5c"


@dataclass(frozen=True)
class Shows:
    """What the map is shown with: the part that is looked at and the one that will be, what is seen, and the cursor."""

    view: MapView
    goal: MapView
    sight: Sight
    cursor: MapPlace | None


class MapPainter:
    """Puts the map together. It keeps the ground, and the rest while nothing of it changes."""

    def __init__(self, scenery: CivilizationScenery, teller: CivilizationTeller) -> None:
        self._scenery = scenery
        self._teller = teller
        self.ground = GroundPicture()
        self._made_for: object = None
        self._placed: list[Placed] = []
        self._pixels = 1.0
        self._stood: tuple[Board, Standing] | None = None

    def pictures(self, easel: Easel, shows: Shows) -> Sequence[Placed]:
        """Everything, lowest first."""
        self._pixels = easel.screen.scale
        ground = self.ground.placed(easel, shows.view, shows.goal, closed_areas(self._scenery.board))
        made_for = (shows, self._scenery.look, easel.screen, easel.pictures.palette.name)
        if made_for != self._made_for:
            self._placed = list(_Composition(self, easel, shows).pictures())
            self._made_for = made_for
        return [ground, *self._placed]

    def place_at(self, shows: Shows, x: float, y: float) -> MapPlace | None:
        """The viewer's ship under a point, or else the area whose counters or city lie there, be they moved aside."""
        seat, found = self._scenery.viewer, None
        for piece, lying in self.lying(shows).items():
            own_ship = piece.kind == "ship" and piece.seat == seat
            of_area = found is None and piece.kind in ("counter", "city", "name")
            if (own_ship or of_area) and box_on(shows, lying).holds(x, y):
                if own_ship:
                    return MapPlace(piece.area, piece.number)
                found = MapPlace(piece.area)
        return found

    def board(self, shows: Shows) -> Board:
        """What is on show, or what a plan would lead to."""
        return shows.sight.board or self._scenery.board

    def size(self, shows: Shows) -> float:
        """How large pieces are, compared with the design."""
        layout = self._scenery.layout
        return layout.unit * piece_size(shows.goal.zoom, self._pixels, layout.seats)

    def lying(self, shows: Shows) -> Mapping[Piece, Lying]:
        """Where each piece lies, in units of the map."""
        measure = Measure(shows.goal.scale, self.size(shows), self._pixels)
        teller = self._teller if shows.goal.zoom >= NAMED_FROM else None
        return lying_on(self._standing(self.board(shows)), measure, teller)

    def _standing(self, board: Board) -> Standing:
        """What stands on the board, sorted out once while it is the same."""
        if self._stood is None or self._stood[0] is not board:
            self._stood = board, standing_on(board)
        return self._stood[1]

    @property
    def scenery(self) -> CivilizationScenery:
        """What is on show."""
        return self._scenery

    @property
    def teller(self) -> CivilizationTeller:
        """What names areas."""
        return self._teller


def box_on(shows: Shows, lying: Lying) -> Box:
    """Where a piece lies on the screen: its middle moves with the map, its size is that of the goal."""
    cx, cy = shows.view.on_screen(*lying.box.centre)
    width, height = lying.box.width * shows.goal.scale, lying.box.height * shows.goal.scale
    return Box(cx - width / 2, cy - height / 2, width, height)


class _Composition:
    """One picture of the map in the making."""

    def __init__(self, painter: MapPainter, easel: Easel, shows: Shows) -> None:
        self._painter = painter
        self._scenery = painter.scenery
        self._easel = easel
        self._shows = shows
        self._board = painter.board(shows)
        self._pictures = MapPictures(easel.pictures, easel.screen, painter.size(shows))
        self._lying = painter.lying(shows)

    def pictures(self) -> Iterator[Placed]:
        """All but the ground, lowest first."""
        yield from self._lights()
        yield from self._sea_names()
        seen = [(piece, box) for piece, box in self._boxes() if self._is_seen(box)]
        for piece, box in seen:
            home = self._lying[piece].home
            if home is not None and piece.kind in ("counter", "city"):
                yield self._pictures.tie(box.centre, self._point(home))
        for piece, box in seen:
            yield from self._piece(piece, box)
        yield from self._plans()
        if self._shows.sight.affliction is not None:
            yield from affliction_signs(self._shows.sight.affliction, dict(seen), self._shows.view, self._pictures)
        for area in self._shows.sight.contested:
            yield self._pictures.conflict(self._beside(area))
        if self._shows.cursor is not None:
            yield self._pictures.ring(self._cursor_box(self._shows.cursor))

    # ------------------------------------------------------------------ light

    def _lights(self) -> Iterator[Placed]:
        sight = self._shows.sight
        if sight.affliction is not None:
            yield from affliction_lights(sight.affliction, self._easel.screen, self._shows.view)
        reach = () if sight.affliction is not None else sight.reach
        lights: dict[AreaNumber, LightName] = dict.fromkeys(reach, "reach")
        lights |= dict.fromkeys(sight.contested, "contested")
        lights |= {place.area: "meant" for place in sight.named}
        if sight.near is not None:
            lights[sight.near.area] = "meant" if sight.conflict is None else "target"
        if self._scenery.contested is not None:
            lights[self._scenery.contested] = "target"
        for area, name in sorted(lights.items()):
            for water in (False, True):
                wet = AREAS[area].kind == "sea" or (sight.held is not None and isinstance(sight.held, Vessel))
                if water and not wet:
                    continue
                found = area_light(name, area, self._easel.screen, self._shows.view, water=water)
                if found is not None:
                    yield found

    def _sea_names(self) -> Iterator[Placed]:
        teller = self._painter.teller
        names = {number: teller.area(area.id) for number, area in enumerate(AREAS) if area.kind == "sea"}
        for name in sea_names(names, self._shows.goal.scale, self._easel.screen.scale):
            yield self._pictures.sea_name(self._point(name.middle), name.lines)

    # ------------------------------------------------------------------ pieces

    def _boxes(self) -> Iterator[tuple[Piece, Box]]:
        return ((piece, box_on(self._shows, lying)) for piece, lying in self._lying.items())

    def _is_seen(self, box: Box) -> bool:
        place, room = self._shows.view.place, 40.0
        return (
            box.right > place.x - room
            and box.x < place.right + room
            and box.bottom > place.y - room
            and box.y < place.bottom + room
        )

    def _piece(self, piece: Piece, box: Box) -> Iterator[Placed]:
        pictures, board = self._pictures, self._board
        match piece.kind:
            case "counter":
                yield from self._counter(piece, box)
            case "city":
                yield pictures.city(box, piece.seat, self._city_state(piece))
            case "ship":
                yield from self._ship(piece, box)
            case "limit":
                if board.options.mode != "nomads":
                    used = sum(nation.tokens[piece.area] for nation in board.nations) + self._grown(piece.area)
                    yield pictures.limit(box, piece.area, used)
            case "site":
                if board.options.mode != "nomads":
                    yield pictures.site(box, piece.area)
            case "volcano":
                yield pictures.volcano(box)
            case "name":
                near = self._shows.sight.near
                lit = near is not None and near.area == piece.area
                yield pictures.name(box, self._painter.teller.area(AREAS[piece.area].id), piece.area, lit=lit)

    def _grown(self, area: AreaNumber) -> int:
        """How many tokens would be added there."""
        return sum(ghost.count for ghost in self._shows.sight.ghosts if ghost.kind == "tokens" and ghost.area == area)

    def _counter(self, piece: Piece, box: Box) -> Iterator[Placed]:
        scenery, sight, seat, area = self._scenery, self._shows.sight, piece.seat, piece.area
        count = self._board.nations[seat].tokens[area] - scenery.hidden.get((seat, area), 0)
        state = self._counter_state(seat, area)
        if seat == scenery.viewer:
            count += self._grown(area)
            held = sight.held
            if isinstance(held, Tokens) and held.area == area:
                count -= held.count
        if count > 0:
            yield self._pictures.counter(box, seat, count, state, scenery.swollen(seat, area))

    def _counter_state(self, seat: Seat, area: AreaNumber) -> State:
        sight, board = self._shows.sight, self._board
        if sight.affliction is not None:
            return affliction_state(sight.affliction, seat, area)
        if seat == self._scenery.viewer and (MapPlace(area) in sight.grasp or self._grown(area)):
            return "may move"
        movement = board.movement
        if movement is not None and movement.seat == seat and movement.moved[area] >= board.nations[seat].tokens[area]:
            return "moved"
        return "idle"

    def _city_state(self, piece: Piece) -> State:
        sight = self._shows.sight
        if sight.affliction is not None:
            return affliction_state(sight.affliction, piece.seat, piece.area)
        if piece.seat != self._scenery.viewer:
            return "idle"
        if Ghost("lost", piece.area) in sight.ghosts:
            return "threatened"
        return "may move" if piece.area in sight.reach and not sight.grasp else "idle"

    def _ship(self, piece: Piece, box: Box) -> Iterator[Placed]:
        seat, number, sight = piece.seat, piece.number, self._shows.sight
        ship = self._board.nations[seat].ships[number]
        if ship is None or self._scenery.at_sea == (seat, number):
            return
        state: State = "idle" if sight.affliction is None else "not asked"
        steps: int | None = None
        movement = self._board.movement
        if movement is not None and movement.seat == seat:
            steps = range_of(self._board.nations[seat]) - ship.sailed
        if seat == self._scenery.viewer:
            if Ghost("lost", piece.area) in sight.ghosts:
                state = "threatened"
            elif MapPlace(piece.area, number) in sight.grasp:
                state = "may move"
        yield self._pictures.ship(box, seat, ship.aboard, steps, state)

    # ------------------------------------------------------------------ what is being chosen

    def _plans(self) -> Iterator[Placed]:
        """What would come, what is planned, and what is in the hand, over where it would go."""
        sight, seat = self._shows.sight, self._scenery.viewer
        if seat is None:
            return
        for ghost in sight.ghosts:
            spot = SPOTS[ghost.area]
            if ghost.kind == "city":
                yield self._pictures.city(self._around(spot.site or spot.middle, 36.0), seat, "preview")
            elif ghost.kind == "ship":
                middle = self._point(spot.ship or spot.middle)
                box = Box(middle[0] - 17, middle[1] - 16, 34, 32)
                yield self._pictures.ship(box, seat, 0, None, "preview")
            elif ghost.kind == "tokens" and not self._board.nations:
                yield self._pictures.counter(self._around(spot.middle, 29.0), seat, 1, "preview")
        for arrow in sight.arrows:
            points = [SPOTS[area].ship if arrow.by_ship else None for area in (arrow.start, arrow.end)]
            start, end = (
                self._point(point or SPOTS[area].middle)
                for point, area in zip(points, (arrow.start, arrow.end), strict=True)
            )
            colour = (_VOYAGE if arrow.by_ship else _WALK) if arrow.fits else _UNFIT
            yield self._pictures.arrow(start, end, colour, dashed=arrow.by_ship)
        yield from self._held(seat)

    def _held(self, seat: Seat) -> Iterator[Placed]:
        """What is in the hand, over the area that is meant if it can go there, else where it was taken."""
        sight = self._shows.sight
        if sight.held is None:
            return
        near = sight.near.area if sight.near is not None and sight.near.area in sight.reach else None
        if isinstance(sight.held, Tokens):
            start = sight.held.area
            at = self._point(SPOTS[near if near is not None else start].middle)
            if near is not None:
                yield self._pictures.arrow(self._point(SPOTS[start].middle), at, _WALK, dashed=False)
            if sight.dragged:
                return
            size = self._pictures.size
            lift = Box(at[0] - 20 * size, at[1] - 30 * size, 40 * size, 29 * size)
            yield self._pictures.counter(lift, seat, sight.held.count, "may move", 1.0)
            return
        ship = self._board.nations[seat].ships[sight.held.number]
        if ship is not None and near is not None:
            start_point = self._point(SPOTS[ship.area].ship or SPOTS[ship.area].middle)
            end_point = self._point(SPOTS[near].ship or SPOTS[near].middle)
            yield self._pictures.arrow(start_point, end_point, _VOYAGE, dashed=True)

    # ------------------------------------------------------------------ points

    def _point(self, point: Point) -> Point:
        """A point of the map on the screen."""
        return self._shows.view.on_screen(*point)

    def _around(self, point: Point, side: float) -> Box:
        cx, cy = self._point(point)
        side *= self._pictures.size
        return Box(cx - side / 2, cy - side / 2, side, side)

    def _beside(self, area: AreaNumber) -> Point:
        x, y = self._point(SPOTS[area].middle)
        return x + 30 * self._pictures.size, y - 22 * self._pictures.size

    def _cursor_box(self, cursor: MapPlace) -> Box:
        found = [box for piece, box in self._boxes() if piece.area == cursor.area and piece.kind in ("counter", "city")]
        return found[0].inset(-4, -4) if found else self._around(SPOTS[cursor.area].middle, 34.0)
