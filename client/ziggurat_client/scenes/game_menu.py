"""The menu over a running game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.scenes.dialog import PADDING, Dialog
from ziggurat_client.screen import Box
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Paragraph
from ziggurat_client.viewport import Extent

if TYPE_CHECKING:
    from ziggurat_client.app import App

_ITEMS: Final = 6
_WIDTHS: Final = {1: 480.0, 2: 404.0}
"""The width of a button, by the number of columns."""
_GAP: Final = 16.0
_PITCH: Final = 76.0
_FRAME: Final = 204.0
"""The height of the dialog without its buttons."""


class GameMenu(Dialog):
    """Go on, look back, look at the keys or the rules, change the settings, or leave the table."""

    first_focus = "resume"

    def __init__(
        self, app: App, look_back: Callable[[], None], open_rules: Callable[[], None], leave: Callable[[], None]
    ) -> None:
        super().__init__(app)
        self._look_back = look_back
        self._open_rules = open_rules
        self._leave_table = leave

    @property
    def title(self) -> str:
        return self.say("game.menu")

    @property
    def size(self) -> Extent:
        columns = self._columns
        return Extent(
            columns * _WIDTHS[columns] + (columns - 1) * _GAP + 2 * PADDING, _FRAME + _ITEMS / columns * _PITCH
        )

    @property
    def _columns(self) -> int:
        """Two where the window is too low for all the buttons below each other."""
        return 1 if self.most.height >= _FRAME + _ITEMS * _PITCH else 2

    def _place(self, number: int) -> Box:
        column, row = divmod(number, _ITEMS // self._columns)
        inner, width = self.inner, _WIDTHS[self._columns]
        return Box(inner.x + column * (width + _GAP), inner.y + 8 + row * _PITCH, width, 60)

    def content(self) -> Sequence[Piece]:
        inner, at = self.inner, self._place
        note = Box(inner.x, inner.bottom - 54, inner.width, 54)
        leave = self.say("game.menu.leave")
        return [
            Button("resume", at(0), self.say("game.menu.resume"), self.back, kind=ButtonKind.GOLD),
            Button("look back", at(1), self.say("game.menu.look_back"), self._go_back_in_time, icon=Icon.HOURGLASS),
            Button("show keys", at(2), self.say("game.menu.keys"), self.app.show_keys, icon=Icon.HELP),
            Button("rules", at(3), self.say("game.menu.rules"), self._open_rules, icon=Icon.TABLET),
            Button("settings", at(4), self.say("game.menu.settings"), self._settings, icon=Icon.GEAR),
            Button("leave", at(5), leave, self._leave_table, kind=ButtonKind.RED, icon=Icon.DOOR),
            Paragraph(note, self.say("game.menu.leave.note"), 17, tones.TEXT_SOFT),
        ]

    def _go_back_in_time(self) -> None:
        self.back()
        self._look_back()

    def _settings(self) -> None:
        # Imported here: most games are played without it.
        from ziggurat_client.scenes.settings import SettingsScene

        self.app.push(SettingsScene(self.app))
