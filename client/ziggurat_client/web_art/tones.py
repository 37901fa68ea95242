"""The colours of all palettes beside each other, and the custom property that stands for each of them."""

from __future__ import annotations

from typing import Final, TypeAlias

from ziggurat_client.art.colour import Colour
from ziggurat_client.art.palette import KINDS, PALETTES, Palette

Tone: TypeAlias = tuple[Colour, ...]
"""One thing's colour in every palette, in the order of `PALETTES`."""

ALL: Final[tuple[Palette, ...]] = tuple(PALETTES.values())


class Tones:
    """Every tone that symbols use, by the name of its custom property.

    Those of kinds, seats, words and edges have names of their own from the beginning, any other is named by its
    standard colour.
    """

    def __init__(self) -> None:
        self._names: dict[Tone, str] = {}
        self._taken: set[str] = set()
        for name, tone in _named():
            self._keep(tone, name)

    def written(self, tone: Tone) -> str:
        """What an attribute says for a tone: a plain colour where every palette has the same."""
        if len(set(tone)) == 1:
            return hexadecimal(tone[0])
        if tone not in self._names:
            self._keep(tone, self._free_name(tone))
        return f"var({self._names[tone]})"

    def of_palette(self, place: int) -> dict[str, str]:
        """The value of every custom property in the palette at that place."""
        named = dict(_named())
        named.update({name: tone for tone, name in self._names.items()})
        return {name: hexadecimal(tone[place]) for name, tone in named.items()}

    def _keep(self, tone: Tone, name: str) -> None:
        self._names.setdefault(tone, name)
        self._taken.add(name)

    def _free_name(self, tone: Tone) -> str:
        stem = f"--tone-{hexadecimal(tone[0])[1:]}"
        name, number = stem, 2
        while name in self._taken:
            name, number = f"{stem}-{number}", number + 1
        return name


def _named() -> list[tuple[str, Tone]]:
    """The tones that pages use by name too."""
    found: list[tuple[str, Tone]] = []
    for letter in KINDS:
        for part in ("light", "mid", "deep", "spark"):
            found.append((f"--kind-{letter}-{part}", tuple(getattr(each.kind(letter), part) for each in ALL)))
    for number in range(len(ALL[0].players)):
        found.append((f"--seat-{number}", tuple(each.player(number).colour for each in ALL)))
        found.append((f"--seat-{number}-ink", tuple(each.player(number).ink for each in ALL)))
    for field in ALL[0].words._fields:
        found.append((f"--word-{field.replace('_', '-')}", tuple(getattr(each.words, field) for each in ALL)))
    for field in ALL[0].edge._fields:
        found.append((f"--edge-{field}", tuple(getattr(each.edge, field) for each in ALL)))
    return found


def hexadecimal(colour: Colour) -> str:
    """A colour as CSS writes it, in three digits where they are enough."""
    text = "#{:02x}{:02x}{:02x}".format(*colour)
    return f"#{text[1]}{text[3]}{text[5]}" if text[1::2] == text[2::2] else text
