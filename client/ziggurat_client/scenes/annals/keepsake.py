"""The annals of a match as one picture to keep: the last map large, the curves, and the turns as a strip."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pygame

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.ground import draw_ground
from ziggurat_client.art.heading import draw_heading
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import Palette
from ziggurat_client.kept.new_file import write_new
from ziggurat_client.scenes.annals.told import ToldMatch
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words

_WIDTH: Final = 1600.0
_SCALE: Final = 1.5
"""Pixels a design unit."""
_EDGE: Final = 40.0
_GAP: Final = 20.0
_HEAD: Final = 150.0
_MAP: Final = 1010.0
_LEAST_IN_A_ROW, _MOST_IN_A_ROW = 6, 8
_MOST_SMALL: Final = 16
"""So many turns are shown small at most, equally far apart."""
_CAPTION: Final = 30.0
_FRAME: Final = 3.0


class Keepsake:
    """The picture on its way. It is painted part by part, so that no frame of the screen waits for all of it."""

    def __init__(self, told: ToldMatch, words: Words, palette: Palette) -> None:
        """`palette` has the colours of the seats."""
        self._told = told
        self._words = words
        self._chosen = _spread(len(told.pages), _MOST_SMALL)
        rows = -(-len(self._chosen) // _MOST_IN_A_ROW)
        self._in_a_row = max(_LEAST_IN_A_ROW, -(-len(self._chosen) // rows))
        self._strip = _HEAD + _MAP / told.annals.shape + 2 * _GAP
        height = self._strip + rows * (self._small / told.annals.shape + _CAPTION + _GAP) + _EDGE - _GAP
        self._canvas = Canvas(_WIDTH, height, _SCALE, palette)
        self._parts = self._paint()

    @property
    def surface(self) -> pygame.Surface:
        """The picture as far as it is painted."""
        return self._canvas.surface

    def go_on(self) -> bool:
        """Paint another part; return whether that was all."""
        return next(self._parts, self) is self

    @property
    def _small(self) -> float:
        """How wide the small pictures are."""
        return (_WIDTH - 2 * _EDGE - (self._in_a_row - 1) * _GAP) / self._in_a_row

    def _paint(self) -> Iterator[None]:
        canvas, told = self._canvas, self._told
        draw_ground(canvas)
        yield
        self._paint_head()
        yield
        self._paint_page(Box(_EDGE, _HEAD, _MAP, _MAP / told.annals.shape), len(told.pages) - 1)
        yield
        for _ in self._paint_charts():
            yield
        for number, page in enumerate(self._chosen):
            row, column = divmod(number, self._in_a_row)
            high = self._small / told.annals.shape
            x, y = _EDGE + column * (self._small + _GAP), self._strip + row * (high + _CAPTION + _GAP)
            self._paint_page(Box(x, y, self._small, high), page)
            name = told.turn_name(self._words, page)
            canvas.text(x + self._small / 2, y + high + 18, name, 17, tones.TEXT_SOFT, "regular", "mm")
            yield

    def _paint_head(self) -> None:
        """The title, what was played and when, and the players with their marks."""
        canvas, showing = self._canvas, self._told.showing
        draw_heading(canvas, _EDGE, 56, showing.title.upper(), 40, room=_MAP)
        game = self._words.say(f"games.{showing.game}")
        about = self._words.say("annals.about", game=game, count=self._told.pages[-1].turn, day=self._told.day)
        canvas.text(_WIDTH - _EDGE, 56, about, 22, tones.TEXT_SOFT, "regular", "rm")
        each = (_WIDTH - 2 * _EDGE) / len(self._told.names)
        for seat, name in enumerate(self._told.names):
            x = _EDGE + seat * each
            draw_cube(canvas, seat, x + 13, 112, 26)
            draw_line(canvas, x + 34, 112, name, each - 50, 22, tones.TEXT, "bold")

    def _paint_page(self, box: Box, page: int) -> None:
        frame = box.inset(-_FRAME)
        gold = vertical(frame.y, frame.bottom, *tones.GOLD_EDGE)
        self._canvas.fill(self._canvas.rect(*frame), gold)
        self._told.annals.paint(self._canvas, box.x, box.y, box.width, self._told.pages[page].picture)

    def _paint_charts(self) -> Iterator[None]:
        charts = self._told.charts(self._words)
        left, high = _EDGE + _MAP + _GAP, _MAP / self._told.annals.shape
        each = (high - (len(charts) - 1) * _GAP) / len(charts)
        for number, chart in enumerate(charts):
            chart.paint(self._canvas, Box(left, _HEAD + number * (each + _GAP), _WIDTH - _EDGE - left, each))
            yield


def keep_picture(picture: pygame.Surface, name: str, folder: Path) -> Path:
    """Write a picture into a folder under a name that is free there, and return its file. Raises OSError and
    pygame.error."""
    content = io.BytesIO()
    pygame.image.save(picture, content, "picture.png")
    return write_new(folder, name, "png", content.getvalue())


def _spread(count: int, most: int) -> tuple[int, ...]:
    """So many of the numbers below `count` at most, equally far apart, with the first and the last."""
    if count <= most:
        return tuple(range(count))
    return tuple(round(number * (count - 1) / (most - 1)) for number in range(most))
