"""The server that is started for playing alone: on this machine only, and it ends with the client."""

from __future__ import annotations

from ziggurat_client.servers.server_process import ServerProcess


class PrivateServer(ServerProcess):
    """A server for one client, which nobody else can reach."""

    def __init__(self) -> None:
        super().__init__(("--listen", "tcp:0:interface=127.0.0.1", "--private"))
