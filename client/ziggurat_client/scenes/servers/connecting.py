"""On the way to a server, and to a table or a finished match there."""

from __future__ import annotations

import msgspec

from ziggurat.wire.links import Address, format_link
from ziggurat.wire.messages import Refused, Welcome
from ziggurat_client.kept.profile import Server
from ziggurat_client.network.arrivals import Arrival, Doubt, Unreachable
from ziggurat_client.scenes.lobby.lobby import LobbyScene
from ziggurat_client.scenes.pages.progress import ProgressPage
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.replay.fetching import show_finished
from ziggurat_client.scenes.servers.trust import TrustScene
from ziggurat_client.wording.refusals import refusal


class ConnectingScene(ProgressPage):
    """Connects and greets as who we were there last; the lobby follows, and goes to a table or match that is named."""

    def __init__(
        self, atlas: Atlas, address: Address, *, watching: bool = False, device_code: str | None = None
    ) -> None:
        """`watching` says how to come to the address's table: to look on, or to take a seat. With a `device_code`,
        which another device of ours was told, we come as whom we are there."""
        super().__init__(atlas)
        self._device_code = device_code
        self._address = address
        self._watching = watching

    @property
    def title(self) -> str:
        return self.say("connecting.title")

    @property
    def _link(self) -> str:
        """The link of the server itself, under which it is remembered."""
        return format_link(self._address.server)

    def enter(self) -> None:
        super().enter()
        self.try_again()

    def back(self) -> None:
        self._leave()

    def try_again(self) -> None:
        self.show(self.say("connecting.to", server=self._link))
        known, code = self.services.memory.server(self._link), self._device_code
        token = known.token if known is not None and code is None else None
        trusted = self.services.known_keys.of(self._address)
        self.services.remote.connect(self._address, self.services.person_name, token, trusted, code)

    def arrived(self, arrival: Arrival) -> None:
        super().arrived(arrival)
        match arrival:
            case Welcome():
                self._welcomed(arrival)
            case Unreachable(hindrance, reason):
                self.fail(self.say(f"connecting.unreachable.{hindrance}", server=self._link, reason=reason))
            case Doubt():
                self.stack.push(TrustScene(self.atlas, self._address, arrival, self._leave))
            case Refused(code="bad_token"):
                self._forget_token()
            case Refused():
                self.fail(refusal(self.services.words, arrival.code, arrival.params))

    def _leave(self) -> None:
        self.services.remote.disconnect()
        self.stack.close(self)

    def _welcomed(self, welcome: Welcome) -> None:
        self.services.memory.visited(Server(self._link, welcome.server, welcome.token))
        lobby = LobbyScene(self.atlas)
        self.stack.replace(self, lobby)
        if self._address.table is not None:
            lobby.go(self._address.table, watching=self._watching)
        elif self._address.match is not None:
            show_finished(lobby, self._address.match)

    def _forget_token(self) -> None:
        """The server does not know us any more: come as someone new."""
        known = self.services.memory.server(self._link)
        if known is None or known.token is None:
            self.fail(refusal(self.services.words, "bad_token"))
            return
        self.services.memory.visited(msgspec.structs.replace(known, token=None))
        self.try_again()
