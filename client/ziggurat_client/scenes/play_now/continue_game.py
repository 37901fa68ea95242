"""From one press back to a game that waits, on the private server that kept it."""

from __future__ import annotations

from ziggurat.wire.messages import Sit
from ziggurat_client.kept.waiting_games import KeptGame
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.play_now.on_private_server import PrivateServerPage
from ziggurat_client.servers.private_server import PrivateServer


class ContinueScene(PrivateServerPage):
    """Starts the server with what was kept, and takes our seat again; the game follows, where it was left.

    With `looking_back` its replay up to now lies over it, of which the server tells what our seat may know.
    """

    def __init__(self, atlas: Atlas, game: KeptGame, *, looking_back: bool = False) -> None:
        super().__init__(atlas)
        self._looking_back = looking_back
        self._game = game
        self._key = game.key

    @property
    def title(self) -> str:
        return self.say("continue.title")

    @property
    def token(self) -> str | None:
        return self._key.token

    def back(self) -> None:
        failed = self.failure is not None
        super().back()
        if failed:
            # There it can be given up.
            self.stack.push(self.atlas.waiting())

    def start_server(self) -> PrivateServer:
        self.services.servers.guide = self._game.guide
        return self.serve(self._game)

    def welcomed(self) -> None:
        self.show(self.say("continue.sit"))
        self.ask_for(lambda number: Sit(number, self._key.table, self._key.seat))

    def followed(self) -> None:
        record = self.services.remote.tables.get(self._key.table)
        if record is not None and record.seen_by_all is not None:
            self.stack.replace(self, self.atlas.table(record.code))
            if self._looking_back and record.history:
                self.stack.push(self.atlas.live_replay(record.code))
