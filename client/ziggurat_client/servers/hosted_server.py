"""The server that a person starts for their friends on the network."""

from __future__ import annotations

import os
import socket
from pathlib import Path
from typing import Final

from ziggurat.wire.links import Address, format_link
from ziggurat.wire.messages import DEFAULT_PORT, DEFAULT_WEB_PORT
from ziggurat_client.network.own_address import own_address
from ziggurat_client.servers.left_server import LeftServer, note
from ziggurat_client.servers.server_process import ServerProcess

FOLDER: Final = "hosted"
"""Where it keeps its tables, beside the profile."""
LOG: Final = "server.log"


class HostedServer(ServerProcess):
    """A server that the local network can find. It ends with the client unless it `stays`.

    `link` leads others to it, and browsers come to `page`; if somebody takes that port first, the server goes on
    without. From this machine it is reached at `near`, which does not depend on any network.
    """

    def __init__(self, profile: Path, name: str) -> None:
        """`profile` is the folder of the profile, `name` what the server is called."""
        self._folder = profile / FOLDER
        port = _free_port(DEFAULT_PORT)
        self._admin = f"tcp:127.0.0.1:{_free_port(0)}"
        self.stays = False
        self.near = Address("127.0.0.1", port)
        host = own_address() or self.near.host
        self.link = format_link(Address(host, port))
        web_port = _free_port(DEFAULT_WEB_PORT)
        self.page = f"http://{host}:{web_port}"
        note(self._folder, LeftServer())
        whereabouts = ("--listen", f"tcp:{port}", "--public-address", self.link, "--admin", self._admin)
        browsers = ("--web", f"tcp:{web_port}", "--web-address", self.page)
        own = ("--tied", "--name", name, "--data", str(self._folder))
        super().__init__((*own, *whereabouts, *browsers), self._folder / LOG)

    def finish(self) -> None:
        """The client ends: end too, or stay."""
        if self.stays:
            note(self._folder, LeftServer(self.near.port, self._admin, self.link))
            self.leave()
        else:
            self.stop()


def known_id(profile: Path) -> str | None:
    """The number of the server that was hosted with this profile before, or None."""
    try:
        return (profile / FOLDER / "server-id").read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError):
        return None


def _free_port(wanted: int) -> int:
    """That port, or any that is free if another program has it."""
    for port in (wanted, 0):
        with socket.socket() as trial:
            if os.name == "posix":
                # Else a server that has just ended would still count. Elsewhere it means something else.
                trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind(("", port))
            except OSError:
                continue
            chosen: int = trial.getsockname()[1]
            return chosen
    return wanted
