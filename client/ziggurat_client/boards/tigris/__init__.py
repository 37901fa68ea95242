"""Tigris & Euphrates in this client."""
