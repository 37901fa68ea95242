"""A monument being chosen: the band over an edge of the map with a card for each."""
