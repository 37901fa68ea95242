"""The dock below the map: the hand, the leaders and the catastrophes of whoever plays here."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ziggurat.games.game import Seat
from ziggurat.games.tigris.colours import LETTER, Tiles
from ziggurat.games.tigris.position import Board
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.numerals import draw_number
from ziggurat_client.art.panels import STRIP_PANEL
from ziggurat_client.boards.tigris.choosing.known import color_at
from ziggurat_client.boards.tigris.choosing.modes import (
    Call,
    Command,
    Committing,
    Laying,
    Leading,
    Mode,
    Press,
    Striking,
    Swapping,
    Take,
)
from ziggurat_client.boards.tigris.column.choice import Choice
from ziggurat_client.boards.tigris.dock.pieces import CatastrophePiece, HandTile, LeaderPiece
from ziggurat_client.boards.tigris.dock.plan import DockPlan
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

Drop = Callable[[Command, float, float], None]
"""Called with what takes a piece up, and where it was let go."""


def dock_pieces(choice: Choice, board: Board, hand: Tiles, seat: Seat, drop: Drop) -> Iterator[Piece]:
    """The dock as it is on show."""
    box = choice.layout.dock
    if box is None:
        return
    plan = DockPlan(box, len(board.options.colours))
    yield Panel(box, STRIP_PANEL)
    yield from _words(choice, plan, len(hand))
    added = _added(choice, hand)
    names = tuple(choice.teller.leader(colour) for colour in board.options.colours)
    for place in range(len(hand)):
        yield _tile(choice, plan, hand, place, place in added, drop)
    for number, colour in enumerate(board.options.colours):
        space = board.leaders[seat][number]
        word = names[number] if space is None else choice.teller.space(space)
        command = Call(colour)
        yield LeaderPiece(
            plan.leader(number),
            plan.leader_size,
            colour,
            seat,
            word,
            names,
            _commanding(choice, command),
            _dropping(drop, command),
            away=space is not None,
            chosen=isinstance(choice.mode, Leading) and choice.mode.color == colour,
        )
    left = board.catastrophes[seat]
    yield CatastrophePiece(
        plan.catastrophe,
        plan.catastrophe_size,
        left,
        choice.say("tigris.catastrophes_left", count=left),
        _commanding(choice, Press.CATASTROPHE),
        _dropping(drop, Press.CATASTROPHE),
        chosen=isinstance(choice.mode, Striking),
    )


def _tile(choice: Choice, plan: DockPlan, hand: Tiles, place: int, added: bool, drop: Drop) -> HandTile:
    colour, mode = color_at(hand, place), choice.mode
    conflict = choice.board.conflict
    wanted = conflict is None or not isinstance(mode, Committing) or colour == conflict.tiles
    return HandTile(
        place,
        plan.tile(place),
        colour,
        _commanding(choice, Take(place)),
        _dropping(drop, Take(place)),
        chosen=_is_chosen(hand, place, mode),
        spent=added or (isinstance(mode, Swapping) and place in mode.places),
        dimmed=not wanted,
    )


def _is_chosen(hand: Tiles, place: int, mode: Mode) -> bool:
    """Whether the tile is in the hand: of several alike the first."""
    return isinstance(mode, Laying) and color_at(hand, place) == mode.color and hand.index(LETTER[mode.color]) == place


def _added(choice: Choice, hand: Tiles) -> range:
    """The places of the tiles that would be added to a conflict."""
    conflict = choice.board.conflict
    if conflict is None or not isinstance(choice.mode, Committing):
        return range(0)
    first = max(0, hand.find(LETTER[conflict.tiles]))
    return range(first, first + choice.mode.count)


def _words(choice: Choice, plan: DockPlan, count: int) -> Iterator[Piece]:
    if plan.with_words:
        box = plan.words
        words = choice.say("tigris.hand"), choice.say("tigris.hand.tiles", count=count)
        yield Painted(
            box, ("tigris hand", words, count, plan.unit), lambda c, x, y: _paint_words(c, x, y, box, words, count)
        )
    lines = plan.partings
    high = plan.box.height - 32 * plan.unit
    for number, x in enumerate(lines):
        line = Box(x, plan.box.y + 16 * plan.unit, 2, high)
        yield Painted(
            line, ("tigris parting", number), lambda c, at, top: c.fill(c.rect(at, top, 1.5, high), "#c8923a", 0.5)
        )


def _paint_words(canvas: Canvas, x: float, y: float, box: Box, words: tuple[str, str], count: int) -> None:
    draw_line(canvas, x, y + box.height * 0.32, words[0], box.width - 8, 19, tones.TEXT_HEAD, "bold")
    width = draw_number(canvas, x, y + box.height * 0.68, count, 28)
    draw_line(canvas, x + width + 10, y + box.height * 0.68, words[1], box.width - width - 14, 17, tones.TEXT_SOFT)


def _commanding(choice: Choice, command: Command) -> Callable[[], None]:
    return lambda: choice.command(command)


def _dropping(drop: Drop, command: Command) -> Callable[[float, float], None]:
    return lambda x, y: drop(command, x, y)
