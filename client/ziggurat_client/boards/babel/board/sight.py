"""What the viewer sees on the board besides how things lie: what is chosen, what may be, and what would change."""

from __future__ import annotations

from msgspec.structs import replace

from ziggurat.games.babel.actions import BabelAction, Migrate, Move, Settle
from ziggurat.games.babel.peoples import Site
from ziggurat_client.boards.babel.board.painting import Sight
from ziggurat_client.boards.babel.choosing.cells import Cell
from ziggurat_client.boards.babel.choosing.consequences import Known
from ziggurat_client.boards.babel.choosing.listed_actions import triples_here
from ziggurat_client.boards.babel.choosing.modes import Considering, Holding, Migrating, Mode
from ziggurat_client.boards.babel.choosing.preview import NOTHING, Preview, Span, preview_of
from ziggurat_client.boards.babel.choosing.transitions import inviting, targets
from ziggurat_client.boards.play.choosing import Idle, Watching


def sight_of(
    known: Known | None,
    mode: Mode,
    near: Cell | None,
    pointed: BabelAction | None,
    named: frozenset[Cell],
    cursor: Cell | None,
    breath: float,
) -> Sight:
    """The sight of a viewer (None: a watcher) in a mode. `near` is the cell that is meant, `pointed` the first way to
    do the action whose button is; a hint or a line of the log has `named` cells; `breath` is how strong light is."""
    if known is None or isinstance(mode, Watching):
        return Sight(named=named, cursor=cursor)
    preview = _preview(known, mode, near, pointed)
    triples = _triples(known) if preview == NOTHING and isinstance(mode, Idle) else ()
    picked = Cell(mode.source, "near") if isinstance(mode, Migrating) and mode.source else None
    return Sight(preview, inviting(known, mode), named, cursor, triples, picked, breath)


def _preview(known: Known, mode: Mode, near: Cell | None, pointed: BabelAction | None) -> Preview:
    """What would change by what is considered, picked up, or pointed at."""
    match mode:
        case Considering(_, action):
            return preview_of(known, action)
        case Idle():
            return preview_of(known, pointed)
        case Holding(card, _):
            settled = preview_of(known, Settle(card))
            return replace(settled, pawn=preview_of(known, Move(card)).pawn)
        case Migrating(source) if source is not None:
            return _march(known, source, near)
        case _:
            return NOTHING


def _march(known: Known, source: Site, near: Cell | None) -> Preview:
    """Three cards about to leave `source`, to the column that is meant if they may go there."""
    if near is not None and near.row == "near" and near.site in targets(known, source):
        return preview_of(known, Migrate(source, near.site))
    count = len(known.board.sides[known.seat].column(source))
    return Preview(leaving=Span(known.seat, source, count - 3, count - 1))


def _triples(known: Known) -> tuple[Span, ...]:
    """The runs at the pawn's site that give a power."""
    pawn = known.board.sides[known.seat].pawn
    if pawn is None:
        return ()
    return tuple(Span(known.seat, pawn, run.start, run.start + run.length - 1) for run in triples_here(known))
