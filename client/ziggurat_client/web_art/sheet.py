"""A sheet of symbols: SVG that draws nothing by itself, but that pages use pieces of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from ziggurat_client.art.paint import Linear, Paint, Radial, Solid, Stops
from ziggurat_client.art.shape import Shape
from ziggurat_client.web_art.outline import number_text, path_data
from ziggurat_client.web_art.paths import Lying, Path, joined
from ziggurat_client.web_art.pieces import Drawn, Piece, pieces_of
from ziggurat_client.web_art.sharing import share
from ziggurat_client.web_art.tones import ALL, Tone, Tones

_SEATED: Final = tuple(palette.seated((0, 1, 2, 3)) for palette in ALL)
_OTHERWISE_SEATED: Final = tuple(palette.seated((1, 2, 3, 0)) for palette in ALL)
_NAMESPACE: Final = "http://www.w3.org/2000/svg"


class Box(NamedTuple):
    """The part of a drawing that a symbol shows."""

    x: float
    y: float
    width: float
    height: float


_SQUARE: Final = Box(0, 0, 100, 100)
"""What figures are drawn for."""


class Sheet:
    """Symbols by name, and the gradients that they are filled with, each once."""

    def __init__(self, name: str, tones: Tones) -> None:
        self.name = name
        self._tones = tones
        self._boxes: dict[str, Box] = {}
        self._symbols: dict[str, tuple[Path, ...]] = {}
        self._gradients: dict[str, str] = {}

    def draw(self, name: str, draw: Drawn, width: float, height: float, *, scale: float = 1.0) -> None:
        """A symbol of that size of what `draw` draws with its top left corner at (0, 0)."""
        self.compose(name, Box(0, 0, width, height), pieces_of(draw, width, height, scale))

    def draw_owned(self, name: str, draw: Drawn, width: float, height: float) -> None:
        """The same, with what the owner's colour decides in the colour of the words around it."""
        one, other = (pieces_of(draw, width, height, palettes=seated) for seated in (_SEATED, _OTHERWISE_SEATED))
        pieces = [a if a.paints == b.paints else a.shape for a, b in zip(one, other, strict=True)]
        self.compose(name, Box(0, 0, width, height), pieces)

    def figure(self, name: str, shape: Shape, box: Box = _SQUARE) -> None:
        """A symbol of one colour, that of the words around it."""
        self.compose(name, box, [shape])

    def unfilled(self, name: str, shape: Shape, box: Box) -> None:
        """A symbol that takes its fill from where it is used."""
        self._add(name, box, [Lying(Path(path_data(shape)), shape.bounds())])

    def compose(self, name: str, box: Box, pieces: Sequence[Piece | Shape]) -> None:
        """A symbol of pieces; a bare shape has the colour of the words around it."""
        self._add(name, box, (lying for piece in pieces for lying in self._painted(piece)))

    def gradient(self, name: str, paint: Linear) -> None:
        """A gradient by a name, for pages to fill with."""
        key = self._gradient_body((paint,) * len(ALL))
        self._gradients[key] = name

    def text(self) -> str:
        """The whole sheet."""
        gradients = "".join(body.replace("%", name) for body, name in self._gradients.items())
        common, bodies = share(self.name, self._symbols)
        symbols = "\n".join(_symbol(name, self._boxes[name], body) for name, body in bodies.items())
        return f'<svg xmlns="{_NAMESPACE}">\n<defs>{gradients}{common}</defs>\n{symbols}\n</svg>\n'

    def _add(self, name: str, box: Box, paths: Iterable[Lying]) -> None:
        if name in self._symbols:
            raise ValueError(f"the sheet {self.name} has two symbols {name}")
        self._boxes[name] = box
        self._symbols[name] = joined(paths)

    def _painted(self, piece: Piece | Shape) -> Iterator[Lying]:
        """The path of a piece, if anything is left of it."""
        shape = piece if isinstance(piece, Shape) else piece.shape
        data = path_data(shape)
        if not data:
            return
        if isinstance(piece, Shape):
            yield Lying(Path(data, "currentColor"), shape.bounds())
        else:
            opacity = "" if piece.alpha >= 1 else number_text(round(piece.alpha, 2))
            yield Lying(Path(data, self._fill(piece.paints), opacity), shape.bounds())

    def _fill(self, paints: tuple[Paint, ...]) -> str:
        if all(isinstance(paint, Solid) for paint in paints):
            return self._tones.written(tuple(paint.colour for paint in paints if isinstance(paint, Solid)))
        body = self._gradient_body(paints)
        name = self._gradients.setdefault(body, f"{self.name}-{len(self._gradients)}")
        return f"url(#{name})"

    def _gradient_body(self, paints: tuple[Paint, ...]) -> str:
        """A gradient as it is written, with % for its name."""
        leading = next(paint for paint in paints if not isinstance(paint, Solid))
        match leading:
            case Linear(start, end, stops, axis):
                ends = f'x2="0" y1="{_short(start)}" y2="{_short(end)}"'
                if axis == "x":
                    ends = f'y2="0" x1="{_short(start)}" x2="{_short(end)}"'
                kind = "linearGradient"
            case Radial(cx, cy, rx, ry, stops):
                ends = f'cx="{_short(cx)}" cy="{_short(cy)}" r="{_short(rx)}"'
                if rx != ry:
                    ends = f'r="1" gradientTransform="matrix({_short(rx)} 0 0 {_short(ry)} {_short(cx)} {_short(cy)})"'
                kind = "radialGradient"
            case _:
                raise TypeError(f"no page can show a paint such as {leading!r}")
        written = "".join(
            f'<stop offset="{number_text(place)}" stop-color="{self._tones.written(tone)}"/>'
            for place, tone in _stops(stops, paints)
        )
        return f'<{kind} id="%" gradientUnits="userSpaceOnUse" {ends}>{written}</{kind}>'


def _symbol(name: str, box: Box, body: str) -> str:
    view = " ".join(map(number_text, box))
    return f'<symbol id="{name}" viewBox="{view}">{body}</symbol>'


def _stops(leading: Stops, paints: tuple[Paint, ...]) -> list[tuple[float, Tone]]:
    """Each stop with its colour in every palette; a palette with one colour has it at each."""
    columns = []
    for paint in paints:
        match paint:
            case Solid(colour):
                columns.append([colour] * len(leading))
            case Linear(stops=stops) | Radial(stops=stops) if len(stops) == len(leading):
                columns.append([colour for _, colour in stops])
            case _:
                raise ValueError(f"a paint of {len(leading)} stops cannot stand for {paint!r}")
    return [(place, tuple(tone)) for (place, _), tone in zip(leading, zip(*columns, strict=True), strict=True)]


def _short(value: float) -> str:
    return number_text(round(value, 1))
