"""The tooltip of a page: words about what the pointer is on, or the focus."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat_client.art.cuts import Cut
from ziggurat_client.scenes.pages.widgets import PageWidgets
from ziggurat_client.ui.figure_card import FigureCard
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.ui.piece import Easel, Widget
from ziggurat_client.ui.tooltip import Tooltip, meant_cuts, place_of, words_of
from ziggurat_client.window.screen import Box, Screen


class PageTooltip:
    """What is said of the widget that is meant; keys and pointer alike mean one."""

    def __init__(self, widgets: PageWidgets) -> None:
        self._widgets = widgets
        self._tooltip = Tooltip()

    @property
    def text(self) -> str:
        """What it says now, or nothing."""
        return self._tooltip.text

    def mean(self, screen: Screen, pictures: Pictures) -> bool:
        """Say what there is to say of what is meant now; return whether that is another text."""
        meant = self._widgets.meant
        return self._tooltip.mean(meant, "" if meant is None else words_of(meant, self._cuts(meant, screen, pictures)))

    def leave(self) -> None:
        """Nothing is meant any more."""
        self._tooltip.mean(None, "")

    def put_away(self) -> bool:
        """Hide it until something else is meant; return whether there was anything."""
        return self._tooltip.put_away()

    def draw(self, easel: Easel, aside: Box | None) -> None:
        """Draw it beside what is meant, and not over what has the focus; with its figure, if it has one, in the place
        `aside` where the page leaves it room."""
        self.mean(easel.screen, easel.pictures)
        meant, focus = self._widgets.meant, self._widgets.focus
        if meant is None or not self.text:
            return
        card = self._figure_card(meant, aside, easel.screen.scale)
        if card is not None:
            card.draw(easel)
            return
        focused = focus.current if focus.shown else None
        keep_clear = [] if focused is None else [focused.spot]
        beside = place_of(meant, self._cuts(meant, easel.screen, easel.pictures))
        self._tooltip.draw(easel, beside, easel.screen.visible.inset(8), keep_clear)

    def _figure_card(self, meant: Widget, aside: Box | None, scale: float) -> FigureCard | None:
        """The sentence with its figure, if there is one and both have room there."""
        figure = meant.explanation.figure
        if figure is None or aside is None:
            return None
        card = FigureCard(aside, self.text, figure)
        return card if card.fits(scale) else None

    def _cuts(self, meant: Widget, screen: Screen, pictures: Pictures) -> Sequence[Cut]:
        return meant_cuts(meant, screen, pictures, self._widgets.pointer)
