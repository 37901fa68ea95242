"""How what happened moves over the board, and how it sounds."""
