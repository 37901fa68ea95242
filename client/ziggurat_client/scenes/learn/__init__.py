"""Lessons, and the scribe who gives them."""
