"""The best choice as far as one sees: first the answers to many choices, then further ahead along the best of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ziggurat.bots.decision import Decision
from ziggurat.bots.lookahead import Lookahead
from ziggurat.bots.outlook import Turn

CHOICES: Final = 12
"""How many choices are looked at closely."""
FURTHER: Final = (
    (CHOICES, 4, 1),
    (6, 3, 2, 2, 1),
    (10, 4, 3, 3, 1),
    (8, 4, 3, 2, 2, 2, 1),
    (16, 6, 4, 3, 3, 2, 1),
    (24, 8, 6, 4, 3, 2, 2, 2, 1),
)
"""Between two players: how many turns are looked at in each depth, ours and the other's by turns, one look after the
other. Every look ends with a turn of ours: positions after the same player's turn are judged most alike, and in play
against looks of even depths these have won."""


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
    yield CHOICES, *once_round, 1
    yield CHOICES, *once_round, 3
    yield CHOICES // 2, *once_round, 3, *once_round, 2
    yield 2 * CHOICES, *once_round, 6, *once_round, 3
