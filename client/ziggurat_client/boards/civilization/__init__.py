"""Civilization in this client."""
