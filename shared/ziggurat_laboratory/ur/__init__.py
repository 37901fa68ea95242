"""Ur in the laboratory: the counter of its games, and the learning of its weights."""
