"""A PostgreSQL of the tests' own, in a temporary folder, spoken to by a Unix socket."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import psycopg
import pytest

from server import used_database

_PLACES: Final = ("/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt/postgresql")
_NOBODY: Final = "nobody"
_UNSYNCED: Final = ("fsync=off", "full_page_writes=off")
PATIENCE: Final = 30
"""Seconds that it may take to start or to end."""
PAUSE: Final = 0.05


def program(name: str) -> str | None:
    """Where a program of PostgreSQL lies: on the path, or where Debian hides it."""
    found = shutil.which(name)
    if found is not None:
        return found
    hidden = sorted(path for place in _PLACES for path in Path(place).glob(f"**/bin/{name}"))
    return str(hidden[-1]) if hidden else None


def is_installed() -> bool:
    """Whether a PostgreSQL can be made here."""
    return os.name == "posix" and program("initdb") is not None and program("postgres") is not None


class PostgresServer:
    """A server of PostgreSQL with nothing in it, until it is ended.

    Unless it is `durable` as in earnest, it waits for no disk: what it keeps outlives it, but not the system.
    """

    def __init__(self, durable: bool = False) -> None:
        self._durable = durable
        self.folder = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))  # a short path: it names a socket
        self._user = _NOBODY if os.geteuid() == 0 else None  # PostgreSQL does not run as root
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self._run("initdb", "--no-sync", "-D", "data", "-U", "ziggurat", "-A", "trust", "-E", "UTF8", "--locale=C")
        self._process: subprocess.Popen[bytes] | None = None
        self._used: set[str] = set()
        self.start()

    @property
    def address(self) -> str:
        """How its first database is reached."""
        return self.address_of("postgres")

    def address_of(self, database: str) -> str:
        """How that database is reached."""
        return f"postgresql://ziggurat@/{database}?host={self.folder}"

    def new_database(self, name: str) -> str:
        """The address of one more database, with nothing in it."""
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)'.encode())
            connection.execute(f'CREATE DATABASE "{name}"'.encode())
        return self.address_of(name)

    def empty_database(self, name: str) -> str:
        """The address of a database with the newest tables and nothing in them, though others may have used it."""
        prepare = used_database.begin_again if name in self._used else used_database.begin
        address = self.address_of(name) if name in self._used else self.new_database(name)
        with psycopg.connect(address, autocommit=True) as connection:
            prepare(connection)
        self._used.add(name)
        return address

    def start(self) -> None:
        """Start it, and wait until it answers. It does not start while something of a killed one still runs."""
        chosen = ("listen_addresses=", "max_connections=200", *(() if self._durable else _UNSYNCED))
        arguments = ("-D", "data", "-k", str(self.folder), *(word for one in chosen for word in ("-c", one)))
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with (self.folder / "log").open("ab") as log:
                command = self._command("postgres", arguments)
                process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log, start_new_session=True)
            while process.poll() is None:
                if self._answers():
                    self._process = process
                    return
                time.sleep(PAUSE)
        raise RuntimeError(f"PostgreSQL does not start; {self.folder / 'log'} says why")

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.address, connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def processes(self) -> list[int]:
        """The ids of its processes that run now."""
        assert self._process is not None
        found = subprocess.run(
            ["pgrep", "--session", str(self._process.pid)], capture_output=True, text=True, check=True
        )
        return [int(line) for line in found.stdout.split()]

    def kill(self) -> None:
        """As a power cut would have it."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it, and every connection."""
        self._end(signal.SIGINT)

    def end(self) -> None:
        """End it for good."""
        self.stop()
        shutil.rmtree(self.folder)

    def _end(self, how: signal.Signals) -> None:
        process = self._process
        if process is None or process.poll() is not None:
            return
        if how is signal.SIGKILL:
            os.killpg(process.pid, how)
        else:
            process.send_signal(how)
        process.wait(PATIENCE)
        self._process = None

    def _run(self, name: str, *arguments: str) -> None:
        command = self._command(name, arguments)
        ended = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False)
        if ended.returncode:
            raise RuntimeError(f"{name}: {ended.stderr or ended.stdout}")

    def _command(self, name: str, arguments: Sequence[str]) -> list[str]:
        found = program(name)
        assert found is not None
        as_user = [] if self._user is None else ["setpriv", f"--reuid={self._user}", "--clear-groups"]
        return [*as_user, found, *arguments]


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL of the tests' own, for all of a process."""
    if not is_installed():
        pytest.skip("PostgreSQL is not installed (Debian: apt install postgresql)")
    server = PostgresServer()
    yield server
    server.end()
