"""Bots that play Civilization."""
