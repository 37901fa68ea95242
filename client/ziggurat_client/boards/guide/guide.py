"""What the guide says now: one remark at a time, each once, until the player goes on playing or puts it away."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from typing import Any, NamedTuple

from ziggurat.games.game import Seat, View
from ziggurat_client.boards.guide.remark import Occasion, Remark, Spot
from ziggurat_client.network.table_record import Happening, Moment


class Spoken(NamedTuple):
    """A remark, and what it points at."""

    remark: Remark
    spot: Spot


class Guide:
    """Follows one game with the eyes of the player in `seat`. Earlier remarks come before later ones."""

    def __init__(self, remarks: Sequence[Remark], seat: Seat) -> None:
        self._remarks = remarks
        self._seat = seat
        self._news: dict[str, Spot] = {}
        """Where the steps were to be seen that have not been spoken of yet."""
        self.spoken: Spoken | None = None
        """What is said now."""

    def hear(self, before: View[Any, Any] | None, happening: Happening) -> Remark | None:
        """The match moved on. Whoever goes on playing has read what was said: that remark is returned."""
        if happening.undone:
            self._news.clear()
        occasion = Occasion(self._seat, happening.moment, before, happening.events)
        for remark in self._remarks if happening.events else ():
            spot = remark.spot(occasion) if remark.is_news else None
            if spot is not None:
                self._news.setdefault(remark.name, spot)
        return self.put_away() if happening.actor == self._seat else None

    def put_away(self) -> Remark | None:
        """What was said is not shown any more; returns it."""
        spoken, self.spoken = self.spoken, None
        return None if spoken is None else spoken.remark

    def speak(self, moment: Moment, said: Set[str], is_seen: Callable[[Spot], bool] = lambda _: True) -> Spoken | None:
        """What is to be said at this moment, beside what was `said` before; nothing once the match is over. What points
        at something that `is_seen` not is kept for when it is."""
        if moment.result is not None:
            self.spoken = None
        elif self.spoken is None:
            self.spoken = self._next(Occasion(self._seat, moment), said, is_seen)
        return self.spoken

    def _next(self, occasion: Occasion, said: Set[str], is_seen: Callable[[Spot], bool]) -> Spoken | None:
        for remark in self._remarks:
            if remark.name in said:
                self._news.pop(remark.name, None)
                continue
            spot = self._news.get(remark.name) if remark.is_news else remark.spot(occasion)
            if spot is not None and is_seen(spot):
                self._news.pop(remark.name, None)
                return Spoken(remark, spot)
        return None
