"""Keeping up with the game on our private server, so that it can be gone on with however the program ends."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from ziggurat_client.kept.waiting_games import KeptGame, SeatKey, WaitingSign
from ziggurat_client.network.remote import Remote
from ziggurat_client.network.table_record import Moment, TableRecord
from ziggurat_client.servers.own_servers import OwnServers


class GameKeeping:
    """Writes down after each step how the game stands."""

    def __init__(
        self, servers: OwnServers, remote: Remote, is_settled: Callable[[str], bool], finished: Callable[[str], None]
    ) -> None:
        """`is_settled` says whether the replay of the finished match at a table is kept: until then the game waits, so
        that nothing is lost if the program ends in between. `finished` is told the game that was played to its end."""
        self._is_settled = is_settled
        self._finished = finished
        self._servers = servers
        self._remote = remote
        self._told: tuple[KeptGame, Moment] | None = None

    def follow(self) -> None:
        """Something may have happened."""
        private = self._servers.private
        if private is None or private.game is None:
            return
        for record in self._remote.tables.values():
            if record.moment is not None and record.table.your_seats:
                self._keep(private.game, record, record.moment)

    def _keep(self, game: KeptGame, record: TableRecord, moment: Moment) -> None:
        if self._told == (game, moment):
            return
        if moment.result is not None or record.table.stage != "playing":
            if moment.result is not None and not self._is_settled(record.code):
                return
            game.end()
            if moment.result is not None:
                self._finished(record.table.game)
        else:
            if self._told is None or self._told[0] is not game or not game.waits:
                game.keep_key(self._key(record))
            game.keep_sign(sign_of(record, moment))
        self._told = game, moment

    def _key(self, record: TableRecord) -> SeatKey:
        welcome = self._remote.welcome
        return SeatKey(None if welcome is None else welcome.token, record.code, record.table.your_seats[0])


def sign_of(record: TableRecord, moment: Moment) -> WaitingSign:
    """How the match of that table stands, as far as it matters to whoever comes back to it."""
    ours, seats = record.table.your_seats, record.table.seats
    names = [seat.name or "?" for seat in seats]
    span = record.game.span(moment.view.public)
    return WaitingSign(
        game=record.table.game,
        round=span.round,
        seats=len(seats),
        rivals=tuple(name for seat, name in enumerate(names) if seat != ours[0]),
        due=tuple(names[seat] for seat in moment.due.seats),
        ours=any(seat in ours for seat in moment.due.seats),
        shared=record.is_shared,
        played=time.time(),
        public=msgspec.Raw(msgspec.json.encode(moment.view.public)),
        colours=record.colours,
        phase=span.phase,
    )
