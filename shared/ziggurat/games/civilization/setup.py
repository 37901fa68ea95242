"""The start of a game: products decide who chooses first, and every nation begins with one token (rule 4)."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec.structs import replace

from ziggurat.games.chance import shuffled
from ziggurat.games.civilization.actions import ChooseNation
from ziggurat.games.civilization.areas import NUMBER_OF, AreaId
from ziggurat.games.civilization.events import NationChosen
from ziggurat.games.civilization.nations import NationId
from ziggurat.games.civilization.piles import laid_out
from ziggurat.games.civilization.position import NOBODY_HERE, Board, CivilizationOptions, Nation, Position
from ziggurat.games.civilization.refusals import BAD_VALUE
from ziggurat.games.civilization.regions import starts_on, tokens_of
from ziggurat.games.game import Event, Refusal, Seat

SEAT_COUNTS: Final[tuple[int, ...]] = (2, 3, 4, 5, 6, 7)
DRAWN: Final = tuple(range(1, 10))
"""The values of the nine products of which nobody draws two alike (4.3): ochre, papyrus, salt, grain, cloth, bronze,
spices, gems, gold."""


def set_up(seats: int, options: CivilizationOptions, seed: int) -> Position:
    """The first position. Raises ValueError if that many cannot play."""
    if seats not in SEAT_COUNTS:
        raise ValueError(f"{seats} players cannot play Civilization")
    source = Random(seed)
    products = tuple(shuffled(DRAWN, source)[:seats])
    board = Board(options, products, chosen=(None,) * seats, owing=(products.index(min(products)),))
    position = Position(board, (None,) * seats)
    return position.keeping(laid_out(options, seats, seed, source)) if options.has_cards else position


def next_to_choose(board: Board) -> Seat | None:
    """Who chooses a nation now: the lowest product first; None once all have one (4.3)."""
    left = [seat for seat, nation in enumerate(board.chosen) if nation is None]
    return min(left, key=lambda seat: board.products[seat], default=None)


def nations_left(board: Board) -> tuple[NationId, ...]:
    """The nations that may still be chosen, in nation order."""
    return tuple(nation for nation in starts_on(board) if nation not in board.chosen)


def why_not_choose(board: Board, seat: Seat, action: ChooseNation) -> Refusal | None:
    """A nation of this number of players that nobody has chosen (4.3)."""
    return None if action.nation in nations_left(board) else BAD_VALUE


def choose_nation(board: Board, seat: Seat, name: str, story: list[Event]) -> Board:
    """The board once `seat` plays that nation; once all have one, the nations stand on the map (4.4)."""
    nation = next(each for each in nations_left(board) if each == name)
    chosen = tuple(nation if each == seat else other for each, other in enumerate(board.chosen))
    starts = starts_on(board)
    story.append(NationChosen(seat, nation, starts[nation]))
    after = replace(board, chosen=chosen)
    following = next_to_choose(after)
    if following is not None:
        return replace(after, owing=(following,), spans=after.spans + 1)
    tokens = tokens_of(board.options, board.seats)
    nations = tuple(begun(each, starts[each], tokens) for each in chosen if each is not None)
    return replace(after, owing=(), nations=nations)


def begun(nation: NationId, start: AreaId, tokens: int) -> Nation:
    """A nation with one token in its start area, and all others in its stock."""
    return Nation(nation, tokens, NOBODY_HERE).placed(NUMBER_OF[start], 1)
