"""Matches of Babel put on stage, for pictures of the game screen in every mode."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, cast

import pygame

from ziggurat.certainty import of_type
from ziggurat.games.babel.actions import Build, Desertion, Halve, Settle
from ziggurat.games.babel.peoples import COPIES, PEOPLES, People
from ziggurat.games.babel.position import TEMPLE_CARDS, Board, Columns, Level, Position, Side, Temple, Temples
from ziggurat.games.babel.rules import Babel
from ziggurat_client.boards.babel.choosing.cells import Cell
from ziggurat_client.boards.babel.view import BabelBoardView
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.staging.person import bring_up, focus, press
from ziggurat_client.staging.staged_match import StagedMatch
from ziggurat_client.thinking.adviser import Advice

if TYPE_CHECKING:
    from ziggurat_client.app import App

RULES: Final = Babel()
_SEEN: Final = 1
"""The seat of the application's person."""


def _side(pawn: People | None, columns: str, temples: str, quarry: str, *, start_card: bool = False) -> Side:
    """A side by words: a column and a temple for each site, "-" for none, and the quarry column."""
    laid = cast(Columns, tuple(word.replace("-", "") for word in columns.split()))
    built = cast(Temples, tuple(tuple(map(int, word.replace("-", ""))) for word in temples.split()))
    return Side(pawn, laid, built, tuple(map(int, quarry)), start_card)


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
            _side("A", "AAMMPPSSHHAA MMP H A -", "12 1 - 12 -", "3221"),
            _side("P", "AMPSHMPSHMPS - HS HHHPPPSSSMMMAA P", "123 - 12 1234 -", "6554433211"),
        ),
        1,
        discard="HS",
        turn=31,
        migrated=True,
    ),
    ("AAHM", "HMPPSSAA"),
    (3, 2, 4),
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
        super().__init__(app, RULES, position, 2, seat)


def _open(app: App, position: Position = MIDDLE, seat: int | None = _SEEN) -> BabelStage:
    stage = BabelStage(app, position, seat)
    stage.open()
    return stage


def _start(app: App) -> None:
    _open(app, EARLY)


def _turn(app: App) -> None:
    _open(app)


def _site_explained(app: App) -> None:
    """The pointer rests on a site, which says what its people can do."""
    stage = _open(app)
    view = of_type(BabelBoardView, of_type(GameScene, app.scene).view)
    stage.point_in(view.layout.cell(Cell("H", "site")))
    stage.rest()


def _chat(app: App) -> None:
    """The chat beside our turn."""
    _open(app).key(pygame.K_t, "t")


def _power(app: App) -> None:
    """A power under consideration, with all that it would change."""
    _open(app).key(pygame.K_1, "1")


def _powers(app: App) -> None:
    """Four powers at once: as much as the list has to hold."""
    _open(app, POWERS)


def _banishing(app: App) -> None:
    """Which people is to be banished?"""
    _open(app, POWERS).key(pygame.K_3, "3")


def _plundering(app: App) -> None:
    _open(app, POWERS).key(pygame.K_2, "2")


def _destroying(app: App) -> None:
    _open(app, POWERS).key(pygame.K_1, "1")


def _holding(app: App) -> None:
    """A card is picked up: it can be settled here, or lead there."""
    _open(app)
    press(app, "card 3")


def _why_not(app: App) -> None:
    _open(app)
    focus(app, "action plunder")


def _long_columns(app: App) -> None:
    _open(app, LONG)


def _long_column_by_keys(app: App) -> None:
    """A long column is shown larger where the cursor is."""
    stage = _open(app, LONG)
    focus(app, "board")
    for key in (pygame.K_LEFT, pygame.K_LEFT, pygame.K_LEFT, pygame.K_DOWN):
        stage.key(key)


def _discard(app: App) -> None:
    _open(app, LONG)
    press(app, "discard pile")


def _known_pile(app: App) -> None:
    _open(app, LONG)
    press(app, "temple pile")


def _migrating(app: App) -> None:
    stage = _open(app)
    stage.key(pygame.K_4, "4")
    focus(app, "board")
    for key in (pygame.K_LEFT, pygame.K_LEFT, pygame.K_DOWN):
        stage.key(key)
    stage.key(pygame.K_SPACE, " ")
    stage.key(pygame.K_LEFT)


def _halving(app: App) -> None:
    """The viewer has halved the rival's hand, and waits."""
    _open(app).play([(1, Halve(4))])


def _halved(app: App) -> None:
    """The viewer's own hand is halved: three of six must go, one is chosen."""
    stage = _open(app, seat=0)
    stage.play([(1, Halve(4))])
    press(app, "card 1")


def _steps(app: App) -> None:
    """What was done this turn: what was shown stays, the rest can go back."""
    _open(app).play([(1, Settle("S")), (1, Build("own"))])


def _watching(app: App) -> None:
    _open(app, seat=None).play([(1, Settle("S")), (1, Build("own"))])


def _hint(app: App) -> None:
    _open(app)
    if isinstance(app.scene, GameScene):
        app.scene.hints.show(Advice(0, Desertion(4), 0.55, 0.63))
        app.stack.redraw()


def _action_explained(app: App) -> None:
    """The pointer rests on a power, which says what it does beside the figure of its rule."""
    stage = _open(app, POWERS)
    bring_up(app, 0)
    stage.point_at_button("action plunder")


def _players_tab(app: App) -> None:
    _open(app)
    bring_up(app, 1)


BABEL_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "babel_start": _start,
    "babel_turn": _turn,
    "babel_site_explained": _site_explained,
    "babel_chat": _chat,
    "babel_power": _power,
    "babel_powers": _powers,
    "babel_banishing": _banishing,
    "babel_plundering": _plundering,
    "babel_destroying": _destroying,
    "babel_holding": _holding,
    "babel_why_not": _why_not,
    "babel_long_columns": _long_columns,
    "babel_long_column_by_keys": _long_column_by_keys,
    "babel_discard": _discard,
    "babel_known_pile": _known_pile,
    "babel_migrating": _migrating,
    "babel_halving": _halving,
    "babel_halved": _halved,
    "babel_steps": _steps,
    "babel_watching": _watching,
    "babel_hint": _hint,
    "babel_action_explained": _action_explained,
    "babel_players_tab": _players_tab,
}
"""The pictures of Babel, by name."""
