"""The player's idea of what the program shows: a second client that watches the same table from our seat's side.

It draws the same screens without a display, so it knows where everything lies and what a click there means; whatever is
done to it is done to the real window too. What it asks of the server goes nowhere: only the real program acts.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import Final

import msgspec
import pygame
from PIL import Image, ImageChops, ImageStat

from client.driver import Driver
from real_window.display import Display
from real_window.seat_sight import SeatSight
from ziggurat.games import game_named
from ziggurat.games.game import Seat
from ziggurat.wire.links import Address, parse_link
from ziggurat.wire.messages import (
    ClientMessage,
    Happened,
    Hello,
    History,
    HistoryPage,
    Pong,
    PositionMessage,
    Replay,
    ServerMessage,
    Table,
    Watch,
)
from ziggurat_bot.connection import Connection
from ziggurat_client.app import App
from ziggurat_client.clock import HandClock, SteadyClock
from ziggurat_client.kept.profile import Memory
from ziggurat_client.network.arrivals import Arrival
from ziggurat_client.network.table_record import Moment, TableRecord
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.text_log import TextLog
from ziggurat_client.window.window import Window
from ziggurat_client.wording.words import Words

OUR_SEAT: Final[Seat] = 0
SAME: Final = 2.0
"""The mean difference of two pictures' colours (0 to 255) at which they show the same."""
_BOARD_NAME: Final = (0, 0, 240, 44)
"""Where the bar over a board says which game it is of: left, top, right, bottom."""
_PATIENCE: Final = 90.0
"""Seconds in which the program shows a board, on a machine with much else to do."""
_GLANCE: Final = 0.005
"""Seconds of listening to the server at each turn."""
_X_NAMES: Final = {
    pygame.K_RETURN: "Return",
    pygame.K_ESCAPE: "Escape",
    pygame.K_SPACE: "space",
    pygame.K_TAB: "Tab",
    pygame.K_UP: "Up",
    pygame.K_DOWN: "Down",
    pygame.K_LEFT: "Left",
    pygame.K_RIGHT: "Right",
    pygame.K_HOME: "Home",
    pygame.K_END: "End",
    pygame.K_PAGEDOWN: "Next",
}
_X_SIGNS: Final = {"+": "plus", "-": "minus"}


class WatchersLink:
    """A watcher's line to the server, heard as if it were ours: the table is told as to `OUR_SEAT`."""

    def __init__(self, sight: SeatSight) -> None:
        """`sight` is that of our seat in games with secrets."""
        self._sight = sight
        self._has_secrets = False
        self._secret_table: str | None = None
        self._answers: list[HistoryPage] = []
        self._line: Connection | None = None

    def connect(self, address: Address, hello: Hello, known: str | None = None) -> None:
        """Greet the server, and watch the table."""
        assert address.table is not None
        self._line = Connection(address, known)
        self._line.send(hello)
        self._line.send(Watch(1, address.table))

    def send(self, message: ClientMessage) -> None:
        """Show that we are there, and ask what changes nothing; all else is the real program's to ask.

        What has been so far is answered as to our seat.
        """
        if isinstance(message, History) and self._has_secrets:
            self._answers.append(self._sight.history(message))
        if isinstance(message, Pong | Replay) and self._line is not None:
            self._line.send(message)

    def try_now(self) -> None:
        """The real program does that itself."""

    def disconnect(self) -> None:
        """Hang up."""
        if self._line is not None:
            self._line.close()
            self._line = None

    def stop(self) -> None:
        """Hang up."""
        self.disconnect()

    def arrivals(self) -> list[Arrival]:
        """What the server said meanwhile, and what it tells our seat alone."""
        heard = self._line.receive(_GLANCE) if self._line is not None else None
        answers, self._answers = self._answers, []
        found: list[Arrival] = [*answers, *(told for message in heard or () for told in self._as_to_us(message))]
        if self._secret_table is not None and self._sight.has_changed:
            found += self._sight.news(self._secret_table)
        return found

    def _as_to_us(self, message: ServerMessage) -> Sequence[ServerMessage]:
        if isinstance(message, Table):
            self._has_secrets = game_named(message.game).has_secrets
            return [msgspec.structs.replace(message, your_seats=(OUR_SEAT,))]
        if not isinstance(message, Happened | PositionMessage):
            return [message]
        if not self._has_secrets:
            return [_without_secrets(message)]
        self._secret_table = message.table
        return self._sight.news(message.table)


def _without_secrets(message: Happened | PositionMessage) -> Happened | PositionMessage:
    """Where there are no secrets a player's view is a watcher's but for whose it is."""
    view = msgspec.json.decode(message.view) | {"viewer": OUR_SEAT}
    return msgspec.structs.replace(message, viewer=OUR_SEAT, view=msgspec.Raw(msgspec.json.encode(view)))


class Twin(Driver):
    """Hands that do everything twice: to the real window, and to the client in mind."""

    def __init__(self, display: Display, size: tuple[int, int], folder: Path, home: Path, language: str = "en") -> None:
        """A client in mind with a window of that size, still on its title; its own `folder` is not the program's
        `home`."""
        self._display = display
        self._told = StringIO()
        window, text_log = Window(size), TextLog(self._told.write)
        app = App(
            window,
            Memory(folder),
            Words(language),
            WatchersLink(SeatSight(home, OUR_SEAT)),
            SteadyClock(),
            text_log=text_log,
        )
        super().__init__(app, HandClock())
        self.app.stack.push(TitleScene(self.app.atlas))
        self.turn()

    def come_to(self, link: str) -> GameScene:
        """Come to the table of that link, at which a match is on, and wait until the program's board is seen too:
        what is pressed before that is not meant for it, and goes nowhere."""
        address = parse_link(link)
        assert address.table is not None
        self.app.services.remote.connect(address, "Twin")
        while not any(record.moment for record in self.app.services.remote.tables.values()):
            self.turn_without_scene()
        scene = GameScene(self.app.atlas, address.table)
        self.app.stack.push(scene)
        end = time.monotonic() + _PATIENCE
        self.turn()
        while self.difference(_BOARD_NAME) >= SAME:
            assert time.monotonic() < end, "the program never shows the board"
            self.turn()
        return scene

    @property
    def picture(self) -> Image.Image:
        """What is imagined to be seen."""
        surface = self.app.services.window.surface
        return Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))

    def difference(self, part: tuple[int, int, int, int]) -> float:
        """How far a part of the window (left, top, right, bottom) is from what is imagined there."""
        pictures = ImageChops.difference(self._display.picture().crop(part), self.picture.crop(part))
        return sum(ImageStat.Stat(pictures).mean) / 3

    @property
    def told(self) -> list[str]:
        """What its own text log says of the match since it came: the same as the real program's."""
        return self._told.getvalue().splitlines()[1:]

    @property
    def record(self) -> TableRecord:
        """The table."""
        (record,) = self.app.services.remote.tables.values()
        return record

    @property
    def moment(self) -> Moment:
        """Where the match stands."""
        assert self.record.moment is not None
        return self.record.moment

    def knows_later_than(self, moment: Moment) -> bool:
        """Whether the match has moved on since."""
        return self.moment.revision > moment.revision

    def pixel_of(self, name: str) -> tuple[int, int]:
        """The middle of a widget of the page on show."""
        return self.page.screen.pixel(*self.page.widget(name).box.centre)

    def turn(self, times: int = 1, seconds: float = 1 / 60) -> None:
        for _ in range(times):
            self.app.turn(patience=seconds)

    def click_pixel(self, pixel: tuple[int, int]) -> None:
        self._display.click(*pixel)
        super().click_pixel(pixel)

    def strike(self, key: int, text: str = "") -> None:
        self._display.strike(_X_NAMES.get(key) or _X_SIGNS.get(text, text))
        super().strike(key, text)

    def write(self, text: str) -> None:
        self._display.write(text)
        super().write(text)

    def close(self) -> None:
        """Leave the table."""
        self.app.finish()
