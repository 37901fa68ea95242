"""A display of its own for the real program: Xvfb shows the window, and xdotool is the hand on mouse and keyboard."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from PIL import Image

from server.programs import HURRIED

TOOLS: Final = ("Xvfb", "xdotool")
SIZE: Final = (1280, 720)
"""The window that is played in."""
PATIENCE: Final = 60.0
"""Seconds that a tool may take."""
_HEADER: Final = struct.Struct(">25I")
"""The header of a window dump (XWD): 25 numbers."""
_COLOUR_SIZE: Final = 12
"""Bytes of an entry of the colour table that stands before the pixels."""


def missing_tools() -> list[str]:
    """The programs that are not installed here."""
    return [tool for tool in TOOLS if shutil.which(tool) is None]


class Display:
    """A running X server with nothing on it."""

    def __init__(self, name: str, folder: Path) -> None:
        """`name` as in DISPLAY; `folder` is where the server keeps its picture."""
        self.name = name
        self._picture = folder / "Xvfb_screen0"

    @property
    def environment(self) -> dict[str, str]:
        """The environment of programs that shall appear on it, without sound, as people start them."""
        ours = {name: value for name, value in os.environ.items() if name not in HURRIED}
        return ours | {"DISPLAY": self.name, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}

    def click(self, x: int, y: int) -> None:
        """Move the pointer to a pixel and click there."""
        self._do("mousemove", str(x), str(y), "click", "1")

    def strike(self, *keys: str) -> None:
        """Strike keys, by the names that X has for them."""
        self._do("key", *keys)

    def write(self, text: str) -> None:
        """Type a text."""
        self._do("type", text)

    def windows(self) -> list[str]:
        """The numbers of the windows that are seen."""
        found = self._do("search", "--onlyvisible", "--class", ".")
        return found.split()

    def resize(self, window: str, size: tuple[int, int]) -> None:
        """Make a window so many pixels large."""
        self._do("windowsize", "--sync", window, *map(str, size))

    @property
    def is_empty(self) -> bool:
        """Whether nothing is to be seen yet."""
        return self.picture().getbbox() is None

    def picture(self) -> Image.Image:
        """What is to be seen now."""
        dump = self._picture.read_bytes()
        header = _HEADER.unpack_from(dump)
        header_size, width, height, bytes_a_line, colours = (header[number] for number in (0, 4, 5, 12, 19))
        pixels = dump[header_size + colours * _COLOUR_SIZE :]
        return Image.frombytes("RGB", (width, height), pixels, "raw", "BGRX", bytes_a_line)

    def _do(self, *words: str) -> str:
        """Let the hand do something; returns what it says."""
        done = subprocess.run(
            ["xdotool", *words], env=self.environment, check=True, timeout=PATIENCE, capture_output=True, text=True
        )
        return done.stdout


@contextmanager
def display(size: tuple[int, int], folder: Path) -> Iterator[Display]:
    """An X server of that size for as long as the block lasts."""
    ours, servers = os.pipe()
    command = ["Xvfb", "-displayfd", str(servers), "-screen", "0", f"{size[0]}x{size[1]}x24", "-nolisten", "tcp"]
    server = subprocess.Popen([*command, "-fbdir", str(folder)], pass_fds=(servers,), stderr=subprocess.DEVNULL)
    os.close(servers)
    try:
        with os.fdopen(ours) as told:
            number = told.readline().strip()
        assert number, "Xvfb ended before it had a display"
        yield Display(f":{number}", folder)
    finally:
        server.terminate()
        server.wait(PATIENCE)
