"""The stage: clips that play one after the other or together, particles, and what moves over the board."""
