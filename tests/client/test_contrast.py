"""Text can be read: its contrast with what lies below it is at least 4.5 to 1, as WCAG 2 asks."""

from __future__ import annotations

import pytest

from ziggurat_client.art import panels, tones
from ziggurat_client.art.colour import ColourLike, contrast
from ziggurat_client.art.palette import PALETTES, Palette

READABLE = 4.5
VISIBLE = 3.0
"""What WCAG 2 asks of figures that are not text."""
PANELS = {
    "plain": panels.PLAIN_PANEL,
    "active": panels.ACTIVE_PANEL,
    "open": panels.OPEN_PANEL,
    "quiet": panels.QUIET_PANEL,
    "strip": panels.STRIP_PANEL,
    "card": panels.CARD,
}
INKS = ("plain", "secondary", "faint", "heading")
palettes = pytest.mark.parametrize("palette", PALETTES.values(), ids=list(PALETTES))


@palettes
@pytest.mark.parametrize("panel", PANELS)
@pytest.mark.parametrize("ink", INKS)
def test_text_is_read_on_every_panel(palette: Palette, panel: str, ink: str) -> None:
    appearance = PANELS[panel]
    colour = getattr(palette.words, ink)
    assert min(contrast(colour, appearance.top), contrast(colour, appearance.bottom)) >= READABLE


@palettes
@pytest.mark.parametrize("gold", tones.GOLD_FACE[:2])
def test_words_are_read_on_golden_buttons(palette: Palette, gold: str) -> None:
    assert contrast(palette.words.on_gold, gold) >= READABLE


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        (tones.TEXT, tones.WELL),
        (tones.TEXT_SOFT, tones.WELL),
        (tones.TEXT_FAINT, tones.WELL),
        (tones.READY_PALE, tones.READY_DEEP),
        (tones.TEXT_READY, tones.READY_DEEP),
        (tones.TEXT_NAME, panels.PLAIN_PANEL.top),
        (tones.GOOD, panels.PLAIN_PANEL.top),
        (tones.PALE_LAPIS, panels.PLAIN_PANEL.top),
    ],
)
def test_signs_and_states_are_read_on_their_grounds(ink: ColourLike, ground: ColourLike) -> None:
    assert contrast(ink, ground) >= READABLE


@palettes
def test_every_glyph_stands_out_from_its_field(palette: Palette) -> None:
    glyph = "#ffffff" if palette.flat else tones.TEXT
    assert min(contrast(glyph, kind.mid) for kind in palette.kinds) >= VISIBLE


def test_high_contrast_has_glyphs_that_can_be_read_like_text() -> None:
    palette = PALETTES["high_contrast"]
    assert min(contrast("#ffffff", kind.mid) for kind in palette.kinds) >= READABLE


@palettes
def test_every_mark_stands_out_from_its_cube(palette: Palette) -> None:
    assert min(contrast(player.ink, player.colour) for player in palette.players) >= VISIBLE


@palettes
@pytest.mark.parametrize("panel", ["plain", "quiet", "strip"])
def test_the_line_of_every_player_or_its_edge_is_seen_on_the_panels_of_charts(palette: Palette, panel: str) -> None:
    appearance = PANELS[panel]
    for player in palette.players:
        assert any(
            min(contrast(colour, appearance.top), contrast(colour, appearance.bottom)) >= VISIBLE
            for colour in (player.colour, player.edge)
        )
