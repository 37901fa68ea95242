"""Positions of Civilization with cards: a line of text for each nation (see `notation.py`), and one for each hand.

Cards that are named nowhere lie in their piles, in the order of the tables.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.civilization.notation import nation
from ziggurat.games.civilization.course import PHASES, next_phase, start_turn
from ziggurat.games.civilization.position import Board, CivilizationOptions, Mode, Phase, Position, Secrets
from ziggurat.games.civilization.trade_cards import ALL_CARDS, CALAMITY_OF, PILES, CardId, in_order, pile_of
from ziggurat.games.game import Event, Seat

Hands = Mapping[str, str]
"""By nation the cards that it holds."""
Piles = Mapping[int, str]
"""By number, 0 for the one deck, the cards of a pile, top card first."""


def table(
    phase: Phase,
    mode: Mode = "full",
    hands: Hands | None = None,
    piles: Piles | None = None,
    tops: Piles | None = None,
    options: Mapping[str, Any] | None = None,
    **nations: str,
) -> Position:
    """Nations by seat in that phase, of which none is asked. `piles` are whole piles, `tops` what lies on top."""
    made = tuple(nation(name, text) for name, text in nations.items())
    board = Board(
        CivilizationOptions(mode=mode, **(options or {})),
        tuple(range(1, len(made) + 1)),
        made,
        tuple(each.id for each in made),
        5,
        phase,
    )
    held = tuple(in_order((hands or {}).get(each.id, "").split()) for each in made)
    lying = _piles(mode, {card for hand in held for card in hand}, piles or {}, tops or {})
    return Position(board, (None,) * len(made)).keeping(Secrets(1, held, lying))


def _piles(mode: Mode, held: set[CardId], piles: Piles, tops: Piles) -> tuple[tuple[CardId, ...], ...]:
    numbers = range(1, PILES + 1) if mode == "full" else (0,)
    above = {card for number in numbers for card in _named(number, piles, tops)}
    cards = [card for card in ALL_CARDS if card not in held | above and (mode == "full" or card not in CALAMITY_OF)]
    return tuple(
        (*_named(number, piles, tops), *(c for c in cards if number not in piles and number in (0, pile_of(c))))
        for number in numbers
    )


def _named(number: int, piles: Piles, tops: Piles) -> list[CardId]:
    return (piles.get(number) or tops.get(number) or "").split()


def opened(phase: Phase, **scene: Any) -> tuple[Position, list[Event]]:
    """The position in which that phase has begun, with all that follows by itself, and what has happened."""
    order, story = PHASES[scene.get("mode", "full")], list[Event]()
    at = order.index(phase)
    position = table(order[at - 1], **scene)
    return (next_phase(position, story) if at else start_turn(position, story)), story


def begun(phase: Phase, **scene: Any) -> Position:
    """The position in which that phase has begun, up to the first question."""
    return opened(phase, **scene)[0]


def hand(position: Position, seat: Seat) -> str:
    """The cards that the seat holds."""
    return " ".join(position.hidden.hands[seat])


def pile(position: Position, number: int) -> str:
    """The cards of that pile, top card first."""
    return " ".join(position.hidden.piles[max(0, number - 1)])
