"""What is left when a fault of its own ends the program, in processes of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import msgspec
import pytest

from ziggurat_client.crash_reports import FOLDER, CrashReports
from ziggurat_client.kept.profile import FILE, Profile, Server

TOKEN: Final = "f3Jx0q7nT2yq8wVb"
START: Final = """
import sys
from ziggurat_client.scenes.title.title import TitleScene
def update(scene, elapsed):
    {deed}
TitleScene.update = update
from ziggurat_client.__main__ import main
sys.exit(main(sys.argv[1:]))
"""
RAISES: Final = f"raise RuntimeError(f\"{TOKEN} and password='Sesame' do not fit\")"
IS_KILLED: Final = "import ctypes; ctypes.string_at(0)"


def start(folder: Path, deed: str) -> subprocess.CompletedProcess[str]:
    """Start the client with that profile; its title does this once it is on show."""
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-c", START.format(deed=deed), "--data", str(folder)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)


def report(folder: Path) -> str:
    """The one report that is there."""
    (file,) = (folder / FOLDER).glob("*.txt")
    return file.read_text(encoding="utf-8")


@pytest.mark.slow
def test_a_scene_that_raises_leaves_a_report_without_secrets(tmp_path: Path) -> None:
    profile = Profile(servers=(Server("ziggurat://a", "Ur", TOKEN),))
    (tmp_path / FILE).write_bytes(msgspec.json.encode(profile))
    ended = start(tmp_path, RAISES)
    assert ended.returncode == 1
    told = report(tmp_path)
    for part in ("Traceback", "RuntimeError", "TitleScene", "Ziggurat 0.", "Python", sys.platform.capitalize()[:5]):
        assert part in told
    (file,) = (tmp_path / FOLDER).glob("*.txt")
    assert f"What is known of it is in {file}" in ended.stderr
    for secret in (TOKEN, "Sesame"):
        assert secret not in told + ended.stderr


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="reads the address zero, which Windows turns into an exception")
def test_the_next_start_makes_a_report_of_what_ended_the_interpreter_and_tells_of_it_once(tmp_path: Path) -> None:
    assert start(tmp_path, IS_KILLED).returncode < 0
    say = "print(scene.services.banner.text); scene.stack.stop()"
    told = start(tmp_path, say)
    assert (told.returncode, FOLDER in told.stdout) == (0, True)
    assert "Segmentation fault" in report(tmp_path)
    assert FOLDER not in start(tmp_path, say).stdout


@pytest.mark.slow
def test_an_orderly_end_leaves_no_report(tmp_path: Path) -> None:
    ended = start(tmp_path, "scene.stack.stop()")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert list((tmp_path / FOLDER).iterdir()) == []


def test_without_a_report_there_is_no_newest_one(tmp_path: Path) -> None:
    assert CrashReports(tmp_path).newest() is None
