"""Lessons: set positions in which a learner does one thing, judged by the game's own rules."""
