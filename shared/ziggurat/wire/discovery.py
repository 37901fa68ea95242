"""What a server says of itself on the local network: a DNS-SD service whose text record is an `Advert`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, TypeAlias

import msgspec

from ziggurat.bounds import ServerId
from ziggurat.friend_tags import ShortTag, TagSalt
from ziggurat.visible_text import visible
from ziggurat.wire.messages import PROTOCOL

SERVICE: Final = "_ziggurat._tcp.local."
"""The type of the service, as DNS-SD (RFC 6763) spells it."""
MOST_FRIENDS_SHOWN: Final = 59
"""The most short tags of friends in a text record, which is to fit into one packet with all else: as many as two
entries hold beside the salt."""
LONGEST_ENTRY: Final = 255
"""The most bytes of one entry of a text record, its key and the sign between included."""

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


_FRIENDS: Final = ("friends", "friends2")
"""The entries that hold them, one after the other."""
_WORD: Final = 8
_FRIENDS_ROOM: Final = (LONGEST_ENTRY - len("friends2=")) // _WORD * _WORD


class BadAdvert(ValueError):
    """A text record that is none of a server's."""


class Advert(msgspec.Struct, frozen=True):
    """One text record. `tables` counts the listed ones, `people` those who are connected, without bots. `games` are the
    ids of what is played there. `friends` are the tags of people who are there and of their friends, in short, with
    that `salt`."""

    id: ServerId
    name: Annotated[str, msgspec.Meta(max_length=255)]
    version: Annotated[str, msgspec.Meta(max_length=32)] = ""
    protocol: Count = PROTOCOL
    tables: Count = 0
    people: Count = 0
    tls: bool = False
    games: tuple[Annotated[str, msgspec.Meta(max_length=40)], ...] = ()
    salt: TagSalt | None = None
    friends: Annotated[tuple[ShortTag, ...], msgspec.Meta(max_length=MOST_FRIENDS_SHOWN)] = ()


def write_advert(advert: Advert) -> dict[str, str]:
    """The entries of the text record; a name that is too long for one is cut short."""
    entries = {key: str(value) for key, value in msgspec.structs.asdict(advert).items()}
    entries["name"] = _cut_to(LONGEST_ENTRY - len("name="), entries["name"])
    entries["tls"] = "1" if advert.tls else "0"
    entries["games"] = _as_many_as_fit(advert.games)
    del entries["salt"], entries["friends"]
    if advert.salt is not None:
        told = "".join((advert.salt, *advert.friends))
        for number, key in enumerate(_FRIENDS):
            # Words of eight letters: whole ones fit into each entry.
            part = told[number * _FRIENDS_ROOM : (number + 1) * _FRIENDS_ROOM]
            entries |= {key: part} if part else {}
    return entries


def read_advert(entries: Mapping[bytes, bytes | None]) -> Advert:
    """The advert that a text record holds. Raises BadAdvert.

    Anybody on the network can say anything: what is read is of the right type and size, and has no characters that
    would not be seen. Entries that are not known are ignored.
    """
    try:
        texts = {key.decode(): (value or b"").decode() for key, value in entries.items()}
        listed = tuple(filter(None, texts.pop("games", "").split(",")))
        words = _words("".join(texts.pop(key, "") for key in _FRIENDS))
        read = {**texts, "games": listed, "salt": words[0] if words else None, "friends": words[1:]}
        advert = msgspec.convert(read, Advert, strict=False)
    except (UnicodeDecodeError, msgspec.ValidationError) as error:
        raise BadAdvert(str(error)) from error
    games = tuple(map(visible, advert.games))
    name, version = visible(advert.name).strip(), visible(advert.version).strip()
    return msgspec.structs.replace(advert, name=name, version=version, games=games)


def _words(told: str) -> list[str]:
    """The salt and the tags of a text record; none of them is of another length."""
    return [told[start : start + _WORD] for start in range(0, len(told), _WORD)]


def _as_many_as_fit(games: tuple[str, ...]) -> str:
    """The first of the games, with commas between them, as far as an entry has room."""
    while len(f"games={','.join(games)}".encode()) > LONGEST_ENTRY:
        games = games[:-1]
    return ",".join(games)


def _cut_to(most: int, text: str) -> str:
    return text.encode()[:most].decode(errors="ignore")
