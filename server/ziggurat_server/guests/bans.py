"""Who is not let in: by name, as the person whom a token brings back, or by address."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from ipaddress import ip_network
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from ziggurat_server.guests.addresses import lies_in
from ziggurat_server.naming.names import name_key
from ziggurat_server.refusal import Refusal

BanKind: TypeAlias = Literal["name", "person", "address"]


class Ban(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One ban. `what` is a name, the SHA-256 digest of a token in hexadecimal digits, or an address or network.

    `reason` is told to whom it concerns; `who` says for the host whose token it is. Without `until` it has no end.
    Raises ValueError if an address is none.
    """

    number: Annotated[int, Meta(ge=1)]
    kind: BanKind
    what: Annotated[str, Meta(min_length=1, max_length=128)]
    reason: Annotated[str, Meta(max_length=200)] = ""
    until: Annotated[datetime, Meta(tz=True)] | None = None
    who: Annotated[str, Meta(max_length=64)] = ""

    def __post_init__(self) -> None:
        if self.kind == "address":
            ip_network(self.what, strict=False)

    def refusal(self) -> Refusal:
        """What whom it concerns is told."""
        until = "" if self.until is None else self.until.astimezone(UTC).isoformat(timespec="minutes")
        end = f" until {until}" if until else ""
        return Refusal(
            "banned", f"you are banned from this server{end}: {self.reason}", reason=self.reason, until=until
        )


class Bans:
    """The bans in force. `now` gives the seconds since 1970."""

    def __init__(self, bans: Iterable[Ban] = (), now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._bans = tuple(bans)

    def in_force(self) -> tuple[Ban, ...]:
        """Every ban that has not ended, oldest first."""
        now = self._now()
        return tuple(ban for ban in self._bans if ban.until is None or ban.until.timestamp() > now)

    def replace(self, bans: Iterable[Ban]) -> None:
        """From now on these are the bans."""
        self._bans = tuple(bans)

    def next_number(self) -> int:
        """A number that no ban has."""
        return 1 + max((ban.number for ban in self._bans), default=0)

    def check_address(self, address: str) -> None:
        """Raises Refusal `banned` if nobody may come from there."""
        self._check("address", lambda network: lies_in(address, network))

    def check_name(self, name: str) -> None:
        """Raises Refusal `banned` if nobody may be called that."""
        key = name_key(name)
        self._check("name", lambda banned: name_key(banned) == key)

    def bans_name(self, name: str) -> bool:
        """Whether nobody may be called that."""
        key = name_key(name)
        return any(ban.kind == "name" and name_key(ban.what) == key for ban in self.in_force())

    def check_person(self, digest: bytes) -> None:
        """Raises Refusal `banned` if whoever has the token of this digest may not come."""
        self._check("person", lambda banned: banned == digest.hex())

    def _check(self, kind: BanKind, concerns: Callable[[str], bool]) -> None:
        for ban in self.in_force():
            if ban.kind == kind and concerns(ban.what):
                raise ban.refusal()
