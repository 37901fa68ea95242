"""The servers that the person trusts although no authority vouches for them, each by its certificate's fingerprint."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, TypeAlias

import msgspec

from ziggurat.whole import whole
from ziggurat.wire.links import Address
from ziggurat_client.kept.kept_file import KeptFile

FILE: Final = "known_keys.json"

Place: TypeAlias = Annotated[str, msgspec.Meta(max_length=300)]
"""A server's address as `host:port`."""
Fingerprint: TypeAlias = Annotated[str, msgspec.Meta(pattern=whole("[0-9a-f]{64}"))]


class _Trust(msgspec.Struct, frozen=True):
    """What the file holds."""

    fingerprints: dict[Place, Fingerprint] = msgspec.field(default_factory=dict)


class KnownKeys:
    """Remembers one fingerprint for each server's host and port. Every change is written at once."""

    def __init__(self, folder: Path) -> None:
        """Reads the file in that folder. A damaged one is kept `aside`, and what can be read of it holds."""
        self._file = KeptFile(folder / FILE, _Trust, by_parts=True)
        self._trust = self._file.read()

    @property
    def aside(self) -> Path | None:
        """Where a damaged file is kept."""
        return self._file.aside

    def of(self, address: Address) -> str | None:
        """The fingerprint that is trusted there, or None."""
        return self._trust.fingerprints.get(place(address))

    def trust(self, address: Address, fingerprint: str) -> None:
        """Trust this fingerprint there from now on, in place of any other."""
        self._trust = _Trust({**self._trust.fingerprints, place(address): fingerprint})
        self._file.write(self._trust)


def place(address: Address) -> str:
    """The server's host and port, as people write them."""
    host = f"[{address.host}]" if ":" in address.host else address.host
    return f"{host}:{address.port}"
