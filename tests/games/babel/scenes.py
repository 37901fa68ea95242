"""Small scenes of Babel for the tests: both sides as they are drawn; what is done; what is there then.

    scene("pawn S, S HHM/12, quarry 63").do("build own").a == "pawn S, quarry 6, S HHM/123"

The first side is that of a, whose turn it is unless the scene says otherwise, the second one that of b.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from games.babel.notation import read, written
from ziggurat.games.babel.drawing import LETTERS, draw_side, parse
from ziggurat.games.babel.position import Board, Position
from ziggurat.games.babel.rules import Babel
from ziggurat.games.game import Action, Event, IllegalAction, Options, Seat
from ziggurat.match.match import Match

BABEL = Babel()
PILE = "11223344"


@dataclass(frozen=True)
class Scene:
    """A position with short questions to it, and the events of the last thing done."""

    position: Position
    events: tuple[Event, ...] = ()

    @property
    def a(self) -> str:
        """What lies before a, and its hand."""
        return draw_side(self.position, 0)

    @property
    def b(self) -> str:
        """What lies before b, and its hand."""
        return draw_side(self.position, 1)

    @property
    def board(self) -> Board:
        return self.position.board

    @property
    def pile(self) -> str:
        """The levels of the temple pile, top first."""
        return "".join(map(str, self.position.pile))

    @property
    def to_act(self) -> str:
        """The letter of the seat whose decision is awaited, if any."""
        return "".join(LETTERS[seat] for seat in BABEL.due(self.position).seats)

    def do(self, *deeds: str, by: str = "") -> Scene:
        """Do these things one after the other; `by` whom, if not by whoever is to act."""
        scene = self
        for deed in deeds:
            position, events = BABEL.apply(scene.position, scene._seat(by), read(deed))
            scene = Scene(position, events)
        return scene

    def refusal(self, deed: str | Action, by: str = "") -> str:
        """The code and rule with which `deed` is refused, having changed nothing and not having been offered."""
        seat, action = self._seat(by), read(deed) if isinstance(deed, str) else deed
        before = msgspec.json.encode(self.position)
        with pytest.raises(IllegalAction) as refused:
            BABEL.apply(self.position, seat, action)
        assert msgspec.json.encode(self.position) == before
        view = BABEL.view(self.position, seat)
        assert action not in list(BABEL.candidates(view))
        assert not any(space.admits(action) for space in BABEL.spaces(view))
        return f"{refused.value.refusal.code} {refused.value.refusal.rule}"

    def offers(self, verb: str, by: str = "") -> set[str]:
        """What of this kind is legal now, written down."""
        legal = map(written, BABEL.candidates(BABEL.view(self.position, self._seat(by))))
        return {text for text in legal if text.split()[0] == verb}

    def happened(self, kind: type[Event]) -> list[Any]:
        """The events of that kind in the last thing done."""
        return [event for event in self.events if isinstance(event, kind)]

    def story(self) -> list[str]:
        """The names of the events of the last thing done, in their order."""
        return [str(event.__struct_config__.tag) for event in self.events]

    def _seat(self, letter: str) -> Seat:
        if letter:
            return LETTERS.index(letter)
        return next(iter(BABEL.due(self.position).seats), 0)


def scene(a: str = "", b: str = "", *, pile: str = PILE, **lines: Any) -> Scene:
    """A scene. `lines` are further lines of the drawing: `seat="b"`, `deck="AHM"`, `final_phase=True`."""
    head = [key if value is True else f"{key} {value}" for key, value in lines.items()]
    return Scene(parse("\n".join([*head, f"pile {pile}", f"a {a}", f"b {b}"])))


class _Begun(Babel):
    """Babel from the middle of a scene on."""

    def __init__(self, begun: Position) -> None:
        self._begun = begun

    def setup(self, seats: int, options: Options, seed: int) -> Position:
        return self._begun


class Opened(Match):
    """A match that begins with a scene."""

    def __init__(self, begun: Scene) -> None:
        super().__init__(_Begun(begun.position), 2, seed=1)

    def do(self, *deeds: str) -> Opened:
        for deed in deeds:
            self.apply(self.due.seats[0], read(deed))
        return self
