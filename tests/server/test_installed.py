"""Bots are of the version of the server that sends for them."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from server.programs import LOOPBACK, Program
from ziggurat.wire.messages import AddBot, Done, Error, Open
from ziggurat_server.installed import RUN_BY_BOTS, InstalledCode

WINGS = ("shared", "server", "assets")
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("rules.py", "inner/search.so", "notes.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("old")
    return tmp_path


def write(path: Path) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text("newer")


@pytest.mark.parametrize(
    "upgrade",
    [
        lambda folder: write(folder / "rules.py"),
        lambda folder: write(folder / "inner" / "search.so"),
        lambda folder: write(folder / "inner" / "more.py"),
        lambda folder: (folder / "rules.py").unlink(),
        lambda folder: os.utime(folder / "rules.py", (1, 1)),
        shutil.rmtree,
    ],
)
def test_code_that_was_installed_anew_has_changed_for_good(folder: Path, upgrade: Callable[[Path], object]) -> None:
    code = InstalledCode(folder)
    upgrade(folder)
    assert code.has_changed
    assert code.has_changed


def test_what_is_no_code_does_not_matter(folder: Path) -> None:
    code = InstalledCode(folder)
    write(folder / "notes.txt")
    write(folder / "__pycache__" / "rules.cpython-311.pyc")
    assert not code.has_changed


def test_every_folder_with_the_code_of_bots_is_looked_at(tmp_path: Path) -> None:
    rules, bot = tmp_path / "rules.py", tmp_path / "bot" / "command.py"
    code = InstalledCode(tmp_path / "rules", bot.parent)
    write(rules)
    assert not code.has_changed
    write(bot)
    assert code.has_changed
    assert {folder.name for folder in RUN_BY_BOTS} == {"ziggurat", "ziggurat_bot"}


def test_no_bot_of_another_version_comes_to_a_server_that_runs(tmp_path: Path) -> None:
    for wing in WINGS:
        shutil.copytree(ROOT / wing, tmp_path / wing, ignore=shutil.ignore_patterns("__pycache__"))
    installed = {"PYTHONPATH": os.pathsep.join(str(tmp_path / wing) for wing in WINGS)}
    with Program("--private", "--listen", LOOPBACK, environment=installed) as server:
        host = server.call()
        host.hello("Anna")
        host.say(Open(1, "ur", 2))
        code = host.await_message(Done).table
        assert code is not None
        with (tmp_path / "shared" / "ziggurat_bot" / "__main__.py").open("a") as newer:
            newer.write("\n")
        host.say(AddBot(2, code, "random"))
        assert host.await_any(Error, Done).code == "upgraded"
        _, errors = server.end()
    assert "until this server is started again" in errors
