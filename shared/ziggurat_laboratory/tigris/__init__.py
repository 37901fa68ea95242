"""Tigris & Euphrates in the laboratory: the counter of its games."""
