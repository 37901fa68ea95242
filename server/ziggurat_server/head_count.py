"""Counting who is at this server and which tables it has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ziggurat_server.guests.people import Person
from ziggurat_server.journal.census import Census
from ziggurat_server.tables.table import Table


def count_heads(connected: Iterable[Person], tables: Iterable[Table]) -> Census:
    """How much goes on with these people, of whom some may be bots or another server's, and at these tables."""
    stages = Counter(table.state.stage.name for table in tables)
    people = sum(not (person.bot or person.relayed) for person in connected)
    return Census(people, stages["room"], stages["playing"], stages["over"])
