"""Telling a finished match again from its record, for those who cannot play that themselves."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import msgspec

from ziggurat.bounds import Count
from ziggurat.games.game import Viewer
from ziggurat.match.match import Match
from ziggurat.match.record import BadRecord, MatchRecord, load
from ziggurat.match.replaying import verify
from ziggurat.wire.messages import MatchHistory, MatchHistoryPage
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.moments.history import Line, stretch

MOST_KEPT: Final = 4
"""So many matches are kept as they were played again: whoever looks at one asks for page after page."""


class Retelling:
    """Plays records again and tells of them. One thread at a time may use it."""

    def __init__(self) -> None:
        self._played: OrderedDict[tuple[Count, str], Match] = OrderedDict()
        """By its number and the digest of its end, the one looked at last behind the others."""

    def page(self, ask: MatchHistory, kept: msgspec.Raw) -> MatchHistoryPage:
        """The moments that are asked for of the match that was `kept`, as many as a page takes.

        Raises Refusal `bad_record` if it cannot be played again, or not as it was, and `no_such_seat`.
        """
        try:
            record = load(bytes(kept))
            match = self._match(ask.match, record)
        except BadRecord as error:
            raise Refusal("bad_record", "the match cannot be played again as it was") from error
        if ask.seat is not None and ask.seat >= match.seats:
            raise Refusal("no_such_seat", f"the match has no seat {ask.seat}", seat=ask.seat)
        return _told(ask, record, match, ask.seat)

    def _match(self, number: Count, record: MatchRecord) -> Match:
        key = number, record.digest
        match = self._played.get(key) or verify(record)
        self._played[key] = match
        self._played.move_to_end(key)
        while len(self._played) > MOST_KEPT:
            self._played.popitem(last=False)
        return match


def _told(ask: MatchHistory, record: MatchRecord, match: Match, viewer: Viewer) -> MatchHistoryPage:
    """Every seat may be looked through: whoever may see the record may know all that is in it."""
    moments, on = stretch(Line(match.game, match.position_after, match.steps, ()), viewer, ask.first, ask.last)
    result = match.result
    return MatchHistoryPage(
        id=ask.id,
        match=ask.match,
        game=match.game.id,
        names=record.names,
        colours=record.seat_colours,
        options=record.options,
        steps=match.step_count,
        moments=moments,
        resigned=record.resigned,
        result=msgspec.UNSET if result is None else msgspec.Raw(msgspec.json.encode(result)),
        viewer=viewer,
        next=on,
    )
