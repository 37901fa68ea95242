"""The menu over a running game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.scenes.game.guiding import Guiding
from ziggurat_client.scenes.pages.common_keys import show_keys
from ziggurat_client.scenes.pages.dialog import PADDING, Dialog
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent

_WIDTHS: Final = {1: 480.0, 2: 404.0}
"""The width of a button, by the number of columns."""
_GAP: Final = 16.0
_PITCH: Final = 76.0
_FRAME: Final = 204.0
"""The height of the dialog without its buttons."""


class GameMenu(Dialog):
    """Go on, look back, look at keys or rules, change the settings, ask the others something, or leave the table."""

    first_focus = "resume"

    def __init__(
        self,
        atlas: Atlas,
        look_back: Callable[[], None],
        open_rules: Callable[[], None],
        leave: Callable[[], None],
        leaving: str,
        agree: Callable[[], None] | None = None,
        host: Callable[[], None] | None = None,
        reclaim: Callable[[], None] | None = None,
        guiding: Guiding | None = None,
        sit: Callable[[], None] | None = None,
        since: Callable[[], None] | None = None,
    ) -> None:
        """`leaving` says what leaving comes to. Each of the last six is there for some only: `agree` for those who
        play, `host` for the host, `reclaim` for those whose seat a bot keeps, `guiding` in a first game,
        `sit` for those who look on where a seat was freed, `since` where something has happened since we decided."""
        super().__init__(atlas)
        self._agree = agree
        self._host = host
        self._reclaim = reclaim
        self._sit = sit
        self._since = since
        self._guiding = guiding
        self._look_back = look_back
        self._open_rules = open_rules
        self._leave_table = leave
        self.leaving = leaving

    @property
    def title(self) -> str:
        return self.say("game.menu")

    @property
    def size(self) -> Extent:
        columns = self._columns
        return Extent(
            columns * _WIDTHS[columns] + (columns - 1) * _GAP + 2 * PADDING, _FRAME + self._rows(columns) * _PITCH
        )

    def _rows(self, columns: int) -> int:
        """How many buttons lie below each other."""
        ways = (self._agree, self._host, self._reclaim, self._guiding, self._sit, self._since)
        return ceil((6 + sum(way is not None for way in ways)) / columns)

    @property
    def _columns(self) -> int:
        """Two where the window is too low for all the buttons below each other."""
        return 1 if self.most.height >= _FRAME + self._rows(1) * _PITCH else 2

    def _place(self, number: int) -> Box:
        column, row = divmod(number, self._rows(self._columns))
        inner, width = self.inner, _WIDTHS[self._columns]
        return Box(inner.x + column * (width + _GAP), inner.y + 8 + row * _PITCH, width, 60)

    def content(self) -> Sequence[Piece]:
        inner, say = self.inner, self.say
        buttons = [
            self._item("resume", say("game.menu.resume"), self.back, kind=ButtonKind.GOLD),
            self._item("look back", say("game.menu.look_back"), self._go_back_in_time, Icon.HOURGLASS),
            *self._since_item(),
            self._item("show keys", say("game.menu.keys"), lambda: show_keys(self.atlas), Icon.HELP),
            self._item("rules", say("game.menu.rules"), self._open_rules, Icon.TABLET),
            self._item("settings", say("game.menu.settings"), self._settings, Icon.GEAR),
        ]
        if self._agree is not None:
            buttons.append(self._item("agree", say("game.menu.agree"), self._ask_the_others, Icon.PEOPLE))
        if self._reclaim is not None:
            buttons.append(self._item("kept seat", say("kept.reclaim"), self._take_back, Icon.PERSON))
        if self._guiding is not None:
            key = "guide.silence" if self._guiding.speaks else "guide.wake"
            buttons.append(self._item("guide", say(key), self._switch_guide, Icon.PERSON))
        if self._sit is not None:
            buttons.append(self._item("sit", say("game.menu.sit"), self._take_seat, Icon.PERSON))
        if self._host is not None:
            buttons.append(self._item("host", say("host.title"), self._rule, Icon.STAR))
        buttons.append(self._item("leave", say("game.menu.leave"), self._leave_table, Icon.DOOR, ButtonKind.RED))
        for number, button in enumerate(buttons):
            button.box = self._place(number)
        note = Box(inner.x, inner.bottom - 54, inner.width, 54)
        return [*buttons, Paragraph(note, self.leaving, 17, tones.TEXT_SOFT)]

    def _since_item(self) -> list[Button]:
        if self._since is None:
            return []
        return [self._item("since", self.say("since.title"), self._tell_since, Icon.CLOCK)]

    def _item(
        self,
        name: str,
        label: str,
        pressed: Callable[[], None],
        icon: Icon | None = None,
        kind: ButtonKind = ButtonKind.PLAIN,
    ) -> Button:
        return Button(name, self._place(0), label, pressed, kind=kind, icon=icon)

    def _ask_the_others(self) -> None:
        self.back()
        if self._agree is not None:
            self._agree()

    def _rule(self) -> None:
        self.back()
        if self._host is not None:
            self._host()

    def _switch_guide(self) -> None:
        self.back()
        if self._guiding is not None:
            self._guiding.switch()

    def _take_seat(self) -> None:
        self.back()
        if self._sit is not None:
            self._sit()

    def _take_back(self) -> None:
        self.back()
        if self._reclaim is not None:
            self._reclaim()

    def _go_back_in_time(self) -> None:
        self.back()
        self._look_back()

    def _tell_since(self) -> None:
        self.back()
        if self._since is not None:
            self._since()

    def _settings(self) -> None:
        self.stack.push(self.atlas.settings())
