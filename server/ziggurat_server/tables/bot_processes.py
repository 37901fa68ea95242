"""The processes of one table's bots: started, and started again when they die in a match."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from twisted.logger import Logger

from ziggurat_server.bots import HiredBot
from ziggurat_server.context import ServerContext
from ziggurat_server.guests.people import Person
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.casting import cast
from ziggurat_server.tables.seating import Seat
from ziggurat_server.tables.state import TableState

Ended: TypeAlias = Callable[[Seat, HiredBot], None]
"""Called when a bot's process has stopped."""

_GROWTH: Final = 2
"""How many times longer each pause before a restart is than the last."""

_log = Logger()


class BotProcesses:
    """Starts bots for the seats of one table. `tell` is called when one has come late."""

    def __init__(self, state: TableState, context: ServerContext, tell: Callable[[], None]) -> None:
        self._state = state
        self._context = context
        self._tell = tell

    def start(self, seat: Seat, bot: HiredBot, ended: Ended) -> None:
        """Start the process of a new bot. Raises Refusal `full` if no more can run, or seats wait for the next."""
        self._context.bots.check_nobody_waits()
        self._start(seat, bot, ended)

    def start_again(self, seat: Seat, bot: HiredBot, ended: Ended) -> None:
        """Start the process of a bot for which its seat waits, as soon as a bot is free."""
        bot.restart = None
        try:
            self.start(seat, bot, ended)
        except Refusal as refusal:
            _log.warn("bot {name} has to wait: {why}", name=bot.name, why=refusal.message)
            bot.restart = self._context.bots.wait(partial(self._start_at_last, seat, bot, ended))

    def start_later(self, seat: Seat, bot: HiredBot, ended: Ended) -> None:
        """Start it again in a while. What dies too often plays on as the simplest bot there is, and then no more."""
        limits, simplest = self._context.limits, self._context.levels[0]
        if bot.restarts >= limits.restarts and bot.level != simplest:
            bot.simplify(simplest)
        if bot.restarts < limits.restarts:
            pause = limits.restart_delay * _GROWTH**bot.restarts
            bot.restarts += 1
            bot.restart = self._context.clock.callLater(pause, self.start_again, seat, bot, ended)

    def new_bot(self, level: str, hirer: Person | None = None, style: str | None = None) -> HiredBot:
        """A bot whose name no other of the table has, unstarted yet. Raises Refusal `unknown_style`."""
        seats = self._state.seating.seats
        keepers = [seat.substitute.bot for seat in seats if seat.substitute is not None]
        taken = {bot.name for bot in [*keepers, *(seat.bot for seat in seats if seat.bot is not None)]}
        part = cast(level, style, taken, self._context.chance)
        return HiredBot(level, part.name, hirer, part.style)

    def _start_at_last(self, seat: Seat, bot: HiredBot, ended: Ended) -> None:
        self._start(seat, bot, ended)
        bot.restart = None
        self._tell()

    def _start(self, seat: Seat, bot: HiredBot, ended: Ended) -> None:
        bot.invite()
        state = self._state
        bot.process = self._context.bots.start(
            bot, state.code, state.seating.seats.index(seat), lambda: self._ended(seat, bot, ended)
        )

    def _ended(self, seat: Seat, bot: HiredBot, ended: Ended) -> None:
        bot.process = None
        if not self._state.closed:
            ended(seat, bot)
