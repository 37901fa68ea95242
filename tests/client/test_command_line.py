"""The command line of the client."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ziggurat.wire.links import Address
from ziggurat_client.command_line import Invocation, read_command_line


def test_nothing_said_leaves_everything_to_us() -> None:
    assert read_command_line([]) == Invocation()


def test_a_link_is_joined() -> None:
    assert read_command_line(["--join", "ziggurat://ur.example/enki-42"]).join == Address("ur.example", table="ENKI-42")


def test_a_link_alone_is_joined_too() -> None:
    assert read_command_line(["ziggurats://ur.example"]).join == Address("ur.example", tls=True)


def test_watching_without_a_link_shows_bots() -> None:
    invocation = read_command_line(["--watch"])
    assert (invocation.show_bots, invocation.watch) == (True, None)


def test_a_game_is_named_for_playing_now() -> None:
    invocation = read_command_line(["--play-now", "--game", "babel"])
    assert (invocation.play_now, invocation.game) == (True, "babel")


@pytest.mark.parametrize("given", ["Nin\x1bsun", "Nin\udcffsun", "\u202eNinsun"])
def test_of_a_name_only_what_can_be_seen_is_taken(given: str) -> None:
    assert read_command_line(["--name", given]).name == "Ninsun"


def test_size_language_and_name_are_read() -> None:
    invocation = read_command_line(["--size", "1600x900", "--lang", "fr", "--name", " Ninsun "])
    assert (invocation.size, invocation.language, invocation.name) == ((1600, 900), "fr", "Ninsun")


def test_the_log_can_be_asked_for_as_text() -> None:
    assert read_command_line(["--text-log"]).text_log


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--join", "http://x"], "ziggurat://"),
        (["--watch", "ur.example"], "names no table"),
        (["--size", "large"], "1600x900"),
        (["--name", "x" * 25], "1 to 24"),
        (["--name", "\u200b\u200b"], "1 to 24"),
        (["--lang", "sux"], "invalid choice"),
        (["--join", "a", "--play-now"], "not allowed with"),
    ],
)
def test_what_makes_no_sense_is_said(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        read_command_line(arguments)
    assert ended.value.code == 2
    assert told in capsys.readouterr().err


@pytest.mark.skipif(sys.platform != "linux", reason="only there a display can be missing so easily")
@pytest.mark.parametrize("driver", [{"SDL_VIDEODRIVER": "no-such-driver"}, {}])
def test_without_a_display_the_ways_that_need_none_are_named(driver: dict[str, str], tmp_path: Path) -> None:
    hidden = ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR")
    environment = {name: value for name, value in os.environ.items() if name not in hidden} | driver
    command = [sys.executable, "-m", "ziggurat_client", "--data", str(tmp_path)]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 1
    assert "no display" in ended.stderr
    assert "ziggurat-server" in ended.stderr
    assert "Traceback" not in ended.stderr
