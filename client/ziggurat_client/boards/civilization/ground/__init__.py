"""The ground of the map: land, sea and rivers, painted piece by piece and kept."""
