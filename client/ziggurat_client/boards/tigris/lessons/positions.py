"""The set positions of the lessons of Tigris & Euphrates: the learner in seat 1, Kubaba in seat 0.

Everything stands on the map of the start with its ten temples. Pieces are named as `kF4`: a colour's letter and the
space; leaders likewise.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from ziggurat.games.game import Action, Seat
from ziggurat.games.tigris.actions import Commit, PlaceLeader, PlaceTile
from ziggurat.games.tigris.board import TEMPLES
from ziggurat.games.tigris.colours import COLOURS, LETTERS, in_order
from ziggurat.games.tigris.position import Board, Position, TigrisOptions
from ziggurat.games.tigris.rules import Tigris
from ziggurat.games.tigris.setup import IN_BAG
from ziggurat.games.tigris.spaces import EVERY_SPACE, Space, number_of
from ziggurat_client.boards.tigris.art.frame import COLUMNS

LEARNER: Final[Seat] = 1
KUBABA: Final[Seat] = 0
_RULES: Final = Tigris()
_HAND: Final = "kkbbgg"
_EVEN: Final = (5, 5, 5, 5)
"""Points that teach nothing."""


def at(name: str) -> Space:
    """The space that players call so."""
    return Space(COLUMNS.index(name[0]), int(name[1:]) - 1)


def _standing(leaders: str) -> tuple[Space | None, ...]:
    found = {piece[0]: at(piece[1:]) for piece in leaders.split()}
    return tuple(found.get(letter) for letter in LETTERS[: len(COLOURS) - 1])


def _position(
    tiles: str,
    learner: str,
    kubaba: str = "",
    *,
    hand: str = _HAND,
    hers: str = _HAND,
    points: tuple[int, ...] = _EVEN,
    treasures: int = 0,
    seat: Seat = LEARNER,
) -> Position:
    """The position in which `seat` acts. `tiles` were laid, and the leaders of both stand there."""
    letters = ["R" if TEMPLES >> number_of(space) & 1 else "." for space in EVERY_SPACE]
    for piece in tiles.split():
        letters[number_of(at(piece[1:]))] = piece[0]
    board = Board(
        TigrisOptions(),
        "".join(letters),
        (_standing(kubaba), _standing(learner)),
        catastrophes=(2, 2),
        first=KUBABA,
        seat=seat,
        turn=12,
    )
    hands = (in_order(hers), in_order(hand))
    return Position(board, hands, (_EVEN, points), (0, treasures), _bag(board, hands))


def _bag(board: Board, hands: tuple[str, ...]) -> str:
    """The tiles that lie nowhere else, dealt out by colours."""
    used = Counter(board.spaces) + Counter("".join(hands))
    left = {letter: count - used[letter] for letter, count in IN_BAG.items()}
    most = max(left.values())
    return "".join(letter for number in range(most) for letter, count in left.items() if number < count)


def _after(position: Position, *steps: tuple[Seat, Action]) -> Position:
    """The position once that was done."""
    for seat, action in steps:
        position, _ = _RULES.apply(position, seat, action)
    return position


# ---------------------------------------------------------------------------------------- the weakest colour

WEAKEST: Final = _position("", "rF4 gG3", hand="kkrrgg", points=(7, 3, 6, 5))
TWO_WEAK: Final = _position("", "rF4 gG3", hand="kkrrgg", points=(5, 3, 6, 3))
WITH_TREASURE: Final = _position("", "rF4 kG3", hand="kkrrgg", points=(5, 4, 4, 6), treasures=1)

# ---------------------------------------------------------------------------------------- leaders

NOBODY: Final = _position("", "", "kK2")
ASTRAY: Final = _position("", "kJ1 rF4", "gI6")
TO_WITHDRAW: Final = _position("", "kF4 gJ1", "rK2")

# ---------------------------------------------------------------------------------------- scoring

KING_AND_TILE: Final = _position("", "kF4", hand="kkrbgg")
FARMER: Final = _position("", "bF4", hand="kkrbbg")

# ---------------------------------------------------------------------------------------- joining

_BRIDGE: Final = "kF5 kG5 kI5"
APART: Final = _position(_BRIDGE, "kF4", "rI6")
LEADERLESS: Final = _position(f"{_BRIDGE} kI6", "kF4")
WIDE_GAP: Final = _position("kF5 kI5", "kF4", "rI6")

# ---------------------------------------------------------------------------------------- revolts

REVOLT: Final = _position("rH6", "", "rJ7")
REVOLT_BY_HAND: Final = _position("rJ6", "", "rJ7", hand="kkrrgg")
ATTACKED: Final = _after(
    _position("rH6 rJ8", "rH7", "", hand="kkrrgg", hers="rrkkbb", seat=KUBABA),
    (KUBABA, PlaceLeader("red", *at("J7"))),
    (KUBABA, Commit(1)),
)

# ---------------------------------------------------------------------------------------- wars

WAR: Final = _position("gF5 gG5 gG4 gI5", "gF4", "gI6")
WAR_BY_HAND: Final = _position("gF5 kG5 gI5 gI4", "gF4", "gI6", hand="kkkggg")
ATTACKED_IN_WAR: Final = _after(
    _position("gF5 gG5 gI5 gI4", "gF4", "gI6", hand="kkrrgg", hers="kkkgbb", seat=KUBABA),
    (KUBABA, PlaceTile("black", *at("H5"))),
    (KUBABA, Commit(1)),
)

# ---------------------------------------------------------------------------------------- temples

PRIESTS: Final = _position("rF5 rG5 rI5", "rF4", "rI6")
TO_PROTECT: Final = _position("rF5 rG5", "rF4", "rI6")
ALL_PROTECTED: Final = _after(
    _position("rF5 kG5 rI5 rI4 rJ5", "rF4 gF6", "rI6", hand="kkrbbg", hers="kkrrbb", seat=KUBABA),
    (KUBABA, PlaceTile("black", *at("H5"))),
    (KUBABA, Commit(1)),
)

# ---------------------------------------------------------------------------------------- monuments

SQUARE: Final = _position("kF5 kG5 kF6", "kF4")
TWO_LEADERS: Final = _position("kF5 kG5 kF6", "kF4 gG3")

# ---------------------------------------------------------------------------------------- treasures

TWO_TREASURES: Final = _position(f"{_BRIDGE} kI6", "gF4")
CORNER: Final = _position("kC2 kD2 bE2", "gF4")
WITHOUT_TRADER: Final = _position(f"{_BRIDGE} kH5 kI6", "", "kF4")

# ---------------------------------------------------------------------------------------- catastrophes

ONE_TEMPLE: Final = _position("rH5 kG6", "", "gH6")
BRANCHES: Final = _position("kI5 gI4 gH5 gJ5", "gF4", "gI6")
LAST_GAP: Final = _position("gF5 kG5 gI5 gI4", "gF4", "gI6")
