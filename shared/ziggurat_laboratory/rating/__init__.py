"""Bots of a league rated as people are: whether that puts them in the order that was measured."""
