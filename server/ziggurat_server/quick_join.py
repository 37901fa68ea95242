"""Finding a table for somebody who only wants to play: open to all, with players about as strong as they are."""

from __future__ import annotations

from collections.abc import Collection
from statistics import fmean
from typing import Final

from ziggurat.rating import Rating
from ziggurat_server.guests.people import Person
from ziggurat_server.lobby import Lobby
from ziggurat_server.ratings.anchors import strength_of
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.admission import check_may_come
from ziggurat_server.tables.seating import Seat
from ziggurat_server.tables.table import Table

FAR: Final = 600
"""Players further apart than that are not led to one another: the weaker would win a game in thirty."""
_ABOUT: Final = 100
"""Within so many points it matters more which table can begin sooner."""
_BEGINNER: Final = Rating().shown


def table_for(person: Person, games: Collection[str], lobby: Lobby) -> Table | None:
    """The open table of one of these games whose players are nearest in strength; None if none are near enough."""
    near = [(_distance(person, table), table) for table in lobby.tables.values() if _is_open(table, person, games)]
    fitting = [(distance // _ABOUT, _missing(table), table.code, table) for distance, table in near if distance <= FAR]
    return min(fitting, key=lambda each: each[:3])[-1] if fitting else None


def _is_open(table: Table, person: Person, games: Collection[str]) -> bool:
    """Whether anybody may take a seat there before the match, and they may too."""
    state = table.state
    open_to_all = state.stage.name == "room" and state.listed and state.lock is None and not state.closed
    if not open_to_all or state.game.id not in games or not _missing(table) or person in state.audience:
        return False
    try:
        check_may_come(state, table.context, person, None)
    except Refusal:
        return False
    return state.host is not None and state.host in state.audience


def _missing(table: Table) -> int:
    """How many players it lacks."""
    return sum(seat.is_open for seat in table.state.seating.seats)


def _distance(person: Person, table: Table) -> float:
    """How far their strength is from that of those who sit there, or of the host where nobody does yet."""
    game = table.state.game.id
    strengths = [_strength(seat, game) for seat in table.state.seating.seats if not seat.is_open]
    if not strengths and table.state.host is not None:
        strengths = [_of_person(table.state.host, game)]
    return abs(_of_person(person, game) - fmean(strengths)) if strengths else 0.0


def _strength(seat: Seat, game: str) -> float:
    if seat.bot is not None:
        return strength_of(game, seat.bot.level).shown
    return _BEGINNER if seat.holder is None else _of_person(seat.holder, game)


def _of_person(person: Person, game: str) -> float:
    known = person.ratings.get(game)
    return _BEGINNER if known is None else known.rating
