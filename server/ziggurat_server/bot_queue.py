"""The queue of bots for which seats wait while the server runs as many as it may."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ziggurat_server.bots import BotPost, BotProcess, HiredBot
from ziggurat_server.refusal import Refusal
from ziggurat_server.twisted_types import Clock, Timer

PATIENCE: Final = 1.0
"""Seconds until a machine that could start no bot is asked again, though none has ended."""


class Place:
    """A place in the queue. `start` starts the bot, or raises Refusal `full`."""

    __slots__ = ("_leave", "start")

    def __init__(self, start: Callable[[], None], leave: Callable[[Place], None]) -> None:
        self.start = start
        self._leave = leave

    def cancel(self) -> None:
        """Wait no longer."""
        self._leave(self)


class BotQueue:
    """Starts bots: those whose seats wait for them in the order in which they were missed, and before any new hire."""

    def __init__(self, post: BotPost, clock: Clock) -> None:
        self._post = post
        self._clock = clock
        self._started: set[HiredBot] = set()
        self._places: list[Place] = []
        self._retry: Timer | None = None

    def check_nobody_waits(self) -> None:
        """Raises Refusal `full` while a seat waits for a bot: a new hire would take it away."""
        if self._places:
            raise Refusal("full", "a seat of a running match waits for the next bot that is free")

    def start(self, bot: HiredBot, table: str, seat: int, ended: Callable[[], None]) -> BotProcess:
        """Start a process that plays this bot; when it has stopped, `ended` is called, and whoever waits comes.

        Raises Refusal `full`.
        """

        def make_room() -> None:
            self._started.discard(bot)
            ended()
            self._serve()

        process = self._post.start(bot, table, seat, make_room)
        self._started.add(bot)
        return process

    def expects(self, secret: str) -> bool:
        """Whether that is the secret of a bot that was started and is on its way."""
        return any(bot.accepts(secret) for bot in self._started)

    def wait(self, start: Callable[[], None]) -> Place:
        """Call `start` when a bot is free, and again until it does not raise Refusal `full`."""
        place = Place(start, self._leave)
        self._places.append(place)
        self._try_again_later()
        return place

    def _serve(self) -> None:
        while self._places:
            place = self._places[0]
            try:
                place.start()
            except Refusal:
                self._try_again_later()
                return
            self._leave(place)

    def _leave(self, place: Place) -> None:
        if place in self._places:
            self._places.remove(place)
        if not self._places and self._retry is not None:
            self._retry.cancel()
            self._retry = None

    def _try_again_later(self) -> None:
        if self._retry is None:
            self._retry = self._clock.callLater(PATIENCE, self._try_again)

    def _try_again(self) -> None:
        self._retry = None
        self._serve()
