"""The drawing kit in one import: geometry, colours, paints, canvas and text."""

from ziggurat_client.art.canvas import Canvas, Ink, Mode, TextGlow
from ziggurat_client.art.colour import Colour, ColourLike, brighten, contrast, darken, lighten, luminance, mix, rgb
from ziggurat_client.art.mask import Mask
from ziggurat_client.art.paint import Linear, Paint, PaintLike, Radial, Solid, horizontal, radial, vertical
from ziggurat_client.art.shape import (
    Bounds,
    Path,
    Point,
    Points,
    Shape,
    circle,
    rect,
    stepped,
    stepped_frame,
    stepped_outline,
)
from ziggurat_client.art.text import Weight, text_width, wrap

__all__ = [
    "Bounds",
    "Canvas",
    "Colour",
    "ColourLike",
    "Ink",
    "Linear",
    "Mask",
    "Mode",
    "Paint",
    "PaintLike",
    "Path",
    "Point",
    "Points",
    "Radial",
    "Shape",
    "Solid",
    "TextGlow",
    "Weight",
    "brighten",
    "circle",
    "contrast",
    "darken",
    "horizontal",
    "lighten",
    "luminance",
    "mix",
    "radial",
    "rect",
    "rgb",
    "stepped",
    "stepped_frame",
    "stepped_outline",
    "text_width",
    "vertical",
    "wrap",
]
