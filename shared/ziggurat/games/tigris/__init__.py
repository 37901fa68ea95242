"""Tigris & Euphrates, for two to four players: kingdoms, leaders and wars between two rivers."""
