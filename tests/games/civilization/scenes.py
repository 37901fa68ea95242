"""Positions of Civilization, written as a line of text for each nation (see `notation.py`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from games.civilization.notation import nation
from ziggurat.games.civilization.areas import NUMBER_OF
from ziggurat.games.civilization.moving import begun
from ziggurat.games.civilization.position import (
    Board,
    CivilizationOptions,
    Mode,
    Phase,
    Position,
)
from ziggurat.games.civilization.rules import Civilization
from ziggurat.games.game import Action, Event, IllegalAction, Refusal, Seat

CIVILIZATION = Civilization()


def scene(
    phase: Phase = "movement", mode: Mode = "farmers", turn: int = 5, fight_on: bool = False, **nations: str
) -> Position:
    """Nations by seat, in a phase in which the first of them decides, and in movement as the last that moves."""
    made = tuple(nation(name, text) for name, text in nations.items())
    board = Board(
        CivilizationOptions(mode=mode, fight_on=fight_on),
        tuple(range(1, len(made) + 1)),
        made,
        tuple(each.id for each in made),
        turn,
        phase,
        owing=(0,),
        movement=begun(0, (), made[0]) if phase == "movement" else None,
    )
    return Position(board, (None,) * len(made))


def after(position: Position, *actions: Action, seat: Seat = 0) -> Position:
    """The position after these actions of a seat."""
    for action in actions:
        position, _ = CIVILIZATION.apply(position, seat, action)
    return position


def story(position: Position, *actions: Action, seat: Seat = 0) -> list[Event]:
    """What happens when the seat takes these actions."""
    told: list[Event] = []
    for action in actions:
        position, events = CIVILIZATION.apply(position, seat, action)
        told += events
    return told


def refusal(position: Position, action: Action, seat: Seat = 0) -> Refusal | None:
    """Why the action is refused, None if it is not; a view tells the same as `apply` does."""
    seen = CIVILIZATION.why_not(CIVILIZATION.view(position, seat), action)
    if seen is None:
        CIVILIZATION.apply(position, seat, action)
        return None
    with pytest.raises(IllegalAction) as refused:
        CIVILIZATION.apply(position, seat, action)
    assert refused.value.refusal == seen
    return seen


def code(position: Position, action: Action, seat: Seat = 0) -> str | None:
    """The code of the refusal, None if there is none."""
    refused = refusal(position, action, seat)
    return None if refused is None else refused.code


def tokens(position: Position, area: str) -> dict[str, int]:
    """The tokens in an area, by nation."""
    number = NUMBER_OF[area]
    return {each.id: each.tokens[number] for each in position.board.nations if each.tokens[number]}


def city(position: Position, area: str) -> str | None:
    """Whose city stands there."""
    seat = position.board.city_in(NUMBER_OF[area])
    return None if seat is None else position.board.nations[seat].id


def told(events: Iterable[Event], kind: type[Any]) -> list[Any]:
    """The events of that kind."""
    return [event for event in events if isinstance(event, kind)]
