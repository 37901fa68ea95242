"""The players beside the map."""
