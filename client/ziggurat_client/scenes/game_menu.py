"""The menu over a running game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.scenes.dialog import Dialog
from ziggurat_client.screen import Box
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Paragraph

if TYPE_CHECKING:
    from ziggurat_client.app import App


class GameMenu(Dialog):
    """Go on, look back, look at the keys or the rules, change the settings, or leave the table."""

    size = (560, 628)
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

    def content(self) -> Sequence[Piece]:
        inner = self.inner
        rows = [Box(inner.x, inner.y + 8 + row * 76, inner.width, 60) for row in range(6)]
        note = Box(inner.x, rows[5].bottom + 14, inner.width, 30)
        return [
            Button("resume", rows[0], self.say("game.menu.resume"), self.back, kind=ButtonKind.GOLD),
            Button("look back", rows[1], self.say("game.menu.look_back"), self._go_back_in_time, icon=Icon.HOURGLASS),
            Button("show keys", rows[2], self.say("game.menu.keys"), self.app.show_keys, icon=Icon.HELP),
            Button("rules", rows[3], self.say("game.menu.rules"), self._open_rules, icon=Icon.TABLET),
            Button("settings", rows[4], self.say("game.menu.settings"), self._settings, icon=Icon.GEAR),
            Button(
                "leave", rows[5], self.say("game.menu.leave"), self._leave_table, kind=ButtonKind.RED, icon=Icon.DOOR
            ),
            Paragraph(note, self.say("game.menu.leave.note"), 17, tones.TEXT_SOFT),
        ]

    def _go_back_in_time(self) -> None:
        self.back()
        self._look_back()

    def _settings(self) -> None:
        # Imported here: most games are played without it.
        from ziggurat_client.scenes.settings import SettingsScene

        self.app.push(SettingsScene(self.app))
