"""Opening join links from elsewhere."""

from __future__ import annotations

import configparser
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from ziggurat_client.servers.link_registration import FILE, SCHEMES, desktop_entry, register_links

pytestmark = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="links are registered by hand there")


def entry(text: str) -> configparser.SectionProxy:
    """The keys of a desktop file."""
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    parser.read_string(text)
    return parser["Desktop Entry"]


@pytest.fixture
def desktop(tmp_path: Path) -> dict[str, str]:
    """The environment of a person whose desktop has xdg-mime."""
    chooser = tmp_path / "bin" / "xdg-mime"
    chooser.parent.mkdir()
    chooser.write_text("#!/bin/sh\n")
    chooser.chmod(0o755)
    return {"XDG_DATA_HOME": str(tmp_path / "share"), "PATH": str(chooser.parent)}


def test_the_program_is_started_with_the_link(desktop: dict[str, str], tmp_path: Path) -> None:
    register_links(desktop, lambda command: None)
    keys = entry((tmp_path / "share" / "applications" / FILE).read_text())
    assert shlex.split(keys["Exec"]) == [sys.executable, "-m", "ziggurat_client", "%u"]
    assert keys["MimeType"] == "x-scheme-handler/ziggurat;x-scheme-handler/ziggurats;"


def test_the_desktop_is_told_of_both_schemes(desktop: dict[str, str]) -> None:
    told: list[Sequence[str]] = []
    done, _ = register_links(desktop, told.append)
    assert done
    assert [command[1:] for command in told] == [["default", FILE, *SCHEMES]]


def test_without_xdg_mime_the_file_is_written_all_the_same(tmp_path: Path) -> None:
    done, sentence = register_links({"XDG_DATA_HOME": str(tmp_path), "PATH": str(tmp_path)})
    assert done
    assert "xdg-mime is not installed" in sentence


def test_a_chooser_that_fails_is_said(desktop: dict[str, str]) -> None:
    def fail(command: Sequence[str]) -> None:
        raise subprocess.CalledProcessError(2, list(command))

    done, sentence = register_links(desktop, fail)
    assert not done
    assert "xdg-mime failed" in sentence


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "applications").write_text("a file in the way")
    done, sentence = register_links({"XDG_DATA_HOME": str(tmp_path), "PATH": ""})
    assert not done
    assert "cannot be written" in sentence


def test_a_program_in_a_folder_with_spaces_is_quoted() -> None:
    keys = entry(desktop_entry(["/opt/my games/100%/python"]))
    assert shlex.split(keys["Exec"])[0] == "/opt/my games/100%%/python"


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="desktop-file-validate is not installed")
def test_the_file_is_what_desktops_expect(tmp_path: Path) -> None:
    file = tmp_path / FILE
    file.write_text(desktop_entry(["/opt/my games/python"]))
    checked = subprocess.run(["desktop-file-validate", str(file)], capture_output=True, text=True, check=False)
    assert checked.stdout == ""
