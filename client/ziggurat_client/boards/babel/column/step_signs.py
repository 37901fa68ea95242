"""The signs before the steps of a turn in their list, and which of them show what was hidden."""

from __future__ import annotations

from typing import Final

from ziggurat.games.babel.events import (
    CardSettled,
    DiscardDemanded,
    PawnMoved,
    PeopleBanished,
    PeopleDeserted,
    PeopleDiscarded,
    PeopleMigrated,
    TempleBuilt,
    TempleDestroyed,
    TemplePlundered,
    TempleProgressed,
)
from ziggurat.games.babel.peoples import ASSYRIANS, SUMERIANS
from ziggurat.games.game import Event

REVEALING: Final = (PawnMoved, CardSettled, PeopleDiscarded)
"""What has shown cards that were hidden, so that nothing before it can be taken back (rule 11)."""


def sign_of(event: Event) -> str | int | None:
    """The people whose emblem stands before the words about an event, or the level of a storey; None for what is no
    step."""
    match event:
        case PawnMoved(card=card) | CardSettled(card=card):
            return card
        case PeopleMigrated(cards=cards) | PeopleDiscarded(cards=cards):
            return cards[0] if cards else None
        case TempleBuilt(level=level) | TemplePlundered(level=level) | TempleProgressed(level=level):
            return level
        case TempleDestroyed():
            return ASSYRIANS
        case PeopleBanished(people=people) | PeopleDeserted(people=people):
            return people
        case DiscardDemanded():
            return SUMERIANS
        case _:
            return None
