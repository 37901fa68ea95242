"""The tooltip: what a place has to say about itself, and the whole of the texts that it shows cut short."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat_client.art.cuts import Cut
from ziggurat_client.ui.hover_card import LineCard, show_card
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.ui.piece import Easel, Widget
from ziggurat_client.window.screen import Box, Screen


class CutText(Widget):
    """The place of a text on something that cannot have the focus: it can, so that the rest can be read."""

    step = 3
    sound = None

    def __init__(self, cut: Cut) -> None:
        super().__init__(f"cut: {cut.text}", Box(cut.x - 4, cut.y - 2, cut.width + 8, cut.height + 4))
        self._cut = cut

    def cuts(self, screen: Screen, pictures: Pictures) -> tuple[Cut, ...]:
        return (self._cut,)

    def draw(self, easel: Easel) -> None:
        """Nothing: what stands below shows the text."""


class Tooltip:
    """The card of the widget that is meant, if it has anything to tell. Escape puts it away until another is meant."""

    def __init__(self) -> None:
        self._told: tuple[str, str] | None = None
        self._is_away = False

    @property
    def text(self) -> str:
        """What is on show, or nothing."""
        return "" if self._told is None or self._is_away else self._told[1]

    def mean(self, widget: Widget | None, words: str) -> bool:
        """A widget is meant that has these words to tell; return whether something else is shown from now on."""
        told = None if widget is None or not words else (widget.name, words)
        if told == self._told:
            return False
        self._told, self._is_away = told, False
        return True

    def put_away(self) -> bool:
        """Show it no more; return whether it was on show."""
        was_shown = bool(self.text)
        self._is_away = True
        return was_shown

    def draw(self, easel: Easel, beside: Box, within: Box, keep_clear: Sequence[Box]) -> None:
        """Show it beside the box of what is meant."""
        if self.text:
            show_card(easel, LineCard(self.text), beside, within, keep_clear)


def words_of(widget: Widget, cuts: Sequence[Cut]) -> str:
    """What the tooltip of a widget with these texts cut short says: nothing if it shows all that it has to say."""
    said = widget.explanation.sentence
    lines = [said] if said else []
    for cut in cuts:
        if not any(cut.text in line for line in lines):
            lines.append(cut.text)
    return "\n".join(lines)


def meant_cuts(
    widget: Widget, screen: Screen, pictures: Pictures, pointer: tuple[float, float] | None
) -> tuple[Cut, ...]:
    """The texts that a widget shows cut short; where it has rows, only those at the height of a pointer."""
    cuts = widget.cuts(screen, pictures)
    if widget.is_read_by_rows and pointer is not None:
        cuts = tuple(cut for cut in cuts if cut.y <= pointer[1] < cut.y + cut.height)
    return cuts


def place_of(widget: Widget, cuts: Sequence[Cut]) -> Box:
    """What the tooltip stands beside."""
    if not widget.is_read_by_rows or not cuts:
        return widget.explanation.beside or widget.box
    top, foot = min(cut.y for cut in cuts), max(cut.y + cut.height for cut in cuts)
    left, right = min(cut.x for cut in cuts), max(cut.x + cut.width for cut in cuts)
    return Box(left, top, right - left, foot - top)
