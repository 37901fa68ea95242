"""The seals of a game on a profile: what was earned, and how far one is with the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.clay_seal import draw_clay_seal
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.seal import SealSign, icon_sign
from ziggurat_client.scenes.profile.pieces import panel
from ziggurat_client.ui.piece import Painted, Piece, Widget
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

_HEAD: Final = 56.0
_CELL: Final = (136.0, 148.0)
"""The least width of a seal's place, and the most height."""
_RADIUS: Final = 46.0
_UNKNOWN: Final = icon_sign(Icon.STAR)


@dataclass(frozen=True)
class SealShown:
    """A seal: its name among the game's, what it is called and for, and how far one is, 1 if it was earned."""

    name: str
    called: str
    about: str
    share: float


class ClaySeal(Widget):
    """A seal that says what it is for while it is meant."""

    margin = 12
    sound = None

    def __init__(self, box: Box, seal: SealShown, sign: SealSign) -> None:
        super().__init__(f"seal {seal.name}", box)
        self._seal = seal
        self._sign = sign
        self.remark = seal.about

    def appearance(self) -> tuple[SealShown, bool]:
        return self._seal, self.hovered

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height = self.box.width, self.box.height
        radius = min(_RADIUS, (height - 40) / 2)
        draw_clay_seal(canvas, x + width / 2, y + radius + 2, radius, self._sign, self._seal.share)
        ink = tones.TEXT if self._seal.share >= 1 else tones.TEXT_SOFT
        weight = "bold" if self._seal.share >= 1 else "regular"
        draw_line(canvas, x + width / 2, y + 2 * radius + 20, self._seal.called, width - 6, 18, ink, weight, "m")  # type: ignore[arg-type]


def seals_pieces(
    box: Box, title: str, count: str, seals: Sequence[SealShown], signs: Mapping[str, SealSign]
) -> list[Piece]:
    """The panel, and in it the seals in rows."""
    if not seals:
        return [Painted(box, ("seals", title), lambda canvas, x, y: panel(canvas, x, y, box, title))]
    columns = max(3, min(len(seals), int((box.width - 24) // _CELL[0])))
    rows = -(-len(seals) // columns)
    wide, high = (box.width - 24) / columns, min(_CELL[1], (box.height - _HEAD - 8) / rows)
    pieces: list[Piece] = [
        Painted(box, ("seals", title, count), lambda canvas, x, y: panel(canvas, x, y, box, title, count))
    ]
    for number, seal in enumerate(seals):
        row, column = divmod(number, columns)
        place = Box(box.x + 12 + column * wide, box.y + _HEAD + row * high, wide, high)
        pieces.append(ClaySeal(place.inset(2), seal, signs.get(seal.name, _UNKNOWN)))
    return pieces
