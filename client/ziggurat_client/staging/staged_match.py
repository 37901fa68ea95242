"""A match of any game put on stage, for pictures of the game screen in every mode."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

import msgspec
import pygame

from ziggurat.certainty import of_type
from ziggurat.games.game import Action, Game
from ziggurat.wire.messages import ClockMessage, Happened, PersonCard, PositionMessage, SeatState, Table
from ziggurat_client.boards.play.dwelling import DWELL
from ziggurat_client.clock import HandClock
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.staging.person import find, strike
from ziggurat_client.staging.staged import CODE, welcome
from ziggurat_client.window.screen import Box

if TYPE_CHECKING:
    from ziggurat_client.app import App

NAMES: Final = (
    ("Kubaba", "merchant"),
    ("Ninsun", None),
    ("Tariq", None),
    ("Amélie", None),
    ("Enlil", "priest"),
    ("Zahra", None),
    ("Marek", None),
)


class StagedMatch:
    """A table whose match of any game stands at a position; the application's person sits in `seat`, or watches."""

    def __init__(
        self,
        app: App,
        rules: Game[Any, Any, Any],
        position: msgspec.Struct,
        seats: int,
        seat: int | None = 1,
        keepers: Mapping[int, str] = MappingProxyType({}),
    ) -> None:
        self.app = app
        self._rules = rules
        self._position = position
        self._seats = seats
        self._revision = 1
        self._seat = seat
        self._keepers = keepers
        app.services.remote.receive(welcome())
        app.services.remote.receive(self._table())
        self.show()

    def show(self) -> None:
        """Show where the match stands, before the scene is there."""
        self.app.services.remote.receive(self._message())

    def _table(self) -> Table:
        seats = tuple(
            SeatState(f"p{seat}", name, level, ready=True, here=True, keeper=self._keepers.get(seat))
            for seat, (name, level) in enumerate(NAMES[: self._seats])
        )
        watchers = tuple(PersonCard(f"w{number}", "Zahra") for number in range(12))
        return Table(
            CODE,
            "The Gate of Lagash",
            self._rules.id,
            msgspec.Raw(b"{}"),
            "playing",
            False,
            True,
            "p1",
            seats,
            watchers,
            self._revision,
            watcher_count=len(watchers),
            your_seats=() if self._seat is None else (self._seat,),
        )

    def _message(self) -> PositionMessage:
        to_act = self._rules.due(self._position).seats
        return PositionMessage(CODE, self._revision, to_act, (), self._raw_view(), viewer=self._seat)

    def _raw_view(self) -> msgspec.Raw:
        return msgspec.Raw(msgspec.json.encode(self._rules.view(self._position, self._seat)))

    def hear(self, message: ClockMessage) -> None:
        """Have a message arrive, and its movement end at once."""
        self.app.services.remote.receive(message)
        self.app.scene.arrived(message)
        self.app.stack.redraw()

    def open(self) -> None:
        """Show the game."""
        self.app.stack.push(GameScene(self.app.atlas, CODE))
        self.app.turn(patience=0.001)

    def play(self, actions: Sequence[tuple[int, Action]]) -> None:
        """Have seats act, and end the movement at once."""
        for seat, action in actions:
            self.tell(seat, action)
        self.skip()

    def play_on(self, times: int) -> None:
        """Have whoever's decision is awaited take the first action that there is."""
        for _ in range(times):
            seat = self._rules.due(self._position).seats[0]
            self.tell(seat, next(iter(self._rules.candidates(self._rules.view(self._position, seat)))))
        self.skip()

    def tell(self, seat: int, action: Action) -> None:
        """Have a seat act; its movement runs as time passes."""
        self._position, events = self._rules.apply(self._position, seat, action)
        self._revision += 1
        to_act = self._rules.due(self._position).seats
        seen = [told for event in events if (told := event.seen_by(self._seat)) is not None]
        raw = msgspec.Raw(msgspec.json.encode(seen))
        happened = Happened(CODE, self._revision, seat, to_act, (seat,), raw, self._raw_view(), viewer=self._seat)
        self.app.services.remote.receive(happened)
        self.app.scene.arrived(happened)

    def stand(self, position: msgspec.Struct) -> None:
        """Put the match at another position, whatever led there."""
        self._position = position
        self._revision += 1
        message = self._message()
        self.app.services.remote.receive(message)
        self.app.scene.arrived(message)

    def skip(self) -> None:
        """End the story."""
        self.app.scene.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_F12, unicode="", mod=0))
        self.app.turn(patience=0.001)

    def key(self, key: int, unicode: str = "") -> None:
        """Press a key and let it go."""
        strike(self.app, key, unicode)

    def point_at_button(self, name: str) -> None:
        """Move the pointer to a button."""
        self.point_in(find(self.app, name).box)

    def hover(self, x: float, y: float) -> tuple[int, int]:
        """Move the pointer to a point of the design grid; returns its pixel."""
        self.app.scene.viewport.reveal(Box(x, y, 1, 1))
        pixel = self.app.scene.screen.pixel(x, y)
        self.app.scene.handle(pygame.Event(pygame.MOUSEMOTION, pos=pixel, rel=(0, 0), buttons=(0, 0, 0)))
        self.app.stack.redraw()
        return pixel

    def rest(self) -> None:
        """Leave the pointer where it is until something is said about that place."""
        of_type(HandClock, self.app.services.clock).turn(DWELL)
        self.app.stack.redraw()

    def point_in(self, box: Box, *, click: bool = False) -> None:
        """Move the pointer into a box, and click there."""
        pixel = self.hover(box.x + box.width * 0.6, box.y + box.height * 0.62)
        if click:
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                self.app.scene.handle(pygame.Event(kind, pos=pixel, button=1))
        self.app.turn(patience=0.001)
