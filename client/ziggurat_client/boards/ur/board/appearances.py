"""What each square looks like while a player chooses: lit or dim, lifted, with cubes that would come and go."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final, Literal, TypeAlias

from ziggurat.games.game import Seat
from ziggurat.games.ur.position import NOBODY, Position
from ziggurat.games.ur.tiles import POLITICS, WAR, Kind, Tile
from ziggurat_client.art.tile import TileAppearance
from ziggurat_client.art.tile_light import LightName, ShadeName
from ziggurat_client.boards.play.choosing import Idle, Watching
from ziggurat_client.boards.ur.choosing.modes import MARKET, Attacking, Building, Mode, Placing, Sharing, Swapping
from ziggurat_client.boards.ur.choosing.possible import inviting, targets
from ziggurat_client.boards.ur.choosing.previews import gains_of, losses_of, shared_cubes, tile_at

Poise: TypeAlias = Literal["rest", "raised", "counted", "lifted"]
"""How a tile lies: in its bed, a little above it, opened for counting, or held up."""


@dataclass(frozen=True)
class Arrow:
    """An attack's arrow from a neighbouring square: its direction (columns, rows) and the cubes it would leave."""

    direction: tuple[int, int]
    left: int
    near: bool


@dataclass(frozen=True)
class SquareAppearance:
    """One square. `offer` shows the two kinds below the glyph, `counts` are the cubes now and then."""

    tile: TileAppearance
    poise: Poise = "rest"
    shade: ShadeName = "rest"
    light: LightName | None = None
    offer: bool = False
    arrow: Arrow | None = None
    counts: tuple[int, int] | None = None


@dataclass(frozen=True)
class Sight:
    """What the board is seen with: the mode, the square under the pointer or cursor, the action pointed at, and the
    squares that a hint or a line of the log is about; and the word for a square that becomes free."""

    seat: Seat | None
    mode: Mode
    near: int | None = None
    kind: Kind | None = None
    named: frozenset[int] = frozenset()
    freed: str = ""


AT_REST: Final = Sight(None, Watching())


def board_appearances(position: Position, sight: Sight) -> dict[int, SquareAppearance]:
    """The look of every square, and of the market's tile where there is one."""
    appearances = _appearances_in_mode(position, sight)
    return appearances | {
        place: replace(appearances[place], light="named") for place in sight.named & appearances.keys()
    }


def _appearances_in_mode(position: Position, sight: Sight) -> dict[int, SquareAppearance]:
    places = [*range(len(position.tiles)), *([MARKET] if position.market else [])]
    if sight.seat is None or (isinstance(sight.mode, Idle | Watching) and sight.kind in (None, POLITICS)):
        return {place: SquareAppearance(tile_appearance(position, place)) for place in places}
    painter = _Painter(position, sight.seat, sight)
    return {place: painter.appearance(place) for place in places}


def tile_appearance(position: Position, place: int) -> TileAppearance:
    """A tile as it lies."""
    if place == MARKET:
        return _bare(position.market[0])
    tile = position.tiles[place]
    builder = position.ziggurats[place]
    if builder != NOBODY:
        return TileAppearance(tile[0], tile[1], owner=builder, built=True)
    owner = position.owners[place]
    return _bare(tile) if owner == NOBODY else TileAppearance(tile[0], tile[1], owner, position.cubes[place])


def _bare(tile: Tile) -> TileAppearance:
    return TileAppearance(tile[0], tile[1])


@dataclass
class _Painter:
    """Works out the looks of one position in one mode."""

    position: Position
    seat: Seat
    sight: Sight
    open: frozenset[int] = field(init=False)
    attackers: frozenset[int] = field(init=False)

    def __post_init__(self) -> None:
        self.open = inviting(self.position, self.seat, self.sight.mode)
        self.attackers = inviting(self.position, self.seat, Attacking()) if self.sight.kind == WAR else frozenset()

    def appearance(self, place: int) -> SquareAppearance:
        """One square's look."""
        match self.sight.mode:
            case Idle() | Watching():
                return self._foretold(place, self.sight.kind)
            case Attacking(attacker=int(attacker)) as mode:
                return self._in_war(place, attacker, mode)
            case Sharing() as mode:
                return self._counted(place, mode)
            case Building(chosen=chosen) if place in chosen:
                return SquareAppearance(tile_appearance(self.position, place), "lifted", light="lifted")
            case Swapping() as mode:
                return self._on_offer(place, mode)
            case Placing() if place in self.open:
                return self._with_cube(place)
            case _:
                return self._lit(place) if place in self.open else self._dim(place)

    def _near(self, place: int) -> bool:
        return place == self.sight.near

    def _dim(self, place: int) -> SquareAppearance:
        own = place != MARKET and self.position.owners[place] == self.seat
        return SquareAppearance(tile_appearance(self.position, place), shade="own_dim" if own else "dim")

    def _lit(self, place: int) -> SquareAppearance:
        near = self._near(place)
        return SquareAppearance(tile_appearance(self.position, place), "raised", light="hovered" if near else "legal")

    def _with_cube(self, place: int) -> SquareAppearance:
        if not self._near(place):
            return self._lit(place)
        count = min(max(1, self.position.turn.forced), 5)
        tile = _newcomers(tile_appearance(self.position, place), self.seat, count)
        return SquareAppearance(tile, "raised", light="hovered")

    def _foretold(self, place: int, kind: Kind | None) -> SquareAppearance:
        """What an action would do to a square, shown while its button is pointed at."""
        if kind == WAR:
            return self._lit(place) if place in self.attackers else self._dim(place)
        tile = tile_appearance(self.position, place)
        gain = gains_of(self.position, self.seat, kind).get(place, 0) if kind else 0
        loss = losses_of(self.position, self.seat, kind).get(place, 0) if kind else 0
        if gain:
            return SquareAppearance(_newcomers(tile, tile.owner, gain), "raised", light="legal")
        if loss:
            return SquareAppearance(_fallen(tile, loss), light="target")
        return self._dim(place)

    def _in_war(self, place: int, attacker: int, mode: Attacking) -> SquareAppearance:
        if place == attacker:
            return SquareAppearance(tile_appearance(self.position, place), "lifted", light="lifted")
        if place not in self.open:
            if (
                place != MARKET
                and self.position.owners[place] == self.seat
                and targets(self.position, self.seat, place)
            ):
                return SquareAppearance(tile_appearance(self.position, place), light="legal")
            return self._dim(place)
        left = targets(self.position, self.seat, attacker)[place]
        chosen = mode.target == place
        near = chosen or self._near(place)
        tile = tile_appearance(self.position, place)
        tile = _newcomers(_fallen(tile, tile.cubes), self.seat, mode.moved if chosen else left)
        arrow = Arrow(self._direction(attacker, place), mode.moved if chosen else left, near)
        light: LightName = "target_hovered" if near else "target"
        return SquareAppearance(tile, "raised" if near else "rest", light=light, arrow=arrow)

    def _direction(self, start: int, end: int) -> tuple[int, int]:
        (row, column), (to_row, to_column) = divmod(start, self.position.side), divmod(end, self.position.side)
        return to_column - column, to_row - row

    def _counted(self, place: int, mode: Sharing) -> SquareAppearance:
        counts = shared_cubes(self.position, self.seat, mode).get(place)
        if counts is None:
            return self._dim(place)
        was, now = counts
        tile = _fallen(tile_appearance(self.position, place), max(0, was - now))
        if now > was:
            tile = _newcomers(tile, self.seat, now - was)
        if place not in self.open:
            return SquareAppearance(tile, light="target", counts=counts)
        return SquareAppearance(tile, "counted", light="hovered" if self._near(place) else "legal", counts=counts)

    def _on_offer(self, place: int, mode: Swapping) -> SquareAppearance:
        if place not in self.open:
            return self._dim(place)
        offered = tile_at(self.position, place)
        tile = TileAppearance(offered[0], offered[1], room_below=True)
        if place == mode.place:
            return SquareAppearance(tile, "lifted", light="lifted", offer=True)
        return SquareAppearance(tile, "raised", light="hovered" if self._near(place) else "legal", offer=True)


def _newcomers(tile: TileAppearance, owner: Seat | None, count: int) -> TileAppearance:
    """The tile with outlined cubes behind those that stand; a tray that is full shows no more."""
    room = 5 - tile.cubes
    return TileAppearance(
        tile.face,
        tile.other,
        tile.owner,
        tile.cubes,
        struck=tile.struck,
        ghosts=min(count, room),
        ghost_owner=owner,
    )


def _fallen(tile: TileAppearance, count: int) -> TileAppearance:
    """The tile with its last cubes struck through."""
    return TileAppearance(tile.face, tile.other, tile.owner, tile.cubes, struck=count)
