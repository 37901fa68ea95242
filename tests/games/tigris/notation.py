"""A map of Tigris & Euphrates as text, one letter a space, and back: for scenarios.

    ..........R.....
    .Rkk~...

Tiles are k r b g y (black, red, blue, green, yellow), R a temple with a treasure, x a turned tile, X one with a
treasure, # a catastrophe; `.` and `~` are empty. Other capital letters are leaders: A to E the king, priest, farmer,
trader and architect of seat 0, F to J those of seat 1, K to O of seat 2, P Q V S T of seat 3.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.tigris.board import RIVERS, TEMPLES
from ziggurat.games.tigris.colours import in_order
from ziggurat.games.tigris.position import Board, BuiltMonument, Position, TigrisOptions
from ziggurat.games.tigris.spaces import EVERY_SPACE, HEIGHT, SPACES, WIDTH, Space, number_of

LEADERS: Final = ("ABCDE", "FGHIJ", "KLMNO", "PQVST")
"""By seat: the letters of the king, the priest, the farmer, the trader and the architect."""
COLUMNS: Final = "ABCDEFGHIJKLMNOP"


def space(name: str) -> Space:
    """The space that players call so: a column's letter and a row's number."""
    return Space(COLUMNS.index(name[0]), int(name[1:]) - 1)


def name_of(where: tuple[int, int]) -> str:
    """What players call a space."""
    return f"{COLUMNS[where[0]]}{where[1] + 1}"


def parse(
    drawing: str = "",
    *,
    seats: int = 2,
    seat: int = 0,
    hands: tuple[str, ...] = (),
    bag: str = "kkkkrrrrrrbbbbgggg" * 4,
    points: tuple[tuple[int, ...], ...] = (),
    treasures: tuple[int, ...] = (),
    monuments: tuple[BuiltMonument, ...] = (),
    options: TigrisOptions | None = None,
    actions: int = 2,
    turn: int = 1,
    idle: int = 0,
    catastrophes: int = 2,
) -> Position:
    """The position in which `seat` may act. Without a drawing nothing but the temples of the start stands; in one, only
    what is drawn lies on the map, and rows may be left out at the foot."""
    chosen = options or TigrisOptions()
    colours = len(chosen.colours)
    rows = drawing.split()
    letters = "".join(row.ljust(WIDTH, ".") for row in rows).ljust(SPACES, ".").replace("~", ".") if rows else _start()
    leaders = tuple(tuple(_found(letters, letter) for letter in LEADERS[number][:colours]) for number in range(seats))
    contents = "".join("." if letter in "".join(LEADERS) else letter for letter in letters)
    board = Board(
        chosen,
        contents,
        leaders,
        catastrophes=(catastrophes,) * seats,
        first=0,
        seat=seat,
        monuments=monuments,
        actions=actions,
        turn=turn,
        idle=idle,
    )
    dealt = tuple(in_order(hands[number]) if number < len(hands) else "kkrrbg" for number in range(seats))
    return Position(
        board,
        hands=dealt,
        points=points or ((0,) * colours,) * seats,
        treasures=treasures or (0,) * seats,
        bag=bag,
    )


def _start() -> str:
    return "".join("R" if TEMPLES >> number & 1 else "." for number in range(SPACES))


def _found(letters: str, letter: str) -> Space | None:
    number = letters.find(letter)
    return None if number < 0 else EVERY_SPACE[number]


def draw(board: Board) -> str:
    """The map as text, with ~ for empty river spaces."""
    letters = ["~" if letter == "." and RIVERS >> number & 1 else letter for number, letter in enumerate(board.spaces)]
    for seat, own in enumerate(board.leaders):
        for colour, where in enumerate(own):
            if where is not None:
                letters[number_of(where)] = LEADERS[seat][colour]
    return "\n".join("".join(letters[row * WIDTH : (row + 1) * WIDTH]) for row in range(HEIGHT))
