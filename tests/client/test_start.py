"""The start of the client: what is seen first, and what is loaded only then."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from ziggurat_client.art.logotype import letter_boxes
from ziggurat_client.art.opening import LOGOTYPE_BASE, LOGOTYPE_CELL, draw_opening

# In a process of its own, because this one has imported everything long ago.
FIRST_FRAME = """
import sys
from ziggurat_client.window.window import Window
flip = Window.flip
def flipped(window):
    flip(window)
    print(*sorted(sys.modules))
    sys.exit()
Window.flip = flipped
from ziggurat_client.__main__ import main
main(sys.argv[1:])
"""
HEAVY = ("twisted", "pygame_gui", "zeroconf", "ziggurat.games", "ziggurat_client.app", "ziggurat_client.scenes")


@pytest.mark.slow
@pytest.mark.parametrize("arguments", [(), ("--play-now",)])
def test_the_first_frame_waits_for_no_screen_no_game_and_no_network(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    command = [sys.executable, "-c", FIRST_FRAME, "--data", str(tmp_path), *arguments]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 0, ended.stderr
    imported = ended.stdout.split()
    assert "ziggurat_client.window.window" in imported
    assert [name for name in imported if name.startswith(HEAVY)] == []


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080)])
def test_the_first_frame_shows_the_word_where_the_title_will_show_it(size: tuple[int, int]) -> None:
    surface = pygame.Surface(size)
    scale = size[1] / 1080
    draw_opening(surface, scale, 0)
    left, top, _, height = letter_boxes(size[0] / scale / 2, LOGOTYPE_BASE, LOGOTYPE_CELL)[4]
    stroke = left + 2 * LOGOTYPE_CELL, top + height / 2
    on_letter = surface.get_at((round(stroke[0] * scale), round(stroke[1] * scale)))
    above = surface.get_at((size[0] // 2, round(20 * scale)))
    assert on_letter.r > on_letter.b
    assert above.b > above.r
