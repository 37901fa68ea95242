"""A plain client that is somebody who knows Civilization: it builds cities, and at the market does what it is told."""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec

from games.civilization import builders
from market.plain_client import ACT, PlainClient, Said
from ziggurat.games.civilization.market import SMALLEST_LOT
from ziggurat.games.civilization.position import Own, Shown
from ziggurat.games.game import Action, Seat, View

ASKED: Final = 7
"""The number of what it is told to do."""


class BuilderClient(PlainClient):
    """One who builds. `shown` is what it was shown last, told anew or not, and `found` where it found the match when it
    came last. Where it `trades` it does anything at the market, as who knows no rules."""

    def __init__(self, name: str, seed: int, trades: bool = False) -> None:
        super().__init__(name, seed)
        self.shown: Said = {}
        self.found: Said = {}
        self._spares: tuple[str, ...] = ()
        self._bargainers: tuple[Seat, ...] = ()
        self._trades = trades

    @property
    def view(self) -> View[Shown, Own]:
        """What it was shown last."""
        return msgspec.convert(self.shown["view"], View[Shown, Own])

    @property
    def phase(self) -> str:
        """What goes on, as far as it knows; nothing before the match began."""
        return str(self.view.public.board.phase) if self.shown else ""

    @property
    def own(self) -> Own:
        """What its seat alone knows."""
        own = self.view.private
        assert own is not None
        return own

    @property
    def whereabouts(self) -> str:
        return f"{super().whereabouts} in {self.phase}, spares: {self._spares}"

    def spare(self, *phases: str, bargainers: tuple[Seat, ...] = ()) -> None:
        """Do nothing by itself in these phases, but in all others, beginning now; and in a market at which not all of
        these seats have enough to offer."""
        self._spares, self._bargainers = phases, bargainers
        if self.told:
            self._look_at(self.news)

    def do(self, action: Action) -> None:
        """Do this, which is not refused."""
        written = json.loads(msgspec.json.encode(action))
        self.say(type="act", id=ASKED, table=self._table, revision=self.news["revision"], action=written)
        self.await_answer("done", id=ASKED)

    def hear(self, message: Said) -> None:
        if message["type"] in ("position", "happened"):
            self.shown = message
        if message["type"] == "position":
            self.found = message
        super().hear(message)

    def _look_at(self, news: Said) -> None:
        board = news["view"]["public"]["board"]
        phase = str(board.get("phase", "nations"))
        if phase in self._spares and all(board["hands"][seat] >= SMALLEST_LOT for seat in self._bargainers):
            return
        if phase == "trade" and self._trades:
            super()._look_at(news)
        elif news.get("viewer") in news["to_act"] and not self._awaits_answer:
            self._build(news)

    def _build(self, news: Said) -> None:
        view: Any = msgspec.convert(news["view"], View[Shown, Own])
        action = builders.action(view.public.board, view.viewer, view.private)
        written = json.loads(msgspec.json.encode(action))
        self._awaits_answer = True
        self.say(type="act", id=ACT, table=self._table, revision=news["revision"], action=written)
