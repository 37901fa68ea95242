"""Where everything lies on the page of puzzles: around the board, or in one column with tabs beside it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ziggurat_client.boards.places import Places
from ziggurat_client.boards.shapes import BoardShape
from ziggurat_client.lessons.places import LessonPlaces, Part, PlayersRoom, lesson_places
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent

HEAD: Final = 104.0
"""What the list has above its rows: its head, and the choice of the game."""
LOW_HEAD: Final = 52.0
"""The same where the games stand in the bar."""
ROW: Final = 72.0
ROW_GAP: Final = 4.0
PAGER: Final = 52.0
_WHOLE: Final = Extent(1800, 1060)
"""The least room in which everything can be shown at once."""
_EDGE: Final = 24.0
_GAP: Final = 16.0
_TIGHT: Final = 8.0
_TOP: Final = 96.0
_COLUMN: Final = 428.0
_WIDEST_COLUMN: Final = 560.0
_ACTIONS_COLUMN: Final = 532.0
"""What one can do needs no less than beside a game's board: its sentences are as long here."""
_TASK: Final = 80.0
_STREAK: Final = 176.0
_PLAYER: Final = 66.0
"""How high the row of a player is in their panel."""
_BUTTONS: Final = 56.0
_SHARES: Final = (0.38, 0.32, 0.3)
"""What each of the buttons has of their room."""
_SIDE: Final = 168.0
"""The width of the strip at a square board's left in which something of the board may lie."""
_WIDE_SIDE: Final = 150.0
"""What a wide board takes of its place's surroundings at either side."""
_ROOM_AT_RIGHT: Final = 32.0
_HEADLINE: Final = 36.0
_ACTIONS: Final = 440.0
"""What one can do has so much room; that is little, as beside a chat."""


@dataclass(frozen=True)
class PuzzlePlaces:
    """The places on the page. What stands behind a tab has none.

    `stage` are those of the board, what one can do, and the players. `about` is for what came of a try and where the
    puzzle comes from, `standings` for how everyone stands, `course` for the list and `rows` for so many of its puzzles
    as fit. `buttons` start over, give a hint, and answer.
    """

    stage: Places
    task: Box
    parts: tuple[Part, ...] = ()
    streak: Box | None = None
    course: Box | None = None
    rows: tuple[Box, ...] = ()
    standings: Box | None = None
    about: Box | None = None
    buttons: tuple[Box, Box, Box] | None = None

    @property
    def games(self) -> Box | None:
        """The choice of the game in the head of the list, where that is not in the bar."""
        if self.course is None or self.stage.tabs is not None:
            return None
        return Box(self.course.x + 12, self.course.y + 52, self.course.width - 24, 44)

    @property
    def pager(self) -> Box | None:
        """What turns the pages of the list."""
        if self.course is None:
            return None
        x, _, width, _ = self.course
        return Box(x + 12, self.course.bottom - PAGER, width - 24, PAGER - _TIGHT)


def puzzle_places(
    extent: Extent, shown: Part, shape: BoardShape, players: PlayersRoom, seats: int, *, cards: bool = False
) -> PuzzlePlaces:
    """The places on a screen of that extent, for a board of that shape and a table of so many seats.

    `shown` is the part on top where there are tabs. Where `cards` lie in the board's place they have all the room
    around it, and nobody shows the players.
    """
    if extent.width >= _WHOLE.width and extent.height >= _WHOLE.height:
        return _around(extent, shape, None if cards else players, seats)
    return _beside(lesson_places(extent, 1, shown, players))


def _around(extent: Extent, shape: BoardShape, room: PlayersRoom | None, seats: int) -> PuzzlePlaces:
    """How it stands with the days and all puzzles at the left, what one can do at the right; without room for players
    cards in the middle."""
    height = extent.height - _TOP - _GAP
    below = height - _TASK - _GAP
    column = min(_WIDEST_COLUMN, max(_COLUMN, (extent.width - below - 4 * _EDGE - _SIDE) / 2))
    wide = max(column, _ACTIONS_COLUMN)
    middle = extent.width - column - wide - 4 * _EDGE
    left, top = Box(_EDGE, _TOP, column, height), _TOP + _TASK + _GAP
    centre = Box(left.right + _EDGE, top, middle, below)
    right = Box(centre.right + _EDGE, top, wide, below)
    if room is None:
        board = centre
    elif shape.aspect > 1:
        board = Box(centre.x + _WIDE_SIDE, top, middle - 2 * _WIDE_SIDE, below)
    else:
        side = min(below, middle - _SIDE - _ROOM_AT_RIGHT)
        board = Box(
            centre.x + _SIDE + (middle - _SIDE - _ROOM_AT_RIGHT - side) / 2, top + (below - side) / 2, side, side
        )
    streak = Box(left.x, left.y, column, _STREAK)
    people = None
    if room is not None:
        high = max(room.high, 16 + seats * _PLAYER)
        people = Box(left.x, left.bottom - high, column, high)
    foot = left.bottom if people is None else people.y - _GAP
    course = Box(left.x, streak.bottom + _GAP, column, foot - streak.bottom - _GAP)
    headline = Box(right.x, top, wide, _HEADLINE)
    actions = Box(right.x, headline.bottom + 4, wide, _ACTIONS)
    standings = Box(right.x, actions.bottom + _GAP, wide, standings_height(seats))
    buttons = Box(right.x, right.bottom - _BUTTONS, wide, _BUTTONS)
    about = Box(right.x, standings.bottom + _GAP, wide, buttons.y - _GAP - standings.bottom - _GAP)
    return PuzzlePlaces(
        Places(extent, board, actions, people, None, headline),
        Box(centre.x, _TOP, right.right - centre.x, _TASK),
        streak=streak,
        course=course,
        rows=_rows(course, HEAD),
        standings=standings,
        about=about,
        buttons=_three(buttons),
    )


def standings_height(seats: int) -> float:
    """How high the panel is that shows how so many stand."""
    return 44 + 32.0 * seats


def _beside(places: LessonPlaces) -> PuzzlePlaces:
    """The board, and one column right of it, as on the page of lessons."""
    course = places.course
    return PuzzlePlaces(
        places.stage,
        places.task,
        places.parts,
        course=course,
        rows=_rows(course, LOW_HEAD) if course is not None else (),
        standings=places.rule,
        about=_spoken_without_a_portrait(places),
        buttons=places.buttons,
    )


def _spoken_without_a_portrait(places: LessonPlaces) -> Box | None:
    """The room of the scribe's words, and that of the scribe, whom nobody sees here."""
    speech, scribe = places.speech, places.scribe
    if speech is None or scribe is None:
        return speech
    return Box(scribe.x, speech.y, speech.right - scribe.x, speech.height)


def _rows(course: Box, head: float) -> tuple[Box, ...]:
    """As many rows as fit between the head and the pager."""
    room = course.height - head - PAGER - _TIGHT
    count = max(1, int((room + ROW_GAP) // (ROW + ROW_GAP)))
    return tuple(
        Box(course.x + 12, course.y + head + number * (ROW + ROW_GAP), course.width - 24, ROW)
        for number in range(count)
    )


def _three(room: Box) -> tuple[Box, Box, Box]:
    """The buttons side by side, the first one with the longest word."""
    free, x = room.width - 2 * _TIGHT, room.x
    boxes: list[Box] = []
    for share in _SHARES:
        boxes.append(Box(x, room.y, free * share, room.height))
        x += free * share + _TIGHT
    first, second, third = boxes
    return first, second, third
