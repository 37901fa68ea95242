"""What a conflict can come to: for each side that may win, who gains which points, and what the other loses."""

from __future__ import annotations

from dataclasses import dataclass

from ziggurat.games.game import Seat
from ziggurat.games.tigris.colours import Colour
from ziggurat.games.tigris.position import Board, Conflict, Side
from ziggurat.games.tigris.spaces import set_of
from ziggurat.games.tigris.wars import protected


@dataclass(frozen=True)
class Outcome:
    """The `winner` gains so many `points` of the colour `gains`; the `loser` loses the leader of the colour `leader`,
    and so many tiles of it `fall`. `holds` says that it is the defender who wins."""

    winner: Seat
    loser: Seat
    leader: Colour
    gains: Colour
    points: int
    fall: int
    holds: bool


def outcomes_of(board: Board, conflict: Conflict) -> tuple[Outcome, Outcome]:
    """What happens if the defender holds, and if not (rules 6.1 and 6.2)."""
    attacker, defender = conflict.attacker, conflict.defender
    return (
        _outcome(board, conflict, defender, attacker, holds=True),
        _outcome(board, conflict, attacker, defender, holds=False),
    )


def _outcome(board: Board, conflict: Conflict, winner: Side, loser: Side, *, holds: bool) -> Outcome:
    fall = 0
    if conflict.kind == "war":
        fall = (set_of(loser.supporters) & ~protected(board, conflict, loser)).bit_count()
    return Outcome(winner.seat, loser.seat, conflict.color, conflict.tiles, 1 + fall, fall, holds)
