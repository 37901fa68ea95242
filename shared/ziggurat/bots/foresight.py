"""The best choice as far as one sees: first the answers to many choices, then further ahead along the best of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ziggurat.bots.decision import Decision
from ziggurat.bots.lookahead import Lookahead
from ziggurat.bots.outlook import Turn

ANSWERED: Final = 16
"""How many choices are judged by the others' answers."""
FURTHER: Final = (
    (12, 4, 1),
    (8, 4, 2, 1),
    (8, 4, 3, 2, 1),
    (8, 5, 4, 3, 2, 1),
    (16, 8, 6, 4, 3, 2, 1),
    (24, 12, 8, 6, 4, 3, 2, 1),
)
"""Between two players: how many turns are looked at in each depth, ours and the other's by turns, one look after the
other."""


def foreseen_best(decision: Decision) -> Turn[Any]:
    """The best choice that the budget allows to find."""
    if len(decision.choices) == 1:
        return decision.choices[0]
    lookahead = Lookahead(decision.outlook, decision.seat, decision.choices, decision.budget)
    for widths in _looks(len(decision.choices[0].leads)):
        if not lookahead.deepen(widths):
            break
    return lookahead.best


def _looks(seats: int) -> Iterator[Sequence[int]]:
    """The widths of one look after the other."""
    if seats == 2:
        yield from FURTHER
        return
    once_round = (1,) * (seats - 1)
    yield ANSWERED, *once_round
    yield ANSWERED // 2, *once_round, 3
    yield ANSWERED // 2, *once_round, 3, *once_round
    yield ANSWERED // 2, *once_round, 3, *once_round, 3
