"""What an action would lead to before it is done, worked out by the rules themselves."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from ziggurat.games.game import Seat
from ziggurat.games.tigris.building import fits, four_of, squares_with
from ziggurat.games.tigris.colours import COLOURS, INDEX, LETTER, Colour
from ziggurat.games.tigris.kingdoms import Leader
from ziggurat.games.tigris.leading import revolt_of
from ziggurat.games.tigris.monuments import COLOURS_OF, Monument
from ziggurat.games.tigris.position import Board, BuiltMonument, Conflict
from ziggurat.games.tigris.spaces import Space, bit, number_of, numbers_in
from ziggurat.games.tigris.tiles import scoring_seat
from ziggurat.games.tigris.wars import war_colours, war_of


@dataclass(frozen=True)
class TileForecast:
    """What a tile of `color` on `space` would bring: who `scores`, whether two kingdoms are joined and by which
    `wars`, and on how many squares a monument could rise (`squares`)."""

    color: Colour
    space: Space
    scores: Seat | None
    joins: bool
    wars: tuple[Conflict, ...]
    squares: int


@dataclass(frozen=True)
class LeaderForecast:
    """What a leader of `color` on `space` would bring: the `revolt` he would begin, if any, and how many tiles of his
    colour stand by him."""

    color: Colour
    space: Space
    revolt: Conflict | None
    tiles: int


@dataclass(frozen=True)
class CatastropheForecast:
    """What a catastrophe on `space` would bring: the tile it would destroy, and the leaders it would strand."""

    space: Space
    destroyed: Colour | None
    stranded: tuple[Leader, ...]


@dataclass(frozen=True)
class MonumentForecast:
    """What a monument on `space` would bring: for each of its colours who would be paid for it each turn, the leaders
    it would strand, and those it would weaken with their strength before and after."""

    monument: Monument
    space: Space
    pays: tuple[tuple[Colour, Seat | None], ...]
    stranded: tuple[Leader, ...]
    weakens: tuple[tuple[Leader, int, int], ...]


def tile_forecast(board: Board, color: Colour, space: Space) -> TileForecast:
    """What laying the tile there would bring. The space is one on which it may be laid."""
    touched = board.ground.kingdoms_beside(bit(space))
    laid = board.with_contents({number_of(space): LETTER[color]})
    if len(touched) > 1:
        united = replace(laid, union=space)
        wars = tuple(war_of(united, war) for war in war_colours(united.ground, space))
    else:
        wars = ()
    squares = _squares(laid, space)
    return TileForecast(color, space, scoring_seat(touched, INDEX[color]), len(touched) > 1, wars, squares)


def _squares(board: Board, space: Space) -> int:
    built = {standing.monument for standing in board.monuments}
    left = [monument for monument in board.options.monuments if monument not in built]
    found = squares_with(board.ground, space).values()
    return sum(any(fits(monument, colours) for monument in left) for colours in found)


def leader_forecast(board: Board, seat: Seat, color: Colour, space: Space) -> LeaderForecast:
    """What the leader of `seat` there would bring. The space is one where he may stand."""
    colour = INDEX[color]
    stands = board.with_leader(seat, colour, space)
    # A revolt is begun by the active player, who is the one that chooses.
    revolt = revolt_of(replace(stands, seat=seat), colour, space)
    return LeaderForecast(color, space, revolt, strength(stands, Leader(bit(space), seat, colour)))


def catastrophe_forecast(board: Board, space: Space) -> CatastropheForecast:
    """What a catastrophe there would bring. The space is one that may be struck."""
    destroyed = board.contents(space)
    struck = board.with_contents({number_of(space): "#"})
    color = None if destroyed == "." else COLOURS["krbgy".index(destroyed)]
    return CatastropheForecast(space, color, struck.ground.stranded())


def monument_forecast(board: Board, monument: Monument, space: Space) -> MonumentForecast:
    """What that monument on the square would bring."""
    turned = {number: "X" if board.spaces[number] == "R" else "x" for number in numbers_in(four_of(space))}
    built = replace(board.with_contents(turned), monuments=(*board.monuments, BuiltMonument(monument, space)))
    stranded = built.ground.stranded()
    standing = built
    for leader in stranded:
        standing = standing.with_leader(leader.seat, leader.colour, None)
    kingdom = standing.ground.kingdom_with(bit(space))
    owners = {leader.colour: leader.seat for leader in kingdom.leaders}
    pays = tuple((COLOURS[colour], owners.get(colour)) for colour in COLOURS_OF[monument])
    weakens = [(leader, strength(board, leader), strength(standing, leader)) for leader in kingdom.leaders]
    weaker = tuple((leader, before, after) for leader, before, after in weakens if before != after)
    return MonumentForecast(monument, space, pays, stranded, weaker)


def strength(board: Board, leader: Leader) -> int:
    """How many tiles of the leader's colour are in his kingdom: what he would have in a war."""
    return (board.ground.kingdom_with(leader.at).region & board.ground.tiles[leader.colour]).bit_count()
