"""Trade and Culture (rules 5.2, 5.3): cubes that must arrive in full, and the choice a short supply leaves."""

from __future__ import annotations

from typing import Final, Literal

from msgspec.structs import replace

from ziggurat.games.game import Event, Refusal, Seat
from ziggurat.games.ur.actions import Allot, Culture, Trade
from ziggurat.games.ur.amounts import named
from ziggurat.games.ur.events import Allotted, Inspired, Traded
from ziggurat.games.ur.land import add_cubes, owned_squares
from ziggurat.games.ur.position import MOST_CUBES, NOBODY, Allotment, Cubes, Position
from ziggurat.games.ur.slots import performed, why_no_slot
from ziggurat.games.ur.spread import Spread
from ziggurat.games.ur.squares import BORDER, NEIGHBOURS
from ziggurat.games.ur.tiles import CULTURE, TRADE

NOTHING_TO_ALLOT: Final = Refusal("nothing_to_allot", "5", "no choice of yours is awaited")


def why_not_trade(position: Position, seat: Seat, action: Trade) -> Refusal | None:
    """What forbids Trade, if anything does."""
    return why_no_slot(position, seat, TRADE)


def why_not_inspire(position: Position, seat: Seat, action: Culture) -> Refusal | None:
    """What forbids Culture, if anything does."""
    return why_no_slot(position, seat, CULTURE)


def why_not_allot(position: Position, seat: Seat, action: Allot) -> Refusal | None:
    """What forbids this answer, if anything does."""
    return allotting(position.pending[0]).why_not(action.cubes) if position.pending else NOTHING_TO_ALLOT


def trade(position: Position, seat: Seat, action: Trade) -> tuple[Position, tuple[Event, ...]]:
    """Perform Trade."""
    turn = performed(position.turn, TRADE)
    settled, gains = _settle(replace(position, turn=turn), "trade", {seat: trade_gains(position, seat)})
    return settled, (Traded(seat, gains),)


def inspire(position: Position, seat: Seat, action: Culture) -> tuple[Position, tuple[Event, ...]]:
    """Perform Culture."""
    turn = performed(position.turn, CULTURE)
    due = culture_gains(position, seat)
    seats = len(position.hands)
    clockwise = [(seat + step) % seats for step in range(seats)]
    by_owner = {owner: tuple(gain for gain in due if position.owners[gain.square] == owner) for owner in clockwise}
    settled, gains = _settle(replace(position, turn=turn), "culture", by_owner)
    return settled, (Inspired(seat, gains),)


def trade_gains(position: Position, seat: Seat) -> tuple[Cubes, ...]:
    """What Trade gives if the supply suffices: a cube for each side of an owned Trade tile that touches the border or
    another player's tile, up to five on a tile. The hole of a ziggurat gives nothing (ruling 7)."""
    near, border, owners = NEIGHBOURS[position.side], BORDER[position.side], position.owners
    gains = []
    for square in owned_squares(position, seat):
        if position.tiles[square][0] == TRADE:
            foreign = sum(owners[beside] not in (NOBODY, seat) for beside in near[square])
            gain = min(border[square] + foreign, MOST_CUBES - position.cubes[square])
            if gain:
                gains.append(Cubes(square, gain))
    return tuple(gains)


def culture_gains(position: Position, seat: Seat) -> tuple[Cubes, ...]:
    """What Culture gives if all supplies suffice: to each owned tile, of whatever player, a cube for each Culture tile
    of `seat` beside it, up to five on a tile."""
    near, tiles, owners = NEIGHBOURS[position.side], position.tiles, position.owners
    gains = []
    for square, owner in enumerate(owners):
        if owner != NOBODY:
            sources = sum(owners[beside] == seat and tiles[beside][0] == CULTURE for beside in near[square])
            gain = min(sources, MOST_CUBES - position.cubes[square])
            if gain:
                gains.append(Cubes(square, gain))
    return tuple(gains)


def allot(position: Position, seat: Seat, action: Allot) -> tuple[Position, tuple[Event, ...]]:
    """Answer the first pending choice."""
    asked = position.pending[0]
    gains = tuple(given for given in action.cubes if given.count)
    grown = add_cubes(position, seat, gains)
    return replace(grown, pending=position.pending[1:]), (Allotted(seat, asked.cause, gains),)


def allotting(asked: Allotment) -> Spread:
    """The answers to a pending choice."""
    return Spread(
        action="allot",
        rule="5.2" if asked.cause == "trade" else "5.3",
        squares=asked.squares,
        most=asked.most,
        least_total=asked.total,
        most_total=asked.total,
    )


def _settle(
    position: Position, cause: Literal["trade", "culture"], due: dict[Seat, tuple[Cubes, ...]]
) -> tuple[Position, tuple[Cubes, ...]]:
    """Place what is due to each seat; where a supply is short and leaves a choice, ask for it instead.

    Returns the position and the gains that arrived at once.
    """
    pending: list[Allotment] = []
    arrived: list[Cubes] = []
    for seat, gains in due.items():
        supply = position.supplies[seat]
        squares = tuple(gain.square for gain in gains)
        most = tuple(gain.count for gain in gains)
        if sum(most) <= supply:
            placed = gains
        elif len(gains) == 1 or supply == 0:
            placed = named(squares[:1], (supply,))
        else:
            pending.append(Allotment(seat, cause, squares, most, supply))
            continue
        position = add_cubes(position, seat, placed)
        arrived += placed
    return replace(position, pending=tuple(pending)), tuple(arrived)
