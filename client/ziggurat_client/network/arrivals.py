"""What the network brings to the main thread: the server's messages, and news of the connection itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from ziggurat.wire.messages import ServerMessage

MISSPOKEN: Final = "misspoken"
"""Our own code for a `refused` or `closing` that no server sent: it said something that it may not say."""
FINAL_FAREWELLS: Final = frozenset({"taken_over", "too_fast", "kicked", "banned", "forgotten", MISSPOKEN})
"""Codes of `closing` after which coming back at once would be wrong."""


Hindrance: TypeAlias = Literal["refused", "silent", "unknown", "no_way", "hung_up", "other"]
"""What kept us from a server: nobody serves that port, no answer in time, no machine of that name, no network on the
way, no greeting; or something that only the system has words for."""


@dataclass(frozen=True)
class Unreachable:
    """The first try to connect failed; nothing more is tried. `reason` is the system's sentence, in its language."""

    hindrance: Hindrance
    reason: str


@dataclass(frozen=True)
class Lost:
    """The connection broke after the server's welcome; the next try is in `retry_in` seconds."""

    retry_in: float


@dataclass(frozen=True)
class Doubt:
    """No authority vouches for the server, and it does not show what we know it by: the connection ended unused.

    `shown` is the fingerprint of its certificate, `known` the trusted one, None if we were never there.
    """

    shown: str
    known: str | None


Arrival: TypeAlias = ServerMessage | Unreachable | Lost | Doubt
"""What comes out of the network: the server's messages, and news of the connection itself."""
