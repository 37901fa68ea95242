"""What a seat may do now, asked of the server by clients and bots that do not know the rules themselves."""

from __future__ import annotations

import msgspec

from ziggurat.bounds import RequestId, Revision, SeatNumber, TableCode
from ziggurat.wire.terms import Message


class Legal(Message, frozen=True):
    """What may I do? Answer: `legal_actions`. `seat` says for which seat, for those who have several."""

    id: RequestId
    table: TableCode
    seat: SeatNumber | None = None


class LegalActions(Message, frozen=True):
    """What `seat` may do at `revision`: an array of actions, each good for `act` as it is; none if it is not awaited.

    `spaces` is an array of descriptions of those kinds of action that are too many to list, which `actions` only
    samples.
    """

    id: RequestId
    table: TableCode
    revision: Revision
    seat: SeatNumber
    actions: msgspec.Raw
    spaces: msgspec.Raw
