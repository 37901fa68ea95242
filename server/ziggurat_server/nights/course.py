"""How a games night changes: who signs up and off, rounds that begin, tables that end. Every function makes another
night of one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from ziggurat.wire.nights import (
    MOST_ENTRANTS,
    Entrant,
    EntrantNumber,
    Night,
    NightRound,
    NightTable,
)
from ziggurat_server.refusal import Refusal

KEEPER: Final = "merchant"
"""The level of the bot that plays on for somebody who left."""


def signed_up(night: Night, entrant: Entrant) -> Night:
    """With one more entrant, whose number is given here; whoever was in it is in it again.

    Raises Refusal `night_over`, `already_in` or `night_full`.
    """
    _check_goes_on(night)
    before = None if entrant.person is None else _of_person(night, entrant.person)
    if before is not None:
        if not before.gone and before.level is None:
            raise Refusal("already_in", "you are in that night already")
        return _with_entrant(night, replace(before, name=entrant.name, level=None, gone=False))
    if len(night.entrants) >= MOST_ENTRANTS:
        raise Refusal("night_full", "no more can play in that night", most=MOST_ENTRANTS)
    number = 1 + max((each.number for each in night.entrants), default=0)
    return replace(night, entrants=(*night.entrants, replace(entrant, number=number)))


def signed_off(night: Night, number: EntrantNumber) -> Night:
    """Without that entrant: as if they had never come before the first round, else by the night's own terms.

    Raises Refusal `night_over` or `not_in_night`.
    """
    _check_goes_on(night)
    entrant = night.entrant(number)
    if entrant is None or entrant.gone:
        raise Refusal("not_in_night", "nobody of that number plays in that night")
    if not night.rounds:
        return replace(night, entrants=tuple(each for each in night.entrants if each.number != number))
    if night.terms.leaver == "bot" and entrant.level is None:
        return _with_entrant(night, replace(entrant, level=KEEPER))
    return _with_entrant(night, replace(entrant, gone=True))


def with_round(night: Night, tables: Sequence[NightTable], byes: Sequence[EntrantNumber]) -> Night:
    """With one more round, which begins."""
    rounds = (*night.rounds, NightRound(tuple(tables), tuple(byes)))
    return replace(night, stage="playing", rounds=rounds, until=None)


def with_result(night: Night, code: str, ranks: Sequence[int], scores: Sequence[int]) -> Night:
    """With what came of the table of that code in the last round, if it was not known yet. Without ranks it came to no
    end. After the last table comes a break, and after the last round nothing more."""
    if not night.rounds or night.stage == "over":
        return night
    last = night.rounds[-1]
    if not any(table.table == code and not table.over for table in last.tables):
        return night
    tables = tuple(
        replace(table, over=True, ranks=tuple(ranks), scores=tuple(scores)) if table.table == code else table
        for table in last.tables
    )
    played = replace(last, tables=tables)
    night = replace(night, rounds=(*night.rounds[:-1], played))
    if not played.is_over:
        return night
    return ended(night) if len(night.rounds) >= night.terms.rounds else replace(night, stage="break")


def ended(night: Night) -> Night:
    """The night is over, as it stands."""
    return replace(night, stage="over", until=None)


def without_person(night: Night, person: str) -> Night:
    """The night once somebody wants to be forgotten: their place stays, without a name and nobody's."""
    entrants = tuple(
        replace(each, name="", person=None, gone=True) if each.person == person else each for each in night.entrants
    )
    organiser = None if night.organiser == person else night.organiser
    return replace(night, entrants=entrants, organiser=organiser)


def _of_person(night: Night, person: str) -> Entrant | None:
    """Which entrant they are, or were."""
    return next((each for each in night.entrants if each.person == person), None)


def _with_entrant(night: Night, changed: Entrant) -> Night:
    entrants = tuple(changed if each.number == changed.number else each for each in night.entrants)
    return replace(night, entrants=entrants)


def _check_goes_on(night: Night) -> None:
    if night.stage == "over":
        raise Refusal("night_over", "that night is over")
