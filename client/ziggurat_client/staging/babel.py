"""Matches of Babel put on stage, for pictures of the game screen in every mode."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from ziggurat.games.babel.peoples import COPIES, PEOPLES, People
from ziggurat.games.babel.position import TEMPLE_CARDS, Board, Level, Position, Side, Temple
from ziggurat.games.babel.rules import Babel
from ziggurat_client.staging.staged_match import StagedMatch

if TYPE_CHECKING:
    from ziggurat_client.app import App

_SEEN: Final = 1
"""The seat of the application's person."""


def _side(pawn: People | None, columns: str, temples: str, quarry: str, *, start_card: bool = False) -> Side:
    """A side by words: a column and a temple for each site, "-" for none, and the quarry column."""
    laid = tuple(word.replace("-", "") for word in columns.split())
    built = tuple(tuple(map(int, word.replace("-", ""))) for word in temples.split())
    return Side(pawn, laid, built, tuple(map(int, quarry)), start_card)  # type: ignore[arg-type]


def _position(board: Board, hands: tuple[str, str], known: tuple[Level, ...] = ()) -> Position:
    """A position with these sides and hands; what is left of the cards is in deck and pile."""
    used = "".join([*hands, board.discard, *(column for side in board.sides for column in side.columns)])
    deck = "".join(people * (COPIES - used.count(people)) for people in PEOPLES)
    left = list(TEMPLE_CARDS)
    for level in _levels(board):
        left[level - 1] -= 1
    for level in known:
        left[level - 1] -= 1
    pile = tuple(level for level, count in enumerate(left, 1) for _ in range(count))
    return Position(board, hands, deck, (*known, *pile), 0, len(known))


def _levels(board: Board) -> Sequence[int]:
    temples: list[Temple] = [temple for side in board.sides for temple in side.temples]
    quarries = [side.quarry for side in board.sides]
    starts = [(1,) for side in board.sides if side.start_card]
    return [level for cards in (*temples, *quarries, *starts) for level in cards]


_RIVAL: Final = _side("S", "AMMSHP HA MAHPP SSP AASH", "1234 12 123 - 1234", "563")
_OWN: Final = _side("M", "AAH HHMSA MPSSS PAMH SH", "123 12345 123 124 1", "66554")
MIDDLE: Final = _position(Board((_RIVAL, _OWN), 1, discard="HPAM", turn=18, final_phase=True), ("AHMPSS", "AMMPS"))
"""The final phase: the pawn stands where three Sumerians do."""
EARLY: Final = _position(
    Board(
        (_side("H", "- HH - - -", "- 1 - - -", "42"), _side(None, "- - - - -", "- - - - -", "", start_card=True)),
        1,
        discard="H",
        turn=2,
    ),
    ("AMS", "AAHMPSSS"),
)
"""The first turn of the second player."""
LONG: Final = _position(
    Board(
        (
            _side("A", "AAMMPPSSHHAA MMMPPPSSS HH AAAMPS -", "12 1 1 12 -", "2211"),
            _side("P", "AMPSHAMPSHAMP S HHSSAMM HHHPPPSSSMMMAA PSS", "123 - 12 1234 1", "6544332211"),
        ),
        1,
        discard="HS",
        turn=31,
        migrated=True,
    ),
    ("AAHM", "HMPPSSAA"),
    (1, 2, 4),
)
"""Columns and quarries as long as they come, and a pile of which three cards are known."""

POWERS: Final = _position(
    Board(
        (
            _side("A", "AAH SSMSMA HH MP -", "12 123 1 1 -", "42"),
            _side("H", "AM AAAHHHMMM S SSPP -", "12 1 1 12 -", "53"),
        ),
        1,
        discard="PH",
        turn=12,
    ),
    ("AHMPSS", "AMPP"),
)
"""Three powers at once: Assyrians, Hittites and Medes stand in a row where the pawn is."""


class BabelStage(StagedMatch):
    """A table of Babel whose match stands at a position."""

    def __init__(self, app: App, position: Position = MIDDLE, seat: int | None = _SEEN) -> None:
        super().__init__(app, Babel(), position, 2, seat)


def _open(app: App, position: Position = MIDDLE, seat: int | None = _SEEN) -> BabelStage:
    stage = BabelStage(app, position, seat)
    stage.open()
    return stage


def _start(app: App) -> None:
    _open(app, EARLY)


def _turn(app: App) -> None:
    _open(app)


def _desertion(app: App) -> None:
    stage = _open(app)
    stage.key(pygame.K_1, "1")


def _holding(app: App) -> None:
    stage = _open(app)
    app.scene.focus_on("card 1")  # type: ignore[attr-defined]
    stage.key(pygame.K_RETURN, "\r")


def _long(app: App) -> None:
    _open(app, LONG)


def _migrating(app: App) -> None:
    stage = _open(app)
    stage.key(pygame.K_4, "4")


BABEL_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "babel_start": _start,
    "babel_turn": _turn,
    "babel_desertion": _desertion,
    "babel_holding": _holding,
    "babel_long": _long,
    "babel_migrating": _migrating,
}
"""The pictures of Babel, by name."""
