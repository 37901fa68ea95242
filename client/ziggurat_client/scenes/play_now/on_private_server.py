"""What Play now and Continue have in common: a server of our own is started, and we come to it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import TypeAlias

import pygame

from ziggurat.wire.messages import ClientMessage, Closing, Done, Error, Refused, Rejected, Welcome
from ziggurat_client.kept.waiting_games import KeptGame
from ziggurat_client.network.arrivals import Arrival, Unreachable
from ziggurat_client.network.remote import Answer
from ziggurat_client.scenes.pages.progress import ProgressPage
from ziggurat_client.servers.private_server import PrivateServer
from ziggurat_client.servers.server_process import SERVER_CHANGED
from ziggurat_client.wording.refusals import refusal

Request: TypeAlias = Callable[[int], ClientMessage]


class PrivateServerPage(ProgressPage):
    """Starts a private server and connects to it; what comes then is `welcomed`'s."""

    @abstractmethod
    def start_server(self) -> PrivateServer:
        """A server for what is to be played."""

    @abstractmethod
    def welcomed(self) -> None:
        """We are on the server."""

    @abstractmethod
    def followed(self) -> None:
        """Something arrived that may concern the table."""

    def serve(self, game: KeptGame | None = None) -> PrivateServer:
        """A server that keeps `game`, if there is one. Nobody waits for its bots who lets nothing be told."""
        return PrivateServer(game, told=self.services.memory.profile.speed > 0)

    @property
    def token(self) -> str | None:
        """What we are known by on that server, if we were there before."""
        return None

    def enter(self) -> None:
        super().enter()
        self.try_again()

    def back(self) -> None:
        self.stack.home()

    def try_again(self) -> None:
        self.services.remote.disconnect()
        self.services.servers.stop_private()
        self.show(self.say("play_now.server"))
        self.services.servers.private = self.start_server()

    def handle(self, event: pygame.Event) -> bool:
        if event.type == SERVER_CHANGED:
            self._server_changed()
            return True
        return super().handle(event)

    def _server_changed(self) -> None:
        server = self.services.servers.private
        if server is None:
            return
        if server.is_taken:
            self.fail(self.say("continue.taken"))
        elif server.failure is not None:
            self.fail(self.say("play_now.no_server", reason=server.failure))
        elif server.address is not None and self.services.remote.standing == "away":
            self.show(self.say("play_now.connect"))
            self.services.remote.connect(server.address, self.services.person_name, self.token)

    def arrived(self, arrival: Arrival) -> None:
        super().arrived(arrival)
        match arrival:
            case Welcome():
                self.welcomed()
            case Unreachable():
                self.fail(self.say("play_now.no_server", reason=arrival.reason))
            case Refused() | Closing() if self.services.remote.standing == "away":
                self.fail(refusal(self.services.words, arrival.code, arrival.params))
        self.followed()

    def ask_for(self, make: Request, done: Callable[[Done], None] | None = None) -> None:
        """Ask, and go on with `done`; a refusal ends the attempt."""

        def answered(answer: Answer) -> None:
            if isinstance(answer, Done):
                if done is not None:
                    done(answer)
            elif isinstance(answer, Error | Rejected):
                self.fail(refusal(self.services.words, answer.code, answer.params))

        self.services.remote.ask(make, answered)
