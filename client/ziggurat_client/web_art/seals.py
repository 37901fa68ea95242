"""The seals of all games as profiles show them, earned and to come, and how often each has to be earned."""

from __future__ import annotations

from functools import partial
from typing import Final

from ziggurat.games import SEALS
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.clay_seal import draw_clay_seal
from ziggurat_client.art.scribe import draw_scribe
from ziggurat_client.art.seal import SealSign
from ziggurat_client.boards.registry import presentation
from ziggurat_client.shown import SHOWN
from ziggurat_client.web_art.sheet import Sheet

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
                sheet.draw(f"{kind}-{game}-{seal.name}", draw, _SIDE, _SIDE)
    sheet.draw("scribe", lambda canvas: draw_scribe(canvas, 0, 0, _PORTRAIT), _PORTRAIT, _PORTRAIT)


def _draw_seal(canvas: Canvas, sign: SealSign, share: float) -> None:
    draw_clay_seal(canvas, _SIDE / 2, _SIDE / 2, _RADIUS, sign, share)


def seal_needs() -> dict[str, list[tuple[str, int]]]:
    """By game its seals in their order, each with how often it has to be earned."""
    return {game: [(seal.name, seal.needed) for seal in SEALS[game]] for game in SHOWN}
