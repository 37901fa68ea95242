"""From a position of a replay to a running game that goes on from there, on a server of our own."""

from __future__ import annotations

from functools import partial

import msgspec

from ziggurat.match.record import MatchRecord
from ziggurat.wire.messages import Open, Ready, Sit, Start
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.play_now.against_bots import AgainstBotsPage
from ziggurat_client.servers.private_server import PrivateServer


class PlayedOnScene(AgainstBotsPage):
    """Starts the private server, and begins a match there with the first steps of a record: we in one seat, bots in all
    others."""

    def __init__(self, atlas: Atlas, beginning: MatchRecord, seat: int, level: str) -> None:
        super().__init__(atlas)
        self._beginning = beginning
        self._seat = seat
        self._level = level

    @property
    def title(self) -> str:
        return self.say("play_on.title")

    def start_server(self) -> PrivateServer:
        return self.serve(self.new_kept_game())

    def table_wanted(self, number: int, name: str) -> Open:
        record = self._beginning
        speak = self.bots_speak
        return Open(number, record.game, record.seats, name, record.options, listed=False, bots_speak=speak)

    def seat_everyone(self, code: str) -> None:
        self.ask_for(partial(Sit, table=code, seat=self._seat))
        self.ask_for(partial(Ready, table=code, seat=self._seat))
        for seat in range(self._beginning.seats):
            if seat != self._seat:
                self.hire(code, self._level, seat)

    def start_wanted(self, number: int, code: str) -> Start:
        return Start(number, code, beginning=msgspec.Raw(msgspec.json.encode(self._beginning)))
