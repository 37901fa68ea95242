"""The window, its geometry, and the part of a page that it shows."""
