"""Squares of four tiles and the monuments that are built on them (rules 7 and 12.2)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ziggurat.games.game import Event, Refusal
from ziggurat.games.tigris.actions import BuildMonument, DeclineMonument
from ziggurat.games.tigris.colours import YELLOW
from ziggurat.games.tigris.events import MonumentBuilt, MonumentDeclined, MonumentOffered
from ziggurat.games.tigris.ground import TREASURES, Ground
from ziggurat.games.tigris.monuments import COLOURS_OF, Monument
from ziggurat.games.tigris.position import Board, BuiltMonument, Position, Square
from ziggurat.games.tigris.situation import Situation
from ziggurat.games.tigris.spaces import EVERY_SPACE, HEIGHT, WIDTH, Set, Space, bit, number_of, numbers_in
from ziggurat.games.tigris.stranding import send_stranded_home
from ziggurat.games.tigris.treasures import settle_treasures

TAKEN: Final = Refusal("monument_taken", "7", "that monument is on the map already")
NO_SUCH_SQUARE: Final = Refusal("no_such_square", "7", "the tile just laid completes no square there")
WRONG_COLOUR: Final = Refusal("monument_color", "7", "that monument does not fit the square")


def four_of(space: tuple[int, int]) -> Set:
    """The four spaces of the block whose top-left one that is."""
    corner = bit(space)
    return corner | corner << 1 | corner << WIDTH | corner << (WIDTH + 1)


_BLOCKS: Final = [
    [
        (Space(left, top), four_of((left, top)))
        for top in range(max(0, y - 1), min(y + 1, HEIGHT - 1))
        for left in range(max(0, x - 1), min(x + 1, WIDTH - 1))
    ]
    for x, y in EVERY_SPACE
]
"""By the number of a space, the blocks that it is of with their top-left spaces; by row, then column."""


def colours_on(ground: Ground, block: Set) -> tuple[int, ...] | None:
    """The indices of the colours of a square on that block: one, or yellow and another; None if there is no square."""
    found = [colour for colour, tiles in enumerate(ground.tiles) if tiles & block]
    covered = 0
    for colour in found:
        covered |= ground.tiles[colour] & block
    if covered != block or len(found) > 2 or (len(found) == 2 and found[1] != YELLOW):
        return None
    return tuple(found)


def squares_with(ground: Ground, laid: Space) -> dict[Space, tuple[int, ...]]:
    """The squares that contain the tile just laid, by their top-left space, with their colours; by row, then column."""
    found = {}
    for space, block in _BLOCKS[number_of(laid)]:
        if block & ground.connecting == block:  # most blocks have a gap, and no square
            colours = colours_on(ground, block)
            if colours is not None:
                found[space] = colours
    return found


def fits(monument: Monument, colours: tuple[int, ...]) -> bool:
    """Whether the monument may stand on a square of these colours."""
    return set(colours) <= set(COLOURS_OF[monument])


def offers_on(board: Board) -> tuple[Square, ...]:
    """The squares of the tile just laid on which a monument that is left may be built."""
    found = {} if board.laid is None else squares_with(board.ground, board.laid)
    if not found:
        return ()
    built = {standing.monument for standing in board.monuments}
    left = [monument for monument in board.options.monuments if monument not in built]
    squares = [Square(space, tuple([each for each in left if fits(each, found[space])])) for space in found]
    return tuple([square for square in squares if square.monuments])


def offer_monument(position: Position, story: list[Event]) -> Position:
    """Ask whether to build, if there is a square for it; else the action goes on."""
    board, squares = position.board, offers_on(position.board)
    if not squares:
        return settle_treasures(position, story)
    story.append(MonumentOffered(board.seat, squares))
    return replace(position, board=replace(board, squares=squares, phase="monument"))


def why_not_build(situation: Situation, action: BuildMonument) -> Refusal | None:
    """What forbids it, if anything does (7)."""
    board, space = situation.board, (action.x, action.y)
    if action.monument in [standing.monument for standing in board.monuments]:
        return TAKEN
    colours = squares_with(board.ground, board.laid).get(Space(*space)) if board.laid is not None else None
    if colours is None:
        return NO_SUCH_SQUARE
    return None if fits(action.monument, colours) else WRONG_COLOUR


def build_monument(position: Position, action: BuildMonument) -> tuple[Position, tuple[Event, ...]]:
    """The four tiles are turned, the monument stands, and leaders without a temple go home."""
    board, space = position.board, Space(action.x, action.y)
    turned = {number: "X" if board.spaces[number] in TREASURES else "x" for number in numbers_in(four_of(space))}
    standing = (*board.monuments, BuiltMonument(action.monument, space))
    built = replace(board.with_contents(turned), monuments=standing)
    story: list[Event] = [MonumentBuilt(board.seat, action.monument, space)]
    after = replace(position, board=send_stranded_home(built, story))
    return settle_treasures(after, story), tuple(story)


def why_not_decline(situation: Situation, action: DeclineMonument) -> None:
    """Nothing forbids it (7)."""
    return


def decline_monument(position: Position, action: DeclineMonument) -> tuple[Position, tuple[Event, ...]]:
    """The square stays as it is."""
    story: list[Event] = [MonumentDeclined(position.board.seat)]
    return settle_treasures(position, story), tuple(story)
