"""Where no driver for PostgreSQL is installed, everything works that needs none, and the rest says what is missing."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from server.programs import LOOPBACK, Program


@pytest.fixture
def without_driver(tmp_path: Path) -> dict[str, str]:
    """The variables of a program that cannot import the driver."""
    (tmp_path / "psycopg.py").write_text('raise ImportError("there is no psycopg")\n')
    return {"PYTHONPATH": os.pathsep.join(filter(None, (str(tmp_path), os.environ.get("PYTHONPATH"))))}


def test_a_server_keeps_its_tables_on_disk(tmp_path: Path, without_driver: dict[str, str]) -> None:
    with Program("--listen", LOOPBACK, "--data", str(tmp_path / "data"), environment=without_driver) as server:
        assert server.call().hello("Anna").name == "Anna"


def test_a_server_that_is_to_share_a_database_says_what_to_install(
    tmp_path: Path, without_driver: dict[str, str]
) -> None:
    shared = without_driver | {"ZIGGURAT_JOURNAL": "postgresql:///ziggurat"}
    with Program("--listen", LOOPBACK, "--data", str(tmp_path / "data"), environment=shared) as server:
        assert server.process.wait(20) == 1
        assert server.process.stderr is not None
        said = server.process.stderr.read()
    assert "pip install 'ziggurat-arcade[cluster]'" in said
    assert "Traceback" not in said
