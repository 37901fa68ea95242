"""Everything drawn: shapes, glyphs, tiles, panels and letters as vectors at display size."""
