"""Who stands before whom."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.games.game import Seat


def ranked(scores: Sequence[tuple[int, ...]]) -> list[tuple[Seat, int]]:
    """The seats, best first, each with its rank from 1.

    `scores` run over the seats: a seat's score and then its breakers, of which more is better, compared from the left.
    Equals share a rank, and come in the order of their seats.
    """
    order = sorted(range(len(scores)), key=lambda seat: scores[seat], reverse=True)
    return [(seat, 1 + sum(other > scores[seat] for other in scores)) for seat in order]
