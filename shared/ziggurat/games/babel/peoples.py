"""The five peoples of Babel and their cards (rules 2 and 3).

A people is one letter: A(ssyrians), H(ittites), M(edes), P(ersians), S(umerians). The same letters name the five sites.
Cards are a text of such letters, one for each card: in a column the card laid first stands first.
"""

from __future__ import annotations

from itertools import groupby
from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

import msgspec

from ziggurat.whole import whole

People: TypeAlias = Literal["A", "H", "M", "P", "S"]
Site: TypeAlias = People
"""A site is named by its people."""
Cards: TypeAlias = Annotated[
    str, msgspec.Meta(pattern=whole("[AHMPS]*"), description="People cards, one letter each, in their order.")
]

ASSYRIANS: Final = "A"
HITTITES: Final = "H"
MEDES: Final = "M"
PERSIANS: Final = "P"
SUMERIANS: Final = "S"
PEOPLES: Final[tuple[People, ...]] = ("A", "H", "M", "P", "S")
SITES: Final[tuple[Site, ...]] = PEOPLES
COPIES: Final = 12
"""How many cards there are of each people."""
TRIPLE: Final = 3
"""A run of this length or more gives a power (rule 3)."""

SITE_INDEX: Final[dict[Site, int]] = {site: index for index, site in enumerate(SITES)}
"""Where a site stands in the columns and temples of a side."""


class Run(NamedTuple):
    """Equal cards next to each other in a column: whose, from which index, how many (rule 3)."""

    people: People
    start: int
    length: int

    @property
    def is_triple(self) -> bool:
        """Whether it gives a power."""
        return self.length >= TRIPLE


def runs(column: Cards) -> tuple[Run, ...]:
    """The runs of a column, the one laid first first."""
    found, start = [], 0
    for people, cards in groupby(column):
        length = sum(1 for _ in cards)
        found.append(Run(people, start, length))  # type: ignore[arg-type]
        start += length
    return tuple(found)


def run_at(column: Cards, position: int) -> Run | None:
    """The run that the card at `position` belongs to, or None if there is no such card."""
    return next((run for run in runs(column) if run.start <= position < run.start + run.length), None)


def in_order(cards: Cards) -> Cards:
    """The same cards in the order of the peoples, as a hand is kept."""
    return "".join(sorted(cards))


def without(cards: Cards, taken: Cards) -> Cards:
    """What is left of `cards`, in their order, once `taken` left them. They must all be there."""
    for card in taken:
        cards = cards.replace(card, "", 1)
    return cards
