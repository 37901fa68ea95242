"""The sounds, and the synthesiser that made them: lyre, frame drum, sistrum, clay and stone, made by arithmetic."""
