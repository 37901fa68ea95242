"""A position of Babel as text, and back: for tests, logs and bug reports.

    seat a
    turn 7
    a pawn S, quarry 63, S HHM/12, P APP, hand AAM
    b start, quarry 14, hand HS
    deck AHMPS
    pile 1243
    known 2
    discard SSA

A side is a list: the pawn's site if it has left the quarry, `start` while the start card is unbuilt, the quarry column,
the sites with their column and, after a stroke, their temple from the lowest storey up, and the hand. Columns, quarry
columns and the discard end with the card laid last; deck and pile begin with their top card, of which `known` are known
to all. A line that is missing takes its default: the turn of a, number 3, with nothing in deck, pile and discard.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from ziggurat.games.babel.peoples import SITES, in_order
from ziggurat.games.babel.position import Board, Position, Side
from ziggurat.games.game import Seat

LETTERS: Final = "ab"
LATER: Final = 3
"""The first turn in which no start card is due."""
_NUMBERS: Final = ("turn", "owed")
_SIGNS: Final = ("migrated", "final_phase")
_WORDS: Final = ("phase", "ending")


class BadDrawing(ValueError):
    """A text that draws no position; the message says which line and why."""


def draw(position: Position) -> str:
    """The position as text. `parse` gives it back."""
    board = position.board
    lines = [f"seat {LETTERS[board.seat]}", f"turn {board.turn}"]
    lines += [f"phase {board.phase}"] if board.phase != "actions" else []
    lines += [f"owed {board.owed}"] if board.owed else []
    lines += [sign for sign in _SIGNS if getattr(board, sign)]
    lines += [f"ending {board.ending}"] if board.ending else []
    lines += [f"{letter} {draw_side(position, seat)}" for seat, letter in enumerate(LETTERS)]
    lines += [f"deck {position.deck}"] if position.deck else []
    lines += [f"pile {_digits(position.pile)}"] if position.pile else []
    lines += [f"known {position.known}"] if position.known else []
    lines += [f"discard {board.discard}"] if board.discard else []
    lines += [f"generator {position.generator}"] if position.generator else []
    return "\n".join(lines) + "\n"


def draw_side(position: Position, seat: Seat) -> str:
    """What lies before a seat, and its hand, as the list that a drawing has of it."""
    side, hand = position.board.sides[seat], position.hands[seat]
    parts = [f"pawn {side.pawn}"] if side.pawn else []
    parts += ["start"] if side.start_card else []
    parts += [f"quarry {_digits(side.quarry)}"] if side.quarry else []
    for site, column, temple in zip(SITES, side.columns, side.temples, strict=True):
        if column or temple:
            parts.append(f"{site} {column}" + (f"/{_digits(temple)}" if temple else ""))
    parts += [f"hand {hand}"] if hand else []
    return ", ".join(parts)


def parse(text: str) -> Position:
    """The position that is drawn. Raises BadDrawing."""
    board = Board((Side(start_card=False), Side(start_card=False)), seat=0, turn=LATER)
    position = Position(board, ("", ""), "", (), 0)
    for line in filter(None, map(str.strip, text.splitlines())):
        try:
            position = _with_line(position, *line.partition(" ")[::2])
        except (ValueError, IndexError) as error:
            raise BadDrawing(f"{line!r}: {error}") from error
    return position


def _with_line(position: Position, key: str, value: str) -> Position:
    board = position.board
    if key in LETTERS:
        side, hand = _side(value)
        seat = LETTERS.index(key)
        return replace(position, board=board.with_side(seat, side)).with_hand(seat, in_order(hand))
    match key:
        case "seat":
            return replace(position, board=replace(board, seat=LETTERS.index(value)))
        case "discard":
            return replace(position, board=replace(board, discard=value))
        case "deck":
            return replace(position, deck=value)
        case "pile":
            return replace(position, pile=_levels(value))
        case "known" | "generator":
            return replace(position, **{key: int(value)})
    return replace(position, board=replace(board, **{key: _of_board(key, value)}))


def _of_board(key: str, value: str) -> Any:
    """The value of a field of the board."""
    if key in _NUMBERS:
        return int(value)
    if key in _SIGNS:
        return True
    if key in _WORDS:
        return value
    raise ValueError(f"nothing is called {key!r}")


def _side(text: str) -> tuple[Side, str]:
    """A side and its hand."""
    side, hand = Side(start_card=False), ""
    for part in filter(None, map(str.strip, text.split(","))):
        key, _, value = part.partition(" ")
        if key == "hand":
            hand = value
        elif key == "start":
            side = replace(side, start_card=True)
        elif key == "pawn":
            side = replace(side, pawn=SITES[SITES.index(value)])
        elif key == "quarry":
            side = replace(side, quarry=_levels(value))
        else:
            site = SITES[SITES.index(key)]
            column, _, temple = value.partition("/")
            side = side.with_column(site, column).with_temple(site, _levels(temple))
    return side, hand


def _digits(levels: tuple[int, ...]) -> str:
    return "".join(map(str, levels))


def _levels(digits: str) -> tuple[int, ...]:
    return tuple(map(int, digits))
