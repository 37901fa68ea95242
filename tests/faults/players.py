"""People on real sockets who come back to their seats whenever the server does."""

from __future__ import annotations

from typing import Any

import msgspec

from server.programs import Caller, Program
from ziggurat.games import game_named
from ziggurat.games.game import Options, View
from ziggurat.match.match import Match
from ziggurat.wire.messages import (
    Act,
    Done,
    Happened,
    Open,
    PositionMessage,
    Ready,
    Resume,
    Sit,
    Start,
    Undo,
)

UR = game_named("ur")
_VIEW: msgspec.json.Decoder[View[Any, Any]] = msgspec.json.Decoder(View[UR.public_type, UR.private_type])  # type: ignore[name-defined]


class Player:
    """One person. `revision` and `view` are the newest they were told."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.token: str | None = None
        self.code = ""
        self.caller: Caller
        self.revision = 0
        self.view: View[Any, Any]

    def arrive(self, server: Program) -> None:
        """Come to the server, as whoever one was there."""
        self.caller = server.call()
        self.token = self.caller.hello(self.name, self.token).token

    def open(self, seats: int, options: Options | None = None) -> str:
        """Open a table; its code."""
        raw = msgspec.UNSET if options is None else msgspec.Raw(msgspec.json.encode(options))
        self.caller.say(Open(1, "ur", seats, options=raw))
        code = self.caller.await_message(Done).table
        assert code is not None
        return code

    def sit(self, code: str) -> None:
        """Take the next seat at a table and be ready."""
        self.code = code
        self.caller.say(Sit(2, code))
        self.caller.await_message(Done)
        self.caller.say(Ready(3, code))
        self.caller.await_message(Done)

    def start(self) -> None:
        """Start the match."""
        self.caller.say(Start(4, self.code))

    def see_position(self) -> None:
        """Wait to be shown where the match stands."""
        self._take(self.caller.await_message(PositionMessage))

    def see_happen(self) -> Happened:
        """Wait to be told what happened."""
        happened = self.caller.await_message(Happened)
        self._take(happened)
        return happened

    def resume(self) -> list[int]:
        """Ask for what was missed, and take it in. The revisions that came, in order."""
        self.caller.say(Resume(5, self.code, self.revision))
        revisions = []
        while not isinstance(message := self.caller.await_any(Happened, PositionMessage, Done), Done):
            self._take(message)
            revisions.append(message.revision)
        return revisions

    def do(self, deed: Any) -> None:
        """Send an action, or take a step back if it is None."""
        if deed is None:
            self.caller.say(Undo(6, self.code, self.revision))
        else:
            self.caller.say(Act(6, self.code, self.revision, msgspec.Raw(msgspec.json.encode(deed))))

    def _take(self, message: Happened | PositionMessage) -> None:
        self.revision = message.revision
        self.view = _VIEW.decode(message.view)


def same_view(match: Match, seat: int, seen: View[Any, Any]) -> bool:
    """Whether that is what the seat may know of the match now."""
    return msgspec.json.encode(match.view(seat)) == msgspec.json.encode(seen)
