"""What a server says to a bot, for the tests of its side of the talk."""

from __future__ import annotations

import msgspec

from ziggurat.games.ur.position import Position
from ziggurat.games.ur.rules import Ur
from ziggurat.wire.messages import Limits, PositionMessage, SeatState, Table, TableStage, Welcome

UR = Ur()
CODE = "ENKI-42"


def welcome(limits: Limits = Limits()) -> Welcome:  # noqa: B008 - it cannot be changed
    """The answer to the bot's hello."""
    return Welcome(1, "A house", "1", "p1", "Enlil", "secret", limits, ())


def table(
    stage: TableStage = "room",
    *,
    your_seats: tuple[int, ...] = (0,),
    ready: bool = False,
    game: str = "ur",
    keeper: str | None = None,
    person: str = "p1",
) -> Table:
    """A table for two at which the bot has `your_seats`, or keeps them if they are another `person`'s."""
    seat = SeatState(person, "Enlil", ready=ready, keeper=keeper)
    return Table(
        CODE, "", game, msgspec.Raw(b"{}"), stage, False, True, None, (seat, seat), (), 0, your_seats=your_seats
    )


def position_message(position: Position, viewer: int = 0, revision: int = 7) -> PositionMessage:
    """Where the match stands, as `viewer` sees it."""
    view = msgspec.Raw(msgspec.json.encode(UR.view(position, viewer)))
    return PositionMessage(CODE, revision, UR.due(position).seats, (), view, viewer)
