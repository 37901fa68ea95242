"""A table: who is at it, in which stage it is, and its match."""

from __future__ import annotations

from typing import Any, Final

from ziggurat.games.game import Game, Options, Span
from ziggurat.match import Match
from ziggurat.wire.codec import encode
from ziggurat.wire.messages import Error, Ready, Sit, TableClosed, TableStage
from ziggurat_server.guests.addresses import HERE
from ziggurat_server.guests.people import Person
from ziggurat_server.journal.finished import finished_match
from ziggurat_server.journal.journal import LineSaid, RoomReopened, TableGone
from ziggurat_server.premises import Premises
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.admission import check_may_come, give_seat
from ziggurat_server.tables.agreements import Agreements
from ziggurat_server.tables.attendance import Attendance
from ziggurat_server.tables.audience import Audience, Moment, Showing
from ziggurat_server.tables.bot_seats import BotSeats
from ziggurat_server.tables.chat import Chat
from ziggurat_server.tables.clock import TableClock
from ziggurat_server.tables.face import round_of
from ziggurat_server.tables.keeping import TableKeeping
from ziggurat_server.tables.lock import Lock
from ziggurat_server.tables.match_clocks import ClockMark
from ziggurat_server.tables.moderation import Moderation
from ziggurat_server.tables.play import Ask, Play
from ziggurat_server.tables.played_again import PlayedAgain
from ziggurat_server.tables.seating import Seat, SeatIndex, Seating
from ziggurat_server.tables.sight import Sight
from ziggurat_server.tables.telling import Telling
from ziggurat_server.tables.vacancy import Vacancy
from ziggurat_server.tables.warm_seats import WarmSeats
from ziggurat_server.tables.watching import Watching

_NEXT: Final[dict[TableStage, set[TableStage]]] = {
    "room": {"playing"},
    "playing": {"over", "room"},
    "over": {"playing", "room"},
}


class Table:
    """One table. If it was listed once, and so its `code` known to all, and is not any more, others come by `secret`.

    Its life: a room where seats are taken; playing; over, and from there a rematch or the room again.

    The methods named for what a person asks raise Refusal, and then nothing has changed.
    """

    def __init__(
        self,
        code: str,
        name: str,
        game: Game[Any, Any, Any],
        seats: int,
        options: Options,
        premises: Premises,
    ) -> None:
        self.code = code
        self.name = name
        self.game = game
        self.options = options
        self.lock: Lock | None = None
        self.listed = True
        self.secret: str | None = None
        self.opened_from = HERE
        self.stage: TableStage = "room"
        self.host: Person | None = None
        self.seating = Seating(seats)
        self.audience = Audience()
        self.play: Play | None = None
        self.watching = Watching(self)
        self.sight = Sight(self)
        self.moderation = Moderation(premises.now)
        self.chat = Chat(self, premises.limits.chat_lines)
        self.closed = False
        self.premises = premises
        self.bots = BotSeats(self)
        self.agreements = Agreements(self)
        self.warm = WarmSeats(self)
        self.clock = TableClock(self)
        self.attendance = Attendance(self)
        self._telling = Telling(self)
        self._keeping = TableKeeping(self)
        self._vacancy = Vacancy(self)
        self._before_match: tuple[TableStage, Play | None] = (self.stage, self.play)
        self._round = 0

    # ------------------------------------------------------------------------------------ coming and going

    def watch(self, person: Person, opened: Lock | None) -> None:
        """Come to the table, or back to it, having `opened` its lock, if it has one."""
        self.sight.check_not_own(person)
        check_may_come(self, person, opened)
        newcomer = self.attendance.come(person)
        self.tell_soon()
        self._telling.tell_one(person)
        self._show(person, newcomer)
        self.agreements.settle()

    def sit(self, person: Person, ask: Sit, opened: Lock | None) -> None:
        """Take a seat, or come back to one's own, as `watch` does."""
        if ask.invitation is not None:
            self.bots.seat_invited(person, ask.invitation)
        else:
            give_seat(self, person, ask, opened)
        newcomer = self.attendance.come(person)
        self.tell()
        self._show(person, newcomer)
        self.agreements.settle()

    def resume(self, person: Person, since: int) -> None:
        """Come back if need be, and get what was missed since that revision."""
        newcomer = person not in self.audience
        if newcomer:
            if not self.seating.seats_of(person) and person is not self.host:
                raise Refusal("not_at_table", "come to the table first")
            self.attendance.come(person)
            self.tell_soon()
        self._telling.tell_one(person)
        missed = self.sight.missed(person, since)
        if missed is None:
            self._show(person, newcomer)
            return
        if newcomer:
            self.chat.tell_newcomer(person)
        for showing in missed:
            for viewer in self.seating.viewers_of(person):
                person.send_line(showing.happened(viewer))
        self._show_clock(person)

    def stand(self, person: Person, index: SeatIndex | None) -> None:
        """Give a seat up; whoever has no other goes on watching."""
        self.check_present(person)
        seat = self.seating.seat_meant(person, index)
        if self.stage == "playing":
            raise Refusal("match_running", "while the match runs the seat is yours; you can only leave it for a time")
        self.vacate(seat)
        self.tell()

    def leave(self, person: Person) -> None:
        """Leave the table. While a match runs the seat is held."""
        self.check_present(person)
        self.attendance.leave(person)

    def absent(self, person: Person) -> None:
        """Their connection is lost: what is theirs is held for a while."""
        self.attendance.lose(person)

    def vacate(self, seat: Seat) -> None:
        """Take the seat from whoever has it; those who have none left here are not waited for any more."""
        self.warm.release(seat)
        person = self.seating.take_from_holder(seat, self.code)
        if person is None or self.seating.seats_of(person):
            return
        self.attendance.forget(person)
        self.premises.board.person_moved(person)

    def dismiss(self, person: Person) -> None:
        """Someone is not at this table any more, and was told in another way."""
        self.attendance.go(person)

    # ------------------------------------------------------------------------------------ at the table

    def say(self, person: Person, text: str, at: float) -> None:
        """Tell everyone at the table."""
        self.check_present(person)
        self.moderation.check_may_speak(person)
        seat = self.seating.viewers_of(person)[0]
        looks_on = seat is None and self.stage != "room" and person is not self.host
        line = LineSaid(self.code, person.id, person.name, text, at, seat, channel="watchers" if looks_on else "table")
        self.premises.journal.note(line)
        self.chat.hear(line)

    def set_ready(self, person: Person, ask: Ready) -> None:
        """Be ready for the start, or not."""
        self.check_present(person)
        seat = self.seating.seat_meant(person, ask.seat)
        self.check_not_playing()
        seat.ready = ask.ready
        self.tell()

    def wish(self, person: Person, ask: Ask) -> None:
        """Act in the match, or take a step back. Answered when it is done, by the match."""
        self.check_present(person)
        index = self.seating.index_meant(person, ask.seat)
        play = self.running_play()
        self.clock.check_not_paused()
        self.warm.check_plays_for(person, self.seating.at(index))
        play.wish(person, index, ask)

    # ------------------------------------------------------------------------------------ stages

    def begin_match(self) -> None:
        """A new match with those who sit."""
        self.watching.catch_up()
        self._before_match = (self.stage, self.play)
        self._enter("playing")
        match = Match(self.game, len(self.seating), self.premises.new_seed(), self.options)
        self.play = self._play_of(match)
        self.clock.begin(self.play)
        self.seating.dealt()
        self.seating.nobody_is_ready()
        self.tell()
        self.play.begin(tuple(seat.name or "" for seat in self.seating.seats))

    def reopen_room(self) -> None:
        """After the end, back to choosing seats and options."""
        if self.stage == "over":
            self.watching.catch_up()
            self._enter("room")
            self.premises.journal.note(RoomReopened(self.code))

    def bring_back(self, again: PlayedAgain, clocks: ClockMark | None) -> None:
        """The match that was played here before the server ended, with all its moments where watchers see it late."""
        match, moments = again.match, again.moments
        self.play = self._play_of(match)
        self.play.go_on_from(moments, again.old_steps)
        self.clock.begin(self.play, clocks, again.reached)
        self.stage = "playing" if match.result is None else "over"
        self.watching.go_on_from(self.play, moments)
        self._round = round_of(self)

    def keep_finished(self) -> None:
        """Keep the match for those who want to see it again, if it is over."""
        match = finished_match(self)
        if match is not None:
            self.premises.archive.keep(match)

    def wait_for_all(self) -> None:
        """The server has started again: bots are sent for, and whoever has a seat is expected back."""
        self.attendance.expect_all()
        self.bots.return_all()
        self.warm.return_all()
        self.clock.await_reunion()
        self.attendance.tell_departure(quiet=True)

    def close(self) -> None:
        """The table is gone, with its bots and its match."""
        if not self.closed:
            self.premises.journal.note(TableGone(self.code))
            self.suspend()

    def suspend(self) -> None:
        """Everybody goes. What the journal has of the table stays there, for when the server starts again."""
        if self.closed:
            return
        self.clock.keep()
        self.closed = True
        if self.play is not None:
            self.play.stop()
        self.attendance.stop()
        self._telling.stop()
        self.watching.stop()
        self._vacancy.stop()
        self.bots.dismiss_all()
        self.warm.release_all()
        self.audience.tell(encode(TableClosed(self.code)))
        for seat in self.seating.seats:
            self.vacate(seat)
        for person in self.audience.present:
            self.attendance.go(person)
        self.premises.board.table_closed(self)

    def tell(self) -> None:
        """Tell everyone at the table, and the journal, how it looks now."""
        self._keeping.keep()
        self._vacancy.look()
        self._telling.tell()

    def tell_soon(self) -> None:
        """The same, but once for all that changes in a moment."""
        self._keeping.keep()
        self._vacancy.look()
        self._telling.tell_soon()

    # ------------------------------------------------------------------------------------ the match, to its listener

    def match_moved(self, moment: Moment, showing: Showing) -> None:
        """Tell everyone of it; at its end the table is over."""
        if self.closed:
            return
        self.premises.tally.match_moved(moment)
        self._keeping.note_player(moment.actor)
        self.audience.tell_seats(showing, self.seating.indices())
        self.watching.moved(showing)
        self.clock.look()
        if moment.is_final:
            self.keep_finished()
            self._end_match()
        else:
            self.agreements.match_moved()

    def watchers_moved(self) -> None:
        """Watchers see more of the match now, and so does the lobby."""
        now = self.watching.now
        if now is not None and now.is_final and self.stage == "over":
            self.tell()
        elif round_of(self) != self._round:
            self._round = round_of(self)
            self.premises.board.table_changed(self)

    def action_rejected(self) -> None:
        """The rules refused it; whoever acted was told."""
        self.premises.tally.rejected += 1

    def clocks_stopped(self, span: Span) -> ClockMark | None:
        """Nobody's time runs until it is told what was done; how the clocks will stand then."""
        return self.clock.mark(span)

    def match_not_begun(self) -> None:
        """Back to what was before."""
        if self.closed:
            return
        self.stage, self.play = self._before_match
        self.tell()
        self._tell_not_saved()
        self.sight.show_everyone()
        self.clock.look()

    def match_paused(self) -> None:
        """Tell everyone why."""
        self._tell_not_saved()
        self.clock.look()

    def match_goes_on(self) -> None:
        """Tell everyone where it stands, so that they act again."""
        if not self.closed:
            self.sight.show_everyone()
            self.clock.look()

    def _tell_not_saved(self) -> None:
        self.audience.tell(encode(Error("not_saved", "the server cannot write the match down now; it waits")))

    def _play_of(self, match: Match) -> Play:
        return Play(self.code, match, self.premises.journal, self.premises.limits, self)

    def _end_match(self) -> None:
        self._enter("over")
        self.clock.look()
        self.bots.clear_dead()
        self.warm.release_all()
        self.seating.nobody_is_ready()
        self.attendance.expect_missing()
        self.attendance.tell_departure(quiet=False)

    def _enter(self, stage: TableStage) -> None:
        if stage not in _NEXT[self.stage]:
            raise RuntimeError(f"a table cannot go from {self.stage} to {stage}")
        self.stage = stage
        self._round = 0
        self.agreements.withdraw()

    # ------------------------------------------------------------------------------------ who may, who is there

    @property
    def play_revision(self) -> int:
        """The newest revision that was told of the newest match, 0 before there is one."""
        return 0 if self.play is None else self.play.revision

    def check_not_playing(self) -> None:
        """Raises Refusal `match_running`."""
        if self.stage == "playing":
            raise Refusal("match_running", "not while the match runs")

    @property
    def is_played(self) -> bool:
        """Whether a match runs with a person at it."""
        return self.stage == "playing" and any(map(self.is_person_here, self.audience.present))

    def is_person_here(self, person: Person) -> bool:
        """Whether they are present and no bot that this table hired."""
        return person in self.audience and self.seating.bot_of(person) is None

    def check_present(self, person: Person) -> None:
        """Raises Refusal `not_at_table`."""
        if person not in self.audience:
            raise Refusal("not_at_table", "you are not at that table")

    def running_play(self) -> Play:
        """The match that runs. Raises Refusal `match_not_running`."""
        if self.play is None or self.stage != "playing":
            raise Refusal("match_not_running", "no match is running at this table")
        return self.play

    def finished_play(self) -> Play:
        """The match that is over. Raises Refusal `match_running` or `match_not_running`."""
        self.check_not_playing()
        if self.stage != "over" or self.play is None:
            raise Refusal("match_not_running", "no match has been played here yet")
        return self.play

    def _show(self, person: Person, newcomer: bool = False) -> None:
        """Show someone the match as it stands; a newcomer also what was said."""
        if newcomer:
            self.chat.tell_newcomer(person)
        self.sight.show(person)
        self._show_clock(person)

    def _show_clock(self, person: Person) -> None:
        """Their coming may change whose time runs, which everyone is told."""
        self.clock.look()
        self.clock.tell(person)
