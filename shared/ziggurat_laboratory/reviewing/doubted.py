"""A swing that a review names, doubted: what a search ten times as deep says of the same two turns."""

from __future__ import annotations

import msgspec

from ziggurat.bots.review import Judge, PlayedTurn, Swing
from ziggurat.match.match import Match


class Doubted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One swing: the number of its turn, whose it was, the gain in the mover's chance that the review claims for what
    it recommends, and the gain that the deeper search finds.

    `king` is the gain in the lead at the end of all that a King looks at, in the unit of the game's turns: what a King
    goes by. None where it is not known.
    """

    turn: int
    seat: int
    claimed: float
    deeper: float
    king: float | None


def doubted(match: Match, turn: PlayedTurn, swing: Swing, nodes: int) -> Doubted:
    """The swing, asked again within so many nodes a question. Raises ValueError if it has no better plan."""
    if swing.turn.better is None:
        raise ValueError("a swing without a plan")
    game, seat = match.game, turn.seat
    last = swing.turn.better.plan[-1]
    position = msgspec.json.decode(last.position, type=game.position_type)
    planned, _ = game.apply(position, seat, msgspec.json.decode(last.action, type=game.action_type))
    judge = Judge(game, nodes)
    possible, played = judge.evaluation(planned, seat), judge.evaluation(turn.ends, seat)
    gain = possible.chances[seat] - played.chances[seat]
    king = None if possible.lead is None or played.lead is None else round(possible.lead - played.lead, 6)
    return Doubted(swing.number, seat, round(swing.turn.missed, 6), round(gain, 6), king)
