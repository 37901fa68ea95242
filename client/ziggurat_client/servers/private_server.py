"""The server that is started for playing alone: on this machine only, and it ends with the client."""

from __future__ import annotations

from ziggurat_client.kept.waiting_games import KeptGame
from ziggurat_client.servers.server_process import ServerProcess

FOLDER_TAKEN = 3
"""The exit code of a server whose folder another one uses."""


class PrivateServer(ServerProcess):
    """A server for one client, which nobody else can reach. What is played there lasts in the folder of a `game`, if
    there is one. Its bots pause between what they do, unless nothing is `told` but how things end."""

    def __init__(self, game: KeptGame | None = None, *, told: bool = True) -> None:
        self.game = game
        super().__init__(arguments(game, told=told))

    @property
    def is_taken(self) -> bool:
        """Whether it could not start because the game is open in another window."""
        return self.exit_code == FOLDER_TAKEN

    def stop(self) -> None:
        """End it; a game that has not begun, or is over, leaves nothing behind."""
        super().stop()
        if self.game is not None and not self.game.waits and not self.is_taken:
            self.game.give_up()


def arguments(game: KeptGame | None, *, told: bool) -> tuple[str, ...]:
    """What follows `ziggurat-server` to start a private server."""
    kept = () if game is None else ("--data", str(game.folder))
    pace = () if told else ("--limit", "bot_pause=0")
    return ("--listen", "tcp:0:interface=127.0.0.1", "--private", *kept, *pace)
