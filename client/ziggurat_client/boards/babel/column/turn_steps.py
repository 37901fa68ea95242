"""What was done so far in the turn, as its list shows it, and how much of it can be taken back."""

from __future__ import annotations

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
    TurnStarted,
)
from ziggurat.games.babel.peoples import ASSYRIANS, SUMERIANS
from ziggurat.games.babel.position import Shown
from ziggurat.games.game import Event
from ziggurat_client.boards.babel.words.sentences import Storyteller
from ziggurat_client.network.table_record import Happening

_REVEALING: Final = (PawnMoved, CardSettled, PeopleDiscarded)
"""What has shown cards that were hidden, so that nothing before it can be taken back (rule 11)."""


@dataclass(frozen=True)
class Step:
    """One step of the turn: the people whose emblem stands before it, or the level of a storey, its words, and whether
    it can still be taken back."""

    sign: str | int
    text: str
    undoable: bool


class TurnSteps:
    """Keeps the steps of the running turn by listening to what happens."""

    def __init__(self, teller: Storyteller) -> None:
        self._teller = teller
        # One entry for each happening, which is what an undo takes back.
        self._happenings: list[tuple[Event, ...]] = []
        self._turn: int | None = None

    @property
    def so_far(self) -> tuple[Step, ...]:
        """The steps of the turn, oldest first."""
        events = [event for happening in self._happenings for event in happening]
        last_shown = max((i for i, event in enumerate(events) if isinstance(event, _REVEALING)), default=-1)
        steps = (self._step(event, index > last_shown) for index, event in enumerate(events))
        return tuple(step for step in steps if step is not None)

    def note(self, happening: Happening) -> None:
        """Something happened. Where its story is not known, neither is the turn's."""
        shown: Shown = happening.moment.view.public
        before, self._turn = self._turn, shown.board.turn
        if happening.actor is None or (happening.undone and before != self._turn):
            self._happenings.clear()
        elif happening.undone:
            del self._happenings[-1:]
        else:
            starts = [index for index, event in enumerate(happening.events) if isinstance(event, TurnStarted)]
            if starts:
                self._happenings = [happening.events[starts[-1] :]]
            else:
                self._happenings.append(happening.events)

    def _step(self, event: Event, undoable: bool) -> Step | None:
        text, sign = self._teller.step(event), _sign(event)
        return None if text is None or sign is None else Step(sign, text, undoable)


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
