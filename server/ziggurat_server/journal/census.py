"""How much goes on at each of the servers that share a database."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec


class Census(msgspec.Struct, frozen=True):
    """How many people are connected, bots not counted, and how many tables are a room, play, or are over."""

    people: int = 0
    room: int = 0
    playing: int = 0
    over: int = 0


class LivingServer(msgspec.Struct, frozen=True):
    """A server that lives: its number, where its door for other servers is, and what it counted last."""

    number: int
    address: str
    census: Census


def total(counted: Iterable[Census]) -> Census:
    """All of these together."""
    several = list(counted)
    return Census(*(sum(getattr(one, field) for one in several) for field in Census.__struct_fields__))
