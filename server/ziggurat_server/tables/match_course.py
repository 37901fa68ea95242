"""The matches of one table, one after the other: begun, told to everyone, ended, and brought back."""

from __future__ import annotations

from ziggurat.match.match import Match
from ziggurat.wire.codec import encode
from ziggurat.wire.messages import Error
from ziggurat_server.context import ServerContext
from ziggurat_server.journal.journal import RoomReopened
from ziggurat_server.tables.attendance import Attendance
from ziggurat_server.tables.bot_seats import BotSeats
from ziggurat_server.tables.clock import TableClock
from ziggurat_server.tables.clocks.match_clocks import ClockMark
from ziggurat_server.tables.finished_match import finished_match
from ziggurat_server.tables.moments.moment import Moment
from ziggurat_server.tables.moments.played_again import PlayedAgain
from ziggurat_server.tables.moments.showing import Showing
from ziggurat_server.tables.play import Play
from ziggurat_server.tables.series import arrange, arrange_for_next, arrangement_of, count_result
from ziggurat_server.tables.stages import Over, Playing, Stage
from ziggurat_server.tables.state import TableState
from ziggurat_server.tables.substitutes import Substitutes
from ziggurat_server.tables.table_updates import TableUpdates
from ziggurat_server.tables.table_views import TableViews
from ziggurat_server.tables.watching import Watching


class MatchCourse:
    """Leads a table from stage to stage, and listens to the match that runs."""

    def __init__(
        self,
        state: TableState,
        watching: Watching,
        views: TableViews,
        updates: TableUpdates,
        clock: TableClock,
        substitutes: Substitutes,
        attendance: Attendance,
        bots: BotSeats,
        context: ServerContext,
    ) -> None:
        self._state = state
        self._watching = watching
        self._views = views
        self._updates = updates
        self._clock = clock
        self._substitutes = substitutes
        self._attendance = attendance
        self._bots = bots
        self._context = context
        self._before_match = state.stage, arrangement_of(state)

    # ------------------------------------------------------------------------------------ stages

    def begin(self, opening: PlayedAgain | None = None) -> None:
        """A new match with those who sit, after the `opening` if there is one. Raises Refusal `match_running`.

        What begins with steps of another match is no game of a series.
        """
        state = self._state
        state.stage.check_not_playing()
        self._watching.catch_up()
        self._before_match = state.stage, arrangement_of(state)
        if opening is None:
            arrange_for_next(state, self._context.new_seed)
        else:
            state.series = None
        play = self._play_of(self._new_match() if opening is None else opening.match)
        self._enter(state.stage.begin(play))
        self._clock.begin(play, reached=None if opening is None else opening.checkpoints.reached)
        state.seating.dealt()
        state.seating.nobody_is_ready()
        kept = self._updates.send_with_match()
        play.begin(tuple(seat.name or "" for seat in state.seating.seats), opening, kept)

    def reopen_room(self) -> None:
        """After the end, back to choosing seats and options."""
        stage = self._state.stage
        if isinstance(stage, Over):
            self._watching.catch_up()
            self._enter(stage.reopen())
            self._context.journal.note(RoomReopened(self._state.code))

    def bring_back(self, again: PlayedAgain, clocks: ClockMark | None) -> None:
        """The match that was played here before the server ended, with all its moments where watchers see it late."""
        match, moments = again.match, again.moments
        play = self._play_of(match)
        play.go_on_from(again)
        self._clock.begin(play, clocks, again.checkpoints.reached)
        self._state.stage = Playing(play) if match.result is None else Over(play)
        self._watching.go_on_from(play, moments)
        count_result(self._state)

    def store_finished(self) -> None:
        """Keep the match for those who want to see it again, if it is over."""
        match = finished_match(self._state, self._context.now())
        if match is not None:
            self._context.archive.store(match)
            self._context.board.match_over(match)
            played = set(match.people)
            for person in {*self._state.seating.holders, *self._state.audience.present}:
                if person.id in played:
                    self._context.ratings.learn(person)

    def _end(self) -> None:
        self.store_finished()
        self._enter(self._state.stage.end())
        count_result(self._state)
        self._clock.update()
        self._bots.clear_dead()
        self._substitutes.release_all()
        self._state.seating.nobody_is_ready()
        self._attendance.expect_missing()
        self._attendance.send_departure(quiet=False)

    def _enter(self, stage: Stage) -> None:
        state = self._state
        state.stage = stage
        state.offer = state.circle = state.play_on_offer = None

    def _new_match(self) -> Match:
        state = self._state
        return Match(state.game, len(state.seating), self._context.new_seed(), state.options)

    def _play_of(self, match: Match) -> Play:
        return Play(self._state.code, match, self._context.journal, self._context.limits, self)

    # ------------------------------------------------------------------------------------ what the match tells

    def match_moved(self, moment: Moment, showing: Showing) -> None:
        """Send it to everyone; at its end the table is over."""
        state = self._state
        if state.closed:
            return
        self._context.tally.match_moved(moment)
        self._updates.note_player(moment.actor)
        state.audience.send_showing_to_seats(showing, state.seating.indices())
        self._watching.moved(showing)
        self._clock.move_on(moment)
        if moment.is_final:
            self._end()
        elif state.offer is not None and state.offer.kind == "undo_turn":
            # Nobody offers to take back what was not the last turn then.
            state.offer = None
            self._updates.send()

    def action_rejected(self) -> None:
        """The rules refused it; whoever acted was told."""
        self._context.tally.rejected += 1

    def match_about_to_move(self, moment: Moment) -> ClockMark | None:
        """No time runs until everyone is told what was done, if they are; how the clocks will stand then."""
        return self._clock.mark(moment)

    def match_not_begun(self) -> None:
        """Back to what was before."""
        if self._state.closed:
            return
        self._state.stage, arrangement = self._before_match
        arrange(self._state, arrangement)
        self._updates.send_without_match()
        self._tell_not_saved()
        self._views.send_position_to_all()
        self._clock.update()

    def match_paused(self) -> None:
        """Send everyone the reason."""
        self._tell_not_saved()
        self._clock.update()

    def match_goes_on(self) -> None:
        """Send everyone the position, so that they act again."""
        if not self._state.closed:
            self._views.send_position_to_all()
            self._clock.update()

    def _tell_not_saved(self) -> None:
        self._state.audience.send(encode(Error("not_saved", "the server cannot write the match down now; it waits")))
