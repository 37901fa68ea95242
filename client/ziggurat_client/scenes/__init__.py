"""Screens: one file per screen, stacked by the application."""
