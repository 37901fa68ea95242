"""The seals of all games as profiles show them, earned and to come, and how often each has to be earned."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from ziggurat.games import SEALS
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.clay_seal import draw_clay_seal
from ziggurat_client.art.scribe import draw_scribe
from ziggurat_client.art.seal import SealSign
from ziggurat_client.boards.registry import presentation
from ziggurat_client.shown import SHOWN
from ziggurat_client.web_art.pieces import Drawn, Piece, pieces_of
from ziggurat_client.web_art.sheet import Box, Sheet
from ziggurat_client.web_art.tones import ALL

_SIDE: Final = 100.0
_RADIUS: Final = 46.0
_PORTRAIT: Final = 160.0


def fill_seals(sheet: Sheet) -> None:
    """Add every seal twice, and the scribe in whose hands they are."""
    for game in SHOWN:
        signs = presentation(game).seals
        for seal in SEALS[game]:
            for kind, share in (("seal", 1.0), ("mould", 0.0)):
                draw = partial(_draw_seal, sign=signs[seal.name], share=share)
                sheet.compose(f"{kind}-{game}-{seal.name}", Box(0, 0, _SIDE, _SIDE), list(_of_clay(draw)))
    sheet.draw("scribe", lambda canvas: draw_scribe(canvas, 0, 0, _PORTRAIT), _PORTRAIT, _PORTRAIT)


def _of_clay(draw: Drawn) -> Iterator[Piece]:
    """Its pieces: clay looks alike in every palette, so that it is drawn in the first alone."""
    for piece in pieces_of(draw, _SIDE, _SIDE, palettes=ALL[:1]):
        yield piece._replace(paints=piece.paints * len(ALL))


def _draw_seal(canvas: Canvas, sign: SealSign, share: float) -> None:
    draw_clay_seal(canvas, _SIDE / 2, _SIDE / 2, _RADIUS, sign, share)


def seal_needs() -> dict[str, list[tuple[str, int]]]:
    """By game its seals in their order, each with how often it has to be earned."""
    return {game: [(seal.name, seal.needed) for seal in SEALS[game]] for game in SHOWN}
