"""Where everything stands on a profile: in three columns, or one below the other where there is little room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import TIGHTEST, Extent

TOP: Final = 96.0
EDGE: Final = 24.0
GAP: Final = 16.0
_SIDE: Final = 428.0
_WIDE: Final = 1500.0
"""The width from which there are three columns."""
_LEAST_HEIGHT: Final = 984.0
"""The least height of those."""
_IDENTITY: Final = 292.0
_OWN: Final = 56.0
"""What the button to one's own choices takes below that."""
_CARDS: Final = 150.0
_ALL_CARDS: Final = 900.0
"""The width from which all cards stand side by side."""
_SHARES: Final = 300.0
_HABITS: Final = 232.0
_CURVE_SHARE: Final = 0.42
_CURVE: Final = 340.0
ROW: Final = 72.0
"""How high a row of the last games is, with its gap."""
GAMES_HEAD: Final = 62.0
_FEW_ROWS: Final = 5
_RIVALS: Final = 420.0
_SEALS: Final = 690.0


@dataclass(frozen=True)
class ProfilePlaces:
    """The places of the panels, and the least height of the page."""

    identity: Box
    seals: Box
    cards: tuple[Box, ...]
    curve: Box
    games: Box
    shares: Box
    rivals: Box
    habits: Box
    least_height: float

    @property
    def rows(self) -> tuple[Box, ...]:
        """Of the last games as many as fit."""
        count = max(1, int((self.games.height - GAMES_HEAD - 12) // ROW))
        x, y, width, _ = self.games
        return tuple(Box(x + 16, y + GAMES_HEAD + number * ROW, width - 32, ROW - 8) for number in range(count))


def profile_places(room: Extent, games: int, *, own: bool) -> ProfilePlaces:
    """The places in a window that shows so much at once, for so many games; `own` is for a profile of one's own."""
    width = max(TIGHTEST.width, room.width)
    high = _IDENTITY + _OWN if own else _IDENTITY
    if width < _WIDE:
        return _stacked(width, games, high)
    return _three_columns(width, room.height, games, high)


def _three_columns(width: float, height: float, games: int, who: float) -> ProfilePlaces:
    is_tight = width - 2 * _SIDE - 4 * EDGE < _ALL_CARDS
    least = _LEAST_HEIGHT + (_CARDS + GAP if is_tight else 0)
    foot = max(least, height) - GAP
    left, right = Box(EDGE, TOP, _SIDE, foot - TOP), Box(width - EDGE - _SIDE, TOP, _SIDE, foot - TOP)
    middle = Box(left.right + EDGE, TOP, right.x - left.right - 2 * EDGE, foot - TOP)
    identity = Box(left.x, TOP, _SIDE, who)
    seals = Box(left.x, identity.bottom + GAP, _SIDE, foot - identity.bottom - GAP)
    columns = 2 if is_tight else games
    below = middle.y + -(-games // columns) * (_CARDS + GAP)
    curve = Box(middle.x, below, middle.width, (foot - below - GAP) * _CURVE_SHARE)
    last = Box(middle.x, curve.bottom + GAP, middle.width, foot - curve.bottom - GAP)
    shares = Box(right.x, TOP, _SIDE, _SHARES)
    habits = Box(right.x, foot - _HABITS, _SIDE, _HABITS)
    rivals = Box(right.x, shares.bottom + GAP, _SIDE, habits.y - GAP - shares.bottom - GAP)
    cards = _cards(middle, games, columns)
    return ProfilePlaces(identity, seals, cards, curve, last, shares, rivals, habits, least)


def _stacked(width: float, games: int, who: float) -> ProfilePlaces:
    x, wide = EDGE, width - 2 * EDGE
    cards_high = _CARDS * 2 + GAP
    heights = (who, cards_high, _CURVE, GAMES_HEAD + 12 + _FEW_ROWS * ROW, _SHARES, _RIVALS, _HABITS, _SEALS)
    boxes, y = [], TOP
    for height in heights:
        boxes.append(Box(x, y, wide, height))
        y += height + GAP
    identity, cards, curve, last, shares, rivals, habits, seals = boxes
    return ProfilePlaces(identity, seals, _cards(cards, games, 2), curve, last, shares, rivals, habits, y)


def _cards(room: Box, count: int, columns: int) -> tuple[Box, ...]:
    """So many cards in rows of so many."""
    columns = max(1, columns)
    width = (room.width - (columns - 1) * GAP) / columns
    return tuple(
        Box(room.x + column * (width + GAP), room.y + row * (_CARDS + GAP), width, _CARDS)
        for row, column in (divmod(number, columns) for number in range(count))
    )
