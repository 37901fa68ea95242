"""Babel on the screen."""
