"""How a match counts in which somebody has resigned: for them it is lost, whatever becomes of their seat."""

from __future__ import annotations

from collections.abc import Collection

from ziggurat.games.game import CALLED_OFF, RESIGNED, Result, Seat, Standing


def counted_result(result: Result, seats: int, resigned: Collection[Seat]) -> Result:
    """The result of a match at so many seats, with those that were given up last and equal; the same if none was.

    The others keep their order, and share the first place where the match was ended before its rules did.
    """
    if not resigned:
        return result
    by_seat = {standing.seat: standing for standing in result.standings}
    orders = [
        (seat in resigned, 0 if seat in resigned or seat not in by_seat else by_seat[seat].rank)
        for seat in range(seats)
    ]
    standings = (
        Standing(seat, 1 + sum(other < own for other in orders), by_seat[seat].score if seat in by_seat else 0)
        for seat, own in enumerate(orders)
    )
    ending = RESIGNED if result.ending == CALLED_OFF else result.ending
    return Result(ending, tuple(sorted(standings, key=lambda standing: (standing.rank, standing.seat))))
