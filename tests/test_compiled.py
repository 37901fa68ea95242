"""The compiled build: the same rules and the same search, as machine code."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
HOT = ("ziggurat.games.ur.offers", "ziggurat.games.ur.war", "ziggurat.games.babel.offers", "ziggurat.bots.ur.turns")
"""Some of the modules that the compiled build compiles."""


@pytest.mark.skipif("COMPILE_ZIGGURAT" not in os.environ, reason="the compiled build is not the one under test")
@pytest.mark.parametrize("name", HOT)
def test_what_is_under_test_is_the_compiled_build(name: str) -> None:
    assert _is_compiled(importlib.import_module(name).__file__ or "")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that is built where nobody asks for compiled modules."""
    folder = tmp_path_factory.mktemp("wheel")
    unasked = {name: value for name, value in os.environ.items() if name != "COMPILE_ZIGGURAT"}
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, env=unasked, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def test_a_wheel_is_pure_python_unless_it_is_asked_to_be_compiled(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not any(_is_compiled(name) for name in ZipFile(wheel).namelist())


def test_a_wheel_holds_what_players_and_hosts_need_and_not_the_laboratory(wheel: Path) -> None:
    packages = {name.partition("/")[0] for name in ZipFile(wheel).namelist() if ".dist-info/" not in name}
    wings = {"ziggurat", "ziggurat_bot", "ziggurat_server", "ziggurat_client", "ziggurat_assets"}
    assert packages == wings | {"twisted"}  # the plugin for `twist`


def test_a_wheel_holds_the_whole_page_for_browsers(wheel: Path) -> None:
    assets = ROOT / "assets"
    page = {file.relative_to(assets).as_posix() for file in (assets / "ziggurat_assets" / "web").rglob("*.*")}
    assert "ziggurat_assets/web/index.html" in page
    assert page - set(ZipFile(wheel).namelist()) == set()


def _is_compiled(file: str) -> bool:
    return file.endswith(tuple(EXTENSION_SUFFIXES))
