"""What is decided within a turn besides its actions: tiles added to a conflict, treasures, and whatever else is asked
of others."""

from __future__ import annotations

from math import comb
from typing import Any, Final

from ziggurat.games.game import Action, Game, Seat
from ziggurat.games.tigris.action_rules import deciding
from ziggurat.games.tigris.actions import Commit
from ziggurat.games.tigris.colours import LETTER
from ziggurat.games.tigris.conflicts import conflict_on, why_not_commit
from ziggurat.games.tigris.defaults import safe_default
from ziggurat.games.tigris.position import HAND, Position
from ziggurat.games.tigris.situation import situation_of

_TILE: Final = 0.12
"""What a tile of the hand is worth, compared with winning a conflict."""


def answer_of(position: Position, seat: Seat) -> Action:
    """What a seat is expected to decide when it is asked within another's turn."""
    if position.board.phase in ("commit_attacker", "commit_defender"):
        return Commit(best_commitment(position, seat))
    return safe_default(position.board)


def answered(game: Game[Any, Any, Any], position: Position, seat: Seat) -> Position:
    """The position once others have answered what they are asked within the seat's turn."""
    while position.board.seat == seat and (asked := deciding(position.board)) and asked[0] != seat:
        position, _ = game.apply(position, asked[0], answer_of(position, asked[0]))
    return position


def allowed_commitments(position: Position, seat: Seat) -> list[int]:
    """The numbers of tiles that may be added."""
    tiles = LETTER[conflict_on(position.board).tiles]
    situation = situation_of(position, seat)
    most = position.hands[seat].count(tiles)
    return [count for count in range(most + 1) if why_not_commit(situation, Commit(count)) is None]


def best_commitment(position: Position, seat: Seat) -> int:
    """The number of tiles that is best on average: the attacker reckons with every hand that the defender may hold, the
    defender knows the attacker's number."""
    board = position.board
    conflict = conflict_on(board)
    counts = allowed_commitments(position, seat)
    attacker, defender = conflict.attacker, conflict.defender
    if conflict.commitment is not None:
        holding = [n for n in counts if defender.strength + n >= attacker.strength + conflict.commitment]
        return min(holding, default=0)
    stake = 1 + (attacker.strength + defender.strength if conflict.kind == "war" else 0)
    unseen = _unseen_of(position, seat, LETTER[conflict.tiles])
    held = len(position.hands[defender.seat])
    return max(
        counts, key=lambda n: stake * _chance(attacker.strength + n - defender.strength, held, *unseen) - _TILE * n
    )


def _unseen_of(position: Position, seat: Seat, letter: str) -> tuple[int, int]:
    """How many tiles of that letter are among those that the seat does not see, and how many these are."""
    hidden = "".join(hand for other, hand in enumerate(position.hands) if other != seat) + position.bag
    return hidden.count(letter), len(hidden)


def _chance(lead: int, held: int, of_letter: int, unseen: int) -> float:
    """The chance that a defender, who holds so many tiles, has fewer of the letter than make up the lead."""
    if lead <= 0:
        return 0.0
    held = min(held, unseen, HAND)
    total = comb(unseen, held) or 1
    fewer = sum(
        comb(of_letter, n) * comb(unseen - of_letter, held - n) for n in range(min(lead, held + 1)) if n <= of_letter
    )
    return fewer / total
