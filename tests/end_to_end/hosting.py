"""What a host does besides playing, by clicks: opens a table, seats who plays there, and afterwards looks back."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
import pygame

from client.driver import Driver
from ziggurat.games import GAMES
from ziggurat.match.record import load
from ziggurat.wire.messages import Delay
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.scenes.replay.reviewed import ReviewedReplayScene
from ziggurat_client.shown import SHOWN

PARTNER: Final = 1
"""The seat of whoever plays at the host's screen too."""
LATE: Final = Delay(actions=3)
"""How late watchers see the match at a table that is told late."""
_PAUSE: Final = 10
"""Turns for which a person waits until what was asked is done."""


class Hosting(msgspec.Struct, frozen=True):
    """What a host does besides playing.

    With a `partner`, somebody else plays at the same screen; with a `bot`, one has the last seat; a table that is told
    `late` is seen by watchers some actions later; who `looks_back` sees the match again afterwards, and its review.
    """

    game: str
    seats: int
    partner: bool = False
    bot: bool = False
    late: bool = False
    looks_back: bool = False


class Host:
    """Does all that at the screens where it is done."""

    def __init__(self, driver: Driver, hosting: Hosting) -> None:
        self._driver = driver
        self._hosting = hosting
        self._review_asked = False

    def create_table(self) -> None:
        """In the dialog that asks for what a table is to be."""
        game = self._hosting.game
        counts = GAMES[game].seat_counts
        self._choose("game", SHOWN.index(game), len(SHOWN))
        self._choose("seats", counts.index(self._hosting.seats), len(counts))
        self._driver.click("open")

    def _choose(self, name: str, index: int, of: int) -> None:
        """Click one of the values of a row."""
        box = self._driver.page.widget(name).box
        self._driver.click_at(box.x + box.width * (index + 0.5) / of, box.centre[1])

    def prepare(self, record: TableRecord) -> bool:
        """Ask for what is missing in the room before others come; return whether nothing is."""
        hosting, seats = self._hosting, record.table.seats
        last = len(seats) - 1
        if hosting.partner and not seats[PARTNER].person:
            self._driver.click(f"guest {PARTNER}")
        elif hosting.bot and not seats[last].level:
            self._driver.click(f"add bot {last}")
        elif hosting.late and record.table.delay != LATE:
            self._tell_later()
        else:
            return True
        self._driver.turn(_PAUSE)
        return False

    def _tell_later(self) -> None:
        """One more press of the arrow beside the delay."""
        page = self._driver.page
        box = page.widget("delay").box
        page.viewport.reveal(box)
        self._driver.click_at(box.right - box.height / 2, box.centre[1])

    def look_back(self, scene: ReviewedReplayScene, replay: Path) -> dict[str, Any] | None:
        """See the match again to its end, and have it reviewed; return what came of it once that is known."""
        if not scene.theatre.at_end:
            self._driver.press(pygame.K_END)
            return None
        if not self._review_asked:
            self._review_asked = True
            self._driver.write("v")
        review = self._driver.app.services.reviews.of(load(replay.read_bytes()))
        assert not review.failed
        if review.review is None or not review.complete:
            return None
        return {
            "steps": scene.theatre.at,
            "public": msgspec.to_builtins(scene.theatre.frame.position),
            "turns": len(review.review.turns),
        }
