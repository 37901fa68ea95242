"""The servers that were started here."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ziggurat_client.kept.guide_notes import GuideNotes
    from ziggurat_client.servers.hosted_server import HostedServer
    from ziggurat_client.servers.private_server import PrivateServer


class OwnServers:
    """`private` is ours while we play alone, `hosted` while friends can come to us. `guide` has what the
    guide remembers of the game on the private server, None if it is not guided."""

    def __init__(self) -> None:
        self.private: PrivateServer | None = None
        self.hosted: HostedServer | None = None
        self.guide: GuideNotes | None = None

    @property
    def has_lost_private(self) -> bool:
        """Whether the private server ended by itself."""
        return self.private is not None and self.private.failure is not None

    @property
    def has_game_waiting(self) -> bool:
        """Whether the game on the private server can be gone on with once that has ended."""
        return self.private is not None and self.private.game is not None and self.private.game.waits

    def stop_private(self) -> None:
        """End the server that was started for playing alone, if there is one."""
        if self.private is not None:
            self.private.stop()
            self.private = None
            self.guide = None

    def finish(self) -> None:
        """End those that were started here, but for the one for friends if that is to stay."""
        self.stop_private()
        if self.hosted is not None:
            self.hosted.finish()
            self.hosted = None
