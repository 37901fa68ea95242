"""Where pieces lie on the map so that none covers another."""
