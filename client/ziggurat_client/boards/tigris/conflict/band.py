"""The band of a conflict as pictures on the map: each part is drawn once for what it shows."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Final

import pygame

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.composition import Placed
from ziggurat_client.boards.story.parts import Names
from ziggurat_client.boards.tigris.board.layout import DESIGN_WIDTH
from ziggurat_client.boards.tigris.board.scenery import TigrisScenery
from ziggurat_client.boards.tigris.board.sight import Sight
from ziggurat_client.boards.tigris.conflict.duel import Duel, Fighter, duel_of
from ziggurat_client.boards.tigris.conflict.edge import BAND, band_box
from ziggurat_client.boards.tigris.conflict.painting import (
    draw_fields,
    draw_names,
    draw_strengths,
    draw_verdict,
    verdict_width,
)
from ziggurat_client.boards.tigris.words.sentences import TigrisTeller
from ziggurat_client.ui.piece import Easel
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words

_VERDICT_AT: Final = 0.86
"""How far down the band its plate is centred."""


class ConflictBand:
    """Draws the conflict that a scenery shows, with the players' names."""

    def __init__(self, scenery: TigrisScenery, teller: TigrisTeller, names: Names) -> None:
        self._scenery = scenery
        self._teller = teller
        self._names = names

    def pictures(self, easel: Easel, sight: Sight) -> Iterator[Placed]:
        """The band over an edge of the map; none where nobody fights."""
        conflict, progress, teller = self._scenery.board.conflict, self._scenery.progress, self._teller
        if conflict is not None:
            duel = duel_of(conflict, progress, teller.viewer, sight.adding, self._names(), teller)
            yield from band(easel, band_box(self._scenery.layout, conflict), duel, teller.words, progress.opened)


def band(easel: Easel, box: Box, duel: Duel, words: Words, opened: float) -> Iterator[Placed]:
    """The pictures of a conflict in the band's place, of which so much has `opened` from the middle, 0 to 1."""
    whole = _whole(easel, box, duel, words)
    if opened >= 1:
        yield from whole
        return
    high = max(0.02, opened) * box.height
    seen = easel.screen.rect(Box(box.x, box.y + (box.height - high) / 2, box.width, high))
    for placed in whole:
        yield from _cropped(placed, seen)


def _whole(easel: Easel, box: Box, duel: Duel, words: Words) -> Iterator[Placed]:
    unit = box.width / DESIGN_WIDTH
    fields = ("fields", duel.left.seat, duel.right.seat)
    yield _placed(easel, box, fields, lambda c: draw_fields(c, duel.left.seat, duel.right.seat, unit))
    labels = (words.say("tigris.duel.on_map"), words.say("tigris.duel.from_hand"))
    middle = box.x + box.width / 2
    for fighter, left in ((duel.left, True), (duel.right, False)):
        half = Box(box.x if left else middle, box.y, box.width / 2, box.height)
        yield from _side(easel, half, fighter, duel, labels, left)
    decided = duel.ahead is not None
    wide = verdict_width(duel.verdict, decided, unit, easel.screen.scale) + 16
    high = 34 * unit + 16
    plate = Box(middle - wide / 2, box.y + _VERDICT_AT * BAND * unit - high / 2, wide, high)
    key = ("verdict", duel.verdict, duel.ahead, unit)
    yield _placed(easel, plate, key, lambda c: draw_verdict(c, duel.verdict, duel.ahead, wide - 16, unit))


def _side(
    easel: Easel, half: Box, fighter: Fighter, duel: Duel, labels: tuple[str, str], left: bool
) -> Iterator[Placed]:
    unit = 2 * half.width / DESIGN_WIDTH

    def names(canvas: Canvas) -> None:
        draw_names(canvas, fighter, duel.color, unit, labels, left=left)

    def strengths(canvas: Canvas) -> None:
        draw_strengths(canvas, fighter, duel.tiles, unit, left=left)

    key = (fighter.seat, fighter.name, fighter.role, duel.color, labels, left)
    yield _placed(easel, half, ("names", key), names)
    yield _placed(easel, half, ("strengths", fighter, duel.tiles, left), strengths)


def _placed(easel: Easel, box: Box, key: Hashable, draw: Callable[[Canvas], None]) -> Placed:
    screen = easel.screen
    picture = easel.pictures.picture(("duel", key, box.width), screen, box.width, box.height, draw)
    return Placed(picture, *screen.pixel(box.x, box.y))


def _cropped(placed: Placed, seen: pygame.Rect) -> Iterator[Placed]:
    """The part of a picture inside `seen`."""
    part = placed.rect.clip(seen)
    if part.width and part.height:
        yield Placed(placed.surface.subsurface(part.move(-placed.left, -placed.top)), part.left, part.top)
