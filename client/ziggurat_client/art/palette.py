"""Palettes: the colours of kinds, players and words, with sets for different kinds of sight.

Colour never stands alone: each kind has its glyph, and each seat its mark.
"""

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final, Literal, NamedTuple, get_args

from ziggurat_client.art.colour import Colour, contrast, darken, lighten, rgb

MarkKind = Literal["disc", "bar", "cross", "ring", "peak", "pillars", "checker"]

MARKS: Final[tuple[MarkKind, ...]] = get_args(MarkKind)
"""Every mark, in the order of the seats."""

KINDS = "ATCPW"
"""One letter a kind, in the order of the rules: Agriculture, Trade, Culture, Politics, War."""


class KindColours(NamedTuple):
    """A kind's field, from its lit middle to its deep rim, and the spark of its light."""

    light: Colour
    mid: Colour
    deep: Colour
    spark: Colour


class PlayerColours(NamedTuple):
    """A seat's colour and the mark that says the same without it."""

    colour: Colour
    mark: MarkKind

    @property
    def ink(self) -> Colour:
        """The colour of the mark on the seat's own: dark, or light where that stands out clearly more."""
        dark, light = contrast(MARK, self.colour), contrast(LIGHT_MARK, self.colour)
        return LIGHT_MARK if light > dark * _CLEARLY else MARK

    @property
    def edge(self) -> Colour:
        """The edge of a thin line in the seat's colour on a panel: light where the colour alone would not be seen."""
        return BITUMEN if contrast(self.colour, PANEL) >= SEEN else LIGHT_MARK


class WordColours(NamedTuple):
    """The colours of text on panels."""

    plain: Colour
    secondary: Colour
    faint: Colour
    heading: Colour
    off: Colour
    on_gold: Colour


class FrameColours(NamedTuple):
    """Three stops from top to bottom of a gold edge."""

    top: Colour
    middle: Colour
    bottom: Colour


SHELL = rgb("#f4ead2")
BITUMEN = rgb("#0d0a0b")
GOLD = rgb("#e8b53a")
MARK = rgb("#1a1210")
"""The mark on a seat's colour, and other dark signs on light grounds."""
LIGHT_MARK = rgb("#fdf3dd")
"""The mark on a colour that is itself dark."""
_CLEARLY: Final = 1.1
GOLD_EDGE = FrameColours(rgb("#ffe7a0"), rgb("#d9a441"), rgb("#7a4d17"))

PANEL: Final = rgb("#1a2f74")
"""The lightest ground of a panel that thin lines are drawn on."""
SEEN: Final = 3.0
"""The contrast from which a figure that is not text is seen, as WCAG 2 asks."""

_WORDS = WordColours(
    plain=SHELL,
    secondary=rgb("#c9c1ae"),
    faint=rgb("#b7bbd3"),
    heading=rgb("#f0c766"),
    off=rgb("#8f93ab"),
    on_gold=rgb("#1d1208"),
)


@dataclass(frozen=True, slots=True)
class Palette:
    """One set of colours for everything on screen.

    ``kinds`` are in the order of :data:`KINDS`; ``players`` are seats 0 to 6. A ``flat`` palette draws white glyphs on
    plain fields, without texture or light on them.
    """

    name: str
    kinds: tuple[KindColours, ...]
    players: tuple[PlayerColours, ...]
    words: WordColours = _WORDS
    edge: FrameColours = GOLD_EDGE
    night: tuple[Colour, Colour, Colour] = field(default=(rgb("#2b3f86"), rgb("#101c4a"), rgb("#060913")))
    flat: bool = False
    by_number: "Palette | None" = field(default=None, compare=False)
    """The same palette with every seat in the colour of its own number, unless this is that one."""

    def kind(self, letter: str) -> KindColours:
        """The colours of a kind; ``ValueError`` if the letter names none."""
        return self.kinds[KINDS.index(letter)]

    def player(self, seat: int) -> PlayerColours:
        """The colour and mark of a seat. Where the colours run out they come again, each with another mark."""
        again, place = divmod(seat, len(self.players))
        return PlayerColours(self.players[place].colour, self.players[(place + again) % len(self.players)].mark)

    def seated(self, colours: tuple[int, ...]) -> "Palette":
        """This palette for a table whose seats have these colours, under a name of its own.

        Where each has that of its own number, and where nothing is said, it is the palette itself.
        """
        plain = self.by_number or self
        return plain if colours == tuple(range(len(colours))) else _seated(plain, colours)

    def word(self, colour: Colour) -> Colour:
        """What stands here for one of the standard colours of words; any other colour stays as it is."""
        return self.words[_WORDS.index(colour)] if colour in _WORDS else colour


@lru_cache(maxsize=64)
def _seated(plain: Palette, colours: tuple[int, ...]) -> Palette:
    """The colours that no seat has come after those of the seats."""
    free = (place for place in range(len(plain.players)) if place not in colours)
    return replace(
        plain,
        name=f"{plain.name} {'-'.join(map(str, colours))}",
        players=tuple(plain.player(colour) for colour in (*colours, *free)),
        by_number=plain,
    )


def _kind(light: str, mid: str, deep: str, spark: str) -> KindColours:
    return KindColours(rgb(light), rgb(mid), rgb(deep), rgb(spark))


def _kinds_around(*middles: str, lift: float = 0.22) -> tuple[KindColours, ...]:
    """Kinds of which only the middle colour is chosen; the rest follows from it."""
    return tuple(
        KindColours(lighten(middle, lift), rgb(middle), darken(middle, 0.46), lighten(middle, 0.5))
        for middle in middles
    )


def _players(*colours: str) -> tuple[PlayerColours, ...]:
    """The seats from 0 on: carnelian, turquoise, gold, shell, amethyst, rose and malachite, or what stands for them."""
    return tuple(PlayerColours(rgb(colour), mark) for colour, mark in zip(colours, MARKS, strict=True))


STANDARD = Palette(
    name="standard",
    kinds=(
        _kind("#6f9b3a", "#4a7529", "#274a1b", "#a6d65c"),
        _kind("#cf8420", "#a8640f", "#653607", "#ffb84a"),
        _kind("#3f93dc", "#2270b8", "#0f437a", "#7cc4ff"),
        _kind("#8f58c2", "#6b3a9c", "#3c1d61", "#c79bff"),
        _kind("#c93f2d", "#9c271d", "#5a120f", "#ff7a5c"),
    ),
    players=_players("#e2503d", "#2fb5a8", "#e8b53a", "#efe6d5", "#8450dc", "#ea84f0", "#0f5148"),
)

RED_GREEN = Palette(
    name="red_green",
    kinds=_kinds_around("#2f8f86", "#b07a12", "#2a6fe0", "#3a1f5e", "#7a1626"),
    players=_players("#d9571f", "#3f9cf0", "#ffe14d", "#f4efe4", "#5a4bb4", "#a52d4b", "#879696"),
)

BLUE_YELLOW = Palette(
    name="blue_yellow",
    kinds=_kinds_around("#3f8a3a", "#b5722a", "#17407f", "#7a2f8f", "#8f1a1a"),
    players=_players("#d63a34", "#1ba8a8", "#f0a6b4", "#f7f2e8", "#9669ff", "#785a78", "#195041"),
)

HIGH_CONTRAST = Palette(
    name="high_contrast",
    kinds=_kinds_around("#0f3d0f", "#5c3a00", "#00337a", "#3b0f66", "#660a0a", lift=0.05),
    players=_players("#ff6a52", "#35e0d0", "#ffd23f", "#ffffff", "#a5a5ff", "#c43ce0", "#236e5a"),
    words=WordColours(
        plain=rgb("#ffffff"),
        secondary=rgb("#f0ead8"),
        faint=rgb("#d5d8ea"),
        heading=rgb("#ffd873"),
        off=rgb("#aeb2c8"),
        on_gold=rgb("#000000"),
    ),
    edge=FrameColours(rgb("#ffffff"), rgb("#ffffff"), rgb("#ffffff")),
    flat=True,
)

PALETTES: dict[str, Palette] = {palette.name: palette for palette in (STANDARD, RED_GREEN, BLUE_YELLOW, HIGH_CONTRAST)}
"""Every palette by the name under which it is saved in the settings."""
