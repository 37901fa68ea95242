"""Hints and reviews: a process of its own thinks, so that no frame waits for it."""
