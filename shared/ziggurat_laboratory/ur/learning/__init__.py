"""Weights for judging boards of Ur, learned from games played against oneself."""
