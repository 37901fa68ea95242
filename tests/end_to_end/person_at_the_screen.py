"""A real client process with a person at it: the program as it is, its own loop, and synthetic mouse events.

    python person_at_the_screen.py host|guest|watcher LINK NAME CHANCE FOLDER HOSTING

The host opens a table from the lobby, as HOSTING says (JSON of a `Hosting`), waits for company and starts; the guest
follows the link and gets ready; the watcher only looks. Players choose like the greedy bot and carry it out by clicks.
What a test must know is printed as JSON lines: {"table": …} once others may come to the host's table, {"acted": …}
with the revision at each action, {"away": …} with the revision at which the server is gone from the board,
{"looked_back": …} with what the host saw of the match again, {"end": …} with what the client finally shows.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import msgspec
import pygame

from client.driver import Driver
from client.hands import PLAY_BY_MOUSE
from end_to_end.hosting import Host, Hosting
from ziggurat.bots.levels import player_of
from ziggurat.wire.links import parse_link
from ziggurat_client.app import App
from ziggurat_client.clock import HandClock
from ziggurat_client.command_line import Invocation
from ziggurat_client.crash_reports import CrashReports
from ziggurat_client.network.table_record import Moment, TableRecord
from ziggurat_client.scenes.game.curtain import CurtainScene
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.game.since import SinceScene
from ziggurat_client.scenes.lobby.create_table import CreateTableScene
from ziggurat_client.scenes.lobby.lobby import LobbyScene
from ziggurat_client.scenes.replay.reviewed import ReviewedReplayScene
from ziggurat_client.scenes.result.result import ResultScene
from ziggurat_client.scenes.room.guest_name import GuestNameScene
from ziggurat_client.scenes.room.room import RoomScene
from ziggurat_client.scenes.rules.rules import RulesScene
from ziggurat_client.start import open_app

PATIENCE = 5.0
"""Seconds after which a person who sees nothing happen tries again."""
MISSES = 3
"""So often in a row a person does not find what they want to press while it is there."""
THOUGHTS = 100
"""How much a person looks at before they decide: little, so that games are soon played to their end."""


class RealTime(Driver):
    """Hands at a program that keeps its own time."""

    def __init__(self, app: App) -> None:
        super().__init__(app, HandClock())

    def turn(self, times: int = 1, seconds: float = 1 / 60) -> None:
        for _ in range(times):
            self.app.turn(patience=seconds)


class Person:
    """What the person does on each screen that comes up."""

    def __init__(self, driver: Driver, role: str, chance: Random, folder: Path, hosting: Hosting) -> None:
        """`hosting` is what a host does besides playing."""
        self._driver = driver
        self._host = Host(driver, hosting)
        self._looks_back = hosting.looks_back
        self._role = role
        self._chance = chance
        self._folder = folder
        self._mind = player_of("merchant", THOUGHTS)
        self._acted_at = -1
        self._acted_by = 0.0
        self._misses = 0
        self._created = False
        self._told_table = False
        self._told_away = False
        self.last: Moment | None = None

    @property
    def record(self) -> TableRecord | None:
        """The one table this person is at."""
        return next(iter(self._driver.app.services.remote.tables.values()), None)

    def appearance(self) -> bool:
        """React to what is on the screen; return whether this person is through."""
        match self._driver.app.scene:
            case LobbyScene() if self._role == "host" and not self._created:
                self._created = True
                self._driver.click("create")
            case CreateTableScene():
                self._host.create_table()
            case GuestNameScene():
                self._driver.click("give")
            case RoomScene():
                self._wait_in_room()
            case CurtainScene():
                self._driver.click("lift")
            case SinceScene():
                self._driver.click("go on")
            case GameScene() as scene:
                self._play(scene)
            case ResultScene():
                return self._finish()
            case ReviewedReplayScene() as scene:
                return self._look_back(scene)
            case RulesScene():
                # A click at the board fell on a message over it that leads to its rule: back to the match.
                self._driver.press(pygame.K_ESCAPE)
        return False

    def _wait_in_room(self) -> None:
        record = self.record
        if record is None or record.seat is None:
            return
        if self._role == "host" and not self._told_table:
            if not self._host.prepare(record):
                return
            self._told_table = True
            tell({"table": record.code})
        seats = record.table.seats
        if not all(seats[seat].ready for seat in record.table.your_seats):
            self._driver.click("ready")
            self._driver.turn(10)
        elif self._role == "host" and all(seat.ready for seat in seats):
            self._driver.click("start")
            self._driver.turn(10)

    def _play(self, scene: GameScene) -> None:
        record = self.record
        assert record is not None
        moment = record.moment
        assert moment is not None
        self.last = moment
        now = time.monotonic()
        if self._driver.app.services.remote.standing != "here" or now > self._acted_by + PATIENCE:
            # What was asked may be lost with a broken connection: a person looks up and asks again.
            self._acted_at = -1
        if not self._is_here(moment):
            return
        if record.seat not in moment.due.seats or moment.revision == self._acted_at:
            return
        if scene.view.animating:
            # What is told may still be on its way to the hand: look again once it is there.
            scene.view.skip()
            return
        while scene.view.back():
            """Out of what was half chosen."""
        self._acted_at = moment.revision
        self._acted_by = now
        action = self._mind.choose(record.game, moment.view, self._chance)
        try:
            PLAY_BY_MOUSE[record.game.id](self._driver, scene, action)
        except (LookupError, ValueError, AssertionError):
            if self._driver.app.services.remote.standing == "here" and record.moment is moment:
                self._misses += 1
            if self._misses > MISSES:
                raise
            # The connection broke between two clicks; or somebody else who is asked too was faster, and what was
            # offered went with it; or a click fell beside what a busy machine still moved: look up and choose again.
            self._acted_at = -1
            return
        self._misses = 0
        tell({"acted": moment.revision})

    def _is_here(self, moment: Moment) -> bool:
        """Whether the server is there, whose going away is told."""
        here = self._driver.app.services.remote.standing == "here"
        if not here and not self._told_away:
            tell({"away": moment.revision})
        self._told_away = not here
        return here

    def _finish(self) -> bool:
        record = self.record
        assert record is not None
        self.last = record.moment
        if self._role != "host":
            return True
        if not self._replays():
            self._driver.click("save")
            self._driver.turn(2)
            self._driver.click("file")
            self._driver.turn(10)
        if self._looks_back and self._replays():
            self._driver.click("watch")
            return False
        return bool(self._replays())

    def _look_back(self, scene: ReviewedReplayScene) -> bool:
        (replay,) = self._replays()
        seen = self._host.look_back(scene, replay)
        if seen is None:
            return False
        tell({"looked_back": seen})
        return True

    def _replays(self) -> list[Path]:
        return list((self._folder / "replays").glob("*.json"))


def tell(fact: dict[str, Any]) -> None:
    """Say something to the test."""
    print(msgspec.json.encode(fact).decode(), flush=True)


def main(role: str, link: str, name: str, chance: str, folder: str, hosting: str) -> None:
    """Be that person until the match is over and seen."""
    address = parse_link(link)
    watching = role == "watcher"
    app = open_app(
        Invocation(
            join=None if watching else address,
            watch=address if watching else None,
            name=name,
            language="en",
            size=(1024, 600),
            folder=Path(folder),
        ),
        CrashReports(Path(folder)),
        networks=("127.0.0.1",),
    )
    # This person wants to see only how stories end.
    app.services.settings.choose(speed=0.0)
    driver = RealTime(app)
    person = Person(driver, role, Random(int(chance)), Path(folder), msgspec.json.decode(hosting, type=Hosting))
    try:
        while not app.stack.stopped:
            driver.turn()
            if person.appearance():
                break
    finally:
        app.finish()
    assert person.last is not None
    tell(
        {
            "end": {
                "revision": person.last.revision,
                "public": msgspec.to_builtins(person.last.view.public),
                "result": msgspec.to_builtins(person.last.result),
            }
        }
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
