"""The facts about a column of people by which it is judged, worked out once for every column."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ziggurat.games.babel.peoples import PEOPLES, TRIPLE, Cards, runs

REMEMBERED: Final = 1 << 16


class ColumnFacts(NamedTuple):
    """`size`: how many cards. `end`, `end_length`: the run at the end, "" for an empty column.

    `triples`: the first index of the first triple of each people that has one. `uses`: how often triples can be used.
    `pairs`: the peoples with a run of two, but no triple. `most`: the largest number of cards of one people.
    """

    size: int
    end: str
    end_length: int
    triples: dict[str, int]
    uses: int
    pairs: str
    most: int


@lru_cache(REMEMBERED)
def facts_of(column: Cards) -> ColumnFacts:
    """The facts about `column`."""
    found = runs(column)
    triples: dict[str, int] = {}
    for run in found:
        if run.is_triple:
            triples.setdefault(run.people, run.start)
    return ColumnFacts(
        size=len(column),
        end=found[-1].people if found else "",
        end_length=found[-1].length if found else 0,
        triples=triples,
        uses=sum(run.length - TRIPLE + 1 for run in found if run.is_triple),
        pairs="".join({run.people: "" for run in found if run.length == TRIPLE - 1 and run.people not in triples}),
        most=max(column.count(people) for people in PEOPLES),
    )
