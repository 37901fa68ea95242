"""How a player of Babel comes to an action: from clicks, buttons and keys through modes to something to send.

Everything is a pure function of what the seat knows and the mode. What is legal is asked of the game's rules, so the
client and the server never disagree.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.babel.actions import BabelAction, Banish, Discard, EndActions, Migrate, Move, Settle
from ziggurat.games.babel.peoples import SITES, People, Site
from ziggurat.games.game import Refusal, Seat
from ziggurat_client.boards.babel.choosing.cells import Cell
from ziggurat_client.boards.babel.choosing.consequences import Known, people_named, refusal_of
from ziggurat_client.boards.babel.choosing.listed_actions import listed_action
from ziggurat_client.boards.babel.choosing.modes import (
    ActionName,
    Choose,
    Command,
    Consider,
    Considering,
    Discarding,
    Holding,
    Lay,
    March,
    Migrating,
    Mode,
    Outcome,
    Pick,
    Press,
    Vary,
)
from ziggurat_client.boards.play.choosing import Idle, Watching

_NOTHING_CHOSEN: Final = Refusal("choose_first", "6.0")
_OWN_SITE: Final = Refusal("settle_at_pawn", "7.2")
_CARDS_SITE: Final = Refusal("move_to_own_site", "7.1")
_ENOUGH_CHOSEN: Final = Refusal("enough_chosen", "8.6")
_MORE_TO_CHOOSE: Final = Refusal("wrong_count", "8.6")


def begin(known: Known | None, deciding: Seat | None) -> Mode:
    """The mode in which a seat meets what it knows (None for a watcher). `deciding` is that seat while its decision is
    awaited, else None."""
    if known is None or deciding is None:
        return Watching()
    return Discarding(known.board.owed) if known.board.phase == "discard" else Idle()


def step(known: Known, mode: Mode, command: Command) -> Outcome:
    """What `command` leads to. A refused command leaves the mode as it is."""
    if isinstance(mode, Watching):
        return Outcome(mode)
    if isinstance(mode, Discarding):
        return _discarding(known, mode, command)
    match command:
        case Pick(place):
            card = people_named(known.hand[place])
            same = isinstance(mode, Holding) and mode.place == place
            return Outcome(Idle() if same else Holding(card, place))
        case Lay(place, cell):
            return _used(known, mode, people_named(known.hand[place]), cell)
        case March(source, target):
            return _tried(known, mode, Migrate(source, target))
        case Choose(cell, card):
            return _chosen(known, mode, cell, card)
        case Consider(listed):
            return _considered(known, mode, listed)
        case Vary(action):
            return Outcome(Considering(mode.name, action)) if isinstance(mode, Considering) else Outcome(mode)
        case Press():
            return _pressed(known, mode, command)


def targets(known: Known, source: Site) -> tuple[Site, ...]:
    """The columns to which the end of `source` may march."""
    return tuple(site for site in SITES if site != source and refusal_of(known, Migrate(source, site)) is None)


def sources(known: Known) -> tuple[Site, ...]:
    """The columns from which three cards may march."""
    return tuple(site for site in SITES if targets(known, site))


def inviting(known: Known, mode: Mode) -> frozenset[Cell]:
    """The cells that can be chosen in this mode."""
    pawn = known.board.sides[known.seat].pawn
    match mode:
        case Holding(card, _):
            cells = {Cell(card, "site")} if refusal_of(known, Move(card)) is None else set()
            if pawn is not None:
                cells.add(Cell(pawn, "near"))
            return frozenset(cells)
        case Migrating(None):
            return frozenset(Cell(site, "near") for site in sources(known))
        case Migrating(source) if source is not None:
            return frozenset(Cell(site, "near") for site in targets(known, source))
        case _:
            return frozenset()


# ---------------------------------------------------------------------------------------- the actions


def _tried(known: Known, mode: Mode, action: BabelAction) -> Outcome:
    """Send `action`, unless the rules refuse it."""
    refusal = refusal_of(known, action)
    return Outcome(mode, refusal=refusal) if refusal else Outcome(Idle(), action)


def _used(known: Known, mode: Mode, card: People, cell: Cell) -> Outcome:
    """A card of the hand comes to a cell: it is settled, or the pawn moves."""
    if cell.row == "site":
        return _tried(known, mode, Move(card)) if cell.site == card else Outcome(mode, refusal=_CARDS_SITE)
    if cell.row == "near" and known.board.sides[known.seat].pawn in (None, cell.site):
        return _tried(known, mode, Settle(card))
    return Outcome(mode, refusal=_OWN_SITE)


def _chosen(known: Known, mode: Mode, cell: Cell, card: int | None) -> Outcome:
    match mode:
        case Holding(held, _):
            return _used(known, mode, held, cell)
        case Migrating(None) if cell.row == "near":
            return _from_column(known, mode, cell.site)
        case Migrating(source) if source is not None and cell.row == "near":
            return Outcome(Migrating()) if cell.site == source else _tried(known, mode, Migrate(source, cell.site))
        case Considering("banish", Banish()) if cell.row == "far" and card is not None:
            return _banishing(known, mode, cell.site, card)
        case Idle() if cell.row == "site" and cell.site in known.hand:
            return Outcome(Holding(cell.site, known.hand.index(cell.site)))
        case _:
            return Outcome(mode, refusal=_NOTHING_CHOSEN)


def _from_column(known: Known, mode: Mode, site: Site) -> Outcome:
    if site in sources(known):
        return Outcome(Migrating(site))
    anywhere = next(other for other in SITES if other != site)
    return Outcome(mode, refusal=refusal_of(known, Migrate(site, anywhere)))


def _banishing(known: Known, mode: Considering, site: Site, card: int) -> Outcome:
    """A card of the rival was pointed out: its people is the one to banish."""
    board = known.board
    column = board.sides[1 - known.seat].column(site)
    if site != board.sides[known.seat].pawn or card >= len(column):
        return Outcome(mode)
    ways = listed_action(known, "banish").ways
    way = next((way for way in ways if isinstance(way, Banish) and way.people == column[card]), mode.action)
    return Outcome(Considering("banish", way))


def _considered(known: Known, mode: Mode, name: ActionName) -> Outcome:
    """An action was chosen; chosen again, it is done."""
    if isinstance(mode, Considering) and mode.name == name:
        return _tried(known, mode, mode.action)
    listed = listed_action(known, name)
    if not listed.ways:
        return Outcome(mode, refusal=listed.refusal)
    if listed.name == "migrate":
        return Outcome(Idle() if isinstance(mode, Migrating) else Migrating())
    return Outcome(Considering(listed.name, listed.ways[0]))


def _pressed(known: Known, mode: Mode, press: Press) -> Outcome:
    match press, mode:
        case Press.SETTLE, Holding(card, _):
            return _tried(known, mode, Settle(card))
        case Press.MOVE, Holding(card, _):
            return _tried(known, mode, Move(card))
        case Press.CONFIRM, Considering(_, action):
            return _tried(known, mode, action)
        case Press.CANCEL, Migrating(source) if source is not None:
            return Outcome(Migrating())
        case Press.CANCEL, _:
            return Outcome(Idle())
        case Press.END, _:
            return _tried(known, mode, EndActions())
        case _:
            return Outcome(mode, refusal=_NOTHING_CHOSEN)


# ---------------------------------------------------------------------------------------- half the hand


def _discarding(known: Known, mode: Discarding, command: Command) -> Outcome:
    match command:
        case Pick(place) if place in mode.chosen:
            return Outcome(Discarding(mode.count, mode.chosen - {place}))
        case Pick(place) if len(mode.chosen) < mode.count:
            return Outcome(Discarding(mode.count, mode.chosen | {place}))
        case Pick():
            return Outcome(mode, refusal=_ENOUGH_CHOSEN)
        case Press.CONFIRM if len(mode.chosen) == mode.count:
            return Outcome(mode, Discard("".join(known.hand[place] for place in sorted(mode.chosen))))
        case Press.CONFIRM:
            return Outcome(mode, refusal=_MORE_TO_CHOOSE)
        case Press.CANCEL:
            return Outcome(Discarding(mode.count))
        case _:
            return Outcome(mode)
