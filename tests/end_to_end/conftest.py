"""What tests of whole programs share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from end_to_end.shared_servers import ALIKE, SharedServers
from server.postgres_server import PostgresServer
from server.postgres_server import postgres as postgres  # a fixture
from server.programs import Program


@pytest.fixture
def house(postgres: PostgresServer, tmp_path: Path) -> Iterator[SharedServers]:
    """Servers that share a database of their own; none is started yet."""
    with SharedServers(postgres.empty_database("house"), tmp_path) as servers:
        yield servers


@pytest.fixture(scope="session")
def pair(postgres: PostgresServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Program, Program]]:
    """Two servers to which nothing happens, for all tests that need no more."""
    with SharedServers(postgres.new_database("pair"), tmp_path_factory.mktemp("pair")) as servers:
        yield servers.start(*ALIKE), servers.start(*ALIKE)
