"""What an action would change on the board, for showing it before it is done."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from ziggurat.certainty import of_type
from ziggurat.games.babel.actions import (
    BabelAction,
    Banish,
    Build,
    Desertion,
    Destroy,
    Halve,
    Invoke,
    Migrate,
    Move,
    Plunder,
    Progress,
    Settle,
)
from ziggurat.games.babel.peoples import Site, run_at, runs
from ziggurat.games.game import Seat
from ziggurat_client.boards.babel.choosing.consequences import Consequence, Known, consequence_of


class Span(NamedTuple):
    """Cards next to each other in a column: the first and the last, both included."""

    seat: Seat
    site: Site
    first: int
    last: int


class Newcomers(NamedTuple):
    """Cards that would lie at the end of a column."""

    seat: Seat
    site: Site
    cards: str


class Storeys(NamedTuple):
    """Storeys of a temple from the place `first` up."""

    seat: Seat
    site: Site
    first: int


class Rising(NamedTuple):
    """A storey that would be put on a temple."""

    seat: Seat
    site: Site
    level: int


class Preview(msgspec.Struct, frozen=True):
    """What would change: a `run` that gives a power and the card `paid` for it, cards that would be `lost` or would
    leave their column, cards and a storey that would come, storeys that would fall, where the pawn would stand, and
    a number to show at a site."""

    run: Span | None = None
    paid: tuple[Seat, Site, int] | None = None
    lost: tuple[tuple[Seat, Site, int], ...] = ()
    leaving: Span | None = None
    coming: Newcomers | None = None
    falling: Storeys | None = None
    rising: Rising | None = None
    pawn: Site | None = None
    number: tuple[Site, int] | None = None


NOTHING: Final = Preview()


def preview_of(known: Known, action: BabelAction | None) -> Preview:
    """What `action` would change; nothing, if the rules refuse it."""
    if action is None or not isinstance(consequence_of(known, action), Consequence):
        return NOTHING
    board, seat = known.board, known.seat
    side, rival = board.sides[seat], 1 - seat
    match action:
        case Move(card):
            return Preview(pawn=card)
        case Migrate(source, target):
            count = len(side.column(source))
            marching = Span(seat, source, count - 3, count - 1)
            return Preview(leaving=marching, coming=Newcomers(seat, target, side.column(source)[-3:]))
    site = side.pawn
    if site is None:
        return NOTHING
    match action:
        case Settle(card):
            return Preview(coming=Newcomers(seat, site, card))
        case Build():
            return Preview(rising=Rising(seat, site, _level_after(known, action, site)))
        case Invoke(position):
            preview = _power(known, action, site, rival)
            run = run_at(side.column(site), position)
            span = Span(seat, site, run.start, run.start + run.length - 1) if run else None
            return msgspec.structs.replace(preview, run=span, paid=(seat, site, position))
    return NOTHING


def _power(known: Known, action: Invoke, site: Site, rival: Seat) -> Preview:
    theirs = known.board.sides[rival]
    column = theirs.column(site)
    match action:
        case Destroy():
            return Preview(falling=Storeys(rival, site, 0), number=(site, len(theirs.temple(site))))
        case Plunder():
            top = len(theirs.temple(site)) - 1
            return Preview(
                falling=Storeys(rival, site, top), rising=Rising(known.seat, site, _level_after(known, action, site))
            )
        case Banish(_, people):
            lost = tuple((rival, site, index) for index, card in enumerate(column) if card == people)
            return Preview(lost=lost, number=(site, len(lost)))
        case Desertion():
            run = runs(column)[-1]
            span = Span(rival, site, run.start, len(column) - 1)
            newcomers = Newcomers(known.seat, site, column[run.start :])
            return Preview(leaving=span, coming=newcomers, number=(site, run.length))
        case Progress():
            return Preview(rising=Rising(known.seat, site, _level_after(known, action, site)))
        case Halve():
            return NOTHING
    return NOTHING


def _level_after(known: Known, action: BabelAction, site: Site) -> int:
    """How high the own temple would be."""
    found = of_type(Consequence, consequence_of(known, action))
    return found.board.sides[known.seat].level(site)
