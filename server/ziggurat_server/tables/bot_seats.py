"""The hired bots of one table: hiring, arrival, death, and starting again."""

from __future__ import annotations

from ziggurat_server.bots import HiredBot
from ziggurat_server.context import ServerContext
from ziggurat_server.guests.people import Person
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.attendance import Attendance
from ziggurat_server.tables.bot_processes import BotProcesses
from ziggurat_server.tables.seating import Seat
from ziggurat_server.tables.state import TableState
from ziggurat_server.tables.substitutes import Substitutes
from ziggurat_server.tables.table_updates import TableUpdates


class BotSeats:
    """The bots that have seats at one table, until they are sent away."""

    def __init__(
        self,
        state: TableState,
        attendance: Attendance,
        substitutes: Substitutes,
        updates: TableUpdates,
        context: ServerContext,
    ) -> None:
        self._state = state
        self._attendance = attendance
        self._substitutes = substitutes
        self._updates = updates
        self._context = context
        self._processes = BotProcesses(state, context, updates.send)

    def hire(self, seat: Seat, level: str, hirer: Person, style: str | None = None) -> None:
        """Hire a bot for the seat, in place of whoever has it, in that style, in `any`, or in none.

        Raises Refusal `too_many_bots` if they have as many as they may, `unknown_style`, or `full` if no more bots can
        run, and then the seat is as it was.
        """
        self._check_may_hire(hirer, seat)
        bot = self._processes.new_bot(level, hirer, style)
        self._processes.start(seat, bot, self._ended)
        self.dismiss(seat)
        self._attendance.vacate(seat)
        self.bring(seat, bot)

    def play_on(self, seat: Seat, level: str) -> None:
        """Give the seat to a bot for good, in nobody's name: for a player who has resigned. Until one is free, nobody
        plays there."""
        bot = self._processes.new_bot(level)
        self._attendance.vacate(seat)
        self.bring(seat, bot)
        self._processes.start_again(seat, bot, self._ended)

    def bring(self, seat: Seat, bot: HiredBot) -> None:
        """Make the open seat this bot's."""
        seat.bot = bot
        if bot.hirer is not None:
            bot.hirer.bots_hired += 1

    def dismiss(self, seat: Seat) -> None:
        """Send the seat's bot away, if it has one."""
        bot, seat.bot = seat.bot, None
        if bot is None:
            return
        if bot.hirer is not None:
            bot.hirer.bots_hired -= 1
        self._part_with_holder(seat)
        bot.dismiss()

    def dismiss_all(self) -> None:
        """Send every bot away."""
        for seat in self._state.seating.seats:
            self.dismiss(seat)

    def return_all(self) -> None:
        """Send for every bot that has a seat here: the server has started again."""
        for seat in self._state.seating.seats:
            if seat.bot is not None:
                self._processes.start_again(seat, seat.bot, self._ended)

    def clear_dead(self) -> None:
        """Open the seats of bots that died and were not started again."""
        for seat in self._state.seating.seats:
            if seat.bot is not None and seat.bot.process is None:
                self.dismiss(seat)

    def seat_invited(self, person: Person, secret: str) -> None:
        """Give the seat to the bot that was invited to it. Raises Refusal `bad_invitation`."""
        seating = self._state.seating
        seat = seating.invited_to(secret)
        if seat is None or seating.seats_of(person):
            raise Refusal("bad_invitation", "that invitation is not good, or not any more")
        if seat.bot is None:
            self._substitutes.seat_invited(person, seat)
            return
        seat.bot.invitation = None
        seating.give(seat, person, self._state.code)
        seat.ready = True

    def _check_may_hire(self, hirer: Person, seat: Seat) -> None:
        most = self._context.limits.told.bots_per_person
        replaced = int(seat.bot is not None and seat.bot.hirer is hirer)
        hired = hirer.bots_hired + self._context.elsewhere.of(hirer).bots
        if hired - replaced >= most:
            raise Refusal("too_many_bots", "you have hired as many bots as you may", most=most)

    def _ended(self, seat: Seat, bot: HiredBot) -> None:
        if seat.bot is not bot:
            return
        self._part_with_holder(seat)
        if not self._state.is_playing:
            self.dismiss(seat)
        else:
            self._processes.start_later(seat, bot, self._ended)
        self._updates.send()

    def _part_with_holder(self, seat: Seat) -> None:
        """The person that a bot's process was is at the table no more; the next one gets its name."""
        holder = seat.holder
        self._attendance.vacate(seat)
        if holder is not None:
            self._attendance.go(holder)
