"""Draw war.gif, the picture of a war in the README: python docs/images/draw_war.py

A match between bots is played up to its bloodiest attack, which the game screen then tells. Needs Pillow.
"""

from __future__ import annotations

import os
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Final

os.environ["SDL_VIDEODRIVER"] = "dummy"

import msgspec
import pygame
from PIL import Image, ImageChops

from ziggurat.games.ur.events import Attacked
from ziggurat.wire.messages import Happened
from ziggurat_client.app import App
from ziggurat_client.clock import HandClock
from ziggurat_client.kept.profile import Memory
from ziggurat_client.network.arrivals import Arrival
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.staging import staged
from ziggurat_client.window.screen import USUAL
from ziggurat_client.window.window import Window
from ziggurat_client.wording.words import Words

FILE: Final = Path(__file__).with_name("war.gif")
SIZE: Final = (800, 450)
FRAMES: Final = 24
PER_SECOND: Final = 20
STILL: Final = 1200
"""Milliseconds for which the last frame stays."""
COLOURS: Final = 255


def main() -> None:
    """Write the file beside this script."""
    pictures = in_few_colours(frames())
    durations = [1000 // PER_SECOND] * (len(pictures) - 1) + [STILL]
    pictures[0].save(FILE, save_all=True, append_images=pictures[1:], duration=durations, loop=0, optimize=False)


def frames() -> list[Image.Image]:
    """The attack as the game screen shows it, from the moment before."""
    *before, attack = up_to_the_bloodiest(staged.running(1))
    link, clock = staged.StageLink(), HandClock()
    with tempfile.TemporaryDirectory() as folder:
        app = App(Window(USUAL), Memory(Path(folder)), Words("en"), link, clock)
        for arrival in (staged.welcome(), *before):
            app.services.remote.receive(arrival)
        app.stack.push(GameScene(app.atlas, staged.CODE))
        taken = [picture_after(app, clock)]
        link.bring(attack)
        taken += [picture_after(app, clock) for _ in range(FRAMES - 1)]
        app.finish()
    return taken


def up_to_the_bloodiest(arrivals: tuple[Arrival, ...]) -> tuple[Arrival, ...]:
    """What arrives until the attack in which most cubes fall and march."""
    last = max(range(len(arrivals)), key=lambda number: bloodshed(arrivals[number]))
    return arrivals[: last + 1]


def bloodshed(arrival: Arrival) -> int:
    """How many cubes move in the attack that it tells of; 0 if it tells of none."""
    if not isinstance(arrival, Happened):
        return 0
    events = msgspec.json.decode(arrival.events)
    attacks = [event for event in events if event["type"] == Attacked.__struct_config__.tag]
    return sum(2 * event["fallen"] + event["moved"] for event in attacks)


def picture_after(app: App, clock: HandClock) -> Image.Image:
    """Let one picture's time pass on the screen, and look at it."""
    for _ in range(60 // PER_SECOND):
        clock.turn(1 / 60)
        app.turn(patience=0)
    pixels = pygame.image.tobytes(app.services.window.surface, "RGB")
    return Image.frombytes("RGB", app.services.window.surface.get_size(), pixels).resize(SIZE, Image.Resampling.LANCZOS)


def in_few_colours(pictures: list[Image.Image]) -> list[Image.Image]:
    """The pictures in one palette. What does not move keeps its very pixels, so that dithering never flickers."""
    palette = palette_of(pictures)
    found = [pictures[0].quantize(palette=palette)]
    for before, picture in pairwise(pictures):
        moved = ImageChops.difference(before, picture).convert("L").point(lambda value: 255 if value else 0)
        found.append(Image.composite(picture.quantize(palette=palette), found[-1], moved))
        found[-1].putpalette(palette.palette)
    return found


def palette_of(pictures: list[Image.Image]) -> Image.Image:
    """The colours that serve every picture best."""
    sheet = Image.new("RGB", (SIZE[0], SIZE[1] * len(pictures)))
    for row, picture in enumerate(pictures):
        sheet.paste(picture, (0, row * SIZE[1]))
    return sheet.quantize(COLOURS, Image.Quantize.MEDIANCUT)


if __name__ == "__main__":
    main()
