"""Small scenes of Ur for the tests: the corner of the grid that matters, drawn; what is done; what is there then.

    scene("WTa3 TCb1", hands="WT PA CT").do("attack A1 B1 1")["B1"] == "a1"

The corner is the top left one. Every other square is a free tile that shows Politics ("PC"), as is every "." drawn.
Two hands make a 5×5 grid, three or four a 6×6 one. The seat to move is a unless the scene says otherwise.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from games.ur.notation import read, written
from ziggurat.games.game import Action, Event, IllegalAction, Seat
from ziggurat.games.ur.drawing import SEATS, parse
from ziggurat.games.ur.position import CUBES_PER_PLAYER, NOBODY, Position
from ziggurat.games.ur.rules import Ur
from ziggurat.games.ur.squares import square_of

UR = Ur()
FILLER = "PC"
TWO = "WT PA"
THREE = "WT PA CT"
FOUR = "WT PA CT AC"


@dataclass(frozen=True)
class Scene:
    """A position with short questions to it, and the events of the last thing done."""

    position: Position
    events: tuple[Event, ...] = ()

    def __getitem__(self, name: str) -> str:
        """What lies on the square: "b3" for three cubes of seat b, "b*" for its ziggurat, "" for a free tile."""
        square = square_of(self.position.side, name)
        if self.position.ziggurats[square] != NOBODY:
            return f"{SEATS[self.position.ziggurats[square]]}*"
        owner = self.position.owners[square]
        return "" if owner == NOBODY else f"{SEATS[owner]}{self.position.cubes[square]}"

    def tile(self, name: str) -> str:
        """The tile on the square, shown face first."""
        return self.position.tiles[square_of(self.position.side, name)]

    def hand(self, seat: str) -> str:
        return self.position.hands[SEATS.index(seat)]

    def supply(self, seat: str) -> int:
        return self.position.supplies[SEATS.index(seat)]

    @property
    def to_act(self) -> str:
        """The letters of the seats whose decision is awaited."""
        return "".join(SEATS[seat] for seat in UR.due(self.position).seats)

    def do(self, *deeds: str | Action, by: str = "") -> Scene:
        """Do these things one after the other; `by` whom, if not by whoever is to act."""
        scene = self
        for deed in deeds:
            seat = scene._seat(by)
            position, events = UR.apply(scene.position, seat, scene._action(deed))
            scene = Scene(position, events)
        return scene

    def refusal(self, deed: str | Action, by: str = "") -> str:
        """The code and rule with which `deed` is refused, having changed nothing and not having been offered."""
        seat, action = self._seat(by), self._action(deed)
        before = msgspec.json.encode(self.position)
        with pytest.raises(IllegalAction) as refused:
            UR.apply(self.position, seat, action)
        assert msgspec.json.encode(self.position) == before
        view = UR.view(self.position, seat)
        assert action not in list(UR.candidates(view))
        assert not any(space.admits(action) for space in UR.spaces(view))
        return f"{refused.value.refusal.code} {refused.value.refusal.rule}"

    def offers(self, verb: str, by: str = "") -> set[str]:
        """What of this kind is legal now, written down."""
        seat = self._seat(by)
        legal = UR.candidates(UR.view(self.position, seat))
        said = (written(action, self.position.side) for action in legal)
        return {text for text in said if text.split()[0] == verb}

    def spaces(self, by: str = "") -> dict[str, Any]:
        """The spaces open now, by the kind of action."""
        return {space.action: space for space in UR.spaces(UR.view(self.position, self._seat(by)))}

    def happened(self, kind: type[Event]) -> list[Any]:
        """The events of that kind in the last thing done."""
        return [event for event in self.events if isinstance(event, kind)]

    def _action(self, deed: str | Action) -> Action:
        return read(deed, self.position.side) if isinstance(deed, str) else deed

    def _seat(self, letter: str) -> Seat:
        return SEATS.index(letter) if letter else UR.due(self.position).seats[0]


def scene(corner: str = "", *, hands: str = THREE, supply: str = "", filler: str = FILLER, **lines: Any) -> Scene:
    """A scene. `lines` are further lines of the drawing: `seat="b"`, `market="AC"`, `stock=1`, `phase="opening"`.

    `supply` ("a2 b0") lays further cubes of these seats on the last squares of the grid until their supply is that.
    """
    side = 5 if len(hands.split()) == 2 else 6
    rows = [[filler] * side for _ in range(side)]
    for row, text in enumerate(filter(None, map(str.strip, corner.splitlines()))):
        for column, token in enumerate(text.split()):
            rows[row][column] = filler if token == "." else token
    for wanted in supply.split():
        _spend(rows, wanted[0], int(wanted[1:]))
    head = [f"{key} {value}" for key, value in lines.items()]
    return Scene(parse("\n".join([*head, f"hands {hands}", *map(" ".join, rows)])))


def _spend(rows: list[list[str]], seat: str, supply: int) -> None:
    """Lay cubes of the seat on the last bare squares until `supply` is left."""
    drawn = [re.fullmatch(rf"..{seat}(.)", token) for row in rows for token in row]
    spare = CUBES_PER_PLAYER - supply - sum(1 if found[1] == "*" else int(found[1]) for found in drawn if found)
    assert spare >= 0, f"seat {seat} has fewer than {supply} cubes left"
    for row in reversed(rows):
        for column in reversed(range(len(row))):
            if spare and len(row[column]) == 2:
                count = min(5, spare)
                row[column] += f"{seat}{count}"
                spare -= count
    assert not spare, "the grid is too full"
