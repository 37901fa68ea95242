"""Conflicts that would follow, as they are shown: their course, and what comes of them."""
