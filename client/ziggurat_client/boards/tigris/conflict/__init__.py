"""A conflict on the screen: the band over an edge of the map on which two leaders face each other."""
