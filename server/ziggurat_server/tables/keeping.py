"""What the journal knows of a table beside its match: it is told whenever that changes."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from ziggurat_server.journal.journal import Journal, ResignedKept, SeatKept, TableKept
from ziggurat_server.journal.people_entries import PersonPlayed
from ziggurat_server.journal.series_kept import SeriesKept
from ziggurat_server.journal.watching_kept import WatchingKept
from ziggurat_server.tables.seating import Seat
from ziggurat_server.tables.state import TableState


class TableKeeping:
    """Notes in the journal how one table is."""

    def __init__(self, state: TableState, journal: Journal) -> None:
        self._state = state
        self._journal = journal
        self._kept: TableKept | None = None

    def update(self) -> None:
        """Note how the table is now, if that is new and the table still there."""
        if self._state.closed:
            return
        kept = kept_table(self._state)
        if kept != self._kept:
            self._kept = kept
            self._journal.note(kept)

    def with_match(self) -> TableKept:
        """How the table is now, which is kept together with the match that begins, or `not_kept`."""
        self._kept = kept = kept_table(self._state)
        return kept

    def not_kept(self) -> None:
        """What was to be kept with a match is not."""
        self._kept = None

    def note_player(self, index: int | None) -> None:
        """Note that the person in the seat of that number plays, if that is new."""
        seat = None if index is None else self._state.seating.seats[index]
        person = None if seat is None or seat.substitute is not None else seat.holder
        if person is not None and not person.played and not person.bot:
            person.played = True
            self._journal.note(PersonPlayed(person.id))


def kept_table(state: TableState) -> TableKept:
    """The table as it comes back after the server started again: presence is not part of it."""
    return TableKept(
        table=state.code,
        name=state.name,
        game=state.game.id,
        options=msgspec.Raw(msgspec.json.encode(state.options)),
        clock=state.terms,
        listed=state.listed,
        secret=state.secret,
        lock=None if state.lock is None else state.lock.kept,
        host=None if state.host is None else state.host.id,
        watching=WatchingKept(
            delay=state.delay,
            watchers_muted=state.moderation.watchers_muted,
            muted=state.moderation.silenced,
            barred=state.moderation.barred,
            chances=state.chances_shown,
            bots_speak=state.bots_speak,
        ),
        seats=tuple(_seat_state(seat) for seat in state.seating.seats),
        series=SeriesKept(state.series_terms, state.series, state.rated, state.night),
    )


def _seat_state(seat: Seat) -> SeatKept:
    resigned = None if seat.resigned is None else ResignedKept(*seat.resigned)
    kept = SeatKept(dealt_to=seat.dealt_to, colour=seat.colour, resigned=resigned)
    if seat.bot is not None:
        hirer = None if seat.bot.hirer is None else seat.bot.hirer.id
        return replace(kept, level=seat.bot.level, bot_name=seat.bot.name, hirer=hirer, style=seat.bot.style)
    if seat.holder is None:
        return kept
    kept = replace(kept, person=seat.holder.id, guest=seat.guest, ready=seat.ready)
    substitute = seat.substitute
    if substitute is None:
        return kept
    return replace(kept, level=substitute.bot.level, bot_name=substitute.bot.name, one_turn=substitute.one_turn)
