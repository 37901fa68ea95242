"""Translations and other files the programs show."""
