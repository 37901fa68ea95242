"""Where on the board an event of Babel happened, in the numbers by which the log speaks of cells."""

from __future__ import annotations

from ziggurat.games.babel.events import (
    CardSettled,
    PawnMoved,
    PeopleBanished,
    PeopleDeserted,
    PeopleMigrated,
    TempleBuilt,
    TempleDestroyed,
    TemplePlundered,
    TempleProgressed,
)
from ziggurat.games.babel.peoples import SITE_INDEX, SITES, Site
from ziggurat.games.game import Event, Seat, Viewer
from ziggurat_client.boards.babel.choosing.cells import ROWS, Cell, Row


def number_of(cell: Cell) -> int:
    """The number of a cell."""
    return SITE_INDEX[cell.site] * len(ROWS) + ROWS.index(cell.row)


def cell_of(number: int) -> Cell:
    """The cell of a number."""
    site, row = divmod(number, len(ROWS))
    return Cell(SITES[site], ROWS[row])


def cells_in(event: Event, viewer: Viewer) -> frozenset[int]:
    """The cells that the event changed; empty for one that happened nowhere. The `viewer` has the lower side."""

    def ground(seat: Seat, site: Site) -> int:
        row: Row = "near" if seat == (viewer or 0) else "far"
        return number_of(Cell(site, row))

    match event:
        case PawnMoved(to_site=site):
            return frozenset({number_of(Cell(site, "site"))})
        case CardSettled(seat, site) | TempleBuilt(seat, site) | TempleProgressed(seat, site):
            return frozenset({ground(seat, site)})
        case PeopleMigrated(seat, source, target):
            return frozenset({ground(seat, source), ground(seat, target)})
        case TempleDestroyed(victim, site) | PeopleBanished(victim, site):
            return frozenset({ground(victim, site)})
        case TemplePlundered(site=site) | PeopleDeserted(site=site):
            return frozenset({ground(0, site), ground(1, site)})
        case _:
            return frozenset()
