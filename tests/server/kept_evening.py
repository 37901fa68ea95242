"""An evening whose server keeps everything, is killed, and starts again with what it kept."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from server.evening import FOR_CODES, Evening, Wait
from server.on_disk import ServerOnDisk
from server.test_admin_desk import desk_of
from server.twin_positions import Dealt, Step
from ziggurat.games.game import Viewer
from ziggurat.wire.messages import Subscribe, Watch


class KeptEvening(Evening):
    """An evening at a server that keeps its things in that folder. Before the step of the number `killed` it is gone
    at once, and everyone comes back to the one that starts in its place."""

    def __init__(self, folder: Path, dealt: Dealt, seats: int, killed: int, **choices: Any) -> None:
        self._folder = folder
        self._killed = killed
        self._server = self._new_server()
        self._heard_before: dict[Viewer | str, bytes] = {}
        super().__init__(dealt, seats, world=self._server.world, **choices)

    def go_on(self, number: int, step: Step | Wait | None) -> None:
        """The step of that number, and what somebody does after it."""
        if number == self._killed:
            self._start_again()
        super().go_on(number, step)

    def traffic(self, role: Viewer | str) -> bytes:
        """Every byte that reached those of that role, from one server and from the other."""
        return self._heard_before.get(role, b"") + super().traffic(role)

    def close(self) -> None:
        """The server ends, and the game is what it was again."""
        super().close()
        self._server.die()

    def _new_server(self) -> ServerOnDisk:
        return ServerOnDisk(self._folder, codes=random.Random(FOR_CODES))

    def _start_again(self) -> None:
        self._heard_before = {role: super(KeptEvening, self).traffic(role) for role in self.roles}
        watchers, guests, self.roles = self.roles[None], self.roles["guest"], {None: []}
        self._server.die()
        self._server = self._new_server()
        self.world, self.desk = self._server.world, desk_of(self._server.world)
        for seat in range(len(self.players)):
            self.players[seat] = self.players[0] if 0 < seat < self.together else self.seated_again(seat)
        for watcher in watchers:
            self.come_back(None, watcher).say(Watch(1, self.code))
        for guest in guests:
            self.come_back("guest", guest).say(Subscribe(1))
