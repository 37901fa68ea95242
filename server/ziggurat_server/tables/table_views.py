"""What each person at a table sees of its match: through the eyes of their seats, or as one who looks on."""

from __future__ import annotations

from ziggurat.games.game import Viewer
from ziggurat.match.record import MatchRecord
from ziggurat.wire.messages import History, HistoryPage, Legal, LegalActions
from ziggurat_server.guests.people import Person
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.finished_match import record_of
from ziggurat_server.tables.moments.history import history_page
from ziggurat_server.tables.play import Play
from ziggurat_server.tables.seating import SeatIndex
from ziggurat_server.tables.state import TableState
from ziggurat_server.tables.watching import Watching


class TableViews:
    """Sends a table's match. Players see it as it stands, watchers as far as `watching` goes."""

    def __init__(self, state: TableState, watching: Watching) -> None:
        self._state = state
        self._watching = watching

    def send_position(self, person: Person) -> None:
        """Send someone the position, if there is a match."""
        state = self._state
        showing = (None if state.play is None else state.play.showing) if self._plays(person) else self._watching.shown
        if showing is None or state.stage.shown_play is None:
            return
        for viewer in state.seating.viewers_of(person):
            person.send_line(showing.position(viewer))

    def send_position_to_all(self) -> None:
        """Send everyone the position."""
        state = self._state
        if state.play is not None and state.play.showing is not None:
            state.audience.send_position_to_seats(state.play.showing, state.seating.indices())
        if self._watching.shown is not None:
            state.audience.send_to_watchers(self._watching.shown.position(None), state.seating.indices())

    def send_missed(self, person: Person, since: int) -> None:
        """Send someone what they were told after that revision, or where the match stands if that is too far back.

        Whoever has several seats counts for each of them, and is told in the order in which it happened.
        """
        if self._state.stage.shown_play is None:
            return
        missed = [told for viewer in self._state.seating.viewers_of(person) for told in self._missed(viewer, since)]
        for _, line in sorted(missed, key=lambda told: told[0]):
            person.send_line(line)

    def _missed(self, viewer: Viewer, since: int) -> list[tuple[int, bytes]]:
        """What the viewer missed, each line with the revision of the match that it tells of."""
        play = self._state.play
        showing = self._watching.shown if viewer is None or play is None else play.showing
        if play is None or showing is None:
            return []
        missed = play.missed(viewer, since, showing.moment.number(viewer))
        if missed is None:
            return [(showing.moment.revision, showing.position(viewer))]
        return [(told.moment.revision, told.happened(viewer)) for told in missed]

    def history(self, person: Person, ask: History) -> HistoryPage:
        """The match so far, as this person could see it. Raises Refusal."""
        state = self._state
        state.check_present(person)
        viewer = self._viewer_meant(person, ask.seat)
        if ask.whole:
            return history_page(self.finished_play(person).line.laid_open(), viewer, ask, state.code)
        line = self._watching.line() if viewer is None or state.play is None else state.play.line
        if line is None or state.stage.shown_play is None:
            raise Refusal("match_not_running", "no match has been played here yet")
        return history_page(line, viewer, ask, state.code)

    def legal(self, person: Person, ask: Legal) -> LegalActions:
        """What a seat of theirs may do as the match stands. Raises Refusal."""
        state = self._state
        state.check_present(person)
        seat = state.seating.index_meant(person, ask.seat)
        showing = state.stage.running_play().showing
        if showing is None:
            raise Refusal("match_not_running", "the match has not begun yet")
        choices = showing.choices(seat)
        revision = showing.moment.number(seat)
        return LegalActions(ask.id, state.code, revision, seat, choices.actions, choices.spaces)

    def record(self, person: Person) -> MatchRecord:
        """The finished match. Raises Refusal as `finished_play` does."""
        return record_of(self._state, self.finished_play(person).match)

    def finished_play(self, person: Person) -> Play:
        """The match that is over. Raises Refusal `match_running` where this person has not seen its end yet."""
        self._state.check_present(person)
        if self._watching.awaits_end and not self._plays(person):
            raise Refusal("match_running", "what you see of the match has not ended yet")
        return self._state.stage.finished_play()

    def _plays(self, person: Person) -> bool:
        return bool(self._state.seating.seats_of(person))

    def _viewer_meant(self, person: Person, seat: SeatIndex | None) -> Viewer:
        """Whose eyes they mean: those of the seat they name or of their only one, or a watcher's if they have none."""
        if seat is None and not self._plays(person):
            return None
        return self._state.seating.index_meant(person, seat)
