"""The hired bots of one table: hiring, arrival, death, and starting again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from twisted.logger import Logger

from ziggurat_server.bots import NAMES, HiredBot
from ziggurat_server.people import Person
from ziggurat_server.refusal import Refusal
from ziggurat_server.seating import Seat

if TYPE_CHECKING:
    from ziggurat_server.table import Table

_GROWTH: Final = 2
"""How many times longer each pause before a restart is than the last."""

_log = Logger()


class BotSeats:
    """What a table does about its hired bots."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def hire(self, seat: Seat, level: str) -> None:
        """Hire a bot for the seat. Raises Refusal `full` if no more bots can run, and then the seat is as it was."""
        bot = HiredBot(level, self._free_name())
        self._start(seat, bot)
        self.dismiss(seat)
        seat.bot = bot

    def dismiss(self, seat: Seat) -> None:
        """Send the seat's bot away, if it has one."""
        bot, seat.bot = seat.bot, None
        if bot is None:
            return
        self._part_with_holder(seat)
        bot.dismiss()

    def dismiss_all(self) -> None:
        """Send every bot away."""
        for seat in self._table.seating.seats:
            self.dismiss(seat)

    def return_all(self) -> None:
        """Send for every bot that has a seat here: the server has started again."""
        for seat in self._table.seating.seats:
            if seat.bot is not None:
                self._start_again(seat, seat.bot)

    def clear_dead(self) -> None:
        """Open the seats of bots that died and were not started again."""
        for seat in self._table.seating.seats:
            if seat.bot is not None and seat.bot.process is None:
                self.dismiss(seat)

    def seat_invited(self, person: Person, secret: str) -> None:
        """Give the seat to the bot that was invited to it. Raises Refusal `bad_invitation`."""
        table = self._table
        seat = table.seating.invited_to(secret)
        if seat is None or seat.bot is None or table.seating.seats_of(person):
            raise Refusal("bad_invitation", "that invitation is not good, or not any more")
        seat.bot.invitation = None
        table.seating.give(seat, person, table.code)
        seat.ready = True

    def _start(self, seat: Seat, bot: HiredBot) -> None:
        bot.invite()
        index = self._table.seating.seats.index(seat)
        bot.process = self._table.premises.bots.start(bot, self._table.code, index, lambda: self._ended(seat, bot))

    def _ended(self, seat: Seat, bot: HiredBot) -> None:
        """The bot's process has stopped."""
        bot.process = None
        if seat.bot is not bot or self._table.closed:
            return
        self._part_with_holder(seat)
        limits = self._table.premises.limits
        if self._table.stage != "playing":
            self.dismiss(seat)
        elif bot.restarts < limits.restarts:
            pause = limits.restart_delay * _GROWTH**bot.restarts
            bot.restarts += 1
            bot.restart = self._table.premises.clock.callLater(pause, self._start_again, seat, bot)
        self._table.tell()

    def _part_with_holder(self, seat: Seat) -> None:
        """The person that a bot's process was is at the table no more; the next one gets its name."""
        holder = seat.holder
        self._table.vacate(seat)
        if holder is not None:
            self._table.dismiss(holder)

    def _start_again(self, seat: Seat, bot: HiredBot) -> None:
        bot.restart = None
        try:
            self._start(seat, bot)
        except Refusal as refusal:
            _log.warn("bot {name} cannot be started again: {why}", name=bot.name, why=refusal.message)

    def _free_name(self) -> str:
        taken = {seat.bot.name for seat in self._table.seating.seats if seat.bot is not None}
        return next(name for name in NAMES if name not in taken)
