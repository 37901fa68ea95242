"""What was done so far in the turn, as its list shows it."""

from __future__ import annotations

from typing import Final

from ziggurat.games.game import Event
from ziggurat.games.ur.events import (
    Allotted,
    Attacked,
    CubesPlaced,
    Farmed,
    Inspired,
    Kept,
    Redistributed,
    Swapped,
    Traded,
    TurnBegan,
    ZigguratBuilt,
)
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.tiles import AGRICULTURE, CULTURE, POLITICS, TRADE, WAR
from ziggurat_client.boards.ur.column.paint import Step
from ziggurat_client.boards.ur.words.sentences import Storyteller
from ziggurat_client.network.table_record import Happening

_SIGNS: Final[dict[type[Event], str]] = {
    CubesPlaced: "cube",
    Farmed: AGRICULTURE,
    Traded: TRADE,
    Inspired: CULTURE,
    Allotted: "cube",
    Redistributed: POLITICS,
    Attacked: WAR,
    ZigguratBuilt: "ziggurat",
    Swapped: "swap",
    Kept: "swap",
}


class TurnSteps:
    """Keeps the steps of the running turn by listening to what happens."""

    def __init__(self, teller: Storyteller) -> None:
        self._teller = teller
        # One entry for each happening, which is what an undo takes back.
        self._happenings: list[list[Step]] = []
        self._turn: int | None = None

    @property
    def so_far(self) -> tuple[Step, ...]:
        """The steps of the turn, oldest first."""
        return tuple(step for steps in self._happenings for step in steps)

    def note(self, happening: Happening) -> None:
        """Something happened. Where its story is not known, neither is the turn's; an undone turn begins anew."""
        position: Position = happening.moment.view.public
        before, self._turn = self._turn, position.turns
        if happening.actor is None or (happening.undone and before != position.turns):
            self._happenings.clear()
        elif happening.undone:
            del self._happenings[-1:]
        else:
            self._happenings.append([])
            for event in happening.events:
                self._note_event(event)

    def _note_event(self, event: Event) -> None:
        if isinstance(event, TurnBegan):
            self._happenings = [[]]
            return
        text, sign = self._teller.step(event), _SIGNS.get(type(event))
        if text is not None and sign is not None:
            self._happenings[-1].append(Step(sign, text))
