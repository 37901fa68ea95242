"""A position of Ur as text, and back: for tests, logs and bug reports.

    seat b
    round 4
    hands WT PA CT
    market AC
          A     B     C     D     E     F
    1  ATb3    TW    AC  CPa*    WP    TC
    …

A square is its tile (face shown, face below), then nothing if it is free, a seat letter and the number of its cubes,
or a seat letter and * for a ziggurat. Seats are the letters a to d. A line that is missing takes its default: the
first player's ordinary turn in round 1, with nothing done yet and the rest of the ziggurats in stock.
"""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from ziggurat.games.ur.position import CUBES_PER_PLAYER, NOBODY, ZIGGURATS, Allotment, Position, TurnState, UrOptions
from ziggurat.games.ur.squares import SIDES, square_name, square_of
from ziggurat.games.ur.tiles import PAIR

SEATS: Final = "abcd"
_SQUARE = re.compile(r"^([ATCPW]{2})(?:([a-d])([1-5*]))?$")
_CHOICE = re.compile(r"^([a-d]) (trade|culture) ([0-9]+)((?: [A-F][1-6]:[1-5])+)$")


class BadDrawing(ValueError):
    """A text that draws no position; the message says which line and why."""


def draw(position: Position) -> str:
    """The position as text. `parse` gives it back unless the market is hidden."""
    turn = position.turn
    lines = [f"phase {position.phase}"] if position.phase != "turn" else []
    lines += [
        f"seat {SEATS[position.seat]}",
        f"first {SEATS[position.first]}",
        f"round {position.round}",
        f"turns {position.turns}",
        f"stock {position.stock}",
    ]
    if position.options != UrOptions():
        lines.append(f"options {msgspec.json.encode(position.options).decode()}")
    if turn != TurnState():
        lines.append(f"turn {msgspec.json.encode(turn).decode()}")
    lines += [_draw_choice(position.side, asked) for asked in position.pending]
    if position.last_round:
        lines.append("last_round")
    if position.ending:
        lines.append(f"ending {position.ending}")
    lines.append(f"hands {' '.join(position.hands)}")
    if position.market:
        lines.append(f"market {' '.join(position.market)}")
    return "\n".join([*lines, *_draw_grid(position)]) + "\n"


def parse(text: str) -> Position:
    """The position that `text` draws. Raises BadDrawing."""
    fields: dict[str, Any] = {}
    choices: list[str] = []
    rows: list[list[str]] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        key, _, value = line.partition(" ")
        if key == "choice":
            choices.append(value)
        elif key in _FIELDS:
            fields[key] = _read(key, value)
        elif not re.fullmatch(r"[A-F](\s+[A-F])*", line):
            rows.append(re.sub(r"^\d\s+", "", line).split())
    return _position(fields, choices, rows)


def _draw_grid(position: Position) -> list[str]:
    side = position.side
    lines = ["   " + "".join(f"{column:>6}" for column in "ABCDEF"[:side])]
    for row in range(side):
        squares = range(row * side, (row + 1) * side)
        lines.append(f"{row + 1}  " + "".join(f"{_draw_square(position, square):>6}" for square in squares))
    return lines


def _draw_square(position: Position, square: int) -> str:
    tile, owner, builder = position.tiles[square], position.owners[square], position.ziggurats[square]
    if builder != NOBODY:
        return f"{tile}{SEATS[builder]}*"
    return tile if owner == NOBODY else f"{tile}{SEATS[owner]}{position.cubes[square]}"


def _draw_choice(side: int, asked: Allotment) -> str:
    amounts = (f"{square_name(side, s)}:{most}" for s, most in zip(asked.squares, asked.most, strict=True))
    return f"choice {SEATS[asked.seat]} {asked.cause} {asked.total} {' '.join(amounts)}"


def _seat(value: str) -> int:
    if value not in SEATS or len(value) != 1:
        raise BadDrawing(f"no seat {value!r}: seats are a to d")
    return SEATS.index(value)


def _tiles(value: str) -> tuple[str, ...]:
    for tile in value.split():
        if tile not in PAIR:
            raise BadDrawing(f"no tile {tile!r}")
    return tuple(value.split())


_FIELDS: Final[dict[str, Any]] = {
    "phase": str,
    "seat": _seat,
    "first": _seat,
    "round": int,
    "turns": int,
    "stock": int,
    "options": lambda value: msgspec.json.decode(value, type=UrOptions),
    "turn": lambda value: msgspec.json.decode(value, type=TurnState),
    "last_round": lambda value: True,
    "ending": str,
    "hands": _tiles,
    "market": _tiles,
}


def _read(key: str, value: str) -> Any:
    try:
        return _FIELDS[key](value)
    except (ValueError, msgspec.DecodeError) as error:
        raise BadDrawing(f"{key}: {error}") from error


def _position(fields: dict[str, Any], choices: list[str], rows: list[list[str]]) -> Position:
    side = len(rows)
    if side not in SIDES or any(len(row) != side for row in rows):
        raise BadDrawing("the grid is 5 rows of 5 squares, or 6 of 6")
    if not 2 <= len(fields.get("hands", ())) <= len(SEATS):
        raise BadDrawing("name the hand tiles of 2 to 4 seats: hands WT PA")
    squares = [_parse_square(token) for row in rows for token in row]
    owners = tuple(NOBODY if count == "*" else owner for _, owner, count in squares)
    cubes = tuple(0 if count == "*" else int(count) for _, _, count in squares)
    ziggurats = tuple(owner if count == "*" else NOBODY for _, owner, count in squares)
    seats = range(len(fields["hands"]))
    pending = tuple(_parse_choice(side, choice) for choice in choices)
    at_table = (fields.get("seat", 0), fields.get("first", 0), *(asked.seat for asked in pending))
    if any(seat not in (NOBODY, *seats) for seat in owners + ziggurats + at_table):
        raise BadDrawing("the drawing names a seat that has no hand tile")
    defaults = {
        "options": UrOptions(),
        "market": (),
        "stock": ZIGGURATS - sum(builder != NOBODY for builder in ziggurats),
        "phase": "turn",
        "round": 1,
        "turns": 1,
        "first": 0,
        "seat": 0,
    }
    drawn = {
        "side": side,
        "tiles": tuple(tile for tile, _, _ in squares),
        "owners": owners,
        "cubes": cubes,
        "ziggurats": ziggurats,
        "supplies": tuple(_supply(seat, owners, cubes, ziggurats) for seat in seats),
        "pending": pending,
    }
    try:
        return msgspec.convert(defaults | fields | drawn, Position)
    except msgspec.ValidationError as error:
        raise BadDrawing(str(error)) from error


def _supply(seat: int, owners: tuple[int, ...], cubes: tuple[int, ...], ziggurats: tuple[int, ...]) -> int:
    on_grid = sum(count for count, owner in zip(cubes, owners, strict=True) if owner == seat)
    supply = CUBES_PER_PLAYER - on_grid - ziggurats.count(seat)
    if supply < 0:
        raise BadDrawing(f"seat {SEATS[seat]} has more than {CUBES_PER_PLAYER} cubes on the grid")
    return supply


def _parse_square(token: str) -> tuple[str, int, str]:
    match = _SQUARE.match(token)
    if match is None or match[1] not in PAIR:
        raise BadDrawing(f"no square looks like {token!r}; WT, WTb3 and WTb* do")
    return match[1], (NOBODY if match[2] is None else SEATS.index(match[2])), match[3] or "0"


def _parse_choice(side: int, value: str) -> Allotment:
    match = _CHOICE.match(value)
    if match is None:
        raise BadDrawing(f"no choice looks like {value!r}; 'b culture 2 A1:2 B1:1' does")
    seat, cause, total, amounts = match.groups()
    named = [amount.split(":") for amount in amounts.split()]
    try:
        squares = tuple(square_of(side, name) for name, _ in named)
    except ValueError as error:
        raise BadDrawing(f"choice: {error}") from error
    most = tuple(int(count) for _, count in named)
    return Allotment(_seat(seat), "trade" if cause == "trade" else "culture", squares, most, int(total))
