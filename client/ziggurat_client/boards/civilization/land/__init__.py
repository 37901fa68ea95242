"""The map as geometry: outlines, borders, rivers, and where pieces stand by themselves."""
