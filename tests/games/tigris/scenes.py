"""Small scenes of Tigris & Euphrates: a piece of land as text, and what somebody does there."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from games.tigris.notation import parse, space
from ziggurat.games.game import Action, Event, IllegalAction, Seat
from ziggurat.games.tigris.actions import (
    BuildMonument,
    MoveLeader,
    PlaceCatastrophe,
    PlaceLeader,
    PlaceTile,
    TakeTreasures,
)
from ziggurat.games.tigris.colours import Colour
from ziggurat.games.tigris.monuments import Monument
from ziggurat.games.tigris.position import Position
from ziggurat.games.tigris.rules import Tigris

RULES: Final = Tigris()
E = TypeVar("E", bound=Event)


def land(drawing: str, **more: Any) -> Position:
    """The position with that drawing on dry land: its upper left letter lies on E4, and it has at most eight columns
    and four rows."""
    rows = drawing.split()
    assert len(rows) <= 4
    assert all(len(row) <= 8 for row in rows)
    return parse("\n".join([*["." * 16] * 3, *("...." + row for row in rows)]), **more)


def tile(color: Colour, where: str) -> PlaceTile:
    return PlaceTile(color, *space(where))


def leader(color: Colour, where: str) -> PlaceLeader:
    return PlaceLeader(color, *space(where))


def move(color: Colour, where: str) -> MoveLeader:
    return MoveLeader(color, *space(where))


def strike(where: str) -> PlaceCatastrophe:
    return PlaceCatastrophe(*space(where))


def build(monument: Monument, where: str) -> BuildMonument:
    return BuildMonument(monument, *space(where))


def leave(where: str) -> TakeTreasures:
    return TakeTreasures(space(where))


def after(position: Position, *actions: Action) -> tuple[Position, list[Event]]:
    """Where these actions lead, each by whoever has to decide, and all that happens."""
    story: list[Event] = []
    for action in actions:
        (seat,) = RULES.due(position).seats
        position, events = RULES.apply(position, seat, action)
        story += events
    return position, story


def refused(position: Position, action: Action, seat: Seat | None = None) -> tuple[str, str]:
    """The code and the paragraph with which an action is refused; unless its form is wrong, it is not listed either."""
    deciding = RULES.due(position).seats
    acting = (deciding[0] if deciding else 0) if seat is None else seat
    try:
        RULES.apply(position, acting, action)
    except IllegalAction as illegal:
        if 0 <= acting < position.board.seats and illegal.refusal.code != "malformed":
            view = RULES.view(position, acting)
            assert action not in list(RULES.candidates(view))
            assert not any(space.admits(action) for space in RULES.spaces(view))
        return illegal.refusal.code, illegal.refusal.rule
    raise AssertionError(f"{action} was not refused")


def told(story: list[Event], kind: type[E]) -> list[E]:
    """What happened of a kind."""
    return [event for event in story if isinstance(event, kind)]


def lies(position: Position, where: str) -> str:
    """The letter of what lies on a space."""
    return position.board.contents(space(where))


def stands(position: Position, seat: Seat, color: Colour) -> object:
    """Where a leader stands, None in the supply."""
    order = ("black", "red", "blue", "green", "yellow")
    return position.board.leaders[seat][order.index(color)]
