"""What the events of Ur sound like."""

from __future__ import annotations

from typing import Final

from ziggurat.games.game import Event, Viewer
from ziggurat.games.ur.events import (
    Allotted,
    Attacked,
    CubesPlaced,
    Farmed,
    GameEnded,
    Inspired,
    Kept,
    LastRoundBegan,
    Redistributed,
    Swapped,
    Traded,
    TurnBegan,
    ZigguratBuilt,
)
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.scoring import result
from ziggurat_client.sound.names import Effect

SOUNDS: Final[dict[type[Event], Effect]] = {
    CubesPlaced: "cube_placed",
    Farmed: "sow",
    Traded: "trade",
    Inspired: "culture",
    Allotted: "allotment",
    Redistributed: "politics",
    Attacked: "attack",
    ZigguratBuilt: "ziggurat_built",
    Swapped: "tile_swap",
    Kept: "kept",
    LastRoundBegan: "last_round",
    TurnBegan: "turn_began",
    GameEnded: "game_ended",
}
"""The sound of every event to somebody who only looks on."""


def sound_of(event: Event, viewer: Viewer, after: Position) -> Effect | None:
    """What an event that led to `after` sounds like to `viewer`: their own turn and their victory are for them."""
    if isinstance(event, TurnBegan) and event.seat == viewer:
        return "my_turn"
    if isinstance(event, GameEnded) and viewer is not None and viewer in _winners(after):
        return "victory"
    return SOUNDS.get(type(event))


def _winners(position: Position) -> frozenset[int]:
    """The seats that share the first rank."""
    final = result(position)
    return frozenset(standing.seat for standing in final.standings if standing.rank == 1) if final else frozenset()
