"""What a player asks of the server in a match: nothing twice, so that a double click never acts twice."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ziggurat.games.game import Action, Viewer
from ziggurat.wire.messages import Act, ClientMessage, Undo
from ziggurat_client.network.remote import Answer, Remote
from ziggurat_client.network.table_record import Moment, TableRecord


class _Open(msgspec.Struct, frozen=True):
    """A request without an answer: its number, for which seat it asks what (None: an undo), and at which revision."""

    number: int
    seat: Viewer
    asked: Action | None
    revision: int


class MatchRequests:
    """Asks for one table. `answered` is called with every answer.

    In a seat's turn one thing is asked at a time, and the match moving on settles it, even if the answer is still on
    the way. Where all act at once, others move the match on all the time: there each request is open until its answer,
    and others may be made beside it.
    """

    def __init__(self, remote: Remote, code: str, answered: Callable[[Answer], None]) -> None:
        self._remote = remote
        self._code = code
        self._answered = answered
        self._open: list[_Open] = []

    @property
    def _record(self) -> TableRecord:
        return self._remote.tables[self._code]

    def act(self, action: Action) -> None:
        """Ask that the viewer's seat acts."""
        moment, seat = self._record.moment, self._record.seat
        if moment is not None:
            revision, raw = moment.revision, msgspec.Raw(msgspec.json.encode(action))
            self._ask(moment, seat, action, lambda number: Act(number, self._code, revision, raw, seat))

    def undo(self) -> bool:
        """Ask that the viewer's last step is taken back; return whether there is one."""
        moment, seat = self._record.moment, self._record.seat
        if moment is None or seat not in moment.may_undo:
            return False
        revision = moment.revision
        self._ask(moment, seat, None, lambda number: Undo(number, self._code, revision, seat))
        return True

    def _ask(self, moment: Moment, seat: Viewer, asked: Action | None, make: Callable[[int], ClientMessage]) -> None:
        is_a_turn = self._record.game.span(moment.view.public).seat is not None
        self._open = [request for request in self._open if self._remote.waits_for(request.number)]
        for request in self._open:
            is_the_same = (request.seat, request.asked) == (seat, asked)
            if request.revision == moment.revision if is_a_turn else is_the_same:
                return
        self._open.append(_Open(self._remote.ask(make, self._answered), seat, asked, moment.revision))
