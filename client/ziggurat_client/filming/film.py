"""A picture of a part of the window as a PNG, and a small film of it as an animated GIF, which every program shows."""

from __future__ import annotations

import io
import zlib
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

import pygame
from PIL import Image

BEAT: Final = 0.08
"""Seconds that a picture of the film stands, or a multiple of it: GIF counts hundredths."""
_WIDEST: Final = 640
"""So many pixels a film is wide at most, so that it can be sent."""
_SAMPLES: Final = 8
"""So many pictures of a film say in which colours it is."""


class Film:
    """Takes in what the window shows, beat by beat. All that is slow is done in a thread of its own."""

    def __init__(self) -> None:
        self._maker = ThreadPoolExecutor(1, "film")
        self._pictures: list[Future[bytes]] = []
        self._beats: list[int] = []
        self._last = b""
        self._size = (0, 0)

    @property
    def beats(self) -> int:
        """How long it is so far."""
        return sum(self._beats)

    def take(self, surface: pygame.Surface) -> None:
        """For one more beat it looks like that. All pictures are of one size."""
        content = _fitted(surface)
        seen = pygame.image.tobytes(content, "RGB")
        if seen == self._last:
            self._beats[-1] += 1
            return
        self._last, self._size = seen, content.get_size()
        self._pictures.append(self._maker.submit(zlib.compress, seen, 1))
        self._beats.append(1)

    def finish(self) -> Future[bytes]:
        """Nothing more is taken in: the file, once it is made. It fails with OSError or ValueError if it cannot be."""
        made = self._maker.submit(self._made)
        self._maker.shutdown(wait=False)
        return made

    def stop(self) -> None:
        """Nobody wants it any more."""
        self._maker.shutdown(wait=False, cancel_futures=True)

    def _made(self) -> bytes:
        if not self._pictures:
            raise ValueError("a film has one picture at least")
        colours = self._colours()
        first, *others = [
            self._picture(number).quantize(palette=colours, dither=Image.Dither.NONE)
            for number in range(len(self._pictures))
        ]
        durations = [round(beats * BEAT * 1000) for beats in self._beats]
        file = io.BytesIO()
        first.save(file, "GIF", save_all=True, append_images=others, duration=durations, loop=0)
        return file.getvalue()

    def _picture(self, number: int) -> Image.Image:
        return Image.frombytes("RGB", self._size, zlib.decompress(self._pictures[number].result()))

    def _colours(self) -> Image.Image:
        """As many colours as a GIF has, the same for all pictures, so that what stands still does not flicker."""
        count = len(self._pictures)
        samples = sorted({number * (count - 1) // max(1, _SAMPLES - 1) for number in range(_SAMPLES)})
        width, height = self._size
        together = Image.new("RGB", (width, height * len(samples)))
        for place, number in enumerate(samples):
            together.paste(self._picture(number), (0, height * place))
        return together.quantize(256)


def photographed(surface: pygame.Surface) -> Future[bytes]:
    """The file of a picture as it is, once it is made; a copy of the surface is taken at once."""
    maker = ThreadPoolExecutor(1, "picture")
    made = maker.submit(_as_png, surface.copy())
    maker.shutdown(wait=False)
    return made


def _as_png(surface: pygame.Surface) -> bytes:
    file = io.BytesIO()
    pygame.image.save(surface, file, "picture.png")
    return file.getvalue()


def _fitted(surface: pygame.Surface) -> pygame.Surface:
    width, height = surface.get_size()
    if width <= _WIDEST:
        return surface
    return pygame.transform.smoothscale(surface, (_WIDEST, max(1, round(height * _WIDEST / width))))
