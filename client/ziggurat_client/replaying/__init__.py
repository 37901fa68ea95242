"""Matches told again: stories, their frames, and where one stands in them."""
