"""Ending the connections of those whom a ban concerns."""

from __future__ import annotations

from collections.abc import Iterable

from ziggurat_server.guests.addresses import HERE, lies_in
from ziggurat_server.guests.bans import Ban
from ziggurat_server.guests.people import Person
from ziggurat_server.naming.names import name_key


def concerns(ban: Ban, person: Person) -> bool:
    """Whether that ban is one of this person."""
    match ban.kind:
        case "name":
            return name_key(person.name) == name_key(ban.what)
        case "person":
            return token_of(person) == ban.what
        case "address":
            return lies_in(address_of(person), ban.what)


def send_away_banned(bans: Iterable[Ban], people: Iterable[Person]) -> None:
    """End the connections of all of these people whom one of these bans concerns, but for the server's own bots."""
    for ban in bans:
        for person in people:
            if not person.hired and concerns(ban, person):
                send_away(person, "banned", ban.reason)


def send_away(person: Person, code: str, reason: str) -> None:
    """End their connection, with that reason."""
    if person.line is not None:
        person.line.close(code, f"the host of this server sent you away: {reason}", reason=reason)


def token_of(person: Person) -> str:
    """The digest of the token that brings them back, in hexadecimal digits."""
    return "" if person.digest is None else person.digest.hex()


def address_of(person: Person) -> str:
    """Where they come from."""
    return HERE if person.line is None else person.line.address
