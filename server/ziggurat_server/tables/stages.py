"""The stages of a table's life: what may be asked in each, and which of them follow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from ziggurat.wire.messages import TableStage
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.play import Play


@dataclass(frozen=True, eq=False)
class Room:
    """Seats are taken, and what the next match is played by is chosen. `play` is the last match, if there was one."""

    play: Play | None = None
    name: ClassVar[TableStage] = "room"

    @property
    def shown_play(self) -> None:
        """No match is shown in a room."""
        return

    def check_not_playing(self) -> None:
        """Everything may be changed."""

    def check_in_room(self) -> None:
        """Nothing of a match is shown yet."""

    def running_play(self) -> Play:
        """Raises Refusal `match_not_running`."""
        raise _not_running()

    def finished_play(self) -> Play:
        """Raises Refusal `match_not_running`."""
        raise Refusal("match_not_running", "no match has been played here yet")

    def begin(self, play: Play) -> Playing:
        """The stage in which this match runs."""
        return Playing(play)

    def end(self) -> Over:
        """Raises Refusal `match_not_running`."""
        raise _not_running()


@dataclass(frozen=True, eq=False)
class Playing:
    """The match runs: seats are held for those who have them."""

    play: Play
    name: ClassVar[TableStage] = "playing"

    @property
    def shown_play(self) -> Play:
        """The match that runs."""
        return self.play

    def check_not_playing(self) -> None:
        """Raises Refusal `match_running`."""
        raise _running()

    def check_in_room(self) -> None:
        """Raises Refusal `match_running`."""
        raise _running()

    def running_play(self) -> Play:
        """The match that runs."""
        return self.play

    def finished_play(self) -> Play:
        """Raises Refusal `match_running`."""
        raise _running()

    def begin(self, play: Play) -> Playing:
        """Raises Refusal `match_running`."""
        raise _running()

    def end(self) -> Over:
        """The stage after the match."""
        return Over(self.play)


@dataclass(frozen=True, eq=False)
class Over:
    """The match is over and still shown: a rematch may follow, or the room."""

    play: Play
    name: ClassVar[TableStage] = "over"

    @property
    def shown_play(self) -> Play:
        """The match that is over."""
        return self.play

    def check_not_playing(self) -> None:
        """Everything may be changed."""

    def check_in_room(self) -> None:
        """Raises Refusal `match_shown`: the match is shown as it was played."""
        raise Refusal("match_shown", "not while the finished match is shown; only in the room before the next one")

    def running_play(self) -> Play:
        """Raises Refusal `match_not_running`."""
        raise _not_running()

    def finished_play(self) -> Play:
        """The match that is over."""
        return self.play

    def begin(self, play: Play) -> Playing:
        """The stage in which the rematch runs."""
        return Playing(play)

    def end(self) -> Over:
        """Raises Refusal `match_not_running`."""
        raise _not_running()

    def reopen(self) -> Room:
        """The room again, where seats and options are chosen."""
        return Room(self.play)


Stage: TypeAlias = Room | Playing | Over


def _running() -> Refusal:
    return Refusal("match_running", "not while the match runs")


def _not_running() -> Refusal:
    return Refusal("match_not_running", "no match is running at this table")
