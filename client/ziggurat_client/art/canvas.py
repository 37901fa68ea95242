"""A canvas: the surface that shapes, light and text are drawn on, in design units."""

import re
from typing import Literal, NamedTuple, Self

import pygame

from ziggurat_client.art.colour import BLACK, WHITE, Colour, ColourLike, rgb
from ziggurat_client.art.cuts import Cut
from ziggurat_client.art.mask import Mask, blank, blur_margin, blurred, rasterise
from ziggurat_client.art.paint import Paint, PaintLike, Solid, as_paint
from ziggurat_client.art.palette import STANDARD, Palette
from ziggurat_client.art.shape import Shape, stepped, stepped_frame
from ziggurat_client.art.strokes import Erased, Filled, Placed, Stroke, new_strokes
from ziggurat_client.art.text import CAPITAL_HEIGHT, Weight, font, pixel_size, text_mask

Mode = Literal["over", "add", "multiply"]
Ink = Shape | Mask
"""What a drawing method fills: a shape, or the mask that :meth:`Canvas.mask` made of one, to use it several times."""

_SHELL: Colour = (244, 234, 210)
_ANCHOR = re.compile("[lmr][tmb]")
_SOFT_BEVEL = 3
"""From so many pixels on a bevel is rounded."""

_LIGHT_OPACITY = 0.22
"""Light covers a little of what lies below it: on a sprite a pixel that is all light and no substance would be lost."""


class TextGlow(NamedTuple):
    """Light around letters: its colour, its radius in design units and its strength."""

    colour: ColourLike
    radius: float
    strength: float = 1.0


class Canvas:
    """A picture of ``width`` by ``height`` design units at ``scale`` pixels a unit.

    ``surface`` holds premultiplied alpha: blit it with ``pygame.BLEND_PREMULTIPLIED``. Whatever has the colour of a
    kind, a player or a word takes it from ``palette``. ``cuts`` are the texts of which it shows only the beginning;
    ``strokes`` what was filled, where that is kept (`keeping_strokes`).

    It is large because each kind of thing that can be drawn is a method, most of a few lines.
    """

    def __init__(self, width: float, height: float, scale: float = 1.0, palette: Palette = STANDARD) -> None:
        self.width = width
        self.height = height
        self.scale = scale
        self.palette = palette
        self.cuts: list[Cut] = []
        self.strokes: list[Stroke] | None = new_strokes()
        self.surface = blank(max(1, round(width * scale)), max(1, round(height * scale)))

    @classmethod
    def over(cls, surface: pygame.Surface, scale: float, palette: Palette = STANDARD) -> Self:
        """A canvas that draws on an existing surface."""
        canvas = cls.__new__(cls)
        canvas.width, canvas.height = surface.get_width() / scale, surface.get_height() / scale
        canvas.scale = scale
        canvas.palette = palette
        canvas.cuts = []
        canvas.strokes = None
        canvas.surface = surface
        return canvas

    def seated(self, colours: tuple[int, ...]) -> Self:
        """A canvas on the same surface, with the colours of a table's seats."""
        palette = self.palette.seated(colours)
        if palette is self.palette:
            return self
        canvas = self.over(self.surface, self.scale, palette)
        canvas.cuts = self.cuts
        return canvas

    # ------------------------------------------------------------------ whole pixels

    def snap(self, value: float) -> float:
        """The nearest design coordinate that lies on a whole pixel."""
        return round(value * self.scale) / self.scale

    def hair(self, thickness: float) -> float:
        """A thickness of whole pixels, at least one."""
        return max(1, round(thickness * self.scale)) / self.scale

    def box(self, x: float, y: float, width: float, height: float) -> tuple[float, float, float, float]:
        """A box (x, y, width, height) with its edges moved to whole pixels."""
        left, top = self.snap(x), self.snap(y)
        return left, top, self.snap(x + width) - left, self.snap(y + height) - top

    def stepped(self, x: float, y: float, width: float, height: float, step: float = 4, count: int = 2) -> Shape:
        """A stepped rectangle with every edge on a whole pixel."""
        return stepped(*self.box(x, y, width, height), self.hair(step), count)

    def stepped_frame(
        self, x: float, y: float, width: float, height: float, thickness: float, step: float = 4, count: int = 2
    ) -> Shape:
        """The border of a stepped rectangle, every edge on a whole pixel and at least one pixel thick."""
        return stepped_frame(*self.box(x, y, width, height), self.hair(thickness), self.hair(step), count)

    def rect(self, x: float, y: float, width: float, height: float) -> Shape:
        """A rectangle with its edges on whole pixels."""
        return Shape().rect(*self.box(x, y, width, height))

    # ------------------------------------------------------------------ shapes

    def mask(self, shape: Shape, reach: float = 0.0) -> Mask:
        """The coverage of a shape, with ``reach`` design units of space for light around it."""
        return rasterise(shape, self.scale, self.surface.get_rect(), round(reach * self.scale))

    def fill(self, ink: Ink, paint: PaintLike, alpha: float = 1.0, mode: Mode = "over") -> None:
        """Fill a shape with a paint; ``add`` makes it light, ``multiply`` stains what lies below."""
        mask = self._mask(ink)
        if self.strokes is not None and mode == "over" and mask.outline is not None:
            self.strokes.append(Filled(mask.outline, as_paint(paint), alpha))
        self._put(Mask(mask.surface.copy(), mask.left, mask.top), as_paint(paint), alpha, mode)

    def erase(self, ink: Ink, alpha: float = 1.0) -> None:
        """Take away what lies under a shape, down to transparency."""
        mask = self._mask(ink)
        if self.strokes is not None and mask.outline is not None:
            self.strokes.append(Erased(mask.outline))
        taken = mask.surface.copy()
        taken.fill((*_grey(alpha), round(alpha * 255)), special_flags=pygame.BLEND_RGBA_MULT)
        kept = blank(*taken.get_size())
        kept.fill((255, 255, 255, 255))
        kept.blit(taken, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        self.surface.blit(kept, (mask.left, mask.top), special_flags=pygame.BLEND_RGBA_MULT)

    def fill_all(self, paint: PaintLike, alpha: float = 1.0, mode: Mode = "over") -> None:
        """Fill the whole canvas with a paint."""
        surface = blank(*self.surface.get_size())
        surface.fill((255, 255, 255, 255))
        self._put(Mask(surface, 0, 0), as_paint(paint), alpha, mode)

    def glow(self, ink: Ink, paint: PaintLike, radius: float, strength: float = 1.0, *, inside: bool = True) -> None:
        """Light around a shape; with ``inside`` false none falls on the shape itself."""
        mask, soft = self._soft(ink, radius)
        if not inside:
            soft.surface.blit(mask.surface, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        while strength > 0:
            self._put(Mask(soft.surface.copy(), soft.left, soft.top), as_paint(paint), min(1.0, strength), "add")
            strength -= 1

    def shadow(
        self,
        ink: Ink,
        radius: float,
        dy: float = 4.0,
        alpha: float = 0.55,
        *,
        dx: float = 0.0,
        colour: ColourLike = BLACK,
    ) -> None:
        """A soft dark copy of a shape, moved by (dx, dy)."""
        _, soft = self._soft(ink, radius)
        moved = Mask(soft.surface, soft.left + round(dx * self.scale), soft.top + round(dy * self.scale))
        self._put(moved, Solid(rgb(colour)), alpha, "over")

    def bevel(
        self,
        ink: Ink,
        width: float = 1.5,
        light: float = 0.5,
        shade: float = 0.5,
        *,
        light_colour: ColourLike = WHITE,
        shade_colour: ColourLike = BLACK,
    ) -> None:
        """Lit upper edges and dark lower edges, ``width`` design units deep."""
        mask = self._mask(ink)
        shift = max(1, round(width * self.scale))
        covered = mask.surface if shift < _SOFT_BEVEL else blurred(mask.surface, shift)
        for step, colour, strength in ((shift, light_colour, light), (-shift, shade_colour, shade)):
            edge = mask.surface.copy()
            edge.blit(covered, (0, step), special_flags=pygame.BLEND_RGBA_SUB)
            self._put(Mask(edge, mask.left, mask.top), Solid(rgb(colour)), strength, "over")

    def inner_shadow(
        self, ink: Ink, radius: float, alpha: float = 0.5, *, dy: float = 0.0, colour: ColourLike = BLACK
    ) -> None:
        """Darkness that creeps in from the edges of a shape."""
        mask, soft = self._soft(ink, radius)
        edge = mask.surface.copy()
        edge.blit(soft.surface, (0, round(dy * self.scale)), special_flags=pygame.BLEND_RGBA_SUB)
        self._put(Mask(edge, mask.left, mask.top), Solid(rgb(colour)), alpha, "over")

    # ------------------------------------------------------------------ pictures and text

    def blit(
        self, picture: "Canvas | pygame.Surface", x: float, y: float, alpha: float = 1.0, mode: Mode = "over"
    ) -> None:
        """Draw another canvas, or a surface of premultiplied alpha, with its top left corner at (x, y)."""
        surface = picture.surface if isinstance(picture, Canvas) else picture
        if isinstance(picture, Canvas):
            self.cuts.extend(cut.moved(x, y) for cut in picture.cuts)
            if self.strokes is not None and picture.strokes is not None:
                self.strokes.append(Placed(tuple(picture.strokes), x, y, picture.scale / self.scale, alpha))
        if alpha < 1 or mode != "over":
            surface = surface.copy()
        self._put(Mask(surface, round(x * self.scale), round(y * self.scale)), None, alpha, mode)

    def text(
        self,
        x: float,
        y: float,
        string: str,
        size: float,
        paint: PaintLike = _SHELL,
        weight: Weight = "regular",
        anchor: str = "lb",
        *,
        tracking: float = 0.0,
        alpha: float = 1.0,
        shadow: float = 0.0,
        glow: TextGlow | None = None,
    ) -> float:
        """Draw one line of text and return its width in design units.

        ``anchor`` says what (x, y) is: ``l``, ``m`` or ``r`` across; ``t``, ``m`` or ``b`` for the top, the middle and
        the foot of the capitals. Raises ValueError for any other anchor.
        """
        if not _ANCHOR.fullmatch(anchor):
            raise ValueError(f"an anchor is one of l, m, r and then one of t, m, b, such as 'lb', not {anchor!r}")
        if isinstance(paint, tuple):
            paint = self.palette.word(paint)
        pixels = pixel_size(size, self.scale)
        letters = text_mask(string, pixels, weight, tracking)
        left, top = self._text_corner(x, y, letters.get_width(), pixels, weight, anchor)
        mask = Mask(letters, left, top)
        if glow is not None:
            self.glow(mask, glow.colour, glow.radius, glow.strength)
        if shadow:
            self.shadow(mask, 3, 2, shadow)
        self.fill(mask, paint, alpha)
        return letters.get_width() / self.scale

    def _text_corner(self, x: float, y: float, width: int, pixels: int, weight: Weight, anchor: str) -> tuple[int, int]:
        ascent = font(pixels, weight).get_ascent()
        capitals = CAPITAL_HEIGHT * pixels
        across = {"l": 0.0, "m": width / 2, "r": float(width)}[anchor[0]]
        down = {"t": ascent - capitals, "m": ascent - capitals / 2, "b": float(ascent)}[anchor[1]]
        return round(x * self.scale - across), round(y * self.scale - down)

    def dim(self, brightness: float, saturation: float = 1.0) -> None:
        """Darken the whole picture to ``brightness`` and pale it to ``saturation`` (both 0 to 1)."""
        grey = pygame.transform.grayscale(self.surface)
        grey.fill(_grey(brightness * (1 - saturation)), special_flags=pygame.BLEND_RGB_MULT)
        self.surface.fill(_grey(brightness * saturation), special_flags=pygame.BLEND_RGB_MULT)
        self.surface.blit(grey, (0, 0), special_flags=pygame.BLEND_RGB_ADD)

    # ------------------------------------------------------------------ compositing

    def _mask(self, ink: Ink) -> Mask:
        return self.mask(ink) if isinstance(ink, Shape) else ink

    def _soft(self, ink: Ink, radius: float) -> tuple[Mask, Mask]:
        """A mask with space around it, and its blurred copy of the same size."""
        pixels = radius * self.scale
        margin = blur_margin(pixels)
        if isinstance(ink, Shape):
            mask = rasterise(ink, self.scale, self.surface.get_rect(), margin)
        else:
            width, height = ink.surface.get_size()
            wide = blank(width + 2 * margin, height + 2 * margin)
            wide.blit(ink.surface, (margin, margin), special_flags=pygame.BLEND_RGBA_ADD)
            mask = Mask(wide, ink.left - margin, ink.top - margin)
        return mask, Mask(blurred(mask.surface, pixels), mask.left, mask.top)

    def _put(self, mask: Mask, paint: Paint | None, alpha: float, mode: Mode) -> None:
        """Colour a mask in place and composite it."""
        layer = mask.surface
        if paint is not None:
            paint.tint(mask, self.scale)
        if alpha < 1:
            layer.fill((*_grey(alpha), round(alpha * 255)), special_flags=pygame.BLEND_RGBA_MULT)
        flag = pygame.BLEND_PREMULTIPLIED
        if mode == "add":
            _make_light(layer)
        elif mode == "multiply":
            flattened = blank(*layer.get_size())
            flattened.fill((255, 255, 255, 255))
            flattened.blit(layer, (0, 0), special_flags=flag)
            layer, flag = flattened, pygame.BLEND_RGB_MULT
        self.surface.blit(layer, (mask.left, mask.top), special_flags=flag)


def _make_light(layer: pygame.Surface) -> None:
    """Give a premultiplied layer only as much opacity as its brightness calls for."""
    grey = pygame.transform.grayscale(layer)
    # Read one channel late, the red of each grey pixel becomes its alpha.
    opacity = pygame.image.frombytes(pygame.image.tobytes(grey, "RGBA"), grey.get_size(), "ARGB")
    opacity.fill((0, 0, 0, round(255 * _LIGHT_OPACITY)), special_flags=pygame.BLEND_RGBA_MULT)
    layer.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MULT)
    layer.blit(opacity, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)


def _grey(level: float) -> Colour:
    value = min(255, max(0, round(level * 255)))
    return value, value, value
