"""What a server says of itself on the local network: a DNS-SD service whose text record is an `Advert`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, TypeAlias

import msgspec

from ziggurat.bounds import ServerId
from ziggurat.visible_text import visible
from ziggurat.wire.messages import PROTOCOL

SERVICE: Final = "_ziggurat._tcp.local."
"""The type of the service, as DNS-SD (RFC 6763) spells it."""
LONGEST_ENTRY: Final = 255
"""The most bytes of one entry of a text record, its key and the sign between included."""

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class BadAdvert(ValueError):
    """A text record that is none of a server's."""


class Advert(msgspec.Struct, frozen=True):
    """One text record. `tables` counts the listed ones, `people` those who are connected, without bots. `games` are the
    ids of what is played there."""

    id: ServerId
    name: Annotated[str, msgspec.Meta(max_length=255)]
    version: Annotated[str, msgspec.Meta(max_length=32)] = ""
    protocol: Count = PROTOCOL
    tables: Count = 0
    people: Count = 0
    tls: bool = False
    games: tuple[Annotated[str, msgspec.Meta(max_length=40)], ...] = ()


def write_advert(advert: Advert) -> dict[str, str]:
    """The entries of the text record; a name that is too long for one is cut short."""
    entries = {key: str(value) for key, value in msgspec.structs.asdict(advert).items()}
    entries["name"] = _cut_to(LONGEST_ENTRY - len("name="), entries["name"])
    entries["tls"] = "1" if advert.tls else "0"
    entries["games"] = _as_many_as_fit(advert.games)
    return entries


def read_advert(entries: Mapping[bytes, bytes | None]) -> Advert:
    """The advert that a text record holds. Raises BadAdvert.

    Anybody on the network can say anything: what is read is of the right type and size, and has no characters that
    would not be seen. Entries that are not known are ignored.
    """
    try:
        texts = {key.decode(): (value or b"").decode() for key, value in entries.items()}
        listed = tuple(filter(None, texts.pop("games", "").split(",")))
        advert = msgspec.convert({**texts, "games": listed}, Advert, strict=False)
    except (UnicodeDecodeError, msgspec.ValidationError) as error:
        raise BadAdvert(str(error)) from error
    games = tuple(map(visible, advert.games))
    name, version = visible(advert.name).strip(), visible(advert.version).strip()
    return msgspec.structs.replace(advert, name=name, version=version, games=games)


def _as_many_as_fit(games: tuple[str, ...]) -> str:
    """The first of the games, with commas between them, as far as an entry has room."""
    while len(f"games={','.join(games)}".encode()) > LONGEST_ENTRY:
        games = games[:-1]
    return ",".join(games)


def _cut_to(most: int, text: str) -> str:
    return text.encode()[:most].decode(errors="ignore")
