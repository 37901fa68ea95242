"""Where the parts of the rules lie: the contents beside the text, or in its place where there is little room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent

Part: TypeAlias = Literal["text", "contents"]

PARTS: Final[tuple[Part, ...]] = ("text", "contents")
"""What takes turns where there is little room, in the order of the tabs."""

_TOP: Final = 96.0
_FOOT: Final = 16.0
_EDGE: Final = 24.0
_COLUMN: Final = 428.0
_WIDEST_COLUMN: Final = 520.0
_WIDEST_TEXT: Final = 1500.0
_LEAST_TEXT: Final = 820.0
_ENTRIES_TOP: Final = 132.0
_ENTRY_STEP: Final = 44.0
_LEAST_STEP: Final = 34.0
_ENTRY_GAP: Final = 3.0
_INSET: Final = 14.0
_ROW: Final = 52.0
_GAP: Final = 10.0
_TABS: Final = 300.0
_STEP_BUTTON: Final = (42.0, 40.0)
_STEPS_PITCH: Final = 50.0
_FOUND: Final = 150.0
_NARROWEST_ENTRY: Final = 300.0


@dataclass(frozen=True)
class RulesPlaces:
    """The places of the search with its two steps and what it found, of the panels, and of each line of the contents.

    `entries` are empty where the contents are behind their tab. `page` is the text's panel, behind its tab or not.
    """

    search: Box
    found: Box
    before: Box
    after: Box
    page: Box
    contents: Box | None
    entries: tuple[Box, ...]
    tabs: Box | None = None
    shown: Part = "text"

    @property
    def text(self) -> Box:
        """The text in its panel."""
        return self.page.inset(_INSET)

    @property
    def shows_text(self) -> bool:
        """Whether the text is on top."""
        return self.tabs is None or self.shown == "text"


def rules_places(extent: Extent, entries: int, shown: Part) -> RulesPlaces:
    """The places on a screen of that extent, with so many lines of contents.

    `shown` is the part on top where there are tabs.
    """
    height = extent.height - _TOP - _FOOT
    roomy = height >= _ENTRIES_TOP + entries * _LEAST_STEP
    if roomy and extent.width >= _COLUMN + _LEAST_TEXT + 3 * _EDGE:
        return _beside(extent, height, entries)
    return _in_turns(extent, entries, shown)


def _beside(extent: Extent, height: float, entries: int) -> RulesPlaces:
    """The contents below the search, the text right of them."""
    page_width = min(_WIDEST_TEXT, extent.width - _COLUMN - 3 * _EDGE)
    column = min(_WIDEST_COLUMN, extent.width - page_width - 3 * _EDGE)
    left = (extent.width - column - _EDGE - page_width) / 2
    contents = Box(left, _TOP, column, height)
    page = Box(contents.right + _EDGE, _TOP, page_width, height)
    step = min(_ENTRY_STEP, (height - _ENTRIES_TOP - _GAP) / max(1, entries))
    lines = tuple(
        Box(contents.x + 16, contents.y + _ENTRIES_TOP + number * step, column - 32, step - _ENTRY_GAP)
        for number in range(entries)
    )
    y, right = contents.y + 82, contents.right - 20
    return RulesPlaces(
        search=Box(contents.x + 20, contents.y + 20, column - 40, _ROW),
        found=Box(contents.x + 24, contents.y + 80, column - 160, 44),
        before=Box(right - _STEPS_PITCH - _STEP_BUTTON[0], y, *_STEP_BUTTON),
        after=Box(right - _STEP_BUTTON[0], y, *_STEP_BUTTON),
        page=page,
        contents=contents,
        entries=lines,
    )


def _in_turns(extent: Extent, entries: int, shown: Part) -> RulesPlaces:
    """The search and the tabs in one row, below them either the text or the contents in columns."""
    width = min(_WIDEST_TEXT, extent.width - 2 * _EDGE)
    left, y = (extent.width - width) / 2, _TOP - 6
    right = left + width
    tabs = Box(right - _TABS, y, _TABS, _ROW)
    after = Box(tabs.x - _EDGE - _STEP_BUTTON[0], y + 6, *_STEP_BUTTON)
    before = Box(after.x - _STEPS_PITCH, y + 6, *_STEP_BUTTON)
    found = Box(before.x - _GAP - _FOUND, y + 4, _FOUND, 44)
    page = Box(left, y + _ROW + _GAP, width, extent.height - _FOOT - y - _ROW - _GAP)
    on_top = shown == "contents"
    return RulesPlaces(
        search=Box(left, y, found.x - _GAP - left, _ROW),
        found=found,
        before=before,
        after=after,
        page=page,
        contents=page if on_top else None,
        entries=_in_columns(page.inset(_INSET), entries) if on_top else (),
        tabs=tabs,
        shown=shown,
    )


def _in_columns(box: Box, entries: int) -> tuple[Box, ...]:
    """So many lines in as few columns as they fit in."""
    most = max(1, int(box.width / _NARROWEST_ENTRY))
    columns = next((n for n in range(1, most) if -(-entries // n) * _LEAST_STEP <= box.height), most)
    rows = -(-entries // columns)
    width = (box.width - (columns - 1) * _GAP) / columns
    step = min(_ENTRY_STEP, box.height / max(1, rows))
    return tuple(
        Box(box.x + column * (width + _GAP), box.y + row * step, width, step - _ENTRY_GAP)
        for column, row in (divmod(number, rows) for number in range(entries))
    )
