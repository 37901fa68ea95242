"""What each person at a table sees of its match: through the eyes of their seats, or as one who looks on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.games.game import Viewer
from ziggurat.match import MatchRecord
from ziggurat.wire.messages import History, HistoryPage, Legal, LegalActions
from ziggurat_server.guests.people import Person
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.audience import Showing
from ziggurat_server.tables.history import history_page
from ziggurat_server.tables.seating import Seat, SeatIndex

if TYPE_CHECKING:
    from ziggurat_server.tables.table import Table


class Sight:
    """Shows a table's match. Players see it as it stands, those who look on as far as `watching` lets them."""

    def __init__(self, table: Table) -> None:
        self._table = table

    @property
    def is_secret(self) -> bool:
        """Whether a match runs in which a seat knows what others may not."""
        return self._table.stage == "playing" and self._table.game.has_secrets

    def check_may_know(self, person: Person, seat: Seat) -> None:
        """Whoever takes a seat sees what it knows: that is for the one alone to whom it was dealt, and for bots.

        Raises Refusal `seat_has_secrets`.
        """
        if self.is_secret and seat.dealt_to != person.id:
            raise Refusal("seat_has_secrets", "only the one who had that seat, or a bot, may take it: it has secrets")

    def check_not_own(self, person: Person) -> None:
        """Where seats know what others may not, whoever plays does not look on. Raises Refusal `own_table`."""
        if self.is_secret and self._plays(person):
            raise Refusal("own_table", "you play there; come back to your seat with `sit`")

    def show(self, person: Person) -> None:
        """Show someone where the match stands, if there is one."""
        table = self._table
        showing = (None if table.play is None else table.play.showing) if self._plays(person) else table.watching.shown
        if showing is None or table.stage == "room":
            return
        for viewer in table.seating.viewers_of(person):
            person.send_line(showing.position(viewer))

    def show_everyone(self) -> None:
        """Show everyone where the match stands."""
        table = self._table
        if table.play is not None and table.play.showing is not None:
            table.audience.tell_position(table.play.showing, table.seating.indices())
        if table.watching.shown is not None:
            table.audience.tell_watchers(table.watching.shown.position(None), table.seating.indices())

    def missed(self, person: Person, since: int) -> list[Showing] | None:
        """Every moment after that revision, as far as they may know; None if that is further back than is kept."""
        play = self._table.play
        if play is None:
            return None
        return play.missed(since, play.revision) if self._plays(person) else self._table.watching.missed(since)

    def history(self, person: Person, ask: History) -> HistoryPage:
        """The match so far, as this person could see it. Raises Refusal."""
        table = self._table
        table.check_present(person)
        viewer = self._viewer_meant(person, ask.seat)
        line = table.watching.line() if viewer is None or table.play is None else table.play.line
        if line is None or table.stage == "room":
            raise Refusal("match_not_running", "no match has been played here yet")
        return history_page(line, viewer, ask, table.code)

    def legal(self, person: Person, ask: Legal) -> LegalActions:
        """What a seat of theirs may do as the match stands. Raises Refusal."""
        table = self._table
        table.check_present(person)
        seat = table.seating.index_meant(person, ask.seat)
        showing = table.running_play().showing
        if showing is None:
            raise Refusal("match_not_running", "the match has not begun yet")
        choices = showing.choices(seat)
        return LegalActions(ask.id, table.code, showing.moment.revision, seat, choices.actions, choices.spaces)

    def record(self, person: Person) -> MatchRecord:
        """The finished match. Raises Refusal `match_running` where this person has not seen its end yet."""
        table = self._table
        table.check_present(person)
        if table.watching.awaits_end and not self._plays(person):
            raise Refusal("match_running", "what you see of the match has not ended yet")
        return table.finished_play().match.record(tuple(seat.name or "" for seat in table.seating.seats))

    def _plays(self, person: Person) -> bool:
        return bool(self._table.seating.seats_of(person))

    def _viewer_meant(self, person: Person, seat: SeatIndex | None) -> Viewer:
        """Whose eyes they mean: those of the seat they name or of their only one, or a watcher's if they have none."""
        if seat is None and not self._plays(person):
            return None
        return self._table.seating.index_meant(person, seat)
