"""Civilization told again: its chronicle, and what stood out."""
