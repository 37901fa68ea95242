"""Telling the desktop that join links are opened by this program, as freedesktop.org's systems want to be told."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

FILE: Final = "ziggurat.desktop"
SCHEMES: Final = ("x-scheme-handler/ziggurat", "x-scheme-handler/ziggurats")

_ENTRY: Final = """\
[Desktop Entry]
Type=Application
Name=Ziggurat
GenericName=Board games
GenericName[fr]=Jeux de plateau
Comment=Board games of the ancient Near East
Comment[fr]=Jeux de plateau du Proche-Orient ancien
Exec={command} %u
Terminal=false
Categories=Game;BoardGame;
MimeType={schemes};
"""
_RESERVED: Final = frozenset(" \t\n\"'\\><~|&;$*?#()`")
"""Characters that make an argument need quotes, by the Desktop Entry Specification."""
_PATIENCE: Final = 10


def run(command: Sequence[str]) -> None:
    """Run a program of the desktop. Raises OSError or SubprocessError."""
    subprocess.run(command, check=True, timeout=_PATIENCE, stdout=subprocess.DEVNULL)


def register_links(
    environment: Mapping[str, str] = os.environ, run: Callable[[Sequence[str]], None] = run
) -> tuple[bool, str]:
    """Register the program for this person; whether that was done, and a sentence or two on it."""
    if sys.platform in ("win32", "darwin"):
        return False, "on this system links are registered by hand: see “Join links” in docs/hosting.md"
    file = _applications(environment) / FILE
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(desktop_entry([sys.executable, "-m", "ziggurat_client"]), encoding="utf-8")
    except OSError as error:
        return False, f"{file} cannot be written ({error})"
    told = f"{file} is written"
    chooser = shutil.which("xdg-mime", path=environment.get("PATH"))
    if chooser is None:
        return True, f"{told}; xdg-mime is not installed, so your desktop may ask which program opens join links"
    try:
        run([chooser, "default", FILE, *SCHEMES])
    except (OSError, subprocess.SubprocessError) as error:
        return False, f"{told}, but xdg-mime failed ({error})"
    return True, f"{told}, and join links open with it"


def desktop_entry(command: Sequence[str]) -> str:
    """The file that describes the program to the desktop; `command` is what starts it."""
    return _ENTRY.format(command=" ".join(map(_quoted, command)), schemes=";".join(SCHEMES))


def _quoted(argument: str) -> str:
    """An argument as the key Exec wants it: quoted where it must be, and what is no blank written twice."""
    argument = argument.replace("%", "%%")
    if not _RESERVED & set(argument):
        return argument
    for character in ("\\", '"', "`", "$"):
        argument = argument.replace(character, f"\\{character}")
    # The value is a string besides, in which a backslash stands for itself only when it is doubled.
    return '"' + argument.replace("\\", "\\\\") + '"'


def _applications(environment: Mapping[str, str]) -> Path:
    data = environment.get("XDG_DATA_HOME", "")
    return (Path(data) if data.startswith("/") else Path.home() / ".local" / "share") / "applications"
