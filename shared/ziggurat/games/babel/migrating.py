"""Migration: the last three cards of a column march to another one, once a turn (rule 7.4)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ziggurat.games.babel.actions import Migrate
from ziggurat.games.babel.events import PeopleMigrated
from ziggurat.games.babel.peoples import SITES
from ziggurat.games.babel.position import Position, Side
from ziggurat.games.babel.situation import Situation
from ziggurat.games.babel.starting import MARCH, START_CARD_IMPOSSIBLE, can_still_start
from ziggurat.games.game import Event, Refusal

ALREADY_MIGRATED: Final = Refusal("already_migrated", rule="7.4", detail="a player migrates once a turn at most")
NO_SUCH_SITE: Final = Refusal("no_such_site", rule="7.4", detail="a migration leads from a site to a site")
SAME_SITE: Final = Refusal("same_site", rule="7.4", detail="a migration leads to another site")
NEED_THREE_CARDS: Final = Refusal("need_three_cards", rule="7.4", detail="exactly three cards migrate")


def why_not_migrate(situation: Situation, action: Migrate) -> Refusal | None:
    """What forbids the migration, if anything does (7.4)."""
    own = situation.own
    if situation.board.migrated:
        return ALREADY_MIGRATED
    if action.from_site == action.to_site:
        return SAME_SITE
    try:
        leaving = own.column(action.from_site)
    except KeyError:
        return NO_SUCH_SITE
    if len(leaving) < MARCH:
        return NEED_THREE_CARDS
    if action.to_site not in SITES:
        return NO_SUCH_SITE
    if own.start_card and not can_still_start(_marched(own, action), len(situation.hand), migrated=True):
        return START_CARD_IMPOSSIBLE
    return None


def migrate(position: Position, action: Migrate) -> tuple[Position, tuple[Event, ...]]:
    """March them over, in their order."""
    board = position.board
    seat, side = board.seat, board.sides[board.seat]
    cards = side.column(action.from_site)[-MARCH:]
    after = replace(board.with_side(seat, _marched(side, action)), migrated=True)
    return replace(position, board=after), (PeopleMigrated(seat, action.from_site, action.to_site, cards),)


def _marched(side: Side, action: Migrate) -> Side:
    """The side once the last three cards have changed their site."""
    leaving, staying = side.column(action.from_site)[-MARCH:], side.column(action.from_site)[:-MARCH]
    arrived = side.column(action.to_site) + leaving
    return side.with_column(action.from_site, staying).with_column(action.to_site, arrived)
