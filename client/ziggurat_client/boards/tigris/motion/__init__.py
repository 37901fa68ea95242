"""How what happens moves and sounds."""
