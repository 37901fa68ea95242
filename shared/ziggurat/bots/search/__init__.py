"""The search for the best turn, the same for every game: what a game adds is a generator of its turns."""
