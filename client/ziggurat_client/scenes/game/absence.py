"""How long we were gone while the table stayed on the screen, because the connection was lost."""

from __future__ import annotations

from ziggurat_client.network.remote import Remote
from ziggurat_client.network.table_record import TableRecord


class Absence:
    """Notices at each arrival whether we are here."""

    def __init__(self, remote: Remote, record: TableRecord) -> None:
        self._remote = remote
        self._record = record
        self._left_in: int | None = None
        """The round in which we were gone; None while we are here."""

    def ended_after_a_round(self) -> bool:
        """Whether we have just come back, and a round has ended meanwhile."""
        if self._is_away:
            self._left_in = self._round if self._left_in is None else self._left_in
            return False
        left_in, self._left_in = self._left_in, None
        return left_in is not None and self._round > left_in

    @property
    def _is_away(self) -> bool:
        return self._remote.standing != "here" or self._remote.is_coming_back(self._record.code)

    @property
    def _round(self) -> int:
        moment = self._record.moment
        return 0 if moment is None else self._record.game.span(moment.view.public).round
