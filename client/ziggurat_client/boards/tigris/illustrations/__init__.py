"""Pictures of the game: its emblem, its pieces, its rules."""
