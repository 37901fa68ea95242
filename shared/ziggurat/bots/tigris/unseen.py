"""What a seat cannot see, drawn from all that agrees with what it sees: hands, bag, and what lies behind screens."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from ziggurat.games.chance import below, shuffled
from ziggurat.games.game import Seat, View
from ziggurat.games.tigris.colours import LETTERS, in_order
from ziggurat.games.tigris.position import Board, Position, Screened, Shown
from ziggurat.games.tigris.setup import ARTISTS, IN_BAG

TREASURES = 10
STARTING_TEMPLES = 10


def with_unseen_drawn(view: View[Any, Any], random: Random) -> Position:
    """A position that looks like the view. Tiles that have left the game unseen are among those drawn: as nobody knows
    which they are, they may lie anywhere."""
    shown: Shown = view.public
    if shown.unveiled is not None:
        hidden = shown.unveiled
        return Position(shown.board, hidden.hands, hidden.points, hidden.treasures, hidden.bag)
    own: Screened | None = view.private
    hand = "" if own is None else own.hand
    unseen = shuffled(_unseen(shown.board, hand), random)
    hands, at = [], 0
    for seat, count in enumerate(shown.hands):
        if own is not None and seat == view.viewer:
            hands.append(hand)
            continue
        hands.append(in_order("".join(unseen[at : at + count])))
        at += count
    bag = "".join(unseen[at : at + shown.bag])
    points, treasures = _screens(shown.board, view.viewer, own, random)
    return Position(shown.board, tuple(hands), points, treasures, bag)


def imagined_anew(position: Position, seat: Seat, random: Random) -> Position:
    """Another position that the seat cannot tell from this one: the other hands and the bag are drawn again."""
    hidden = "".join(hand for other, hand in enumerate(position.hands) if other != seat) + position.bag
    drawn, at, hands = "".join(shuffled(hidden, random)), 0, []
    for other, hand in enumerate(position.hands):
        if other == seat:
            hands.append(hand)
            continue
        hands.append(in_order(drawn[at : at + len(hand)]))
        at += len(hand)
    return replace(position, hands=tuple(hands), bag=drawn[at:])


def _unseen(board: Board, hand: str) -> str:
    """The tiles that are neither on the map nor in the own hand."""
    all_tiles = {letter: IN_BAG.get(letter, 0) for letter in LETTERS}
    all_tiles["r"] += STARTING_TEMPLES
    if board.options.artist:
        all_tiles |= ARTISTS
    on_map = board.spaces.replace("R", "r")
    return "".join(
        letter * max(0, count - on_map.count(letter) - hand.count(letter)) for letter, count in all_tiles.items()
    )


def _screens(
    board: Board, viewer: int | None, own: Screened | None, random: Random
) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Points about as many as the viewer's, and the treasures that are gone from the map."""
    colours = len(board.options.colours)
    known = own.points if own is not None else (board.turn // (2 * board.seats),) * colours
    mean = sum(known) / colours
    points, treasures = [], [0] * board.seats
    for seat in range(board.seats):
        if own is not None and seat == viewer:
            points.append(own.points)
            treasures[seat] = own.treasures
        else:
            points.append(tuple(max(0, round(mean + below(5, random) - 2)) for _ in range(colours)))
    gone = TREASURES - board.ground.treasures.bit_count() - sum(treasures)
    rivals = [seat for seat in range(board.seats) if own is None or seat != viewer]
    for _ in range(max(0, gone)):
        treasures[rivals[below(len(rivals), random)]] += 1
    return tuple(points), tuple(treasures)
