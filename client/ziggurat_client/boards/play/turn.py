"""What happened so far in the turn under way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ziggurat.games.game import Event, Game
from ziggurat_client.network.table_record import Happening


class Turn:
    """The events of the running turn, kept by listening.

    An event of the kind `begins` begins a turn and belongs to it. In a game without such an event a turn begins where
    the span of the position is another than before, and what led there belongs to the turn before.
    """

    def __init__(self, rules: Game[Any, Any, Any], begins: type[Event] | None = None) -> None:
        self._rules = rules
        self._begins = begins
        # One entry for each happening, which is what an undo takes back.
        self._happenings: list[tuple[Event, ...]] = []
        self._number: int | None = None

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened in the turn, oldest first."""
        return tuple(event for events in self._happenings for event in events)

    def note(self, happening: Happening) -> None:
        """Something happened. Where its story is not known, neither is the turn's; an undone turn begins anew."""
        before, self._number = self._number, self._rules.span(happening.moment.view.public).number
        starts = self._starts(happening.events)
        passed_on = self._begins is None and before not in (None, self._number)
        untold = happening.actor is None and not (happening.undone or happening.time_up or happening.events)
        if untold or passed_on or (happening.undone and before != self._number):
            self._happenings.clear()
        elif happening.undone:
            del self._happenings[-1:]
        elif starts:
            self._happenings = [happening.events[starts[-1] :]]
        else:
            self._happenings.append(happening.events)

    def _starts(self, events: Sequence[Event]) -> list[int]:
        """Where in the events a turn begins."""
        begins = self._begins
        return [] if begins is None else [index for index, event in enumerate(events) if isinstance(event, begins)]
