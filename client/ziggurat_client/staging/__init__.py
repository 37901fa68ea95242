"""States put on stage, for pictures of the screens."""
