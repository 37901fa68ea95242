"""What was done so far in the turn, as its list shows it, and how much of it can be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
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
from ziggurat_client.boards.babel.words.sentences import BabelTeller

_REVEALING: Final = (PawnMoved, CardSettled, PeopleDiscarded)
"""What has shown cards that were hidden, so that nothing before it can be taken back (rule 11)."""


@dataclass(frozen=True)
class Step:
    """One step of the turn: the people whose emblem stands before it, or the level of a storey, its words, and whether
    it can still be taken back."""

    sign: str | int
    text: str
    undoable: bool


def turn_steps(teller: BabelTeller, events: Sequence[Event]) -> tuple[Step, ...]:
    """The steps of a turn in which these events happened, oldest first."""
    last_shown = max((index for index, event in enumerate(events) if isinstance(event, _REVEALING)), default=-1)
    told = ((_sign(event), teller.step(event), index > last_shown) for index, event in enumerate(events))
    return tuple(Step(sign, text, undoable) for sign, text, undoable in told if sign is not None and text is not None)


def _sign(event: Event) -> str | int | None:
    """What stands before the words about an event."""
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
