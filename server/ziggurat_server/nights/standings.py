"""Who stands where in a games night: points by the places at each table, summed over the rounds."""

from __future__ import annotations

from collections import Counter
from typing import Final

from ziggurat.wire.nights import PLACE_POINTS, EntrantNumber, Night, NightPlace, NightRound, NightTable

BYE: Final = 3
"""What a bye brings: as much as the first place at a table of two, and the second at one of four."""


def points_for(seats: int, rank: int) -> int:
    """What that rank at a table of so many seats brings."""
    points = PLACE_POINTS.get(seats)
    return max(1, seats + 1 - rank) if points is None else points[rank - 1]


def standings(night: Night) -> tuple[NightPlace, ...]:
    """Everyone who has ever been paired or is still to be, best first: by the sum, then by the best single rounds, then
    by the sums of those whom they met. Whoever is equal in the sum shares the place."""
    by_round = [_points_in(each) for each in night.rounds]
    entrants = [each.number for each in night.entrants if not each.gone or any(each.number in p for p in by_round)]
    points = {number: tuple(each.get(number) for each in by_round) for number in entrants}
    sums = {number: sum(filter(None, own)) for number, own in points.items()}
    met = _sums_met(night, sums)

    def strength(number: EntrantNumber) -> tuple[int, tuple[int, ...], int, int]:
        best = tuple(sorted((each for each in points[number] if each), reverse=True))
        return sums[number], best, met[number], -number

    ordered = sorted(entrants, key=strength, reverse=True)
    return tuple(
        NightPlace(number, 1 + sum(other > sums[number] for other in sums.values()), points[number], sums[number])
        for number in ordered
    )


def _points_in(played: NightRound) -> dict[EntrantNumber, int | None]:
    """By entrant what they have of a round, None while their table plays."""
    found: dict[EntrantNumber, int | None] = dict.fromkeys(played.byes, BYE)
    for table in played.tables:
        found.update(zip(table.seats, _points_at(table), strict=True))
    return found


def _points_at(table: NightTable) -> tuple[int | None, ...]:
    """By seat. A table that came to no end brings everyone what the last place does."""
    seats = len(table.seats)
    if not table.over:
        return (None,) * seats
    ranks = table.ranks if len(table.ranks) == seats else (seats,) * seats
    return tuple(points_for(seats, rank) for rank in ranks)


def _sums_met(night: Night, sums: dict[EntrantNumber, int]) -> Counter[EntrantNumber]:
    """By entrant the sums of those at whose tables they were."""
    met = Counter[EntrantNumber]()
    for played in night.rounds:
        for table in played.tables:
            for number in table.seats:
                met[number] += sum(sums.get(other, 0) for other in table.seats if other != number)
    return met
