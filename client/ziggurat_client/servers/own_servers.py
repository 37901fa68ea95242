"""The servers that were started here."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ziggurat_client.servers.hosted_server import HostedServer
    from ziggurat_client.servers.private_server import PrivateServer


class OwnServers:
    """`private` is ours while we play alone, `hosted` while friends can come to us."""

    def __init__(self) -> None:
        self.private: PrivateServer | None = None
        self.hosted: HostedServer | None = None

    def stop_private(self) -> None:
        """End the server that was started for playing alone, if there is one."""
        if self.private is not None:
            self.private.stop()
            self.private = None

    def finish(self) -> None:
        """End those that were started here, but for the one for friends if that is to stay."""
        self.stop_private()
        if self.hosted is not None:
            self.hosted.finish()
            self.hosted = None
