"""Players that think: they see a view, never the position."""
