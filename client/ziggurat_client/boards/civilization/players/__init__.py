"""The nations beside the map."""
