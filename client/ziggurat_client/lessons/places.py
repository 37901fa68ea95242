"""Where everything lies on the page of lessons: around the board, or in one column with tabs beside it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from ziggurat_client.boards.places import ACTIONS_HEIGHT, Places
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent

Part: TypeAlias = Literal["actions", "scribe", "lessons", "players"]
"""What stands beside the board: what one can do, the scribe, the course, and the players with the rule in short."""

_EDGE: Final = 24.0
_GAP: Final = 16.0
_COLUMN: Final = 428.0
_WIDEST_COLUMN: Final = 560.0
_WIDEST_BESIDE: Final = 640.0
_WHOLE: Final = Extent(1800, 1080)
"""The least room in which everything can be shown at once."""
_FAIR_SHARE: Final = 0.64
"""Everything is shown at once as long as the board is at least so large, compared with the other way."""
_TOP: Final = 96.0
_LOW_TOP: Final = 88.0
_TASK: Final = 80.0
_LOW_TASK: Final = 48.0
_TASK_CHOICE: Final = 44.0
"""The width of each task in the choice of them."""
_SIDE: Final = 168.0
"""The width of the strip at the board's left in which something of the board may lie, with its distance from it."""
_SCRIBE: Final = 144.0
_SMALL_SCRIBE: Final = 96.0
_BUTTONS: Final = 64.0
_LOW_BUTTONS: Final = 48.0
_ROW: Final = 54.0
_LEAST_ROW: Final = 54.0
_MOST_ROWS: Final = 570.0
"""How high the rows of a long course are in all where the rule stands below them."""
_LIST_HEAD: Final = 68.0
_LOW_LIST_HEAD: Final = 52.0
_TABS: Final = 44.0
_TIGHT: Final = 8.0
_LEAST_PART: Final = 336.0
_LEAST_SPEECH: Final = 112.0
_LEAST_NARROW_SPEECH: Final = 184.0
_WIDE_SPEECH: Final = 580.0
"""From this width on the longest sentence of the scribe takes three lines, and so little height will do."""
_WANTED_SPEECH: Final = 200.0
_SPEECH_WITH_SCRIBE: Final = 140.0
_LEAST_RULE: Final = 164.0
_MOST_RULE: Final = 400.0
_LEAST_LOW_RULE: Final = 120.0
_RULES_BUTTON: Final = 150.0


@dataclass(frozen=True)
class PlayersRoom:
    """How high the place of the players is: where there is room for them, and where there is little."""

    high: float = 208.0
    low: float = 168.0


FEW_WORDS: Final = PlayersRoom()
"""Room for a row for each of two players."""


@dataclass(frozen=True)
class LessonPlaces:
    """The places on the page. What stands behind a tab has none.

    `stage` are those of the board, what one can do, and the players. `rows` are those of the lessons in their list, and
    of the first game below them.
    `buttons` start over, give a hint, and go on.
    """

    stage: Places
    task: Box
    parts: tuple[Part, ...] = ()
    """The tabs in their order, if there are any."""
    scribe: Box | None = None
    speech: Box | None = None
    buttons: tuple[Box, Box, Box] | None = None
    course: Box | None = None
    rows: tuple[Box, ...] = ()
    rule: Box | None = None

    @property
    def rules_button(self) -> Box | None:
        """What leads to all the rules, in the head of the rule in short."""
        if self.rule is None:
            return None
        x, y, width, _ = self.rule
        across = min(_RULES_BUTTON, width / 2)
        return Box(x + width - 16 - across, y + 8, across, 40)

    def tasks(self, count: int) -> Box:
        """The choice of a lesson's tasks, at the end of what is to be done."""
        x, y, width, height = self.task
        return Box(x + width - 16 - count * _TASK_CHOICE, y + (height - 40) / 2, count * _TASK_CHOICE, 40)


def lesson_places(
    extent: Extent, rows: int, shown: Part, players: PlayersRoom = FEW_WORDS, *, wide: bool = False
) -> LessonPlaces:
    """The places on a screen of that extent, with so many rows in the list of lessons.

    `shown` is the part on top where there are tabs. A `wide` board has all that one column leaves.
    """
    beside = _beside(extent, rows, shown, players, wide=wide)
    if wide:
        return beside
    if extent.width >= _WHOLE.width and extent.height >= _WHOLE.height - 1:
        around = _around(extent, rows, players)
        if around.stage.board.width >= _FAIR_SHARE * beside.stage.board.width:
            return around
    return beside


# ---------------------------------------------------------------------- everything at once


def _around(extent: Extent, count: int, room: PlayersRoom) -> LessonPlaces:
    """The course and the rule at the left, what one can do and the players at the right."""
    height = extent.height - _TOP - _GAP
    side = min(
        height - _TASK - 18 - 14 - _SCRIBE - _GAP - _BUTTONS, extent.width - 2 * (2 * _EDGE + _COLUMN) - _SIDE - _EDGE
    )
    column = min(_WIDEST_COLUMN, (extent.width - side - 2 * _SIDE) / 2 - 2 * _EDGE)
    column = max(column, _COLUMN)
    middle = min(extent.width - 2 * (column + 2 * _EDGE), side + 3 * _SIDE)
    left = (extent.width - middle) / 2
    centre = Box(left, _TOP, middle, height)
    board = Box(max(left + _SIDE, left + (middle - side) / 2), _TOP + _TASK + 18, side, side)
    low = board.bottom + 14
    course = Box(left - _EDGE - column, _TOP, column, _LIST_HEAD + min(count * _ROW, _MOST_ROWS) + 9)
    rule_top = course.bottom + _GAP
    actions = Box(centre.right + _EDGE, _TOP, column, min(ACTIONS_HEIGHT, height - _GAP - room.high))
    players = Box(actions.x, actions.bottom + _GAP, column, room.high)
    speech = Box(left + _SIDE, low, middle - _SIDE, _SCRIBE)
    y, x = speech.bottom + _GAP, speech.x
    return LessonPlaces(
        Places(extent, board, actions, players, None),
        Box(left, _TOP, middle, _TASK),
        scribe=Box(left, low, _SCRIBE, _SCRIBE),
        speech=speech,
        buttons=(
            Box(x, y, 270, _BUTTONS),
            Box(x + 286, y, 220, _BUTTONS),
            Box(x + 522, y, centre.right - x - 522, _BUTTONS),
        ),
        course=course,
        rows=_rows(course, count, _LIST_HEAD, 1),
        rule=Box(course.x, rule_top, column, min(_MOST_RULE, centre.bottom - rule_top)),
    )


def _rows(course: Box, count: int, head: float, columns: int) -> tuple[Box, ...]:
    """So many rows from top to bottom, in so many columns."""
    rows = -(-count // columns)
    width = (course.width - 24 - (columns - 1) * _TIGHT) / columns
    step = min(_ROW, (course.height - head - 9) / rows)
    return tuple(
        Box(course.x + 12 + column * (width + _TIGHT), course.y + head + row * step, width, step - 3)
        for column, row in (divmod(number, rows) for number in range(count))
    )


# ---------------------------------------------------------------------- with tabs


def _beside(extent: Extent, count: int, shown: Part, room: PlayersRoom, *, wide: bool) -> LessonPlaces:
    """The board, and one column right of it; the scribe below the tabs if there is room, else behind one of them."""
    top = _LOW_TOP + _LOW_TASK + _TIGHT
    height = extent.height - top - 12
    edge = _GAP if wide else _EDGE
    across = extent.width - 3 * edge - _COLUMN
    side = across if wide else min(height, across)
    column = min(extent.width - side - 3 * edge, _WIDEST_BESIDE)
    left = (extent.width - side - edge - column) / 2
    board = Box(left, top, side, height) if wide else Box(left, top + (height - side) / 2, side, side)
    whole = Box(board.right + edge, top, column, height)
    task = Box(left, _LOW_TOP, whole.right - left, _LOW_TASK)
    tabs = Box(whole.x, whole.y, whole.width, _TABS)
    part = Box(whole.x, tabs.bottom + _TIGHT, whole.width, whole.bottom - tabs.bottom - _TIGHT)
    parts, part, speaking = _divided(part, shown, room)
    if shown not in parts:
        shown = "actions"
    scribe, speech, buttons = _spoken(speaking)
    course = part if shown == "lessons" else None
    actions, players, rule = _actions_and_players(part, shown, parts, room)
    return LessonPlaces(
        Places(extent, board, actions, players, None, tabs=tabs, parts=parts),
        task,
        parts,
        scribe,
        speech,
        buttons,
        course,
        _rows(course, count, _LOW_LIST_HEAD, _columns(part, count)) if course else (),
        rule,
    )


def _divided(room: Box, shown: Part, players: PlayersRoom) -> tuple[tuple[Part, ...], Box, Box | None]:
    """The parts that take turns in the room below the tabs, what of it they have, and the scribe's share if any."""
    least = _LEAST_SPEECH if room.width >= _WIDE_SPEECH else _LEAST_NARROW_SPEECH
    if room.height < _LEAST_PART + _TIGHT + _speaking(least):
        return ("actions", "scribe", "lessons", "players"), room, room if shown == "scribe" else None
    spoken = min(_speaking(_WANTED_SPEECH), room.height - _TIGHT - _LEAST_PART)
    speaking = Box(room.x, room.bottom - spoken, room.width, spoken)
    part = Box(room.x, room.y, room.width, speaking.y - _TIGHT - room.y)
    if part.height >= _tall_part(players):
        return ("actions", "lessons"), part, speaking
    return ("actions", "lessons", "players"), part, speaking


def _columns(part: Box, count: int) -> int:
    """In how many columns so many rows fit."""
    return 1 if part.height >= _LIST_HEAD + count * _LEAST_ROW else 2


def _actions_and_players(
    part: Box, shown: Part, parts: tuple[Part, ...], room: PlayersRoom
) -> tuple[Box | None, Box | None, Box | None]:
    """What one can do, the players, and the rule: all of them where the players have no tab of their own."""
    if shown == "players":
        return None, *_players_and_rule(part, room.low)
    if shown != "actions":
        return None, None, None
    if "players" in parts:
        return part, None, None
    actions, rest = _parted(part, room)
    return actions, *_players_and_rule(rest, room.high)


def _speaking(speech: float) -> float:
    """The height of the scribe's words and the buttons below."""
    return speech + _TIGHT + _LOW_BUTTONS


def _spoken(box: Box | None) -> tuple[Box | None, Box | None, tuple[Box, Box, Box] | None]:
    """The scribe, if there is room for the portrait, the words, and the buttons below."""
    if box is None:
        return None, None, None
    height = box.height - _TIGHT - _LOW_BUTTONS
    inset, scribe = 0.0, None
    if height >= _SPEECH_WITH_SCRIBE:
        inset, scribe = _SMALL_SCRIBE + _EDGE, Box(box.x, box.y, _SMALL_SCRIBE, _SMALL_SCRIBE)
    speech = Box(box.x + inset, box.y, box.width - inset, height)
    y, spare = speech.bottom + _TIGHT, box.width - 2 * _TIGHT
    over, hint = spare * 0.45, spare * 0.24
    first = Box(box.x, y, over, _LOW_BUTTONS)
    second = Box(first.right + _TIGHT, y, hint, _LOW_BUTTONS)
    third = Box(second.right + _TIGHT, y, box.right - second.right - _TIGHT, _LOW_BUTTONS)
    return scribe, speech, (first, second, third)


def _tall_part(room: PlayersRoom) -> float:
    """From this height on the players and the rule stand below what one can do, and have no tab of their own."""
    return _LEAST_PART + 2 * _TIGHT + room.high + _LEAST_RULE


def _parted(part: Box, room: PlayersRoom) -> tuple[Box, Box]:
    """What one can do, and what is left below."""
    height = min(ACTIONS_HEIGHT, part.height - (_tall_part(room) - _LEAST_PART) + _TIGHT)
    actions = Box(part.x, part.y, part.width, height)
    top = actions.bottom + _TIGHT
    return actions, Box(part.x, top, part.width, part.bottom - top)


def _players_and_rule(part: Box, height: float) -> tuple[Box, Box | None]:
    """The players' panel, and the rule below it if there is room for it."""
    players = Box(part.x, part.y, part.width, min(height, part.height))
    top = players.bottom + _TIGHT
    rule = Box(part.x, top, part.width, part.bottom - top)
    return players, rule if rule.height >= _LEAST_LOW_RULE else None
