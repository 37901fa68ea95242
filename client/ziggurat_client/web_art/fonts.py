"""The client's letters as pages load them: of each font what is written with it, compressed."""

from __future__ import annotations

import json
from importlib.resources import files
from io import BytesIO
from typing import Final, get_args

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from ziggurat_client.art.text import Weight, font_file, font_folder

_LANGUAGES: Final = ("en", "fr")
_NAMES_OF_PEOPLE: Final = "".join(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x180))))
"""Latin letters with every accent of Europe; other scripts come from the fonts of the device."""
_SIGNS: Final = "–"
"""What pages write without a sentence."""
_NAMED: Final = (0, 1, 2, 3, 4, 5, 6, 13, 14)
"""What stays of what a font says of itself: whose it is, what it is called, and its licence."""


def font_files() -> dict[str, bytes]:
    """The fonts by the names of their files, and their licence."""
    written = _written()
    fonts = {f"noto-sans-{weight}.woff2": _lessened(weight, written) for weight in get_args(Weight)}
    return fonts | {"noto-sans-licence.txt": (font_folder() / "licenses" / "NotoSans-LICENSE.txt").read_bytes()}


def _written() -> str:
    """Every letter and sign that a page may show."""
    folder = files("ziggurat_assets") / "translations"
    sentences = [json.loads((folder / f"{each}.json").read_text(encoding="utf-8")).values() for each in _LANGUAGES]
    return "".join(sorted({*_NAMES_OF_PEOPLE, *_SIGNS, *("".join(each for told in sentences for each in told))}))


def _lessened(weight: Weight, written: str) -> bytes:
    """The font with these letters alone."""
    options = Options(hinting=False, layout_features=["kern", "mark", "lnum", "tnum"], name_IDs=_NAMED)
    with TTFont(font_file(weight), recalcTimestamp=False) as font:
        subsetter = Subsetter(options)
        subsetter.populate(text=written)
        subsetter.subset(font)
        font.flavor = "woff2"
        content = BytesIO()
        font.save(content)
    return content.getvalue()
