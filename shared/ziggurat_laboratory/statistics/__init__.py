"""Ratings and shares from numbers of games, with their confidence."""
