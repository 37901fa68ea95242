"""What the schema's changes work out of rows in ways that SQL has no words for. No row makes them fail."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import msgspec

from ziggurat.wire.clocks import ClockTerms
from ziggurat_server.naming.names import name_key

_PERSON: Final = re.compile(r"p\d{1,15}")
_PERSON_IN_SEAT: Final = re.compile(r'"person":"(p\d{1,15})"')


def people_in(seats: bytes, host: bytes) -> tuple[str, ...]:
    """The ids of those who have one of these seats, and of the host, as far as they can be made out: each once."""
    found = _PERSON_IN_SEAT.findall(seats.decode(errors="replace"))
    name = host.decode(errors="replace")
    return tuple(dict.fromkeys([*found, *([name] if _PERSON.fullmatch(name) else [])]))


def _people_at(seats: object, host: object) -> str:
    return msgspec.json.encode(people_in(_bytes(seats), _bytes(host))).decode()


def _key(name: object) -> str:
    """What two names must not share; empty where there is no name, which nobody has."""
    return name_key(name.decode(errors="replace")) if isinstance(name, bytes) else ""


def _is_slow(clock: object) -> bool:
    try:
        return msgspec.json.decode(_bytes(clock), type=ClockTerms).is_slow
    except msgspec.DecodeError:
        return False


def _bytes(value: object) -> bytes:
    return value if isinstance(value, bytes) else str(value or "").encode(errors="replace")


FUNCTIONS: Final[tuple[tuple[str, int, Callable[..., str | bool]], ...]] = (
    ("name_key", 1, _key),
    ("people_at", 2, _people_at),
    ("is_slow", 1, _is_slow),
)
"""By the names that SQL calls them, with the number of what they take."""
