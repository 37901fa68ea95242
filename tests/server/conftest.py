"""What tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final
from zlib import crc32

import pytest

from examples import EVERY
from server.on_disk import SHARED, SharedPlace
from server.postgres_server import PostgresServer
from server.postgres_server import postgres as postgres  # a fixture
from server.world import World

ON_POSTGRESQL: Final = pytest.param("postgres", marks=pytest.mark.sampled)


@pytest.fixture
def world() -> World:
    return World()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What is marked with `both_stores` is tested on SQLite and on PostgreSQL; there, in an ordinary run, about one in
    four of those that run on both."""
    if metafunc.definition.get_closest_marker("both_stores") and "store_kind" in metafunc.fixturenames:
        shared = EVERY or crc32(metafunc.definition.name.encode()) % 4 == 0
        only = metafunc.definition.get_closest_marker("only_on_sqlite") or not shared
        metafunc.parametrize("store_kind", ["sqlite"] if only else ["sqlite", ON_POSTGRESQL])


@pytest.fixture
def store_kind() -> str:
    """Where the servers of a test keep their things."""
    return "sqlite"


@pytest.fixture
def tmp_path(store_kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Path]:
    """A folder of the test's own; servers that keep their things there may keep them in a database that it names."""
    yield _with_store(tmp_path, "tests", store_kind, request)
    for place in tuple(SharedPlace.opened):
        place.leave()


@pytest.fixture
def other_path(store_kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """Another folder of that kind, for servers that know nothing of those in the first."""
    other = tmp_path / "other"
    other.mkdir()
    return _with_store(other, "other", store_kind, request)


def _with_store(folder: Path, name: str, store_kind: str, request: pytest.FixtureRequest) -> Path:
    if store_kind == "postgres":
        server: PostgresServer = request.getfixturevalue("postgres")
        (folder / SHARED).write_text(server.empty_database(name), encoding="utf-8")
    return folder
