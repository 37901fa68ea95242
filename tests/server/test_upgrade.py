"""The upgrade that docs/hosting.md walks through, with a match that is played meanwhile."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from server.programs import PATIENCE, Caller, Program
from server.systemd_units import ADOPTING, ROOT, service
from server.world import legal_action
from ziggurat.wire.messages import Act, AddBot, Done, Happened, Open, PositionMessage, Ready, Sit, Start
from ziggurat.wire.messages import Table as TableMessage

PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
WINGS = ("shared", "server", "assets")
LISTEN = "systemd:domain=INET:name=ziggurat"


def walks() -> list[list[str]]:
    """The lines of each example of the section about upgrading."""
    (section,) = re.findall(r"^## Stopping and upgrading\n(.*?)^## ", PAGE, re.DOTALL | re.MULTILINE)
    return [block.strip().splitlines() for block in re.findall(r"^```\n(.*?)^```", section, re.DOTALL | re.MULTILINE)]


class System:
    """A machine as the page supposes it: what is installed, and systemd with our units, which holds the port."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._places = {
            "/var/lib/ziggurat": str(folder / "data"),
            "/var/backups": str(folder),
            "unix:/run/ziggurat/admin.sock": f"unix:{folder / 'admin'}",
            "600": "0.1",  # nobody here wants to wait ten minutes
        }
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._socket.getsockname()[1]
        self._install()
        self._start()

    def type(self, line: str) -> None:
        """Do what a line of the page says."""
        for place, here in self._places.items():
            line = line.replace(place, here)
        match shlex.split(line.removeprefix("sudo ")):
            case ["git", *_]:
                pass  # the copy of the repository is this one
            case ["/opt/ziggurat/bin/pip", "install", *_]:
                self._install()
            case ["systemctl", "stop", "ziggurat-server.socket", "ziggurat-server.service"]:
                self._service.close()
            case ["systemctl", "start", "ziggurat-server.socket", "ziggurat-server.service"]:
                self._start()
            case ["ziggurat-server", *words]:
                self._run(words)
            case _:
                pytest.fail(f"this test does not know how to do: {line}")

    def start_again(self) -> None:
        """As systemd does with a service that has ended by itself."""
        code = self._service.process.wait(PATIENCE)
        assert service()["Restart"] == "always"
        assert str(code) not in service()["RestartPreventExitStatus"]
        self._service.close()
        self._start()

    def end(self) -> None:
        self._service.close()
        self._socket.close()

    def _install(self) -> None:
        for wing in WINGS:
            shutil.rmtree(self._folder / wing, ignore_errors=True)
            without = shutil.ignore_patterns("__pycache__")
            shutil.copytree(ROOT / wing, self._folder / wing, ignore=without, copy_function=shutil.copy)

    def _start(self) -> None:
        chosen = {
            "ZIGGURAT_LISTEN": LISTEN,
            "ZIGGURAT_DATA": self._places["/var/lib/ziggurat"],
            "ZIGGURAT_ADMIN": self._places["unix:/run/ziggurat/admin.sock"],
            "ZIGGURAT_ANNOUNCE": "false",
        }
        adopting = ("-c", ADOPTING, str(self._socket.fileno()))
        descriptors = [self._socket.fileno()]
        self._service = Program(program=adopting, environment=self._installed() | chosen, descriptors=descriptors)
        assert self._service.announced

    def _run(self, words: list[str]) -> None:
        command = [sys.executable, "-m", "ziggurat_server", *words]
        surroundings = os.environ | self._installed() | {"HOME": str(self._folder)}
        done = subprocess.run(command, env=surroundings, capture_output=True, timeout=PATIENCE, check=False)
        assert done.returncode == 0, done.stderr.decode()

    def _installed(self) -> dict[str, str]:
        return {"PYTHONPATH": os.pathsep.join(str(self._folder / wing) for wing in WINGS)}


class Player:
    """Anna, who plays against a hired bot and comes back to her seat whenever the server is."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._line = Caller(port)
        self._token = self._line.hello("Anna").token
        self.revision = 0
        self._line.say(Open(1, "ur", 2))
        code = self._line.await_message(Done).table
        assert code is not None
        self._code = code
        self._line.say(Sit(2, code, 0))
        self._line.say(AddBot(3, code, "random", 1))
        self._line.say(Ready(4, code))
        while not all(seat.ready for seat in self._line.await_message(TableMessage).seats):
            pass
        self._line.say(Start(5, code))

    def play(self, steps: int) -> None:
        """Until so many more actions were taken, by her or by the bot."""
        goal = self.revision + steps
        while self.revision < goal:
            news = self._line.await_any(Happened, PositionMessage)
            self.revision = news.revision
            if 0 in news.to_act:
                action = msgspec.Raw(msgspec.json.encode(legal_action(news)))
                self._line.say(Act(6, self._code, news.revision, action))

    def come_back(self) -> None:
        """On a new line, to where the match is now."""
        self._line.socket.close()
        self._line = Caller(self._port)
        self._line.hello("Anna", self._token)
        self._line.say(Sit(7, self._code))
        self.revision = -1
        self.play(1)

    def leave(self) -> None:
        self._line.socket.close()


@pytest.fixture
def system(tmp_path: Path) -> Iterator[System]:
    machine = System(tmp_path)
    yield machine
    machine.end()


@pytest.mark.thorough
def test_a_match_goes_on_through_the_upgrade_and_back_as_it_is_written(system: System) -> None:
    upgrade, back, _ = walks()
    anna = Player(system.port)
    anna.play(2)
    at_the_backup = anna.revision
    for line in upgrade:
        system.type(line)
    system.start_again()
    anna.come_back()
    assert anna.revision >= at_the_backup
    anna.play(3)
    for line in back:
        system.type(line)
    anna.come_back()
    assert at_the_backup <= anna.revision <= at_the_backup + 2
    anna.play(2)
    anna.leave()
