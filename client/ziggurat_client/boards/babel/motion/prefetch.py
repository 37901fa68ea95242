"""Pictures that will be needed as soon as somebody acts, on a board of Babel."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from ziggurat.games.babel.peoples import PEOPLES
from ziggurat.games.babel.position import HIGHEST
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.babel.art.people_cards import draw_people_card
from ziggurat_client.boards.babel.board.layout import Layout
from ziggurat_client.boards.babel.board.pictures import BoardPictures
from ziggurat_client.boards.babel.board.piles import discard_strip
from ziggurat_client.boards.babel.board.stacking import FACE, STEP
from ziggurat_client.boards.babel.motion.flyers import CARD, TEMPLE_CARD
from ziggurat_client.boards.play.prefetch import Draw
from ziggurat_client.ui.piece import Easel
from ziggurat_client.window.screen import Box

_COLUMN: Final = 82.0


def pictures_of_a_turn(easel: Easel, layout: Layout) -> Iterator[Draw]:
    """Everything that a turn may bring, what is needed most first."""
    unit = layout.unit
    pictures = BoardPictures(easel.pictures, easel.screen, unit)
    flying, laid = _box(CARD, unit), _box((_COLUMN, FACE), unit)
    strip, storey = _box((_COLUMN, STEP), unit), layout.storey(0, "A", 0)
    discard = layout.discard
    scratch = Canvas(1, 1, easel.screen.scale, easel.pictures.palette)
    for people in PEOPLES:
        yield partial(pictures.hand_card, flying, people)
        for far in (False, True):
            yield partial(pictures.card, laid, people, far=far)
            yield partial(pictures.strip, strip, people, far=far)
        strip_height = discard_strip(discard.height)
        yield partial(draw_people_card, scratch, people, 9, 9, discard.width, discard.height, strip_height=strip_height)
    for level in range(1, HIGHEST + 1):
        yield partial(pictures.temple_card, _box(TEMPLE_CARD, unit), level)
        yield partial(pictures.storey, storey, level, lit=True)
        yield partial(pictures.storey, storey, level)


def _box(size: tuple[float, float], unit: float) -> Box:
    return Box(0, 0, size[0] * unit, size[1] * unit)
