"""Screens, a folder for each idea; `pages` holds what every screen is made of."""
