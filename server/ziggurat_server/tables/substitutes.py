"""Bots that stand in for players who are away or out of time; the seats stay the players'."""

from __future__ import annotations

from collections.abc import Callable

from ziggurat_server.bots import HiredBot
from ziggurat_server.context import ServerContext
from ziggurat_server.guests.people import Person
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.bot_processes import BotProcesses
from ziggurat_server.tables.seat_clocks import SeatClocks
from ziggurat_server.tables.seating import Seat, Substitute
from ziggurat_server.tables.state import TableState
from ziggurat_server.tables.table_updates import TableUpdates


class Substitutes:
    """The bots that keep seats of one table. `dismiss` is called with the person of one whose process has ended."""

    def __init__(
        self,
        state: TableState,
        clocks: SeatClocks,
        updates: TableUpdates,
        context: ServerContext,
        dismiss: Callable[[Person], None],
    ) -> None:
        self._state = state
        self._clocks = clocks
        self._updates = updates
        self._dismiss = dismiss
        self._levels = context.levels
        self._processes = BotProcesses(state, context, updates.send)

    @property
    def level(self) -> str:
        """The level of the bots that keep seats here."""
        return self._state.terms.keeper or self._levels[len(self._levels) // 2]

    def play_for(self, seat: Seat, level: str, one_turn: bool = False) -> None:
        """Have a bot play for the seat until its player takes it back; with `one_turn` only until the turn is over."""
        if seat.substitute is not None and not seat.substitute.bot.is_given_up:
            seat.substitute.one_turn &= one_turn
            return
        self.release(seat)
        seat.substitute = Substitute(self._processes.new_bot(level), one_turn)
        self._processes.start_again(seat, seat.substitute.bot, self._ended)

    def release(self, seat: Seat) -> None:
        """Send the bot that keeps the seat away, if there is one: its player plays again."""
        substitute, seat.substitute = seat.substitute, None
        if substitute is not None:
            self._part_with(substitute)
            substitute.bot.dismiss()

    def release_all(self) -> None:
        """Send every such bot away."""
        for seat in self._state.seating.seats:
            self.release(seat)

    def check_plays_for(self, person: Person, seat: Seat) -> None:
        """Raises Refusal `seat_kept` if a bot plays for the seat instead of this person."""
        substitute = seat.substitute
        if substitute is not None and substitute.person is not person and not substitute.stands_by:
            raise Refusal("seat_kept", "a bot keeps that seat; take it back first")

    def check_may_be_reclaimed(self, seat: Seat) -> None:
        """Raises Refusal `no_time_left` if a bot plays for the seat whose player will never have time again."""
        substitute = seat.substitute
        if substitute is not None and substitute.bot.process is not None and self._clocks.is_over_for(seat):
            raise Refusal("no_time_left", "the time of that seat is used up; the bot plays on to the end")

    def give_back(self, person: Person, seats: tuple[Seat, ...]) -> None:
        """Someone wants these seats of theirs back: they get them as soon as they have time to play.

        Where no bot is free to keep a seat, they play on without time until one comes.
        """
        for seat in seats:
            if seat.substitute is None or seat.holder is not person:
                continue
            if self._clocks.has_time(seat):
                self.release(seat)
            else:
                seat.substitute.wanted_back = True

    def turn_passed(self) -> bool:
        """Another turn has begun: bots that were called for one turn go, and so do those whose seats are wanted back
        and have time again. Returns whether any went."""
        going = [seat for seat in self._state.seating.seats if self._is_done(seat)]
        for seat in going:
            self.release(seat)
        return bool(going)

    def seat_invited(self, person: Person, seat: Seat) -> None:
        """The bot that was sent for to keep this seat has come."""
        if seat.substitute is not None:
            seat.substitute.bot.invitation = None
            self._state.seating.put_in_charge(seat, seat.substitute, person)

    def return_all(self) -> None:
        """Send for every bot that keeps a seat here: the server has started again."""
        for seat in self._state.seating.seats:
            if seat.substitute is not None:
                self._processes.start_again(seat, seat.substitute.bot, self._ended)

    def _is_done(self, seat: Seat) -> bool:
        substitute = seat.substitute
        if substitute is None:
            return False
        return substitute.one_turn or (substitute.wanted_back and self._clocks.has_time(seat))

    def _ended(self, seat: Seat, bot: HiredBot) -> None:
        substitute = seat.substitute
        if substitute is None or substitute.bot is not bot:
            return
        self._part_with(substitute)
        self._processes.start_later(seat, bot, self._ended)
        self._updates.send()

    def _part_with(self, substitute: Substitute) -> None:
        """The person that the bot's process was is at the table no more."""
        person = self._state.seating.take_from_substitute(substitute)
        if person is not None:
            self._dismiss(person)
