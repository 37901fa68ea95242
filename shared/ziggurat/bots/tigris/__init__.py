"""Bots that play Tigris & Euphrates."""
