"""What happened so far in the turn under way."""

from __future__ import annotations

from typing import Any

from ziggurat.games.game import Event, Game
from ziggurat_client.network.table_record import Happening


class Turn:
    """The events of the running turn, kept by listening. An event of the kind `begins` begins a turn."""

    def __init__(self, rules: Game[Any, Any, Any], begins: type[Event]) -> None:
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
        starts = [index for index, event in enumerate(happening.events) if isinstance(event, self._begins)]
        untold = happening.actor is None and not (happening.undone or happening.time_up or happening.events)
        if untold or (happening.undone and before != self._number):
            self._happenings.clear()
        elif happening.undone:
            del self._happenings[-1:]
        elif starts:
            self._happenings = [happening.events[starts[-1] :]]
        else:
            self._happenings.append(happening.events)
